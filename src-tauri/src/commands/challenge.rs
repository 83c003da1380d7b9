//! Challenge codes, with which a friend plays the same deal.

use house::Challenge;

house_commands! {
    /// Reads the deal of a challenge code; `game` is the game for which the code is typed in, if any.
    fn challenge_read(code: String, game: Option<String>) -> Challenge =
        |house| house.challenge(&code, game.as_deref());

    /// Returns the challenge code of a table's deal, in groups of four; null for a table that wasn't dealt by this app.
    fn challenge_of(id: String) -> Option<String> = |house| house.challenge_of(&id);

    /// Returns a game's deal of a calendar day (`2026-11-21`), which is the same on every device.
    fn challenge_today(game: String, day: String) -> Challenge = |house| house.challenge_today(&game, &day);
}
