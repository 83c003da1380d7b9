//! How near a query is to one of the phrases by which a rule may be asked for: its title, its terms, and what people
//! say. A phrase with the same words is worth more than the same words here and there.

use super::reading::Reading;
use super::stopwords::Role;
use super::vocabulary::Term;

/// The share of the second nearest phrase of a page, against the nearest.
const SECOND: f32 = 0.4;

/// How near a phrase is that is nearly the query, and how much more each bit beyond that counts.
const NEAR: f32 = 0.88;
const NEARLY: f32 = 5.0;

/// All phrases of the book.
pub(super) struct Phrases {
    phrases: Vec<Phrase>,
    by_term: Vec<Vec<u32>>,
    /// What each word of the book weighs in a phrase: the fewer rules have it, the more.
    weights: Vec<f32>,
}

/// A phrase, as far as it has to be known beside its words.
struct Phrase {
    /// The rule, by its place in the book.
    page: usize,
    /// How long it is, as a vector of the weights of its words.
    length: f32,
}

impl Phrases {
    /// Takes in the phrases of each page; `rarities` tells what each word of the book counts, `roles` what
    /// it does in a sentence.
    pub(super) fn new(pages: &[Vec<Vec<Term>>], rarities: Vec<f32>, roles: &[Role]) -> Phrases {
        let mut weights = rarities;
        for (term, weight) in weights.iter_mut().enumerate() {
            *weight *= roles[term].weight_in_phrase();
        }
        let mut all = Phrases { phrases: Vec::new(), by_term: weights.iter().map(|_| Vec::new()).collect(), weights };
        for (page, phrases) in pages.iter().enumerate() {
            for phrase in phrases {
                all.enter(page, phrase);
            }
        }
        all
    }

    fn enter(&mut self, page: usize, words: &[Term]) {
        let mut terms = words.to_vec();
        terms.sort_unstable();
        terms.dedup();
        terms.retain(|&term| self.weights[term as usize] > 0.0);
        let length = terms.iter().map(|&term| self.weights[term as usize].powi(2)).sum::<f32>().sqrt();
        for term in terms {
            self.by_term[term as usize].push(self.phrases.len() as u32);
        }
        self.phrases.push(Phrase { page, length });
    }

    /// How near the phrases of each of `pages` pages are, 0 for not at all: what the two nearest have in common with the
    /// query, so that a page isn't found by a single phrase that happens to share a word; but one that is nearly the query
    /// is enough.
    pub(super) fn likeness(&self, readings: &[Reading], pages: usize) -> Vec<f32> {
        let mut common = vec![0.0_f32; self.phrases.len()];
        // Which word of the query a phrase has last been counted for: several stems of it count once.
        let mut counted = vec![0_u32; self.phrases.len()];
        let mut length = 0.0_f32;
        for (reading, word) in readings.iter().zip(1..) {
            let weight = self.weight(reading);
            length += weight * weight;
            for &(term, sureness) in reading.same.iter().chain(&reading.guessed) {
                let worth = weight * sureness * self.weights[term as usize];
                for &phrase in &self.by_term[term as usize] {
                    let phrase = phrase as usize;
                    if counted[phrase] != word {
                        counted[phrase] = word;
                        common[phrase] += worth;
                    }
                }
            }
        }
        let mut nearest = vec![[0.0_f32; 2]; pages];
        for (phrase, common) in self.phrases.iter().zip(&common) {
            if *common > 0.0 {
                let likeness = (common / (phrase.length * length.sqrt())).min(1.0);
                let [first, second] = &mut nearest[phrase.page];
                if likeness > *first {
                    (*first, *second) = (likeness, *first);
                } else {
                    *second = second.max(likeness);
                }
            }
        }
        let likeness =
            |&[first, second]: &[f32; 2]| (1.0 - SECOND) * first + SECOND * second + NEARLY * (first - NEAR).max(0.0);
        nearest.iter().map(likeness).collect()
    }

    /// What a word of the query weighs: as much as the rarest of what it most surely means.
    fn weight(&self, reading: &Reading) -> f32 {
        let terms = if reading.same.is_empty() { &reading.guessed } else { &reading.same };
        let surest = terms.iter().map(|&(_, sureness)| sureness).fold(0.0, f32::max);
        let surest = terms.iter().filter(|&&(_, sureness)| sureness >= surest);
        surest.map(|&(term, _)| self.weights[term as usize]).fold(0.0, f32::max)
    }
}
