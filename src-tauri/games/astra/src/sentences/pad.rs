//! The faults of a score sheet of Astra.

use super::sentences;
use crate::HostedAstra;
use astra::SheetFault;
use rulebook::Lang;
use rulebook::phrase::Names;
use rulebook::phrase::pad::PhrasePad;

impl PhrasePad for HostedAstra {
    fn fault(fault: &SheetFault, lang: Lang, _names: &Names) -> String {
        sentences(lang).sheet_fault(fault)
    }
}
