//! The state of a table and what a move leads to, in a few words.

use super::AUTOMATON;
use astra::{AUPTOLEMY, PERSON, ScoreRow, StepView, View};
use rulebook::Lang;
use rulebook::phrase::{NBSP, Names, ended, over};

/// For the list of tables: `7. forduló · te jössz · 23 – 31 pont`.
pub(super) fn standing(view: &View, lang: Lang, names: &Names) -> String {
    let points = |rows: &[ScoreRow]| rows.iter().map(|row| row.points).sum::<u16>();
    let (yours, its) = (points(&view.journal.score), points(&view.automaton.score));
    let scores = match lang {
        Lang::Hu => format!("{yours} – {its}{NBSP}pont"),
        Lang::En => format!("{yours} – {its}{NBSP}points"),
    };
    if let StepView::Over { library_empty } = view.step {
        let won = yours > its && !library_empty;
        let told = if won { over(&[PERSON], names, lang) } else { lost(lang) };
        return format!("{told} · {scores}");
    }
    // A round is one turn of each side.
    let round = view.turn.div_ceil(2);
    let (round, own, its_turn) = match lang {
        Lang::Hu => (format!("{round}.{NBSP}forduló"), " · te jössz".to_owned(), format!(" · {AUTOMATON} köre")),
        Lang::En => (format!("round{NBSP}{round}"), " · your turn".to_owned(), format!(" · {AUTOMATON}’s turn")),
    };
    let turn = match view.to_move {
        Some(AUPTOLEMY) => its_turn,
        Some(seat) if names.is_person(seat) || view.seat == seat => own,
        _ => String::new(),
    };
    format!("{round}{turn} · {scores}")
}

fn lost(lang: Lang) -> String {
    match lang {
        Lang::Hu => ended(&format!("{AUTOMATON} nyert"), lang),
        Lang::En => ended(&format!("{AUTOMATON} won"), lang),
    }
}

/// A share of the win and the victory points expected at the end of the game.
pub(super) fn expectation(share: f64, result: f64, lang: Lang) -> String {
    let percent = (share * 100.0).round();
    match lang {
        Lang::Hu => {
            let points = format!("{result:.1}").replace('.', ",");
            format!("{percent}% esély a győzelemre, a játék végén várhatóan {points}{NBSP}győzelmi pont")
        }
        Lang::En => format!("{percent}% to win, {result:.1} victory points expected in the end"),
    }
}
