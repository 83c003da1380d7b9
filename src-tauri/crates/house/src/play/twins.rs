//! Tables with the same deal. What is known of one's hidden cards is known of the others': once a person has been helped
//! at one, or has seen how it ends, the games still running at the others are helped too.

use crate::play::setups;
use crate::play::stored;
use crate::problem::Problem;
use crate::wire::NewTable;
use game::Game;
use rulebook::Lang;
use serde::Deserialize;
use store::{Store, TableRecord};
use tables::{GameVisitor, TableGame, visit_game};

/// What a person should know before they do something that is help in games running now; nothing where there is none.
pub(crate) fn warning(running: &[TableRecord], deed: Deed, lang: Lang) -> Option<String> {
    let name = &running.first()?.name;
    let [hu, en] = match name.as_str() {
        "" => ["egy asztalnál", "at one of your tables"].map(str::to_owned),
        name => [format!("a „{name}” asztalnál"), format!("at the table “{name}”")],
    };
    Some(match (lang, deed) {
        (Lang::Hu, Deed::Opening) => {
            format!("Ezt az osztást most is játszod {hu}. Ha megnyitod, az a játszma segítettnek fog számítani.")
        }
        (Lang::En, Deed::Opening) => {
            format!("You are playing this deal now, {en}. If you open it, that game will count as assisted.")
        }
        (Lang::Hu, Deed::TakingIn) => format!(
            "Ezt az osztást most is játszod {hu}. Ha a betöltöttnél segítséget kérsz, vagy a végére jársz, az a játszma is \
             segítettnek fog számítani."
        ),
        (Lang::En, Deed::TakingIn) => format!(
            "You are playing this deal now, {en}. If you ask for help at the imported table, or come to its end, that game \
             will count as assisted too."
        ),
    })
}

/// What is going to be done with a deal that is being played elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Its game is opened from a file.
    Opening,
    /// A copy of its table is taken in.
    TakingIn,
}

/// Of a stored setup only what was chosen: players and names change nothing in a deal.
#[derive(Deserialize)]
#[serde(bound = "")]
struct Chosen<G: Game> {
    setup: G::Setup,
}

/// The tables at which a game of the same deal as a table's is running without help.
pub(crate) fn running_beside(store: &Store, record: &TableRecord) -> Result<Vec<TableRecord>, Problem> {
    let mut tables = running_dealt(store, &record.game, &record.seed, &record.setup)?;
    tables.retain(|other| other.id != record.id);
    Ok(tables)
}

/// The same for a deal that is written down: from a seed, by what `setup` (JSON as a table keeps it) says was chosen.
pub(crate) fn running_dealt(store: &Store, game: &str, seed: &str, setup: &str) -> Result<Vec<TableRecord>, Problem> {
    let others = candidates(store, game, seed)?;
    if others.is_empty() {
        return Ok(others);
    }
    Ok(visit_game(game, AlikeWritten { setup, others }).unwrap_or_default())
}

/// The tables at which a game of the deal that a new table would have is running without help.
pub(crate) fn running_of(store: &Store, new: &NewTable) -> Result<Vec<TableRecord>, Problem> {
    let Some(seed) = &new.seed else { return Ok(Vec::new()) };
    let others = candidates(store, &new.game, seed)?;
    Ok(visit_game(&new.game, AlikeNew { new, others }).unwrap_or_default())
}

fn candidates(store: &Store, game: &str, seed: &str) -> Result<Vec<TableRecord>, Problem> {
    let mut tables = store.tables_of_seed(game, seed)?;
    tables.retain(|table| !table.finished && !table.assisted);
    Ok(tables)
}

struct AlikeWritten<'a> {
    setup: &'a str,
    others: Vec<TableRecord>,
}

impl GameVisitor for AlikeWritten<'_> {
    type Output = Vec<TableRecord>;

    fn visit<G: TableGame>(self) -> Vec<TableRecord> {
        match stored::read::<Chosen<G>>(self.setup) {
            Ok(chosen) => alike::<G>(&chosen.setup, self.others),
            Err(_) => Vec::new(),
        }
    }
}

struct AlikeNew<'a> {
    new: &'a NewTable,
    others: Vec<TableRecord>,
}

impl GameVisitor for AlikeNew<'_> {
    type Output = Vec<TableRecord>;

    fn visit<G: TableGame>(self) -> Vec<TableRecord> {
        setups::chosen::<G>(self.new).map(|setup| alike::<G>(&setup, self.others)).unwrap_or_default()
    }
}

fn alike<G: TableGame>(setup: &G::Setup, mut tables: Vec<TableRecord>) -> Vec<TableRecord> {
    let is_alike = |chosen: Chosen<G>| chosen.setup == *setup;
    tables.retain(|table| stored::read(&table.setup).is_ok_and(is_alike));
    tables
}
