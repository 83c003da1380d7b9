//! A record as the window shows it: a node with its board, and the tree.

use super::wire::{PointMark, RecordNode, Sign, TreeNode};
use super::{facts, spoken};
use cardgo::{Colour, Point};
use rulebook::Lang;
use sgf::{Node, Play, SgfError, Shape, Standing, Tree, Twig};

/// The longest text on a point, in letters.
const LONGEST_LABEL: usize = 24;

/// A node and the board there.
pub(super) fn node(tree: &Tree, at: usize, lang: Lang) -> Result<RecordNode, SgfError> {
    let standing = tree.standing(at)?;
    let (Some(root), Some(here)) = (tree.nodes().first(), tree.nodes().get(at)) else {
        return Err(tree.size().err().unwrap_or_else(no_game));
    };
    let size = tree.size()?;
    Ok(RecordNode {
        node: number(at),
        parent: tree.parent(at).map(number),
        children: tree.children(at).map(number).collect(),
        rows: standing.stones.board().rows(),
        last: last(&standing),
        turn: standing.turn,
        captures: standing.taken,
        number: standing.number,
        comment: here.said("C"),
        marks: marks(here, size),
        notes: facts::notes(here, lang),
        kept: facts::kept(here, at == 0),
        odd: standing.odd.as_ref().map(|odd| spoken(odd.sentence().into(), lang)),
        names: facts::names(root),
        facts: facts::facts(root, lang),
    })
}

fn no_game() -> SgfError {
    SgfError { line: 1, flaw: sgf::Flaw::NoGame }
}

/// Every node at a glance.
pub(super) fn tree(twigs: &[Twig], lang: Lang) -> Vec<TreeNode> {
    let twigs = twigs.iter().map(|twig| TreeNode {
        parent: twig.parent.map(number),
        colour: twig.mv.map(|mv| mv.colour),
        label: twig.mv.map_or_else(String::new, |mv| label(mv.play, lang)),
        number: twig.number,
        comment: twig.comment,
        marked: twig.marked,
    });
    twigs.collect()
}

fn label(play: Play, lang: Lang) -> String {
    match play {
        Play::Stone(point) => point.to_string(),
        Play::Pass => spoken(["passz", "pass"], lang).to_owned(),
    }
}

/// Where the last stone was played, if it stands there.
fn last(standing: &Standing) -> Option<Point> {
    let mv = standing.last?;
    match mv.play {
        Play::Stone(point) if standing.stones.at(point) == Some(mv.colour) => Some(point),
        _ => None,
    }
}

fn marks(node: &Node, size: u8) -> Vec<PointMark> {
    let sign = |sign: sgf::Sign| match sign {
        sgf::Sign::Shape(Shape::Triangle) => Some(Sign::Triangle),
        sgf::Sign::Shape(Shape::Square) => Some(Sign::Square),
        sgf::Sign::Shape(Shape::Circle) => Some(Sign::Circle),
        sgf::Sign::Shape(Shape::Cross) => Some(Sign::Cross),
        sgf::Sign::Shape(Shape::Selected) => Some(Sign::Selected),
        sgf::Sign::Label(text) => facts::shortened(&text, LONGEST_LABEL).map(|text| Sign::Text { text }),
        sgf::Sign::Territory(colour) => Some(Sign::Territory { colour }),
    };
    let signs = node.signs(size).into_iter();
    signs.filter_map(|(point, it)| Some(PointMark { point, sign: sign(it)? })).collect()
}

/// What a colour is called.
pub(super) fn colour(colour: Colour, lang: Lang) -> &'static str {
    spoken([["Fekete", "Fehér"], ["Black", "White"]], lang)[colour.index()]
}

/// A node's place as it crosses to the window: a file has a hundred thousand at most.
pub(super) fn number(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}
