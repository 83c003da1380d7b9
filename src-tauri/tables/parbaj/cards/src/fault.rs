//! What is wrong with a set of cards, and where.

use crate::card_type::CardType;
use std::fmt;

/// Something wrong in a file of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file's name.
    pub file: String,
    /// The card's identifier, once it is known.
    pub card: Option<String>,
    /// The clause's place in the text, from 0.
    pub clause: Option<usize>,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The file isn't a list of cards: broken JSON, an unknown word, two categories in one clause.
    Unreadable(String),
    /// Two cards have the same identifier.
    TwiceNamed,
    /// A later printing of no card, of another name or deck than the card has, or one of several.
    WrongPrinting,
    /// The identifier isn't lower-case letters and hyphens.
    BadIdentifier,
    /// A name is missing in a language.
    Nameless,
    /// Creatures have damage and Ép, buildings structure, other cards neither.
    WrongFigures,
    /// A token costs nothing, is a permanent and belongs to no deck; a card belongs to one, in 1 to 3 copies unless a
    /// clause says otherwise.
    WrongCopies,
    /// A token that costs something or is a spell.
    WrongToken,
    /// A clause of a token makes tokens (DU-4.6).
    TokenMakesTokens,
    /// There is no such token.
    NoSuchToken(String),
    /// A card of this type can't have the clause.
    NotOnType(CardType),
    /// An effect names a target that the clause doesn't have.
    NoSuchTarget(u8),
    /// More targets than a card may have.
    TooManyTargets,
    /// A target is neither used nor prevented.
    IdleTarget(u8),
    /// X is used, but the cost has none.
    NoX,
    /// Nobody could ever pay: more than ten VP, or Ép, or cards than there are.
    Unpayable,
    /// Only an ability can cost its own card.
    CostsItself,
    /// Two parts of the cost could be paid with the same permanent or card.
    OverlappingCosts,
    /// A player is asked for where a permanent is meant, or the other way round.
    WrongSubject,
    /// A filter says something that its types can't have, or contradicts itself.
    WrongFilter,
    /// Something that changes figures or silences depends on a figure that abilities may change.
    Circular,
    /// `prevent` and a scope belong together.
    WrongPrevention,
    /// A bound below another, or a clause that says nothing.
    Empty,
    /// Only the old edition has drawbacks without a label.
    UnlabelledDrawback,
    /// A drawback can't have decisions or targets here.
    NotHere,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = match self {
            Wrong::Unreadable(error) => return f.write_str(error),
            Wrong::NoSuchToken(token) => return write!(f, "there is no token {token:?}"),
            Wrong::NotOnType(card_type) => return write!(f, "a card of type {card_type:?} can't have this"),
            Wrong::NoSuchTarget(target) => return write!(f, "the clause has no target {target}"),
            Wrong::IdleTarget(target) => return write!(f, "nothing happens to target {target}"),
            Wrong::TwiceNamed => "another card has this identifier",
            Wrong::WrongPrinting => "a card is printed anew at most once, in its own file, under its own name",
            Wrong::BadIdentifier => "an identifier is lower-case letters and hyphens",
            Wrong::Nameless => "the name is missing in a language",
            Wrong::WrongFigures => "creatures have damage and Ép, buildings structure, other cards neither",
            Wrong::WrongCopies => "a card belongs to a deck, in as many copies as its text allows",
            Wrong::WrongToken => "a token is a permanent that costs nothing and belongs to no deck",
            Wrong::TokenMakesTokens => "a token makes no tokens (DU-4.6)",
            Wrong::TooManyTargets => "too many targets",
            Wrong::NoX => "the cost has no X",
            Wrong::Unpayable => "nobody could ever pay this",
            Wrong::CostsItself => "only an ability can cost its own card",
            Wrong::OverlappingCosts => "two parts of the cost could be paid with the same thing",
            Wrong::WrongSubject => "a player is meant where a permanent is needed, or the other way round",
            Wrong::WrongFilter => "the filter contradicts itself or its types",
            Wrong::Circular => "what changes figures or abilities can't ask for changed ones",
            Wrong::WrongPrevention => "what prevents has a scope, and what has a scope prevents",
            Wrong::Empty => "the clause says nothing",
            Wrong::UnlabelledDrawback => "only the old edition has drawbacks without a label (DU-91.3.1)",
            Wrong::NotHere => "there are no targets or decisions here",
        };
        f.write_str(said)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(card) = &self.card {
            write!(f, ", card {card}")?;
        }
        if let Some(clause) = self.clause {
            write!(f, ", clause {}", clause + 1)?;
        }
        write!(f, ": {}", self.wrong)
    }
}

impl std::error::Error for Fault {}
