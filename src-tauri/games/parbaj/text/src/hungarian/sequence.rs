//! Joins effects into Hungarian sentences.

use super::condition::condition;
use super::cost::object;
use super::scope::prevented;
use super::timing::Introduced;
use crate::sentence_grouping::{counters_together, follows, runs};
use crate::text_context::TextContext;
use parbaj_cards::{Condition, Cost, Effect, Scope, Subject};
use rulebook::hungarian::capital;

/// The state of a sequence of effects that is being turned into text. It records what has been mentioned, so that
/// nothing is named twice.
pub(super) struct Sequence<'a> {
    pub(super) setting: TextContext<'a>,
    /// The subject of the last words.
    pub(super) topic: Option<Subject>,
    /// The targets that have been described, one bit each.
    pub(super) mentioned: u8,
    /// Whether effects are in the imperative.
    pub(super) ordered: bool,
    /// Whether nothing has been said in this sentence.
    pub(super) at_start: bool,
    /// Whether the opponent has been mentioned and can be called *ő*.
    pub(super) opponent_is_he: bool,
    prevents: Option<&'a Scope>,
}

impl<'a> Sequence<'a> {
    pub(super) fn new(setting: TextContext<'a>) -> Sequence<'a> {
        Sequence {
            setting,
            topic: None,
            mentioned: 0,
            ordered: false,
            at_start: true,
            opponent_is_he: false,
            prevents: None,
        }
    }

    /// Sets what the words before have introduced.
    pub(super) fn after(self, introduced: Introduced) -> Sequence<'a> {
        match introduced {
            Introduced::Nothing => self,
            Introduced::Subject(subject) => Sequence { topic: Some(subject), ..self },
            Introduced::OpponentAsObject => Sequence { opponent_is_he: true, ..self },
        }
    }

    pub(super) fn preventing(self, prevents: Option<&'a Scope>) -> Sequence<'a> {
        Sequence { prevents, ..self }
    }

    /// Generates effects that a player causes; a sentence is in the imperative if the player does everything in it.
    /// Returns whole sentences, the first without a capital letter.
    pub(super) fn ordered(mut self, effects: &[Effect]) -> String {
        let mut sentences = Vec::new();
        for run in runs(effects) {
            self.ordered = run.iter().all(|effect| self.is_order(effect));
            self.at_start = true;
            let end = if self.ordered { '!' } else { '.' };
            let said = self.run(run);
            sentences.push(format!("{said}{end}"));
            self.topic = None;
        }
        let rest = sentences.iter().skip(1).map(|sentence| capital(sentence));
        sentences.first().cloned().into_iter().chain(rest).collect::<Vec<String>>().join(" ")
    }

    /// Generates automatic effects, in one sentence without a capital letter.
    pub(super) fn told(mut self, effects: &[Effect]) -> String {
        let said = self.telling(effects);
        format!("{said}.")
    }

    /// Generates effects in the indicative, as a part of a sentence.
    fn telling(&mut self, effects: &[Effect]) -> String {
        self.ordered = false;
        self.run(effects)
    }

    fn run(&mut self, effects: &[Effect]) -> String {
        let mut text = String::new();
        let mut before: Option<&Effect> = None;
        let mut rest = effects;
        while let [effect, further @ ..] = rest {
            let topic = self.topic;
            let said = match counters_together(rest) {
                Some((on, put)) => {
                    rest = &rest[put.len()..];
                    self.put_counters(on, &put)
                }
                None => {
                    rest = further;
                    self.effect(effect)
                }
            };
            // As in *Húzol egy lapot, aztán eldobsz egyet.*
            let said = match (before, effect) {
                (Some(Effect::Draw { who, .. }), Effect::Discard { who: same, .. }) if who == same => {
                    said.replace("egy lapot", "egyet")
                }
                _ => said,
            };
            let last = rest.is_empty();
            let goes_on = self.topic == topic && topic.is_some();
            text += match before {
                None => "",
                Some(_) if said.starts_with("te pedig ") => ", ",
                Some(before) if follows(before, effect) => ", aztán ",
                Some(_) if last || !goes_on => ", és ",
                Some(_) => ", ",
            };
            text += &said;
            self.at_start = false;
            before = Some(effect);
        }
        text
    }

    /// Whether the reader carries out the effect.
    fn is_order(&self, effect: &Effect) -> bool {
        let you = |who: &Subject| *who == Subject::You && !self.setting.bounty;
        match effect {
            Effect::Draw { who, .. }
            | Effect::Discard { who, .. }
            | Effect::MakeTokens { who, .. }
            | Effect::SacrificeSome { who, .. } => you(who),
            Effect::Destroy { .. }
            | Effect::Return { .. }
            | Effect::Banish { .. }
            | Effect::TakeControl { .. }
            | Effect::TurnPassive { .. }
            | Effect::TurnActive { .. }
            | Effect::SacrificeThis
            | Effect::Recover { .. }
            | Effect::PutIntoPlay { .. }
            | Effect::Prevent => true,
            Effect::Damage { .. }
            | Effect::GainLife { .. }
            | Effect::LoseLife { .. }
            | Effect::GainVp { .. }
            | Effect::LoseVp { .. }
            | Effect::Mill { .. }
            | Effect::PutCounters { .. }
            | Effect::RemoveCounters { .. }
            | Effect::Silence { .. }
            | Effect::LiftDrawbacks { .. }
            | Effect::Boost { .. }
            | Effect::Heal { .. }
            | Effect::CopyPlayed { .. }
            | Effect::May { .. }
            | Effect::If { .. } => false,
        }
    }

    pub(super) fn prevent(&mut self) -> String {
        let (what, definite) = match self.prevents {
            Some(scope) => prevented(scope),
            None => ("a cselekvést".to_owned(), true),
        };
        self.topic = None;
        let verb = match (self.ordered, definite) {
            (true, true) => "akadályozd meg",
            (true, false) => "akadályozz meg",
            (false, true) => "megakadályozod",
            (false, false) => "megakadályozol",
        };
        format!("{verb} {what}")
    }

    pub(super) fn may(&mut self, who: Subject, cost: &Cost, then: &[Effect], otherwise: &[Effect]) -> String {
        let doer = self.doer(who);
        let (may, does, doesnt) = match (doer.second, cost.is_free()) {
            (true, false) => (format!("fizethetsz {}", object(cost)), "ha megteszed", "ha nem teszed meg"),
            (false, false) => (format!("fizethet {}", object(cost)), "ha megteszi", "ha nem teszi meg"),
            (true, true) => ("te döntesz".to_owned(), "ha úgy akarod", "ha nem"),
            (false, true) => ("dönt".to_owned(), "ha úgy akarja", "ha nem"),
        };
        let mut text = format!("{}{may}", doer.lead);
        if !then.is_empty() {
            self.topic = Some(who);
            self.at_start = true;
            text += &format!("; {does}, {}", self.telling(then));
        }
        if !otherwise.is_empty() {
            self.topic = Some(who);
            self.at_start = true;
            text += &format!("; {doesnt}, {}", self.telling(otherwise));
        }
        text
    }

    pub(super) fn only_if(&mut self, so: &Condition, then: &[Effect]) -> String {
        self.topic = None;
        self.at_start = true;
        format!("ha {}, {}", condition(so, &self.setting), self.telling(then))
    }
}
