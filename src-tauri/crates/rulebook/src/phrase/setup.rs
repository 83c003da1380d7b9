//! Why a setup isn't possible.

use crate::lang::Lang;
use crate::phrase::{NBSP, Phrase};
use game::{ChoiceFault, SetupError};

/// One thing that stands against a setup, as a sentence.
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
    match (fault, lang) {
        (ChoiceFault::NoSuchOption { option }, Lang::Hu) => {
            format!("Ennél az asztalnál nincs ilyen választás: „{option}”.")
        }
        (ChoiceFault::NoSuchOption { option }, Lang::En) => format!("This table has no such option: “{option}”."),
        (ChoiceFault::NoSuchValue { option, value, allowed: [only], .. }, Lang::Hu) => {
            format!("{} csak {only} lehet, „{value}” nem.", called::<G>(option, lang))
        }
        (ChoiceFault::NoSuchValue { option, value, allowed: [only], .. }, Lang::En) => {
            format!("{} can only be {only}, not “{value}”.", called::<G>(option, lang))
        }
        (ChoiceFault::NoSuchValue { option, value, allowed, .. }, Lang::Hu) if are_numbers(allowed) => {
            format!("{} ezek egyike lehet: {}; „{value}” nem.", called::<G>(option, lang), allowed.join(", "))
        }
        (ChoiceFault::NoSuchValue { option, value, allowed, .. }, Lang::En) if are_numbers(allowed) => {
            format!("{} can be one of these: {}; not “{value}”.", called::<G>(option, lang), allowed.join(", "))
        }
        (ChoiceFault::NoSuchValue { option, value, .. }, Lang::Hu) => {
            format!("{} nem lehet ez: „{value}”. Válassz az új asztal lehetőségei közül!", called::<G>(option, lang))
        }
        (ChoiceFault::NoSuchValue { option, value, .. }, Lang::En) => {
            format!("{} can’t be “{value}”. Choose what New table offers.", called::<G>(option, lang))
        }
        (ChoiceFault::TooLong { option, longest, .. }, Lang::Hu) => {
            format!("{} legfeljebb {longest}{NBSP}karakterből állhat.", called::<G>(option, lang))
        }
        (ChoiceFault::TooLong { option, longest, .. }, Lang::En) => {
            format!("{} can have {longest}{NBSP}characters at most.", called::<G>(option, lang))
        }
        (ChoiceFault::InValue { fault, .. } | ChoiceFault::Forbidden(fault), _) => G::setup_fault(fault, lang),
    }
}

/// Everything that stands against a setup, one sentence after the other.
#[must_use]
pub fn setup_error<G: Phrase>(error: &SetupError<G::SetupFault>, lang: Lang) -> String {
    let told: Vec<String> = error.faults.iter().map(|fault| setup_fault::<G>(fault, lang)).collect();
    told.join(" ")
}

/// Whether values mean to a person what they are written as; others are names that only the program uses.
fn are_numbers(values: &[&str]) -> bool {
    values.iter().all(|value| value.parse::<f64>().is_ok())
}

/// What an option is called: the number of players at every table alike.
fn called<G: Phrase>(option: &str, lang: Lang) -> String {
    let words = match (option, lang) {
        ("seats", Lang::Hu) => Some("A játékosok száma"),
        ("seats", Lang::En) => Some("The number of players"),
        _ => G::option(option, lang),
    };
    match (words, lang) {
        (Some(words), _) => words.to_owned(),
        (None, Lang::Hu) => format!("„{option}”"),
        (None, Lang::En) => format!("“{option}”"),
    }
}
