//! The rulebook: looked up, searched, marked.

use ::tables::PrintedCards;
use house::{BookPart, Bookmark, PhrasedProblem, Reading};
use rulebook::card::CardSheet;
use rulebook::{IndexTerm, RuleEntry, RuleHit};
use tauri::{AppHandle, Runtime};

use crate::guard::in_house;

/// A rule's entry; none if there is no such rule.
#[tauri::command]
#[specta::specta]
pub fn rule<R: Runtime>(app: AppHandle<R>, id: String) -> Result<Option<RuleEntry>, PhrasedProblem> {
    in_house(app, "rule", move |house| Ok(house.rule(&id)))
}

/// The contents of the book, table by table.
#[tauri::command]
#[specta::specta]
pub fn rule_book<R: Runtime>(app: AppHandle<R>) -> Result<Vec<BookPart>, PhrasedProblem> {
    in_house(app, "rule_book", |house| Ok(house.book()))
}

/// The index of a table's rules, unsorted.
#[tauri::command]
#[specta::specta]
pub fn rule_index<R: Runtime>(app: AppHandle<R>, game: String) -> Result<Vec<IndexTerm>, PhrasedProblem> {
    in_house(app, "rule_index", move |house| Ok(house.index(&game)))
}

/// The rules that answer a query, best first; asked at a table, its own before those of the others. The last word may
/// be half typed.
#[tauri::command]
#[specta::specta]
pub fn rule_search<R: Runtime>(
    app: AppHandle<R>,
    query: String,
    table: Option<String>,
) -> Result<Vec<RuleHit>, PhrasedProblem> {
    in_house(app, "rule_search", move |house| Ok(house.search(&query, table.as_deref())))
}

/// The rules that are marked, the last one first.
#[tauri::command]
#[specta::specta]
pub fn bookmarks<R: Runtime>(app: AppHandle<R>) -> Result<Vec<Bookmark>, PhrasedProblem> {
    in_house(app, "bookmarks", |house| house.bookmarks())
}

/// Marks a rule or takes the mark away; answers with all that are marked then.
#[tauri::command]
#[specta::specta]
pub fn bookmark_set<R: Runtime>(app: AppHandle<R>, id: String, on: bool) -> Result<Vec<Bookmark>, PhrasedProblem> {
    in_house(app, "bookmark_set", move |house| house.set_bookmark(&id, on))
}

/// What there is to read about a game beside its rules: in one minute, icons, player aid, house readings, cards.
#[tauri::command]
#[specta::specta]
pub fn reading<R: Runtime>(app: AppHandle<R>, game: String) -> Result<Reading, PhrasedProblem> {
    in_house(app, "reading", move |house| house.reading(&game))
}

/// What is printed on a game's cards, for drawing them. It never changes while the app runs.
#[tauri::command]
#[specta::specta]
pub fn printed_cards<R: Runtime>(app: AppHandle<R>, game: String) -> Result<PrintedCards, PhrasedProblem> {
    in_house(app, "printed_cards", move |house| house.printed_cards(&game))
}

/// A card of a game, large, without a table.
#[tauri::command]
#[specta::specta]
pub fn card<R: Runtime>(app: AppHandle<R>, game: String, card: String) -> Result<CardSheet, PhrasedProblem> {
    in_house(app, "card", move |house| house.card(&game, &card))
}
