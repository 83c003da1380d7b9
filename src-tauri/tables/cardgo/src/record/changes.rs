//! Changes of a record, and why some can't be made.

use super::details;
use super::node::colour;
use super::spoken;
use super::wire::{self, RecordEdit, RecordMark, RecordRefusal};
use crate::CardgoTable;
use cardgo::{Colour, Forbidden, Point, Refusal};
use game::{Cites, Seat};
use rulebook::Lang;
use rulebook::phrase::{Names, Phrase};
use sgf::{Against, Grid, Made, Mark, SgfError, Shape, Spot, Tree};

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
    let grid = tree.grid()?;
    Ok(match edit {
        RecordEdit::Mark { point: wire::Spot(spot), .. } | RecordEdit::Stone { point: wire::Spot(spot), .. }
            if !grid.has(spot) =>
        {
            Done::Refused(refused(spot, Against { why: Forbidden::OffBoard, number: 0 }, grid, lang))
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
            None => Done::Refused(plainly(ROOT_STAYS, lang)),
        },
        RecordEdit::Promote => match tree.promote(node) {
            Some(at) => Done::Changed(at),
            None => Done::Refused(plainly(IS_FIRST, lang)),
        },
        RecordEdit::UsualStones => match tree.set_up_missing_stones()? {
            Some(at) => Done::Changed(at),
            None => Done::Refused(plainly(NO_STONES, lang)),
        },
        RecordEdit::Tell { details } => match details::tell(tree, &details, lang) {
            Ok(true) => Done::Changed(node),
            Ok(false) => Done::Went(node),
            Err(unfit) => Done::Refused(RecordRefusal { sentence: spoken(unfit.sentence(), lang), rule: None }),
        },
    })
}

/// Why what would come out of a change is too much.
pub(super) fn too_large(lang: Lang) -> RecordRefusal {
    plainly(TOO_LARGE, lang)
}

/// Goes along the way that begins with a move, or begins one.
fn play(tree: &mut Tree, node: usize, spot: Option<Spot>, lang: Lang) -> Result<Done, SgfError> {
    let grid = tree.grid()?;
    let standing = tree.standing(node)?;
    let mv = Made { colour: standing.turn, spot };
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

/// Why a point can't be played on: by the game's rule where the game has that board, else in the record's own words.
fn refused(spot: Spot, against: Against, grid: Grid, lang: Lang) -> RecordRefusal {
    match spot.point().zip(grid.size()) {
        Some((point, size)) => by_rule(&refusal(point, against, size), lang),
        None => RecordRefusal { sentence: spoken(against.sentence(spot).into(), lang), rule: None },
    }
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

const NO_STONES: [&str; 2] = [
    "Ebben a leírásban nincs felrakásra váró előny a szokásos pontokra.",
    "This record tells of no handicap stones that could be set up on their usual points.",
];

const TOO_LARGE: [&str; 2] = [
    "Ez már nem fér a játszmába: túl nagy lenne ahhoz, hogy újra meg lehessen nyitni.",
    "This doesn’t fit into the record: it would be too large to be opened again.",
];
