//! Hungarian subjects and objects of effects.

use super::noun::{cards, permanents, said, this, this_object};
use super::permanent::{How, Phrase, phrase};
use super::sequence::Sequence;
use parbaj_cards::{Filter, Side, Subject, TargetSpec, TypeSet};

/// The subject of a verb.
pub(super) struct Doer {
    /// The subject followed by a space; empty if it is understood.
    pub(super) lead: String,
    /// Whether it is the reader, so that the verb is in the second person: *húzol*, not *húz*.
    pub(super) second: bool,
}

impl Sequence<'_> {
    /// Returns the subject of a sentence.
    pub(super) fn doer(&mut self, subject: Subject) -> Doer {
        let second = match subject {
            Subject::You => !self.setting.bounty,
            Subject::Opponent => self.setting.bounty,
            Subject::This | Subject::Target(_) | Subject::Each(_) | Subject::It | Subject::Everybody => false,
        };
        let known = self.topic == Some(subject);
        let after_other = matches!(self.topic, Some(Subject::You | Subject::Opponent)) && !self.at_start;
        self.topic = Some(subject);
        let lead = match (second, known) {
            (_, true) => String::new(),
            // The clause before was about the opponent.
            (true, false) if after_other => "te pedig ".to_owned(),
            (true, false) => String::new(),
            (false, false) => format!("{} ", self.named(subject)),
        };
        Doer { lead, second }
    }

    /// Returns the name of a subject.
    fn named(&mut self, subject: Subject) -> String {
        match subject {
            Subject::This => this(self.setting.card.card_type),
            Subject::Target(at) => self.target(at, false).text,
            Subject::Each(filter) => phrase(&filter, self.setting.side(filter.side), How::Every, false).text,
            Subject::It => format!("az a {}", said(&permanents(self.setting.it), Side::Any, false, "vagy")),
            // The reader is never named, so a named player is the opponent.
            Subject::You | Subject::Opponent if self.opponent_is_he => "ő".to_owned(),
            Subject::You | Subject::Opponent => "az ellenfeled".to_owned(),
            Subject::Everybody => "mindkét játékos".to_owned(),
        }
    }

    /// Returns the object of a sentence.
    pub(super) fn object(&mut self, subject: Subject) -> Phrase {
        let definite = |text: String| Phrase { text, definite: true };
        match subject {
            Subject::This => definite(this_object(self.setting.card.card_type)),
            Subject::Target(at) => self.target(at, true),
            Subject::Each(filter) => phrase(&filter, self.setting.side(filter.side), How::Every, true),
            Subject::It => definite(format!("azt a {}", said(&permanents(self.setting.it), Side::Any, true, "vagy"))),
            Subject::You | Subject::Opponent => definite("az ellenfeledet".to_owned()),
            Subject::Everybody => Phrase { text: "mindkét játékost".to_owned(), definite: false },
        }
    }

    /// Returns the phrase for a target: a description at first, a reference afterwards.
    fn target(&mut self, at: u8, object: bool) -> Phrase {
        let Some(spec) = self.setting.targets.get(usize::from(at)).copied() else {
            return Phrase { text: if object { "a célpontot" } else { "a célpont" }.to_owned(), definite: true };
        };
        if self.mentioned & 1 << at != 0 {
            return Phrase { text: self.again(&spec, at, object), definite: true };
        }
        self.mentioned |= 1 << at;
        match spec {
            TargetSpec::Permanent(filter) => phrase(&filter, self.setting.side(filter.side), How::One, object),
            TargetSpec::Player => {
                Phrase { text: if object { "egy játékost" } else { "egy játékos" }.to_owned(), definite: false }
            }
            TargetSpec::PlayerOrCreature(filter) => {
                let creature = phrase(&filter, self.setting.side(filter.side), How::One, object);
                let player = if object { "egy játékost" } else { "egy játékos" };
                Phrase { text: format!("{player} vagy {}", creature.text), definite: creature.definite }
            }
            TargetSpec::Discarded { side, types } => {
                let card = said(&cards(types), Side::Any, object, "vagy");
                Phrase { text: format!("egy {card} {}", self.discard_pile(side)), definite: false }
            }
        }
    }

    /// Returns the reference to a target that was described before.
    fn again(&self, spec: &TargetSpec, at: u8, object: bool) -> String {
        if self.setting.targets.len() > 1 {
            let ending = if object { "célpontot" } else { "célpont" };
            return format!("{} {}. {ending}", rulebook::hungarian::article(&(at + 1).to_string()), at + 1);
        }
        let (that, the) = if object { ("azt", "t") } else { ("az", "") };
        let nouns = match spec {
            TargetSpec::Permanent(Filter { types, .. }) => permanents(*types),
            TargetSpec::Player => return format!("{that} a játékos{the}"),
            TargetSpec::PlayerOrCreature(_) => return format!("{that} a célpont{}", if object { "ot" } else { "" }),
            TargetSpec::Discarded { .. } => cards(TypeSet::ALL),
        };
        let noun = said(&nouns, Side::Any, object, "vagy");
        format!("{that} {}", rulebook::hungarian::the(&noun))
    }

    /// Returns the origin of a card in a discard pile: `a gyűjtődből`.
    fn discard_pile(&self, side: Side) -> &'static str {
        match self.setting.side(side) {
            Side::Any => "valamelyik gyűjtőből",
            Side::Yours => "a gyűjtődből",
            Side::Theirs => "az ellenfeled gyűjtőjéből",
        }
    }
}
