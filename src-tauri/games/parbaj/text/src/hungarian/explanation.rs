//! Hungarian texts of explanations.

use super::amount::{as_many, measured};
use super::noun::{cards, said};
use super::number::{alone, bounds, counting, signed};
use super::sequence::Sequence;
use crate::text_context::TextContext;
use parbaj_cards::{Advantage, Amount, Benefit, CardType, Explanation, Format, Side};
use rulebook::phrase::NBSP;

pub(super) fn explanation(explanation: &Explanation, setting: &TextContext<'_>) -> String {
    match explanation {
        Explanation::CopyLimit { at_most } => match at_most {
            None => "akárhány lehet belőle a pakliban.".to_owned(),
            Some(1) => "csak egy lehet belőle a pakliban.".to_owned(),
            Some(most) => format!("legfeljebb {} lehet belőle a pakliban.", alone(*most)),
        },
        Explanation::DeckOnly { types, at_least, at_most } => {
            let what = said(&cards(*types), Side::Any, false, "vagy");
            let there_is = match (at_least, at_most) {
                (_, Some(0)) => format!("nincs {what}"),
                _ => format!("{} {what} van", bounds(*at_least, *at_most, counting)),
            };
            format!("csak olyan pakliban szerepelhet, amelyben {there_is}.")
        }
        Explanation::Banned { format } => match format {
            Format::Open => "a nyílt formátumban tiltott.",
            Format::Tournament => "versenyen tiltott.",
        }
        .to_owned(),
        Explanation::CostsLess { by } => format!("{}.", cheaper(by, setting)),
        Explanation::Figures { damage, life, when_played } => figures(*damage, *life, *when_played, setting),
        Explanation::EntersActive => "aktívan kerül játékba.".to_owned(),
        Explanation::Advantage(it) => advantage(it, setting),
        Explanation::Neutralisation(scope) => format!("Semlegesítés: [{}].", super::scope::scope(scope)),
        Explanation::CantBePrevented => "a kijátszását semmiképpen nem lehet megakadályozni.".to_owned(),
    }
}

fn cheaper(by: &Amount, setting: &TextContext<'_>) -> String {
    let measure = measured(by, "VP-vel", setting);
    format!("{} olcsóbb{}", measure.what, measure.tail)
}

fn figures(damage: Option<Amount>, life: Option<Amount>, when_played: bool, setting: &TextContext<'_>) -> String {
    let body = if setting.is(CardType::Building) { "struktúrapontja" } else { "Ép-je" };
    let each = match (damage, life) {
        (Some(damage), Some(life)) if damage == life => vec![(format!("sebzése és {body}"), damage)],
        (damage, life) => {
            let damage = damage.map(|amount| ("sebzése".to_owned(), amount));
            damage.into_iter().chain(life.map(|amount| (body.to_owned(), amount))).collect()
        }
    };
    let said: Vec<String> = each
        .into_iter()
        .map(|(figure, amount)| match amount {
            Amount::Fixed(number) => format!("{figure} {number}"),
            Amount::X => format!("{figure} X"),
            Amount::Count(of) => format!("{figure} annyi, {}", as_many(&of, setting)),
        })
        .collect();
    let itself = damage.iter().chain(&life).any(|amount| setting.counts_itself(amount));
    let then = match (when_played, itself) {
        (true, true) => ", amikor játékba kerül, ezt is beleszámítva",
        (true, false) => ", amikor játékba kerül",
        (false, _) => "",
    };
    format!("{}{then}.", said.join(", "))
}

fn advantage(advantage: &Advantage, setting: &TextContext<'_>) -> String {
    let bound = |life: Option<u8>| life.map(|life| life.to_string()).unwrap_or_default();
    let benefit = match &advantage.benefit {
        Benefit::Figures { damage, life } => match (damage, life) {
            (damage, 0) => format!("{}{NBSP}sebzés.", signed(*damage)),
            (0, life) => format!("{}{NBSP}Ép.", signed(*life)),
            (damage, life) => format!("{}/{}.", signed(*damage), signed(*life)),
        },
        Benefit::CostsLess { by } => format!("{by}{NBSP}VP-vel olcsóbb."),
        Benefit::EntersActive => "aktívan kerül játékba.".to_owned(),
        Benefit::Effects(it) => {
            let sequence = Sequence::new(setting.with(&it.targets));
            if setting.card.card_type.is_spell() {
                sequence.ordered(&it.effects)
            } else {
                format!("amikor játékba kerül, {}", sequence.told(&it.effects))
            }
        }
    };
    format!("Előny: {}–{}: {benefit}", bound(advantage.from), bound(advantage.to))
}
