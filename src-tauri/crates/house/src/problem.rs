//! What can go wrong between a person and the house, in both languages.

use rulebook::Lang;
use serde::Serialize;
use store::StoreError;

/// Why something could not be done: a kind to act on, and a sentence a person can act on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Problem {
    /// What happened, for the window.
    pub kind: ProblemKind,
    /// What happened, for the person.
    pub text: String,
    /// The rules that stand against it, if it is the game that refuses.
    pub reasons: Vec<Reason>,
}

/// A rule that stands against something, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Reason {
    /// The sentence.
    pub text: String,
    /// The rule's identifier.
    pub rule: String,
}

/// What happened, for the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum ProblemKind {
    /// A fault of the app itself, caught: the app goes on.
    Crashed,
    /// The system names no place for the app's data.
    NoDataDirectory,
    /// There is no such table.
    NoSuchTable,
    /// The book has no such rule.
    NoSuchRule,
    /// The book has no such scenario or lesson, or it can't be played so.
    NoSuchScene,
    /// There is no such card.
    NoSuchCard,
    /// The table has moved on since the window last looked.
    Stale,
    /// The rules of the game forbid it.
    Refused,
    /// There is nothing to take back, or to do again.
    NothingThere,
    /// Hidden cards stay hidden while the game goes on.
    HandsClosed,
    /// The table has been left: nobody waits for it any more.
    Left,
    /// Too many wait for a table, and others have asked later: whoever is still there asks again in a while.
    LetGo,
    /// A table with this setup can't be laid.
    BadSetup,
    /// A setting has a value that doesn't exist.
    BadSettings,
    /// A text is nothing that the app wrote, or knows.
    NotOurs,
    /// A text of the app's is damaged or cut short.
    BadText,
    /// A text comes from a newer version of the app.
    NewerText,
    /// A text is larger than anything the app writes.
    TooLarge,
    /// The person has called it off.
    CalledOff,
    /// A table in a text can't stand by the rules.
    BadTable,
    /// A challenge code has a mistake in it.
    BadCode,
    /// A game's file can't be read, or not be played.
    BadRecord,
    /// There is no such score pad.
    NoSuchPad,
    /// No paper could hold such a sheet.
    BadPad,
    /// A name on a pad is too long.
    BadPadName,
    /// A pad can't be read.
    DamagedPad,
    /// There is no place to put a file.
    NoPlace,
    /// Nothing can be kept: another instance is open, or the place can't be written.
    ReadOnly,
    /// The disk is full.
    DiskFull,
    /// The file is damaged.
    Damaged,
    /// The file comes from a newer version of the app.
    NewerFile,
    /// The disk refuses.
    Disk,
}

impl Problem {
    /// A problem with its own sentence.
    #[must_use]
    pub fn new(kind: ProblemKind, lang: Lang) -> Problem {
        let (hu, en) = kind.sentence();
        let text = match lang {
            Lang::Hu => hu,
            Lang::En => en,
        };
        Problem { kind, text: text.to_owned(), reasons: Vec::new() }
    }

    /// A problem with a sentence of its own, Hungarian and English.
    pub(crate) fn told(kind: ProblemKind, (hu, en): (String, String), lang: Lang) -> Problem {
        let text = match lang {
            Lang::Hu => hu,
            Lang::En => en,
        };
        Problem { kind, text, reasons: Vec::new() }
    }

    /// What the store says, for a person.
    pub(crate) fn from_store(error: &StoreError, lang: Lang) -> Problem {
        Problem::new(ProblemKind::of_store(error), lang)
    }

    /// What the rules say.
    pub(crate) fn refused(reasons: Vec<Reason>, lang: Lang) -> Problem {
        let mut problem = Problem::new(ProblemKind::Refused, lang);
        if let Some(first) = reasons.first() {
            problem.text.clone_from(&first.text);
        }
        problem.reasons = reasons;
        problem
    }
}

impl ProblemKind {
    /// Every kind, for tests.
    #[cfg(test)]
    const ALL: [ProblemKind; 32] = [
        ProblemKind::Crashed,
        ProblemKind::NoDataDirectory,
        ProblemKind::NoSuchTable,
        ProblemKind::NoSuchRule,
        ProblemKind::NoSuchScene,
        ProblemKind::NoSuchCard,
        ProblemKind::Stale,
        ProblemKind::Refused,
        ProblemKind::NothingThere,
        ProblemKind::HandsClosed,
        ProblemKind::Left,
        ProblemKind::LetGo,
        ProblemKind::BadSetup,
        ProblemKind::BadSettings,
        ProblemKind::NotOurs,
        ProblemKind::BadText,
        ProblemKind::NewerText,
        ProblemKind::TooLarge,
        ProblemKind::CalledOff,
        ProblemKind::BadTable,
        ProblemKind::BadCode,
        ProblemKind::BadRecord,
        ProblemKind::NoSuchPad,
        ProblemKind::BadPad,
        ProblemKind::BadPadName,
        ProblemKind::DamagedPad,
        ProblemKind::NoPlace,
        ProblemKind::ReadOnly,
        ProblemKind::DiskFull,
        ProblemKind::Damaged,
        ProblemKind::NewerFile,
        ProblemKind::Disk,
    ];

    /// What a refusal of the store means to a person.
    #[must_use]
    pub fn of_store(error: &StoreError) -> ProblemKind {
        match error {
            StoreError::NoSuchTable(_) | StoreError::NoSuchNode { .. } => ProblemKind::NoSuchTable,
            StoreError::Stale { .. } | StoreError::TableExists(_) => ProblemKind::Stale,
            StoreError::ReadOnly => ProblemKind::ReadOnly,
            StoreError::DiskFull => ProblemKind::DiskFull,
            StoreError::Newer { .. } => ProblemKind::NewerFile,
            StoreError::Damaged { .. } => ProblemKind::Damaged,
            StoreError::Io { .. } => ProblemKind::Disk,
        }
    }

    /// Hungarian and English.
    fn sentence(self) -> (&'static str, &'static str) {
        match self {
            ProblemKind::Crashed => (
                "Hiba történt az alkalmazásban, de semmi nem veszett el. Próbáld újra.",
                "Something went wrong in the app, but nothing is lost. Please try again.",
            ),
            ProblemKind::NoDataDirectory => (
                "A rendszer nem ad helyet az asztaloknak. Ellenőrizd a saját mappád jogosultságait.",
                "The system has no place for your tables. Check the permissions of your home folder.",
            ),
            ProblemKind::NoSuchTable => {
                ("Ez az asztal már nincs meg. Válassz másikat.", "This table is no longer there. Choose another one.")
            }
            ProblemKind::NoSuchRule => (
                "Ilyen szabály nincs a könyvben. Keresd meg más szóval, vagy nézd meg a tartalomban.",
                "The book has no such rule. Search for it in other words, or look through the contents.",
            ),
            ProblemKind::NoSuchScene => (
                "Ez a bemutató nincs meg a könyvben. Válassz másikat.",
                "The book doesn’t have this scene. Choose another one.",
            ),
            ProblemKind::NoSuchCard => ("Ilyen lap nincs ebben a játékban.", "There is no such card in this game."),
            ProblemKind::Stale => (
                "Az asztal közben továbblépett. Nézd meg újra, mielőtt lépsz.",
                "The table has moved on in the meantime. Look again before you move.",
            ),
            ProblemKind::Refused => ("Ezt most nem engedik a szabályok.", "The rules don't allow that now."),
            ProblemKind::NothingThere => ("Nincs több lépés ebben az irányban.", "There is no further move that way."),
            ProblemKind::HandsClosed => (
                "A játszma végéig minden kéz rejtve marad. Fejezzétek be, és utána megnézheted.",
                "Every hand stays hidden until the game is over. Play it out, then you can look.",
            ),
            ProblemKind::LetGo => (
                "Ezt az asztalt túl sokan figyelik egyszerre. Egy pillanat, és újra itt lesz.",
                "This table is being watched from too many places at once. It will be back in a moment.",
            ),
            ProblemKind::Left => ("Az asztalt közben bezártad.", "You have left this table in the meantime."),
            ProblemKind::BadSetup => (
                "Így nem lehet asztalt nyitni. Nézd át a beállításait.",
                "A table can't be laid like this. Look through its options.",
            ),
            ProblemKind::BadSettings => (
                "Ilyen beállítás nincs; minden maradt, ahogy volt.",
                "There is no such setting; everything stays as it was.",
            ),
            ProblemKind::NotOurs => (
                "Ez nem Asztaltárs-mentés, nem kihíváskód és nem SGF-játszma. Nézd meg, jót választottál-e.",
                "This is no table of Asztaltárs, no challenge code and no SGF game. Check that it is the right one.",
            ),
            ProblemKind::BadText => (
                "Ez a mentés megsérült útközben. Másold ki vagy küldd át újra az egészet.",
                "This save was damaged on its way. Copy or send the whole of it again.",
            ),
            ProblemKind::NewerText => (
                "Ezt az Asztaltárs újabb változata írta. Frissítsd az alkalmazást, és próbáld újra.",
                "This was written by a newer version of Asztaltárs. Update the app and try again.",
            ),
            ProblemKind::TooLarge => (
                "Ez túl nagy: ekkora mentést az Asztaltárs nem ír. Nézd meg, jót választottál-e.",
                "This is too large: Asztaltárs writes no save of this size. Check that it is the right one.",
            ),
            ProblemKind::CalledOff => {
                ("Abbahagytam: minden maradt, ahogy volt.", "Stopped: everything stays as it was.")
            }
            ProblemKind::BadTable => (
                "Ez az asztal a szabályok szerint nem állhat így, ezért nem hoztuk be.",
                "By the rules this table can't stand as it does, so it was not taken in.",
            ),
            ProblemKind::BadCode => (
                "Ez nem érvényes kihíváskód. Nézd át betűről betűre.",
                "This is no valid challenge code. Go through it letter by letter.",
            ),
            ProblemKind::BadRecord => (
                "Ezt a játszmát nem lehet megnyitni. A fájlhoz nem nyúltunk.",
                "This game can't be opened. The file was left alone.",
            ),
            ProblemKind::NoSuchPad => (
                "Ez a pontozólap már nincs meg. Válassz másikat.",
                "This score pad is no longer there. Choose another one.",
            ),
            ProblemKind::BadPad => (
                "Ilyet nem lehet a pontozólapra írni. Ami rajta van, megmaradt.",
                "That can't be written on the pad. What is on it has been kept.",
            ),
            ProblemKind::BadPadName => (
                "Ez a név túl hosszú, legfeljebb 40 betű lehet.",
                "This name is too long; it may have 40 letters at most.",
            ),
            ProblemKind::DamagedPad => (
                "Ezt a pontozólapot nem lehet elolvasni. Nem nyúltunk hozzá; a többi megvan.",
                "This score pad can't be read. It was left alone; the others are all there.",
            ),
            ProblemKind::NoPlace => (
                "A Letöltések mappába most nem lehet írni. Másold ki a játszmát, és mentsd el máshová.",
                "The Downloads folder can't be written now. Copy the game and save it somewhere else.",
            ),
            ProblemKind::ReadOnly => (
                "Most semmit nem lehet elmenteni: az Asztaltárs máshol is nyitva van, vagy a mappája nem írható.",
                "Nothing can be saved now: Asztaltárs is open elsewhere too, or its folder can't be written.",
            ),
            ProblemKind::DiskFull => (
                "Megtelt a lemez. Szabadíts fel helyet, és lépj újra; eddig minden megvan.",
                "The disk is full. Free some space and move again; everything so far is kept.",
            ),
            ProblemKind::Damaged => (
                "A mentések fájlja megsérült. Nyisd meg újra az asztalt: ami olvasható volt, visszahoztuk.",
                "The file of saved tables is damaged. Open the table again: what could be read has been brought back.",
            ),
            ProblemKind::NewerFile => (
                "A mentéseket az Asztaltárs újabb változata írta. Frissítsd az alkalmazást; a fájlhoz nem nyúltunk.",
                "The saved tables come from a newer version of Asztaltárs. Update the app; the file was left alone.",
            ),
            ProblemKind::Disk => (
                "A lemez nem engedi a mentést. Ellenőrizd, és lépj újra; eddig minden megvan.",
                "The disk refuses to save. Check it and move again; everything so far is kept.",
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_is_a_sentence_in_both_languages() {
        for kind in ProblemKind::ALL {
            let (hu, en) = (Problem::new(kind, Lang::Hu).text, Problem::new(kind, Lang::En).text);
            assert!(hu.ends_with('.') && en.ends_with('.') && hu != en, "{kind:?}");
        }
    }
}
