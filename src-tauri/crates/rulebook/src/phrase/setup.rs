//! Sentences for setup faults.

use crate::lang::Lang;
use crate::phrase::Phrase;
use crate::sentences::sentences;
use game::{ChoiceFault, SetupError};

/// Words one setup fault.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs")); }
/// use game::Game;
/// use rulebook::Lang;
/// use rulebook::phrase::setup_error;
/// use toy::Matches;
///
/// let error = Matches::configure(&mut Default::default(), "matches", "15").unwrap_err();
/// assert_eq!(setup_error::<Matches>(&error, Lang::En), "The number of matches can be one of these: 10, 20; not “15”.");
/// let error = Matches::configure(&mut Default::default(), "candles", "2").unwrap_err();
/// assert_eq!(setup_error::<Matches>(&error, Lang::Hu), "Ennél az asztalnál nincs ilyen választás: „candles”.");
/// ```
#[must_use]
pub fn setup_fault<G: Phrase>(fault: &ChoiceFault<G::SetupFault>, lang: Lang) -> String {
    let sentences = sentences(lang);
    match fault {
        ChoiceFault::NoSuchOption { option } => sentences.no_such_option(option),
        ChoiceFault::NoSuchValue { option, value, allowed, .. } => {
            let name = called::<G>(option, lang);
            match allowed {
                [only] => sentences.only_value(&name, only, value),
                allowed if are_numbers(allowed) => sentences.not_among(&name, allowed, value),
                _ => sentences.no_such_value(&name, value),
            }
        }
        ChoiceFault::TooLong { option, longest, .. } => sentences.too_long(&called::<G>(option, lang), *longest),
        ChoiceFault::InValue { fault, .. } | ChoiceFault::Forbidden(fault) => G::setup_fault(fault, lang),
    }
}

/// Words all faults of a setup, one sentence after the other.
#[must_use]
pub fn setup_error<G: Phrase>(error: &SetupError<G::SetupFault>, lang: Lang) -> String {
    let told: Vec<String> = error.faults.iter().map(|fault| setup_fault::<G>(fault, lang)).collect();
    told.join(" ")
}

/// Whether values are numbers, which a person understands; others are names for the program only.
fn are_numbers(values: &[&str]) -> bool {
    values.iter().all(|value| value.parse::<f64>().is_ok())
}

/// Returns the name of an option; the number of players has the same name in every game.
fn called<G: Phrase>(option: &str, lang: Lang) -> String {
    match option {
        "seats" => sentences(lang).seats().to_owned(),
        _ => G::option(option, lang).map_or_else(|| sentences(lang).quoted(option), str::to_owned),
    }
}
