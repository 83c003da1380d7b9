//! Colours in the format.

use cardgo::Colour;

/// The letter of a colour in the format.
pub(crate) fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "B",
        Colour::White => "W",
    }
}
