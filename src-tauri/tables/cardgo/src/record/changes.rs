//! Changes of a record, and why some can't be made.

use super::node::colour;
use super::spoken;
use super::wire::{RecordEdit, RecordMark, RecordRefusal};
use crate::CardgoTable;
use cardgo::{Colour, Forbidden, Point, Refusal};
use game::{Cites, Seat};
use rulebook::Lang;
use rulebook::phrase::{Names, Phrase};
use sgf::{Against, Mark, Move, Play, SgfError, Shape, Tree};

/// What came of a change.
pub(super) enum Done {
    /// The tree is another one, and stands at this node.
    Changed(usize),
    /// The tree is as it was, and stands at this node.
    Went(usize),
    /// It can't be done.
    Refused(RecordRefusal),
}

/// Changes a tree at a node.
///
/// # Errors
/// If it is no game of Go that can be opened.
pub(super) fn change(tree: &mut Tree, node: usize, edit: RecordEdit, lang: Lang) -> Result<Done, SgfError> {
    let size = tree.size()?;
    let is_outside = |point: Point| point.column() >= size || point.row() >= size;
    Ok(match edit {
        RecordEdit::Mark { point, .. } | RecordEdit::Stone { point, .. } if is_outside(point) => {
            Done::Refused(by_rule(&Refusal::NoSuchPoint { point, size }, lang))
        }
        RecordEdit::Play { point } => play(tree, node, Play::Stone(point), lang)?,
        RecordEdit::Pass => play(tree, node, Play::Pass, lang)?,
        RecordEdit::Comment { text } => {
            let is_new = tree.node_mut(node).is_some_and(|here| here.say("C", &text));
            if is_new { Done::Changed(node) } else { Done::Went(node) }
        }
        RecordEdit::Mark { point, mark } => {
            if let Some(here) = tree.node_mut(node) {
                here.toggle(point, drawn(mark), size);
            }
            Done::Changed(node)
        }
        RecordEdit::Stone { point, stone } => match tree.set_up(node, point, stone)? {
            Some(at) => Done::Changed(at),
            None => Done::Went(node),
        },
        RecordEdit::Delete => match tree.delete(node) {
            Some(parent) => Done::Changed(parent),
            None => Done::Refused(plainly(ROOT_STAYS, lang)),
        },
        RecordEdit::Promote => match tree.promote(node) {
            Some(at) => Done::Changed(at),
            None => Done::Refused(plainly(IS_FIRST, lang)),
        },
    })
}

/// Why what would come out of a change is too much.
pub(super) fn too_large(lang: Lang) -> RecordRefusal {
    plainly(TOO_LARGE, lang)
}

/// Goes along the way that begins with a move, or begins one.
fn play(tree: &mut Tree, node: usize, play: Play, lang: Lang) -> Result<Done, SgfError> {
    let size = tree.size()?;
    let standing = tree.standing(node)?;
    let mv = Move { colour: standing.turn, play };
    let known = tree.children(node).find(|&child| tree.nodes()[child].mv(size) == Some(mv));
    if let Some(known) = known {
        return Ok(Done::Went(known));
    }
    if let Play::Stone(point) = play
        && let Some(against) = standing.against(point, mv.colour)
    {
        return Ok(Done::Refused(by_rule(&refusal(point, against, size), lang)));
    }
    Ok(Done::Changed(tree.add(node, vec![mv.property(size)])))
}

fn refusal(point: Point, Against { why, number }: Against, size: u8) -> Refusal {
    match why {
        Forbidden::OffBoard => Refusal::NoSuchPoint { point, size },
        Forbidden::Occupied(Colour::Black) => Refusal::Occupied { point, owner: Seat(0) },
        Forbidden::Occupied(Colour::White) => Refusal::Occupied { point, owner: Seat(1) },
        Forbidden::Suicide => Refusal::Suicide { point },
        Forbidden::Ko => Refusal::Ko { point, number },
        Forbidden::Superko { .. } => Refusal::Repetition { point, number },
    }
}

/// In the words of a game: the same refusal has the same sentence everywhere.
fn by_rule(refusal: &Refusal, lang: Lang) -> RecordRefusal {
    let names = Names::new(Colour::BOTH.map(|it| colour(it, lang).to_owned()).to_vec(), None);
    let sentence = CardgoTable::refusal(refusal, lang, &names);
    RecordRefusal { sentence, rule: Some(refusal.rule().to_string()) }
}

fn plainly(sentence: [&str; 2], lang: Lang) -> RecordRefusal {
    RecordRefusal { sentence: spoken(sentence, lang).to_owned(), rule: None }
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

const ROOT_STAYS: [&str; 2] = ["A kezdőállást nem lehet törölni.", "The beginning can’t be deleted."];

const IS_FIRST: [&str; 2] = ["Ez már a fő változat.", "This is the main line already."];

const TOO_LARGE: [&str; 2] = [
    "Ez már nem fér a játszmaleírásba: túl nagy lenne ahhoz, hogy újra meg lehessen nyitni.",
    "This doesn’t fit into the record: it would be too large to be opened again.",
];
