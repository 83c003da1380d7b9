//! The texts of Kártyás go: the log, refusals, moves, card sheets, the drawer and the list of tables.

mod at_hand;
mod card_events;
mod card_refusals;
mod card_sheet;
mod events;
mod games;
mod refusals;

use cardgo::{Cardgo, Point, PointSet, State};
use game::{Game, Seat, Seed};
use serde_json::Value;

/// The seat of Black.
const ME: Seat = Seat(0);
/// The seat of White.
const BORKA: Seat = Seat(1);

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

fn points(names: &[&str]) -> PointSet {
    names.iter().map(|name| point(name)).collect()
}

fn place(position: Value) -> State {
    Cardgo::place(&serde_json::from_value(position).unwrap(), Seed(1)).unwrap()
}
