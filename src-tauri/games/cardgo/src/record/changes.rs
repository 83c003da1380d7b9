//! The editing of a record, and the reasons why an edit is refused.

use super::details;
use super::editor_protocol::{self, RecordEdit, RecordMark, RecordRefusal};
use super::node::colour;
use super::spoken;
use crate::HostedCardgo;
use crate::sentences::sentences;
use cardgo::{Colour, IllegalStone, Point, Refusal};
use game::{Cites, Seat};
use rulebook::Lang;
use rulebook::phrase::{Names, Phrase};
use sgf::{AnyPoint, BoardSize, IllegalNodeMove, Mark, NodeMove, SgfError, Shape, Tree};

/// The result of an edit.
pub(super) enum Done {
    /// The tree has changed; the current node is given.
    Changed(usize),
    /// The tree is unchanged; the current node is given.
    Went(usize),
    Refused(RecordRefusal),
}

/// Edits a tree at a node.
///
/// # Errors
/// If the tree isn't a game of Go that can be opened.
pub(super) fn change(tree: &mut Tree, node: usize, edit: RecordEdit, lang: Lang) -> Result<Done, SgfError> {
    let grid = tree.grid()?;
    Ok(match edit {
        RecordEdit::Mark { point: editor_protocol::AnyPoint(spot), .. }
        | RecordEdit::Stone { point: editor_protocol::AnyPoint(spot), .. }
            if !grid.has(spot) =>
        {
            Done::Refused(refused(spot, IllegalNodeMove { why: IllegalStone::OffBoard, number: 0 }, grid, lang))
        }
        RecordEdit::Play { point } => play(tree, node, Some(point.0), lang)?,
        RecordEdit::Pass => play(tree, node, None, lang)?,
        RecordEdit::Comment { text } => {
            let is_new = tree.node_mut(node).is_some_and(|here| here.say("C", &text));
            if is_new { Done::Changed(node) } else { Done::Went(node) }
        }
        RecordEdit::Mark { point, mark } => {
            if let Some(here) = tree.node_mut(node) {
                here.toggle(point.0, drawn(mark), grid);
            }
            Done::Changed(node)
        }
        RecordEdit::Stone { point, stone } => match tree.set_up(node, point.0, stone)? {
            Some(at) => Done::Changed(at),
            None => Done::Went(node),
        },
        RecordEdit::Delete => match tree.delete(node) {
            Some(parent) => Done::Changed(parent),
            None => Done::Refused(plainly(sentences(lang).beginning_stays())),
        },
        RecordEdit::Promote => match tree.promote(node) {
            Some(at) => Done::Changed(at),
            None => Done::Refused(plainly(sentences(lang).is_main_line())),
        },
        RecordEdit::UsualStones => match tree.set_up_missing_stones()? {
            Some(at) => Done::Changed(at),
            None => Done::Refused(plainly(sentences(lang).no_missing_stones())),
        },
        RecordEdit::Tell { details } => match details::tell(tree, &details, lang) {
            Ok(true) => Done::Changed(node),
            Ok(false) => Done::Went(node),
            Err(unfit) => Done::Refused(plainly(sentences(lang).unfit(unfit))),
        },
    })
}

/// Returns the refusal of an edit whose result would be too large.
pub(super) fn too_large(lang: Lang) -> RecordRefusal {
    plainly(sentences(lang).record_too_large())
}

/// Goes to the variation that begins with a move, or adds one.
fn play(tree: &mut Tree, node: usize, spot: Option<AnyPoint>, lang: Lang) -> Result<Done, SgfError> {
    let grid = tree.grid()?;
    let standing = tree.standing(node)?;
    let mv = NodeMove { colour: standing.turn, spot };
    let known = tree.children(node).find(|&child| tree.nodes()[child].mv(grid) == Some(mv));
    if let Some(known) = known {
        return Ok(Done::Went(known));
    }
    if let Some(spot) = spot
        && let Some(against) = standing.against(spot, mv.colour)
    {
        return Ok(Done::Refused(refused(spot, against, grid, lang)));
    }
    Ok(Done::Changed(tree.add(node, vec![mv.property(grid)])))
}

/// Returns why a point can't be played on: by the game's rule if the game supports that board size, else in the
/// record's own words.
fn refused(spot: AnyPoint, against: IllegalNodeMove, grid: BoardSize, lang: Lang) -> RecordRefusal {
    match spot.point().zip(grid.size()) {
        Some((point, size)) => by_rule(&refusal(point, against, size), lang),
        None => plainly(spoken(against.sentence(spot), lang)),
    }
}

fn refusal(point: Point, IllegalNodeMove { why, number }: IllegalNodeMove, size: u8) -> Refusal {
    match why {
        IllegalStone::OffBoard => Refusal::NoSuchPoint { point, size },
        IllegalStone::Occupied(Colour::Black) => Refusal::Occupied { point, owner: Seat(0) },
        IllegalStone::Occupied(Colour::White) => Refusal::Occupied { point, owner: Seat(1) },
        IllegalStone::Suicide => Refusal::Suicide { point },
        IllegalStone::Ko => Refusal::Ko { point, number },
        IllegalStone::Superko { .. } => Refusal::Repetition { point, number },
    }
}

/// Uses the game's sentences, so that the same refusal reads the same everywhere.
fn by_rule(refusal: &Refusal, lang: Lang) -> RecordRefusal {
    let names = Names::new(Colour::BOTH.map(|it| colour(it, lang).to_owned()).to_vec(), None);
    let sentence = HostedCardgo::refusal(refusal, lang, &names);
    RecordRefusal { sentence, rule: Some(refusal.rule().to_string()) }
}

fn plainly(sentence: impl Into<String>) -> RecordRefusal {
    RecordRefusal { sentence: sentence.into(), rule: None }
}

fn drawn(mark: RecordMark) -> Mark {
    match mark {
        RecordMark::Triangle => Mark::Shape(Shape::Triangle),
        RecordMark::Square => Mark::Shape(Shape::Square),
        RecordMark::Circle => Mark::Shape(Shape::Circle),
        RecordMark::Cross => Mark::Shape(Shape::Cross),
        RecordMark::Letter => Mark::Letter,
        RecordMark::Number => Mark::Number,
    }
}
