//! The three displayed cards, and the stars marked on them by each pen.

use crate::card::Card;
use crate::element::Element;
use crate::star_set::StarSet;
use serde::{Deserialize, Deserializer, Serialize};

/// The place of a displayed card. Water has no place (AS-0.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraPlace")]
pub enum DisplayPlace {
    Air,
    Fire,
    Earth,
}

/// The owner of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraPen")]
pub enum Pen {
    /// The person's pen.
    Yours,
    /// Auptolemy's pen.
    Its,
    /// The dream pen.
    Dream,
}

/// The stars of a card marked by each pen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraMarks")]
pub struct Marks {
    /// Stars marked by the person.
    pub yours: StarSet,
    /// Stars marked by Auptolemy.
    pub its: StarSet,
    /// Stars marked by the dream pen.
    pub dream: StarSet,
}

// Implemented by hand, so that fields that are optional in a written position aren't optional in the window's
// bindings.
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

/// A card with the stars marked on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "AstraChart")]
pub struct Chart {
    pub card: Card,
    pub marks: Marks,
}

// Implemented by hand, so that fields that are optional in a written position aren't optional in the window's
// bindings.
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

impl DisplayPlace {
    /// All three places, in the order in which they are filled (AS-1.2).
    pub const ALL: [DisplayPlace; 3] = [DisplayPlace::Air, DisplayPlace::Fire, DisplayPlace::Earth];

    /// Returns the place of an element; `None` for Water.
    #[inline]
    #[must_use]
    pub const fn at(element: Element) -> Option<DisplayPlace> {
        match element {
            Element::Air => Some(DisplayPlace::Air),
            Element::Fire => Some(DisplayPlace::Fire),
            Element::Earth => Some(DisplayPlace::Earth),
            Element::Water => None,
        }
    }

    /// Returns the place's element.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::ALL[self as usize]
    }

    /// Returns the place's index, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Marks {
    /// Returns the stars marked by one pen.
    #[inline]
    #[must_use]
    pub const fn of(&self, pen: Pen) -> StarSet {
        match pen {
            Pen::Yours => self.yours,
            Pen::Its => self.its,
            Pen::Dream => self.dream,
        }
    }

    /// Returns all marked stars.
    #[inline]
    #[must_use]
    pub const fn all(&self) -> StarSet {
        self.yours.with(self.its).with(self.dream)
    }

    /// Adds marks of one pen.
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
    /// Returns the card without marks.
    #[must_use]
    pub fn new(card: Card) -> Chart {
        Chart { card, marks: Marks::default() }
    }

    /// Returns the unmarked stars.
    #[inline]
    #[must_use]
    pub fn unmarked(&self) -> StarSet {
        self.card.constellation().all_stars().without(self.marks.all())
    }

    /// Returns whether every star is marked, so that the card is to be discovered (AS-5.1).
    #[inline]
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.unmarked().is_empty()
    }
}
