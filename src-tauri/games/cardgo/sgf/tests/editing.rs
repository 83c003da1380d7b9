//! Any change in any tree leaves everything else as it is, and the printed tree reads back unchanged.
#![allow(clippy::unwrap_used, reason = "tests")]

use cardgo::Colour;
use proptest::prelude::*;
use sgf::{AnyPoint, AnyPointSet, BoardSize, Mark, Node, Property, Shape, Tree, parse_text};

const SIZE: u8 = 5;

/// A change at a node.
#[derive(Clone, Debug)]
enum Change {
    Add(Vec<Property>),
    Delete,
    Promote,
    Say(String),
    Toggle(AnyPoint, Mark),
    SetUp(AnyPoint, Option<Colour>),
}

fn point() -> impl Strategy<Value = AnyPoint> {
    (0..SIZE, 0..SIZE).prop_map(|(column, row)| AnyPoint::new(column, row).unwrap())
}

/// A value as it may be in a file, valid or not.
fn value() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[a-e]{2}",
        1 => "[a-e]{2}:[a-e]{2}",
        1 => r"[a-f]{2}:(\\.|[a-c:])?",
        1 => r"([^\\\]]|\\[^x]){0,8}",
    ]
}

fn property() -> impl Strategy<Value = Property> {
    let name = prop_oneof![
        6 => proptest::sample::select(vec!["B", "W", "AB", "AW", "AE", "C", "TR", "MA", "LB", "PL", "MN", "KX"]),
        1 => proptest::sample::select(vec!["X1", "QQQ", "N", "TB", "SQ"]),
    ];
    (name, proptest::collection::vec(value(), 1..4)).prop_map(|(name, values)| Property::plain(name, values))
}

fn node() -> impl Strategy<Value = Vec<Property>> {
    proptest::collection::vec(property(), 0..3)
}

/// A tree of any shape: each node follows any of those before it.
fn tree() -> impl Strategy<Value = Tree> {
    proptest::collection::vec((any::<prop::sample::Index>(), node()), 0..25).prop_map(|nodes| {
        let mut tree = Tree::default();
        tree.add(0, vec![Property::plain("SZ", [SIZE.to_string()])]);
        for (parent, properties) in nodes {
            // Sometimes the last node is chosen, so that there are long lines, too.
            let count = tree.nodes().len();
            let parent = parent.index(count + count / 2 + 1).min(count - 1);
            tree.add(parent, properties);
        }
        tree
    })
}

fn mark() -> impl Strategy<Value = Mark> {
    proptest::sample::select(vec![
        Mark::Shape(Shape::Triangle),
        Mark::Shape(Shape::Cross),
        Mark::Shape(Shape::Circle),
        Mark::Letter,
        Mark::Number,
    ])
}

fn change() -> impl Strategy<Value = Change> {
    let stone = proptest::option::of(proptest::sample::select(vec![Colour::Black, Colour::White]));
    prop_oneof![
        node().prop_map(Change::Add),
        Just(Change::Delete),
        Just(Change::Promote),
        prop_oneof![r"[\]\\:a-c \n]{0,10}", ".{0,10}"].prop_map(Change::Say),
        (point(), mark()).prop_map(|(point, mark)| Change::Toggle(point, mark)),
        (point(), stone).prop_map(|(point, stone)| Change::SetUp(point, stone)),
    ]
}

/// The properties of a node except those with these names.
fn but(node: &Node, names: &[&str]) -> Vec<String> {
    let others = node.properties.iter().filter(|property| !names.contains(&property.name.as_str()));
    others.map(ToString::to_string).collect()
}

/// Checks that the trees are equal except for the properties of one node with these names.
fn alike_but(one: &Tree, other: &Tree, at: usize, names: &[&str]) {
    assert_eq!(one.nodes().len(), other.nodes().len());
    for (number, (node, changed)) in one.nodes().iter().zip(other.nodes()).enumerate() {
        if number == at {
            assert_eq!((node.depth(), but(node, names)), (changed.depth(), but(changed, names)));
        } else {
            assert_eq!(node, changed, "{number}");
        }
    }
}

/// All paths from the root to a leaf, as the properties of their nodes, independent of the order of branches.
fn ways(tree: &Tree) -> Vec<Vec<String>> {
    let ends = (0..tree.nodes().len()).filter(|&node| tree.children(node).next().is_none());
    let said = |node: usize| tree.nodes()[node].properties.iter().map(ToString::to_string).collect::<String>();
    let mut ways: Vec<Vec<String>> = ends.map(|end| tree.way_to(end).into_iter().map(said).collect()).collect();
    ways.sort();
    ways
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn a_change_changes_nothing_else(tree in tree(), at in any::<prop::sample::Index>(), change in change()) {
        let at = at.index(tree.nodes().len());
        let mut new = tree.clone();
        match change {
            Change::Add(properties) => {
                let added = new.add(at, properties.clone());
                assert_eq!((new.parent(added), &new.nodes()[added].properties), (Some(at), &properties));
                assert_eq!(new.children(at).last(), Some(added));
                let mut undone = new.clone();
                assert_eq!(undone.delete(added), Some(at));
                assert_eq!(undone, tree);
            }
            Change::Delete => {
                let end = tree.end_of(at);
                match new.delete(at) {
                    Some(parent) => {
                        assert_eq!(tree.parent(at), Some(parent));
                        let left: Vec<&Node> = tree.nodes()[..at].iter().chain(&tree.nodes()[end..]).collect();
                        assert_eq!(new.nodes().iter().collect::<Vec<_>>(), left);
                    }
                    None => assert_eq!((at, &new), (0, &tree)),
                }
            }
            Change::Promote => {
                let moved = new.promote(at);
                assert_eq!(ways(&new), ways(&tree));
                match moved {
                    Some(now) => assert_eq!(new.nodes()[now], tree.nodes()[at]),
                    None => assert_eq!(new, tree),
                }
                // Repeats the promotion until the node is on the main line.
                let mut now = moved.unwrap_or(at);
                while let Some(next) = new.promote(now) {
                    now = next;
                }
                assert!(now < new.main_line().len());
            }
            Change::Say(text) => {
                let said = new.node_mut(at).unwrap().say("C", &text);
                alike_but(&tree, &new, at, &["C"]);
                assert_eq!(new.nodes()[at].said("C"), sgf::text(&sgf::escaped(&text)));
                assert_eq!(said, new != tree);
            }
            Change::Toggle(point, mark) => {
                let others = |tree: &Tree| {
                    let mut signs = tree.nodes()[at].signs(BoardSize::square(SIZE));
                    signs.retain(|(there, _)| *there != point);
                    signs.sort_by_key(|sign| format!("{sign:?}"));
                    signs
                };
                new.node_mut(at).unwrap().toggle(point, mark, BoardSize::square(SIZE));
                alike_but(&tree, &new, at, &["TR", "SQ", "CR", "MA", "SL", "LB"]);
                assert_eq!(others(&tree), others(&new));
                let there = |tree: &Tree| {
                    let signs = tree.nodes()[at].signs(BoardSize::square(SIZE));
                    signs.into_iter().filter(|(it, sign)| *it == point && !matches!(sign, sgf::BoardMark::Territory(_))).count()
                };
                assert!(there(&new) == 1 || there(&tree) >= 1 && there(&new) == 0);
            }
            Change::SetUp(point, stone) => {
                let done = new.set_up(at, point, stone).unwrap();
                match done {
                    Some(now) if now == at => alike_but(&tree, &new, at, &["AB", "AW", "AE"]),
                    Some(now) => {
                        let mut undone = new.clone();
                        undone.delete(now);
                        assert_eq!((new.parent(now), &undone), (Some(at), &tree));
                    }
                    None => assert_eq!(new, tree),
                }
                let [before, after] = [tree.standing(at).unwrap(), new.standing(done.unwrap_or(at)).unwrap()];
                for other in AnyPointSet::board(BoardSize::square(SIZE)).iter() {
                    let there = if other == point { stone } else { before.stones.at(other) };
                    assert_eq!(after.stones.at(other), there, "{other}");
                }
            }
        }
        let text = new.written();
        assert_eq!(parse_text(&text).unwrap(), [new.clone()]);
        for node in 0..new.nodes().len() {
            new.standing(node).unwrap();
        }
        prop_assert_eq!(new.outline(BoardSize::square(SIZE)).len(), new.nodes().len());
    }
}
