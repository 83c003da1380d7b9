//! Tables: creating, opening, playing and leaving them.
//!
//! A command that changes a table names the revision that the window has and returns nothing: the new state reaches the
//! window through [`table_next`] alone.

use bot::Survey;
use game::{Forecast, Seat};
use games::{GameIntent, GameMove};
use house::{
    BotAccount, Curve, HandingOver, HintView, MovesOfRule, NewTable, OpenHand, OptionFault, Reason, Review,
    TableSnapshot,
};
use rulebook::card::CardSheet;

house_commands! {
    /// Creates a table and returns its identifier.
    fn table_create(table: NewTable) -> String = |house| house.create(&table);

    /// Returns every fault of a new table's setup; empty if it can be created.
    fn setup_faults(table: NewTable) -> Vec<OptionFault> = |house| house.setup_faults(&table);

    /// Creates a table like another one with a new deal, and returns its identifier.
    fn table_again(id: String) -> String = |house| house.again(&id);

    /// Opens a table and returns its state with the whole log.
    fn table_open(id: String) -> TableSnapshot = |house| house.open_table(&id);

    /// Waits until the table's revision is no longer `revision`. The log is returned from line `log_have` on, or from
    /// where it was cut in the meantime.
    fn table_next(id: String, revision: u32, log_have: u32) -> TableSnapshot =
        |house| house.next(&id, revision, log_have);

    /// Plays the person's move.
    fn table_act(id: String, revision: u32, decision: GameMove) -> () = |house| house.act(&id, revision, decision);

    /// Explains why an intent has no effect: every rule against it, in the rules' order.
    fn table_explain(id: String, revision: u32, intent: GameIntent) -> Vec<Reason> =
        |house| house.explain(&id, revision, intent);

    /// Returns what a move of the person is certain to change, before it is made.
    fn table_forecast(id: String, revision: u32, decision: GameMove) -> Vec<Forecast> =
        |house| house.forecast(&id, revision, decision);

    /// Returns the legal moves of the person who looks, by their rules; empty if another seat is to decide.
    fn table_moves(id: String, revision: u32) -> Vec<MovesOfRule> = |house| house.moves_by_rule(&id, revision);

    /// Returns the sheet of a card at a table, with where the card is as far as the person may know.
    fn table_card(id: String, card: String) -> CardSheet = |house| house.table_card(&id, &card);

    /// Resigns the game for the person, whichever seat is to move.
    fn table_resign(id: String, revision: u32) -> () = |house| house.resign(&id, revision);

    /// Reports the milliseconds that the person has spent on the current decision; if no time is left, the game is
    /// lost.
    fn table_think(id: String, revision: u32, spent_ms: u32) -> () = |house| house.think(&id, revision, spent_ms);

    /// Goes back to the person's last decision.
    fn table_undo(id: String, revision: u32) -> () = |house| house.undo(&id, revision);

    /// Goes forward to the person's next decision, along the branch last played.
    fn table_redo(id: String, revision: u32) -> () = |house| house.redo(&id, revision);

    /// Returns what everybody may see of a table whose device is being handed over.
    fn table_handing_over(id: String) -> HandingOver = |house| house.handing_over(&id);

    /// Waits until such a table's revision is no longer `revision`, or a view is open: then the result is null.
    fn table_handing_next(id: String, revision: u32) -> Option<HandingOver> =
        |house| house.next_handing_over(&id, revision);

    /// Opens the view of the person at a seat, and returns the table as that person left it after their last decision.
    fn table_view(id: String, seat: Seat) -> TableSnapshot = |house| house.open_view(&id, seat);

    /// Takes back the last decision while the device is handed over.
    fn table_take_back(id: String, revision: u32) -> () = |house| house.take_back(&id, revision);

    /// Declines an opportunity for the person to decide while the device is handed over.
    fn table_decline(id: String, revision: u32) -> () = |house| house.decline_covered(&id, revision);

    /// In step-by-step play, lets the next bot move.
    fn table_step(id: String, revision: u32) -> () = |house| house.step(&id, revision);

    /// Returns a hint by a strong bot; the game is then marked as assisted.
    fn table_hint(id: String, revision: u32) -> HintView = |house| house.hint(&id, revision);

    /// Pauses or resumes the bots of a table while the person looks at earlier positions.
    fn table_hold(id: String, on: bool) -> () = |house| house.hold(&id, on);

    /// Returns the table as the person saw it after `ply` moves, with the log of the last of them.
    fn table_at(id: String, revision: u32, ply: u32) -> TableSnapshot = |house| house.table_at(&id, revision, ply);

    /// Returns what a bot proposes to the seat to move, where the rules provide for it: the dead groups at a count of
    /// Go.
    fn table_proposal(id: String, revision: u32) -> Vec<GameMove> = |house| house.proposal(&id, revision);

    /// Returns the expected ownership of the board; the game is then marked as assisted.
    fn table_survey(id: String, revision: u32) -> Survey = |house| house.survey(&id, revision);

    /// Returns every seat's hand after `ply` moves of a finished game, the person's first.
    fn table_hands(id: String, revision: u32, ply: u32) -> Vec<OpenHand> = |house| house.hands(&id, revision, ply);

    /// Explains the bot's move that followed `ply` other moves of a finished game.
    fn table_account(id: String, revision: u32, ply: u32) -> BotAccount = |house| house.account(&id, revision, ply);

    /// Begins or continues the review of a table's decisions; a game in progress is then marked as assisted.
    fn review_begin(id: String, revision: u32) -> () = |house| house.review_begin(&id, revision);

    /// Stops a review; the verdicts found so far are kept.
    fn review_stop(id: String) -> () = |house| house.review_stop(&id);

    /// Waits until the number of verdicts isn't `have`, or no more will follow, and returns those from `have` on.
    fn review_next(id: String, have: u32) -> Review = |house| house.review_next(&id, have);

    /// Waits until the number of points of the curve isn't `have`, or no more will follow, and returns those from
    /// `have` on.
    fn curve_next(id: String, have: u32) -> Curve = |house| house.curve_next(&id, have);

    /// Creates a table with the first `ply` moves of a saved one (null: all of them), and returns its identifier.
    fn table_branch(id: String, ply: Option<u32>, name: String) -> String = |house| house.branch(&id, ply, &name);

    /// Reports that the person leaves the table's screen.
    fn table_leave(id: String) -> () = |house| {
        house.leave(&id);
        Ok(())
    };

    /// Deletes a table, which can be undone until the app is closed.
    fn table_delete(id: String) -> () = |house| house.delete(&id);

    /// Restores a deleted table.
    fn table_restore(id: String) -> () = |house| house.restore(&id);

    /// Renames a table; an empty name removes it. Returns the name as it is stored.
    fn table_rename(id: String, name: String) -> String = |house| house.rename(&id, &name);
}
