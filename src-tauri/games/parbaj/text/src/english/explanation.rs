//! English texts of explanations.

use super::amount::{measured, number_of};
use super::effect::more;
use super::noun::{cards, said};
use super::number::{bounds, counting, is_several};
use super::sequence::Sequence;
use crate::text_context::TextContext;
use parbaj_cards::{Advantage, Amount, Benefit, CardType, Explanation, Format};
use rulebook::phrase::NBSP;

pub(super) fn explanation(explanation: &Explanation, setting: &TextContext<'_>) -> String {
    match explanation {
        Explanation::CopyLimit { at_most } => match at_most {
            None => "any number of copies may be in a deck.".to_owned(),
            Some(1) => "only one copy may be in a deck.".to_owned(),
            Some(most) => format!("at most {} copies may be in a deck.", counting(*most)),
        },
        Explanation::DeckOnly { types, at_least, at_most } => {
            let what = said(&cards(*types), is_several(*at_least, *at_most), "or");
            let number = match (at_least, at_most) {
                (_, Some(0)) => "no".to_owned(),
                _ => bounds(*at_least, *at_most, counting),
            };
            format!("only for decks with {number} {what}.")
        }
        Explanation::Banned { format } => match format {
            Format::Open => "banned in the open format.",
            Format::Tournament => "banned in tournaments.",
        }
        .to_owned(),
        Explanation::CostsLess { by } => {
            let measure = measured(by, "MP", setting);
            format!("costs {} less{}.", measure.what, measure.tail)
        }
        Explanation::Figures { damage, life, when_played } => figures(*damage, *life, *when_played, setting),
        Explanation::EntersActive => "enters active.".to_owned(),
        Explanation::Advantage(it) => advantage(it, setting),
        Explanation::Neutralisation(scope) => format!("Neutralisation: [{}].", super::scope::scope(scope)),
        Explanation::CantBePrevented => "playing this can in no way be prevented.".to_owned(),
    }
}

fn figures(damage: Option<Amount>, life: Option<Amount>, when_played: bool, setting: &TextContext<'_>) -> String {
    let body = if setting.is(CardType::Building) { "structure" } else { "life" };
    let figure = |amount: Amount| match amount {
        Amount::Fixed(number) => number.to_string(),
        Amount::X => "X".to_owned(),
        Amount::Count(of) => number_of(&of, setting),
    };
    let said = match (damage, life) {
        (Some(damage), Some(life)) if damage == life => format!("damage and {body} are {}", figure(damage)),
        (Some(damage), Some(life)) => format!("damage is {} and its {body} is {}", figure(damage), figure(life)),
        (Some(damage), None) => format!("damage is {}", figure(damage)),
        (None, Some(life)) => format!("{body} is {}", figure(life)),
        (None, None) => format!("{body} is as printed"),
    };
    let itself = damage.iter().chain(&life).any(|amount| setting.counts_itself(amount));
    let then = match (when_played, itself) {
        (true, true) => " as it comes into play, itself included",
        (true, false) => " as it comes into play",
        (false, _) => "",
    };
    format!("its {said}{then}.")
}

fn advantage(advantage: &Advantage, setting: &TextContext<'_>) -> String {
    let bound = |life: Option<u8>| life.map(|life| life.to_string()).unwrap_or_default();
    let benefit = match &advantage.benefit {
        Benefit::Figures { damage, life } => format!("{}.", more(*damage, *life)),
        Benefit::CostsLess { by } => format!("costs {by}{NBSP}MP less."),
        Benefit::EntersActive => "enters active.".to_owned(),
        Benefit::Effects(it) => {
            let sequence = Sequence::new(setting.with(&it.targets));
            if setting.card.card_type.is_spell() {
                sequence.sentences(&it.effects)
            } else {
                format!("as it comes into play, {}", sequence.sentence(&it.effects))
            }
        }
    };
    format!("Advantage: {}–{}: {benefit}", bound(advantage.from), bound(advantage.to))
}
