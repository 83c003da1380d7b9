//! Converts a record's nodes and tree for the window.

use super::editor_protocol::{AnyPoint, PointLine, PointMark, PointSymbol, RecordNode, TreeNode};
use super::{facts, spoken};
use crate::sentences::sentences;
use cardgo::Colour;
use rulebook::Lang;
use sgf::{AnyPointSet, BoardSize, Node, NodeMove, NodePosition, NodeSummary, SgfError, Shape, Tree};

/// The maximum length of a label on a point, in letters.
const LONGEST_LABEL: usize = 24;

/// Returns a node and the board after it.
///
/// # Errors
/// If the tree has no such node, or isn't a game that can be opened.
pub(super) fn node(tree: &Tree, at: usize, lang: Lang) -> Result<RecordNode, SgfError> {
    let standing = tree.standing(at)?;
    let Some(here) = tree.nodes().get(at) else {
        return Err(tree.grid().err().unwrap_or_else(no_game));
    };
    let grid = standing.grid();
    Ok(RecordNode {
        node: number(at),
        parent: tree.parent(at).map(number),
        children: tree.children(at).map(number).collect(),
        rows: standing.stones.rows(),
        last: last(&standing),
        turn: standing.turn,
        captures: standing.taken,
        number: standing.number,
        comment: here.said("C"),
        marks: marks(here, grid),
        lines: lines(here, grid),
        dimmed: spots(&tree.dimmed(at, grid)),
        viewed: tree.viewed(at, grid).as_ref().map(spots),
        name: facts::name(here),
        judgements: facts::judgements(here),
        clocks: facts::clocks(here, lang),
        notes: facts::notes(here, lang),
        kept: facts::kept(here, at == 0),
        odd: standing.odd.as_ref().map(|odd| spoken(odd.sentence(), lang)),
        missing_stones: tree.missing_stones(),
        names: facts::names(tree),
        facts: facts::facts(tree, lang),
    })
}

fn no_game() -> SgfError {
    SgfError { line: 1, flaw: sgf::Flaw::NoGame }
}

/// Returns the summaries of all nodes.
pub(super) fn tree(twigs: &[NodeSummary], lang: Lang) -> Vec<TreeNode> {
    let twigs = twigs.iter().map(|twig| TreeNode {
        parent: twig.parent.map(number),
        colour: twig.mv.map(|mv| mv.colour),
        label: twig.mv.map_or_else(String::new, |mv| label(mv, lang)),
        number: twig.number,
        comment: twig.comment,
        marked: twig.marked,
    });
    twigs.collect()
}

fn label(mv: NodeMove, lang: Lang) -> String {
    mv.spot.map_or_else(|| sentences(lang).pass().to_owned(), |spot| spot.to_string())
}

/// Returns the point of the last stone, if it is still on the board.
fn last(standing: &NodePosition) -> Option<AnyPoint> {
    let mv = standing.last?;
    mv.spot.filter(|&spot| standing.stones.at(spot) == Some(mv.colour)).map(AnyPoint)
}

fn spots(spots: &AnyPointSet) -> Vec<AnyPoint> {
    spots.iter().map(AnyPoint).collect()
}

fn lines(node: &Node, grid: BoardSize) -> Vec<PointLine> {
    let line = |line: sgf::Line| PointLine { from: AnyPoint(line.from), to: AnyPoint(line.to), arrow: line.arrow };
    node.lines(grid).into_iter().map(line).collect()
}

fn marks(node: &Node, grid: BoardSize) -> Vec<PointMark> {
    let sign = |sign: sgf::BoardMark| match sign {
        sgf::BoardMark::Shape(Shape::Triangle) => Some(PointSymbol::Triangle),
        sgf::BoardMark::Shape(Shape::Square) => Some(PointSymbol::Square),
        sgf::BoardMark::Shape(Shape::Circle) => Some(PointSymbol::Circle),
        sgf::BoardMark::Shape(Shape::Cross) => Some(PointSymbol::Cross),
        sgf::BoardMark::Shape(Shape::Selected) => Some(PointSymbol::Selected),
        sgf::BoardMark::Label(text) => facts::shortened(&text, LONGEST_LABEL).map(|text| PointSymbol::Text { text }),
        sgf::BoardMark::Territory(colour) => Some(PointSymbol::Territory { colour }),
    };
    let signs = node.signs(grid).into_iter();
    signs.filter_map(|(point, it)| Some(PointMark { point: AnyPoint(point), sign: sign(it)? })).collect()
}

/// Returns the name of a colour.
pub(super) fn colour(colour: Colour, lang: Lang) -> &'static str {
    sentences(lang).colour_name(colour)
}

/// Converts a node's index for the window; a file has at most a hundred thousand nodes.
pub(super) fn number(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}
