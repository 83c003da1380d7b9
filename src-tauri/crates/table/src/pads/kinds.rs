//! Every table that has a score pad, once.

use super::propose::Propose;
use crate::games::TableGame;
use game::{Game, Pad};
use rulebook::phrase::pad::PhrasePad;
use serde::{Deserialize, Serialize};

/// What a table with a score pad must bring: the pad itself, words, and its place in the types that cross to the
/// window.
pub trait PadGame: TableGame + PhrasePad + Propose {
    /// A sheet, for the window.
    fn sheet_out(sheet: Self::Sheet) -> PadSheet;
    /// A sheet from the window; `None` if it belongs to another table.
    fn sheet_in(sheet: PadSheet) -> Option<Self::Sheet>;
    /// A tally, for the window.
    fn tally_out(tally: Self::Tally) -> PadTally;
    /// A fault, for the window.
    fn fault_out(fault: Self::Fault) -> PadFaultOf;
}

/// Something to do with a pad whose game is known only by name.
pub(super) trait PadVisitor {
    /// What it comes to.
    type Output;

    /// Does it.
    fn visit<G: PadGame>(self) -> Self::Output;
}

/// Writes down all tables with pads: a later one is one more line where this is used.
macro_rules! pads {
    ($($variant:ident($game:ty)),+ $(,)?) => {
        /// The names of all tables with pads.
        pub(super) const PADS: &[&str] = &[$(<$game>::NAME),+];

        /// Does `visitor`'s work with the pad of the table called `name`; `None` if there is no such pad.
        pub(super) fn visit_pad<V: PadVisitor>(name: &str, visitor: V) -> Option<V::Output> {
            match name {
                $(<$game>::NAME => Some(visitor.visit::<$game>()),)+
                _ => None,
            }
        }

        /// What people have written down.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, specta::Type)]
        #[serde(tag = "game", content = "sheet", rename_all = "camelCase")]
        pub enum PadSheet {
            $(#[allow(missing_docs)] $variant(<$game as Pad>::Sheet),)+
        }

        /// What it comes to, in the table's own terms.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", content = "tally", rename_all = "camelCase")]
        pub enum PadTally {
            $(#[allow(missing_docs)] $variant(<$game as Pad>::Tally),)+
        }

        /// What can't be true, with its place.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", content = "fault", rename_all = "camelCase")]
        pub enum PadFaultOf {
            $(#[allow(missing_docs)] $variant(<$game as Pad>::Fault),)+
        }

        $(
            impl PadGame for $game {
                fn sheet_out(sheet: Self::Sheet) -> PadSheet {
                    PadSheet::$variant(sheet)
                }

                fn sheet_in(sheet: PadSheet) -> Option<Self::Sheet> {
                    match sheet {
                        PadSheet::$variant(sheet) => Some(sheet),
                        _ => None,
                    }
                }

                fn tally_out(tally: Self::Tally) -> PadTally {
                    PadTally::$variant(tally)
                }

                fn fault_out(fault: Self::Fault) -> PadFaultOf {
                    PadFaultOf::$variant(fault)
                }
            }
        )+
    };
}

pads! {
    Mochi(mochi::Mochi),
    Iszkenderun(iszkenderun::Iszkenderun),
    Cardgo(cardgo::Cardgo),
}
