//! What happens: effects as parts of a sentence.

use super::condition::condition;
use super::cost::as_object;
use super::noun::{Noun, counter, each, everybody, filtered, how_many, opponent, target, that, this};
use super::scope;
use crate::{Set, first_named, signed};
use parbaj_cards::{Amount, CardKind, Effect, Filter, Scope, Subject, TargetSpec};
use rulebook::Lang;

/// Who a text speaks to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Person {
    /// The master of the card: `húzol egy lapot`.
    You,
    /// Whoever gets a bounty: `az ellenfeled húz egy lapot`.
    They,
}

/// Effects in the course of being told.
pub(super) struct Telling<'a> {
    pub(super) kind: &'a CardKind,
    pub(super) set: Set<'a>,
    pub(super) targets: &'a [TargetSpec],
    pub(super) person: Person,
    /// What a reaction ability prevents.
    pub(super) prevents: Option<&'a Scope>,
    /// Targets that have been named, a bit each.
    pub(super) named: u8,
}

impl Telling<'_> {
    /// Effects one after the other: `elpusztul, majd húzol egy lapot`. `before` is what the sentence has been about.
    pub(super) fn effects(&mut self, effects: &[Effect], before: Option<Subject>) -> String {
        let mut text = String::new();
        let mut last = before;
        for (at, effect) in effects.iter().enumerate() {
            let named = first_named(effect);
            let told = self.effect(effect, named.is_some() && named == last);
            if at > 0 {
                text += if effects.len() > 2 && at + 1 == effects.len() { ", végül " } else { ", majd " };
            }
            text += &told;
            last = named;
        }
        text
    }

    /// One effect; `known`: its subject is that of what was told before.
    fn effect(&mut self, effect: &Effect, known: bool) -> String {
        match effect {
            Effect::Damage { to, amount } => self.gets(*to, amount, "sebzést", known),
            Effect::GainLife { who, amount } => self.gets(*who, amount, "Ép-t", known),
            Effect::GainVp { who, amount } => self.gets(*who, amount, "VP-t", known),
            Effect::LoseLife { who, amount } => self.does(*who, ["veszítesz", "veszít"], amount, "Ép-t", known),
            Effect::LoseVp { who, amount } => self.does(*who, ["veszítesz", "veszít"], amount, "VP-t", known),
            Effect::Draw { who, amount } => self.does(*who, ["húzol", "húz"], amount, "lapot", known),
            Effect::Discard { who, amount } => {
                let told = self.does(*who, ["eldobsz", "eldob"], amount, "lapot", known);
                let hand = if self.is_you(*who) { "a kezedből" } else { "a kezéből" };
                format!("{told} {hand}")
            }
            Effect::Mill { who, amount } => self.mill(*who, amount),
            Effect::Destroy { what } => self.happens_to(*what, "elpusztul", known),
            Effect::Return { what } => self.happens_to(*what, "visszakerül a tulajdonosa kezébe", known),
            Effect::Banish { what } => self.happens_to(*what, "a Semmibe kerül", known),
            Effect::TakeControl { what } => self.happens_to(*what, "átkerül hozzád", known),
            Effect::TurnPassive { what } => self.happens_to(*what, "passzívvá válik", known),
            Effect::TurnActive { what } => self.happens_to(*what, "aktívvá válik", known),
            Effect::Heal { what } => self.happens_to(*what, "meggyógyul", known),
            Effect::Recover { what } => self.happens_to(*what, "visszakerül a kezedbe", known),
            Effect::PutIntoPlay { what } => self.happens_to(*what, "játékba kerül a te oldaladon", known),
            Effect::Silence { what } => self.happens_to(*what, "a kör végéig elveszíti minden képességét", known),
            Effect::LiftDrawbacks { what } => self.happens_to(*what, "a kör végéig elveszíti a hátrányait", known),
            Effect::Boost { what, damage, life } => {
                let gets = format!("a kör végéig {} kap", figures(*damage, *life));
                self.happens_to(*what, &gets, known)
            }
            Effect::PutCounters { on, counter: kind, amount } => {
                let many = matches!(on, Subject::Each(_));
                let (number, tail) = match amount {
                    Amount::Fixed(1) if many => ("egy-egy".to_owned(), String::new()),
                    _ => quantity(amount),
                };
                if known {
                    return format!("{number} {} kerül rá{tail}", counter(*kind));
                }
                format!("{} {number} {} kerül{tail}", self.noun(*on).sublative, counter(*kind))
            }
            Effect::RemoveCounters { counter: kind, .. } if known => format!("minden {} lekerül róla", counter(*kind)),
            Effect::RemoveCounters { from, counter: kind } => {
                format!("{} minden {} lekerül", self.noun(*from).delative, counter(*kind))
            }
            Effect::MakeTokens { who, token, amount } => {
                let name = (self.set)(token, Lang::Hu);
                self.gets(*who, amount, &format!("„{name}” jelzőt"), known)
            }
            Effect::SacrificeSome { who, filter, amount } => {
                let what =
                    filtered(&Filter { side: parbaj_cards::Side::Any, ..*filter }, super::noun::Owned::Nobodys, "vagy");
                self.does(*who, ["feláldozol", "feláldoz"], amount, &what.accusative, known)
            }
            Effect::SacrificeThis => format!("feláldozod {}", self.noun(Subject::This).accusative),
            Effect::Prevent => match self.prevents {
                Some(prevented) => format!("megakadályozod {}", scope::as_object(prevented)),
                None => "megakadályozod".to_owned(),
            },
            Effect::May { who, cost, then, otherwise } => self.may(*who, &as_object(cost), then, otherwise),
            Effect::If { condition: it, then } => format!("ha {}, {}", condition(it), self.effects(then, None)),
        }
    }

    /// `fizethetsz 2 VP-t; ha megteszed, …; ha nem, …`
    fn may(&mut self, who: Subject, cost: &str, then: &[Effect], otherwise: &[Effect]) -> String {
        let (pays, did) = if self.is_you(who) {
            ("fizethetsz".to_owned(), "ha megteszed")
        } else {
            (format!("{} fizethet", self.noun(who).nominative), "ha megteszi")
        };
        let mut text = format!("{pays} {cost}");
        if !then.is_empty() {
            text += &format!("; {did}, {}", self.effects(then, Some(who)));
        }
        if !otherwise.is_empty() {
            let didnt = if self.is_you(who) { "ha nem teszed" } else { "ha nem teszi" };
            text += &format!("; {didnt}, {}", self.effects(otherwise, Some(who)));
        }
        text
    }

    fn mill(&mut self, who: Subject, amount: &Amount) -> String {
        let (number, tail) = quantity(amount);
        let number = if number == "egy" { String::new() } else { format!("{number} ") };
        if self.is_you(who) {
            return format!("a paklid felső {number}lapja a gyűjtődbe kerül{tail}");
        }
        format!("{} paklijának felső {number}lapja a gyűjtőjébe kerül{tail}", self.noun(who).nominative)
    }

    /// Something happens to somebody or something in the nominative.
    fn happens_to(&mut self, what: Subject, happens: &str, known: bool) -> String {
        if known { happens.to_owned() } else { format!("{} {happens}", self.noun(what).nominative) }
    }

    /// Somebody gets so many of something.
    fn gets(&mut self, who: Subject, amount: &Amount, what: &str, known: bool) -> String {
        self.does(who, ["kapsz", "kap"], amount, what, known)
    }

    /// Somebody does something with so many of something: `húzol egy lapot`, `annyi lapot húzol, ahány lény játékban van`.
    fn does(&mut self, who: Subject, verb: [&str; 2], amount: &Amount, what: &str, known: bool) -> String {
        let you = self.is_you(who);
        let verb = verb[usize::from(!you)];
        let (mut number, tail) = quantity(amount);
        if number == "egy" && ["sebzést", "Ép-t", "VP-t"].contains(&what) {
            number = "1".to_owned();
        }
        // What somebody else gets comes before the verb: `az ellenfeled 2 sebzést kap`.
        let act = if tail.is_empty() && (you || verb != "kap") {
            format!("{verb} {number} {what}")
        } else {
            format!("{number} {what} {verb}{tail}")
        };
        if you || known { act } else { format!("{} {act}", self.noun(who).nominative) }
    }

    fn is_you(&self, who: Subject) -> bool {
        who == Subject::You && self.person == Person::You
    }

    /// A subject by its noun; a target once by what it is, and then as "az".
    fn noun(&mut self, subject: Subject) -> Noun {
        match subject {
            Subject::This => this(self.kind.card_type),
            Subject::Target(at) => {
                let named = self.named >> at & 1 == 1;
                self.named |= 1 << at;
                match self.targets.get(usize::from(at)) {
                    Some(spec) if !named => target(spec),
                    _ => that(),
                }
            }
            Subject::Each(filter) => each(&filter),
            Subject::It => that(),
            // Only where a text speaks of somebody else as "you" it names them.
            Subject::You => opponent(),
            Subject::Opponent => opponent(),
            Subject::Everybody => everybody(),
        }
    }
}

/// `+1 sebzést és +1 Ép-t`
pub(super) fn figures(damage: i8, life: i8) -> String {
    match (damage, life) {
        (0, life) => format!("{} Ép-t", signed(life)),
        (damage, 0) => format!("{} sebzést", signed(damage)),
        (damage, life) => format!("{} sebzést és {} Ép-t", signed(damage), signed(life)),
    }
}

/// So many, and what follows the verb where they are counted: `annyi`, `, ahány lényed van`.
pub(super) fn quantity(amount: &Amount) -> (String, String) {
    match amount {
        Amount::Fixed(1) => ("egy".to_owned(), String::new()),
        Amount::Fixed(number) => (number.to_string(), String::new()),
        Amount::X => ("X".to_owned(), String::new()),
        Amount::Count(counted) => ("annyi".to_owned(), format!(", ahány {}", how_many(counted))),
    }
}
