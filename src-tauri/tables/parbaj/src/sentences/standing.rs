//! How a table stands and what a move leads to, in a few words.

use parbaj::{View, other};
use rulebook::Lang;
use rulebook::phrase::{NBSP, Names, ended, over};

/// For the list of tables: `7. kör · te jössz · 18 – 12 Ép`, the viewer's own Ép first.
pub(super) fn standing(view: &View, lang: Lang, names: &Names) -> String {
    let life = |seat: game::Seat| {
        let life = view.sides.get(seat.index()).map_or(0, |side| side.life);
        super::hungarian::number(life)
    };
    let (own, theirs) = (life(view.seat), life(other(view.seat)));
    let scores = match lang {
        Lang::Hu => format!("{own} – {theirs}{NBSP}Ép"),
        Lang::En => format!("{own} – {theirs}{NBSP}life"),
    };
    if let Some(ending) = view.ending {
        let told = match (ending.winner, lang) {
            (Some(winner), _) => over(&[winner], names, lang),
            (None, Lang::Hu) => ended("döntetlen", lang),
            (None, Lang::En) => ended("a draw", lang),
        };
        return format!("{told} · {scores}");
    }
    let own_decision = view.to_move == Some(view.seat);
    let (round, turn) = match lang {
        Lang::Hu if view.turn == 0 => ("kezdőkezek".to_owned(), if own_decision { " · te jössz" } else { "" }),
        Lang::En if view.turn == 0 => ("opening hands".to_owned(), if own_decision { " · your turn" } else { "" }),
        Lang::Hu => (format!("{}.{NBSP}kör", view.turn), if own_decision { " · te jössz" } else { "" }),
        Lang::En => (format!("turn{NBSP}{}", view.turn), if own_decision { " · you decide" } else { "" }),
    };
    format!("{round}{turn} · {scores}")
}

/// A share of the win and the Ép expected at the end of the game.
pub(super) fn expectation(share: f64, result: f64, lang: Lang) -> String {
    let percent = (share * 100.0).round();
    let life = format!("{result:.1}").replace('-', "−");
    match lang {
        Lang::Hu => {
            format!("{percent}% esély a győzelemre, a végén várhatóan {}{NBSP}Ép", life.replace('.', ","))
        }
        Lang::En => format!("{percent}% to win, {life} life expected in the end"),
    }
}
