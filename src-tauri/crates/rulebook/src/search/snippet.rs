//! The passage that answers best, with the words that were looked for marked.

use super::RuleHitSpan;
use super::index::{Passage, Place};
use super::reading::Reading;

/// How much text a snippet shows, in bytes; it is cut between words.
const LENGTH: usize = 160;
/// How much of it stands before the first marked word.
const LEAD: usize = 40;

/// The stems to be marked.
pub(super) struct Marks {
    /// For each stem which word of the query means it, counted from 1; 0 for none.
    words: Vec<u8>,
}

impl Marks {
    pub(super) fn of(readings: &[Reading], terms: usize) -> Marks {
        let mut words = vec![0; terms];
        for (reading, word) in readings.iter().zip(1..) {
            for &(term, _) in reading.same.iter().chain(&reading.guessed) {
                words[term as usize] = word;
            }
        }
        Marks { words }
    }

    /// A whole text.
    pub(super) fn whole(&self, passage: &Passage) -> Vec<RuleHitSpan> {
        self.cut(&passage.text, &passage.words, 0, passage.text.len())
    }

    /// The best stretch of some passages: the one with the most different words of the query, of equals the first.
    pub(super) fn snippet(&self, passages: &[Passage]) -> Vec<RuleHitSpan> {
        let Some(opening) = passages.first() else { return Vec::new() };
        let (mut best, mut most) = ((opening, 0), 0);
        for passage in passages {
            for (first, word) in passage.words.iter().enumerate() {
                if self.word(word) != 0 {
                    let different = self.different(&passage.words[first..]);
                    if different > most {
                        (best, most) = ((passage, first), different);
                    }
                }
            }
        }
        self.around(best.0, best.1)
    }

    /// Which word of the query a word of the text is, 0 for none.
    fn word(&self, word: &Place) -> u8 {
        self.words[word.term as usize]
    }

    /// How many different words of the query stand at the beginning of `words`, as far as a snippet goes.
    fn different(&self, words: &[Place]) -> u32 {
        let within = words.iter().take_while(|word| word.end - words[0].start <= LENGTH - LEAD);
        let found = within.fold(0u32, |found, word| found | 1 << self.word(word));
        (found & !1).count_ones()
    }

    /// The stretch of `passage` around one of its words.
    fn around(&self, Passage { text, words }: &Passage, first: usize) -> Vec<RuleHitSpan> {
        if text.len() <= LENGTH + LEAD {
            return self.cut(text, words, 0, text.len());
        }
        let word = &words[first];
        let start = match words.iter().find(|before| before.start + LEAD >= word.start) {
            Some(before) if word.start > LEAD => before.start,
            _ => 0,
        };
        let end = match words.iter().rfind(|after| after.end <= start + LENGTH) {
            Some(last) if start + LENGTH < text.len() => last.end.max(word.end),
            _ => text.len(),
        };
        self.cut(text, words, start, end)
    }

    /// The stretch from `start` to `end`, with dots where text is left out.
    fn cut(&self, text: &str, words: &[Place], start: usize, end: usize) -> Vec<RuleHitSpan> {
        let mut spans = vec![RuleHitSpan { text: String::new(), marked: false }];
        let mut push = |text: &str, marked: bool| match spans.last_mut() {
            Some(last) if last.marked == marked => last.text.push_str(text),
            _ => spans.push(RuleHitSpan { text: text.to_owned(), marked }),
        };
        if start > 0 {
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
        if end < text.len() {
            push("…", false);
        }
        spans.retain(|span| !span.text.is_empty());
        spans
    }
}
