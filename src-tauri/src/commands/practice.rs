//! Learning from a finished game.

use game::Forecast;
use games::{GameIntent, GameMove};
use house::{
    Advice, Attempt, Mistake, Mistakes, PositionSource, PracticeList, PracticePosition, PuzzleList, PuzzleOverview,
    Reason, Solution, TableSnapshot,
};
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
    fn practice_note(source: PositionSource, found: bool, offset: i32) -> () = |house| {
        house.practice_note(&source, found, offset)
    };

    /// Returns the puzzles of a game. `offset` is the UTC offset in minutes.
    fn puzzles(game: String, offset: i32) -> PuzzleList = |house| house.puzzles(&game, offset);

    /// Returns how the person did at the puzzles of all games. `offset` is the UTC offset in minutes.
    fn puzzle_overview(offset: i32) -> PuzzleOverview = |house| house.puzzle_overview(offset);

    /// Returns the positions that the person failed and that come back.
    fn practice_due(offset: i32) -> PracticeList = |house| house.practice_due(offset);

    /// Returns what a person could learn next in a game, by their games so far.
    fn advice(game: String) -> Advice = |house| house.advice(&game);

    /// Creates a table that continues from such a position of a table, and returns its identifier.
    fn practice_keep(at: PracticePosition, name: String) -> String = |house| house.practice_keep(&at, &name);

    /// Judges a move in such a position (null: no decision is judged there).
    fn practice_try(at: PracticePosition, mv: GameMove) -> Option<Attempt> = |house| house.practice_try(&at, mv);

    /// Returns the best move in such a position (null: no decision is judged there).
    fn practice_solution(at: PracticePosition) -> Option<Solution> = |house| house.practice_solution(&at);
}
