//! The house's sentences in Hungarian.

use super::grouped;
use super::language::{ReportWords, Sentences};
use crate::play::same_deal::Deed;
use crate::problem::{CodeFault, CodeLengths, ProblemKind};
use crate::saves::save_text::notes::Note;
use hosting::Concession;
use rulebook::hungarian::{article, the};
use rulebook::phrase::NBSP;
use std::path::Path;

pub(super) struct Hungarian;

impl Sentences for Hungarian {
    fn problem(&self, kind: ProblemKind) -> &'static str {
        match kind {
            ProblemKind::Crashed => "Hiba történt az Asztaltársban, de semmi sem veszett el. Próbáld újra.",
            ProblemKind::NoDataDirectory => {
                "A rendszer nem ad helyet az asztaloknak. Ellenőrizd a saját mappád jogosultságait."
            }
            ProblemKind::NoSuchTable => "Ez az asztal már nincs meg. Válassz másikat.",
            ProblemKind::NoSuchRule => {
                "Ilyen szabály nincs a könyvben. Keresd meg más szóval, vagy nézd meg a tartalomban."
            }
            ProblemKind::NoSuchScene => "Ez a példa nincs meg a könyvben. Válassz másikat.",
            ProblemKind::NoSuchCard => "Ilyen lap nincs ebben a játékban.",
            ProblemKind::Covered => "A készülék épp gazdát cserél: előbb vegye át, aki következik.",
            ProblemKind::Stale => "A játszma közben továbbment. Nézd meg újra, mielőtt lépsz.",
            ProblemKind::Refused => "Ezt most nem engedik a szabályok.",
            ProblemKind::NothingThere => "Nincs több lépés ebben az irányban.",
            ProblemKind::HandsClosed => {
                "A játszma végéig minden kéz rejtve marad. Fejezzétek be, és utána megnézheted."
            }
            ProblemKind::ThoughtsClosed => {
                "A botok csak a játszma végén árulják el, miért léptek úgy: addig a lapjaikat is elárulnák vele."
            }
            ProblemKind::LetGo => "Ezt az asztalt túl sokan figyelik egyszerre. Egy pillanat, és újra itt lesz.",
            ProblemKind::Left => "Az asztalt közben bezártad.",
            ProblemKind::BadSetup => "Így nem lehet asztalt nyitni. Nézd át a beállításait.",
            ProblemKind::BadSettings => "Ilyen beállítás nincs; minden maradt, ahogy volt.",
            ProblemKind::NotOurs => {
                "Ez nem Asztaltárs-mentés, nem kihíváskód és nem SGF-játszma. Lehet, hogy nem azt választottad, amit \
                 akartál."
            }
            ProblemKind::BadText => "Ez a mentés megsérült útközben. Másold ki vagy küldd át újra az egészet.",
            ProblemKind::NewerText => {
                "Ezt az Asztaltárs újabb változata írta. Frissítsd az Asztaltársat, és próbáld újra."
            }
            ProblemKind::TooLarge => {
                "Ez túl nagy: ekkora mentést az Asztaltárs nem ír. Lehet, hogy nem azt választottad, amit akartál."
            }
            ProblemKind::CalledOff => "Abbahagytam: minden maradt, ahogy volt.",
            ProblemKind::BadTable => "Ez az asztal a szabályok szerint nem állhat így, ezért nem töltöttük be.",
            ProblemKind::BadCode => "Ez nem érvényes kihíváskód. Nézd át karakterenként.",
            ProblemKind::BadRecord => "Ezt a játszmát nem lehet megnyitni. A fájlhoz nem nyúltunk.",
            ProblemKind::NoSuchPad => "Ez a pontozólap már nincs meg. Válassz másikat.",
            ProblemKind::BadPad => "Ilyet nem lehet a pontozólapra írni. Ami rajta van, megmaradt.",
            ProblemKind::BadPadName => "Ez a név túl hosszú, legfeljebb 40 karakter lehet.",
            ProblemKind::DamagedPad => "Ezt a pontozólapot nem lehet elolvasni. Nem nyúltunk hozzá; a többi megvan.",
            ProblemKind::NoSuchList => "Ez a lista már nincs meg. Válassz másikat.",
            ProblemKind::BadList => "Így nem lehet eltenni: adj neki nevet, amelyben betű is van.",
            ProblemKind::NoPlace => {
                "A Letöltések mappába most nem lehet írni. Másold ki a szöveget, és mentsd el máshová."
            }
            ProblemKind::ReadOnly => {
                "Most semmit sem lehet elmenteni: az Asztaltárs máshol is nyitva van, vagy a mappája nem írható."
            }
            ProblemKind::DiskFull => "Megtelt a lemez. Szabadíts fel helyet, és próbáld újra; eddig minden megvan.",
            ProblemKind::NoRoom => {
                "Megtelt a lemez, ezért az asztalokat most nem lehet megnyitni. Szabadíts fel helyet, és próbáld újra; \
                 minden megvan."
            }
            ProblemKind::Gone => {
                "Az asztalok fájlja eltűnt a helyéről: közben törölték vagy elvitték. Amit most lépsz, az nem marad meg. \
                 Ami itt látszik, azt a „Mentett asztalok” oldalon még fájlba mentheted; utána indítsd újra az Asztaltársat."
            }
            ProblemKind::Damaged => {
                "A mentések fájlja megsérült. Nyisd meg újra az asztalt: ami olvasható volt, visszahoztuk."
            }
            ProblemKind::NewerTable => {
                "Ezt az asztalt az Asztaltárs újabb változata mentette. A folytatáshoz frissítsd az Asztaltársat; az asztalhoz nem nyúltunk."
            }
            ProblemKind::NewerFile => {
                "A mentéseket az Asztaltárs újabb változata írta. Frissítsd az Asztaltársat; a fájlhoz nem nyúltunk."
            }
            ProblemKind::Disk => {
                "A lemezre nem sikerült menteni. Ellenőrizd a lemezt, és próbáld újra; eddig minden megvan."
            }
        }
    }

    fn code_fault(&self, fault: CodeFault, lengths: CodeLengths) -> String {
        match fault {
            CodeFault::Letter(char) if char.is_control() => self.problem(ProblemKind::BadCode).to_owned(),
            CodeFault::Letter(char) => {
                format!(
                    "Kihíváskódban nem lehet „{char}”: csak számjegyek és ékezet nélküli betűk, U nélkül. Nézd át újra."
                )
            }
            CodeFault::Length { have, of } if have < of => {
                format!("Ebből a kódból hiányzik valami: {of} karakterből {have} van meg. Írd be az egészet.")
            }
            CodeFault::Length { have, of } => {
                format!("Ez a kód hosszabb, mint kellene: {of} karakter helyett {have}. Nézd át újra.")
            }
            CodeFault::OddLength { have } => {
                let CodeLengths { least, most, of_game } = lengths;
                format!(
                    "Ez nem egész kihíváskód: {have} karakterből áll, {} {least}–{most} karakter. Nézd át, \
                     megvan-\u{2060}e az eleje és a vége.",
                    if of_game { "ennél a játéknál pedig egy kód" } else { "egy kód pedig" },
                )
            }
            CodeFault::First => {
                "Ebben a kódban valami el van írva, és az első karaktere biztosan: így egyetlen kód sem \
                                 kezdődik. Nézd át karakterenként."
                    .to_owned()
            }
            CodeFault::Letters => {
                "Ebben a kódban valami el van írva: egy karakter más, vagy kettő helyet cserélt. Nézd át \
                                   karakterenként."
                    .to_owned()
            }
            CodeFault::Newer => {
                "Ez a kód az Asztaltárs újabb változatából jön. Frissítsd az Asztaltársat, és próbáld újra.".to_owned()
            }
            CodeFault::Impossible => {
                "Ehhez a kódhoz nem lehet asztalt nyitni. Kérj újat attól, akitől kaptad.".to_owned()
            }
        }
    }

    fn large_record(&self, most: usize) -> String {
        format!("A fájl túl nagy, legfeljebb {most} MB lehet.")
    }

    fn long_list(&self, most: usize) -> String {
        format!("Ez túl hosszú ahhoz, hogy el lehessen tenni: legfeljebb {} karakter lehet.", grouped(most, NBSP))
    }

    fn stale_pad(&self) -> &'static str {
        "A pontozólap közben megváltozott. Nézd meg újra, mielőtt továbbírod."
    }

    fn short_text(&self, have: usize, of: usize) -> String {
        format!("Ennek a mentésnek hiányzik a vége: {of} karakterből {have} van meg. Másold ki az egészet.")
    }

    fn still_played(&self, name: &str) -> String {
        let which = match name {
            "" => "egy most is folyó játszmádé".to_owned(),
            name => format!("egy most is folyó játszmádé („{name}”)"),
        };
        format!(
            "Ez az állás {which}, vagy nagyon közel áll hozzá, és az elemzése segítség volna. Fejezd be előbb a \
             játszmát, vagy kérd az elemzést annál az asztalnál: ott segítséggel játszottnak fog számítani."
        )
    }

    fn bad_move(&self, number: u32) -> String {
        format!(
            "Ennek az asztalnak a lépései közül {} a szabályok szerint nem lehetséges, ezért nem töltöttük be.",
            the(&format!("{number}."))
        )
    }

    fn no_survey(&self) -> &'static str {
        "Ennél az asztalnál nincs felosztható tábla, ezért becsülni sincs mit."
    }

    fn no_record(&self) -> &'static str {
        "Ezt a játszmát nem lehet más programoknak szóló fájlba írni. Az asztalt a „Mentett asztalok” oldalon mentheted \
         el."
    }

    fn you(&self) -> &'static str {
        "Te"
    }

    fn owner(&self) -> &'static str {
        "A készülék gazdája"
    }

    fn unnamed_player(&self, number: usize) -> String {
        format!("{number}.{NBSP}játékos")
    }

    fn given_up(&self, why: Concession, name: Option<&str>) -> String {
        match (why, name) {
            (Concession::Resigned, None) => "Feladtad a játszmát.".to_owned(),
            (Concession::Resigned, Some(name)) => format!("{name} feladta a játszmát."),
            (Concession::OutOfTime, None) => "Lejárt az időd.".to_owned(),
            (Concession::OutOfTime, Some(name)) => format!("{name} ideje lejárt."),
        }
    }

    fn given_up_briefly(&self, why: Concession, name: Option<&str>) -> String {
        match (why, name) {
            (Concession::Resigned, None) => "feladtad".to_owned(),
            (Concession::Resigned, Some(name)) => format!("{name} feladta"),
            (Concession::OutOfTime, None) => "lejárt az időd".to_owned(),
            (Concession::OutOfTime, Some(name)) => format!("{name} ideje lejárt"),
        }
    }

    fn game_over(&self, ended: &str) -> String {
        format!("A játszmának vége. {ended}")
    }

    fn help_warning(&self, deed: Deed, name: &str) -> String {
        let table = match name {
            "" => "egy asztalnál".to_owned(),
            name => format!("{} „{name}” asztalnál", article(name)),
        };
        match deed {
            Deed::Opening => format!(
                "Ezt az osztást most is játszod {table}. Ha megnyitod, az a játszma segítséggel játszottnak fog számítani."
            ),
            Deed::TakingIn => format!(
                "Ezt az osztást most is játszod {table}. Ha a betöltöttnél segítséget kérsz, vagy a végére jársz, az a \
                 játszma is segítséggel játszottnak fog számítani."
            ),
        }
    }

    fn note(&self, note: Note) -> String {
        let left_out = |count| if count == 1 { "ez kimarad" } else { "ezek kimaradnak" };
        match note {
            Note::Newer => "Ezt az Asztaltárs újabb változata írta.".to_owned(),
            Note::NewerTables { readable, of } => format!(
                "Ezt az Asztaltárs újabb változata írta: {of}{NBSP}asztala közül {readable} olvasható. A többihez \
                 frissítsd az Asztaltársat."
            ),
            Note::NewerLines(count) => format!(
                "{count}{NBSP}olyan bejegyzés is van benne, amelyet ez a változat nem ismer: {}.",
                left_out(count)
            ),
            Note::Unreadable(count) => {
                format!("{count}{NBSP}eredmény vagy beállítás nem olvasható: {}.", left_out(count))
            }
        }
    }

    fn recovery(&self, tables: u32, lost: Option<u32>, worked_out: u32, set_aside: &Path) -> String {
        let lost = lost.map_or_else(|| "nem tudni, mennyi".to_owned(), |lost| lost.to_string());
        let back = match worked_out {
            0 => String::new(),
            back => format!("; ebből a szabályok alapján pótoltuk: {back}"),
        };
        let set_aside = set_aside.display();
        format!(
            "A mentések fájlja megsérült. Visszahozott asztal: {tables}, elveszett bejegyzés: {lost}{back}. \
             A sérült fájl megmaradt itt: {set_aside}"
        )
    }

    fn report(&self) -> ReportWords {
        ReportWords {
            file: "hibajelentes",
            title: "Asztaltárs, hibajelentés",
            version: "változat",
            platform: "rendszer",
            settings: "beállítások",
            saves: "mentések fájlja",
            busy: "máshol is nyitva van, itt csak olvasható",
            read_only: "csak olvasható",
            writable: "írható",
            tables: "asztalok",
            notice: "értesítés",
            table: "asztal",
            rules: "szabályok",
            current_position: "itt tart",
            finished: "véget ért",
            assisted: "segítséggel",
            recovered: "helyreállítva",
            secret: "titok a játék végéig",
        }
    }
}
