//! The similarity of a query to the phrases by which a rule may be asked for: its title, its terms and sample
//! questions. A phrase with the same words counts more than the same words scattered over a rule.

use super::reading::Reading;
use super::stopwords::Role;
use super::vocabulary::Term;

/// The weight of a page's second most similar phrase relative to the first.
const SECOND: f32 = 0.4;

/// The similarity from which a phrase counts as nearly the query, and the factor for what exceeds it.
const NEAR: f32 = 0.88;
const NEARLY: f32 = 5.0;

/// All phrases of the rulebook.
pub(super) struct Phrases {
    phrases: Vec<Phrase>,
    by_term: Vec<Vec<u32>>,
    /// The weight of each word in a phrase: rarer words weigh more.
    weights: Vec<f32>,
}

/// A phrase, without its words.
struct Phrase {
    /// The index of its rule.
    page: usize,
    /// Its length as a vector of the weights of its words.
    length: f32,
}

impl Phrases {
    /// Collects the phrases of each page; `rarities` has the rarity of each word, `roles` its role in a sentence.
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

    /// Returns the similarity of each page's phrases to the query, 0 if there is none. The two most similar phrases
    /// count, so that a page isn't found by a single phrase that happens to share a word; but one phrase that is nearly
    /// the query is enough.
    pub(super) fn likeness(&self, readings: &[Reading], pages: usize) -> Vec<f32> {
        let mut common = vec![0.0_f32; self.phrases.len()];
        // The word of the query for which a phrase was last counted: several stems of one word count once.
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

    /// Returns the weight of a word of the query: that of the rarest of its most certain meanings.
    fn weight(&self, reading: &Reading) -> f32 {
        let terms = if reading.same.is_empty() { &reading.guessed } else { &reading.same };
        let surest = terms.iter().map(|&(_, sureness)| sureness).fold(0.0, f32::max);
        let surest = terms.iter().filter(|&&(_, sureness)| sureness >= surest);
        surest.map(|&(term, _)| self.weights[term as usize]).fold(0.0, f32::max)
    }
}
