//! The setup chosen for the last new table of each game, offered again for the next one.

use crate::play::table_encoding;
use crate::problem::Problem;
use crate::wire::NewTable;
use store::Store;

/// The prefix of the key of a game's last setup; the game's name follows.
const CHOSEN: &str = "chosen.";

/// Returns the last setup of a game from the settings; `None` if there is none, or it can't be read.
pub(crate) fn last(settings: &[(String, String)], game: &str) -> Option<NewTable> {
    let (_, value) = settings.iter().find(|(key, _)| key.strip_prefix(CHOSEN) == Some(game))?;
    serde_json::from_str(value).ok().filter(|chosen: &NewTable| chosen.game == game)
}

/// Whether a setting is a valid value of this module.
pub(crate) fn is_choice(key: &str, value: &str) -> bool {
    let chosen = || serde_json::from_str(value).ok().map(|chosen: NewTable| chosen.game);
    key.strip_prefix(CHOSEN).is_some_and(|game| chosen().as_deref() == Some(game))
}

/// Saves a setup as a game's last one, without the seed, since every table has its own.
///
/// # Errors
/// Fails if it can't be written.
pub(crate) fn remember(store: &mut Store, new: &NewTable) -> Result<(), Problem> {
    table_encoding::keep_setting(store, &format!("{CHOSEN}{}", new.game), &NewTable { seed: None, ..new.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(key: &str, value: &str) -> Vec<(String, String)> {
        vec![(key.to_owned(), value.to_owned())]
    }

    #[test]
    fn what_cannot_be_read_or_is_another_games_counts_as_never_chosen() {
        let value = r#"{"game":"mochi","players":[{"kind":"person"}],"options":[],"seed":null}"#;
        assert!(last(&kept("chosen.mochi", value), "mochi").is_some());
        assert_eq!(last(&kept("chosen.mochi", value), "cardgo"), None);
        assert_eq!(last(&kept("chosen.cardgo", value), "cardgo"), None);
        assert_eq!(last(&kept("chosen.mochi", "{"), "mochi"), None);
        assert_eq!(last(&kept("chosen.mochi", r#"{"game":"mochi","players":[{"kind":"ghost"}]}"#), "mochi"), None);
    }
}
