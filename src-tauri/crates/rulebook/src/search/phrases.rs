//! How near a query is to one of the phrases by which a rule may be asked for: its title, its terms, and what people
//! say. A phrase with the same words is worth more than the same words here and there.

use super::reading::Reading;
use super::vocabulary::Term;

/// What a word counts that only makes a question of a phrase, against any other.
const ASKING: f32 = 0.25;

/// The share of the second nearest phrase of a page, against the nearest.
const SECOND: f32 = 0.4;

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
    /// Takes in the phrases of each page; `rarities` tells what each word of the book counts, `fillers` and `asking` which
    /// of them count nothing, and little.
    pub(super) fn new(pages: &[Vec<Vec<Term>>], rarities: Vec<f32>, fillers: &[bool], asking: &[bool]) -> Phrases {
        let mut weights = rarities;
        for (term, weight) in weights.iter_mut().enumerate() {
            *weight *= if fillers[term] {
                0.0
            } else if asking[term] {
                ASKING
            } else {
                1.0
            };
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

    /// How near the phrases of each of `pages` pages are, from 0 to 1: what the two nearest have in common with the query,
    /// so that a page isn't found by a single phrase that happens to share a word.
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
        nearest.iter().map(|[first, second]| (1.0 - SECOND) * first + SECOND * second).collect()
    }

    /// What a word of the query weighs: as much as the rarest of what it surely means.
    fn weight(&self, reading: &Reading) -> f32 {
        let terms = if reading.same.is_empty() { &reading.guessed } else { &reading.same };
        terms.iter().map(|&(term, _)| self.weights[term as usize]).fold(0.0, f32::max)
    }
}
