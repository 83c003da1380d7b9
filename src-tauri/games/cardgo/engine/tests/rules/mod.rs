//! Tests of plain Go by its rules, GO-1.

mod counting;
mod diagrams;
mod drawn;
mod stones;
