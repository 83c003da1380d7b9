//! What a seat may know.

use crate::action::{Action, Attack, Job, Origin};
use crate::card::CardId;
use crate::deck::DeckEntry;
use crate::legal::temporary_cost;
use crate::moves::{Happening, Intent, Target};
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

/// What a seat may know: all but the order of the decks, the other hand, and what the other is announcing.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajView")]
pub struct View {
    /// The state as far as it may be known: unknown cards in hands and decks. For bots and refusals.
    #[serde(skip)]
    pub(crate) seen: State,
    /// Whose view.
    pub seat: Seat,
    /// What was chosen before the game.
    pub setup: Setup,
    /// Turns of both players, from 1; 0 before the first.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub starter: Seat,
    /// The phase.
    pub phase: Phase,
    /// What is being decided.
    pub step: Step,
    /// Who decides.
    pub to_move: Option<Seat>,
    /// Both players' sides.
    pub sides: Vec<SideView>,
    /// One's hand, in the order of the set.
    pub hand: Vec<HandCard>,
    /// Everything in play, in the order in which it came.
    pub permanents: Vec<PermanentView>,
    /// The attackers and what they attack.
    pub attacks: Vec<Attack>,
    /// The reaction queue, the first action first; it is carried out from the last.
    pub queue: Vec<ActionView>,
    /// What one is announcing.
    pub announced: Option<AnnouncedView>,
    /// What happens now.
    pub running: Option<RunningView>,
    /// What still has to happen in this upkeep.
    pub upkeep: Vec<UpkeepView>,
    /// The cost that may be accepted now.
    pub offered: Option<CostView>,
    /// What comes of the attack if nobody acts any more.
    pub forecast: Option<StrikeForecast>,
    /// How the game has ended.
    pub ending: Option<Ending>,
}

/// A player's side.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajSideView")]
pub struct SideView {
    /// Ép.
    pub life: i16,
    /// VP.
    pub vp: u8,
    /// Cards in deck.
    pub deck: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Cards in hand that everybody has seen come back.
    pub known: Vec<CardId>,
    /// The discard pile, the top last.
    pub discard: Vec<CardId>,
    /// The void.
    pub void: Vec<CardId>,
    /// The deck list.
    pub deck_list: Vec<DeckEntry>,
}

/// A card in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajHandCard")]
pub struct HandCard {
    /// Which.
    pub card: CardId,
    /// The VP it costs now; for a variable cost, the least.
    pub price: u8,
}

/// Something in play.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajPermanentView")]
pub struct PermanentView {
    /// Its name.
    pub id: PermanentId,
    /// What it is.
    pub card: CardId,
    /// Whose deck it came from.
    pub owner: Seat,
    /// On whose side it lies.
    pub master: Seat,
    /// Whether it is passive.
    pub passive: bool,
    /// Whether it stands at the guard post.
    pub guard: bool,
    /// A creature's damage as it stands.
    pub damage: u8,
    /// Ép or structure as it stands, damage not subtracted.
    pub life: i16,
    /// Damage on it.
    pub damage_on: u8,
    /// Which of several of its name in play: 0 for the first to come, then 2, 3 …
    pub twin: u8,
    /// Counters.
    pub counters: Counters,
    /// The X chosen as it was played.
    pub x: u8,
    /// Whether it has lost all abilities.
    pub silenced: bool,
    /// Whether it has lost its drawbacks.
    pub lifted: bool,
    /// Clauses used in this turn, by their places in the text.
    pub used: Vec<u8>,
}

/// An action in the queue.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajActionView")]
pub struct ActionView {
    /// Whose.
    pub seat: Seat,
    /// Where it comes from.
    pub origin: Origin,
    /// The X of its cost.
    pub x: u8,
    /// VP paid.
    pub vp: u8,
    /// Its targets.
    pub targets: Vec<Target>,
    /// The action in the queue that it is meant to prevent.
    pub against: Option<u8>,
    /// Whether it is prevented if nobody answers any more.
    pub would_be_prevented: bool,
}

/// What one is announcing.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajAnnouncedView")]
pub struct AnnouncedView {
    /// Where it comes from.
    pub origin: Origin,
    /// The action that it is meant to prevent.
    pub against: Option<u8>,
    /// The targets so far.
    pub targets: Vec<Target>,
    /// How many targets there are in all.
    pub targets_in_all: u8,
    /// The X chosen.
    pub x: Option<u8>,
    /// What is paid.
    pub cost: CostView,
    /// The builders so far.
    pub builders: Vec<PermanentId>,
    /// The sacrifices so far.
    pub sacrifices: Vec<PermanentId>,
    /// The cards to discard so far.
    pub discards: Vec<CardId>,
    /// What is chosen next; nothing: it can be paid.
    pub next: Option<NextChoice>,
    /// For each action in the queue, whether it would be prevented if this were paid and nobody answered any more;
    /// empty if this prevents nothing, or until it is known what.
    pub fates: Vec<bool>,
    /// Whether anything chosen can be taken back singly.
    pub chosen: bool,
}

/// What is chosen next in announcing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajNextChoice")]
pub enum NextChoice {
    /// The action to prevent.
    Against,
    /// A target.
    Target {
        /// Its place, from 0.
        at: u8,
    },
    /// X.
    X,
    /// Something for the cost.
    Give {
        /// Which part.
        part: CostPart,
    },
}

/// A cost as it is now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajCostView")]
pub struct CostView {
    /// VP.
    pub vp: u8,
    /// Builders.
    pub builders: u8,
    /// Sacrifices.
    pub sacrifices: u8,
    /// Cards to discard.
    pub discards: u8,
    /// Ép.
    pub life: u8,
    /// Whether the card itself turns passive.
    pub turns: bool,
    /// Whether the card itself is discarded or goes to the void.
    pub goes: bool,
}

/// What happens now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajRunningView")]
pub struct RunningView {
    /// By which card.
    pub card: CardId,
    /// By which clause; none for a whole spell.
    pub clause: Option<u8>,
    /// Who "you" is.
    pub you: Seat,
}

/// What has to happen in this upkeep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajUpkeepView")]
pub struct UpkeepView {
    /// On what.
    pub permanent: PermanentId,
    /// What.
    pub what: Happening,
    /// Whether it is a temporary cost, to be paid or not.
    pub temporary: bool,
}

impl View {
    /// What `seat` may know of `state`.
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

    /// Every refusal of a touch by the viewer.
    pub(crate) fn explain(&self, intent: &Intent) -> Vec<Refusal> {
        self.seen.against_touch(self.seat, intent)
    }

    /// The state as far as the viewer may know it: for bots. Cards in hands and decks that aren't known can't be asked
    /// for.
    #[must_use]
    pub fn seen(&self) -> &State {
        &self.seen
    }
}

impl State {
    /// With everything hidden that `seat` may not know.
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
    fn of(job: &Job) -> UpkeepView {
        let temporary = match job.what {
            Happening::Clause { clause } => temporary_cost(job.card).is_some_and(|(its, _)| its == clause),
            Happening::Poison | Happening::Burden => false,
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
    fn of(state: &State, announced: &crate::action::Announced) -> AnnouncedView {
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
    /// A cost with the VP that it comes to.
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
