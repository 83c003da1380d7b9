//! Calls about the rulebook: looking rules up, searching, bookmarks.

use crate::book::reading::{CardShelves, Reading};
use crate::book::{self, BookPart, Bookmark};
use crate::house::House;
use crate::problem::{Problem, ProblemKind};
use games::visit_game;
use rulebook::{IndexTerm, RuleEntry, RuleHit};

impl House {
    /// Returns a rule's page; `None` if the rulebook has no such rule.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<RuleEntry> {
        games::book().page(id, self.lang())
    }

    /// Returns the contents of the whole rulebook.
    #[must_use]
    pub fn book(&self) -> Vec<BookPart> {
        book::contents(self.lang())
    }

    /// Returns the index of a game's volume.
    #[must_use]
    pub fn index(&self, game: &str) -> Vec<IndexTerm> {
        games::book().index(game, self.lang())
    }

    /// Returns the rules that match a query, best first; with a game given, its rules come before those of the others.
    #[must_use]
    pub fn search(&self, query: &str, game: Option<&str>) -> Vec<RuleHit> {
        games::book().search(query, game, self.lang(), rulebook::HITS)
    }

    /// Returns the texts about a game beside its rules.
    ///
    /// # Errors
    /// Fails if there is no such game.
    pub fn reading(&self, game: &str) -> Result<Reading, Problem> {
        let lang = self.lang();
        let matter = games::book().matter(game, lang);
        let cards = visit_game(game, CardShelves { lang });
        let (Some(matter), Some(cards)) = (matter, cards) else { return Err(ProblemKind::NoSuchRule.into()) };
        Ok(Reading { game: game.to_owned(), matter, cards })
    }

    /// Returns the bookmarks, the newest first. A rule that the rulebook no longer has stays, without a title.
    ///
    /// # Errors
    /// Fails if they can't be read.
    pub fn bookmarks(&self) -> Result<Vec<Bookmark>, Problem> {
        let inner = self.lock();
        book::bookmarks(&inner.store, inner.lang)
    }

    /// Adds or removes a bookmark. Returns all bookmarks.
    ///
    /// # Errors
    /// Fails if there is no such rule, or the change can't be saved.
    pub fn set_bookmark(&self, id: &str, on: bool) -> Result<Vec<Bookmark>, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        book::set_bookmark(&mut inner.store, id, on, lang)
    }
}
