//! Lists of wordings: the ways in which people express something, kept in files beside the program.
//!
//! A list is a text file with one wording per line. A wording is one or more *marks* separated by blanks. A sentence
//! has the wording if it has every mark, in any order, since Hungarian word order is free. A mark is one or more
//! choices joined by `|`; a choice is one or more consecutive words joined by `_`:
//!
//! ```text
//! // at most so many in a deck
//! pakli* belőle|példány*|ebből_a legfeljebb|csak !keress*
//! ```
//!
//! `pakli*` matches any word with that beginning, `*hatod` any longer word with that ending, `*pakli*` any word that
//! contains it, and `#` a number. `^` before a choice means that the sentence begins with it, and `!` before a mark
//! that the sentence must not have it; a line with only such marks applies to the whole list. Case and accents don't
//! count.

use crate::word::{Word, folded};

/// A list of wordings. Any text can be parsed as one.
#[derive(Clone, Debug)]
pub(crate) struct Wordings {
    all: Vec<Wording>,
    /// Marks that exclude a match of the whole list.
    barred: Vec<Mark>,
}

#[derive(Clone, Debug)]
struct Wording {
    needed: Vec<Mark>,
    barred: Vec<Mark>,
}

type Mark = Vec<Choice>;

#[derive(Clone, Debug)]
struct Choice {
    first: bool,
    words: Vec<Form>,
}

#[derive(Clone, Debug)]
enum Form {
    Whole(String),
    Beginning(String),
    Ending(String),
    Containing(String),
    Number,
}

impl Wordings {
    /// Parses a list from the text of its file.
    pub fn of(file: &str) -> Wordings {
        let lines = file.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
        let (all, bars): (Vec<Wording>, Vec<Wording>) = lines.map(Wording::of).partition(|it| !it.needed.is_empty());
        Wordings { all, barred: bars.into_iter().flat_map(|it| it.barred).collect() }
    }

    /// Whether a sentence, or a part of one, has any of the wordings.
    pub fn meet(&self, said: &[&Word]) -> bool {
        self.all.iter().any(|it| it.meets(said)) && !self.barred.iter().any(|it| has(said, it))
    }

    /// Counts the words that match the list on their own.
    pub fn count(&self, said: &[Word]) -> usize {
        said.iter().filter(|word| self.meet(&[word])).count()
    }

    /// Returns the index of the first word that matches the list on its own.
    pub fn find(&self, said: &[&Word]) -> Option<usize> {
        said.iter().position(|word| self.meet(&[word]))
    }
}

impl Wording {
    fn of(line: &str) -> Wording {
        let (barred, needed): (Vec<&str>, Vec<&str>) = line.split_whitespace().partition(|it| it.starts_with('!'));
        Wording {
            needed: needed.into_iter().map(mark).collect(),
            barred: barred.into_iter().map(|it| mark(&it[1..])).collect(),
        }
    }

    fn meets(&self, said: &[&Word]) -> bool {
        self.needed.iter().all(|it| has(said, it)) && !self.barred.iter().any(|it| has(said, it))
    }
}

fn mark(written: &str) -> Mark {
    written.split('|').map(choice).collect()
}

fn choice(written: &str) -> Choice {
    let (first, rest) = written.strip_prefix('^').map_or((false, written), |rest| (true, rest));
    Choice { first, words: rest.split('_').map(form).collect() }
}

fn form(written: &str) -> Form {
    match (written.strip_prefix('*'), written.strip_suffix('*')) {
        _ if written == "#" => Form::Number,
        (Some(inner), Some(_)) => Form::Containing(folded(inner.trim_end_matches('*'))),
        (Some(ending), None) => Form::Ending(folded(ending)),
        (None, Some(beginning)) => Form::Beginning(folded(beginning)),
        (None, None) => Form::Whole(folded(written)),
    }
}

fn has(said: &[&Word], mark: &Mark) -> bool {
    mark.iter().any(|choice| {
        let starts = if choice.first { said.len().min(1) } else { said.len() };
        (0..starts).any(|at| {
            said.len() - at >= choice.words.len()
                && choice.words.iter().zip(&said[at..]).all(|(form, word)| form.fits(word))
        })
    })
}

impl Form {
    fn fits(&self, word: &Word) -> bool {
        match self {
            Form::Whole(whole) => word.folded == *whole,
            Form::Beginning(beginning) => word.folded.starts_with(beginning),
            Form::Ending(ending) => word.folded.len() > ending.len() && word.folded.ends_with(ending),
            Form::Containing(part) => word.folded.contains(part.as_str()),
            Form::Number => word.is_number(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::word::words;

    fn meets(list: &str, said: &str) -> bool {
        let words = words(said);
        Wordings::of(list).meet(&words.iter().collect::<Vec<_>>())
    }

    #[test]
    fn marks_may_stand_in_any_order_words_of_a_choice_may_not() {
        let list = "// a remark\n\npakli* lehet_belőle|példány #";
        assert!(meets(list, "A pakliban két példány"));
        assert!(meets(list, "3 lehet beloele? lehet belőle a Paklidban"));
        assert!(!meets(list, "két pakliban belőle lehet"));
    }

    #[test]
    fn what_is_barred_and_where_it_begins_counts() {
        assert!(meets("^ha *hatod !nem", "Ha megtámadhatod"));
        assert!(!meets("^ha *hatod !nem", "Ha nem támadhatod"));
        assert!(!meets("^ha *hatod", "akkor ha támadhatod"));
        assert!(!meets("*het", "hét"));
        assert!(
            meets("*pakli*", "hatvanlapos csapatpaklival") && meets("*pakli*", "pakli") && !meets("*pakli*", "lap")
        );
        assert!(!meets("húz\ndob\n!nem", "nem húz") && meets("húz\ndob\n!nem", "húz"));
    }
}
