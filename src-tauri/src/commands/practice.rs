//! Learning from a finished game.

use game::Forecast;
use games::{GameIntent, GameMove};
use house::{Attempt, Mistake, Mistakes, PracticeList, PracticePosition, Reason, Solution, TableSnapshot};
use rulebook::card::CardSheet;

house_commands! {
    /// Begins or continues to judge the decisions of a finished game, those first that seem to have cost the person
    /// most.
    fn mistakes_begin(id: String, revision: u32) -> () = |house| house.mistakes_begin(&id, revision);

    /// Waits until a number of the person's decisions other than `have` is judged, or there will be no more, and
    /// returns the costliest of them.
    fn mistakes_next(id: String, have: u32) -> Mistakes = |house| house.mistakes_next(&id, have);

    /// Returns a position of a finished game, with moves made from there.
    fn practice_at(at: PracticePosition) -> TableSnapshot = |house| house.practice_at(&at);

    /// Returns every rule against a touch in such a position.
    fn practice_explain(at: PracticePosition, intent: GameIntent) -> Vec<Reason> = |house| {
        house.practice_explain(&at, intent)
    };

    /// Returns what a move in such a position is certain to change.
    fn practice_forecast(at: PracticePosition, mv: GameMove) -> Vec<Forecast> = |house| house.practice_forecast(&at, mv);

    /// Returns a card's sheet in such a position.
    fn practice_card(at: PracticePosition, code: String) -> CardSheet = |house| house.practice_card(&at, &code);

    /// Returns the person's decision at a position of a finished game as it was judged.
    fn practice_decision(id: String, ply: u32) -> Mistake = |house| house.practice_decision(&id, ply);

    /// Notes that the person has practised a position: a failed one comes back after some days. `offset` is the UTC
    /// offset in minutes.
    fn practice_note(id: String, ply: u32, found: bool, offset: i32) -> () = |house| {
        house.practice_note(&id, ply, found, offset)
    };

    /// Returns the positions that the person failed and that come back.
    fn practice_due(offset: i32) -> PracticeList = |house| house.practice_due(offset);

    /// Judges a move in such a position (null: no decision is judged there).
    fn practice_try(at: PracticePosition, mv: GameMove) -> Option<Attempt> = |house| house.practice_try(&at, mv);

    /// Returns the best move in such a position (null: no decision is judged there).
    fn practice_solution(at: PracticePosition) -> Option<Solution> = |house| house.practice_solution(&at);
}
