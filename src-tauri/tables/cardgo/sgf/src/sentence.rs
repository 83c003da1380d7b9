//! What is wrong, in words a person can act on: Hungarian and English.

use crate::error::{Flaw, SgfError};
use crate::replay::{Unplayable, Why};
use crate::words::turns_writing;
use cardgo::{Colour, Forbidden};

/// The longest piece of a file that is quoted.
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
            Flaw::Encoding(name) => {
                let name = quoted(name);
                (
                    format!("„{name}” kódolású fájlt nem tudunk olvasni. Mentsd el UTF-8 kódolással."),
                    format!("files in the encoding “{name}” can’t be read. Save it as UTF-8."),
                )
            }
            Flaw::NotUtf8 => both(
                "a fájl UTF-8 kódolásúnak mondja magát, de nem az. Mentsd el újra UTF-8 kódolással.",
                "the file calls itself UTF-8, but isn’t. Save it again as UTF-8.",
            ),
            Flaw::NoGame => both(
                "nincs benne játszma: az SGF-játszma így kezdődik: „(;”.",
                "there is no game in it: an SGF game begins with “(;”.",
            ),
            Flaw::Unclosed => both(
                "az itt kezdődő játszma nincs lezárva, hiányzik egy „)”. Lehet, hogy a fájl vége elveszett.",
                "the game that begins here isn’t closed, a “)” is missing. The end of the file may be lost.",
            ),
            Flaw::UnclosedValue(name) => (
                format!("„{name}” értéke nincs lezárva, hiányzik egy „]”."),
                format!("the value of “{name}” isn’t closed, a “]” is missing."),
            ),
            Flaw::StrayClosing => both(
                "fölösleges „)”: előtte már minden le van zárva.",
                "one “)” too many: everything before it is closed already.",
            ),
            Flaw::AfterGame => both(
                "a játszma vége után még van valami, ami nem játszma. Lehet, hogy egy „)” túl korán áll.",
                "behind the game’s end there is something that is no game. A “)” may stand too early.",
            ),
            Flaw::NoNode => {
                both("a „(” után lépésnek kell jönnie, azaz „;”.", "behind “(” there has to be a move, that is “;”.")
            }
            Flaw::NodeAfterVariations => both(
                "a változatok után nem folytatódhat az elágazó sor.",
                "a line can’t go on behind the variations it branches into.",
            ),
            Flaw::OutsideNode(char) => (
                format!("„{}” itt nem állhat: a lépések előtt „;” van.", shown(*char)),
                format!("“{}” can’t stand here: a move begins with “;”.", shown(*char)),
            ),
            Flaw::OutsideValue(char) => (
                format!("„{}” itt nem állhat: a lépések adatai nagybetűvel kezdődnek.", shown(*char)),
                format!("“{}” can’t stand here: what a move says begins with a capital letter.", shown(*char)),
            ),
            Flaw::Nameless => both(
                "egy „[” előtt nincs ott, hogy minek az értéke.",
                "before a “[” it isn’t told what the value is of.",
            ),
            Flaw::BadName(name) => {
                (format!("„{name}” nem lehet egy adat neve."), format!("“{name}” can’t be the name of a property."))
            }
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
            Flaw::Version(version) => {
                let version = quoted(version);
                (
                    format!("az SGF-nek ezt a változatát nem ismerjük: „{version}”, csak az 1–4-et."),
                    format!("version “{version}” of SGF isn’t known, only 1 to 4."),
                )
            }
            Flaw::Size(size) => {
                let size = quoted(size);
                (
                    format!("a tábla mérete „{size}”; négyzetes táblát tudunk megnyitni, 2-től 19 vonalig."),
                    format!("the board’s size is “{size}”; only square boards of 2 to 19 lines can be opened."),
                )
            }
            Flaw::Komi(komi) => {
                let komi = quoted(komi);
                (
                    format!("a komi „{komi}”; egész vagy fél pontnak kell lennie 16383-ig, például 6.5."),
                    format!("the komi is “{komi}”; it has to be in whole or half points up to 16383, such as 6.5."),
                )
            }
            Flaw::Handicap(stones) => {
                let stones = quoted(stones);
                (
                    format!("az előny „{stones}”; egy számnak kell lennie."),
                    format!("the handicap is “{stones}”; it has to be a number."),
                )
            }
            Flaw::Turn(turn) => {
                let turn = quoted(turn);
                (
                    format!("a soron lévő játékos „{turn}”; B vagy W lehet."),
                    format!("the player to move is “{turn}”; it can be B or W."),
                )
            }
            Flaw::Point { name, value, size } => {
                let value = quoted(value);
                (
                    format!("{name}[{value}]: „{value}” nincs rajta a táblán, amely {size}×{size} pontos."),
                    format!("{name}[{value}]: “{value}” is no point of a {size}×{size} board."),
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
            Why::OffTurn(Colour::Black) => {
                both("Fehér következne, de Fekete lép.", "Black moves, but it is White’s turn.")
            }
            Why::OffTurn(Colour::White) => {
                both("Fekete következne, de Fehér lép.", "White moves, but it is Black’s turn.")
            }
            Why::Forbidden(point, forbidden) => {
                let (hungarian, english) = against(forbidden);
                (format!("{point}: {hungarian}"), format!("{point}: {english}"))
            }
            Why::Changed => both(
                "játék közben változott a tábla, nem lépéssel. Innen csak nézni lehet, játszani nem.",
                "the board was changed in the middle of the game, other than by a move. It can’t be played from here.",
            ),
            Why::Lifeless(point) => (
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

fn against(forbidden: Forbidden) -> (&'static str, &'static str) {
    match forbidden {
        Forbidden::OffBoard => ("nincs a táblán.", "it isn’t on the board."),
        Forbidden::Occupied(_) => ("már áll ott kő.", "there is a stone already."),
        Forbidden::Suicide => ("öngyilkosság volna.", "it would be suicide."),
        Forbidden::Ko => ("kó: nem lehet azonnal visszaütni.", "ko: it can’t be taken back at once."),
        Forbidden::Superko { .. } => ("egy korábbi állás térne vissza.", "an earlier position would come back."),
    }
}

fn both(hungarian: &str, english: &str) -> (String, String) {
    (hungarian.to_owned(), english.to_owned())
}

/// A piece of the file, fit to be shown.
fn quoted(piece: &str) -> String {
    let mut quote: String = piece.chars().filter(|char| !is_unseen(*char)).take(LONGEST_QUOTE).collect();
    if piece.chars().count() > LONGEST_QUOTE {
        quote.push('…');
    }
    quote
}

fn shown(char: char) -> String {
    if is_unseen(char) { char.escape_unicode().to_string() } else { char.to_string() }
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
        assert_eq!((shown('\u{202e}'), shown('x')), ("\\u{202e}".to_owned(), "x".to_owned()));
    }
}
