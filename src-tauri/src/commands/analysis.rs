//! Analyses of positions, with results while they run.

use games::GameQuestion;
use house::Analysis;

house_commands! {
    /// Begins to analyse the person's position at a table and returns the analysis's number (null: there is nothing to
    /// analyse). The game is then marked as assisted.
    fn analysis_begin(id: String, revision: u32) -> Option<u32> = |house| house.analysis_begin(&id, revision);

    /// Begins to analyse the position of a question about a game and returns the analysis's number (null: there is
    /// nothing to analyse).
    fn analysis_ask(question: GameQuestion) -> Option<u32> = |house| house.analysis_ask(question);

    /// Waits until an analysis has made a number of iterations other than `have`, or has ended, and returns its
    /// results.
    fn analysis_next(number: u32, have: u32) -> Analysis = |house| house.analysis_next(number, have);

    /// Stops an analysis and discards its results.
    fn analysis_stop(number: u32) -> () = |house| {
        house.analysis_stop(number);
        Ok(())
    };
}
