//! Hungarian texts of single effects.

use super::amount::{counted, measured};
use super::counter;
use super::number::signed;
use super::object_verb::{
    BANISH, DESTROY, ObjectVerb, PUT_INTO_PLAY, RECOVER, RETURN, TAKE, TURN_ACTIVE, TURN_PASSIVE,
};
use super::permanent::{How, phrase};
use super::sequence::Sequence;
use parbaj_cards::{Amount, CardKind, CardType, CounterKind, Effect, Filter, Side, Subject, TargetSpec, TypeSet};
use rulebook::hungarian::{accusative, named_after};
use rulebook::phrase::{NBSP, listed};

/// The reminder text for the drawback of a burden counter.
const BURDEN: &str = "hátránya: a gazda minden előkészítőjében veszít 1\u{a0}Ép-t, és lekerül egy";

impl Sequence<'_> {
    /// Generates one effect, without a full stop.
    pub(super) fn effect(&mut self, effect: &Effect) -> String {
        match effect {
            Effect::Damage { to, amount } => {
                let damage = measured(amount, "sebzést", &self.setting);
                let doer = self.doer(*to);
                let verb = if doer.second { "kapsz" } else { "kap" };
                format!("{}{} {verb}{}", doer.lead, damage.what, damage.tail)
            }
            Effect::GainLife { who, amount } => self.counts(*who, amount, "Ép-t", ["kapsz", "kap"]),
            Effect::LoseLife { who, amount } => self.counts(*who, amount, "Ép-t", ["veszítesz", "veszít"]),
            Effect::GainVp { who, amount } => self.counts(*who, amount, "VP-t", ["kapsz", "kap"]),
            Effect::LoseVp { who, amount } => self.counts(*who, amount, "VP-t", ["veszítesz", "veszít"]),
            Effect::Draw { who, amount } => self.with_cards(*who, amount, ["húzz", "húzol", "húz"]),
            Effect::Discard { who, amount } => self.with_cards(*who, amount, ["dobj el", "eldobsz", "eldob"]),
            Effect::Mill { who, amount } => self.mill(*who, amount),
            Effect::Destroy { what } => self.deed(*what, &DESTROY),
            Effect::Return { what } => self.deed(*what, &RETURN),
            Effect::Banish { what } => self.deed(*what, &BANISH),
            Effect::TakeControl { what } => self.deed(*what, &TAKE),
            Effect::TurnPassive { what } => self.deed(*what, &TURN_PASSIVE),
            Effect::TurnActive { what } => self.deed(*what, &TURN_ACTIVE),
            Effect::PutCounters { on, counter, amount } => self.put_counters(*on, &[(*counter, *amount)]),
            Effect::RemoveCounters { from, counter: kind } => {
                format!("{}elveszti a {}", self.doer(*from).lead, counters_of_it(*kind))
            }
            Effect::MakeTokens { who, token, amount } => self.make_tokens(*who, token, amount),
            Effect::Silence { what } => format!("{}a kör végéig elveszti a képességeit", self.doer(*what).lead),
            Effect::LiftDrawbacks { what } => format!("{}a kör végéig elveszti a hátrányait", self.doer(*what).lead),
            Effect::Boost { what, damage, life } => {
                format!("{}a kör végéig {} kap", self.doer(*what).lead, more(*damage, *life))
            }
            Effect::Heal { what } => {
                let lead = self.doer(*what).lead;
                let only_creatures = self.types(*what).within(TypeSet::of(&[CardType::Creature]));
                format!("{lead}{}", if only_creatures { "meggyógyul" } else { "helyreáll" })
            }
            Effect::SacrificeSome { who, filter, amount } => self.sacrifice(*who, filter, amount),
            Effect::SacrificeThis => {
                let this = self.object(Subject::This).text;
                let verb = match (self.setting.bounty, self.ordered) {
                    (true, _) => "az ellenfeled feláldozza",
                    (false, true) => "áldozd fel",
                    (false, false) => "feláldozod",
                };
                format!("{verb} {this}")
            }
            Effect::Recover { what } => {
                let whither = if self.is_own_discard(*what) { &RECOVER } else { &RETURN };
                self.deed(*what, whither)
            }
            Effect::PutIntoPlay { what } => {
                // In these cases the verb form already expresses the side.
                let own = self.is_own_discard(*what) || self.topic == Some(*what) && !self.ordered;
                let deed = self.deed(*what, &PUT_INTO_PLAY);
                if own { deed } else { format!("{deed} a te oldaladon") }
            }
            Effect::CopyPlayed { what } => {
                let lead = self.doer(*what).lead;
                format!("{lead}„Amikor kijátszod” képességei most neked is hatnak")
            }
            Effect::Prevent => self.prevent(),
            Effect::May { who, cost, then, otherwise } => self.may(*who, cost, then, otherwise),
            Effect::If { condition, then } => self.only_if(condition, then),
        }
    }

    /// Generates a gain or loss: `kapsz 2 Ép-t`, `az ellenfeled 2 Ép-t kap`.
    fn counts(&mut self, who: Subject, amount: &Amount, unit: &str, [second, third]: [&str; 2]) -> String {
        let measure = measured(amount, unit, &self.setting);
        let doer = self.doer(who);
        let verb = if doer.second { second } else { third };
        let (lead, what, tail) = (doer.lead, measure.what, measure.tail);
        if lead.is_empty() { format!("{verb} {what}{tail}") } else { format!("{lead}{what} {verb}{tail}") }
    }

    /// Generates an effect on a number of cards: `húzz két lapot`, `az ellenfeled húz két lapot`.
    fn with_cards(&mut self, who: Subject, amount: &Amount, [order, second, third]: [&str; 3]) -> String {
        let cards = counted(amount, "lapot", &self.setting);
        let doer = self.doer(who);
        let verb = match (doer.second, self.ordered) {
            (true, true) => order,
            (true, false) => second,
            (false, _) => third,
        };
        format!("{}{verb} {}{}", doer.lead, cards.what, cards.tail)
    }

    fn mill(&mut self, who: Subject, amount: &Amount) -> String {
        let cards = counted(amount, "lap", &self.setting);
        let doer = self.doer(who);
        let (from, to) = match (who, doer.second, doer.lead.is_empty()) {
            (Subject::Everybody, _, _) => ("mindkét pakli tetejéről".to_owned(), "gyűjtőbe"),
            (_, true, _) => ("a paklid tetejéről".to_owned(), "gyűjtődbe"),
            (_, false, true) => ("a paklija tetejéről".to_owned(), "gyűjtőjébe"),
            (_, false, false) => (format!("{}paklijának tetejéről", doer.lead), "gyűjtőjébe"),
        };
        format!("{from} {} a {to} kerül{}", cards.what, cards.tail)
    }

    /// Generates a verb with an object that is chosen, or its form with the object as subject if nothing is chosen.
    fn deed(&mut self, what: Subject, deed: &ObjectVerb) -> String {
        let chosen = matches!(what, Subject::Target(_) | Subject::It) && self.topic != Some(what);
        if self.ordered || chosen && !self.setting.bounty {
            let object = self.object(what);
            self.topic = None;
            return format!("{} {}{}", deed.verb(self.ordered, object.definite), object.text, deed.whither);
        }
        let lead = self.doer(what).lead;
        let undergone = if self.setting.bounty { deed.undergone_by_opponent } else { deed.undergone };
        format!("{lead}{undergone}")
    }

    /// Generates the putting of counters: `kap két erősítő jelzőt és egy méregjelzőt`.
    pub(super) fn put_counters(&mut self, on: Subject, put: &[(CounterKind, Amount)]) -> String {
        let lead = self.doer(on).lead;
        let mut tails = String::new();
        let each: Vec<String> = put
            .iter()
            .map(|(kind, amount)| {
                let measure = counted(amount, &format!("{}t", counter(*kind)), &self.setting);
                tails += &measure.tail;
                measure.what
            })
            .collect();
        let what = listed(&each, "és");
        // A number that isn't constant is emphasised by standing before the verb.
        let plain = put.iter().all(|(_, amount)| matches!(amount, Amount::Fixed(_)));
        let said = if plain { format!("{lead}kap {what}") } else { format!("{lead}{what} kap{tails}") };
        // A card that puts on counters states the counter's drawback (DU-91.3.7).
        let burden = put.iter().any(|(kind, _)| *kind == CounterKind::Burden);
        if burden { format!("{said} ({BURDEN})") } else { said }
    }

    fn make_tokens(&mut self, who: Subject, token: &str, amount: &Amount) -> String {
        let kind = self.setting.token(token);
        let name = kind.map_or(token, |kind| kind.name.hu.as_str());
        let tokens = counted(amount, &format!("{name} jelzőt"), &self.setting);
        let what = kind.map(|kind| format!(" ({})", likeness(kind, *amount))).unwrap_or_default();
        let doer = self.doer(who);
        let verb = match (doer.second, self.ordered) {
            (true, true) => "készíts",
            (true, false) => "készítesz",
            (false, _) => "készít",
        };
        format!("{}{verb} {}{what}{}", doer.lead, tokens.what, tokens.tail)
    }

    fn sacrifice(&mut self, who: Subject, filter: &Filter, amount: &Amount) -> String {
        let number = counted(amount, "", &self.setting);
        let what = phrase(filter, Side::Any, How::Counted(number.what.trim_end()), true).text;
        let doer = self.doer(who);
        let verb = match (doer.second, self.ordered) {
            (true, true) => "áldozz fel",
            (true, false) => "feláldozol",
            (false, _) => "feláldoz",
        };
        format!("{}{verb} {what}{}", doer.lead, number.tail)
    }

    /// Returns the types that a subject may have.
    fn types(&self, subject: Subject) -> TypeSet {
        match subject {
            Subject::This => TypeSet::of(&[self.setting.card.card_type]),
            Subject::Each(filter) => filter.types,
            Subject::It => self.setting.it,
            Subject::Target(at) => match self.setting.targets.get(usize::from(at)) {
                Some(TargetSpec::Permanent(filter) | TargetSpec::PlayerOrCreature(filter)) => filter.types,
                Some(TargetSpec::Player | TargetSpec::Discarded { .. }) | None => TypeSet::ALL,
            },
            Subject::You | Subject::Opponent | Subject::Everybody => TypeSet::ALL,
        }
    }

    /// Whether a target is in the reader's own discard pile.
    fn is_own_discard(&self, what: Subject) -> bool {
        let Subject::Target(at) = what else { return false };
        let spec = self.setting.targets.get(usize::from(at));
        matches!(spec, Some(TargetSpec::Discarded { side, .. }) if self.setting.side(*side) == Side::Yours)
    }
}

/// Describes a token: `1/1-es lény`, `3 struktúrapontos építmény`; in the plural for several.
fn likeness(kind: &CardKind, amount: Amount) -> String {
    let many = if amount == Amount::Fixed(1) { "" } else { "ek" };
    match (kind.card_type, kind.damage, kind.life) {
        (CardType::Creature, damage, life) => {
            let figures = format!("{}/{}", damage.unwrap_or(0), life.unwrap_or(0));
            format!("{} lény{many}", named_after(&figures))
        }
        (CardType::Building, _, life) => format!("{}{NBSP}struktúrapontos építmény{many}", life.unwrap_or(0)),
        (CardType::Item | CardType::Enchantment | CardType::Instant | CardType::General, _, _) => {
            super::noun::card_type(kind.card_type).to_owned()
        }
    }
}

/// Generates a change of figures: `+1/+1-et`, or `+1 sebzést` for one figure alone.
pub(super) fn more(damage: i8, life: i8) -> String {
    match (damage, life) {
        (damage, 0) => format!("{}{NBSP}sebzést", signed(damage)),
        (0, life) => format!("{}{NBSP}Ép-t", signed(life)),
        (damage, life) => accusative(&format!("{}/{}", signed(damage), signed(life))),
    }
}

/// Returns the counters of a kind as the object of their removal: `méregjelzőit`.
fn counters_of_it(kind: CounterKind) -> String {
    format!("{}it", counter(kind))
}
