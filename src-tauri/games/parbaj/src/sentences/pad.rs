//! Contradictions on a score pad of Párbaj.

use super::sentences;
use crate::HostedParbaj;
use parbaj::SheetFault;
use rulebook::Lang;
use rulebook::phrase::Names;
use rulebook::phrase::pad::PhrasePad;

impl PhrasePad for HostedParbaj {
    fn fault(fault: &SheetFault, lang: Lang, names: &Names) -> String {
        sentences(lang).sheet_fault(*fault, names)
    }
}
