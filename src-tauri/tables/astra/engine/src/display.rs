//! The three displayed cards, and which pen has marked what on them.

use crate::card::Card;
use crate::element::Element;
use crate::star_set::StarSet;
use serde::{Deserialize, Deserializer, Serialize};

/// Where a card is displayed: Water has no place (AS-0.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraPlace")]
pub enum Place {
    /// At Air.
    Air,
    /// At Fire.
    Fire,
    /// At Earth.
    Earth,
}

/// Whose pen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraPen")]
pub enum Pen {
    /// The person's.
    Yours,
    /// Auptolemy's.
    Its,
    /// The dream pen.
    Dream,
}

/// Which stars of a card each pen has marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraMarks")]
pub struct Marks {
    /// The person's.
    pub yours: StarSet,
    /// Auptolemy's.
    pub its: StarSet,
    /// The dream pen's.
    pub dream: StarSet,
}

// By hand, so that fields optional in a written position aren't optional in the window's bindings.
impl<'de> Deserialize<'de> for Marks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        struct Given {
            #[serde(default)]
            yours: StarSet,
            #[serde(default)]
            its: StarSet,
            #[serde(default)]
            dream: StarSet,
        }
        let Given { yours, its, dream } = Given::deserialize(deserializer)?;
        Ok(Marks { yours, its, dream })
    }
}

/// A card on which stars are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "AstraChart")]
pub struct Chart {
    /// Which card.
    pub card: Card,
    /// What is marked on it.
    pub marks: Marks,
}

// By hand, so that fields optional in a written position aren't optional in the window's bindings.
impl<'de> Deserialize<'de> for Chart {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        struct Given {
            card: Card,
            #[serde(default)]
            marks: Marks,
        }
        let Given { card, marks } = Given::deserialize(deserializer)?;
        Ok(Chart { card, marks })
    }
}

impl Place {
    /// All three, in the order they are filled (AS-1.2).
    pub const ALL: [Place; 3] = [Place::Air, Place::Fire, Place::Earth];

    /// The place at an element; `None` for Water.
    #[inline]
    #[must_use]
    pub const fn at(element: Element) -> Option<Place> {
        match element {
            Element::Air => Some(Place::Air),
            Element::Fire => Some(Place::Fire),
            Element::Earth => Some(Place::Earth),
            Element::Water => None,
        }
    }

    /// Its element.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::ALL[self as usize]
    }

    /// Its number, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Marks {
    /// What one pen has marked.
    #[inline]
    #[must_use]
    pub const fn of(&self, pen: Pen) -> StarSet {
        match pen {
            Pen::Yours => self.yours,
            Pen::Its => self.its,
            Pen::Dream => self.dream,
        }
    }

    /// All that is marked.
    #[inline]
    #[must_use]
    pub const fn all(&self) -> StarSet {
        self.yours.with(self.its).with(self.dream)
    }

    /// Marks more stars.
    #[inline]
    pub(crate) fn add(&mut self, pen: Pen, stars: StarSet) {
        let marked = match pen {
            Pen::Yours => &mut self.yours,
            Pen::Its => &mut self.its,
            Pen::Dream => &mut self.dream,
        };
        *marked = marked.with(stars);
    }
}

impl Chart {
    /// A card that nobody has marked.
    #[must_use]
    pub fn new(card: Card) -> Chart {
        Chart { card, marks: Marks::default() }
    }

    /// The stars that are still to be marked.
    #[inline]
    #[must_use]
    pub fn unmarked(&self) -> StarSet {
        self.card.constellation().all_stars().without(self.marks.all())
    }

    /// Whether every star is marked: the card waits to be discovered (AS-5.1).
    #[inline]
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.unmarked().is_empty()
    }
}
