//! Answers the questions of the page that shows records as trees.
//!
//! The window keeps a record's text and the current node; every question is answered from these alone.

use super::changes::{self, Done};
use super::details;
use super::editor_protocol::{Answer, RecordEdit, RecordHeading, RecordRefusal, RecordReport, RecordRequest, TreeNode};
use super::{facts, in_each_language, node, spoken, translated};
use crate::sentences::sentences;
use cardgo::State;
use hosting::records::RecordFault;
use rulebook::{Lang, Translated};
use sgf::encoding::OFFERED;
use sgf::{BoardSize, ParsedFile, Record, SgfError, Tree};

/// The maximum length of a record, in characters; a joseki dictionary of sixty thousand nodes has 1.3 million.
pub(crate) const MOST_LETTERS: usize = 1_500_000;

/// The maximum number of notes on a file's games, beside those on the file as a whole.
const MOST_NOTES: usize = 60;

/// The number of a file's games whose last position is included.
const MOST_POSITIONS: usize = 1_000;

/// Answers a question.
pub(crate) fn answer(question: RecordRequest, lang: Lang) -> Answer {
    let answered = match question {
        RecordRequest::Games { file } => games(&file, None, lang),
        RecordRequest::GamesIn { file, encoding } => games(&file, Some(&encoding), lang),
        RecordRequest::Fresh { size, half_komi } => fresh(size, half_komi, lang),
        RecordRequest::Look { text, node, tree } => look(&text, node, tree, lang),
        RecordRequest::Details { text } => {
            only(&text).map(|tree| Answer::Details { details: details::of(&tree, lang) })
        }
        RecordRequest::Edit { text, node, edit } => changed(&text, node, edit, lang),
    };
    answered.unwrap_or_else(|why| Answer::Fault { sentence: why.sentence().get(lang).clone() })
}

/// Returns the position at the node of a question, to be analysed; `None` if the question names no node.
///
/// # Errors
/// If the record can't be read or our rules don't allow the position.
pub(crate) fn position(question: RecordRequest) -> Result<Option<State>, RecordFault> {
    let RecordRequest::Look { text, node, .. } = question else { return Ok(None) };
    let tree = only(&text).map_err(|fault| fault.sentence())?;
    super::position::at(&tree, place(&tree, node)).map(Some)
}

/// Why a record can't be opened.
enum Fault {
    /// The text is malformed.
    Flawed(SgfError),
    /// The text has more than one game.
    Several,
}

impl Fault {
    fn sentence(&self) -> Translated<String> {
        match self {
            Fault::Flawed(error) => translated(error.sentence()),
            Fault::Several => in_each_language(|words| words.several_games()),
        }
    }
}

impl From<SgfError> for Fault {
    fn from(error: SgfError) -> Fault {
        Fault::Flawed(error)
    }
}

/// Returns the games of Go in a file, read in the chosen encoding or in the detected one.
fn games(file: &str, chosen: Option<&str>, lang: Lang) -> Result<Answer, Fault> {
    let bytes: Option<Vec<u8>> = file.chars().map(|char| u8::try_from(u32::from(char)).ok()).collect();
    let ParsedFile { games: trees, encoding, notes, .. } = match bytes {
        Some(bytes) => sgf::open(&bytes, chosen)?,
        None => sgf::open_text(file)?,
    };
    let mut notes: Vec<String> = notes.iter().map(|note| spoken(note.sentence(), lang)).collect();
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

/// Says that a game of a file was left out, and why.
fn left_out(number: usize, error: &SgfError, lang: Lang) -> String {
    sentences(lang).left_out(number, &spoken(error.sentence(), lang))
}

fn heading(tree: &mut Tree, grid: BoardSize, pictured: bool, lang: Lang) -> RecordHeading {
    let notes = tree.notes().iter().map(|note| spoken(note.sentence(), lang)).collect();
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
    // A text that couldn't be opened again is never returned.
    let Some(tree) = only(&new).ok().filter(|_| !grows) else {
        return refused(changes::too_large(lang));
    };
    let report = report(&tree, at, lang)?;
    let after = tree.outline(tree.grid()?);
    let drawn = (after != before).then(|| node::tree(&after, lang));
    Ok(Answer::Record(RecordReport { text: Some(new), tree: drawn, ..report }))
}

/// Returns the report on a node.
fn report(tree: &Tree, at: usize, lang: Lang) -> Result<RecordReport, SgfError> {
    Ok(RecordReport { text: None, refused: None, node: Box::new(node::node(tree, at, lang)?), tree: None })
}

fn drawn(tree: &Tree, lang: Lang) -> Result<Vec<TreeNode>, SgfError> {
    Ok(node::tree(&tree.outline(tree.grid()?), lang))
}

/// Parses a text with exactly one game.
fn only(text: &str) -> Result<Tree, Fault> {
    let mut games = sgf::parse_text(text)?;
    match games.pop() {
        Some(game) if games.is_empty() => Ok(game),
        _ => Err(Fault::Several),
    }
}

/// Returns the index of a node, or of the last node if there are fewer.
fn place(tree: &Tree, node: u32) -> usize {
    (node as usize).min(tree.nodes().len().saturating_sub(1))
}
