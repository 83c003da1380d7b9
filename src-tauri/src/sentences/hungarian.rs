//! The shell's sentences in Hungarian.

use super::language::Sentences;
use crate::opened_files::Fault;

pub(super) struct Hungarian;

impl Sentences for Hungarian {
    fn no_screen(&self) -> &'static str {
        "Nincs képernyő, amin megjelenhetne az ablak. Grafikus felületről indítsd."
    }

    fn file_fault(&self, fault: Fault, name: &str, most: u64) -> String {
        match fault {
            Fault::Missing => format!("Nincs ilyen fájl: {name}."),
            Fault::Folder => format!("Ez egy mappa, nem fájl: {name}."),
            Fault::NoFile => format!("Ez nem közönséges fájl, ezért nem nyitom meg: {name}."),
            Fault::Large => format!("Ez a fájl túl nagy, legfeljebb {most} MB lehet: {name}."),
            Fault::Forbidden => format!("Ehhez a fájlhoz nincs olvasási jog: {name}."),
            Fault::Unreadable => format!("Ezt a fájlt nem lehet elolvasni: {name}."),
        }
    }
}
