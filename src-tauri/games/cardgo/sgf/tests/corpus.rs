//! Unusual files of kinds that people and programs have made: each is read, traversed, and written without changes.
//!
//! The files are in `corpus/`, the expected contents in `corpus/told.txt`.
#![allow(clippy::unwrap_used, reason = "tests")]

use cardgo::Colour;
use sgf::{AnyPoint, BoardMark, Tree, encoding, parse, parse_text};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// The names of the files, and their bytes.
fn files() -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "sgf"));
    files.sort();
    assert!(files.len() >= 30);
    let named = |file: PathBuf| (file.file_stem().unwrap().to_str().unwrap().to_owned(), fs::read(file).unwrap());
    files.into_iter().map(named).collect()
}

/// The nodes, properties and values of a text, in order, without the white space between them. Computed without the
/// reader.
fn pieces(text: &str) -> Vec<String> {
    let game = text.char_indices().find(|(at, char)| *char == '(' && text[at + 1..].trim_start().starts_with(';'));
    let mut pieces = Vec::new();
    let mut piece = String::new();
    let (mut inside, mut escaped) = (false, false);
    for char in text[game.unwrap().0..].chars() {
        if inside {
            piece.push(char);
            inside = char != ']' || escaped;
            escaped = char == '\\' && !escaped;
            if !inside {
                pieces.push(std::mem::take(&mut piece));
            }
        } else {
            match char {
                '[' => {
                    inside = true;
                    piece.push(char);
                }
                ';' => pieces.push(";".to_owned()),
                '(' | ')' => {}
                char if char.is_whitespace() => {}
                char => piece.push(char),
            }
        }
    }
    pieces
}

#[test]
fn every_piece_of_every_file_is_written_as_it_stands() {
    for (name, bytes) in files() {
        let text = encoding::decode(&bytes, None).text;
        let trees = parse(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let written: String = trees.iter().map(Tree::to_string).collect();
        assert_eq!(pieces(&written), pieces(&text), "{name}");
        assert_eq!(parse_text(&written).unwrap(), trees, "{name}");
    }
}

#[test]
fn every_change_leaves_the_rest_as_it_stands() {
    for (name, bytes) in files() {
        for tree in parse(&bytes).unwrap() {
            let Ok(grid) = tree.grid() else { continue };
            let before = pieces(&tree.to_string());
            for node in 0..tree.nodes().len() {
                // Adds a variation and a comment; everything else must stay the same.
                let mut changed = tree.clone();
                let added = changed.add(node, Vec::new());
                changed.node_mut(added).unwrap().say("C", "new");
                let mut left = pieces(&changed.to_string());
                let at = left.iter().position(|piece| piece == "C[new]").unwrap();
                left.drain(at - 1..=at);
                assert_eq!(left, before, "{name}: {node}");
                assert_eq!(changed.delete(added), Some(node));
                assert_eq!(changed, tree, "{name}: {node}");
                // The same holds for a mark on a point that has none.
                let point = AnyPoint::new(grid.columns() - 1, 0).unwrap();
                if tree.nodes()[node].signs(grid).iter().all(|(at, _)| *at != point) {
                    let mark = sgf::Mark::Shape(sgf::Shape::Circle);
                    let mut changed = tree.clone();
                    changed.node_mut(node).unwrap().toggle(point, mark, grid);
                    assert_ne!(changed, tree, "{name}: {node}");
                    changed.node_mut(node).unwrap().toggle(point, mark, grid);
                    assert_eq!(changed, tree, "{name}: {node}");
                }
            }
        }
    }
}

fn sign((point, sign): (AnyPoint, BoardMark)) -> String {
    match sign {
        BoardMark::Shape(shape) => format!("{shape:?} {point}"),
        BoardMark::Label(label) => format!("“{label}” {point}"),
        BoardMark::Territory(colour) => format!("{colour:?}’s {point}"),
    }
}

/// A description of every node of a game.
fn told(tree: &Tree, told: &mut String) {
    let grid = match tree.grid() {
        Ok(grid) => grid,
        Err(error) => return writeln!(told, "  {error}").unwrap(),
    };
    match grid.size() {
        Some(size) => writeln!(told, "  {size} lines").unwrap(),
        None => writeln!(told, "  {grid}").unwrap(),
    }
    for note in tree.notes() {
        writeln!(told, "  supposed: {note}").unwrap();
    }
    for (at, (twig, node)) in tree.outline(grid).iter().zip(tree.nodes()).enumerate() {
        let standing = tree.standing(at).unwrap();
        let colour = |colour: Colour| if colour == Colour::Black { 'X' } else { 'O' };
        let mv = twig.mv.map_or_else(String::new, |mv| match mv.spot {
            Some(point) => format!(" {}. {}{point}", twig.number, colour(mv.colour)),
            None => format!(" {}. {} passes", twig.number, colour(mv.colour)),
        });
        let after = twig.parent.map_or_else(String::new, |parent| format!(" after {parent}"));
        let [black, white] = standing.taken;
        let stones = |of: Colour| {
            let points: Vec<String> = standing.stones.spots(of).iter().map(|point| point.to_string()).collect();
            format!("{} {}", colour(of), points.join(" "))
        };
        let [turn, number] = [colour(standing.turn).to_string(), standing.number.to_string()];
        writeln!(told, "  {at}{after}:{mv}").unwrap();
        let [blacks, whites] = Colour::BOTH.map(stones);
        writeln!(told, "    {blacks}, {whites}; {black} and {white} taken; {number} moves, next {turn}").unwrap();
        let signs: Vec<String> = node.signs(grid).into_iter().map(sign).collect();
        let said = node.said("C");
        for (what, text) in [("drawn", signs.join(", ")), ("said", format!("{said:?}"))] {
            if !text.is_empty() && text != "\"\"" {
                writeln!(told, "    {what}: {text}").unwrap();
            }
        }
        if let Some(odd) = standing.odd {
            let (hungarian, english) = odd.sentence();
            assert!(hungarian.ends_with('.'));
            writeln!(told, "    odd: {english}").unwrap();
        }
    }
}

#[test]
fn what_is_seen_in_every_file_is_what_it_means() {
    let mut seen = String::new();
    for (name, bytes) in files() {
        seen.push_str(&format!("{name}\n"));
        parse(&bytes).unwrap().iter().for_each(|tree| told(tree, &mut seen));
    }
    let expected = fs::read_to_string(folder().join("told.txt")).unwrap_or_default();
    if seen != expected {
        let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join("told.txt");
        fs::write(&new, seen).unwrap();
        panic!("if the change is meant, {} takes the place of tests/corpus/told.txt", new.display());
    }
}
