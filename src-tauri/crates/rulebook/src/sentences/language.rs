//! What a language has to say about any game.

use crate::phrase::ComparedMove;

/// The sentences about any game in one language.
pub(crate) trait Sentences {
    /// Returns the prefix of the standing of a finished game.
    fn is_over(&self) -> &'static str;

    /// Says who won: `others`, and the person if `mine`.
    fn won(&self, others: Vec<String>, mine: bool) -> String;

    /// Says that nothing has been scored on a pad.
    fn no_points(&self) -> &'static str;

    /// Says who has won on a pad.
    fn pad_winners(&self, winners: &[String]) -> String;

    /// Says in how many of a hundred continuations a milestone is reached after a move, and after another: `told` is
    /// the milestone as [`Phrase::milestone()`](crate::phrase::Phrase::milestone()) words it.
    fn why(&self, told: &str, chances: (u8, u8), against: ComparedMove) -> String;

    /// There is no such option.
    fn no_such_option(&self, option: &str) -> String;

    /// An option, called `name`, can only have one value.
    fn only_value(&self, name: &str, only: &str, value: &str) -> String;

    /// An option can only have one of some numbers.
    fn not_among(&self, name: &str, allowed: &[&str], value: &str) -> String;

    /// An option can't have this value, which is a name for the program.
    fn no_such_value(&self, name: &str, value: &str) -> String;

    /// The value of an option is longer than `longest` characters.
    fn too_long(&self, name: &str, longest: u16) -> String;

    /// Returns the name of the option for the number of players, for the beginning of a sentence.
    fn seats(&self) -> &'static str;

    /// Puts a text in quotation marks.
    fn quoted(&self, text: &str) -> String;
}
