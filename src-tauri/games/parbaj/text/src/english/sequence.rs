//! Joins effects into English sentences.

use super::capital;
use super::condition::condition;
use super::cost::paid;
use super::scope::prevented;
use super::subject::Person;
use crate::sentence_grouping::{counters_together, follows, runs};
use crate::text_context::TextContext;
use parbaj_cards::{Condition, Cost, Effect, Scope, Subject};

/// The state of a sequence of effects that is being turned into text. It records what has been mentioned, so that
/// nothing is named twice.
pub(super) struct Sequence<'a> {
    pub(super) setting: TextContext<'a>,
    /// The subject of the last words.
    pub(super) topic: Option<Subject>,
    /// The subjects introduced before the first effect.
    pub(super) introduced: &'static [Subject],
    /// The form of the last verb.
    pub(super) person: Person,
    /// The targets that have been described, one bit each.
    pub(super) mentioned: u8,
    /// Whether this sentence has had another subject than the reader, so that an imperative needs a "you".
    pub(super) told: bool,
    /// Whether nothing has been said since the last comma that ends an introduction.
    pub(super) at_start: bool,
    /// Whether the last verb was an imperative, so that its object can't be the next verb's subject without a pronoun.
    pub(super) ordered: bool,
    /// Whether the effects happen automatically: "this turns passive" instead of "turn this passive".
    pub(super) told_by_itself: bool,
    prevents: Option<&'a Scope>,
}

impl<'a> Sequence<'a> {
    pub(super) fn new(setting: TextContext<'a>) -> Sequence<'a> {
        Sequence {
            setting,
            topic: None,
            introduced: &[],
            person: Person::Third,
            mentioned: 0,
            told: false,
            at_start: true,
            ordered: false,
            told_by_itself: false,
            prevents: None,
        }
    }

    /// Sets the subjects that the words before have introduced.
    pub(super) fn after(self, introduced: &'static [Subject]) -> Sequence<'a> {
        Sequence { introduced, ..self }
    }

    pub(super) fn preventing(self, prevents: Option<&'a Scope>) -> Sequence<'a> {
        Sequence { prevents, ..self }
    }

    /// Generates effects that a player causes, in whole sentences, the first without a capital letter.
    pub(super) fn sentences(mut self, effects: &[Effect]) -> String {
        let mut text = String::new();
        for run in runs(effects) {
            self.topic = None;
            let said = self.run(run);
            text += &if text.is_empty() { format!("{said}.") } else { format!(" {}.", capital(&said)) };
        }
        text
    }

    /// Generates automatic effects, in one sentence without a capital letter.
    pub(super) fn sentence(mut self, effects: &[Effect]) -> String {
        self.told_by_itself = true;
        format!("{}.", self.run(effects))
    }

    fn run(&mut self, effects: &[Effect]) -> String {
        self.told = false;
        self.ordered = false;
        self.at_start = true;
        let mut text = String::new();
        let mut rest = effects;
        let mut before: Option<&Effect> = None;
        while let [effect, further @ ..] = rest {
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
            text += match before {
                None => "",
                Some(before) if follows(before, effect) => ", then ",
                Some(_) if rest.is_empty() => " and ",
                Some(_) => ", ",
            };
            text += &said;
            self.at_start = false;
            before = Some(effect);
        }
        text
    }

    pub(super) fn prevent(&mut self) -> String {
        let what = self.prevents.map_or_else(|| "the action".to_owned(), prevented);
        let you = if self.told { "you " } else { "" };
        self.topic = None;
        format!("{you}prevent {what}")
    }

    pub(super) fn may(&mut self, who: Subject, cost: &Cost, then: &[Effect], otherwise: &[Effect]) -> String {
        let reader = (who == Subject::You) != self.setting.bounty;
        let (player, they) = if reader { ("you", "you") } else { ("your opponent", "they") };
        let (may, does, doesnt) = if cost.is_free() {
            ("decide".to_owned(), format!("if {they} wish"), "otherwise".to_owned())
        } else {
            (paid(cost), format!("if {they} do"), format!("if {they} don’t"))
        };
        let mut text = format!("{player} may {may}");
        for (when, effects) in [(does, then), (doesnt, otherwise)] {
            if !effects.is_empty() {
                self.topic = (!reader).then_some(who);
                self.introduced = &[];
                let by_itself = std::mem::replace(&mut self.told_by_itself, true);
                text += &format!("; {when}, {}", self.run(effects));
                self.told_by_itself = by_itself;
            }
        }
        text
    }

    pub(super) fn only_if(&mut self, so: &Condition, then: &[Effect]) -> String {
        self.topic = None;
        format!("if {}, {}", condition(so, &self.setting), self.run(then))
    }
}
