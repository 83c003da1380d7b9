//! Tests of the cards, GO-2 to GO-4.

mod masks;
mod played;
mod properties;
mod secrets;
mod slow;
mod targets;
mod turns;

use crate::board::slow as paper;
