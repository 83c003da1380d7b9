//! The rulebook: look-up, search and bookmarks.

use ::games::PrintedCards;
use house::{BookPart, Bookmark, Reading};
use rulebook::card::CardSheet;
use rulebook::{IndexTerm, RuleEntry, RuleHit};

house_commands! {
    /// Returns a rule's entry; null if there is no such rule.
    fn rule(id: String) -> Option<RuleEntry> = |house| Ok(house.rule(&id));

    /// Returns the table of contents of the rulebook, game by game.
    fn rule_book() -> Vec<BookPart> = |house| Ok(house.book());

    /// Returns the index of a game's rules, unsorted.
    fn rule_index(game: String) -> Vec<IndexTerm> = |house| Ok(house.index(&game));

    /// Returns the rules that match a query, best first; with a game, its own rules before those of the others. The
    /// last word may be incomplete.
    fn rule_search(query: String, game: Option<String>) -> Vec<RuleHit> =
        |house| Ok(house.search(&query, game.as_deref()));

    /// Returns the bookmarked rules, last bookmarked first.
    fn bookmarks() -> Vec<Bookmark> = |house| house.bookmarks();

    /// Sets or removes a bookmark and returns all bookmarks.
    fn bookmark_set(id: String, on: bool) -> Vec<Bookmark> = |house| house.set_bookmark(&id, on);

    /// Returns what there is to read about a game beside its rules: the game in one minute, icons, player aid, house
    /// notes, cards.
    fn reading(game: String) -> Reading = |house| house.reading(&game);

    /// Returns what is printed on a game's cards, for drawing them. It never changes while the app runs.
    fn printed_cards(game: String) -> PrintedCards = |house| house.printed_cards(&game);

    /// Returns the sheet of a card without a table.
    fn card(game: String, card: String) -> CardSheet = |house| house.card(&game, &card);
}
