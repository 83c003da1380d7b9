//! NGF, the format of the wBaduk and Cyberoro servers: a header line by line, then a line for each move.

use super::{Kifu, from_above};
use crate::grid::BoardSize;
use cardgo::Colour;

/// Maximum number of header lines. A header has twelve lines, or some more without content.
const HEADING: usize = 40;

pub(super) fn begins(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).take(HEADING).skip(1);
    lines.next().is_some_and(|size| size.parse::<u8>().is_ok()) && lines.any(is_move)
}

fn is_move(line: &str) -> bool {
    line.starts_with("PM") && line.len() >= 7 && line.is_ascii()
}

pub(super) fn read(text: &str) -> Option<Kifu> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let size: u8 = lines.get(1)?.parse().ok()?;
    lines.iter().find(|line| is_move(line))?;
    let mut kifu = Kifu::new(BoardSize::new(size, size)?);
    let at = |number: usize| lines.get(number).copied().filter(|line| !line.starts_with("PM")).unwrap_or_default();
    kifu.tell("EV", at(0));
    for (line, [names, ranks]) in [(at(3), ["PB", "BR"]), (at(2), ["PW", "WR"])] {
        let (name, rank) = line.rsplit_once(char::is_whitespace).unwrap_or((line, ""));
        kifu.tell(names, name);
        kifu.tell(ranks, rank.trim_end_matches('*'));
    }
    kifu.tell("PC", at(4));
    let stones = at(5).parse::<u8>().ok().filter(|&stones| stones > 1).unwrap_or(0);
    kifu.place(stones);
    komi(&mut kifu, at(7), stones);
    let date: String = at(8).chars().take(8).collect();
    if date.len() == 8 && date.bytes().all(|digit| digit.is_ascii_digit()) {
        kifu.tell("DT", &format!("{}-{}-{}", &date[..4], &date[4..6], &date[6..]));
    }
    if let Some(result) = result(at(10)) {
        kifu.tell("RE", &result);
    }
    for line in lines.iter().filter(|line| is_move(line)) {
        let bytes = line.as_bytes();
        let colour = match bytes[4] {
            b'B' => Colour::Black,
            b'W' => Colour::White,
            _ => continue,
        };
        // Columns and rows are counted from B; a letter before it or outside the board means a pass.
        let number = |letter: u8| letter.to_ascii_uppercase().checked_sub(b'B');
        let spot = from_above(number(bytes[5]), number(bytes[6]), kifu.grid);
        kifu.play(colour, spot);
    }
    Some(kifu)
}

/// Sets the komi. It is in whole points; an even game has half a point more.
fn komi(kifu: &mut Kifu, said: &str, stones: u8) {
    match said.parse::<u16>() {
        Ok(komi) if stones == 0 => kifu.tell("KM", &format!("{komi}.5")),
        Ok(komi) => kifu.tell("KM", &komi.to_string()),
        Err(_) if said.parse::<f32>().is_ok() => kifu.tell("KM", said),
        Err(_) => {}
    }
}

/// The result, given in one of the languages of these servers.
fn result(said: &str) -> Option<String> {
    let small = said.to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| small.contains(word));
    let lost = says(&["lose", "lost", "負", "패"]);
    let black = says(&["black", "黑", "黒", "흑"]);
    let white = says(&["white", "白", "백"]);
    let winner = match (black, white) {
        (true, false) => Some(!lost),
        (false, true) => Some(lost),
        _ => None,
    };
    let winner = if winner? { 'B' } else { 'W' };
    let points: String = small
        .chars()
        .skip_while(|char| !char.is_ascii_digit())
        .take_while(|char| char.is_ascii_digit() || *char == '.')
        .collect();
    let how = match () {
        () if says(&["resign", "中押", "中盤", "불계"]) => "R",
        () if says(&["time", "時間", "时间", "시간"]) => "T",
        () => points.trim_end_matches('.'),
    };
    Some(format!("{winner}+{how}"))
}
