//! A table of any game being played, as the house deals with it.

use crate::play::analysed::Analysing;
use crate::play::curve::{Appraised, Unappraised};
use crate::play::judged::{Unjudged, Verdicts};
use crate::play::table_place::TablePlace;
use crate::problem::{Problem, Reason};
use crate::wire::{BotAccount, Curve, HintView, OpenHand, Review, TableSnapshot};
use bot::{Cancel, Survey};
use game::{Forecast, StateHash};
use rulebook::Lang;
use rulebook::card::CardSheet;
use std::any::Any;
use store::{Store, TableRecord};
use table::records::Entry;
use tables::{GameIntent, GameMove};

/// What a bot's thread does without holding anything of the table; `None` if it was cancelled.
pub(crate) type Thought = Box<dyn FnOnce(&Cancel) -> Option<Thinking> + Send>;

/// What takes as long as the thought of a bot may take at most, and depends on nothing that the person doesn't see. Says
/// whether there was anything to think about; `None` if it was cancelled.
pub(crate) type Trial = Box<dyn FnOnce(&Cancel) -> Option<bool> + Send>;

/// What came of a bot's thought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinking {
    /// What it does.
    pub deed: Deed,
    /// The share of the win it expects of it; none where it didn't look ahead.
    pub share: Option<f64>,
}

/// What a bot does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// It makes a move.
    Move(GameMove),
    /// It gives the game up.
    Resign,
}

/// The same for a hint.
pub(crate) type HintThought = Box<dyn FnOnce(&Cancel) -> Option<HintView> + Send>;
/// The same for how the board is likely to be shared out; none in it where that can't be said.
pub(crate) type SurveyThought = Box<dyn FnOnce(&Cancel) -> Option<Option<Survey>> + Send>;

/// The same for why a bot did what it did.
pub(crate) type AccountThought = Box<dyn FnOnce(&Cancel) -> Option<BotAccount> + Send>;
/// The same for what a bot proposes to the person.
pub(crate) type ProposalThought = Box<dyn FnOnce(&Cancel) -> Option<Vec<GameMove>> + Send>;

/// How a table is looked at.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asked {
    /// The revision that the window has.
    pub revision: u32,
    /// How many lines of the log it has; it gets the others, or those from where the log was cut since.
    pub log_have: u32,
    /// Whether the table is being looked back at.
    pub held: bool,
    /// Whether bots wait to be asked.
    pub by_step: bool,
}

/// One table being played, whatever the game.
pub(crate) trait Session: Any + Send {
    /// The table's record as last written.
    fn record(&self) -> &TableRecord;
    /// The table has been given another name.
    fn renamed(&mut self, name: &str);
    /// Whether a bot or an automaton decides next.
    fn bot_to_move(&self) -> bool;
    /// The table as the person may see it.
    fn snapshot(&self, asked: Asked, lang: Lang) -> TableSnapshot;
    /// Why a touch does nothing.
    fn explain(&self, intent: GameIntent, lang: Lang) -> Result<Vec<Reason>, Problem>;
    /// What a move of the person is certain to change.
    fn forecast(&self, mv: GameMove) -> Vec<Forecast>;
    /// All that the person may know of a card; `None` if there is no such card.
    fn card(&self, code: &str, lang: Lang) -> Option<CardSheet>;
    /// The person's decision.
    fn act(&mut self, store: &mut Store, mv: GameMove, now_ms: i64) -> Result<(), Problem>;
    /// A bot's decision, or an automaton's.
    fn act_for_bot(&mut self, store: &mut Store, mv: GameMove, now_ms: i64) -> Result<(), Problem>;
    /// What a bot or an automaton has made up its mind to do.
    fn do_for_bot(&mut self, store: &mut Store, thinking: Thinking, now_ms: i64) -> Result<(), Problem>;
    /// What whoever is to move has to think, and whether it may come to giving the game up; `None` if it is a person.
    fn thought(&self, may_resign: bool) -> Option<Thought>;
    /// The level of the bot to move, and a trial of how long it may think; `None` if everybody can see what its decision
    /// depends on, or it isn't a bot.
    fn trial(&self) -> Option<(&'static str, Trial)>;
    /// Whether the bot to move may let its decision go by.
    fn may_pass(&self) -> bool;
    /// Whether the bot to move lets its decision go by with this: that costs nobody time.
    fn passes(&self, deed: Deed) -> bool;
    /// What a hint for the person has to think; `None` if the person isn't to move.
    fn hint(&self, lang: Lang) -> Option<HintThought>;
    /// What has to be thought to say what a bot proposes to the person, as the rules have it do; `None` if the person
    /// isn't to move, or no bot plays here.
    fn proposal(&self) -> Option<ProposalThought>;
    /// What has to be thought to say how the board is likely to be shared out, or why there is nothing to think.
    fn survey(&self) -> Result<SurveyThought, Problem>;
    /// An analysis of what the person has to decide; `None` if the table offers none, or the person isn't to move.
    fn analysis(&self, lang: Lang) -> Option<Box<dyn Analysing>>;
    /// The decision that is asked has taken so many milliseconds of the person's time by now; says whether it is over.
    fn think(&mut self, store: &mut Store, ms: u32) -> Result<bool, Problem>;
    /// The person has lost by their clock: their time is over.
    fn time_out(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// The person gives the game up.
    fn resign(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// The person has been helped.
    fn mark_assisted(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// Back to the person's last decision that wasn't just let go by.
    fn undo(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// On to the person's next decision that wasn't just let go by, along the last branch.
    fn redo(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem>;
    /// Lays another table with the first `ply` decisions of this line (none: all of them).
    fn branch(&self, place: TablePlace<'_>, ply: Option<u32>) -> Result<Box<dyn Session>, Problem>;
    /// The table as the person saw it after `ply` decisions of this line; of the log, what the last of them brought.
    fn picture_at(&self, ply: u32, lang: Lang) -> Option<TableSnapshot>;
    /// What everybody held after `ply` decisions, the person first.
    fn hands_at(&self, ply: u32, lang: Lang) -> Option<Vec<OpenHand>>;
    /// The first moments of this line that weren't appraised yet; `None` if all were, or the table offers no such thing.
    fn unappraised(&self, known: &Appraised) -> Option<Unappraised>;
    /// How many moments of this line are appraised, and how many are to be.
    fn appraised_so_far(&self, known: &Appraised) -> (u32, u32);
    /// The same, and what was found from the `have`th on.
    fn curve(&self, known: &Appraised, have: u32) -> Curve;
    /// The first decision of this line that isn't judged yet.
    fn unjudged(&self, known: &Verdicts) -> Option<Unjudged>;
    /// How many decisions of this line are judged, and how many are to be.
    fn judged_so_far(&self, known: &Verdicts) -> (u32, u32);
    /// The same, what was found from the `have`th on, and what all of it together tells.
    fn judged(&self, known: &Verdicts, have: u32, lang: Lang) -> Review;
    /// What has to be thought to say why a bot decided so after `ply` other decisions; `None` if no bot did.
    fn account(&self, ply: u32, lang: Lang) -> Option<AccountThought>;
    /// The game as a file of its table's format, what the names of such files begin with, and their ending. `None` if the
    /// table has no format, or the game's beginning is no longer known.
    fn written(&self, date: String, journal: Vec<Entry>, lang: Lang) -> Option<(String, &'static str, &'static str)>;
    /// Whether the game came from a file and nothing has been done here yet.
    fn is_untouched_import(&self) -> bool;
    /// How many decisions the line has.
    fn plies(&self) -> usize;
    /// The fingerprint of the state at the head.
    fn fingerprint(&self) -> Option<StateHash>;
}
