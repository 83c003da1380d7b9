//! The faults of a score sheet of Iszkenderun.

use super::sentences;
use crate::HostedIszkenderun;
use iszkenderun::SheetFault;
use rulebook::Lang;
use rulebook::phrase::Names;
use rulebook::phrase::pad::PhrasePad;

impl PhrasePad for HostedIszkenderun {
    fn fault(fault: &SheetFault, lang: Lang, names: &Names) -> String {
        sentences(lang).sheet_fault(fault, names)
    }
}
