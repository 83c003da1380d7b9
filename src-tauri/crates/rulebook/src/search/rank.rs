//! How well a rule answers: BM25 over weighted fields, and something more for a title that is what was typed, or for a
//! phrase by which people ask for it.
//!
//! A word counts the more the fewer rules have it ([`rarity`]), and the more often a rule has it, with less and less
//! for each repetition. Where it stands counts most: see [`super::postings::Field`]. All stems that a word of the
//! query may mean count together as one word, each as much as its reading is sure.

use super::identifier::{self, Naming};
use super::index::Page;
use super::postings::Postings;
use super::reading::Reading;
use super::stopwords::Role;

/// How slowly repetitions, and better places, stop counting.
const SATURATION: f32 = 4.0;
/// How much a score grows if title and query have the same words; with half of them in common, a quarter of that.
const TITLE: f32 = 0.3;
/// How much the phrases of a rule count that are nearest to the query, against all its words.
const PHRASE: f32 = 0.45;
/// A title typed in full comes before whatever is found by words alone.
const WHOLE_TITLE: f32 = 50.0;
/// A rule called by its identifier comes before all that are found by words.
const NAMED: f32 = 1000.0;
/// So does one whose identifier begins so, after it.
const BEGINS: f32 = 500.0;

/// What a word of the query is worth on a page.
#[derive(Clone, Copy, Default)]
struct Worth {
    /// How often it is there, by where it stands and how sure it is meant.
    weight: f32,
    /// How sure it stands in the title.
    titled: f32,
}

/// The score of every page, 0 for one that doesn't answer or isn't `wanted`. How rare a word is, is counted among the
/// pages that are: what another table speaks of makes no difference.
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
        // Words that only hold a sentence together find nothing by themselves.
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

/// What a word of the query is worth on each page. The stem it has, in whichever accents, counts every time; what is
/// only guessed counts once, where the guess weighs more than that.
fn worths(reading: &Reading, pages: usize, postings: &Postings) -> Vec<Worth> {
    let mut worths = vec![Worth::default(); pages];
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

/// The pages that answer at all; of equals the one that comes first in the book.
pub(super) fn best_first(scores: &[f32]) -> Vec<usize> {
    let mut pages: Vec<usize> = (0..scores.len()).filter(|&page| scores[page] > 0.0).collect();
    pages.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));
    pages
}

/// What each word of the book counts among all its `pages`.
pub(super) fn rarities(postings: &Postings, pages: usize) -> Vec<f32> {
    postings.terms().map(|with| rarity(with.len(), pages)).collect()
}

/// What a word counts that `with` of `all` pages have.
fn rarity(with: usize, all: usize) -> f32 {
    let (with, all) = (with as f32, all as f32);
    (1.0 + (all - with + 0.5) / (with + 0.5)).ln()
}
