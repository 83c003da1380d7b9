//! What happens: effects as parts of a sentence.

use super::condition::condition;
use super::cost::cost;
use super::noun::{a, bare, counted, counter, each, target};
use super::occasion::this;
use super::scope;
use crate::{Set, first_named, signed};
use parbaj_cards::{Amount, CardKind, Effect, Filter, Scope, Side, Subject, TargetSpec};
use rulebook::Lang;

/// Who a text speaks to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Person {
    /// The master of the card: `draw a card`.
    You,
    /// Whoever gets a bounty: `your opponent draws a card`.
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
    /// What was told before was said of somebody or something else than "you".
    pub(super) of_another: bool,
}

impl Telling<'_> {
    /// Effects one after the other: `target creature is destroyed, then draw a card`.
    pub(super) fn effects(&mut self, effects: &[Effect], before: Option<Subject>) -> String {
        let mut text = String::new();
        let mut last = before;
        for (at, effect) in effects.iter().enumerate() {
            let named = first_named(effect);
            let told = self.effect(effect, named.is_some() && named == last);
            if at > 0 {
                text += ", then ";
            }
            text += &told;
            last = named;
            self.of_another = !self.speaks_to_you(effect);
        }
        text
    }

    /// One effect; `known`: its subject is that of what was told before.
    fn effect(&mut self, effect: &Effect, known: bool) -> String {
        match effect {
            Effect::Damage { to, amount } => self.does(*to, "take", amount, ["damage", "damage"], known),
            Effect::GainLife { who, amount } => self.does(*who, "gain", amount, ["life", "life"], known),
            Effect::LoseLife { who, amount } => self.does(*who, "lose", amount, ["life", "life"], known),
            Effect::GainVp { who, amount } => self.does(*who, "gain", amount, ["VP", "VP"], known),
            Effect::LoseVp { who, amount } => self.does(*who, "lose", amount, ["VP", "VP"], known),
            Effect::Draw { who, amount } => self.does(*who, "draw", amount, ["card", "cards"], known),
            Effect::Discard { who, amount } => {
                let whose = if self.is_you(*who) { "your" } else { "their" };
                format!("{} from {whose} hand", self.does(*who, "discard", amount, ["card", "cards"], known))
            }
            Effect::Mill { who, amount } => {
                let whose = if self.is_you(*who) { "your".to_owned() } else { format!("{}’s", self.noun(*who)) };
                match quantity(amount, ["card", "cards"]) {
                    (number, tail) if number == "a card" => format!("the top card of {whose} deck is discarded{tail}"),
                    (number, tail) => format!("the top {number} of {whose} deck are discarded{tail}"),
                }
            }
            Effect::Destroy { what } => self.happens_to(*what, "is destroyed", known),
            Effect::Return { what } => self.happens_to(*what, "returns to its owner’s hand", known),
            Effect::Banish { what } => self.happens_to(*what, "goes to the void", known),
            Effect::TakeControl { what } => format!("take control of {}", self.object(*what, known)),
            Effect::TurnPassive { what } => self.happens_to(*what, "turns passive", known),
            Effect::TurnActive { what } => self.happens_to(*what, "turns active", known),
            Effect::Heal { what } => self.happens_to(*what, "is healed", known),
            Effect::Recover { what } => self.happens_to(*what, "returns to your hand", known),
            Effect::PutIntoPlay { what } => self.happens_to(*what, "comes into play on your side", known),
            Effect::Silence { what } => self.happens_to(*what, "loses all abilities until the end of the turn", known),
            Effect::LiftDrawbacks { what } => {
                self.happens_to(*what, "loses its drawbacks until the end of the turn", known)
            }
            Effect::Boost { what, damage, life } => {
                let gets = format!("gets {} until the end of the turn", figures(*damage, *life));
                self.happens_to(*what, &gets, known)
            }
            Effect::PutCounters { on, counter: kind, amount } => {
                let (number, tail) = quantity(amount, [&counter(*kind, false), &counter(*kind, true)]);
                format!("put {number} on {}{tail}", self.object(*on, known))
            }
            Effect::RemoveCounters { from, counter: kind } => {
                format!("remove all {} from {}", counter(*kind, true), self.object(*from, known))
            }
            Effect::MakeTokens { who, token, amount } => {
                let name = (self.set)(token, Lang::En);
                let words = [format!("{name} token"), format!("{name} tokens")];
                self.does(*who, "get", amount, [&words[0], &words[1]], known)
            }
            Effect::SacrificeSome { who, filter, amount } => {
                let what = bare(&Filter { side: Side::Any, ..*filter });
                let many = format!("{what}s");
                self.does(*who, "sacrifice", amount, [&what, &many], known)
            }
            Effect::SacrificeThis => format!("sacrifice {}", this(self.kind.card_type)),
            Effect::Prevent => match self.prevents {
                Some(prevented) => format!("prevent {}", scope::as_object(prevented)),
                None => "prevent it".to_owned(),
            },
            Effect::May { who, cost: price, then, otherwise } => self.may(*who, &cost(price), then, otherwise),
            Effect::If { condition: it, then } => {
                self.of_another = false;
                format!("if {}, {}", condition(it), self.effects(then, None))
            }
        }
    }

    /// `you may pay 2 VP; if you do, …; if you don’t, …`
    fn may(&mut self, who: Subject, cost: &str, then: &[Effect], otherwise: &[Effect]) -> String {
        let (name, did, didnt) = if self.is_you(who) {
            ("you".to_owned(), "if you do", "if you don’t")
        } else {
            (self.noun(who), "if they do", "if they don’t")
        };
        let mut text = format!("{name} may pay {cost}");
        self.of_another = false;
        if !then.is_empty() {
            text += &format!("; {did}, {}", self.effects(then, None));
        }
        self.of_another = false;
        if !otherwise.is_empty() {
            let named = first_named(&otherwise[0]) == Some(who) && !self.is_you(who);
            let told = self.effects(otherwise, None);
            let told = if named { told.replacen(&format!("{name} takes"), "they take", 1) } else { told };
            text += &format!("; {didnt}, {told}");
        }
        text
    }

    /// Something happens to somebody or something.
    fn happens_to(&mut self, what: Subject, happens: &str, known: bool) -> String {
        match (known, self.of_another) {
            (true, true) => happens.to_owned(),
            // `take control of target creature, then it loses all abilities`
            (true, false) => format!("it {happens}"),
            (false, _) => format!("{} {happens}", self.noun(what)),
        }
    }

    /// Somebody does something with so many of something: `draw a card`, `your opponent loses 2 VP`.
    fn does(&mut self, who: Subject, verb: &str, amount: &Amount, what: [&str; 2], known: bool) -> String {
        let you = self.is_you(who);
        let verb = if you { verb.to_owned() } else { format!("{verb}s") };
        let (number, tail) = quantity(amount, what);
        let act = format!("{verb} {number}{tail}");
        match (you, known) {
            (true, _) if self.of_another => format!("you {act}"),
            (true, _) | (false, true) => act,
            (false, false) => format!("{} {act}", self.noun(who)),
        }
    }

    /// Whether an effect is told as something that "you" do.
    fn speaks_to_you(&self, effect: &Effect) -> bool {
        match effect {
            Effect::TakeControl { .. }
            | Effect::PutCounters { .. }
            | Effect::RemoveCounters { .. }
            | Effect::SacrificeThis
            | Effect::Prevent => true,
            Effect::May { .. } | Effect::If { .. } | Effect::Mill { .. } => false,
            _ => first_named(effect).is_some_and(|who| self.is_you(who)),
        }
    }

    fn is_you(&self, who: Subject) -> bool {
        who == Subject::You && self.person == Person::You
    }

    fn object(&mut self, subject: Subject, known: bool) -> String {
        if known { "it".to_owned() } else { self.noun(subject) }
    }

    /// A subject by its noun; a target once by what it is, and then as "it".
    fn noun(&mut self, subject: Subject) -> String {
        match subject {
            Subject::This => this(self.kind.card_type),
            Subject::Target(at) => {
                let named = self.named >> at & 1 == 1;
                self.named |= 1 << at;
                match self.targets.get(usize::from(at)) {
                    Some(spec) if !named => target(spec),
                    _ => "it".to_owned(),
                }
            }
            Subject::Each(filter) => each(&filter),
            Subject::It => "it".to_owned(),
            // Only where a text speaks of somebody else as "you" it names them.
            Subject::You | Subject::Opponent => "your opponent".to_owned(),
            Subject::Everybody => "each player".to_owned(),
        }
    }
}

/// `+1 damage and +1 life`
pub(super) fn figures(damage: i8, life: i8) -> String {
    match (damage, life) {
        (0, life) => format!("{} life", signed(life)),
        (damage, 0) => format!("{} damage", signed(damage)),
        (damage, life) => format!("{} damage and {} life", signed(damage), signed(life)),
    }
}

/// So many of something, one of it and many of it given, and what follows: `as many cards`, ` as there are …`.
pub(super) fn quantity(amount: &Amount, what: [&str; 2]) -> (String, String) {
    let [one, many] = what;
    match amount {
        Amount::Fixed(1) if one == many => (format!("1 {one}"), String::new()),
        Amount::Fixed(1) => (a(one), String::new()),
        Amount::Fixed(number) => (format!("{number} {many}"), String::new()),
        Amount::X => (format!("X {many}"), String::new()),
        Amount::Count(it) => {
            let as_many = if one == many { format!("as much {many}") } else { format!("as many {many}") };
            (as_many, format!(" as there are {}", counted(it)))
        }
    }
}
