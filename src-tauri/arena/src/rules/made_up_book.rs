//! A made-up rulebook as large as that of all games will be, and simulated typing into its search.

use crate::timings::{milliseconds, summary};
use game::{Chance, RuleId, Seed};
use rulebook::{Chapter, Lang, RuleKind, SearchIndex, Span, Translated, TranslatedEntry};
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::Instant;

const RULES: usize = 600;
const RULES_PER_CHAPTER: usize = 10;
/// The number of stems of the made-up language; with endings they make about ten thousand forms.
const STEMS: usize = 4_000;
const QUERIES: usize = 300;
/// The number of results that the window shows.
const HITS: usize = 20;

const SYLLABLES: [&str; 24] = [
    "lap", "tar", "kö", "zép", "mo", "csi", "húz", "for", "dul", "szín", "pár", "büm", "el", "vé", "tő", "ró", "ját",
    "kaz", "ül", "gye", "nyi", "sor", "hat", "al",
];
const ENDINGS: [&str; 14] = ["", "", "", "", "t", "ok", "ban", "ból", "nak", "hoz", "nál", "okat", "ával", "játszani"];

/// Measures the time of each keystroke.
pub fn timings(lang: Lang) -> Value {
    let mut book = Book { chance: Chance::new(Seed(600)), stems: Vec::new() };
    let (chapters, entries) = book.write();
    let start = Instant::now();
    let index = SearchIndex::new(&chapters, &entries, lang);
    let made = start.elapsed();
    let mut times = Vec::new();
    let mut found = 0;
    for _ in 0..QUERIES {
        let query = book.query();
        for (at, letter) in query.char_indices() {
            let typed = &query[..at + letter.len_utf8()];
            // The median of three, to exclude other load on the machine.
            let mut tries = [(); 3].map(|()| {
                let start = Instant::now();
                black_box(index.search(black_box(typed), None, HITS));
                start.elapsed()
            });
            tries.sort_unstable();
            times.push(tries[1]);
            found += usize::from(!index.search(typed, None, 1).is_empty());
        }
    }
    json!({
        "rules": entries.len(),
        "stems": index.stems(),
        "index_ms": milliseconds(made),
        "with_hits": found as f64 / times.len() as f64,
        "keystroke_ms": summary(times),
    })
}

/// Generates the made-up rulebook and its queries.
struct Book {
    chance: Chance,
    stems: Vec<String>,
}

impl Book {
    fn write(&mut self) -> (Vec<Chapter>, Vec<TranslatedEntry>) {
        self.stems = (0..STEMS).map(|_| self.stem()).collect();
        let entries: Vec<TranslatedEntry> = (0..RULES).map(|rule| self.entry(rule)).collect();
        let chapter = |rules: &[TranslatedEntry]| Chapter {
            game: "rehearsal",
            id: rules[0].chapter.to_string(),
            title: self.both(|book| book.text(2)),
            rules: rules.iter().map(|rule| rule.id).collect(),
        };
        (entries.chunks(RULES_PER_CHAPTER).map(chapter).collect(), entries)
    }

    fn entry(&mut self, rule: usize) -> TranslatedEntry {
        let chapter = rule / RULES_PER_CHAPTER;
        // Leaked: the rulebook lives as long as the program.
        let id = format!("XX-{chapter}.{}", rule % RULES_PER_CHAPTER + 1).leak();
        let spans = |book: &mut Book, words| vec![Span::Text { text: book.text(words) }];
        TranslatedEntry {
            id: RuleId(id),
            game: "rehearsal",
            chapter,
            kind: RuleKind::Acts,
            of: None,
            title: self.both(|book| book.text(3)),
            text: self.both(|book| (0..3).map(|_| spans(book, 25)).collect()),
            house: rule.is_multiple_of(2).then(|| self.both(|book| spans(book, 40))),
            terms: self.both(|book| (0..7).map(|_| book.word()).collect()),
            asked: self.both(|book| (0..8).map(|_| book.text(3)).collect()),
            index: self.both(|_| Vec::new()),
            see: Vec::new(),
            scenarios: Vec::new(),
        }
    }

    /// Returns a query: words of the rulebook, some without accents, some with a typing error, some unknown.
    fn query(&mut self) -> String {
        let words: Vec<String> = (0..1 + self.chance.index(4))
            .map(|_| {
                let word = self.word();
                match self.chance.below(6) {
                    0 => word.replace('á', "a").replace('ö', "o").replace('ú', "u"),
                    1 => word.replacen('a', "e", 1),
                    2 => word.chars().rev().collect(),
                    _ => word,
                }
            })
            .collect();
        words.join(" ")
    }

    fn both<T>(&mut self, mut write: impl FnMut(&mut Book) -> T) -> Translated<T> {
        Translated::each(|_| write(self))
    }

    fn text(&mut self, words: usize) -> String {
        let words: Vec<String> = (0..words).map(|_| self.word()).collect();
        words.join(" ") + "."
    }

    /// Returns a word; some stems are much more frequent than others, as in any language.
    fn word(&mut self) -> String {
        let part = f64::from(self.chance.below(10_000)) / 10_000.0;
        let stem = &self.stems[(part * part * part * STEMS as f64) as usize];
        let ending = ENDINGS[self.chance.index(ENDINGS.len())];
        format!("{stem}{ending}")
    }

    fn stem(&mut self) -> String {
        (0..1 + self.chance.index(4)).map(|_| SYLLABLES[self.chance.index(SYLLABLES.len())]).collect()
    }
}
