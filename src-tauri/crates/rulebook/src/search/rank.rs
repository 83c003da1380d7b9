//! Ranking: BM25 over weighted fields, with a bonus for a title equal to the query and for similar phrases.
//!
//! A word counts more the fewer rules contain it ([`rarity`]), and the more often a rule contains it, with diminishing
//! returns. The field matters most: see [`super::postings::Field`]. All stems that a word of the query may mean count
//! together as one word, weighted by the certainty of the reading.

use super::identifier::{self, Naming};
use super::index::Page;
use super::postings::Postings;
use super::reading::Reading;
use super::stopwords::Role;

/// The saturation of repetitions and field weights.
const SATURATION: f32 = 4.0;
/// The relative bonus of a title with the same words as the query; with half of them in common, it is a quarter of
/// that.
const TITLE: f32 = 0.3;
/// The weight of the most similar phrases of a rule relative to all its words.
const PHRASE: f32 = 0.45;
/// The bonus of a title typed in full, which ranks before all matches by words.
const WHOLE_TITLE: f32 = 50.0;
/// The bonus of a rule named by its identifier, which ranks before all matches by words.
const NAMED: f32 = 1000.0;
/// The bonus of a rule named by the beginning of its identifier.
const BEGINS: f32 = 500.0;

/// The contribution of a word of the query on a page.
#[derive(Clone, Copy, Default)]
struct WordScore {
    /// The sum of the weights of its occurrences, each times the certainty of the reading.
    weight: f32,
    /// The certainty of the reading with which it occurs in the title; 0 if it doesn't.
    titled: f32,
}

/// Returns the score of every page, 0 for one that doesn't match or isn't `wanted`. Rarity is computed among the wanted
/// pages only, so the texts of other games make no difference.
pub(super) fn scores(
    readings: &[Reading],
    named: &[String],
    typed: &str,
    pages: &[Page],
    postings: &Postings,
    likeness: &[f32],
    wanted: impl Fn(&Page) -> bool,
) -> Vec<f32> {
    let mut scores = vec![0.0; pages.len()];
    let mut titled = vec![0.0; pages.len()];
    let wanted: Vec<bool> = pages.iter().map(wanted).collect();
    let of_all = wanted.iter().filter(|wanted| **wanted).count();
    let mut most = 0.0;
    let telling = || readings.iter().filter(|reading| reading.role != Role::Fills);
    for reading in telling() {
        let worths = worths(reading, pages.len(), postings);
        let pages_with = worths.iter().zip(&wanted).filter(|(worth, wanted)| **wanted && worth.weight > 0.0).count();
        let rarity = rarity(pages_with, of_all) * reading.role.weight();
        most += if pages_with > 0 { rarity } else { 0.0 };
        for (page, worth) in worths.iter().enumerate() {
            scores[page] += rarity * worth.weight / (SATURATION + worth.weight);
            titled[page] += worth.titled;
        }
    }
    for (page, score) in scores.iter_mut().enumerate() {
        if !wanted[page] {
            *score = 0.0;
            continue;
        }
        let common = titled[page] / postings.titles[page].max(telling().count() as f32).max(1.0);
        *score *= 1.0 + TITLE * common * common;
        *score += if pages[page].called == typed { WHOLE_TITLE } else { 0.0 };
        // Stopwords alone match nothing.
        if *score > 0.0 {
            *score += PHRASE * most * likeness[page];
        }
        let naming = named.iter().filter_map(|named| identifier::naming(named, pages[page].id.0)).max();
        *score += match naming {
            Some(Naming::Whole) => NAMED,
            Some(Naming::Begins) => BEGINS,
            None => 0.0,
        };
    }
    scores
}

/// Returns the contribution of a word of the query on each page. The stems that it has, in any accents, count every
/// time; guessed stems count once, and only if they weigh more.
fn worths(reading: &Reading, pages: usize, postings: &Postings) -> Vec<WordScore> {
    let mut worths = vec![WordScore::default(); pages];
    for &(term, sureness) in &reading.same {
        for posting in postings.of(term) {
            let worth = &mut worths[posting.page];
            worth.weight += sureness * posting.weight;
            worth.titled = worth.titled.max(if posting.titled { sureness } else { 0.0 });
        }
    }
    for &(term, sureness) in &reading.guessed {
        for posting in postings.of(term) {
            let worth = &mut worths[posting.page];
            worth.weight = worth.weight.max(sureness * posting.weight);
            worth.titled = worth.titled.max(if posting.titled { sureness } else { 0.0 });
        }
    }
    worths
}

/// Returns the pages with a score, best first; ties keep the order of the rulebook.
pub(super) fn best_first(scores: &[f32]) -> Vec<usize> {
    let mut pages: Vec<usize> = (0..scores.len()).filter(|&page| scores[page] > 0.0).collect();
    pages.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));
    pages
}

/// Returns the rarity of each word among all `pages`.
pub(super) fn rarities(postings: &Postings, pages: usize) -> Vec<f32> {
    postings.terms().map(|with| rarity(with.len(), pages)).collect()
}

/// Returns the rarity of a word that `with` of `all` pages contain.
fn rarity(with: usize, all: usize) -> f32 {
    let (with, all) = (with as f32, all as f32);
    (1.0 + (all - with + 0.5) / (with + 0.5)).ln()
}
