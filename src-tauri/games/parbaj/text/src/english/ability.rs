//! English texts of abilities.

use super::cost::of_ability;
use super::effect::more;
use super::noun::{card_type, cards, said};
use super::permanent::all;
use super::sequence::Sequence;
use super::timing::occasion;
use crate::text_context::TextContext;
use parbaj_cards::{Ability, Activated, Automatic, Side, Static};
use rulebook::phrase::NBSP;

pub(super) fn ability(ability: &Ability, setting: &TextContext<'_>) -> String {
    match ability {
        Ability::Static(it) => holds(it, setting),
        Ability::Automatic(it) => automatic(it, setting),
        Ability::Activated(it) => activated(it, setting),
    }
}

/// Generates an automatic ability: `when this creature attacks, it gets a strength counter.`
pub(super) fn automatic(automatic: &Automatic, setting: &TextContext<'_>) -> String {
    let (occasion, introduced) = occasion(automatic, setting);
    let happens = Sequence::new(setting.on(automatic)).after(introduced).sentence(&automatic.effects);
    format!("{occasion}{happens}")
}

/// Generates an activated ability: `2 MP: draw a card.`
fn activated(activated: &Activated, setting: &TextContext<'_>) -> String {
    let cost = of_ability(&activated.cost, activated.works);
    let sequence = Sequence::new(setting.with(&activated.targets)).preventing(activated.prevents.as_ref());
    format!("{cost}: {}", sequence.sentences(&activated.effects))
}

/// Generates a static ability.
pub(super) fn holds(holds: &Static, setting: &TextContext<'_>) -> String {
    let this = format!("this {}", card_type(setting.card.card_type));
    match holds {
        Static::Figures { of: None, damage, life } => format!("{this} has {}.", more(*damage, *life)),
        Static::Figures { of: Some(filter), damage, life } => {
            format!("{} have {}.", all(filter, setting.side(filter.side)), more(*damage, *life))
        }
        Static::Costs { side, types, more } => {
            let whose = match setting.side(*side) {
                Side::Any => "all ",
                Side::Yours => "your ",
                Side::Theirs => "your opponent’s ",
            };
            let what = said(&cards(*types), true, "and");
            let dearer = if *more < 0 { "less" } else { "more" };
            format!("{whose}{what} cost {}{NBSP}MP {dearer}.", more.unsigned_abs())
        }
        Static::CantAttack => format!("{this} can’t attack."),
        Static::CantGuard => format!("{this} can’t stand guard."),
        Static::Silences { of } => format!("{} lose all abilities.", all(of, setting.side(of.side))),
        Static::CantBeDestroyed => format!("{this} can in no way be destroyed."),
        Static::CantBeTargeted => {
            format!("{this} can’t be the target of your opponent’s spells and abilities.")
        }
        Static::UpkeepVp { more } => {
            let dearer = if *more < 0 { "less" } else { "more" };
            format!("you get {}{NBSP}MP {dearer} in your upkeep.", more.unsigned_abs())
        }
    }
}
