//! The book: looked up, searched, marked.

use crate::book::reading::{CardShelves, Reading};
use crate::book::{self, BookPart, Bookmark};
use crate::house::House;
use crate::problem::{Problem, ProblemKind};
use rulebook::{IndexTerm, RuleEntry, RuleHit};
use tables::visit_game;

impl House {
    /// A rule's page; none if the book has no such rule.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<RuleEntry> {
        tables::book().page(id, self.lang())
    }

    /// The contents of the whole book.
    #[must_use]
    pub fn book(&self) -> Vec<BookPart> {
        book::contents(self.lang())
    }

    /// The index of a table's part of the book.
    #[must_use]
    pub fn index(&self, table: &str) -> Vec<IndexTerm> {
        tables::book().index(table, self.lang())
    }

    /// The rules that answer a query, best first; asked at a table, its own before those of the others.
    #[must_use]
    pub fn search(&self, query: &str, table: Option<&str>) -> Vec<RuleHit> {
        tables::book().search(query, table, self.lang(), rulebook::HITS)
    }

    /// What there is to read about a table beside its rules.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn reading(&self, game: &str) -> Result<Reading, Problem> {
        let lang = self.lang();
        let matter = tables::book().matter(game, lang);
        let cards = visit_game(game, CardShelves { lang });
        let (Some(matter), Some(cards)) = (matter, cards) else { return Err(ProblemKind::NoSuchRule.into()) };
        Ok(Reading { game: game.to_owned(), matter, cards })
    }

    /// The rules the person has marked, the last one first. A rule that the book no longer has stays, without a
    /// title.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn bookmarks(&self) -> Result<Vec<Bookmark>, Problem> {
        let inner = self.lock();
        book::bookmarks(&inner.store, inner.lang)
    }

    /// Marks a rule, or takes the mark away, and returns all that are marked.
    ///
    /// # Errors
    /// If there is no such rule to mark, or the change can't be kept.
    pub fn set_bookmark(&self, id: &str, on: bool) -> Result<Vec<Bookmark>, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        book::set_bookmark(&mut inner.store, id, on, lang)
    }
}
