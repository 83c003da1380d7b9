//! A table as the person sees it: made from a state, wherever the state comes from.

use crate::games::TableGame;
use crate::players::Players;
use crate::problem::Reason;
use crate::wire::{LogLine, OpenCard, OpenHand, SeatInfo, TableSnapshot};
use game::{Cites, Seat};
use rulebook::card;
use rulebook::phrase::Names;
use rulebook::{Lang, Rulebook};

/// The table with nothing around it: no journal, no log, no way back.
pub(crate) fn of_state<G: TableGame>(state: &G::State, players: &Players, lang: Lang) -> TableSnapshot {
    let person = players.person();
    let mut moves = Vec::new();
    if G::to_move(state) == Some(person) {
        G::legal_moves(state, &mut moves);
    }
    let names = players.names(lang);
    let seat_info = |(seat, level)| SeatInfo { name: names.of(seat), level };
    let levels = players.all().iter().map(|player| player.level.clone());
    let view = G::view(state, person);
    let rule = |rule: game::RuleId| Some(Rulebook::get().entry(rule.0)?.link(lang));
    TableSnapshot {
        id: String::new(),
        revision: 0,
        seed: None,
        at_hand: G::at_hand(&view).into_iter().filter_map(rule).collect(),
        game: G::view_out(view, moves),
        seats: (0..).map(Seat).zip(levels).map(seat_info).collect(),
        log_from: 0,
        log: Vec::new(),
        plies: 0,
        can_undo: false,
        can_redo: false,
        thinking: false,
        waiting_for_step: false,
        imported: false,
        record: None,
        unseen: None,
        held: false,
        assisted: false,
        history_locked: false,
        damaged: None,
        outcome: G::outcome(state),
    }
}

/// What everybody held that the others couldn't see, `first` first; nothing in a game without such things.
pub(crate) fn hands<G: TableGame>(state: &G::State, first: Seat, lang: Lang) -> Vec<OpenHand> {
    let seats = usize::from(G::seats(G::setup(state)));
    let in_turn = (0..seats).map(|after| Seat(((first.index() + after) % seats) as u8));
    let open = |seat| {
        let view = G::view(state, seat);
        let open = |card: &G::Card| Some(OpenCard { card: card::code::<G>(card)?, name: G::card(*card, lang) });
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
        event: G::event_out(event.clone()),
    }
}

/// Refusals in words, each with its rule.
pub(crate) fn reasons<G: TableGame>(refusals: &[G::Refusal], lang: Lang, names: &Names) -> Vec<Reason> {
    let reason =
        |refusal: &G::Refusal| Reason { text: G::refusal(refusal, lang, names), rule: refusal.rule().to_string() };
    refusals.iter().map(reason).collect()
}
