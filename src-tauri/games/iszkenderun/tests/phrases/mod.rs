//! Tests of the texts of Iszkenderun: log, refusals, moves, card sheets and relevant rules.

mod card_sheet;
mod events;
mod games;
mod refusals;
mod relevant_rules;

use game::{Game, Seat, Seed};
use iszkenderun::{Card, Iszkenderun, State};
use serde_json::Value;

const ME: Seat = Seat(0);
const BORKA: Seat = Seat(1);
const ENDRE: Seat = Seat(2);

fn card(code: &str) -> Card {
    code.parse().unwrap()
}

fn place(position: Value) -> State {
    Iszkenderun::place(&serde_json::from_value(position).unwrap(), Seed(1)).unwrap()
}
