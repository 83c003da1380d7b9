//! A table as the person sees it, made from a state of any origin.

use crate::play::ending;
use crate::play::players::Players;
use crate::problem::Reason;
use crate::wire::{
    ClockView, Concluded, DamagedPart, LogLine, OpenCard, OpenHand, RecordPart, SeatInfo, TableSnapshot,
};
use game::{Cites, Seat};
use rulebook::Lang;
use rulebook::card;
use rulebook::phrase::Names;
use table::{Concession, GivenUp};
use tables::{TableGame, book};

/// All of a picture that the state doesn't tell.
pub(crate) struct Around {
    pub id: String,
    pub revision: u32,
    pub seed: Option<String>,
    pub imported: bool,
    pub log_from: u32,
    pub log: Vec<LogLine>,
    pub plies: u32,
    pub assisted: bool,
    /// Whether the table is being looked back at.
    pub held: bool,
    /// How the game ended beside its rules.
    pub given_up: Option<GivenUp>,
    /// The person's own.
    pub clock: Option<ClockView>,
    pub when: When,
}

/// What may be done at a table depends on whether it stands so now.
pub(crate) enum When {
    /// It does: the person may decide, or go back and forth.
    Now { can_undo: bool, can_redo: bool, thinking: bool, waiting_for_step: bool, history: History },
    /// It stood so: what is past is looked at, not decided. `others` are those who sat there then, and their game.
    Past { others: Option<(Vec<SeatInfo>, RecordPart)>, unseen: Option<String> },
}

/// What is left of the way that led here.
#[derive(Default)]
pub(crate) struct History {
    pub locked: bool,
    pub damaged: Option<DamagedPart>,
}

impl Around {
    /// Of a table of the book: no journal, no way back.
    pub fn scene(revision: u32, log_from: u32, log: Vec<LogLine>) -> Around {
        let history = History::default();
        let when = When::Now { can_undo: false, can_redo: false, thinking: false, waiting_for_step: false, history };
        Around {
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

/// A table whose game stands at `state`.
pub(crate) fn of_state<G: TableGame>(state: &G::State, players: &Players, around: Around, lang: Lang) -> TableSnapshot {
    let Around { id, revision, seed, imported, log_from, log, plies, assisted, held, given_up, clock, when } = around;
    let person = players.person();
    let mut moves = Vec::new();
    let now = matches!(when, When::Now { .. }) && given_up.is_none();
    if now && G::to_move(state) == Some(person) {
        G::legal_moves(state, &mut moves);
    }
    // A scene of the book is nobody's game.
    let can_resign =
        now && !id.is_empty() && ending::can_be::<G>(GivenUp { seat: person, why: Concession::Resigned }, state);
    let view = G::view(state, person);
    let rule = |rule: game::RuleId| Some(book().entry(rule.0)?.link(lang));
    let at_hand = G::at_hand(&view).into_iter().filter_map(rule).collect();
    let game = G::view_out(view, moves);
    let outcome = given_up.map_or_else(|| G::outcome(state), |given_up| Some(given_up.outcome()));
    let given_up = given_up.map(|given_up| Concluded {
        seat: given_up.seat,
        why: given_up.why,
        text: ending::sentence(given_up, lang, &players.names::<G>(lang)),
        rule: ending::rule::<G>(G::setup(state)),
    });
    match when {
        When::Now { can_undo, can_redo, thinking, waiting_for_step, history: History { locked, damaged } } => {
            let seats = seats::<G>(players, lang);
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
                seats: others.unwrap_or_else(|| seats::<G>(players, lang)),
                log_from,
                log,
                plies,
                can_undo: false,
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

fn seats<G: TableGame>(players: &Players, lang: Lang) -> Vec<SeatInfo> {
    let names = players.names::<G>(lang);
    let all = (0..).map(Seat).zip(players.all());
    all.map(|(seat, player)| SeatInfo { name: names.of(seat), player: player.clone() }).collect()
}

/// Whether anybody holds anything that the others can't see.
pub(crate) fn has_hands<G: TableGame>(state: &G::State) -> bool {
    (0..G::seats(G::setup(state))).any(|seat| G::held(&G::view(state, Seat(seat))).is_some())
}

/// What everybody held that the others couldn't see, `first` first; nothing in a game without such things.
pub(crate) fn hands<G: TableGame>(state: &G::State, first: Seat, lang: Lang) -> Vec<OpenHand> {
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

/// An event that came from a decision of `seat` (none: from the deal), in words.
pub(crate) fn log_line<G: TableGame>(seat: Option<Seat>, event: &G::Event, lang: Lang, names: &Names) -> LogLine {
    LogLine {
        text: rulebook::phrase::told::<G>(event, lang, names),
        rule: event.rule().to_string(),
        seat,
        ply: 0,
        event: G::event_out(event.clone()),
    }
}

/// Refusals in words, each with its rule.
pub(crate) fn reasons<G: TableGame>(refusals: &[G::Refusal], lang: Lang, names: &Names) -> Vec<Reason> {
    let reason =
        |refusal: &G::Refusal| Reason { text: G::refusal(refusal, lang, names), rule: refusal.rule().to_string() };
    refusals.iter().map(reason).collect()
}
