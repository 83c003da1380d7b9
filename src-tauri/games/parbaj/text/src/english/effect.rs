//! English texts of single effects.

use super::amount::{counted, measured};
use super::counter;
use super::number::{counting, signed};
use super::object_verb::{
    BANISH, DESTROY, ObjectVerb, PUT_INTO_PLAY, RECOVER, RETURN, TAKE, TURN_ACTIVE, TURN_PASSIVE,
};
use super::permanent::counted as permanents_counted;
use super::sequence::Sequence;
use parbaj_cards::{Amount, CardKind, CardType, CounterKind, Effect, Filter, Side, Subject, TargetSpec};
use rulebook::phrase::NBSP;

/// The reminder text for the drawback of a burden counter.
const BURDEN: &str = "its drawback: in each upkeep the master loses 1 life and one comes off";

impl Sequence<'_> {
    /// Generates one effect, without a full stop.
    pub(super) fn effect(&mut self, effect: &Effect) -> String {
        match effect {
            Effect::Damage { to, amount } => self.measure(*to, amount, "damage", ["take", "takes"]),
            Effect::GainLife { who, amount } => self.measure(*who, amount, "life", ["gain", "gains"]),
            Effect::LoseLife { who, amount } => self.measure(*who, amount, "life", ["lose", "loses"]),
            Effect::GainVp { who, amount } => self.measure(*who, amount, "MP", ["gain", "gains"]),
            Effect::LoseVp { who, amount } => self.measure(*who, amount, "MP", ["lose", "loses"]),
            Effect::Draw { who, amount } => self.with_cards(*who, amount, ["draw", "draws"]),
            Effect::Discard { who, amount } => self.with_cards(*who, amount, ["discard", "discards"]),
            Effect::Mill { who, amount } => self.mill(*who, amount),
            Effect::Destroy { what } => self.deed(*what, &DESTROY),
            Effect::Return { what } => self.deed(*what, &RETURN),
            Effect::Banish { what } => self.deed(*what, &BANISH),
            Effect::TakeControl { what } => self.deed(*what, &TAKE),
            Effect::TurnPassive { what } => self.deed(*what, &TURN_PASSIVE),
            Effect::TurnActive { what } => self.deed(*what, &TURN_ACTIVE),
            Effect::PutCounters { on, counter, amount } => self.put_counters(*on, &[(*counter, *amount)]),
            Effect::RemoveCounters { from, counter: kind } => {
                let doer = self.doer(*from);
                format!("{}{} all {}s", doer.lead, doer.does("lose", "loses"), counter(*kind))
            }
            Effect::MakeTokens { who, token, amount } => self.make_tokens(*who, token, amount),
            Effect::Silence { what } => self.until_end(*what, ["lose", "loses"], "all abilities"),
            Effect::LiftDrawbacks { what } => self.until_end(*what, ["lose", "loses"], "its drawbacks"),
            Effect::Boost { what, damage, life } => self.until_end(*what, ["get", "gets"], &more(*damage, *life)),
            Effect::Heal { what } => {
                let doer = self.doer(*what);
                format!("{}{} healed of all damage", doer.lead, doer.does("are", "is"))
            }
            Effect::SacrificeSome { who, filter, amount } => self.sacrifice(*who, filter, amount),
            Effect::SacrificeThis => {
                let what = self.object(Subject::This);
                let doer = self.doer(Subject::You);
                format!("{}{} {what}", doer.lead, doer.does("sacrifice", "sacrifices"))
            }
            Effect::Recover { what } => {
                let whither = if self.is_own_discard(*what) { &RECOVER } else { &RETURN };
                self.deed(*what, whither)
            }
            Effect::PutIntoPlay { what } => {
                // In these cases the verb form already expresses the side.
                let own = self.is_own_discard(*what) || self.topic == Some(*what) && !self.at_start;
                let deed = self.deed(*what, &PUT_INTO_PLAY);
                if own { deed } else { format!("{deed} on your side") }
            }
            Effect::CopyPlayed { what } => {
                let whose = self.object(*what);
                self.topic = None;
                format!("copy each “When you play this” ability of {whose}")
            }
            Effect::Prevent => self.prevent(),
            Effect::May { who, cost, then, otherwise } => self.may(*who, cost, then, otherwise),
            Effect::If { condition, then } => self.only_if(condition, then),
        }
    }

    /// Generates a gain, loss or damage: `gain 2 life`, `your opponent gains 2 life`.
    fn measure(&mut self, who: Subject, amount: &Amount, unit: &str, [plain, third]: [&str; 2]) -> String {
        let measure = measured(amount, unit, &self.setting);
        let doer = self.doer(who);
        format!("{}{} {}{}", doer.lead, doer.does(plain, third), measure.what, measure.tail)
    }

    /// Generates an effect on a number of cards: `draw two cards`.
    fn with_cards(&mut self, who: Subject, amount: &Amount, [plain, third]: [&str; 2]) -> String {
        let cards = counted(amount, "card", &self.setting);
        let doer = self.doer(who);
        format!("{}{} {}{}", doer.lead, doer.does(plain, third), cards.what, cards.tail)
    }

    fn mill(&mut self, who: Subject, amount: &Amount) -> String {
        let doer = self.doer(who);
        let deck = if doer.person == super::subject::Person::Plain && doer.lead != "they " { "your" } else { "their" };
        let verb = doer.does("put", "puts");
        let (cards, tail) = match amount {
            Amount::Fixed(1) => ("the top card".to_owned(), String::new()),
            Amount::Fixed(number) => (format!("the top {} cards", counting(*number)), String::new()),
            Amount::X => (format!("the top X{NBSP}cards"), String::new()),
            Amount::Count(_) => ("a card".to_owned(), counted(amount, "card", &self.setting).tail),
        };
        let off = if matches!(amount, Amount::Count(_)) { "from the top of" } else { "of" };
        format!("{}{verb} {cards} {off} {deck} deck into {deck} discard pile{tail}", doer.lead)
    }

    /// Generates an effect that lasts until the end of turn: `this creature loses all abilities until end of turn`.
    fn until_end(&mut self, what: Subject, [plain, third]: [&str; 2], object: &str) -> String {
        let doer = self.doer(what);
        format!("{}{} {object} until end of turn", doer.lead, doer.does(plain, third))
    }

    /// Generates a verb with an object, or its form with the object as subject if that was just the topic.
    fn deed(&mut self, what: Subject, deed: &ObjectVerb) -> String {
        let going_on = self.topic == Some(what) && !self.at_start && !self.ordered;
        let by_itself = matches!(what, Subject::This | Subject::Each(_)) && self.told_by_itself;
        if going_on || by_itself || self.setting.bounty {
            let doer = self.doer(what);
            return format!("{}{}", doer.lead, deed.undergone);
        }
        let object = self.object(what);
        self.topic = Some(what);
        self.ordered = true;
        let you = if self.told { "you " } else { "" };
        format!("{you}{} {object}{}", deed.order, deed.whither)
    }

    /// Generates the putting of counters: `gets two strength counters and a poison counter`.
    pub(super) fn put_counters(&mut self, on: Subject, put: &[(CounterKind, Amount)]) -> String {
        let doer = self.doer(on);
        let mut tails = String::new();
        let each: Vec<String> = put
            .iter()
            .map(|(kind, amount)| {
                let measure = counted(amount, counter(*kind), &self.setting);
                tails += &measure.tail;
                measure.what
            })
            .collect();
        let listed = rulebook::phrase::listed(&each, "and");
        let said = format!("{}{} {listed}{tails}", doer.lead, doer.does("get", "gets"));
        // A card that puts on counters states the counter's drawback (DU-91.3.7).
        let burden = put.iter().any(|(kind, _)| *kind == CounterKind::Burden);
        if burden { format!("{said} ({BURDEN})") } else { said }
    }

    fn make_tokens(&mut self, who: Subject, token: &str, amount: &Amount) -> String {
        let kind = self.setting.token(token);
        let name = kind.map_or(token, |kind| kind.name.en.as_str());
        let tokens = counted(amount, &format!("{name} token"), &self.setting);
        let what = kind.map(|kind| format!(" ({})", likeness(kind, *amount))).unwrap_or_default();
        let doer = self.doer(who);
        format!("{}{} {}{what}{}", doer.lead, doer.does("make", "makes"), tokens.what, tokens.tail)
    }

    fn sacrifice(&mut self, who: Subject, filter: &Filter, amount: &Amount) -> String {
        let (number, tail) = match amount {
            Amount::Fixed(number) => (counting(*number), String::new()),
            Amount::X => ("X".to_owned(), String::new()),
            Amount::Count(_) => ("one".to_owned(), counted(amount, "", &self.setting).tail),
        };
        let doer = self.doer(who);
        let what = permanents_counted(filter, &number);
        format!("{}{} {what}{tail}", doer.lead, doer.does("sacrifice", "sacrifices"))
    }

    /// Whether a target is in the reader's own discard pile.
    fn is_own_discard(&self, what: Subject) -> bool {
        let Subject::Target(at) = what else { return false };
        let spec = self.setting.targets.get(usize::from(at));
        matches!(spec, Some(TargetSpec::Discarded { side, .. }) if self.setting.side(*side) == Side::Yours)
    }
}

/// Describes a token: `1/1 creature`, `building with 3 structure points`; in the plural for several.
fn likeness(kind: &CardKind, amount: Amount) -> String {
    // "A token for each …" takes the singular.
    let several = if matches!(amount, Amount::Fixed(1) | Amount::Count(_)) { "" } else { "s" };
    let noun = super::noun::card_type(kind.card_type);
    match (kind.card_type, kind.damage, kind.life) {
        (CardType::Creature, damage, life) => {
            format!("{}/{} {noun}{several}", damage.unwrap_or(0), life.unwrap_or(0))
        }
        (CardType::Building, _, life) => format!("{noun}{several} with {}{NBSP}structure points", life.unwrap_or(0)),
        (CardType::Item | CardType::Enchantment | CardType::Instant | CardType::General, _, _) => {
            format!("{noun}{several}")
        }
    }
}

/// Generates a change of figures: `+1/+1`, or `+1 damage` for one figure alone.
pub(super) fn more(damage: i8, life: i8) -> String {
    match (damage, life) {
        (damage, 0) => format!("{}{NBSP}damage", signed(damage)),
        (0, life) => format!("{}{NBSP}life", signed(life)),
        (damage, life) => format!("{}/{}", signed(damage), signed(life)),
    }
}
