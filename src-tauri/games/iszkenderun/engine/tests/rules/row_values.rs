//! Compares the values of rows with a direct transcription of the rules, on random positions.

use super::placed::placed;
use game::{Chance, Seat, Seed};
use iszkenderun::{Card, State, ValuePart};
use serde_json::{Value, json};

/// Number of positions compared. They take only a few seconds, so there is no smaller number for everyday use.
const POSITIONS: u64 = 100_000;

/// A card in a row as text: its code, and the points of the tokens on it.
type Written = (String, u16);

/// The rows of all seats as text, with the trump and the options.
struct Paper {
    rows: Vec<Vec<Written>>,
    /// The letter of the trump suit; `None` without trump.
    trump: Option<char>,
    zeros_count_own_row: bool,
    two_suits_for_final_value_only: bool,
}

/// Returns the printed value (IS-0.1).
fn printed(code: &str) -> u16 {
    match code {
        "SZ" => 4,
        _ => match code[1..].parse() {
            Ok(place @ 1..=7) => place,
            Ok(8) => 0,
            Ok(9) => 3,
            Ok(10) => 4,
            Ok(_) => 5,
            // A card of two suits.
            Err(_) => 3,
        },
    }
}

/// Returns the letters of the card's suits.
fn suits(code: &str) -> Vec<char> {
    if code == "SZ" { vec![] } else { code.chars().filter(|sign| sign.is_alphabetic()).collect() }
}

/// Returns the points that the card gives to the card on its right.
fn gives_right(code: &str) -> u16 {
    match code {
        "X1" | "H2" => 2,
        "X2" | "H3" => 1,
        "H1" => 3,
        _ => 0,
    }
}

/// Returns the points that the card gives to the card on its left.
fn gives_left(code: &str) -> u16 {
    match code {
        "X1" | "H6" => 2,
        "X2" | "H5" => 1,
        "H7" => 3,
        _ => 0,
    }
}

impl Paper {
    /// IS-3.6: both suits, for every purpose, unless the option says otherwise.
    fn counts_as(&self, code: &str, suit: char) -> bool {
        let suits = suits(code);
        suits.contains(&suit) && !(self.two_suits_for_final_value_only && suits.len() == 2)
    }

    /// IS-3.9: one for each card of its suit in play, or in its own row by the option, including itself.
    fn zero_count(&self, row: usize, suit: char) -> u16 {
        let counted = self.rows.iter().enumerate().filter(|(at, _)| !self.zeros_count_own_row || *at == row);
        counted.flat_map(|(_, row)| row).filter(|(code, _)| self.counts_as(code, suit)).count() as u16
    }

    /// IS-3.8: printed, plus neighbours' passive effects, plus tokens, plus the zero card's count.
    fn current(&self, row: usize, place: usize) -> u16 {
        let cards = &self.rows[row];
        let (code, tokens) = &cards[place];
        let mut value = printed(code) + tokens;
        if place > 0 {
            value += gives_right(&cards[place - 1].0);
        }
        if place + 1 < cards.len() {
            value += gives_left(&cards[place + 1].0);
        }
        if code.ends_with('8') {
            value += self.zero_count(row, suits(code)[0]);
        }
        value
    }

    /// IS-3.8: current, doubled if the card has the current trump suit.
    fn final_value(&self, row: usize, place: usize) -> u16 {
        let is_trump = self.trump.is_some_and(|trump| suits(&self.rows[row][place].0).contains(&trump));
        self.current(row, place) * if is_trump { 2 } else { 1 }
    }
}

/// Returns random rows, as text and as a state.
fn random_table(chance: &mut Chance) -> (Paper, State) {
    let mut deck: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    chance.shuffle(&mut deck);
    let seats = 3 + chance.index(2);
    let mut rows: Vec<Vec<Written>> = Vec::new();
    for _ in 0..seats {
        let mut row = Vec::new();
        for code in deck.split_off(deck.len() - chance.index(9)) {
            let tokens = if chance.below(5) == 0 { 1 + chance.below(6) as u16 } else { 0 };
            row.push((code, tokens));
        }
        rows.push(row);
    }
    let trumps = [("scimitar", Some('S')), ("turban", Some('T')), ("cross", Some('X')), ("crescent", Some('H'))];
    let (trump, letter) = [trumps[0], trumps[1], trumps[2], trumps[3], ("sansTrump", None)][chance.index(5)];
    let (own, only) = (chance.below(2) == 0, chance.below(2) == 0);
    let cards = |row: &Vec<Written>| -> Vec<Value> {
        row.iter().map(|(code, tokens)| json!({ "card": code, "tokens": tokens })).collect()
    };
    let state = placed(json!({
        "hands": vec![0; seats],
        "rows": rows.iter().map(cards).collect::<Vec<_>>(),
        "trump": trump,
        "zeros": if own { "ownRow" } else { "inPlay" },
        "twoSuited": if only { "finalOnly" } else { "always" },
    }));
    let paper = Paper { rows, trump: letter, zeros_count_own_row: own, two_suits_for_final_value_only: only };
    (paper, state)
}

#[test]
fn rows_are_worth_what_the_rules_words_say() {
    let mut chance = Chance::new(Seed(2007));
    for position in 0..POSITIONS {
        let (paper, state) = random_table(&mut chance);
        for (row, cards) in paper.rows.iter().enumerate() {
            let seat = Seat(row as u8);
            let mut total = 0;
            for (place, (code, _)) in cards.iter().enumerate() {
                let mut reasons: Vec<ValuePart> = Vec::new();
                let value = state.table().value(seat, place, &mut reasons);
                let expected = (printed(code), paper.current(row, place), paper.final_value(row, place));
                let at = format!("position {position}: {code} in {:?}", paper.rows);
                assert_eq!((value.printed, value.current, value.final_value), expected, "{at}");
                let told: u16 = reasons.iter().map(|reason| reason.amount).sum();
                assert_eq!(told, value.final_value, "the reasons add up: {at}");
                total += expected.2;
            }
            assert_eq!(state.table().total(seat), total);
        }
    }
}
