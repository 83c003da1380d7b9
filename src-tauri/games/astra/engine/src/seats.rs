//! The two seats.

use game::Seat;

/// The person's seat.
pub const PERSON: Seat = Seat(0);
/// The automaton's seat.
pub const AUPTOLEMY: Seat = Seat(1);
