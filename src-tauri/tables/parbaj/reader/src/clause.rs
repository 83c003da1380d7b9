//! Sentences taken apart into clauses.

use crate::lists::SUBORDINATE;
use crate::word::Word;

/// A clause of a sentence.
#[derive(Clone, Debug)]
pub(crate) struct Clause<'a> {
    pub words: Vec<&'a Word>,
    /// Whether it only says when, where or of what another one holds.
    pub subordinate: bool,
}

/// The clauses of a sentence: commas, semicolons, colons and dashes separate them, and so does what begins a
/// subordinate clause even where its comma was forgotten.
pub(crate) fn clauses<'a>(text: &str, words: &[&'a Word]) -> Vec<Clause<'a>> {
    let mut clauses: Vec<Clause<'a>> = Vec::new();
    for (at, &word) in words.iter().enumerate() {
        let parted = at.checked_sub(1).is_none_or(|before| {
            text[words[before].at.end..word.at.start].contains([',', ';', ':', '–', '—', '.', '!'])
        });
        let begins = SUBORDINATE.meet(&[word]);
        match clauses.last_mut() {
            // `és ha`, `de csak ha`: the clause is what its conjunction makes it.
            Some(last) if !parted && begins && last.words.iter().all(|it| JOINING.contains(&it.folded.as_str())) => {
                last.subordinate = true;
                last.words.push(word);
            }
            Some(last) if !parted && !begins => last.words.push(word),
            _ => clauses.push(Clause { words: vec![word], subordinate: begins }),
        }
    }
    clauses
}

const JOINING: [&str; 5] = ["es", "de", "vagy", "illetve", "s"];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::word::words;

    #[test]
    fn a_forgotten_comma_parts_clauses_all_the_same() {
        let text = "Olcsóbb ahány lényed van, és ha támad, húzz";
        let words = words(text);
        let parted: Vec<(usize, bool)> = clauses(text, &words.iter().collect::<Vec<_>>())
            .iter()
            .map(|it| (it.words.len(), it.subordinate))
            .collect();
        assert_eq!(parted, [(1, false), (3, true), (3, true), (1, false)]);
    }
}
