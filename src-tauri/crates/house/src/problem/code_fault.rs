//! What can be wrong with a challenge code.

use super::ProblemKind;
use rulebook::Bilingual;

/// What is wrong with a challenge code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeFault {
    /// A character that stands in no code.
    Letter(char),
    /// Some letters are missing, or too many.
    Length {
        /// How many are there.
        have: usize,
        /// How many should be.
        of: usize,
    },
    /// So many letters are there, which no code has.
    OddLength {
        /// How many are there.
        have: usize,
    },
    /// As many letters are there as some codes have, but the first, which tells how many, is none of theirs.
    First,
    /// The letters don't vouch for one another.
    Letters,
    /// The word is right, but from a later version.
    Newer,
    /// The word is right, but no table can be laid so.
    Impossible,
}

/// How many letters a code could have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLengths {
    /// The fewest.
    pub least: usize,
    /// The most.
    pub most: usize,
    /// Whether codes of one game are meant, not of any.
    pub of_game: bool,
}

impl CodeFault {
    /// What a person is told.
    pub(super) fn sentence(self, lengths: CodeLengths) -> Bilingual<String> {
        let told = |hu: String, en: String| Bilingual { hu, en };
        match self {
            CodeFault::Letter(char) if char.is_control() => ProblemKind::BadCode.sentence(),
            CodeFault::Letter(char) => told(
                format!("Kihíváskódban nem lehet „{char}”: csak számjegyek és ékezet nélküli betűk, U nélkül. Nézd át újra."),
                format!("Challenge codes contain no “{char}”: only digits and plain letters other than U. Check it again."),
            ),
            CodeFault::Length { have, of } if have < of => told(
                format!("Ebből a kódból hiányzik valami: {of} karakterből {have} van meg. Írd be az egészet."),
                format!("Part of this code is missing: only {have} of its {of} characters are there. Type all of it."),
            ),
            CodeFault::Length { have, of } => told(
                format!("Ez a kód hosszabb, mint kellene: {of} karakter helyett {have}. Nézd át újra."),
                format!("This code is longer than it should be: {have} characters instead of {of}. Check it again."),
            ),
            CodeFault::OddLength { have } => {
                let CodeLengths { least, most, of_game } = lengths;
                told(
                    format!(
                        "Ez nem egész kihíváskód: {have} karakterből áll, {} {least}–{most} karakter. Nézd át, megvan-\u{2060}e az \
                         eleje és a vége.",
                        if of_game { "ennél a játéknál pedig egy kód" } else { "egy kód pedig" },
                    ),
                    format!(
                        "This isn’t a whole challenge code: it has {have}\u{a0}{}, {} {least} to {most}. \
                         Check its beginning and its end.",
                        if have == 1 { "character" } else { "characters" },
                        if of_game { "codes of this game have" } else { "codes have" },
                    ),
                )
            }
            CodeFault::First => told(
                "Ebben a kódban valami el van írva, és az első karaktere biztosan: így egyetlen kód sem kezdődik. Nézd át karakterenként.".to_owned(),
                "Something in this code is mistyped, certainly its first character: no code of this length begins like that. Check it letter by letter.".to_owned(),
            ),
            CodeFault::Letters => told(
                "Ebben a kódban valami el van írva: egy karakter más, vagy kettő helyet cserélt. Nézd át karakterenként.".to_owned(),
                "Something in this code is mistyped: a letter is wrong, or two have changed places. Check it letter by letter.".to_owned(),
            ),
            CodeFault::Newer => told(
                "Ez a kód az Asztaltárs újabb változatából jön. Frissítsd az Asztaltársat, és próbáld újra.".to_owned(),
                "This code comes from a newer version of Asztaltárs. Update the app and try again.".to_owned(),
            ),
            CodeFault::Impossible => told(
                "Ehhez a kódhoz nem lehet asztalt nyitni. Kérj újat attól, akitől kaptad.".to_owned(),
                "No game can be started from this code. Ask whoever sent it for another one.".to_owned(),
            ),
        }
    }
}
