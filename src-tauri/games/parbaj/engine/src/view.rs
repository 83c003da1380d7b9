//! The view of a seat.

use crate::action::{Action, Attack, Origin, PendingClause};
use crate::card::CardId;
use crate::deck::DeckEntry;
use crate::legal_moves::temporary_cost;
use crate::moves::{Intent, Target, UpkeepStep};
use crate::permanent::{Counters, Permanent, PermanentId};
use crate::refusal::{CostPart, Refusal};
use crate::setup::Setup;
use crate::state::{State, other};
use crate::step::{Ending, Phase, Step};
use crate::strike_forecast::StrikeForecast;
use crate::targets::SEATS;
use game::{Chance, Seat, Seed};
use parbaj_cards::Cost;
use serde::Serialize;

/// What a seat may know: everything except the order of the decks, the other hand, and what the other player is
/// announcing.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajView")]
pub struct View {
    /// The state with unknown cards in hidden hands and decks. Used by bots and for refusals.
    #[serde(skip)]
    pub(crate) seen: State,
    /// The seat whose view it is.
    pub seat: Seat,
    pub setup: Setup,
    /// The turn's number, counting both players' turns, from 1; 0 before the first turn.
    pub turn: u16,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The seat that began.
    pub starter: Seat,
    pub phase: Phase,
    /// The decision to be made.
    pub step: Step,
    /// The seat that decides.
    pub to_move: Option<Seat>,
    /// Both players' sides, by seat.
    pub sides: Vec<SideView>,
    /// The viewer's hand, in the order of the set.
    pub hand: Vec<HandCard>,
    /// All permanents, in the order in which they came into play.
    pub permanents: Vec<PermanentView>,
    /// The attackers and what they attack.
    pub attacks: Vec<Attack>,
    /// The reaction queue, the first action first; it is carried out from the last.
    pub queue: Vec<ActionView>,
    /// What the viewer is announcing.
    pub announced: Option<AnnouncedView>,
    pub running: Option<RunningView>,
    /// What still has to happen in this upkeep.
    pub upkeep: Vec<UpkeepView>,
    /// The cost that may be accepted now.
    pub offered: Option<CostView>,
    /// The result of the attack if neither player acts any more.
    pub forecast: Option<StrikeForecast>,
    /// How the game has ended.
    pub ending: Option<Ending>,
}

/// A player's side as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajSideView")]
pub struct SideView {
    pub life: i16,
    pub vp: u8,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The number of cards in hand.
    pub hand: u8,
    /// Cards in hand that both players have seen return to it.
    pub known: Vec<CardId>,
    /// The discard pile, the top last.
    pub discard: Vec<CardId>,
    pub void: Vec<CardId>,
    pub deck_list: Vec<DeckEntry>,
}

/// A card in the viewer's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajHandCard")]
pub struct HandCard {
    pub card: CardId,
    /// Its current cost in VP; for a variable cost, the least.
    pub price: u8,
}

/// A permanent.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajPermanentView")]
pub struct PermanentView {
    /// Its identifier.
    pub id: PermanentId,
    pub card: CardId,
    /// The seat whose deck it came from.
    pub owner: Seat,
    /// The seat on whose side it lies.
    pub master: Seat,
    pub passive: bool,
    /// Whether it is at the guard post.
    pub guard: bool,
    /// A creature's current damage.
    pub damage: u8,
    /// The current Ép or structure; damage on it isn't subtracted.
    pub life: i16,
    /// The damage on it.
    pub damage_on: u8,
    /// The number that tells permanents of the same card in play apart: 0 for the first to come, then 2, 3 …
    pub twin: u8,
    pub counters: Counters,
    /// The X chosen as it was played.
    pub x: u8,
    /// Whether it has lost all abilities.
    pub silenced: bool,
    /// Whether it has lost its drawbacks.
    pub lifted: bool,
    /// The indices of the clauses used in this turn.
    pub used: Vec<u8>,
}

/// An action in the queue.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajActionView")]
pub struct ActionView {
    pub seat: Seat,
    pub origin: Origin,
    /// The X of its cost.
    pub x: u8,
    /// The VP paid.
    pub vp: u8,
    pub targets: Vec<Target>,
    /// Index in the queue of the action that it is meant to prevent.
    pub against: Option<u8>,
    /// Whether it will be prevented if no seat replies any more.
    pub would_be_prevented: bool,
}

/// What the viewer is announcing.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajAnnouncedView")]
pub struct AnnouncedView {
    /// Where the card or ability is.
    pub origin: Origin,
    /// Index in the queue of the action that it is meant to prevent.
    pub against: Option<u8>,
    /// The targets chosen so far.
    pub targets: Vec<Target>,
    /// The number of targets it needs.
    pub targets_in_all: u8,
    pub x: Option<u8>,
    /// The cost to be paid.
    pub cost: CostView,
    pub builders: Vec<PermanentId>,
    pub sacrifices: Vec<PermanentId>,
    /// The cards to discard chosen so far.
    pub discards: Vec<CardId>,
    /// The next choice; `None` if it can be paid.
    pub next: Option<NextChoice>,
    /// For each action in the queue, whether it would be prevented if this were paid and no seat replied any more;
    /// empty if this prevents nothing or the action to prevent isn't chosen yet.
    pub fates: Vec<bool>,
    /// Whether there is a choice that can be taken back singly.
    pub chosen: bool,
}

/// The next choice in announcing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajNextChoice")]
pub enum NextChoice {
    /// The action to prevent.
    Against,
    Target {
        /// Its index, from 0.
        at: u8,
    },
    X,
    /// Something to give for the cost.
    Give {
        /// The part of the cost.
        part: CostPart,
    },
}

/// A current cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajCostView")]
pub struct CostView {
    pub vp: u8,
    pub builders: u8,
    pub sacrifices: u8,
    /// The number of cards to discard.
    pub discards: u8,
    pub life: u8,
    /// Whether the card with the ability turns passive.
    pub turns: bool,
    /// Whether the card with the ability is discarded or goes to the void.
    pub goes: bool,
}

/// The running program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajRunningView")]
pub struct RunningView {
    pub card: CardId,
    /// The clause's index; `None` for a whole spell.
    pub clause: Option<u8>,
    /// The seat that "you" refers to.
    pub you: Seat,
}

/// Something that has to happen in this upkeep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajUpkeepView")]
pub struct UpkeepView {
    pub permanent: PermanentId,
    pub what: UpkeepStep,
    /// Whether it is a temporary cost, which may be paid or not.
    pub temporary: bool,
}

impl View {
    /// Returns what `seat` may know of `state`.
    pub(crate) fn of(state: &State, seat: Seat) -> View {
        let seen = state.seen_by(seat);
        let sides = SEATS.map(|of| SideView::of(state, of)).into();
        let hand =
            state.hand(seat).iter().map(|card| HandCard { card: *card, price: state.card_price(seat, *card, None) });
        let announced = state.announced.as_ref().filter(|announced| announced.seat == seat);
        let view = View {
            seat,
            setup: state.setup.clone(),
            turn: state.turn,
            active: state.active,
            starter: state.starter,
            phase: state.phase,
            step: state.step,
            to_move: state.to_move(),
            sides,
            hand: hand.collect(),
            permanents: state.permanents.iter().map(|it| PermanentView::of(state, it)).collect(),
            attacks: state.attacks.clone(),
            queue: state.queue.iter().zip(state.fates()).map(|(action, fate)| ActionView::of(action, fate)).collect(),
            announced: announced.map(|announced| AnnouncedView::of(state, announced)),
            running: state.running.as_ref().map(|it| RunningView { card: it.card, clause: it.clause, you: it.you }),
            upkeep: state.happenings().map(UpkeepView::of).collect(),
            offered: state.offered_cost().map(|cost| CostView::of(&cost, crate::price::vp_of(&cost, None))),
            forecast: None,
            ending: state.ended,
            seen,
        };
        View { forecast: view.foresee_strike(), ..view }
    }

    /// Returns every refusal of a touch by the viewer.
    pub(crate) fn explain(&self, intent: &Intent) -> Vec<Refusal> {
        self.seen.against_touch(self.seat, intent)
    }

    /// Returns the state as far as the viewer may know it, for bots. The data of an unknown card in a hand or deck must
    /// not be queried.
    #[must_use]
    pub fn seen(&self) -> &State {
        &self.seen
    }
}

impl State {
    /// Returns a copy with everything hidden that `seat` may not know.
    fn seen_by(&self, seat: Seat) -> State {
        let mut seen = self.clone();
        seen.chance = Chance::new(Seed(0));
        for side in &mut seen.sides {
            side.deck.fill(CardId::UNKNOWN);
        }
        seen.side(other(seat)).hand.fill(CardId::UNKNOWN);
        if seen.announced.as_ref().is_some_and(|announced| announced.seat != seat) {
            seen.announced = None;
        }
        seen
    }
}

impl SideView {
    fn of(state: &State, seat: Seat) -> SideView {
        let side = &state.sides[seat.index()];
        SideView {
            life: side.life,
            vp: side.vp,
            deck: side.deck.len() as u8,
            hand: side.hand.len() as u8,
            known: side.known.clone(),
            discard: side.discard.clone(),
            void: side.void.clone(),
            deck_list: state.setup.deck_list(seat.index()).0,
        }
    }
}

impl UpkeepView {
    fn of(job: &PendingClause) -> UpkeepView {
        let temporary = match job.what {
            UpkeepStep::Clause { clause } => temporary_cost(job.card).is_some_and(|(its, _)| its == clause),
            UpkeepStep::Poison | UpkeepStep::Burden => false,
        };
        UpkeepView { permanent: job.permanent, what: job.what, temporary }
    }
}

impl PermanentView {
    fn of(state: &State, it: &Permanent) -> PermanentView {
        let (damage, life) = state.figures(it);
        PermanentView {
            id: it.id,
            card: it.card,
            owner: it.owner,
            master: it.master,
            passive: it.passive,
            guard: it.guard,
            damage: damage.clamp(0, 255) as u8,
            life,
            damage_on: it.damage,
            twin: it.twin,
            counters: it.counters,
            x: it.x,
            silenced: state.is_silenced(it),
            lifted: it.lifted,
            used: (0..16).filter(|clause| it.used >> clause & 1 == 1).collect(),
        }
    }
}

impl ActionView {
    fn of(action: &Action, would_be_prevented: bool) -> ActionView {
        ActionView {
            seat: action.seat,
            origin: action.origin,
            x: action.x,
            vp: action.vp,
            targets: action.targets.to_vec(),
            against: action.against,
            would_be_prevented,
        }
    }
}

impl AnnouncedView {
    fn of(state: &State, announced: &crate::action::Announcement) -> AnnouncedView {
        use crate::announce::Choice;
        let chosen = announced.chosen();
        let origin = announced.origin;
        let vp = state.announced_price(announced.seat, origin, chosen.x);
        AnnouncedView {
            origin,
            against: chosen.against,
            targets: chosen.targets.to_vec(),
            targets_in_all: origin.program().targets.len() as u8,
            x: chosen.x,
            cost: CostView::of(origin.cost(), vp),
            builders: chosen.payment.builders.to_vec(),
            sacrifices: chosen.payment.sacrifices.to_vec(),
            discards: chosen.payment.discards.to_vec(),
            next: state.next_choice(announced, &chosen).map(|choice| match choice {
                Choice::Against => NextChoice::Against,
                Choice::Target(at) => NextChoice::Target { at },
                Choice::X => NextChoice::X,
                Choice::Give(part) => NextChoice::Give { part },
            }),
            fates: state.fates_announced(announced, chosen.against),
            chosen: announced.picks.iter().any(|pick| !pick.alone),
        }
    }
}

impl CostView {
    /// Creates the view of a cost whose VP come to `vp`.
    pub(crate) fn of(cost: &Cost, vp: u8) -> CostView {
        CostView {
            vp,
            builders: cost.builders,
            sacrifices: cost.sacrifice.map_or(0, |sacrifice| sacrifice.count),
            discards: cost.discard,
            life: cost.life,
            turns: cost.turn_this,
            goes: cost.discard_this || cost.banish_this,
        }
    }
}
