//! The vocabulary of the rulebook: every written form, without accents, with its stems.

use super::near::{self, Letters};
use super::stem::Stemming;
use super::verb;
use super::words::fold;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A stem, by its index in the vocabulary.
pub(super) type Term = u32;

/// The vocabulary while it is being collected.
#[derive(Default)]
pub(super) struct Collector {
    stems: Vec<String>,
    terms: HashMap<String, Term>,
    forms: BTreeMap<String, BTreeSet<Term>>,
    /// The stems of words entered before, so that each is stemmed once.
    seen: HashMap<String, Term>,
}

/// The words of all texts, with their letters, stems and possible verb roots.
pub(super) struct Vocabulary {
    stems: Vec<String>,
    /// In alphabetical order.
    forms: Vec<Form>,
    /// The letters of each form.
    letters: Vec<Letters>,
    /// The verb roots that the forms may have, in alphabetical order.
    roots: Vec<Rooted>,
}

/// A verb root, with the stems of the forms that may have it.
struct Rooted {
    text: Box<str>,
    /// Each with whether a preverb precedes the root.
    terms: Box<[(Term, bool)]>,
}

/// A word without accents: a form that occurs in a text, or a stem.
struct Form {
    text: Box<str>,
    terms: Box<[Term]>,
}

impl Collector {
    /// Adds a word in lower case and returns its stem.
    pub(super) fn enter(&mut self, word: &str, stemming: &Stemming) -> Term {
        if let Some(&term) = self.seen.get(word) {
            return term;
        }
        let stem = stemming.stem(word);
        let next = self.stems.len() as Term;
        let term = *self.terms.entry(stem.clone()).or_insert(next);
        for form in [fold(word), fold(&stem)] {
            self.forms.entry(form).or_default().insert(term);
        }
        if term == next {
            self.stems.push(stem);
        }
        self.seen.insert(word.to_owned(), term);
        term
    }

    pub(super) fn finish(self, stemming: &Stemming) -> Vocabulary {
        let roots = if stemming.has_verb_roots() { rooted(&self.forms) } else { Vec::new() };
        let form =
            |(text, terms): (String, BTreeSet<Term>)| Form { text: text.into(), terms: terms.into_iter().collect() };
        let forms: Vec<Form> = self.forms.into_iter().map(form).collect();
        let letters = forms.iter().map(|form| Letters::of(form.text.as_bytes())).collect();
        Vocabulary { stems: self.stems, forms, letters, roots }
    }
}

/// Returns the verb roots that some forms may have, in alphabetical order.
fn rooted(forms: &BTreeMap<String, BTreeSet<Term>>) -> Vec<Rooted> {
    let of_form = |(form, terms): (&String, &BTreeSet<Term>)| -> Vec<(String, Term, bool)> {
        let roots = verb::roots(form).into_iter();
        roots.flat_map(|root| terms.iter().map(move |&term| (root.text.clone(), term, root.bare))).collect()
    };
    let mut roots: Vec<_> = forms.iter().flat_map(of_form).collect();
    roots.sort_unstable();
    roots.dedup();
    let same = roots.chunk_by(|(a, ..), (b, ..)| a == b);
    same.map(|same| Rooted {
        text: same[0].0.as_str().into(),
        terms: same.iter().map(|&(_, term, bare)| (term, bare)).collect(),
    })
    .collect()
}

impl Vocabulary {
    /// Returns the number of stems.
    pub(super) fn terms(&self) -> usize {
        self.stems.len()
    }

    /// Returns a stem, with its accents.
    pub(super) fn stem(&self, term: Term) -> &str {
        &self.stems[term as usize]
    }

    /// Returns every form with its stems.
    pub(super) fn forms(&self) -> impl Iterator<Item = (&str, &[Term])> {
        self.forms.iter().map(|form| (&*form.text, &*form.terms))
    }

    /// Returns the stems that equal `folded` without accents, or of which a form does.
    pub(super) fn like(&self, folded: &str) -> &[Term] {
        let found = self.forms.binary_search_by(|form| (*form.text).cmp(folded));
        found.map_or(&[], |at| &self.forms[at].terms)
    }

    /// Returns the stems of the forms that may have that verb root, each with whether a preverb precedes it.
    pub(super) fn rooted(&self, root: &str) -> &[(Term, bool)] {
        let found = self.roots.binary_search_by(|rooted| (*rooted.text).cmp(root));
        found.map_or(&[], |at| &self.roots[at].terms)
    }

    /// Returns the forms that begin with `folded`, each with its stems.
    pub(super) fn beginning_with<'a>(&'a self, folded: &'a str) -> impl Iterator<Item = (&'a str, &'a [Term])> {
        let from = self.forms.partition_point(|form| *form.text < *folded);
        let matching = self.forms[from..].iter().take_while(move |form| form.text.starts_with(folded));
        matching.map(|form| (&*form.text, &*form.terms))
    }

    /// Returns the stems of all forms one typing error from `folded`; with `unfinished` a form may be longer.
    pub(super) fn near<'a>(&'a self, folded: &'a str, unfinished: bool) -> impl Iterator<Item = &'a [Term]> {
        let letters = Letters::of(folded.as_bytes());
        let possible = self.letters.iter().zip(&self.forms).filter(move |(of_form, _)| letters.may_be_near(**of_form));
        let near = if unfinished { near::begins_near } else { near::is_near };
        possible.filter(move |(_, form)| near(folded.as_bytes(), form.text.as_bytes())).map(|(_, form)| &*form.terms)
    }
}
