//! Tables with the same deal. Knowledge of one table's hidden cards is knowledge of the others': once the person has
//! been helped at one, or has seen its end, the games running at the others are assisted too.

use crate::play::setups;
use crate::play::table_encoding;
use crate::problem::Problem;
use crate::sentences::sentences;
use crate::wire::NewTable;
use game::Game;
use games::{GameVisitor, ListedGame, visit_game};
use rulebook::Lang;
use serde::Deserialize;
use store::{Store, StoredTable};

/// Returns a warning before an action that would be help in games running now; `None` if there are none.
pub(crate) fn warning(running: &[StoredTable], deed: Deed, lang: Lang) -> Option<String> {
    let name = &running.first()?.name;
    Some(sentences(lang).help_warning(deed, name))
}

/// The action with a deal that is being played elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// A record of the game is opened.
    Opening,
    /// A copy of its table is imported.
    TakingIn,
}

/// The part of a stored setup that determines the deal: players and names don't.
#[derive(Deserialize)]
#[serde(bound = "")]
struct Chosen<G: Game> {
    setup: G::Setup,
}

/// Returns the tables at which a game of the same deal as a table's is running without help.
pub(crate) fn running_beside(store: &Store, record: &StoredTable) -> Result<Vec<StoredTable>, Problem> {
    let mut tables = running_dealt(store, &record.game, &record.seed, &record.setup)?;
    tables.retain(|other| other.id != record.id);
    Ok(tables)
}

/// As [`running_beside`] for a deal given by its seed and `setup` (JSON as a table keeps it).
pub(crate) fn running_dealt(store: &Store, game: &str, seed: &str, setup: &str) -> Result<Vec<StoredTable>, Problem> {
    running(store, game, seed, Choices::Kept(setup))
}

/// Returns the tables at which a game of the deal of a new table is running without help.
pub(crate) fn running_of(store: &Store, new: &NewTable) -> Result<Vec<StoredTable>, Problem> {
    let Some(seed) = &new.seed else { return Ok(Vec::new()) };
    running(store, &new.game, seed, Choices::New(new))
}

fn running(store: &Store, game: &str, seed: &str, choices: Choices<'_>) -> Result<Vec<StoredTable>, Problem> {
    let mut tables = store.tables_of_seed(game, seed)?;
    tables.retain(|table| !table.finished && !table.assisted);
    if tables.is_empty() {
        return Ok(tables);
    }
    Ok(visit_game(game, Alike { choices, tables }).unwrap_or_default())
}

/// The setup of a deal, in one of two forms.
enum Choices<'a> {
    /// A setup as a table keeps it.
    Kept(&'a str),
    /// A table that isn't created yet.
    New(&'a NewTable),
}

/// Returns those of some tables that have the same setup; empty if the setup can't be read.
struct Alike<'a> {
    choices: Choices<'a>,
    tables: Vec<StoredTable>,
}

impl GameVisitor for Alike<'_> {
    type Output = Vec<StoredTable>;

    fn visit<G: ListedGame>(self) -> Vec<StoredTable> {
        let Alike { choices, mut tables } = self;
        let kept = |setup: &str| table_encoding::read::<Chosen<G>>(setup).ok().map(|chosen| chosen.setup);
        let wanted = match choices {
            Choices::Kept(setup) => kept(setup),
            Choices::New(new) => setups::chosen::<G>(new).ok(),
        };
        tables.retain(|table| wanted.is_some() && kept(&table.setup) == wanted);
        tables
    }
}
