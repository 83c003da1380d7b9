//! Those who played before the person took over: what they are called, and how their game ended.

use super::read::Kifu;
use super::result;
use crate::stored::Others;
use crate::wire::{RecordPart, SeatInfo};
use game::Seat;
use rulebook::Lang;
use rulebook::phrase::Names;

/// The longest name shown: a file may call its players anything.
const LONGEST: usize = 40;

impl Kifu {
    /// Who made the decisions of the file, for the person at `seat`; none if it was the person: a game played here that
    /// goes on at the same seat.
    pub fn others(&self, seat: Seat) -> Option<Others> {
        let own = self.levels.as_ref().is_some_and(|levels| levels.get(seat.index()) == Some(&None));
        let plies = if own { self.taken_over? } else { self.moves.len() };
        let names = self.record.players.each_ref().map(|player| player.name.as_deref().and_then(brief));
        let result = self.record.result.as_ref().map(ToString::to_string);
        Some(Others { names, plies, result })
    }
}

impl Others {
    /// Them with only so many decisions: their game then ended elsewhere.
    pub fn cut(&self, plies: usize) -> Others {
        Others { plies, result: self.result.clone().filter(|_| plies == self.plies), ..self.clone() }
    }

    /// What they are called; nobody among them is "you".
    pub fn names(&self, lang: Lang) -> Names {
        let colours = match lang {
            Lang::Hu => ["Fekete", "Fehér"],
            Lang::En => ["Black", "White"],
        };
        let named = self.names.iter().zip(colours).map(|(name, colour)| name.clone().unwrap_or(colour.to_owned()));
        Names::new(named.collect(), None)
    }

    /// Them at their seats.
    pub fn seats(&self, lang: Lang) -> Vec<SeatInfo> {
        let names = self.names(lang);
        [Seat(0), Seat(1)].map(|seat| SeatInfo { name: names.of(seat), level: None }).into()
    }

    /// Their game after `ply` decisions.
    pub fn record(&self, ply: usize, lang: Lang) -> RecordPart {
        let result = self.result.as_ref().filter(|_| ply == self.plies).and_then(|result| result.parse().ok());
        RecordPart { ended: result.and_then(|result| result::sentence(&result, lang)) }
    }
}

/// A word of a file's that can be shown in a line; none if it says nothing.
pub(super) fn brief(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    let short: String = text.chars().take(LONGEST).collect();
    match short.len() {
        0 => None,
        length if length < text.len() => Some(format!("{}…", short.trim_end())),
        _ => Some(short),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_length_fit_a_line() {
        assert_eq!(brief(" Éva \n Nagy "), Some("Éva Nagy".to_owned()));
        assert_eq!(brief(" \t"), None);
        assert_eq!(brief(&"ő".repeat(41)), Some(format!("{}…", "ő".repeat(40))));
    }
}
