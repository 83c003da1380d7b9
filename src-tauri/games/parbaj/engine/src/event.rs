//! The events of a duel.

use crate::action::Origin;
use crate::card::CardId;
use crate::event_details::{ClauseRole, DiscardCause, EntryRoute, EventTarget, LeaveCause, PriceChange, VpSource};
use crate::moves::UpkeepStep;
use crate::permanent::PermanentRef;
use crate::step::{Ending, Phase};
use game::Seat;
use parbaj_cards::CounterKind;
use serde::{Deserialize, Serialize};

/// An event of a duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajEvent")]
pub enum Event {
    /// The starter is drawn at random.
    Starts { seat: Seat },
    /// An opening hand is dealt.
    Dealt {
        seat: Seat,
        /// The cards; `None` if the receiver may not see them.
        cards: Option<Vec<CardId>>,
    },
    /// The opening hand is kept.
    Kept { seat: Seat },
    /// The opening hand is shuffled back.
    Mulliganed { seat: Seat },
    /// A turn begins.
    TurnBegan {
        seat: Seat,
        /// The turn's number, counting both players' turns.
        turn: u16,
    },
    /// A phase begins in which something is decided or done.
    PhaseBegan { phase: Phase, seat: Seat },
    /// A player gains VP in upkeep.
    Income {
        seat: Seat,
        /// How many, before the limit of ten; negative for a loss.
        vp: i8,
        reason: VpSource,
    },
    /// VP beyond ten are lost.
    VpLost { seat: Seat, vp: u8 },
    /// The active player's passive cards turn active.
    AllActive {
        seat: Seat,
        /// The permanents that were passive.
        pieces: Vec<PermanentRef>,
    },
    /// A card is drawn.
    Drew {
        seat: Seat,
        /// The card; `None` if the receiver may not see it.
        card: Option<CardId>,
        /// The kind of clause that causes the draw; `None` in the draw phase.
        by: Option<ClauseRole>,
    },
    /// A player has to draw from an empty deck.
    NothingToDraw { seat: Seat },
    /// A card is played and shown with the choices made for it.
    Played {
        seat: Seat,
        card: CardId,
        /// Its X, if the cost has one.
        x: Option<u8>,
        targets: Vec<EventTarget>,
        /// The card of the action that it neutralises.
        against: Option<CardId>,
    },
    /// A playing condition was met as the card was announced.
    ConditionMet {
        card: CardId,
        /// The clause's index in the text.
        clause: u8,
    },
    /// A playing condition was not met by a card that an effect would have put into play; the card stays where it was.
    ConditionFailed {
        card: CardId,
        /// The clause's index in the text.
        clause: u8,
    },
    /// An ability is used.
    Used {
        seat: Seat,
        /// Where the ability comes from.
        origin: Origin,
        targets: Vec<EventTarget>,
        /// The card of the action that it is meant to prevent.
        against: Option<CardId>,
    },
    /// A player activates a drawback by choice.
    DrawbackChosen {
        seat: Seat,
        piece: PermanentRef,
        /// The clause's index in the text.
        clause: u8,
    },
    /// A cost is paid.
    Paid {
        seat: Seat,
        vp: u8,
        life: u8,
        builders: Vec<PermanentRef>,
        /// What made the price differ from the printed one.
        changes: Vec<PriceChange>,
    },
    /// A cost was lowered by an Advantage that holds.
    AdvantageHeld {
        card: CardId,
        /// The clause's index in the text.
        clause: u8,
        /// The opponent's Ép.
        life: i16,
        /// The seat that plays the card.
        seat: Seat,
    },
    /// An Advantage was checked and did not hold.
    AdvantageMissed {
        card: CardId,
        /// The clause's index in the text.
        clause: u8,
        /// The opponent's Ép.
        life: i16,
        /// The seat that plays the card.
        seat: Seat,
    },
    /// A player declines in a window or in reply.
    Declined {
        seat: Seat,
        /// Whether it declines to reply to an action.
        reply: bool,
    },
    /// An action is prevented.
    Prevented {
        /// The seat that announced the prevented action.
        seat: Seat,
        /// Where the prevented action came from.
        origin: Origin,
        /// The card that prevents it.
        by: CardId,
        /// Whether that card was played by its Neutralisation.
        neutralised: bool,
    },
    /// An action that can't be prevented was to be prevented.
    Unpreventable {
        /// The card of the action.
        card: CardId,
        /// The card that was to prevent it.
        by: CardId,
    },
    /// A card or token comes into play.
    Entered {
        seat: Seat,
        piece: PermanentRef,
        passive: bool,
        route: EntryRoute,
        /// Whether it is a creature played by its Neutralisation.
        neutraliser: bool,
    },
    /// A spell takes effect.
    TakesEffect {
        seat: Seat,
        card: CardId,
        /// Whether it has several effects, one after the other.
        several: bool,
    },
    /// A target is no longer there or no longer legal: that part of the text does nothing.
    TargetGone {
        /// The card whose target it was.
        card: CardId,
    },
    /// A drawback of a spell is carried out.
    SpellDrawback {
        card: CardId,
        /// The clause's index in the text.
        clause: u8,
        /// Whether the drawback has no label.
        unlabelled: bool,
    },
    /// An automatic ability or drawback is carried out.
    Fired {
        seat: Seat,
        piece: PermanentRef,
        /// The clause's index in the text.
        clause: u8,
        drawback: bool,
        /// Whether the drawback has no label.
        unlabelled: bool,
    },
    /// An action caused more than a hundred automatic firings; the rest are dropped.
    FiringsDropped {
        /// How many are dropped.
        count: u16,
    },
    /// A player gains or loses Ép other than by damage.
    Life {
        seat: Seat,
        change: i16,
        by: ClauseRole,
        /// Whether it takes the player above the initial Ép.
        beyond: bool,
    },
    /// A card's text makes a player gain or lose VP.
    Vp { seat: Seat, change: i8, by: ClauseRole },
    /// Damage is dealt.
    Damaged {
        target: EventTarget,
        amount: u8,
        /// The card that is the source.
        by: CardId,
        /// Whether it is dealt in the strike.
        strike: bool,
    },
    /// An effect removes damage.
    Healed { piece: PermanentRef, amount: u8, by: ClauseRole },
    /// All damage on creatures is healed, and effects that last until the end of the turn end.
    AllHealed {
        /// The permanents that had damage.
        pieces: Vec<PermanentRef>,
    },
    /// A card goes to the discard pile from hand, deck or queue.
    Discarded { seat: Seat, card: CardId, why: DiscardCause },
    /// A player has to discard or sacrifice more than there is.
    TooFew {
        seat: Seat,
        /// How many were missing.
        missing: u8,
        by: ClauseRole,
        /// Whether permanents are sacrificed; otherwise cards are discarded.
        sacrifice: bool,
    },
    /// A card goes to the void from anywhere but play.
    ToVoid { seat: Seat, card: CardId, by: ClauseRole },
    /// A card goes from the discard pile to hand.
    Recovered { seat: Seat, card: CardId, by: ClauseRole },
    /// A permanent leaves play.
    Left {
        piece: PermanentRef,
        /// The seat on whose side it was.
        master: Seat,
        /// The seat to whose zone it goes.
        owner: Seat,
        how: LeaveCause,
        /// Whether it was a token, which leaves the game.
        token: bool,
        /// The kind of clause that causes it; `None` if a rule does, as for deaths.
        by: Option<ClauseRole>,
    },
    /// A permanent can't be destroyed.
    Indestructible { piece: PermanentRef },
    /// A permanent changes sides.
    Control {
        piece: PermanentRef,
        /// Its new master.
        seat: Seat,
    },
    /// A card's text turns a permanent active or passive.
    Turned {
        piece: PermanentRef,
        passive: bool,
        /// Whether it was a guard and went to the reserve, or an attacker and left the combat.
        withdrew: bool,
        by: ClauseRole,
    },
    /// Counters are added or removed.
    Counters {
        piece: PermanentRef,
        counter: CounterKind,
        /// How many more; negative for fewer.
        change: i8,
        /// How many there are now.
        now: u8,
    },
    /// A permanent's abilities on being played are copied.
    Copied {
        /// The seat for which the copies are carried out.
        seat: Seat,
        /// The card that copies them.
        by: CardId,
        /// The permanent whose abilities are copied.
        piece: PermanentRef,
        /// The number of abilities copied.
        abilities: u8,
        /// Whether its text also has explanations or drawbacks, which aren't copied.
        more: bool,
    },
    /// The drawback of burden counters is carried out.
    Burdened {
        /// The seat that loses Ép.
        seat: Seat,
        /// The permanent with the counters.
        piece: PermanentRef,
    },
    /// A permanent loses all abilities until the end of the turn.
    Silenced {
        piece: PermanentRef,
        /// Whether it has an explanation or a drawback, which it keeps.
        keeps: bool,
    },
    /// A permanent loses its drawbacks until the end of the turn.
    DrawbacksLifted { piece: PermanentRef },
    /// A permanent's damage and Ép change until the end of the turn.
    Boosted {
        piece: PermanentRef,
        /// The change of its damage.
        damage: i8,
        /// The change of its Ép.
        life: i8,
        by: ClauseRole,
    },
    /// Figures are computed once, as the card comes into play.
    Reckoned {
        piece: PermanentRef,
        damage: u8,
        /// Ép or structure.
        life: u8,
    },
    Bounty {
        /// The seat that gets it.
        seat: Seat,
        /// The permanent whose bounty it is.
        piece: PermanentRef,
        token: bool,
    },
    /// A temporary cost is paid.
    TemporaryPaid { seat: Seat, piece: PermanentRef },
    /// A temporary cost is not paid.
    TemporaryUnpaid { seat: Seat, piece: PermanentRef },
    /// An optional cost within an effect is paid or refused.
    Chose {
        seat: Seat,
        /// The card that offers it.
        card: CardId,
        paid: bool,
    },
    /// The active player has chosen what happens next in upkeep.
    Ordered { piece: PermanentRef, what: UpkeepStep },
    /// A creature moves between reserve and guard post.
    Marched {
        piece: PermanentRef,
        /// Whether it moves to the guard post; otherwise to the reserve.
        guard: bool,
    },
    /// An attacker is assigned.
    Assigned { piece: PermanentRef, target: EventTarget },
    /// The master of a guard with several attackers chooses which one it strikes next.
    StrikesNext { guard: PermanentRef, attacker: PermanentRef },
    /// The strike begins.
    Strike {
        /// How many attackers strike something.
        attackers: u8,
    },
    /// The remaining attackers go back to the reserve, passive.
    WentHome { pieces: Vec<PermanentRef> },
    /// A turn is over.
    TurnEnded { seat: Seat },
    /// The game is over.
    Ended {
        ending: Ending,
        /// Both players' Ép, by seat.
        life: [i16; 2],
    },
}
