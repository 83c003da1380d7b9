//! The sentences on assumptions, in Hungarian and English.

use crate::error_sentences::{both, quoted};
use crate::game_result::halves_written;
use crate::note::{Assumption, Note};
use cardgo::Colour;

impl Note {
    /// A sentence in Hungarian and one in English.
    #[must_use]
    pub fn sentence(&self) -> (String, String) {
        let (hungarian, english) = self.what.sentence();
        let (hungarian, english) = match self.times {
            0 | 1 => (hungarian, english),
            times => (format!("{hungarian} ({times} helyen.)"), format!("{english} (In {times} places.)")),
        };
        match self.line {
            0 => (capital(&hungarian), capital(&english)),
            line => (format!("{line}. sor: {hungarian}"), format!("Line {line}: {english}")),
        }
    }
}

/// Capitalizes the first letter.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Assumption {
    fn sentence(&self) -> (String, String) {
        match self {
            Assumption::Judged(read) => (
                format!("a fájl nem mondja meg a kódolását; a betűi alapján {read} kódolásúnak vettük."),
                format!("the file doesn’t name its encoding; judged by its letters, it was read as {read}."),
            ),
            Assumption::Misnamed { said, read } => {
                let said = quoted(said);
                (
                    format!(
                        "a fájl „{said}” kódolásúnak mondja magát, de {read} kódolásúként olvasható: így olvastuk."
                    ),
                    format!("the file calls its encoding “{said}”, but makes sense as {read}, and was read so."),
                )
            }
            Assumption::Lost(count) => (
                format!("{count} betűt nem lehetett elolvasni; a helyükön „\u{fffd}” áll."),
                format!("{count} of its letters couldn’t be read; “\u{fffd}” stands in their place."),
            ),
            Assumption::Foreign(format) => (
                format!("ez {format} formátumú fájl; SGF-ként vettük át."),
                format!("this is a file of the format {format}; it was taken over as SGF."),
            ),
            Assumption::Web => both(
                "a jelek úgy vannak írva, ahogy egy weblap forrásában állnak; visszaírtuk őket.",
                "its signs are written as in the source of a web page; they were turned back.",
            ),
            Assumption::Backslashes => both(
                "a zárójelek előtt „\\” áll; elhagytuk.",
                "there are backslashes (“\\”) before its brackets; they were left out.",
            ),
            Assumption::WideBrackets => both(
                "a zárójelei nem a szokásosak (például „［”); annak olvastuk őket.",
                "its brackets aren’t the usual ones (such as “［”); they were read as if they were.",
            ),
            Assumption::Quoted => both(
                "a sorok elején idézőjel („>”) áll; elhagytuk.",
                "its lines begin with a sign of quoting (“>”); that was left out.",
            ),
            Assumption::Around => both(
                "a játszma körül más szöveg is van; azt kihagytuk.",
                "there is other text around the game; it was left out.",
            ),
            Assumption::NoOpening => {
                both("hiányzik egy „(”; odaképzeltük.", "a “(” is missing; it was supposed to be there.")
            }
            Assumption::NoClosing => both(
                "az itt kezdődő játszma nincs lezárva; a fájl végén lezártuk. Lehet, hogy a fájl vége elveszett.",
                "the game that begins here isn’t closed; it was closed at the end. The end of the file may be lost.",
            ),
            Assumption::StrayClosing => both("fölösleges „)”; kihagytuk.", "one “)” too many; it was left out."),
            Assumption::ClosedEarly => both(
                "egy „)” után még folytatódik a játszma; folytatásnak vettük.",
                "the game goes on behind a “)”; that was read as its continuation.",
            ),
            Assumption::BehindVariations => both(
                "a változatok után folytatódik az elágazó sor; külön változatnak vettük.",
                "a line goes on behind the variations it branches into; that was read as one more variation.",
            ),
            Assumption::NoNode => {
                both("egy „(” után nincs lépés; kihagytuk.", "no move comes behind a “(”; it was left out.")
            }
            Assumption::NoSemicolon => both(
                "egy lépés elől hiányzik a „;”; odaképzeltük.",
                "the “;” before a move is missing; it was supposed to be there.",
            ),
            Assumption::Between(piece) => {
                let piece = quoted(piece);
                (
                    format!("„{piece}” nem tartozik semmihez; kihagytuk."),
                    format!("“{piece}” belongs to nothing; it was left out."),
                )
            }
            Assumption::SmallNames => both(
                "az adatok neve kisbetűvel van írva; nagybetűnek vettük.",
                "its properties are written in small letters; they were read as capitals.",
            ),
            Assumption::Bracket => both(
                "egy szövegben „]” áll, de nincs előtte „\\”; a szöveg részének vettük.",
                "there is a “]” in a text without a “\\” before it; it was read as part of the text.",
            ),
            Assumption::Game(said) if said.is_empty() => both(
                "a GM üres, nem mondja meg, melyik játék ez; gónak vettük.",
                "GM is empty and doesn’t say which game this is; it was read as Go.",
            ),
            Assumption::Game(said) => {
                let said = quoted(said);
                (
                    format!("a játék neve „{said}”; gónak vettük, azaz GM[1]-nek."),
                    format!("the game is called “{said}”; it was read as Go, that is GM[1]."),
                )
            }
            Assumption::Version(said) => {
                let said = quoted(said);
                (
                    format!("az SGF-nek ezt a változatát nem ismerjük: „{said}”; FF[4]-nek vettük."),
                    format!("version “{said}” of SGF isn’t known; it was read as FF[4]."),
                )
            }
            Assumption::NoSize => both(
                "nem mondja meg a tábla méretét; 19×19-nek vettük.",
                "it doesn’t say how large the board is; 19×19 was supposed.",
            ),
            Assumption::Size { said, grid } => {
                let said = quoted(said);
                (
                    format!("a tábla mérete „{said}”; {grid} méretűnek vettük."),
                    format!("the board’s size is “{said}”; it was read as {grid}."),
                )
            }
            Assumption::Komi { said, halves } => {
                let (said, points) = (quoted(said), halves_written((*halves).into()));
                (
                    format!("a komi „{said}”; {} pontnak vettük.", points.replace('.', ",")),
                    format!("the komi is “{said}”; it was read as {points} points."),
                )
            }
            Assumption::NoKomi(said) => {
                let said = quoted(said);
                (
                    format!("a komi „{said}”; ezt nem tudjuk elolvasni, a szokásossal számolunk."),
                    format!("the komi is “{said}”, which can’t be read; the usual one counts."),
                )
            }
            Assumption::Handicap { said, stones } => {
                let said = quoted(said);
                (
                    format!("az előny „{said}”; {stones} kőnek vettük."),
                    format!("the handicap is “{said}”; it was read as {stones}."),
                )
            }
            Assumption::NoHandicap(said) => {
                let said = quoted(said);
                (
                    format!("az előny „{said}”; ezt nem tudjuk elolvasni, így nem számít."),
                    format!("the handicap is “{said}”, which can’t be read; it doesn’t count."),
                )
            }
            Assumption::NoStones(stones) => (
                format!(
                    "{stones} kő előnyt ír, de egyet sem tesz fel. Ha fehér kezd, a játszma a szokásos pontokra tett \
                     kövekkel indul; a leírásba te teheted fel őket."
                ),
                format!(
                    "it tells of {stones} handicap stones, but sets up none. Where White begins, the game starts with \
                     them on the usual points; in the record you may set them up."
                ),
            ),
            Assumption::FreeStones(stones) => (
                format!("az előny köveit fekete első {stones} lépése teszi fel; szabad előnynek vettük."),
                format!("Black’s first {stones} moves place the handicap stones; they were read as a free handicap."),
            ),
            Assumption::OtherTurn(Colour::Black) => both(
                "fehér következne, de fekete lép először; a lépést vettük alapul.",
                "White is said to move, but Black moves first; the move counts.",
            ),
            Assumption::OtherTurn(Colour::White) => both(
                "fekete következne, de fehér lép először; a lépést vettük alapul.",
                "Black is said to move, but White moves first; the move counts.",
            ),
            Assumption::NoTurn(said) => {
                let said = quoted(said);
                (
                    format!("a soron lévő játékos „{said}”; ezt nem tudjuk elolvasni, így nem számít."),
                    format!("the player to move is “{said}”, which can’t be read; it doesn’t count."),
                )
            }
            Assumption::Written { name, said, point } => {
                let said = quoted(said);
                (
                    format!("{name}[{said}]: {point} pontnak vettük."),
                    format!("{name}[{said}] was read as the point {point}."),
                )
            }
            Assumption::Pass(said) => {
                let said = quoted(said);
                (format!("egy lépés „{said}”; passznak vettük."), format!("a move is “{said}”; it was read as a pass."))
            }
            Assumption::List(name) => (
                format!("{name} egy értékében több pont áll; egyenként vettük őket."),
                format!("one value of {name} lists several points; each was read by itself."),
            ),
            Assumption::Corners(name) => (
                format!("{name} egy téglalapja nem a bal felső sarkánál kezdődik; úgy vettük, mintha ott kezdődne."),
                format!("a rectangle of {name} doesn’t begin at its upper left corner; it was read as if it did."),
            ),
            Assumption::NoPoint { name, said } => {
                let said = quoted(said);
                (
                    format!("{name}[{said}] nincs rajta a táblán; csak a fájlban marad meg."),
                    format!("{name}[{said}] is no point of the board; it only stays in the file."),
                )
            }
            Assumption::TwoMoves => both(
                "egy lépés helyén kettő van; egymás után vettük őket.",
                "there are two moves where one should be; they were read one after the other.",
            ),
            Assumption::MoreMoves => both(
                "egy lépés helyén ugyanannak a színnek több lépése van; az elsőt vettük, a többi csak a fájlban marad meg.",
                "there are more moves of one colour where one should be; the first was read, the others only stay in the file.",
            ),
            Assumption::TwoPoints => both(
                "egy lépés két pontot is megnevez; az elsőt vettük.",
                "a move names two points; the first was read.",
            ),
        }
    }
}
