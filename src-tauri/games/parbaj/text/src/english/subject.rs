//! English subjects and objects of effects.

use super::noun::{a, card_type, cards, permanents, said};
use super::permanent::{Quantifier, phrase};
use super::sequence::Sequence;
use parbaj_cards::{Side, Subject, TargetSpec, TypeSet};

/// The verb form that goes with a subject.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Person {
    /// The base form, for imperatives, "you" and "they": `draw`.
    Plain,
    /// The third person singular: `draws`.
    Third,
}

/// The subject of a verb.
pub(super) struct VerbSubject {
    /// The subject followed by a space; empty for an imperative, or if it is understood.
    pub(super) lead: String,
    pub(super) person: Person,
}

impl VerbSubject {
    /// Returns the verb form that goes with the subject.
    pub(super) fn does<'a>(&self, plain: &'a str, third: &'a str) -> &'a str {
        if self.person == Person::Plain { plain } else { third }
    }
}

impl Sequence<'_> {
    /// Returns the subject of a sentence.
    pub(super) fn doer(&mut self, subject: Subject) -> VerbSubject {
        let reader = match subject {
            Subject::You => !self.setting.bounty,
            Subject::Opponent => self.setting.bounty,
            Subject::This | Subject::Target(_) | Subject::Each(_) | Subject::It | Subject::Everybody => false,
        };
        let before = self.topic.replace(subject);
        let known = before == Some(subject) || self.at_start && self.introduced.contains(&subject);
        if reader {
            // After other subjects an imperative would be unclear.
            let lead = if self.told && !known || self.setting.bounty { "you " } else { "" };
            return VerbSubject { lead: lead.to_owned(), person: Person::Plain };
        }
        self.told = true;
        let ordered = std::mem::replace(&mut self.ordered, false);
        let player = matches!(subject, Subject::You | Subject::Opponent);
        match (known, self.at_start) {
            (true, true) if player => VerbSubject { lead: "they ".to_owned(), person: Person::Plain },
            (true, at_start) if at_start || ordered => VerbSubject { lead: "it ".to_owned(), person: Person::Third },
            (true, _) => VerbSubject { lead: String::new(), person: self.person },
            (false, _) => VerbSubject { lead: format!("{} ", self.named(subject)), person: Person::Third },
        }
    }

    /// Returns the name of a subject.
    fn named(&mut self, subject: Subject) -> String {
        match subject {
            Subject::This => format!("this {}", card_type(self.setting.card.card_type)),
            Subject::Target(at) => self.target(at),
            Subject::Each(filter) => phrase(&filter, self.setting.side(filter.side), Quantifier::Every),
            Subject::It => format!("that {}", said(&permanents(self.setting.it), false, "or")),
            // The reader is never named, so a named player is the opponent.
            Subject::You | Subject::Opponent => "your opponent".to_owned(),
            Subject::Everybody => "each player".to_owned(),
        }
    }

    /// Returns the object of a sentence.
    pub(super) fn object(&mut self, subject: Subject) -> String {
        let introduced = self.at_start && self.introduced.contains(&subject);
        if (introduced || self.topic == Some(subject))
            && !matches!(subject, Subject::You | Subject::Opponent | Subject::Everybody)
        {
            return "it".to_owned();
        }
        self.named(subject)
    }

    /// Returns the phrase for a target: a description at first, a reference afterwards.
    fn target(&mut self, at: u8) -> String {
        let Some(spec) = self.setting.targets.get(usize::from(at)).copied() else { return "the target".to_owned() };
        if self.mentioned & 1 << at != 0 {
            return match (self.setting.targets.len(), spec) {
                (2.., _) => format!("target {}", at + 1),
                (_, TargetSpec::Permanent(filter)) => format!("that {}", said(&permanents(filter.types), false, "or")),
                (_, TargetSpec::Player) => "that player".to_owned(),
                (_, TargetSpec::PlayerOrCreature(_)) => "that target".to_owned(),
                (_, TargetSpec::Discarded { .. }) => format!("that {}", said(&cards(TypeSet::ALL), false, "or")),
            };
        }
        self.mentioned |= 1 << at;
        match spec {
            TargetSpec::Permanent(filter) => phrase(&filter, self.setting.side(filter.side), Quantifier::One),
            TargetSpec::Player => "a player".to_owned(),
            TargetSpec::PlayerOrCreature(filter) => {
                let creature = phrase(&filter, self.setting.side(filter.side), Quantifier::One);
                format!("a player or {}", creature.strip_prefix("a ").unwrap_or(&creature))
            }
            TargetSpec::Discarded { side, types } => {
                format!("{} {}", a(&said(&cards(types), false, "or")), self.discard_pile(side))
            }
        }
    }

    /// Returns the origin of a card in a discard pile: `from your discard pile`.
    fn discard_pile(&self, side: Side) -> &'static str {
        match self.setting.side(side) {
            Side::Any => "from a discard pile",
            Side::Yours => "from your discard pile",
            Side::Theirs => "from your opponent’s discard pile",
        }
    }
}
