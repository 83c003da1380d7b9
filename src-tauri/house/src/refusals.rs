//! How often each rule refused a person's touches, so that the app can offer what explains it.

use crate::problem::Problem;
use store::{Section, Store};

/// Counts stop here.
const MOST: u32 = 1_000_000;

/// Whether a value is a valid count.
pub(crate) fn is_count(value: &str) -> bool {
    read(value).is_some()
}

/// Counts a refusal by a rule.
///
/// # Errors
/// Fails if it can't be saved.
pub(crate) fn note(store: &mut Store, game: &str, rule: &str) -> Result<(), Problem> {
    let key = format!("{game}/{rule}");
    let before = store.entry(Section::Refusal, &key)?.and_then(|text| read(&text)).unwrap_or(0);
    Ok(store.put_entry(Section::Refusal, &key, &(before + 1).min(MOST).to_string())?)
}

/// Returns the rule of a game that refused the person most often, and how often; of equals, the first by name.
///
/// # Errors
/// Fails if the store can't be read.
pub(crate) fn most(store: &Store, game: &str) -> Result<Option<(String, u32)>, Problem> {
    let mut most: Option<(String, u32)> = None;
    for (key, text) in store.entries(Section::Refusal)? {
        let Some((rule, times)) = key.split_once('/').filter(|(of, _)| *of == game).zip(read(&text)) else { continue };
        if most.as_ref().is_none_or(|(_, known)| times > *known) {
            most = Some((rule.1.to_owned(), times));
        }
    }
    Ok(most)
}

fn read(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&times| times <= MOST)
}
