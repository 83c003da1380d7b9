//! Hungarian texts of abilities.

use super::cost::of_ability;
use super::effect::more;
use super::noun::{cards, said, this};
use super::permanent::{How, phrase};
use super::sequence::Sequence;
use super::timing::occasion;
use crate::text_context::TextContext;
use parbaj_cards::{Ability, Activated, Automatic, Filter, Side, Static};
use rulebook::phrase::NBSP;

pub(super) fn ability(ability: &Ability, setting: &TextContext<'_>) -> String {
    match ability {
        Ability::Static(it) => holds(it, setting),
        Ability::Automatic(it) => automatic(it, setting),
        Ability::Activated(it) => activated(it, setting),
    }
}

/// Generates an automatic ability: `amikor ez a lény támad, kap egy erősítő jelzőt.`
pub(super) fn automatic(automatic: &Automatic, setting: &TextContext<'_>) -> String {
    let (occasion, introduced) = occasion(automatic, setting);
    let happens = Sequence::new(setting.on(automatic)).after(introduced).told(&automatic.effects);
    format!("{occasion}{happens}")
}

/// Generates an activated ability: `2 VP: húzz egy lapot!`
fn activated(activated: &Activated, setting: &TextContext<'_>) -> String {
    let cost = of_ability(&activated.cost, activated.works);
    let sequence = Sequence::new(setting.with(&activated.targets)).preventing(activated.prevents.as_ref());
    format!("{cost}: {}", sequence.ordered(&activated.effects))
}

/// Generates a static ability.
pub(super) fn holds(holds: &Static, setting: &TextContext<'_>) -> String {
    match holds {
        Static::Figures { of: None, damage, life } => {
            format!("{} {} kap.", this(setting.card.card_type), more(*damage, *life))
        }
        Static::Figures { of: Some(filter), damage, life } => {
            format!("{} {} kap.", all(filter, setting), more(*damage, *life))
        }
        Static::Costs { side, types, more } => {
            let side = setting.side(*side);
            let whose = if side == Side::Theirs { "az ellenfeled " } else { "" };
            let what = said(&cards(*types), side, false, "és");
            let dearer = if *more < 0 { "olcsóbb" } else { "drágább" };
            format!("{whose}minden {what} {}{NBSP}VP-vel {dearer}.", more.unsigned_abs())
        }
        Static::CantAttack => "nem támadhat.".to_owned(),
        Static::CantGuard => "nem állhat őrt.".to_owned(),
        Static::Silences { of } => format!("{} elveszti a képességeit.", all(of, setting)),
        Static::CantBeDestroyed => "semmiképpen nem lehet elpusztítani.".to_owned(),
        Static::CantBeTargeted => "az ellenfeled varázslatai és képességei nem célozhatják.".to_owned(),
        Static::UpkeepVp { more } => {
            let dearer = if *more < 0 { "kevesebbet" } else { "többet" };
            format!("az előkészítődben {}{NBSP}VP-vel {dearer} kapsz.", more.unsigned_abs())
        }
    }
}

/// Returns the affected permanents: `minden lényed`, or `a többi lényed` without this card.
fn all(filter: &Filter, setting: &TextContext<'_>) -> String {
    let side = setting.side(filter.side);
    let every = phrase(filter, side, How::Every, false).text;
    match every.strip_prefix("minden más ") {
        Some(rest) => format!("a többi {rest}"),
        None => every,
    }
}
