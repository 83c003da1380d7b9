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
            format!(
                "Ezt az osztást most is játszod {hu}. Ha megnyitod, az a játszma segítséggel játszottnak fog számítani."
            )
        }
        (Lang::En, Deed::Opening) => {
            format!("You are playing this deal now, {en}. If you open it, that game will count as assisted.")
        }
        (Lang::Hu, Deed::TakingIn) => format!(
            "Ezt az osztást most is játszod {hu}. Ha a betöltöttnél segítséget kérsz, vagy a végére jársz, az a játszma is \
             segítséggel játszottnak fog számítani."
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
    running(store, game, seed, Choices::Kept(setup))
}

/// The tables at which a game of the deal that a new table would have is running without help.
pub(crate) fn running_of(store: &Store, new: &NewTable) -> Result<Vec<TableRecord>, Problem> {
    let Some(seed) = &new.seed else { return Ok(Vec::new()) };
    running(store, &new.game, seed, Choices::New(new))
}

fn running(store: &Store, game: &str, seed: &str, choices: Choices<'_>) -> Result<Vec<TableRecord>, Problem> {
    let mut tables = store.tables_of_seed(game, seed)?;
    tables.retain(|table| !table.finished && !table.assisted);
    if tables.is_empty() {
        return Ok(tables);
    }
    Ok(visit_game(game, Alike { choices, tables }).unwrap_or_default())
}

/// What was chosen for a deal, by whatever says so.
enum Choices<'a> {
    /// A setup, as a table keeps it.
    Kept(&'a str),
    /// A table that isn't laid yet.
    New(&'a NewTable),
}

/// Those of some tables that were laid with the same choices; none where the choices can't be read.
struct Alike<'a> {
    choices: Choices<'a>,
    tables: Vec<TableRecord>,
}

impl GameVisitor for Alike<'_> {
    type Output = Vec<TableRecord>;

    fn visit<G: TableGame>(self) -> Vec<TableRecord> {
        let Alike { choices, mut tables } = self;
        let kept = |setup: &str| stored::read::<Chosen<G>>(setup).ok().map(|chosen| chosen.setup);
        let wanted = match choices {
            Choices::Kept(setup) => kept(setup),
            Choices::New(new) => setups::chosen::<G>(new).ok(),
        };
        tables.retain(|table| wanted.is_some() && kept(&table.setup) == wanted);
        tables
    }
}
