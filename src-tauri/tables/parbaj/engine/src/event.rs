//! What happens.

use crate::action::Origin;
use crate::card::CardId;
use crate::cause::{Aimed, Discarding, Doing, Farewell, Income, PriceChange, Route};
use crate::moves::Happening;
use crate::permanent::Piece;
use crate::step::{Ending, Phase};
use game::Seat;
use parbaj_cards::CounterKind;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajEvent")]
pub enum Event {
    /// The starter is drawn by lot.
    Starts {
        /// Who begins.
        seat: Seat,
    },
    /// An opening hand.
    Dealt {
        /// Whose.
        seat: Seat,
        /// The cards, if they may be seen.
        cards: Option<Vec<CardId>>,
    },
    /// The opening hand is kept.
    Kept {
        /// Whose.
        seat: Seat,
    },
    /// The opening hand is shuffled back.
    Mulliganed {
        /// Whose.
        seat: Seat,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Its number, both players' counted.
        turn: u16,
    },
    /// A phase begins in which something is decided or done.
    PhaseBegan {
        /// Which.
        phase: Phase,
        /// Whose turn.
        seat: Seat,
    },
    /// VP come in upkeep.
    Income {
        /// Whose.
        seat: Seat,
        /// How many, before the limit of ten; negative for a loss.
        vp: i8,
        /// What for.
        reason: Income,
    },
    /// VP beyond ten are lost.
    VpLost {
        /// Whose.
        seat: Seat,
        /// How many.
        vp: u8,
    },
    /// The active player's passive cards turn active.
    AllActive {
        /// Whose.
        seat: Seat,
        /// Which were passive.
        pieces: Vec<Piece>,
    },
    /// A card is drawn.
    Drew {
        /// Who draws.
        seat: Seat,
        /// The card, if it may be seen.
        card: Option<CardId>,
        /// By what; nothing: in the draw phase.
        by: Option<Doing>,
    },
    /// A card should be drawn and there is none.
    NothingToDraw {
        /// Who should draw.
        seat: Seat,
    },
    /// A card is played: shown, its choices made.
    Played {
        /// Who plays it.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Its X, if it has one.
        x: Option<u8>,
        /// Its targets.
        targets: Vec<Aimed>,
        /// The card of the action that it neutralises.
        against: Option<CardId>,
    },
    /// A playing condition was met as the card was announced.
    ConditionMet {
        /// Which card.
        card: CardId,
        /// The clause's place in the text.
        clause: u8,
    },
    /// A playing condition wasn't met by a card that something would have brought into play: it stays where it was.
    ConditionFailed {
        /// Which card.
        card: CardId,
        /// The clause's place in the text.
        clause: u8,
    },
    /// An ability is used.
    Used {
        /// Who uses it.
        seat: Seat,
        /// Whose it is.
        origin: Origin,
        /// Its targets.
        targets: Vec<Aimed>,
        /// The card of the action that it is meant to prevent.
        against: Option<CardId>,
    },
    /// A drawback is activated by a player's choice.
    DrawbackChosen {
        /// Who chooses it.
        seat: Seat,
        /// Whose it is.
        piece: Piece,
        /// The clause's place in the text.
        clause: u8,
    },
    /// A cost is paid.
    Paid {
        /// Who pays.
        seat: Seat,
        /// VP.
        vp: u8,
        /// Ép.
        life: u8,
        /// Builders.
        builders: Vec<Piece>,
        /// What made the price another than the printed one.
        changes: Vec<PriceChange>,
    },
    /// A cost was lowered by an Advantage that holds.
    AdvantageHeld {
        /// Which card.
        card: CardId,
        /// The clause's place in the text.
        clause: u8,
        /// The Ép of the opponent.
        life: i16,
        /// Whose card it is.
        seat: Seat,
    },
    /// An Advantage didn't hold where it was asked for.
    AdvantageMissed {
        /// Which card.
        card: CardId,
        /// The clause's place in the text.
        clause: u8,
        /// The Ép of the opponent.
        life: i16,
        /// Whose card it is.
        seat: Seat,
    },
    /// Nothing is done in a window or in reply.
    Declined {
        /// Who declines.
        seat: Seat,
        /// In reply to an action.
        reply: bool,
    },
    /// An action is prevented.
    Prevented {
        /// Whose action.
        seat: Seat,
        /// Where it came from.
        origin: Origin,
        /// By which card.
        by: CardId,
        /// Whether that was played by its Neutralisation.
        neutralised: bool,
    },
    /// An action was to be prevented, but can't be in any way.
    Unpreventable {
        /// Its card.
        card: CardId,
        /// By which card.
        by: CardId,
    },
    /// A card or token comes into play.
    Entered {
        /// On whose side.
        seat: Seat,
        /// What.
        piece: Piece,
        /// Whether passive.
        passive: bool,
        /// How it came.
        route: Route,
        /// Whether it is a creature played by its Neutralisation.
        neutraliser: bool,
    },
    /// A spell takes effect.
    TakesEffect {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Whether it does several things, one after the other.
        several: bool,
    },
    /// A target isn't there any more, or isn't legal: that part does nothing.
    TargetGone {
        /// Of which card.
        card: CardId,
    },
    /// A drawback of a spell acts.
    SpellDrawback {
        /// Which spell.
        card: CardId,
        /// The clause's place in the text.
        clause: u8,
        /// Whether it has no label.
        unlabelled: bool,
    },
    /// An ability or drawback happens by itself.
    Fired {
        /// Whose.
        seat: Seat,
        /// Of what.
        piece: Piece,
        /// The clause's place in the text.
        clause: u8,
        /// Whether it is a drawback.
        drawback: bool,
        /// Whether that has no label.
        unlabelled: bool,
    },
    /// More than a hundred automatic firings in one action: the rest are dropped.
    FiringsDropped {
        /// How many.
        count: u16,
    },
    /// Ép are gained or lost, but not by damage.
    Life {
        /// Whose.
        seat: Seat,
        /// How many.
        change: i16,
        /// By what.
        by: Doing,
        /// Whether that takes them beyond what one begins with.
        beyond: bool,
    },
    /// VP are gained or lost by a card.
    Vp {
        /// Whose.
        seat: Seat,
        /// How many.
        change: i8,
        /// By what.
        by: Doing,
    },
    /// Damage is dealt.
    Damaged {
        /// Who or what takes it.
        target: Aimed,
        /// How much.
        amount: u8,
        /// By which card.
        by: CardId,
        /// In the strike.
        strike: bool,
    },
    /// Damage is taken off by an effect.
    Healed {
        /// Off what.
        piece: Piece,
        /// How much.
        amount: u8,
        /// By what.
        by: Doing,
    },
    /// All damage on creatures is healed, and what lasts until the end of the turn ends.
    AllHealed {
        /// Which had damage.
        pieces: Vec<Piece>,
    },
    /// A card goes to the discard pile from hand, deck or queue.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Why.
        why: Discarding,
    },
    /// Somebody has to discard, sacrifice or the like more than there is.
    TooFew {
        /// Who.
        seat: Seat,
        /// How many were missing.
        missing: u8,
        /// By what.
        by: Doing,
        /// Of permanents to sacrifice; otherwise of cards to discard.
        sacrifice: bool,
    },
    /// A card goes to the void, but not from play.
    ToVoid {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
        /// By what.
        by: Doing,
    },
    /// A card goes from the discard pile to hand.
    Recovered {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
        /// By what.
        by: Doing,
    },
    /// Something leaves play.
    Left {
        /// What.
        piece: Piece,
        /// Whose side it was on.
        master: Seat,
        /// Whose zone it goes to.
        owner: Seat,
        /// How.
        how: Farewell,
        /// Whether it was a token, which leaves the game.
        token: bool,
        /// By what; nothing: by the rules themselves, as the dead leave.
        by: Option<Doing>,
    },
    /// Something can't be destroyed in any way.
    Indestructible {
        /// What.
        piece: Piece,
    },
    /// Something changes sides.
    Control {
        /// What.
        piece: Piece,
        /// Its new master.
        seat: Seat,
    },
    /// Something turns active or passive because of a card.
    Turned {
        /// What.
        piece: Piece,
        /// Whether passive.
        passive: bool,
        /// Whether it was a guard and went to the reserve, or an attacker and left the combat.
        withdrew: bool,
        /// By what.
        by: Doing,
    },
    /// Counters are put on or taken off.
    Counters {
        /// On what.
        piece: Piece,
        /// Of which kind.
        counter: CounterKind,
        /// How many more.
        change: i8,
        /// How many there are now.
        now: u8,
    },
    /// The abilities of something on being played are copied.
    Copied {
        /// For whom they happen.
        seat: Seat,
        /// By which card.
        by: CardId,
        /// Whose abilities.
        piece: Piece,
        /// How many abilities that were.
        abilities: u8,
        /// Whether its text has more than those: explanations, drawbacks.
        more: bool,
    },
    /// The drawback of burden counters acts.
    Burdened {
        /// Whose life it costs.
        seat: Seat,
        /// On what they are.
        piece: Piece,
    },
    /// Something loses all abilities until the end of the turn.
    Silenced {
        /// What.
        piece: Piece,
        /// Whether it has an explanation or a drawback, which stay.
        keeps: bool,
    },
    /// Something loses its drawbacks until the end of the turn.
    DrawbacksLifted {
        /// What.
        piece: Piece,
    },
    /// Something has more, or less, damage and Ép until the end of the turn.
    Boosted {
        /// What.
        piece: Piece,
        /// Damage.
        damage: i8,
        /// Ép.
        life: i8,
        /// By what.
        by: Doing,
    },
    /// Figures are computed as the card comes.
    Reckoned {
        /// What.
        piece: Piece,
        /// Damage.
        damage: u8,
        /// Ép or structure.
        life: u8,
    },
    /// A bounty is paid.
    Bounty {
        /// Who gets it.
        seat: Seat,
        /// Of what.
        piece: Piece,
        /// Whether it was a token.
        token: bool,
    },
    /// A temporary cost is paid.
    TemporaryPaid {
        /// Who pays.
        seat: Seat,
        /// For what.
        piece: Piece,
    },
    /// A temporary cost isn't paid.
    TemporaryUnpaid {
        /// Who doesn't pay.
        seat: Seat,
        /// For what.
        piece: Piece,
    },
    /// An optional cost inside an effect is paid, or not.
    Chose {
        /// Who.
        seat: Seat,
        /// By which card.
        card: CardId,
        /// Whether it is paid.
        paid: bool,
    },
    /// The active player has said what happens next in upkeep.
    Ordered {
        /// On what.
        piece: Piece,
        /// What.
        what: Happening,
    },
    /// A creature moves.
    Marched {
        /// Which.
        piece: Piece,
        /// To the guard post; otherwise to the reserve.
        guard: bool,
    },
    /// An attacker is assigned.
    Assigned {
        /// Who attacks.
        piece: Piece,
        /// What it attacks.
        target: Aimed,
    },
    /// A guard attacked by several strikes this one next.
    StrikesNext {
        /// The guard.
        guard: Piece,
        /// The attacker.
        attacker: Piece,
    },
    /// The strike.
    Strike {
        /// The attackers that strike somebody.
        attackers: u8,
    },
    /// The attackers that are left go back to the reserve, passive.
    WentHome {
        /// Which.
        pieces: Vec<Piece>,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
        /// Both players' Ép.
        life: [i16; 2],
    },
}
