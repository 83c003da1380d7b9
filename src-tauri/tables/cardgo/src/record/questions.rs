//! What can be asked of records, away from any game: the page that shows them as trees asks it.
//!
//! The window holds a record's text and the place where it stands; every question is answered from these alone.

use super::changes::{self, Done};
use super::details;
use super::wire::{Answer, Question, RecordEdit, RecordHeading, RecordRefusal, RecordReport, TreeNode};
use super::{facts, node, spoken};
use cardgo::State;
use rulebook::Lang;
use sgf::encoding::OFFERED;
use sgf::{Grid, Reading, Record, SgfError, Tree};
use table::records::RecordFault;

/// The longest record that is kept, in characters: a joseki dictionary of sixty thousand nodes has 1.3 million.
pub(crate) const MOST_LETTERS: usize = 1_500_000;

/// So many sentences are told of a file, beside those that tell of it as a whole.
const MOST_NOTES: usize = 60;

/// Of so many games of a file the last position is told.
const MOST_POSITIONS: usize = 1_000;

/// Answers a question.
pub(crate) fn answer(question: Question, lang: Lang) -> Answer {
    let answered = match question {
        Question::Games { file } => games(&file, None, lang),
        Question::GamesIn { file, encoding } => games(&file, Some(&encoding), lang),
        Question::Fresh { size, half_komi } => fresh(size, half_komi, lang),
        Question::Look { text, node, tree } => look(&text, node, tree, lang),
        Question::Details { text } => only(&text).map(|tree| Answer::Details { details: details::of(&tree, lang) }),
        Question::Edit { text, node, edit } => changed(&text, node, edit, lang),
    };
    answered.unwrap_or_else(|why| Answer::Fault { sentence: spoken(why.sentence().into(), lang) })
}

/// The position that is looked at, to be analysed; none for a question about something else.
///
/// # Errors
/// Why it can't be.
pub(crate) fn position(question: Question) -> Result<Option<State>, RecordFault> {
    let Question::Look { text, node, .. } = question else { return Ok(None) };
    let tree = only(&text).map_err(|fault| fault.sentence())?;
    super::position::at(&tree, place(&tree, node)).map(Some)
}

/// Why a record can't be opened.
enum Fault {
    /// What is wrong with the text.
    Flawed(SgfError),
    /// There is more than one game in it.
    Several,
}

impl Fault {
    fn sentence(&self) -> (String, String) {
        match self {
            Fault::Flawed(error) => error.sentence(),
            Fault::Several => (
                "Ebben több játszma is van: nyisd meg fájlból, és válassz közülük.".to_owned(),
                "There is more than one game in this: open it from a file and choose one.".to_owned(),
            ),
        }
    }
}

impl From<SgfError> for Fault {
    fn from(error: SgfError) -> Fault {
        Fault::Flawed(error)
    }
}

/// The games of Go in a file, read in the encoding that was chosen or in the one it seems to be in.
fn games(file: &str, chosen: Option<&str>, lang: Lang) -> Result<Answer, Fault> {
    let bytes: Option<Vec<u8>> = file.chars().map(|char| u8::try_from(u32::from(char)).ok()).collect();
    let Reading { games: trees, encoding, notes, .. } = match bytes {
        Some(bytes) => sgf::open(&bytes, chosen)?,
        None => sgf::open_text(file)?,
    };
    let mut notes: Vec<String> = notes.iter().map(|note| spoken(note.sentence().into(), lang)).collect();
    let (mut unknown, mut games) = (None, Vec::new());
    for (mut tree, number) in trees.into_iter().zip(1_usize..) {
        match tree.grid() {
            Ok(grid) => {
                let pictured = games.len() < MOST_POSITIONS;
                games.push(heading(&mut tree, grid, pictured, lang));
            }
            Err(error) => {
                if notes.len() < MOST_NOTES {
                    notes.push(left_out(number, &error, lang));
                }
                unknown = unknown.or(Some(error));
            }
        }
    }
    let encodings = if encoding.is_some() { OFFERED.map(str::to_owned).to_vec() } else { Vec::new() };
    match unknown {
        Some(error) if games.is_empty() => Err(error.into()),
        _ => Ok(Answer::Games { games, notes, encoding: encoding.map(str::to_owned), encodings }),
    }
}

/// That a game of a file isn't among those to choose from, and why.
fn left_out(number: usize, error: &SgfError, lang: Lang) -> String {
    let why: String = spoken(error.sentence().into(), lang);
    match lang {
        Lang::Hu => format!("A fájl {number}. játszmája kimaradt. {why}"),
        Lang::En => format!("Game {number} of the file is left out. {why}"),
    }
}

fn heading(tree: &mut Tree, grid: Grid, pictured: bool, lang: Lang) -> RecordHeading {
    let notes = tree.notes().iter().map(|note| spoken(note.sentence().into(), lang)).collect();
    let missing_stones = tree.missing_stones();
    let text = tree.written();
    let main_line = tree.main_line();
    let moves = main_line.iter().filter(|node| node.mv(grid).is_some()).count();
    let last = main_line.len().checked_sub(1).filter(|_| pictured);
    let last_position = last.and_then(|last| tree.standing(last).ok()).map(|standing| standing.stones.rows());
    RecordHeading {
        text,
        names: facts::names(tree),
        date: facts::date(tree),
        result: facts::ended(tree, lang),
        size: grid.columns().max(grid.rows()),
        columns: grid.columns(),
        rows: grid.rows(),
        notes,
        missing_stones,
        moves: node::number(moves),
        nodes: node::number(tree.nodes().len()),
        last_position: last_position.unwrap_or_default(),
    }
}

fn fresh(size: u8, half_komi: i16, lang: Lang) -> Result<Answer, Fault> {
    let record = Record { komi: Some(half_komi), ..Record::new(size) };
    let text = record.to_tree().written();
    let tree = only(&text)?;
    let report = report(&tree, 0, lang)?;
    Ok(Answer::Record(RecordReport { text: Some(text), tree: Some(drawn(&tree, lang)?), ..report }))
}

fn look(text: &str, node: u32, whole: bool, lang: Lang) -> Result<Answer, Fault> {
    let tree = only(text)?;
    let report = report(&tree, place(&tree, node), lang)?;
    let drawn = if whole { Some(drawn(&tree, lang)?) } else { None };
    Ok(Answer::Record(RecordReport { tree: drawn, ..report }))
}

fn changed(text: &str, node: u32, edit: RecordEdit, lang: Lang) -> Result<Answer, Fault> {
    let mut tree = only(text)?;
    let node = place(&tree, node);
    let before = tree.outline(tree.grid()?);
    let refused = |refusal: RecordRefusal| -> Result<Answer, Fault> {
        let report = report(&only(text)?, node, lang)?;
        Ok(Answer::Record(RecordReport { refused: Some(refusal), ..report }))
    };
    let at = match changes::change(&mut tree, node, edit, lang)? {
        Done::Refused(refusal) => return refused(refusal),
        Done::Went(at) => return Ok(Answer::Record(report(&tree, at, lang)?)),
        Done::Changed(at) => at,
    };
    let new = tree.written();
    let grows = new.len() > text.len() && new.chars().count() > MOST_LETTERS;
    // Nothing is handed out that couldn't be opened again.
    let Some(tree) = only(&new).ok().filter(|_| !grows) else {
        return refused(changes::too_large(lang));
    };
    let report = report(&tree, at, lang)?;
    let after = tree.outline(tree.grid()?);
    let drawn = (after != before).then(|| node::tree(&after, lang));
    Ok(Answer::Record(RecordReport { text: Some(new), tree: drawn, ..report }))
}

/// How a record stands at a node.
fn report(tree: &Tree, at: usize, lang: Lang) -> Result<RecordReport, SgfError> {
    Ok(RecordReport { text: None, refused: None, node: Box::new(node::node(tree, at, lang)?), tree: None })
}

fn drawn(tree: &Tree, lang: Lang) -> Result<Vec<TreeNode>, SgfError> {
    Ok(node::tree(&tree.outline(tree.grid()?), lang))
}

/// The one game in a text.
fn only(text: &str) -> Result<Tree, Fault> {
    let mut games = sgf::parse_text(text)?;
    match games.pop() {
        Some(game) if games.is_empty() => Ok(game),
        _ => Err(Fault::Several),
    }
}

/// A node's place; the last one's, where the text has fewer.
fn place(tree: &Tree, node: u32) -> usize {
    (node as usize).min(tree.nodes().len().saturating_sub(1))
}
