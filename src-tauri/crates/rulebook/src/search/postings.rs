//! On which rules each word stands, and how much it weighs there.

use super::vocabulary::Term;
use std::collections::BTreeMap;

/// How much a field longer than usual makes its words count less: 0 not at all, 1 in proportion.
const LENGTH: f32 = 0.5;

/// Where in a rule a word stands.
#[derive(Clone, Copy)]
pub(super) enum Field {
    Title,
    Terms,
    Asked,
    Body,
    House,
    Chapter,
}

/// The words of a rule, field by field, in the order of [`Field::ALL`].
pub(super) type Fields = [Vec<Term>; Field::ALL.len()];

/// On which rules each word stands.
pub(super) struct Postings {
    by_term: Vec<Vec<Posting>>,
    /// How many words each rule's title has.
    pub titles: Vec<f32>,
}

/// A rule in which a word stands.
pub(super) struct Posting {
    /// The rule, by its place in the book.
    pub page: usize,
    /// How often, an occurrence counting by where it is: see [`Field::weight`].
    pub weight: f32,
    /// Whether its title has it.
    pub titled: bool,
}

impl Field {
    pub(super) const ALL: [Field; 6] =
        [Field::Title, Field::Terms, Field::Asked, Field::Body, Field::House, Field::Chapter];

    /// What an occurrence counts in a field of `words` words, where the field has `mean` on average.
    fn weight(self, words: f32, mean: f32) -> f32 {
        let weight = match self {
            Field::Title => 5.0,
            Field::Terms => 6.0,
            Field::Asked => 3.0,
            Field::Body => 0.7,
            Field::House => 0.4,
            Field::Chapter => 0.3,
        };
        weight / (1.0 - LENGTH + LENGTH * words / mean.max(1.0))
    }
}

impl Postings {
    /// Weighs every word of every rule, a field being long or short as those of its own table go; `tables` tells each
    /// rule's table, `fillers` which of all words are some: they don't make a field longer.
    pub(super) fn new(pages: &[Fields], tables: &[&str], fillers: &[bool]) -> Postings {
        let length = |words: &[Term]| words.iter().filter(|&&term| !fillers[term as usize]).count() as f32;
        let mean_of = |table: &str| {
            let own = || pages.iter().zip(tables).filter(|(_, of)| **of == table).map(|(page, _)| page);
            Field::ALL.map(|field| {
                let lengths: f32 = own().map(|page| length(&page[field as usize])).sum();
                lengths / own().count().max(1) as f32
            })
        };
        let means: BTreeMap<&str, _> = tables.iter().map(|&table| (table, mean_of(table))).collect();
        let mut by_term: Vec<Vec<Posting>> = fillers.iter().map(|_| Vec::new()).collect();
        for (page, (fields, table)) in pages.iter().zip(tables).enumerate() {
            let mean = &means[table];
            let mut weights: BTreeMap<Term, f32> = BTreeMap::new();
            for field in Field::ALL {
                let words = &fields[field as usize];
                let weight = field.weight(length(words), mean[field as usize]);
                for &term in words {
                    *weights.entry(term).or_default() += weight;
                }
            }
            for (term, weight) in weights {
                let titled = fields[Field::Title as usize].contains(&term);
                by_term[term as usize].push(Posting { page, weight, titled });
            }
        }
        let titles = pages.iter().map(|page| length(&page[Field::Title as usize])).collect();
        Postings { by_term, titles }
    }

    /// The rules of each word of the book, in the vocabulary's order.
    pub(super) fn terms(&self) -> impl Iterator<Item = &[Posting]> {
        self.by_term.iter().map(Vec::as_slice)
    }

    /// The rules in which a word stands.
    pub(super) fn of(&self, term: Term) -> &[Posting] {
        &self.by_term[term as usize]
    }
}
