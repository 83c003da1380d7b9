//! Reads and writes points as in the format: a letter for the column and one for the row, from the upper left.

use crate::any_point_set::AnyPointSet;
use crate::grid::{AnyPoint, BoardSize};
use crate::note::Assumption;

/// The letters of lines: lower case first, then capitals.
const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The point that a value represents on a board, strictly according to the format.
pub(crate) fn read(value: &str, grid: BoardSize) -> Option<AnyPoint> {
    let &[column, row] = value.as_bytes() else { return None };
    from_above(line(column)?, line(row)?, grid)
}

/// The index of the line that a letter represents.
fn line(letter: u8) -> Option<u8> {
    LETTERS.iter().position(|&known| known == letter).map(|line| line as u8)
}

fn from_above(column: u8, row: u8, grid: BoardSize) -> Option<AnyPoint> {
    AnyPoint::new(column, (grid.rows() - 1).checked_sub(row)?).filter(|&spot| grid.has(spot))
}

/// The point that a value represents in any way that a person would understand, with the assumption made if it isn't
/// written according to the format.
pub(crate) fn read_somehow(name: &str, value: &str, grid: BoardSize) -> Option<(AnyPoint, Option<Assumption>)> {
    if let Some(spot) = read(value.trim(), grid) {
        return Some((spot, None));
    }
    let plain: String = value.split_whitespace().collect();
    let small = plain.to_ascii_lowercase();
    let corners = || {
        let (from, to) = small.split_once(':')?;
        read(from, grid).filter(|_| from == to)
    };
    // On a board too small for capitals, these are read as lower case. A column letter with a row number is how people
    // write.
    let on_board = || plain.parse::<AnyPoint>().ok().filter(|&spot| grid.has(spot));
    let spot = read(&small, grid).or_else(on_board).or_else(corners)?;
    let said = value.trim().to_owned();
    Some((spot, Some(Assumption::Written { name: name.to_owned(), said, point: spot.to_string() })))
}

/// Separators between the points of a list in one value.
const BETWEEN: [char; 4] = [',', ';', '/', ' '];

/// The points in a value of a list. The assumptions made, and what can't be read, are reported to `notes`.
pub(crate) fn read_list(name: &str, value: &str, grid: BoardSize, notes: &mut impl FnMut(Assumption)) -> AnyPointSet {
    let value = value.trim();
    if let Some(spots) = read_set(value, grid) {
        return spots;
    }
    let unreadable = |said: &str| Assumption::NoPoint { name: name.to_owned(), said: said.trim().to_owned() };
    let mut spots = AnyPointSet::EMPTY;
    // An empty list has no point; this isn't a fault.
    if value.is_empty() {
        return spots;
    }
    let mut pieces: Vec<&str> = value.split(BETWEEN).filter(|piece| !piece.is_empty()).collect();
    // Points without separators between them.
    if value.len() > 2 && value.len().is_multiple_of(2) && value.bytes().all(|byte| byte.is_ascii_lowercase()) {
        pieces = (0..value.len()).step_by(2).map(|at| &value[at..at + 2]).collect();
    }
    let together = pieces.len() > 1 && pieces.iter().all(|piece| piece.len() > 1);
    if together {
        notes(Assumption::List(name.to_owned()));
    }
    for piece in if together { pieces } else { vec![value] } {
        if let Some((from, to)) = piece.split_once(':')
            && let (Some((from, _)), Some((to, _))) = (read_somehow(name, from, grid), read_somehow(name, to, grid))
        {
            if from.column() > to.column() || from.row() < to.row() {
                notes(Assumption::Corners(name.to_owned()));
            }
            spots = spots.or(&rectangle(from, to));
        } else if let Some((spot, supposed)) = read_somehow(name, piece, grid) {
            supposed.into_iter().for_each(&mut *notes);
            spots.insert(spot);
        } else {
            notes(unreadable(piece));
        }
    }
    spots
}

/// The rectangle with two opposite corners, in any order.
fn rectangle(one: AnyPoint, other: AnyPoint) -> AnyPointSet {
    let columns = (one.column().min(other.column()), one.column().max(other.column()));
    AnyPointSet::rectangle(columns, (one.row().min(other.row()), one.row().max(other.row())))
}

/// The points in a value of a list, strictly according to the format: a point, or a rectangle given by its upper left
/// and its lower right corner.
fn read_set(value: &str, grid: BoardSize) -> Option<AnyPointSet> {
    let Some((from, to)) = value.split_once(':') else { return Some(AnyPointSet::from_iter([read(value, grid)?])) };
    let (from, to) = (read(from, grid)?, read(to, grid)?);
    (from.column() <= to.column() && to.row() <= from.row()).then(|| rectangle(from, to))
}

/// The points in a value of a list, in any way that a person would understand.
pub(crate) fn listed(value: &str, grid: BoardSize) -> AnyPointSet {
    read_list("", value, grid, &mut |_| {})
}

/// Removes a point from a list. Only values that contain the point are rewritten; unreadable values stay. Points
/// contained in several of these values are written once. Returns `None` if no value contains the point.
pub(crate) fn without(values: &[String], spot: AnyPoint, grid: BoardSize) -> Option<Vec<String>> {
    let names = |value: &String| Some(listed(value, grid)).filter(|spots| spots.contains(spot));
    if !values.iter().any(|value| names(value).is_some()) {
        return None;
    }
    let (mut left, mut anew) = (Vec::with_capacity(values.len()), AnyPointSet::EMPTY);
    for value in values {
        match names(value) {
            Some(spots) => {
                let others = spots.iter().filter(|&other| other != spot && anew.insert(other));
                left.extend(others.map(|other| written(other, grid)));
            }
            None => left.push(value.clone()),
        }
    }
    Some(left)
}

/// Writes a point in the letters of the format.
pub(crate) fn written(spot: AnyPoint, grid: BoardSize) -> String {
    let row = (grid.rows() - 1).saturating_sub(spot.row());
    [spot.column(), row].iter().map(|&line| char::from(LETTERS[usize::from(line)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(lines: u8) -> BoardSize {
        BoardSize::new(lines, lines).unwrap_or(BoardSize::square(lines))
    }

    fn told(value: &str, lines: u8) -> String {
        let mut notes = Vec::new();
        let spots = read_list("AB", value, grid(lines), &mut |note| notes.push(note));
        let points: Vec<String> = spots.iter().map(|spot| spot.to_string()).collect();
        let kinds: Vec<&str> = notes
            .iter()
            .map(|note| match note {
                Assumption::Written { .. } => "written",
                Assumption::List(_) => "list",
                Assumption::Corners(_) => "corners",
                Assumption::NoPoint { .. } => "none",
                _ => "?",
            })
            .collect();
        format!("{} {}", points.join(","), kinds.join(",")).trim().to_owned()
    }

    #[test]
    fn columns_come_first_and_rows_from_above() {
        assert_eq!(read("aa", grid(13)), "A13".parse().ok());
        assert_eq!(read("ji", grid(13)), "K5".parse().ok());
        assert_eq!(read("na", grid(13)), None);
        assert_eq!(read("A1", grid(13)), None);
        assert_eq!((read("aA", grid(27)), read("Aa", grid(26))), ("A1".parse().ok(), None));
        for name in ["A1", "H8", "N13"] {
            let spot: Option<AnyPoint> = name.parse().ok();
            assert_eq!(spot.and_then(|spot| read(&written(spot, grid(13)), grid(13))), spot);
        }
    }

    #[test]
    fn points_are_read_in_whatever_way_a_person_would() {
        assert_eq!(told("bb:cc", 9), "B7,C7,B8,C8");
        assert_eq!(told("cc:bb", 9), "B7,C7,B8,C8 corners");
        assert_eq!((told("aa,bb", 9), told("aabb", 9)), ("B8,A9 list".to_owned(), "B8,A9 list".to_owned()));
        assert_eq!((told("PD", 19).as_str(), told("q16", 19).as_str()), ("Q16 written", "Q16 written"));
        assert_eq!((told("e e", 9).as_str(), told("cc:cc", 9).as_str()), ("E5 written", "C7"));
        assert_eq!(told("aa, zz", 9), "A9 list,none");
        assert_eq!((told("bb:", 9).as_str(), told("K12", 9).as_str(), told("", 9).as_str()), ("none", "none", ""));
    }

    #[test]
    fn only_the_value_with_the_point_is_written_anew() {
        let values = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let left = |text: &str| without(&values(text), AnyPoint::new(1, 7)?, grid(9));
        assert_eq!(left("aa:bb zz cc:dd bb"), Some(values("ab aa ba zz cc:dd")));
        assert_eq!(left("aa zz cc:dd"), None);
        assert_eq!(left("aa:ii aa:ii bb:cc").map(|left| left.len()), Some(80));
    }
}
