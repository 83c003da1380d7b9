//! GIB, the format of the Tygem server: properties between `\[` and `\]`, then a line for each event of the game.

use super::{Kifu, from_above, with_rank};
use crate::grid::BoardSize;
use cardgo::Colour;

pub(super) fn begins(text: &str) -> bool {
    ["\\HS", "\\[", "\\GS"].iter().any(|start| text.trim_start().starts_with(start))
}

pub(super) fn read(text: &str) -> Option<Kifu> {
    if !begins(text) {
        return None;
    }
    let mut kifu = Kifu::new(BoardSize::square(19));
    for line in text.lines().map(str::trim) {
        if let Some((name, value)) = line.strip_prefix("\\[").and_then(|line| line.split_once('=')) {
            tell(&mut kifu, name.trim(), value.strip_suffix("\\]").unwrap_or(value));
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |at: usize| words.get(at)?.parse::<u8>().ok();
        match words.first() {
            // The fourth word is the number of handicap stones.
            Some(&"INI") if kifu.moves.is_empty() => kifu.place(number(3).filter(|&stones| stones > 1).unwrap_or(0)),
            Some(&"STO") => {
                let colour = if number(3) == Some(1) { Colour::Black } else { Colour::White };
                if let Some(spot) = from_above(number(4), number(5), kifu.grid) {
                    kifu.play(colour, Some(spot));
                }
            }
            // A pass doesn't contain a colour.
            Some(&"SKI") => {
                let usual = if kifu.stones.is_empty() { Colour::Black } else { Colour::White };
                let colour = kifu.moves.last().map_or(usual, |(colour, _)| colour.opponent());
                kifu.play(colour, None);
            }
            _ => {}
        }
    }
    Some(kifu)
}

fn tell(kifu: &mut Kifu, name: &str, value: &str) {
    match name {
        "GAMEBLACKNAME" | "GAMEWHITENAME" => {
            let (player, rank) = with_rank(value);
            let [names, ranks] = if name == "GAMEBLACKNAME" { ["PB", "BR"] } else { ["PW", "WR"] };
            kifu.tell(names, player);
            kifu.tell(ranks, rank);
        }
        "GAMEPLACE" => kifu.tell("PC", value),
        "GAMENAME" => kifu.tell("GN", value),
        "GAMEINFOMAIN" => {
            let field = |key: &str| {
                value.split(',').find_map(|field| field.trim().strip_prefix(key)?.strip_prefix(':')).and_then(whole)
            };
            if let Some(lines) =
                field("LINE").and_then(|lines| u8::try_from(lines).ok()).and_then(|it| BoardSize::new(it, it))
            {
                kifu.grid = lines;
            }
            count(kifu, field("GONGJE"), field("GRLT"), field("ZIPSU"));
        }
        "GAMETAG" => {
            let field = |key: &str| {
                let mut fields = value.split(',').filter_map(|field| field.trim().strip_prefix(key));
                fields.find_map(whole)
            };
            count(kifu, field("G"), field("W"), field("Z"));
            let date = value.split(',').find_map(|field| field.trim().strip_prefix('C'));
            let date: Vec<&str> = date.unwrap_or_default().split(':').take(3).collect();
            if date.len() == 3 && date.iter().all(|part| whole(part).is_some()) {
                kifu.tell("DT", &date.join("-"));
            }
        }
        _ => {}
    }
}

fn whole(text: &str) -> Option<u32> {
    text.trim().parse().ok()
}

/// Sets the komi and the result. Points are in tenths, and the kind of the result is a number.
fn count(kifu: &mut Kifu, komi: Option<u32>, kind: Option<u32>, margin: Option<u32>) {
    let points = |tenths: u32| match tenths % 10 {
        0 => (tenths / 10).to_string(),
        rest => format!("{}.{rest}", tenths / 10),
    };
    if let Some(komi) = komi {
        kifu.tell("KM", &points(komi));
    }
    let result = match (kind, margin) {
        (Some(0), Some(margin)) if margin > 0 => format!("B+{}", points(margin)),
        (Some(1), Some(margin)) if margin > 0 => format!("W+{}", points(margin)),
        (Some(3), _) => "B+R".to_owned(),
        (Some(4), _) => "W+R".to_owned(),
        (Some(7), _) => "B+T".to_owned(),
        (Some(8), _) => "W+T".to_owned(),
        _ => return,
    };
    kifu.tell("RE", &result);
}
