//! Hungarian texts of amounts.

use super::adjective::{adjectives, behind};
use super::noun::{cards, said};
use super::number::counting;
use super::permanent::nouns;
use crate::text_context::TextContext;
use parbaj_cards::{Amount, Counted, Side};
use rulebook::phrase::NBSP;

/// An amount with its unit.
pub(super) struct Measure {
    /// The amount and the unit: `2 Ép-t`, `annyi lapot`.
    pub(super) what: String,
    /// What follows the verb: empty, or `, ahány lényed van`.
    pub(super) tail: String,
}

/// Generates an amount of something measured, with the number in digits.
pub(super) fn measured(amount: &Amount, unit: &str, setting: &TextContext<'_>) -> Measure {
    measure(amount, unit, &|number| number.to_string(), NBSP, setting)
}

/// Generates an amount of something counted, with the number in words.
pub(super) fn counted(amount: &Amount, unit: &str, setting: &TextContext<'_>) -> Measure {
    measure(amount, unit, &counting, ' ', setting)
}

fn measure(amount: &Amount, unit: &str, say: &dyn Fn(u8) -> String, gap: char, setting: &TextContext<'_>) -> Measure {
    let (number, gap, tail) = match amount {
        Amount::Fixed(number) => (say(*number), gap, String::new()),
        Amount::X => ("X".to_owned(), NBSP, String::new()),
        Amount::Count(of) => ("annyi".to_owned(), ' ', format!(", {}", as_many(of, setting))),
    };
    Measure { what: format!("{number}{gap}{unit}"), tail }
}

/// Returns a count as a clause: `ahány lényed van`.
pub(super) fn as_many(of: &Counted, setting: &TextContext<'_>) -> String {
    match of {
        Counted::Permanents(filter) => {
            let side = setting.side(filter.side);
            let other = if filter.others { "másik " } else { "" };
            let noun = said(&nouns(filter), side, false, "és");
            let what = format!("{other}{}{noun}{}", adjectives(filter), behind(filter));
            match side {
                Side::Any => format!("ahány {what} van játékban"),
                Side::Yours => format!("ahány {what} van"),
                Side::Theirs => format!("ahány {what} van az ellenfelednek"),
            }
        }
        Counted::Discard { side, types } => {
            let what = said(&cards(*types), Side::Any, false, "és");
            match setting.side(*side) {
                Side::Any => format!("ahány {what} a két gyűjtőben van"),
                Side::Yours => format!("ahány {what} van a gyűjtődben"),
                Side::Theirs => format!("ahány {what} van az ellenfeled gyűjtőjében"),
            }
        }
        Counted::Hand { side } => match setting.side(*side) {
            Side::Any => "ahány lap a két játékos kezében van".to_owned(),
            Side::Yours => "ahány lap van a kezedben".to_owned(),
            Side::Theirs => "ahány lap van az ellenfeled kezében".to_owned(),
        },
    }
}
