//! A record as the window shows it: a node with its board, and the tree.

use super::wire::{PointLine, PointMark, RecordNode, Sign, Spot, TreeNode};
use super::{facts, spoken};
use cardgo::Colour;
use rulebook::Lang;
use sgf::{Grid, Made, Node, SgfError, Shape, Spots, Standing, Tree, Twig};

/// The longest text on a point, in letters.
const LONGEST_LABEL: usize = 24;

/// A node and the board there.
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
        odd: standing.odd.as_ref().map(|odd| spoken(odd.sentence().into(), lang)),
        missing_stones: tree.missing_stones(),
        names: facts::names(tree),
        facts: facts::facts(tree, lang),
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
        label: twig.mv.map_or_else(String::new, |mv| label(mv, lang)),
        number: twig.number,
        comment: twig.comment,
        marked: twig.marked,
    });
    twigs.collect()
}

fn label(mv: Made, lang: Lang) -> String {
    mv.spot.map_or_else(|| spoken(["passz", "pass"], lang).to_owned(), |spot| spot.to_string())
}

/// Where the last stone was played, if it stands there.
fn last(standing: &Standing) -> Option<Spot> {
    let mv = standing.last?;
    mv.spot.filter(|&spot| standing.stones.at(spot) == Some(mv.colour)).map(Spot)
}

fn spots(spots: &Spots) -> Vec<Spot> {
    spots.iter().map(Spot).collect()
}

fn lines(node: &Node, grid: Grid) -> Vec<PointLine> {
    let line = |line: sgf::Line| PointLine { from: Spot(line.from), to: Spot(line.to), arrow: line.arrow };
    node.lines(grid).into_iter().map(line).collect()
}

fn marks(node: &Node, grid: Grid) -> Vec<PointMark> {
    let sign = |sign: sgf::Sign| match sign {
        sgf::Sign::Shape(Shape::Triangle) => Some(Sign::Triangle),
        sgf::Sign::Shape(Shape::Square) => Some(Sign::Square),
        sgf::Sign::Shape(Shape::Circle) => Some(Sign::Circle),
        sgf::Sign::Shape(Shape::Cross) => Some(Sign::Cross),
        sgf::Sign::Shape(Shape::Selected) => Some(Sign::Selected),
        sgf::Sign::Label(text) => facts::shortened(&text, LONGEST_LABEL).map(|text| Sign::Text { text }),
        sgf::Sign::Territory(colour) => Some(Sign::Territory { colour }),
    };
    let signs = node.signs(grid).into_iter();
    signs.filter_map(|(point, it)| Some(PointMark { point: Spot(point), sign: sign(it)? })).collect()
}

/// What a colour is called.
pub(super) fn colour(colour: Colour, lang: Lang) -> &'static str {
    spoken([["Fekete", "Fehér"], ["Black", "White"]], lang)[colour.index()]
}

/// A node's place as it crosses to the window: a file has a hundred thousand at most.
pub(super) fn number(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}
