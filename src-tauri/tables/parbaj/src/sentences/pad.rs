//! What can't be true on a pad of Párbaj.

use super::{english, hungarian};
use crate::ParbajTable;
use parbaj::SheetFault;
use rulebook::Lang;
use rulebook::phrase::Names;
use rulebook::phrase::pad::PhrasePad;

impl PhrasePad for ParbajTable {
    fn fault(fault: &SheetFault, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian::fault(*fault, names),
            Lang::En => english::fault(*fault, names),
        }
    }
}
