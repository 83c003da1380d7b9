//! Generates the sky as Rust constants.

use crate::sky::{Constellation, Sky};
use std::fmt::Write;

/// The greatest number of stars on a card.
const MOST: usize = 14;

/// Returns the code of an array of all constellations, by element and then in the file's order.
pub fn of(sky: &Sky) -> String {
    let mut figures: Vec<&Constellation> = sky.constellations.iter().collect();
    figures
        .sort_by_key(|figure| ["air", "fire", "earth", "water"].iter().position(|element| *element == figure.element));
    let mut code = String::from("[\n");
    for figure in figures {
        // Writing to a string can't fail.
        let _ = write!(code, "{}", constellation(figure));
    }
    code.push(']');
    code
}

fn constellation(figure: &Constellation) -> String {
    let Constellation { id, latin, hungarian, english, start, vp, .. } = figure;
    let stars: String = figure
        .stars
        .iter()
        .map(|star| {
            format!(
                "Star {{ x: {:.0}, y: {:.0}, designation: {:?}, name: {:?}, hungarian: {:?}, magnitude: {:.0} }}, ",
                10.0 * star.x,
                10.0 * star.y,
                star.designation,
                star.name,
                star.hungarian,
                100.0 * star.magnitude
            )
        })
        .collect();
    let lines: String = figure.lines.iter().map(|[one, other]| format!("({one}, {other}), ")).collect();
    let grand: u16 = figure.grand.iter().map(|star| 1 << star).sum();
    let first = figure.boons[0].trim_start_matches("vp:");
    let boons = format!("[Boon::Vp({first}), Boon::{}, Boon::{}]", camel(&figure.boons[1]), camel(&figure.boons[2]));
    let (joined, lines_between) = graph(figure);
    format!(
        "Constellation {{ id: {id:?}, latin: {latin:?}, hungarian: {hungarian:?}, english: {english:?}, \
         element: Element::{}, stars: &[{stars}], lines: &[{lines}], joined: {joined:?}, \
         lines_between: {lines_between:?}, start: {start}, grand: StarSet::of_bits({grand}), vp: {vp}, boons: {boons}, \
         ability: Ability::{} }},\n",
        camel(&figure.element),
        camel(&figure.ability)
    )
}

/// Returns, for each star, a bit set of the stars it is joined to, and its distance in lines to each other star.
fn graph(figure: &Constellation) -> ([u16; MOST], [[u8; MOST]; MOST]) {
    let mut joined = [0u16; MOST];
    for &[one, other] in &figure.lines {
        joined[one] |= 1 << other;
        joined[other] |= 1 << one;
    }
    let mut between = [[0u8; MOST]; MOST];
    for (from, row) in between.iter_mut().enumerate().take(figure.stars.len()) {
        let (mut reached, mut steps) = (1u16 << from, 0);
        loop {
            let next =
                (0..MOST).filter(|star| reached & (1 << star) != 0).fold(reached, |all, star| all | joined[star]);
            if next == reached {
                break;
            }
            steps += 1;
            for (star, lines) in row.iter_mut().enumerate() {
                if next & !reached & (1 << star) != 0 {
                    *lines = steps;
                }
            }
            reached = next;
        }
    }
    (joined, between)
}

/// Returns a key in camel case: `free-first` as `FreeFirst`.
fn camel(key: &str) -> String {
    key.split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
        })
        .collect()
}
