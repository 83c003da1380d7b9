//! The postings: the rules that contain each word, and its weight there.

use super::vocabulary::Term;
use std::collections::BTreeMap;

/// How much words count less in fields longer than average: 0 not at all, 1 in proportion.
const LENGTH: f32 = 0.5;

/// The part of a rule that contains a word.
#[derive(Clone, Copy)]
pub(super) enum Field {
    Title,
    Terms,
    Asked,
    Body,
    House,
    Chapter,
}

/// The words of a rule by field, in the order of [`Field::ALL`].
pub(super) type Fields = [Vec<Term>; Field::ALL.len()];

/// The rules that contain each word.
pub(super) struct Postings {
    by_term: Vec<Vec<Posting>>,
    /// The number of words of each rule's title.
    pub titles: Vec<f32>,
}

/// A rule that contains a word.
pub(super) struct Posting {
    /// The index of the rule.
    pub page: usize,
    /// The sum of the [weights](Field::weight) of its occurrences.
    pub weight: f32,
    /// Whether the title contains it.
    pub titled: bool,
}

impl Field {
    pub(super) const ALL: [Field; 6] =
        [Field::Title, Field::Terms, Field::Asked, Field::Body, Field::House, Field::Chapter];

    /// Returns the weight of an occurrence in a field of `words` words, where `mean` is the field's average.
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
    /// Computes the weight of every word in every rule. A field's length is relative to the average of its own game;
    /// `games` has the game of each rule, `fillers` tells which words are fillers, which don't count for the length.
    pub(super) fn new(pages: &[Fields], games: &[&str], fillers: &[bool]) -> Postings {
        let length = |words: &[Term]| words.iter().filter(|&&term| !fillers[term as usize]).count() as f32;
        let mean_of = |game: &str| {
            let own = || pages.iter().zip(games).filter(|(_, of)| **of == game).map(|(page, _)| page);
            Field::ALL.map(|field| {
                let lengths: f32 = own().map(|page| length(&page[field as usize])).sum();
                lengths / own().count().max(1) as f32
            })
        };
        let means: BTreeMap<&str, _> = games.iter().map(|&game| (game, mean_of(game))).collect();
        let mut by_term: Vec<Vec<Posting>> = fillers.iter().map(|_| Vec::new()).collect();
        for (page, (fields, game)) in pages.iter().zip(games).enumerate() {
            let mean = &means[game];
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

    /// Returns the rules of each word, in the vocabulary's order.
    pub(super) fn terms(&self) -> impl Iterator<Item = &[Posting]> {
        self.by_term.iter().map(Vec::as_slice)
    }

    /// Returns the rules that contain a word.
    pub(super) fn of(&self, term: Term) -> &[Posting] {
        &self.by_term[term as usize]
    }
}
