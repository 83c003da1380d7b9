//! The sentences for problems, in both languages.

use super::{Problem, ProblemKind, Reason};
use rulebook::Bilingual;
use rulebook::hungarian::the;
use rulebook::phrase::NBSP;

impl Problem {
    /// What a person is told.
    pub(super) fn sentence(&self) -> Bilingual<String> {
        let (hu, en) = match self {
            Problem::Of(kind) => return kind.sentence(),
            Problem::Refused(reasons) => {
                let first = |reasons: &[Reason]| reasons.first().map(|reason| reason.text.clone());
                let (Some(hu), Some(en)) = (first(&reasons.hu), first(&reasons.en)) else {
                    return ProblemKind::Refused.sentence();
                };
                (hu, en)
            }
            Problem::BadSetup { text: said, .. } | Problem::BadRecord(said) => return said.clone(),
            Problem::LargeRecord { most } => (
                format!("A fájl túl nagy, legfeljebb {} MB lehet.", most >> 20),
                format!("The file is too large; the limit is {} MB.", most >> 20),
            ),
            Problem::LongList { most } => (
                format!(
                    "Ez túl hosszú ahhoz, hogy el lehessen tenni: legfeljebb {} karakter lehet.",
                    grouped(*most, NBSP)
                ),
                format!("This is too long to be saved; the limit is {} characters.", grouped(*most, ',')),
            ),
            Problem::StalePad => {
                return owned((
                    "A pontozólap közben megváltozott. Nézd meg újra, mielőtt továbbírod.",
                    "The pad has changed in the meantime. Look again before you go on.",
                ));
            }
            Problem::ShortText { have, of } => (
                format!("Ennek a mentésnek hiányzik a vége: {of} karakterből {have} van meg. Másold ki az egészet."),
                format!(
                    "The end of this save is missing: only {have} of its {of} characters are there. Copy all of it."
                ),
            ),
            Problem::StillPlayed(name) => {
                let [hu, en] = match name.as_str() {
                    "" => ["egy most is folyó játszmádé", "that of a game you are playing now"].map(str::to_owned),
                    name => [
                        format!("egy most is folyó játszmádé („{name}”)"),
                        format!("that of a game you are playing now (“{name}”)"),
                    ],
                };
                (
                    format!(
                        "Ez az állás {hu}, vagy nagyon közel áll hozzá, és az elemzése segítség volna. Fejezd be előbb a \
                         játszmát, vagy kérd az elemzést annál az asztalnál: ott segítséggel játszottnak fog számítani."
                    ),
                    format!(
                        "This position is {en}, or very close to it, and its analysis would be help. Finish that game first, \
                         or ask for the analysis at its table: the game will then count as assisted."
                    ),
                )
            }
            Problem::BadMove(number) => (
                format!(
                    "Ennek az asztalnak a lépései közül {} a szabályok szerint nem lehetséges, ezért nem töltöttük be.",
                    the(&format!("{number}."))
                ),
                format!("The rules don’t allow move {number} of this table, so the table was not imported."),
            ),
            Problem::NoSurvey => {
                return owned((
                    "Ennél az asztalnál nincs felosztható tábla, ezért becsülni sincs mit.",
                    "There is no board to be shared out at this table, so there is nothing to estimate.",
                ));
            }
            Problem::NoRecord => {
                return owned((
                    "Ezt a játszmát nem lehet más programoknak szóló fájlba írni. Az asztalt a „Mentett asztalok” oldalon \
                     mentheted el.",
                    "This game can’t be written to a file for other programs. The table itself can be saved on “Saved \
                     tables”.",
                ));
            }
            Problem::BadCode { fault, lengths } => return fault.sentence(*lengths),
        };
        Bilingual { hu, en }
    }
}

/// A number whose thousands stand apart, if it is a long one.
fn grouped(number: usize, between: char) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(between);
        }
        grouped.push(digit);
    }
    grouped
}

fn owned((hu, en): (&str, &str)) -> Bilingual<String> {
    Bilingual { hu: hu.to_owned(), en: en.to_owned() }
}

impl ProblemKind {
    /// What there is to say of it where nothing more is known, in Hungarian and in English.
    pub(super) fn sentence(self) -> Bilingual<String> {
        owned(match self {
            ProblemKind::Crashed => (
                "Hiba történt az Asztaltársban, de semmi sem veszett el. Próbáld újra.",
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
                "The book has no such rule. Try other words, or look through the contents.",
            ),
            ProblemKind::NoSuchScene => (
                "Ez a példa nincs meg a könyvben. Válassz másikat.",
                "The book doesn’t have this example. Choose another one.",
            ),
            ProblemKind::NoSuchCard => ("Ilyen lap nincs ebben a játékban.", "There is no such card in this game."),
            ProblemKind::Stale => (
                "A játszma közben továbbment. Nézd meg újra, mielőtt lépsz.",
                "The table has moved on in the meantime. Look again before you move.",
            ),
            ProblemKind::Refused => ("Ezt most nem engedik a szabályok.", "The rules don’t allow that now."),
            ProblemKind::NothingThere => {
                ("Nincs több lépés ebben az irányban.", "There is no further move in that direction.")
            }
            ProblemKind::HandsClosed => (
                "A játszma végéig minden kéz rejtve marad. Fejezzétek be, és utána megnézheted.",
                "Every hand stays hidden until the game is over. Play it out, then you can look.",
            ),
            ProblemKind::ThoughtsClosed => (
                "A botok csak a játszma végén árulják el, miért léptek úgy: addig a lapjaikat is elárulnák vele.",
                "Bots tell why they did what they did once the game is over: before, it would give their cards away.",
            ),
            ProblemKind::LetGo => (
                "Ezt az asztalt túl sokan figyelik egyszerre. Egy pillanat, és újra itt lesz.",
                "This table is being watched from too many places at once. It will be back in a moment.",
            ),
            ProblemKind::Left => ("Az asztalt közben bezártad.", "You have closed this table in the meantime."),
            ProblemKind::BadSetup => (
                "Így nem lehet asztalt nyitni. Nézd át a beállításait.",
                "A game can’t be started like this. Check its options.",
            ),
            ProblemKind::BadSettings => (
                "Ilyen beállítás nincs; minden maradt, ahogy volt.",
                "There is no such setting; everything stays as it was.",
            ),
            ProblemKind::NotOurs => (
                "Ez nem Asztaltárs-mentés, nem kihíváskód és nem SGF-játszma. Lehet, hogy nem azt választottad, amit \
                 akartál.",
                "This is not a save from Asztaltárs, a challenge code or an SGF game. Check that it is the right one.",
            ),
            ProblemKind::BadText => (
                "Ez a mentés megsérült útközben. Másold ki vagy küldd át újra az egészet.",
                "This save was damaged on the way. Copy or send all of it again.",
            ),
            ProblemKind::NewerText => (
                "Ezt az Asztaltárs újabb változata írta. Frissítsd az Asztaltársat, és próbáld újra.",
                "This was written by a newer version of Asztaltárs. Update the app and try again.",
            ),
            ProblemKind::TooLarge => (
                "Ez túl nagy: ekkora mentést az Asztaltárs nem ír. Lehet, hogy nem azt választottad, amit akartál.",
                "This is too large to be a save from Asztaltárs. Check that it is the right one.",
            ),
            ProblemKind::CalledOff => {
                ("Abbahagytam: minden maradt, ahogy volt.", "Stopped: everything stays as it was.")
            }
            ProblemKind::BadTable => (
                "Ez az asztal a szabályok szerint nem állhat így, ezért nem töltöttük be.",
                "The rules don’t allow this position, so the table was not imported.",
            ),
            ProblemKind::BadCode => (
                "Ez nem érvényes kihíváskód. Nézd át karakterenként.",
                "This is not a valid challenge code. Check it letter by letter.",
            ),
            ProblemKind::BadRecord => (
                "Ezt a játszmát nem lehet megnyitni. A fájlhoz nem nyúltunk.",
                "This game can’t be opened. The file has not been touched.",
            ),
            ProblemKind::NoSuchPad => (
                "Ez a pontozólap már nincs meg. Válassz másikat.",
                "This score pad is no longer there. Choose another one.",
            ),
            ProblemKind::BadPad => (
                "Ilyet nem lehet a pontozólapra írni. Ami rajta van, megmaradt.",
                "That can’t be written on the pad. What is on it has been kept.",
            ),
            ProblemKind::BadPadName => (
                "Ez a név túl hosszú, legfeljebb 40 karakter lehet.",
                "This name is too long; the limit is 40 characters.",
            ),
            ProblemKind::DamagedPad => (
                "Ezt a pontozólapot nem lehet elolvasni. Nem nyúltunk hozzá; a többi megvan.",
                "This score pad can’t be read. It has not been touched; the others are all there.",
            ),
            ProblemKind::NoSuchList => {
                ("Ez a lista már nincs meg. Válassz másikat.", "This list is no longer there. Choose another one.")
            }
            ProblemKind::BadList => (
                "Így nem lehet eltenni: adj neki nevet, amelyben betű is van.",
                "It can’t be saved like this: give it a name with a letter in it.",
            ),
            ProblemKind::NoPlace => (
                "A Letöltések mappába most nem lehet írni. Másold ki a játszmát, és mentsd el máshová.",
                "The Downloads folder can’t be written to now. Copy the game and save it somewhere else.",
            ),
            ProblemKind::ReadOnly => (
                "Most semmit sem lehet elmenteni: az Asztaltárs máshol is nyitva van, vagy a mappája nem írható.",
                "Nothing can be saved now: Asztaltárs is open elsewhere too, or its folder can’t be written to.",
            ),
            ProblemKind::DiskFull => (
                "Megtelt a lemez. Szabadíts fel helyet, és próbáld újra; eddig minden megvan.",
                "The disk is full. Free some space and move again; everything so far is kept.",
            ),
            ProblemKind::NoRoom => (
                "Megtelt a lemez, ezért az asztalokat most nem lehet megnyitni. Szabadíts fel helyet, és próbáld újra; \
                 minden megvan.",
                "The disk is full, so the tables can’t be opened now. Free some space and try again; everything is kept.",
            ),
            ProblemKind::Gone => (
                "Az asztalok fájlja eltűnt a helyéről: közben törölték vagy elvitték. Amit most lépsz, az nem marad meg. \
                 Ami itt látszik, azt a „Mentett asztalok” oldalon még fájlba mentheted; utána indítsd újra az appot.",
                "The file of your tables has gone from its place: it was removed or moved meanwhile. What you do now \
                 isn’t kept. What you see here can still be saved to a file on “Saved tables”; then start the app again.",
            ),
            ProblemKind::Damaged => (
                "A mentések fájlja megsérült. Nyisd meg újra az asztalt: ami olvasható volt, visszahoztuk.",
                "The file of saved tables is damaged. Open the table again: what could be read has been brought back.",
            ),
            ProblemKind::NewerFile => (
                "A mentéseket az Asztaltárs újabb változata írta. Frissítsd az Asztaltársat; a fájlhoz nem nyúltunk.",
                "The saved tables were written by a newer version of Asztaltárs. Update the app; the file has not been touched.",
            ),
            ProblemKind::Disk => (
                "A lemezre nem sikerült menteni. Ellenőrizd a lemezt, és próbáld újra; eddig minden megvan.",
                "The disk won’t save. Check it and move again; everything so far is kept.",
            ),
        })
    }
}
