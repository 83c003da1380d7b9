//! Splits sentences into clauses.

use crate::word::Word;
use crate::wording_lists::SUBORDINATE;

/// A clause of a sentence.
#[derive(Clone, Debug)]
pub(crate) struct Clause<'a> {
    pub words: Vec<&'a Word>,
    /// Whether it only says when or where another clause applies, or what that clause is about.
    pub subordinate: bool,
}

/// Returns the clauses of a sentence. They are separated by commas, semicolons, colons and dashes; a subordinating
/// conjunction starts a clause even without a comma.
pub(crate) fn clauses<'a>(text: &str, words: &[&'a Word]) -> Vec<Clause<'a>> {
    let mut clauses: Vec<Clause<'a>> = Vec::new();
    for (at, &word) in words.iter().enumerate() {
        let parted = at.checked_sub(1).is_none_or(|before| {
            text[words[before].at.end..word.at.start].contains([',', ';', ':', '–', '—', '.', '!'])
        });
        let begins = SUBORDINATE.meet(&[word]);
        match clauses.last_mut() {
            // `és ha`, `de csak ha`: the conjunction decides the kind of the clause.
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
