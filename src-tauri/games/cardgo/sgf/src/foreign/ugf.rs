//! UGF, the format of the PandaNet server: `[Header]` with a property on each line, and `[Data]` with a move on each.

use super::{Kifu, from_above};
use crate::grid::{AnyPoint, BoardSize};
use cardgo::Colour;

pub(super) fn begins(text: &str) -> bool {
    let is_heading = |name: &str| text.lines().any(|line| line.trim().eq_ignore_ascii_case(name));
    text.trim_start().starts_with('[') && is_heading("[Header]") && is_heading("[Data]")
}

pub(super) fn read(text: &str) -> Option<Kifu> {
    if !begins(text) {
        return None;
    }
    let mut kifu = Kifu::new(BoardSize::square(19));
    let (mut section, mut from_below, mut stones) = (String::new(), false, 0);
    for line in text.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            section = name.to_ascii_lowercase();
        } else if section == "header"
            && let Some((name, value)) = line.split_once('=')
        {
            match name.to_ascii_lowercase().as_str() {
                "size" => {
                    kifu.grid = value.trim().parse().ok().and_then(|it| BoardSize::new(it, it)).unwrap_or(kifu.grid);
                }
                "coordinatetype" => from_below = value.trim().eq_ignore_ascii_case("IGS"),
                "hdcp" => {
                    let (said, komi) = value.split_once(',').unwrap_or((value, ""));
                    stones = said.trim().parse::<usize>().ok().filter(|&stones| stones > 1).unwrap_or(0);
                    if stones > 0 {
                        kifu.tell("HA", &stones.to_string());
                    }
                    kifu.tell("KM", komi);
                }
                name => tell(&mut kifu, name, value),
            }
        } else if section == "data" {
            let mut words = line.split(',');
            let (Some(place), Some(who)) = (words.next(), words.next()) else { continue };
            let colour = match who.bytes().next() {
                Some(b'B' | b'b') => Colour::Black,
                Some(b'W' | b'w') => Colour::White,
                _ => continue,
            };
            let spot = spot(place, from_below, kifu.grid);
            // Handicap stones have no number.
            let is_stone = kifu.moves.is_empty() && kifu.stones.len() < stones && colour == Colour::Black;
            match spot.filter(|_| is_stone && words.next() == Some("0")) {
                Some(spot) => kifu.stones.push(spot),
                None => kifu.play(colour, spot),
            }
        }
    }
    Some(kifu)
}

/// A point given by two letters: the column from the left, and the row from the top or, in PandaNet's own files, from
/// the bottom. Outside the board it is a pass.
fn spot(place: &str, from_below: bool, grid: BoardSize) -> Option<AnyPoint> {
    let &[column, row] = place.trim().as_bytes() else { return None };
    let number = |letter: u8| letter.to_ascii_uppercase().checked_sub(b'A');
    let row = number(row).and_then(|row| if from_below { (grid.rows() - 1).checked_sub(row) } else { Some(row) });
    from_above(number(column), row, grid)
}

fn tell(kifu: &mut Kifu, name: &str, value: &str) {
    let mut parts = value.split(',').map(str::trim);
    let (first, second) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    match name {
        "playerb" | "playerw" => {
            let [names, ranks] = if name == "playerb" { ["PB", "BR"] } else { ["PW", "WR"] };
            kifu.tell(names, first);
            kifu.tell(ranks, second);
        }
        "title" => kifu.tell("GN", value),
        "place" => kifu.tell("PC", value),
        "date" => kifu.tell("DT", &first.replace('/', "-")),
        "rules" => kifu.tell("RU", value),
        "copyright" => kifu.tell("CP", value),
        "winner" if matches!(first, "B" | "W") => {
            let is_points = second.parse::<f32>().is_ok_and(|points| points > 0.0);
            let how = if is_points || matches!(second, "R" | "T") { second } else { "" };
            kifu.tell("RE", &format!("{first}+{how}"));
        }
        _ => {}
    }
}
