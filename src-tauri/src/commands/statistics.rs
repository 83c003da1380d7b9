//! Statistics of finished games, and what they say about levels.

use house::{EvenGame, LevelWord, NewTable, Statistics};

house_commands! {
    /// Returns all statistics.
    fn statistics() -> Statistics = |house| house.statistics();

    /// Resets the statistics of one game or of all, and returns the number with which to restore them.
    fn statistics_reset(game: Option<String>) -> u32 = |house| house.reset_statistics(game.as_deref());

    /// Restores statistics that were reset.
    fn statistics_restore(number: u32) -> () = |house| house.restore_statistics(number);

    /// Returns a suggestion about the level of the bots at the end of a table's game; usually null.
    fn level_word(id: String) -> Option<LevelWord> = |house| house.level_word(&id);

    /// Returns how the game that is about to be created becomes an even one; null if that is unknown.
    fn even_game(table: NewTable) -> Option<EvenGame> = |house| house.even_game(&table);
}
