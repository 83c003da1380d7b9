//! What a language has to say about records.

use crate::record::details::Unfit;
use crate::record::editor_protocol::Judged;
use crate::record::facts::GameFact;
use crate::record::own::DealFault;
use cardgo::Colour;
use sgf::GameResult;

/// The sentences about records in one language.
pub(crate) trait RecordSentences {
    /// Returns the name of a colour for a player, with a capital letter.
    fn colour_name(&self, colour: Colour) -> &'static str;

    /// Returns the person's name in a record, where it isn't called "you".
    fn player(&self) -> &'static str;

    /// Returns the name of the rules of the game with cards.
    fn card_rules(&self) -> &'static str;

    /// Describes a result whose meaning is known: `fekete nyert 2,5 ponttal`, `White won, Black resigned`.
    fn result(&self, result: &GameResult) -> String;

    /// Says that the game of a file ended without a result.
    fn file_without_result(&self) -> &'static str;

    /// Says which result a file gives.
    fn file_result(&self, result: &str) -> String;

    /// Returns the words in which people write results, in lower case.
    fn result_words(&self) -> ResultWords;

    /// Returns the beginnings of the months' names.
    fn months(&self) -> [&'static str; 12];

    /// Says why a field of the details is refused.
    fn unfit(&self, unfit: Unfit) -> String;

    /// Returns the label of a fact about the game.
    fn fact_label(&self, fact: GameFact) -> &'static str;

    /// Returns the words for a judgement, in the normal or the strong form.
    fn judgement(&self, judged: Judged, very: bool) -> &'static str;

    /// Returns the time left, in which some moves have to be made.
    fn time_for_moves(&self, left: &str, moves: u32) -> String;

    /// Says what a position is worth to Black.
    fn worth_to_black(&self, points: &str) -> String;

    /// Says that a game of a file was left out, and why.
    fn left_out(&self, number: usize, why: &str) -> String;

    /// A record has more moves than a table can have.
    fn too_many_moves(&self) -> &'static str;

    /// Our rules don't allow to play on from a position.
    fn position_not_playable(&self) -> &'static str;

    /// A pasted text has more than one game.
    fn several_games(&self) -> &'static str;

    /// A file has so many games besides the one that is opened.
    fn more_games(&self, games: usize) -> String;

    /// The board was rearranged after so many moves, where the table begins.
    fn begins_after(&self, moves: usize) -> String;

    /// By our rules the game is over after so many moves.
    fn ends_after(&self, moves: usize) -> String;

    /// The cards of a file couldn't be replayed.
    fn cards_lost(&self) -> &'static str;

    /// Says why a game that was played in this app can't be opened.
    fn unusable_deal(&self, fault: &DealFault) -> String;

    /// The beginning of a record can't be deleted.
    fn beginning_stays(&self) -> &'static str;

    /// A variation is the main line already.
    fn is_main_line(&self) -> &'static str;

    /// A record has no handicap stones for the usual points.
    fn no_missing_stones(&self) -> &'static str;

    /// A record would be too large after an edit.
    fn record_too_large(&self) -> &'static str;
}

/// The words in which people write results.
pub(crate) struct ResultWords {
    /// The beginnings of the words for the colours.
    pub colours: [(Colour, &'static str); 2],
    /// Words for a whole result: a draw, no result, unknown.
    pub draws: &'static [&'static str],
    pub voids: &'static [&'static str],
    pub unknowns: &'static [&'static str],
    /// The beginnings of words about the colour before them: it won, or it lost.
    pub wins: &'static [&'static str],
    pub loses: &'static [&'static str],
    /// The beginnings of words for how the game was won: resignation, time, forfeit.
    pub resigns: &'static [&'static str],
    pub times: &'static [&'static str],
    pub forfeits: &'static [&'static str],
    /// What stands between two clauses, beside a comma.
    pub joins: &'static [&'static str],
    /// The beginnings of the word for points.
    pub points: &'static [&'static str],
    /// The word for half a point.
    pub half: &'static [&'static str],
}
