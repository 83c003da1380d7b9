//! A game that came from a file goes back into it.

use sgf::{Record, Step, Tree};
use table::records::File;

/// The record of a table whose game came from a file, with all that the file says beside it: about the game, about its
/// moves, and its variations. Where the table has left the file's line, that line becomes a variation.
pub(super) fn with_file(table: Record, imported: File<'_>) -> Record {
    let bytes = format!("\u{feff}{}", imported.text);
    let Ok(mut file) = Record::read(bytes.as_bytes()) else { return table };
    if imported.step >= file.steps.len() {
        return table;
    }
    let Record { steps: told, result, komi, .. } = table;
    let mut line = told.into_iter();
    let mut steps: Vec<Step> = file.steps[..=imported.step].iter().map(told_anew).collect();
    let mut at = imported.step + 1;
    if let (Some(begun), Some(root)) = (steps.last_mut(), line.next()) {
        begun.cards = root.cards;
        // A step that changes the board and moves at once; the last stone of a free handicap is no such move.
        let is_stone = !imported.dealt && file.free_handicap() == Some(imported.step);
        if begun.mv.is_some()
            && !is_stone
            && let Some(first) = line.next()
        {
            begun.cards.extend(first.cards);
        }
    }
    let mut together = true;
    for mut step in line {
        if !together {
            steps.push(step);
            continue;
        }
        // A turn that stops half-way, where somebody is asked, is found again by its decisions.
        let is_half = step.mv.is_none() && !step.setup.changes_board();
        let next = file.steps[at..].iter().position(|other| {
            other.mv.is_some() || other.setup.changes_board() || is_half && other.cards == step.cards
        });
        match next.map(|skipped| at + skipped) {
            Some(next) if is_same(&file.steps[next], &step, imported.dealt) => {
                let skipped = file.steps[at..next].iter().filter(|step| !is_only_ours(step));
                steps.extend(skipped.chain([&file.steps[next]]).map(told_anew));
                if let Some(kept) = steps.last_mut() {
                    kept.cards = step.cards;
                    kept.comment = kept.comment.take().or(step.comment);
                    add(&mut kept.variations, step.variations);
                }
                at = next + 1;
            }
            _ => {
                together = false;
                let tried = std::mem::take(&mut step.variations);
                if let Some(left) = file.steps.get(at) {
                    step.variations.push(file.line(at));
                    step.variations.extend(left.variations.iter().cloned());
                }
                add(&mut step.variations, tried);
                steps.push(step);
            }
        }
    }
    let mut kept = None;
    if together {
        // Where the table stands before the file's end, what follows there is still the way on.
        steps.extend_from_slice(&file.steps[at..]);
        kept = file.result.take();
    }
    Record { steps, result: kept.or(result), komi: file.komi.or(komi), ..file }
}

/// A step of the file whose decisions of ours are told anew.
fn told_anew(step: &Step) -> Step {
    Step { cards: Vec::new(), ..step.clone() }
}

/// Whether a step tells nothing but decisions of ours.
fn is_only_ours(step: &Step) -> bool {
    !step.cards.is_empty()
        && step.mv.is_none()
        && !step.setup.changes_board()
        && step.others.is_empty()
        && step.variations.is_empty()
}

/// Whether a step of the file and one of the table are the same move; in a game of ours, by the same decisions.
fn is_same(file: &Step, table: &Step, dealt: bool) -> bool {
    file.mv == table.mv
        && table.setup.changes_board() == file.setup.changes_board()
        && (file.mv.is_some() || file.setup == table.setup)
        && (!dealt || file.cards == table.cards)
}

/// Adds variations to others: of two that say the same, the one that says more stays.
fn add(variations: &mut Vec<Tree>, more: Vec<Tree>) {
    for tree in more {
        if !variations.iter().any(|other| is_told_by(&tree, other)) {
            variations.retain(|other| !is_told_by(other, &tree));
            variations.push(tree);
        }
    }
}

/// Whether one variation says nothing that the other's main line doesn't say as well.
fn is_told_by(one: &Tree, other: &Tree) -> bool {
    let (line, longer) = (one.main_line(), other.main_line());
    let alike =
        |(one, other): (&sgf::Node, &sgf::Node)| one.properties.iter().all(|told| other.properties.contains(told));
    line.len() == one.nodes().len() && line.len() <= longer.len() && line.iter().zip(longer).all(alike)
}
