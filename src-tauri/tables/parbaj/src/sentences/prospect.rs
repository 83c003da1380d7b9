//! What speaks for a move, for the words of a hint. It looks ahead as if nobody answered.

use super::called::find;
use game::Seat;
use parbaj::{CardId, Move, Origin, PermanentId, PermanentView, Phase, Step, Target, View, other};
use parbaj_cards::{CardType, Price};

/// The most VP of a card that an opening hand should be able to pay soon.
const SOON: u8 = 3;

/// What a move comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prospect {
    /// An opening hand with cards that can be paid for soon.
    CheapHand {
        /// How many.
        cards: usize,
    },
    /// An opening hand with few such cards, or none.
    DearHand {
        /// How many.
        cards: usize,
    },
    /// A creature comes.
    Creature {
        /// Its printed damage.
        damage: u8,
        /// Its printed Ép.
        life: u8,
    },
    /// A building comes.
    Building {
        /// Its printed structure points.
        structure: u8,
    },
    /// An item or enchantment comes.
    Lasting,
    /// A spell takes effect.
    SpellNow {
        /// VP that are left.
        left: u8,
    },
    /// An action is prevented.
    Prevents {
        /// Where it comes from.
        origin: Origin,
    },
    /// Once a turn, and not yet in this one.
    UseThisTurn,
    /// VP that are left.
    Left {
        /// How many.
        vp: u8,
    },
    /// VP that stay.
    Saved {
        /// How many.
        vp: u8,
    },
    /// The opponent is left without Ép.
    Finishes,
    /// The opponent is hit.
    Hits {
        /// How hard.
        damage: u8,
    },
    /// The building falls.
    Fells {
        /// Which.
        card: CardId,
    },
    /// The guard dies.
    Kills {
        /// The guard.
        card: CardId,
        /// Whether the attacker doesn't.
        survives: bool,
    },
    /// Every guard has to be attacked before the opponent can be.
    Opens,
    /// At the guard post.
    Guards,
    /// In reserve.
    Rests,
    /// A creature that doesn't attack stands guard.
    StayHome,
    /// The guard's blow kills.
    StruckDown,
    /// What is paid for stays in play.
    Kept {
        /// What.
        card: CardId,
    },
}

impl Prospect {
    /// What speaks most for a move; `None` where there is nothing to add to the move itself.
    pub fn of(mv: Move, view: &View) -> Option<Prospect> {
        match mv {
            Move::Keep => Some(Prospect::CheapHand { cards: cheap(view) }).filter(|_| cheap(view) > 1),
            Move::Mulligan => Some(Prospect::DearHand { cards: cheap(view) }).filter(|_| cheap(view) < 3),
            Move::Play { card } => played(card, view),
            Move::React { .. } => only_action(view).map(|origin| Prospect::Prevents { origin }),
            Move::Use { .. } | Move::UseCard { .. } if matches!(view.step, Step::Reactions { .. }) => {
                only_action(view).map(|origin| Prospect::Prevents { origin })
            }
            Move::Use { .. } => Some(Prospect::UseThisTurn),
            Move::Against { action } => {
                let origin = view.queue.get(usize::from(action))?.origin;
                Some(Prospect::Prevents { origin })
            }
            Move::Pay => {
                let cost = view.announced.as_ref()?.cost;
                Some(Prospect::Left { vp: own_vp(view).checked_sub(cost.vp)? })
            }
            Move::Decline if own_vp(view) > 0 => Some(Prospect::Saved { vp: own_vp(view) }),
            Move::March { permanent } => {
                let guards = find(permanent, view)?.guard;
                Some(if guards { Prospect::Rests } else { Prospect::Guards })
            }
            Move::Attack { attacker, target } => attack(attacker, target, view),
            Move::Done => {
                let guards = view.permanents.iter().any(|it| it.master == view.seat && it.guard && !attacks(it, view));
                (matches!(view.step, Step::Attackers) && guards).then_some(Prospect::StayHome)
            }
            Move::StrikeNext { attacker } => {
                let Step::StrikeOrder { guard } = view.step else { return None };
                let (guard, attacker) = (find(guard, view)?, find(attacker, view)?);
                (i16::from(guard.damage) >= left_of(attacker)).then_some(Prospect::StruckDown)
            }
            Move::Accept => match view.step {
                Step::TemporaryCost { permanent } => Some(Prospect::Kept { card: find(permanent, view)?.card }),
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

/// Cards in hand that can be paid for soon.
fn cheap(view: &View) -> usize {
    view.hand.iter().filter(|held| held.price <= SOON).count()
}

fn played(card: CardId, view: &View) -> Option<Prospect> {
    let kind = card.kind();
    let price = view.hand.iter().find(|held| held.card == card)?.price;
    let variable = matches!(kind.cost.price, Price::X(_));
    Some(match kind.card_type {
        // Printed figures of a variable cost say nothing yet.
        CardType::Creature if variable => return None,
        CardType::Creature => Prospect::Creature { damage: kind.damage?, life: kind.life? },
        CardType::Building => Prospect::Building { structure: kind.life? },
        CardType::Item | CardType::Enchantment => Prospect::Lasting,
        CardType::Instant | CardType::General if variable => return None,
        CardType::Instant | CardType::General => Prospect::SpellNow { left: own_vp(view).checked_sub(price)? },
    })
}

/// The action of a queue that has only one: what can be reacted with prevents that. With several, it is chosen later.
fn only_action(view: &View) -> Option<Origin> {
    match &view.queue[..] {
        [only] => Some(only.origin),
        _ => None,
    }
}

fn attack(attacker: PermanentId, target: Target, view: &View) -> Option<Prospect> {
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
                Some(Prospect::Finishes)
            } else {
                (damage > 0).then_some(Prospect::Hits { damage: attacker.damage })
            }
        }
        Target::Permanent { permanent } => {
            let target = find(permanent, view)?;
            let creature = target.card.kind().card_type == CardType::Creature;
            if i16::from(attacker.damage) >= left_of(target) {
                let card = target.card;
                let survives = i16::from(target.damage) < left_of(attacker);
                return Some(if creature { Prospect::Kills { card, survives } } else { Prospect::Fells { card } });
            }
            (creature && guards_of(other(view.seat), view) > 0 && view.phase == Phase::Combat)
                .then_some(Prospect::Opens)
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

/// Ép or structure minus damage: how much more kills.
fn left_of(it: &PermanentView) -> i16 {
    it.life - i16::from(it.damage_on)
}
