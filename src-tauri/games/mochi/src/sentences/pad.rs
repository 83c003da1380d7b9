//! The faults of a score sheet of Boldog mocsik.

use super::sentences;
use crate::HostedMochi;
use mochi::{Card, SheetFault};
use rulebook::Lang;
use rulebook::phrase::Names;
use rulebook::phrase::pad::PhrasePad;

impl PhrasePad for HostedMochi {
    fn fault(fault: &SheetFault, lang: Lang, names: &Names) -> String {
        sentences(lang).sheet_fault(fault, names)
    }
}

/// Returns the sum of the numbers of all cards.
pub(super) fn all_cards() -> u32 {
    Card::all().map(|card| u32::from(card.number())).sum()
}
