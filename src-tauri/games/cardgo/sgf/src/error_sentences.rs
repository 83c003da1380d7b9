//! The sentences on faults, in Hungarian and English, written so that a person can act on them.

use crate::error::{Flaw, SgfError};
use crate::replay::{IllegalReason, Unplayable};
use crate::text_escapes::turns_writing;
use cardgo::{Colour, IllegalStone};

/// Maximum number of characters quoted from a file.
const LONGEST_QUOTE: usize = 24;

impl SgfError {
    /// A sentence in Hungarian and one in English.
    #[must_use]
    pub fn sentence(&self) -> (String, String) {
        let (hungarian, english) = self.flaw.sentence();
        let line = self.line;
        (format!("{line}. sor: {hungarian}"), format!("Line {line}: {english}"))
    }
}

impl Flaw {
    fn sentence(&self) -> (String, String) {
        match self {
            Flaw::Empty => both("a fájl üres.", "the file is empty."),
            Flaw::TooLarge => {
                both("a fájl túl nagy, legfeljebb 4 MB lehet.", "the file is too large; it may have 4 MB at most.")
            }
            Flaw::TooManyNodes => both(
                "a fájlban túl sok az állás, legfeljebb 100 000 lehet.",
                "the file has too many positions; it may have 100,000 at most.",
            ),
            Flaw::TooMuch => both(
                "a fájlban túl sok az adat: ekkora játszmát nem tudunk megnyitni.",
                "the file says too many things; a game of this size can’t be opened.",
            ),
            Flaw::TooLong => both(
                "a fő változat túl hosszú, legfeljebb 10 000 állásból állhat.",
                "the main line is too long; it may have 10,000 positions at most.",
            ),
            Flaw::TooMuchSetUp => both(
                "a fájl túl sokszor rendezi át a táblát lépés nélkül, ezért nem tudjuk megnyitni.",
                "the file rearranges the board too often without a move, so it can’t be opened.",
            ),
            Flaw::NoGame => both(
                "nincs benne játszma: az SGF-játszma így kezdődik: „(;”.",
                "there is no game in it: an SGF game begins with “(;”.",
            ),
            Flaw::UnclosedValue(name) => (
                format!("„{name}” értéke nincs lezárva, hiányzik egy „]”."),
                format!("the value of “{name}” isn’t closed, a “]” is missing."),
            ),
            Flaw::NoNode => {
                both("a „(” után lépésnek kell jönnie, azaz „;”.", "behind “(” there has to be a move, that is “;”.")
            }
            Flaw::Nameless => both(
                "egy „[” előtt nincs ott, hogy minek az értéke.",
                "before a “[” it isn’t told what the value is of.",
            ),
            Flaw::NoValue(name) => (
                format!("„{name}” után nincs érték, hiányzik a „[”."),
                format!("“{name}” has no value, the “[” is missing."),
            ),
            Flaw::NotGo(kind) => {
                let kind = quoted(kind);
                (
                    format!("ez nem go-játszma: GM[{kind}], a go GM[1] volna."),
                    format!("this isn’t a game of Go: GM[{kind}], where Go is GM[1]."),
                )
            }
            Flaw::Size(size) => {
                let size = quoted(size);
                (
                    format!("a tábla mérete „{size}”; 2-től 52 vonalig tudunk táblát megnyitni."),
                    format!("the board’s size is “{size}”; boards of 2 to 52 lines can be opened."),
                )
            }
            Flaw::OnlyLookedAt(grid) => (
                format!(
                    "{grid} méretű táblán itt nem lehet játszani, csak négyzetesen, 19 vonalig. SGF-játszmaként meg \
                     tudod nézni."
                ),
                format!(
                    "no game can be played here on a board of {grid}, only on square ones of up to 19 lines. You can \
                     look at it as a record."
                ),
            ),
            Flaw::Foreign(format) => (
                format!("ez {format} formátumú fájlnak látszik, de nem lehet benne játszmát elolvasni."),
                format!("this looks like a file of the format {format}, but no game in it can be read."),
            ),
            Flaw::Point { name, value, grid } => {
                let value = quoted(value);
                (
                    format!("{name}[{value}]: „{value}” nincs rajta a táblán, amely {grid} pontos."),
                    format!("{name}[{value}]: “{value}” is no point of a {grid} board."),
                )
            }
            Flaw::TwoMoves => both("egy lépés helyén kettő van.", "there are two moves where one should be."),
        }
    }
}

impl Unplayable {
    /// A sentence in Hungarian and one in English.
    #[must_use]
    pub fn sentence(&self) -> (String, String) {
        let number = self.number;
        let (hungarian, english) = match self.why {
            IllegalReason::OffTurn(Colour::Black) => {
                both("Fehér következne, de fekete lép.", "Black moves, but it is White’s turn.")
            }
            IllegalReason::OffTurn(Colour::White) => {
                both("Fekete következne, de fehér lép.", "White moves, but it is Black’s turn.")
            }
            IllegalReason::Forbidden(point, forbidden) => {
                let (hungarian, english) = against(forbidden);
                (format!("{point}: {hungarian}"), format!("{point}: {english}"))
            }
            IllegalReason::Changed => both(
                "játék közben változott a tábla, nem lépéssel. Innen csak nézni lehet, játszani nem.",
                "the board was changed in the middle of the game, other than by a move. It can’t be played from here.",
            ),
            IllegalReason::Lifeless(point) => (
                format!("{point}: az itt álló csoportnak nincs szabadsága."),
                format!("{point}: the group here has no liberty."),
            ),
        };
        if number == 0 {
            return (format!("Kezdőállás: {hungarian}"), format!("The beginning: {english}"));
        }
        (format!("{number}. lépés: {hungarian}"), format!("Move {number}: {english}"))
    }
}

pub(crate) fn against(forbidden: IllegalStone) -> (&'static str, &'static str) {
    match forbidden {
        IllegalStone::OffBoard => ("nincs a táblán.", "it isn’t on the board."),
        IllegalStone::Occupied(_) => ("már áll ott kő.", "there is a stone already."),
        IllegalStone::Suicide => ("öngyilkosság volna.", "it would be suicide."),
        IllegalStone::Ko => ("kó: nem lehet azonnal visszaütni.", "ko: it can’t be taken back at once."),
        IllegalStone::Superko { .. } => ("egy korábbi állás térne vissza.", "an earlier position would come back."),
    }
}

pub(crate) fn both(hungarian: &str, english: &str) -> (String, String) {
    (hungarian.to_owned(), english.to_owned())
}

/// A piece of the file in a form that can be displayed.
pub(crate) fn quoted(piece: &str) -> String {
    let mut quote: String = piece.chars().filter(|char| !is_unseen(*char)).take(LONGEST_QUOTE).collect();
    if piece.chars().count() > LONGEST_QUOTE {
        quote.push('…');
    }
    quote
}

fn is_unseen(char: char) -> bool {
    char.is_control() || turns_writing(char)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_of_a_file_can_be_seen_and_turns_no_writing() {
        assert_eq!(quoted("a\u{202e}b\u{0}c\u{2066}"), "abc");
    }
}
