//! The interface of a table being played, whatever the game.

use crate::play::curve::{Appraised, Unappraised};
use crate::play::judged_game::JudgedGame;
use crate::play::position_analysis::Analysing;
use crate::play::review::{Unjudged, Verdicts};
use crate::play::scratch::Scratch;
use crate::play::table_place::TablePlace;
use crate::problem::{Problem, Reason};
use crate::wire::{
    BotAccount, Curve, HandingOver, HintView, Mistake, Mistakes, MovesOfRule, OpenHand, Review, TableSnapshot,
};
use bot::{Cancel, Survey};
use game::{Forecast, Seat, StateHash};
use games::{GameIntent, GameMove};
use hosting::records::HistoryNode;
use rulebook::Lang;
use rulebook::card::CardSheet;
use std::any::Any;
use store::{Store, StoredTable};

/// Computes a bot's decision without holding anything of the table; `None` if cancelled.
pub(crate) type Thought = Box<dyn FnOnce(&Cancel) -> Option<Thinking> + Send>;

/// Takes as long as a bot's thought may take at most, and depends on nothing that is hidden from the person. Returns
/// whether there was anything to think about; `None` if cancelled.
pub(crate) type Trial = Box<dyn FnOnce(&Cancel) -> Option<bool> + Send>;

/// The result of a bot's thought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinking {
    pub deed: BotAction,
    /// The win rate it expects; `None` without a search.
    pub share: Option<f64>,
}

/// A bot's decision.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BotAction {
    /// To make a move.
    Move(GameMove),
    /// To resign.
    Resign,
}

/// Computes a hint; `None` if cancelled.
pub(crate) type HintThought = Box<dyn FnOnce(&Cancel) -> Option<HintView> + Send>;
/// Estimates how the board will be divided; the inner `None` if that is impossible, the outer if cancelled.
pub(crate) type SurveyThought = Box<dyn FnOnce(&Cancel) -> Option<Option<Survey>> + Send>;

/// Explains a bot's decision; `None` if cancelled.
pub(crate) type AccountThought = Box<dyn FnOnce(&Cancel) -> Option<BotAccount> + Send>;
/// Computes what a bot proposes to the person; `None` if cancelled.
pub(crate) type ProposalThought = Box<dyn FnOnce(&Cancel) -> Option<Vec<GameMove>> + Send>;

/// How a snapshot is requested.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SnapshotRequest {
    /// The revision that the window has.
    pub revision: u32,
    /// The number of log lines it has; it gets the others, or those from where the log was cut since.
    pub log_have: u32,
    /// Whether the person is looking back.
    pub held: bool,
    /// Whether bots wait to be requested.
    pub by_step: bool,
}

/// One table being played, whatever the game.
pub(crate) trait Session: Any + Send {
    /// Returns the table's row as last written.
    fn record(&self) -> &StoredTable;
    /// Notes the table's new name.
    fn renamed(&mut self, name: &str);
    /// Returns whether a bot or an automaton decides next.
    fn bot_to_move(&self) -> bool;
    /// Returns the table as the person may see it.
    fn snapshot(&self, asked: SnapshotRequest, lang: Lang) -> TableSnapshot;
    /// Returns every rule against a touch.
    fn explain(&self, intent: GameIntent, lang: Lang) -> Result<Vec<Reason>, Problem>;
    /// Returns what a move of the person is certain to change.
    fn forecast(&self, mv: GameMove) -> Vec<Forecast>;
    /// Returns the legal moves of the person who looks, by their rules; empty if another seat is to decide.
    fn moves_by_rule(&self, lang: Lang) -> Vec<MovesOfRule>;
    /// Returns all that the person may know of a card; `None` if there is no such card.
    fn card(&self, code: &str, lang: Lang) -> Option<CardSheet>;
    /// Makes the person's decision.
    fn act(&mut self, store: &mut Store, mv: GameMove, now_ms: i64) -> Result<(), Problem>;
    /// Makes a move for a bot or an automaton.
    fn act_for_bot(&mut self, store: &mut Store, mv: GameMove, now_ms: i64) -> Result<(), Problem>;
    /// Carries out the decision of a bot or an automaton.
    fn do_for_bot(&mut self, store: &mut Store, thinking: Thinking, now_ms: i64) -> Result<(), Problem>;
    /// Returns the computation of the next decision, which may be to resign if allowed; `None` if a person is to move.
    fn thought(&self, may_resign: bool) -> Option<Thought>;
    /// Returns the level of the bot to move, and a trial of how long it may think; `None` if its decision depends on
    /// nothing hidden, or it isn't a bot.
    fn trial(&self) -> Option<(&'static str, Trial)>;
    /// Returns whether the bot to move may pass.
    fn may_pass(&self) -> bool;
    /// Returns whether this decision of the bot to move is a pass, which takes no time.
    fn passes(&self, deed: BotAction) -> bool;
    /// Returns the computation of a hint for the person; `None` if the person isn't to move.
    fn hint(&self, lang: Lang) -> Option<HintThought>;
    /// Returns the computation of a bot's proposal to the person, where the rules provide for one; `None` if the person
    /// isn't to move, or no bot plays here.
    fn proposal(&self) -> Option<ProposalThought>;
    /// Returns the computation of how the board will be divided; fails if there is nothing to compute.
    fn survey(&self) -> Result<SurveyThought, Problem>;
    /// Returns an analysis of the person's decision; `None` if the game offers none, or the person isn't to move.
    fn analysis(&self, lang: Lang) -> Option<Box<dyn Analysing>>;
    /// Notes that the present decision has taken this many milliseconds so far; returns whether the time is over.
    fn think(&mut self, store: &mut Store, ms: u32) -> Result<bool, Problem>;
    /// Ends the game because the person's time is over.
    fn time_out(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// Resigns for the person.
    fn resign(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// Whether the person who looks was helped in this game.
    fn is_helped(&self) -> bool;
    /// Marks that the person who looks was helped: the game as assisted for the owner, the seat for a guest.
    fn mark_helped(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// Marks the game as assisted.
    fn mark_assisted(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// Goes back to the person's last decision that wasn't a pass.
    fn undo(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// Returns whether the person who looks is the owner of the device.
    fn is_seen_by_owner(&self) -> bool;
    /// Returns whether the device is being handed over, so that no view may be shown.
    fn is_covered(&self) -> bool;
    /// Returns what everybody may see while the device is handed over; `None` if a view is open.
    fn handing_over(&self, lang: Lang) -> Option<HandingOver>;
    /// Closes every view, where several people play and something is hidden.
    fn cover(&mut self);
    /// Opens the view of the person at a seat; fails if another one is to decide.
    fn open_view(&mut self, seat: Seat) -> Result<(), Problem>;
    /// Returns the table as the viewer left it after their last decision; `None` if nothing has happened since.
    fn since_last_turn(&self, lang: Lang) -> Option<TableSnapshot>;
    /// Takes back the last person's decision while the device is handed over.
    fn take_back(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// Declines an opportunity for the person to decide while the device is handed over.
    fn decline_covered(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// Goes forward to the person's next decision that wasn't a pass, along the last branch.
    fn redo(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// Creates another table with the first `ply` decisions of this line (`None`: all of them), and others tried from
    /// there.
    fn branch(&self, place: TablePlace<'_>, ply: Option<u32>, tried: &[GameMove]) -> Result<Box<dyn Session>, Problem>;
    /// Returns the table as the person saw it after `ply` decisions of this line, with the log of the last of them.
    fn picture_at(&self, ply: u32, lang: Lang) -> Option<TableSnapshot>;
    /// Returns what every player held after `ply` decisions, the person first.
    fn hands_at(&self, ply: u32, lang: Lang) -> Option<Vec<OpenHand>>;
    /// Returns the first positions of this line not evaluated yet; `None` if all were, or the game offers no
    /// evaluation.
    fn unappraised(&self, known: &Appraised) -> Option<Unappraised>;
    /// Returns how many positions of this line are evaluated, and how many are to be.
    fn appraised_so_far(&self, known: &Appraised) -> (u32, u32);
    /// Returns the same counts, and the evaluations from position `have` on.
    fn curve(&self, known: &Appraised, have: u32) -> Curve;
    /// Returns the first decision of this line that isn't judged yet: with `appraised`, that of the person that seems
    /// to have cost most.
    fn unjudged(&self, known: &Verdicts, appraised: Option<&Appraised>) -> Option<Unjudged>;
    /// Takes over the verdicts on this line that were kept, if they fit its decisions.
    fn adopt(&self, known: &mut Verdicts, kept: &mut Verdicts);
    /// Returns how many decisions of the person are judged, and how many are to be.
    fn own_judged_so_far(&self, known: &Verdicts) -> (u32, u32);
    /// Returns what the verdicts come to, once all decisions of the person in a finished game are judged.
    fn judged_game(&self, known: &Verdicts) -> Option<JudgedGame>;
    /// Returns the same counts, and the person's decisions that cost most by the verdicts so far.
    fn mistakes(&self, known: &Verdicts, lang: Lang) -> Mistakes;
    /// Returns the decision after `ply` others, if it is to be judged and isn't yet.
    fn unjudged_at(&self, known: &Verdicts, ply: u32) -> Option<Unjudged>;
    /// Returns the person's decision after `ply` others; `None` if it wasn't judged.
    fn decision(&self, known: &Verdicts, ply: u32, lang: Lang) -> Option<Mistake>;
    /// Returns a position of this line, with moves made from there; fails if the game isn't over, or there is no such
    /// position.
    fn scratch(&self, ply: u32, moves: &[GameMove], open: bool, lang: Lang) -> Result<Box<dyn Scratch>, Problem>;
    /// Returns how many decisions of this line are judged, and how many are to be.
    fn judged_so_far(&self, known: &Verdicts) -> (u32, u32);
    /// Returns the same counts, the verdicts from decision `have` on, and the conclusions from all of them.
    fn judged(&self, known: &Verdicts, have: u32, lang: Lang) -> Review;
    /// Returns the computation that explains a bot's decision after `ply` other decisions; `None` if no bot decided
    /// there.
    fn account(&self, ply: u32, lang: Lang) -> Option<AccountThought>;
    /// Returns the game as a record, with the beginning and the extension of its file name. `None` if the game has no
    /// record format, or its beginning is no longer known.
    fn written(
        &self,
        date: String,
        journal: Vec<HistoryNode>,
        lang: Lang,
    ) -> Option<(String, &'static str, &'static str)>;
    /// Returns whether the game came from a record and nothing has been done here yet.
    fn is_untouched_import(&self) -> bool;
    /// Returns the number of decisions of the line.
    fn plies(&self) -> usize;
    /// Returns the hash of the state at the head.
    fn fingerprint(&self) -> Option<StateHash>;
}
