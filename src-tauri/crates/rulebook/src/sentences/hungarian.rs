//! The sentences about any game in Hungarian.

use super::language::Sentences;
use crate::hungarian::multiplicative;
use crate::phrase::{ComparedMove, NBSP, TIMES, listed};

pub(super) struct Hungarian;

impl Sentences for Hungarian {
    fn is_over(&self) -> &'static str {
        "vége: "
    }

    fn won(&self, mut others: Vec<String>, mine: bool) -> String {
        match (mine, others.len()) {
            (true, 0) => "nyertél".to_owned(),
            (true, _) => {
                others.push("te".to_owned());
                format!("{} nyertetek", listed(&others, "és"))
            }
            (false, _) => format!("{} nyert", listed(&others, "és")),
        }
    }

    fn no_points(&self) -> &'static str {
        "még nincs pont"
    }

    fn pad_winners(&self, winners: &[String]) -> String {
        match winners {
            [winner] => format!("{winner} nyert"),
            winners => format!("{} osztozik a győzelmen", listed(winners, "és")),
        }
    }

    fn why(&self, told: &str, (percent, other): (u8, u8), against: ComparedMove) -> String {
        let (begin, other_move) = match against {
            ComparedMove::Second => ("Így", "a második legjobb lépés után"),
            ComparedMove::Made => ("A bot lépése után", "a megtett lépés után"),
            ComparedMove::Obvious => ("Így", "a kézenfekvő lépés után"),
        };
        let (here, there) = (times(percent, percent < other), times(other, other < percent));
        let told = told.replace(TIMES, &format!("100{NBSP}folytatásból {here}"));
        format!("{begin} {told}; {other_move} {there}.")
    }

    fn no_such_option(&self, option: &str) -> String {
        format!("Ennél az asztalnál nincs ilyen választás: „{option}”.")
    }

    fn only_value(&self, name: &str, only: &str, value: &str) -> String {
        format!("{name} csak {only} lehet, „{value}” nem.")
    }

    fn not_among(&self, name: &str, allowed: &[&str], value: &str) -> String {
        format!("{name} ezek egyike lehet: {}; „{value}” nem.", allowed.join(", "))
    }

    fn no_such_value(&self, name: &str, value: &str) -> String {
        format!("{name} nem lehet ez: „{value}”. Válassz az új asztal lehetőségei közül!")
    }

    fn too_long(&self, name: &str, longest: u16) -> String {
        format!("{name} legfeljebb {longest}{NBSP}karakterből állhat.")
    }

    fn seats(&self) -> &'static str {
        "A játékosok száma"
    }

    fn quoted(&self, text: &str) -> String {
        format!("„{text}”")
    }
}

/// Returns `62-ször`, `csak 31-szer` or `egyszer sem`.
fn times(number: u8, few: bool) -> String {
    let times = match number {
        0 => return "egyszer sem".to_owned(),
        1 => "egyszer".to_owned(),
        _ => multiplicative(&number.to_string()),
    };
    if few { format!("csak {times}") } else { times }
}
