//! Who or what an effect concerns.

use super::noun::{a, card_type, cards, permanents, said};
use super::permanent::{How, phrase};
use super::sequence::Sequence;
use parbaj_cards::{Side, Subject, TargetSpec, TypeSet};

/// How a verb goes with its subject.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Person {
    /// An order, or "you", or "they": `draw`.
    Plain,
    /// Anything else: `draws`.
    Third,
}

/// Who does or undergoes something.
pub(super) struct Doer {
    /// The subject with a space after it; nothing for an order, or if it goes without saying.
    pub(super) lead: String,
    pub(super) person: Person,
}

impl Doer {
    /// The verb that fits.
    pub(super) fn does<'a>(&self, plain: &'a str, third: &'a str) -> &'a str {
        if self.person == Person::Plain { plain } else { third }
    }
}

impl Sequence<'_> {
    /// The subject of a sentence.
    pub(super) fn doer(&mut self, subject: Subject) -> Doer {
        let reader = match subject {
            Subject::You => !self.setting.bounty,
            Subject::Opponent => self.setting.bounty,
            Subject::This | Subject::Target(_) | Subject::Each(_) | Subject::It | Subject::Everybody => false,
        };
        let before = self.topic.replace(subject);
        let known = before == Some(subject) || self.at_start && self.introduced.contains(&subject);
        if reader {
            // Between things that others do an order would be lost.
            let lead = if self.told && !known || self.setting.bounty { "you " } else { "" };
            return Doer { lead: lead.to_owned(), person: Person::Plain };
        }
        self.told = true;
        let ordered = std::mem::replace(&mut self.ordered, false);
        let player = matches!(subject, Subject::You | Subject::Opponent);
        match (known, self.at_start) {
            (true, true) if player => Doer { lead: "they ".to_owned(), person: Person::Plain },
            (true, at_start) if at_start || ordered => Doer { lead: "it ".to_owned(), person: Person::Third },
            (true, _) => Doer { lead: String::new(), person: self.person },
            (false, _) => Doer { lead: format!("{} ", self.named(subject)), person: Person::Third },
        }
    }

    /// A subject by its name.
    fn named(&mut self, subject: Subject) -> String {
        match subject {
            Subject::This => format!("this {}", card_type(self.setting.card.card_type)),
            Subject::Target(at) => self.target(at),
            Subject::Each(filter) => phrase(&filter, self.setting.side(filter.side), How::Every),
            Subject::It => format!("that {}", said(&permanents(self.setting.it), false, "or")),
            // The reader needs no name, so that whoever has one is the other.
            Subject::You | Subject::Opponent => "your opponent".to_owned(),
            Subject::Everybody => "each player".to_owned(),
        }
    }

    /// What something is done to.
    pub(super) fn object(&mut self, subject: Subject) -> String {
        let introduced = self.at_start && self.introduced.contains(&subject);
        if (introduced || self.topic == Some(subject))
            && !matches!(subject, Subject::You | Subject::Opponent | Subject::Everybody)
        {
            return "it".to_owned();
        }
        self.named(subject)
    }

    /// A target: described where it is first spoken of, pointed at afterwards.
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
            TargetSpec::Permanent(filter) => phrase(&filter, self.setting.side(filter.side), How::One),
            TargetSpec::Player => "a player".to_owned(),
            TargetSpec::PlayerOrCreature(filter) => {
                let creature = phrase(&filter, self.setting.side(filter.side), How::One);
                format!("a player or {}", creature.strip_prefix("a ").unwrap_or(&creature))
            }
            TargetSpec::Discarded { side, types } => {
                format!("{} {}", a(&said(&cards(types), false, "or")), self.discard_pile(side))
            }
        }
    }

    /// `from your discard pile`
    fn discard_pile(&self, side: Side) -> &'static str {
        match self.setting.side(side) {
            Side::Any => "from a discard pile",
            Side::Yours => "from your discard pile",
            Side::Theirs => "from your opponent’s discard pile",
        }
    }
}
