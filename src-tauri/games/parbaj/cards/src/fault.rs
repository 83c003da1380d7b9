//! Faults of a set of cards.

use crate::card_type::CardType;
use std::fmt;

/// A fault in a file of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub file: String,
    /// The card's identifier, once it has been read.
    pub card: Option<String>,
    /// The clause's index in the text, from 0.
    pub clause: Option<usize>,
    pub wrong: CardFaultKind,
}

/// The kinds of faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardFaultKind {
    /// The file isn't a list of cards: broken JSON, an unknown word, two categories in one clause.
    Unreadable(String),
    /// Two cards have the same identifier.
    TwiceNamed,
    /// A later printing of a card that doesn't exist, has another name or deck, or has another later printing.
    WrongPrinting,
    /// The identifier has characters other than lower-case letters and hyphens.
    BadIdentifier,
    /// The name is missing in a language.
    Nameless,
    /// Wrong figures: creatures have damage and Ép, buildings have structure, other cards have neither.
    WrongFigures,
    /// A wrong deck or number of copies: a token costs nothing, is a permanent and belongs to no deck; a card belongs
    /// to one, in 1 to 3 copies unless a clause allows more.
    WrongCopies,
    /// A token that costs something or is a spell.
    WrongToken,
    /// A clause of a token makes tokens (DU-4.6).
    TokenMakesTokens,
    /// No token has this identifier.
    NoSuchToken(String),
    /// A card of this type can't have the clause.
    NotOnType(CardType),
    /// An effect names a target that the clause doesn't have.
    NoSuchTarget(u8),
    /// More targets than a card may have.
    TooManyTargets,
    /// A target that no effect uses.
    IdleTarget(u8),
    /// X is used, but the cost has no X.
    NoX,
    /// A cost that can never be paid: more than ten VP, or more Ép or cards than there are.
    Unpayable,
    /// A cost that includes its own card although it isn't an ability's.
    CostsItself,
    /// Two parts of the cost could be paid with the same permanent or card.
    OverlappingCosts,
    /// A player where a permanent is needed, or the other way round.
    WrongSubject,
    /// A filter that asks for something its types can't have, or contradicts itself.
    WrongFilter,
    /// A clause that changes figures or silences depends on a figure that abilities may change.
    Circular,
    /// `prevent` without a scope, or a scope without `prevent`.
    WrongPrevention,
    /// An upper bound below the lower bound, or a clause without content.
    Empty,
    /// A drawback without a label on a card that isn't of the old edition.
    UnlabelledDrawback,
    /// A drawback can't have decisions or targets here.
    NotHere,
}

impl fmt::Display for CardFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = match self {
            CardFaultKind::Unreadable(error) => return f.write_str(error),
            CardFaultKind::NoSuchToken(token) => return write!(f, "there is no token {token:?}"),
            CardFaultKind::NotOnType(card_type) => return write!(f, "a card of type {card_type:?} can't have this"),
            CardFaultKind::NoSuchTarget(target) => return write!(f, "the clause has no target {target}"),
            CardFaultKind::IdleTarget(target) => return write!(f, "nothing happens to target {target}"),
            CardFaultKind::TwiceNamed => "another card has this identifier",
            CardFaultKind::WrongPrinting => "a card is printed anew at most once, in its own file, under its own name",
            CardFaultKind::BadIdentifier => "an identifier is lower-case letters and hyphens",
            CardFaultKind::Nameless => "the name is missing in a language",
            CardFaultKind::WrongFigures => "creatures have damage and Ép, buildings structure, other cards neither",
            CardFaultKind::WrongCopies => "a card belongs to a deck, in as many copies as its text allows",
            CardFaultKind::WrongToken => "a token is a permanent that costs nothing and belongs to no deck",
            CardFaultKind::TokenMakesTokens => "a token makes no tokens (DU-4.6)",
            CardFaultKind::TooManyTargets => "too many targets",
            CardFaultKind::NoX => "the cost has no X",
            CardFaultKind::Unpayable => "nobody could ever pay this",
            CardFaultKind::CostsItself => "only an ability can cost its own card",
            CardFaultKind::OverlappingCosts => "two parts of the cost could be paid with the same thing",
            CardFaultKind::WrongSubject => "a player is meant where a permanent is needed, or the other way round",
            CardFaultKind::WrongFilter => "the filter contradicts itself or its types",
            CardFaultKind::Circular => "what changes figures or abilities can't ask for changed ones",
            CardFaultKind::WrongPrevention => "what prevents has a scope, and what has a scope prevents",
            CardFaultKind::Empty => "the clause says nothing",
            CardFaultKind::UnlabelledDrawback => "only the old edition has drawbacks without a label (DU-91.3.1)",
            CardFaultKind::NotHere => "there are no targets or decisions here",
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
