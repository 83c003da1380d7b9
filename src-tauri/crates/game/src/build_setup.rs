//! Builds a setup from option values given as text.

use crate::{ChoiceFault, Game, OptionKind, OptionSpec, SetupError};

/// Returns `setup` with these options changed. Each choice is an option's name (`"seats"` included) and its value.
///
/// ```
/// # mod matches { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/rules.rs")); }
/// # use matches::{Matches, Setup, SetupFault};
/// use game::ChoiceFault;
///
/// assert_eq!(game::choose::<Matches>(Setup::default(), [("matches", "20")]).unwrap().matches, 20);
/// // Every fault is reported.
/// let error = game::choose::<Matches>(Setup::default(), [("matches", "15"), ("candles", "2")]).unwrap_err();
/// let told: Vec<_> = error.faults.iter().map(ToString::to_string).collect();
/// assert_eq!(told, [
///     "option matches can't be \"15\": allowed are 10, 20 (MT-1.1)",
///     "there is no option \"candles\"",
/// ]);
/// ```
///
/// # Errors
/// All faults: those of each choice, in order, then those of the whole setup.
pub fn choose<'a, G: Game>(
    mut setup: G::Setup,
    choices: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<G::Setup, SetupError<G::SetupFault>> {
    let mut faults = Vec::new();
    for (key, value) in choices {
        if let Some(fault) = too_long(G::options(), key, value) {
            faults.push(fault);
        } else if let Err(error) = G::configure(&mut setup, key, value) {
            faults.extend(error.faults);
        }
    }
    faults.extend(G::validate(&setup).into_iter().map(ChoiceFault::Forbidden));
    SetupError::of(faults).map(|()| setup)
}

fn too_long<F>(options: &[OptionSpec], key: &str, value: &str) -> Option<ChoiceFault<F>> {
    let OptionSpec { kind: OptionKind::Text { longest }, rule, .. } =
        options.iter().find(|option| option.key == key)?
    else {
        return None;
    };
    let over = value.chars().count() > usize::from(*longest);
    over.then(|| ChoiceFault::TooLong { option: key.to_owned(), longest: *longest, rule: *rule })
}
