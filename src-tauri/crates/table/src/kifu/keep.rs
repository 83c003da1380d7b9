//! A game that came from a file goes back into it.

use crate::stored::Imported;
use sgf::{Record, Step};

/// The record of a table whose game came from a file, with all that the file says beside it: about the game, about its
/// moves, and its variations. Where the table has left the file's line, that line becomes a variation.
pub(super) fn with_file(table: Record, imported: &Imported) -> Record {
    let bytes = format!("\u{feff}{}", imported.text);
    let Ok(mut file) = Record::read(bytes.as_bytes()) else { return table };
    if imported.step >= file.steps.len() {
        return table;
    }
    // Decisions of ours are told anew.
    let mut number = 0;
    file.steps.retain(|step| {
        number += 1;
        number <= imported.step + 1 || !is_only_ours(step)
    });
    file.steps.iter_mut().for_each(|step| step.cards.clear());
    let Record { steps: told, result, komi, .. } = table;
    let mut line = told.into_iter();
    let mut steps: Vec<Step> = file.steps[..=imported.step].to_vec();
    let mut at = imported.step + 1;
    if let (Some(begun), Some(root)) = (steps.last_mut(), line.next()) {
        begun.cards = root.cards;
        // A step that changes the board and moves at once.
        if begun.mv.is_some()
            && let Some(first) = line.next()
        {
            begun.cards.extend(first.cards);
        }
    }
    let mut together = true;
    for step in line {
        if together {
            let next = file.steps[at..].iter().position(|other| other.mv.is_some() || other.setup.changes_board());
            match next.map(|skipped| at + skipped) {
                Some(next) if is_same(&file.steps[next], &step) => {
                    steps.extend_from_slice(&file.steps[at..=next]);
                    if let Some(kept) = steps.last_mut() {
                        kept.cards = step.cards;
                        kept.comment = kept.comment.take().or(step.comment);
                    }
                    at = next + 1;
                    continue;
                }
                _ => together = false,
            }
            steps.push(leaving(&file, at, step));
        } else {
            steps.push(step);
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

/// Whether a step tells nothing but decisions of ours.
fn is_only_ours(step: &Step) -> bool {
    !step.cards.is_empty()
        && step.mv.is_none()
        && !step.setup.changes_board()
        && step.others.is_empty()
        && step.variations.is_empty()
}

/// Whether a step of the file and one of the table are the same move.
fn is_same(file: &Step, table: &Step) -> bool {
    file.mv == table.mv
        && table.setup.changes_board() == file.setup.changes_board()
        && (file.mv.is_some() || file.setup == table.setup)
}

/// The first step off the file's line, which stays beside it.
fn leaving(file: &Record, at: usize, mut step: Step) -> Step {
    if let Some(left) = file.steps.get(at) {
        step.variations.push(file.line(at));
        step.variations.extend(left.variations.iter().cloned());
    }
    step
}
