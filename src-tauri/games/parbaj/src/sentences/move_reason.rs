//! Reasons for a move, for the text of a hint. They assume that the opponent doesn't react.

use super::permanent_name::find;
use game::Seat;
use parbaj::{CardId, Move, Origin, PermanentId, PermanentView, Phase, Step, Target, View, other};
use parbaj_cards::{CardType, Price};

/// The maximum VP cost of a card that counts as cheap in an opening hand.
const SOON: u8 = 3;

/// The main result of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveReason {
    /// The opening hand has cheap cards.
    CheapHand {
        /// The number of cheap cards.
        cards: usize,
    },
    /// The opening hand has few cheap cards or none.
    DearHand {
        /// The number of cheap cards.
        cards: usize,
    },
    /// A creature comes into play.
    Creature {
        /// Its printed damage.
        damage: u8,
        /// Its printed Ép.
        life: u8,
    },
    /// A building comes into play.
    Building {
        /// Its printed structure points.
        structure: u8,
    },
    /// An item or enchantment comes into play.
    Lasting,
    /// A spell takes effect.
    SpellNow {
        /// The VP left afterwards.
        left: u8,
    },
    /// An action is prevented.
    Prevents {
        /// Where the prevented action comes from.
        origin: Origin,
    },
    /// The ability can be used once a turn and hasn't been used in this one.
    UseThisTurn,
    /// VP are left after the payment.
    Left { vp: u8 },
    /// VP are saved for the next turn.
    Saved { vp: u8 },
    /// The opponent has no Ép left.
    Finishes,
    /// The opponent takes damage.
    Hits { damage: u8 },
    /// The building collapses.
    Fells { card: CardId },
    /// The guard dies.
    Kills {
        /// The guard's card.
        card: CardId,
        /// Whether the attacker survives.
        survives: bool,
    },
    /// It contributes to attacking every guard, after which the opponent can be attacked.
    Opens,
    /// The creature moves to the guard post.
    Guards,
    /// The creature moves to the reserve.
    Rests,
    /// A creature that doesn't attack stays as a guard.
    StayHome,
    /// The guard's strike kills the attacker.
    StruckDown,
    /// The permanent whose cost is paid stays in play.
    Kept { card: CardId },
}

impl MoveReason {
    /// Returns the strongest reason for a move; `None` if there is nothing to add to the move itself.
    pub fn of(mv: Move, view: &View) -> Option<MoveReason> {
        match mv {
            Move::Keep => Some(MoveReason::CheapHand { cards: cheap(view) }).filter(|_| cheap(view) > 1),
            Move::Mulligan => Some(MoveReason::DearHand { cards: cheap(view) }).filter(|_| cheap(view) < 3),
            Move::Play { card } => played(card, view),
            Move::React { .. } => only_action(view).map(|origin| MoveReason::Prevents { origin }),
            Move::Use { .. } | Move::UseCard { .. } if matches!(view.step, Step::Reactions { .. }) => {
                only_action(view).map(|origin| MoveReason::Prevents { origin })
            }
            Move::Use { .. } => Some(MoveReason::UseThisTurn),
            Move::Against { action } => {
                let origin = view.queue.get(usize::from(action))?.origin;
                Some(MoveReason::Prevents { origin })
            }
            Move::Pay => {
                let cost = view.announced.as_ref()?.cost;
                Some(MoveReason::Left { vp: own_vp(view).checked_sub(cost.vp)? })
            }
            Move::Decline if own_vp(view) > 0 => Some(MoveReason::Saved { vp: own_vp(view) }),
            Move::March { permanent } => {
                let guards = find(permanent, view)?.guard;
                Some(if guards { MoveReason::Rests } else { MoveReason::Guards })
            }
            Move::Attack { attacker, target } => attack(attacker, target, view),
            Move::Done => {
                let guards = view.permanents.iter().any(|it| it.master == view.seat && it.guard && !attacks(it, view));
                (matches!(view.step, Step::Attackers) && guards).then_some(MoveReason::StayHome)
            }
            Move::StrikeNext { attacker } => {
                let Step::StrikeOrder { guard } = view.step else { return None };
                let (guard, attacker) = (find(guard, view)?, find(attacker, view)?);
                (i16::from(guard.damage) >= left_of(attacker)).then_some(MoveReason::StruckDown)
            }
            Move::Accept => match view.step {
                Step::TemporaryCost { permanent } => Some(MoveReason::Kept { card: find(permanent, view)?.card }),
                _ => None,
            },
            Move::UseCard { .. }
            | Move::Target { .. }
            | Move::X { .. }
            | Move::Give { .. }
            | Move::GiveCard { .. }
            | Move::TakeBack
            | Move::Decline
            | Move::Next { .. }
            | Move::Refuse => None,
        }
    }
}

fn own_vp(view: &View) -> u8 {
    view.sides.get(view.seat.index()).map_or(0, |side| side.vp)
}

/// Returns the number of cheap cards in hand.
fn cheap(view: &View) -> usize {
    view.hand.iter().filter(|held| held.price <= SOON).count()
}

fn played(card: CardId, view: &View) -> Option<MoveReason> {
    let kind = card.kind();
    let price = view.hand.iter().find(|held| held.card == card)?.price;
    let variable = matches!(kind.cost.price, Price::X(_));
    Some(match kind.card_type {
        // The printed figures of a card with a variable cost don't apply yet.
        CardType::Creature if variable => return None,
        CardType::Creature => MoveReason::Creature { damage: kind.damage?, life: kind.life? },
        CardType::Building => MoveReason::Building { structure: kind.life? },
        CardType::Item | CardType::Enchantment => MoveReason::Lasting,
        CardType::Instant | CardType::General if variable => return None,
        CardType::Instant | CardType::General => MoveReason::SpellNow { left: own_vp(view).checked_sub(price)? },
    })
}

/// Returns the only action in the queue, which is the one a reaction prevents; `None` if there are several, since the
/// choice comes later.
fn only_action(view: &View) -> Option<Origin> {
    match &view.queue[..] {
        [only] => Some(only.origin),
        _ => None,
    }
}

fn attack(attacker: PermanentId, target: Target, view: &View) -> Option<MoveReason> {
    let attacker = find(attacker, view)?;
    match target {
        Target::Player { seat } => {
            let before = view.sides.get(seat.index())?.life;
            let others: i16 = view
                .attacks
                .iter()
                .filter(|attack| attack.target == target)
                .filter_map(|attack| find(attack.attacker, view))
                .map(|it| i16::from(it.damage))
                .sum();
            let damage = i16::from(attacker.damage);
            if before > 0 && before - others - damage <= 0 {
                Some(MoveReason::Finishes)
            } else {
                (damage > 0).then_some(MoveReason::Hits { damage: attacker.damage })
            }
        }
        Target::Permanent { permanent } => {
            let target = find(permanent, view)?;
            let creature = target.card.kind().card_type == CardType::Creature;
            if i16::from(attacker.damage) >= left_of(target) {
                let card = target.card;
                let survives = i16::from(target.damage) < left_of(attacker);
                return Some(if creature { MoveReason::Kills { card, survives } } else { MoveReason::Fells { card } });
            }
            (creature && guards_of(other(view.seat), view) > 0 && view.phase == Phase::Combat)
                .then_some(MoveReason::Opens)
        }
        Target::Discarded { .. } => None,
    }
}

fn guards_of(seat: Seat, view: &View) -> usize {
    view.permanents.iter().filter(|it| it.master == seat && it.guard).count()
}

fn attacks(it: &PermanentView, view: &View) -> bool {
    view.attacks.iter().any(|attack| attack.attacker == it.id)
}

/// Returns Ép or structure minus damage: the further damage that kills.
fn left_of(it: &PermanentView) -> i16 {
    it.life - i16::from(it.damage_on)
}
