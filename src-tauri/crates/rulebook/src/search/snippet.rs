//! Snippets: the sentence that answers best, with the query's words marked.

use super::RuleHitSpan;
use super::index::{Passage, WordSpan};
use super::reading::Reading;
use std::ops::Range;

/// The length of a snippet in bytes; it is cut between words.
const LENGTH: usize = 160;
/// The length of the text before the first marked word.
const LEAD: usize = 40;

/// The stems to be marked.
pub(super) struct Marks {
    /// For each stem the word of the query that means it, counted from 1; 0 for none.
    words: Vec<u8>,
}

impl Marks {
    pub(super) fn of(readings: &[Reading], terms: usize) -> Marks {
        let mut words = vec![0; terms];
        // Words that only ask are not marked.
        for (reading, word) in readings.iter().filter(|reading| !reading.only_asks()).zip(1..) {
            for &(term, _) in reading.same.iter().chain(&reading.guessed) {
                words[term as usize] = word;
            }
        }
        Marks { words }
    }

    /// Returns a whole text with marks.
    pub(super) fn whole(&self, passage: &Passage) -> Vec<RuleHitSpan> {
        self.cut(&passage.text, &passage.words, 0, passage.text.len())
    }

    /// Returns the sentence of the passages that contains the most different words of the query; of equals the first,
    /// and the very first if none contains any, because a rule begins with its answer.
    pub(super) fn snippet(&self, passages: &[Passage]) -> Vec<RuleHitSpan> {
        let mut best = None;
        let mut most = 0;
        for passage in passages {
            let mut start = 0;
            for &end in &passage.sentences {
                let different = self.different(passage, start..end);
                if best.is_none() || different > most {
                    (best, most) = (Some((passage, start..end)), different);
                }
                start = end;
            }
        }
        best.map_or_else(Vec::new, |(passage, sentence)| self.around(passage, sentence))
    }

    /// Returns the word of the query that a word of the text matches, 0 for none.
    fn word(&self, word: &WordSpan) -> u8 {
        self.words[word.term as usize]
    }

    /// Returns the number of different words of the query in a sentence.
    fn different(&self, passage: &Passage, sentence: Range<usize>) -> u32 {
        let within = passage.words.iter().filter(|word| sentence.contains(&word.start));
        let found = within.fold(0u32, |found, word| found | 1 << self.word(word));
        (found & !1).count_ones()
    }

    /// Returns a sentence; of a long one the part around the first marked word.
    fn around(&self, Passage { text, words, .. }: &Passage, sentence: Range<usize>) -> Vec<RuleHitSpan> {
        let begin = sentence.start + (text[sentence.clone()].len() - text[sentence.clone()].trim_start().len());
        let all = begin..begin + text[begin..sentence.end].trim_end().len();
        let within = || words.iter().filter(|word| all.contains(&word.start));
        if all.len() <= LENGTH + LEAD {
            return self.cut(text, words, all.start, all.end);
        }
        let first = within().find(|word| self.word(word) != 0).or_else(|| within().next());
        let Some(first) = first else { return self.cut(text, words, all.start, all.end) };
        let start = match within().find(|before| before.start + LEAD >= first.start) {
            Some(before) if first.start > all.start + LEAD => before.start,
            _ => all.start,
        };
        let end = match within().rfind(|after| after.end <= start + LENGTH) {
            Some(last) if start + LENGTH < all.end => last.end.max(first.end),
            _ => all.end,
        };
        self.cut(text, words, start, end)
    }

    /// Returns the text from `start` to `end`, with ellipses where text is left out.
    fn cut(&self, text: &str, words: &[WordSpan], start: usize, end: usize) -> Vec<RuleHitSpan> {
        let mut spans = vec![RuleHitSpan { text: String::new(), marked: false }];
        let mut push = |text: &str, marked: bool| match spans.last_mut() {
            Some(last) if last.marked == marked => last.text.push_str(text),
            _ => spans.push(RuleHitSpan { text: text.to_owned(), marked }),
        };
        // A whole sentence needs no ellipsis.
        if text[..start].trim_end().chars().next_back().is_some_and(|sign| !is_end(sign)) {
            push("…", false);
        }
        let mut at = start;
        let marked = words.iter().filter(|word| start <= word.start && word.end <= end && self.word(word) != 0);
        for word in marked {
            push(&text[at..word.start], false);
            push(&text[word.start..word.end], true);
            at = word.end;
        }
        push(&text[at..end], false);
        if end < text.len() && text[..end].chars().next_back().is_some_and(|sign| !is_end(sign)) {
            push("…", false);
        }
        spans.retain(|span| !span.text.is_empty());
        spans
    }
}

/// Whether a sentence may end with this character.
fn is_end(sign: char) -> bool {
    matches!(sign, '.' | '!' | '?' | '…' | ':' | '”' | ')')
}
