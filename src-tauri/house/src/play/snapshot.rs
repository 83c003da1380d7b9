//! Makes the snapshot of a table for the window from a state of any origin.

use crate::play::players::Players;
use crate::play::resignation;
use crate::problem::Reason;
use crate::wire::{
    ClockView, Concluded, DamagedPart, LogLine, OpenCard, OpenHand, RecordPart, SeatInfo, TableSnapshot,
};
use game::{Cites, Seat};
use games::{ListedGame, book};
use hosting::{Concession, GivenUp};
use rulebook::Lang;
use rulebook::card;
use rulebook::phrase::Names;

/// Everything in a snapshot that doesn't follow from the state.
pub(crate) struct SnapshotContext {
    pub id: String,
    pub revision: u32,
    pub seed: Option<String>,
    pub imported: bool,
    pub log_from: u32,
    pub log: Vec<LogLine>,
    pub plies: u32,
    pub assisted: bool,
    /// Whether the person is looking back.
    pub held: bool,
    /// How the game ended by resignation or on time, if it did.
    pub given_up: Option<GivenUp>,
    /// The person's clock.
    pub clock: Option<ClockView>,
    pub when: When,
}

/// Whether the state is the present one, which determines what may be done.
pub(crate) enum When {
    /// The present state: the person may decide, undo or redo.
    Now { can_undo: bool, undo_asks: bool, can_redo: bool, thinking: bool, waiting_for_step: bool, history: History },
    /// A past state, which can only be looked at. `others` are the players of that time, and their game.
    Past { others: Option<(Vec<SeatInfo>, RecordPart)>, unseen: Option<String> },
}

impl When {
    /// The present state with nothing to undo or redo.
    pub fn idle(thinking: bool, history: History) -> When {
        When::Now { can_undo: false, undo_asks: false, can_redo: false, thinking, waiting_for_step: false, history }
    }
}

/// What is known of the decisions before the state.
#[derive(Default)]
pub(crate) struct History {
    pub locked: bool,
    pub damaged: Option<DamagedPart>,
}

impl SnapshotContext {
    /// For a position of the rulebook: no journal, no undo.
    pub fn scene(revision: u32, log_from: u32, log: Vec<LogLine>) -> SnapshotContext {
        let history = History::default();
        let when = When::idle(false, history);
        SnapshotContext {
            id: String::new(),
            revision,
            seed: None,
            imported: false,
            log_from,
            log,
            plies: 0,
            assisted: false,
            held: false,
            given_up: None,
            clock: None,
            when,
        }
    }
}

/// Makes the snapshot of a table in `state`, as `viewer` sees it.
pub(crate) fn of_state<G: ListedGame>(
    state: &G::State,
    players: &Players,
    viewer: Seat,
    around: SnapshotContext,
    lang: Lang,
) -> TableSnapshot {
    let SnapshotContext { id, revision, seed, imported, log_from, log, plies, assisted, held, given_up, clock, when } =
        around;
    let mut moves = Vec::new();
    let now = matches!(when, When::Now { .. }) && given_up.is_none();
    if now && G::to_move(state) == Some(viewer) {
        G::legal_moves(state, &mut moves);
    }
    // A scene of the rulebook can't be resigned.
    let can_resign =
        now && !id.is_empty() && resignation::can_be::<G>(GivenUp { seat: viewer, why: Concession::Resigned }, state);
    let view = G::view(state, viewer);
    let rule = |rule: game::RuleId| Some(book().entry(rule.0)?.link(lang));
    let at_hand = G::at_hand(&view).into_iter().filter_map(rule).collect();
    let game = G::view_out(view, moves);
    let outcome = given_up.map_or_else(|| G::outcome(state), |given_up| Some(given_up.outcome()));
    let given_up = given_up.map(|given_up| Concluded {
        seat: given_up.seat,
        why: given_up.why,
        text: resignation::sentence(given_up, lang, &players.names::<G>(lang, Some(viewer))),
        rule: resignation::rule::<G>(G::setup(state)),
    });
    match when {
        When::Now {
            can_undo,
            undo_asks,
            can_redo,
            thinking,
            waiting_for_step,
            history: History { locked, damaged },
        } => {
            let seats = seats::<G>(players, Some(viewer), lang);
            TableSnapshot {
                id,
                revision,
                seed,
                game,
                seats,
                log_from,
                log,
                plies,
                can_undo,
                undo_asks,
                can_redo,
                thinking,
                waiting_for_step,
                imported,
                record: None,
                unseen: None,
                held,
                assisted,
                history_locked: locked,
                damaged,
                at_hand,
                outcome,
                given_up,
                can_resign,
                clock,
            }
        }
        When::Past { others, unseen } => {
            let (others, record) = others.unzip();
            TableSnapshot {
                id,
                revision,
                seed,
                game,
                seats: others.unwrap_or_else(|| seats::<G>(players, Some(viewer), lang)),
                log_from,
                log,
                plies,
                can_undo: false,
                undo_asks: false,
                can_redo: false,
                thinking: false,
                waiting_for_step: false,
                imported,
                record,
                unseen,
                held,
                assisted,
                history_locked: false,
                damaged: None,
                at_hand,
                outcome,
                given_up,
                can_resign,
                clock,
            }
        }
    }
}

/// Returns the players with their names in sentences to `viewer`, or to everybody.
pub(crate) fn seats<G: ListedGame>(players: &Players, viewer: Option<Seat>, lang: Lang) -> Vec<SeatInfo> {
    let names = players.names::<G>(lang, viewer);
    let all = (0..).map(Seat).zip(players.all());
    all.map(|(seat, player)| SeatInfo { name: names.of(seat), player: player.clone() }).collect()
}

/// Whether any seat holds anything that the others can't see.
pub(crate) fn has_hands<G: ListedGame>(state: &G::State) -> bool {
    (0..G::seats(G::setup(state))).any(|seat| G::held(&G::view(state, Seat(seat))).is_some())
}

/// Returns what every player held that the others couldn't see, `first` first; empty in a game without such things.
pub(crate) fn hands<G: ListedGame>(state: &G::State, first: Seat, lang: Lang) -> Vec<OpenHand> {
    let seats = usize::from(G::seats(G::setup(state)));
    let in_turn = (0..seats).map(|after| Seat(((first.index() + after) % seats) as u8));
    let open = |seat| {
        let view = G::view(state, seat);
        let open = |card: &G::Card| Some(OpenCard { card: card::code(card)?, name: G::card(*card, lang) });
        let cards = G::held(&view)?.iter().filter_map(open).collect();
        let put_by = G::put_by(&view).iter().filter_map(open).collect();
        Some(OpenHand { seat, cards, put_by, secret: G::kept_secret(&view, lang) })
    };
    in_turn.filter_map(open).collect()
}

/// Puts an event of a decision of `seat` (`None`: of the deal) into words.
pub(crate) fn log_line<G: ListedGame>(seat: Option<Seat>, event: &G::Event, lang: Lang, names: &Names) -> LogLine {
    LogLine {
        text: rulebook::phrase::told::<G>(event, lang, names),
        rule: event.rule().to_string(),
        seat,
        ply: 0,
        event: G::event_out(event.clone()),
    }
}

/// Puts refusals into words, each with its rule.
pub(crate) fn reasons<G: ListedGame>(refusals: &[G::Refusal], lang: Lang, names: &Names) -> Vec<Reason> {
    let reason =
        |refusal: &G::Refusal| Reason { text: G::refusal(refusal, lang, names), rule: refusal.rule().to_string() };
    refusals.iter().map(reason).collect()
}
