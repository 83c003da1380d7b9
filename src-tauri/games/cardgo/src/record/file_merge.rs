//! Merges a table's game back into the file it was imported from.

use hosting::records::SourceRecord;
use sgf::{Record, Step, Tree};

/// Returns the record of a table whose game was imported from a file, with everything else in the file: facts, comments
/// and variations. If the table has left the file's line, that line becomes a variation.
pub(super) fn with_file(table: Record, imported: SourceRecord<'_>) -> Record {
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
        // The step both changes the board and makes a move; the last stone of a free handicap is no such move.
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
        // A turn that stops before its move, where a seat must answer, is matched by its decisions.
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
        // If the table stops before the end of the file, the rest of the file stays the main line.
        steps.extend_from_slice(&file.steps[at..]);
        kept = file.result.take();
    }
    Record { steps, result: kept.or(result), komi: file.komi.or(komi), ..file }
}

/// Copies a step of the file without our decisions, which are written anew.
fn told_anew(step: &Step) -> Step {
    Step { cards: Vec::new(), ..step.clone() }
}

/// Returns whether a step contains nothing but our decisions.
fn is_only_ours(step: &Step) -> bool {
    !step.cards.is_empty()
        && step.mv.is_none()
        && !step.setup.changes_board()
        && step.others.is_empty()
        && step.variations.is_empty()
}

/// Returns whether a step of the file and one of the table are the same move; in a game dealt here, by the same
/// decisions.
fn is_same(file: &Step, table: &Step, dealt: bool) -> bool {
    file.mv == table.mv
        && table.setup.changes_board() == file.setup.changes_board()
        && (file.mv.is_some() || file.setup == table.setup)
        && (!dealt || file.cards == table.cards)
}

/// Adds variations to others; if one contains the other, the longer one is kept.
fn add(variations: &mut Vec<Tree>, more: Vec<Tree>) {
    for tree in more {
        if !variations.iter().any(|other| is_told_by(&tree, other)) {
            variations.retain(|other| !is_told_by(other, &tree));
            variations.push(tree);
        }
    }
}

/// Returns whether one variation contains nothing that the other's main line lacks.
fn is_told_by(one: &Tree, other: &Tree) -> bool {
    let (line, longer) = (one.main_line(), other.main_line());
    let alike =
        |(one, other): (&sgf::Node, &sgf::Node)| one.properties.iter().all(|told| other.properties.contains(told));
    line.len() == one.nodes().len() && line.len() <= longer.len() && line.iter().zip(longer).all(alike)
}
