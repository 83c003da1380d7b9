//! Points as the format writes them: column and row by letters, from the upper left.

use crate::grid::{Grid, Spot};
use crate::note::Supposed;
use crate::spots::Spots;

/// The letters of lines: small ones, and capitals behind them.
const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The point a value names on a board, as the format has it.
pub(crate) fn read(value: &str, grid: Grid) -> Option<Spot> {
    let &[column, row] = value.as_bytes() else { return None };
    from_above(line(column)?, line(row)?, grid)
}

/// The line a letter stands for.
fn line(letter: u8) -> Option<u8> {
    LETTERS.iter().position(|&known| known == letter).map(|line| line as u8)
}

fn from_above(column: u8, row: u8, grid: Grid) -> Option<Spot> {
    Spot::new(column, (grid.rows() - 1).checked_sub(row)?).filter(|&spot| grid.has(spot))
}

/// The point a value names in whatever way a person would read it, with what was supposed where that isn't the format's.
pub(crate) fn read_somehow(name: &str, value: &str, grid: Grid) -> Option<(Spot, Option<Supposed>)> {
    if let Some(spot) = read(value.trim(), grid) {
        return Some((spot, None));
    }
    let plain: String = value.split_whitespace().collect();
    let small = plain.to_ascii_lowercase();
    let corners = || {
        let (from, to) = small.split_once(':')?;
        read(from, grid).filter(|_| from == to)
    };
    // On a board that has no lines for capitals, these are small letters. Column and number are how people write.
    let on_board = || plain.parse::<Spot>().ok().filter(|&spot| grid.has(spot));
    let spot = read(&small, grid).or_else(on_board).or_else(corners)?;
    let said = value.trim().to_owned();
    Some((spot, Some(Supposed::Written { name: name.to_owned(), said, point: spot.to_string() })))
}

/// What stands between the points of a list in one value.
const BETWEEN: [char; 4] = [',', ';', '/', ' '];

/// The points that a value of a list names, with what was supposed of it; what can't be read is told by that.
pub(crate) fn read_list(name: &str, value: &str, grid: Grid, notes: &mut impl FnMut(Supposed)) -> Spots {
    let value = value.trim();
    if let Some(spots) = read_set(value, grid) {
        return spots;
    }
    let unreadable = |said: &str| Supposed::NoPoint { name: name.to_owned(), said: said.trim().to_owned() };
    let mut spots = Spots::EMPTY;
    // An empty list is no point, not a wrong one.
    if value.is_empty() {
        return spots;
    }
    let mut pieces: Vec<&str> = value.split(BETWEEN).filter(|piece| !piece.is_empty()).collect();
    // Points without anything between them.
    if value.len() > 2 && value.len().is_multiple_of(2) && value.bytes().all(|byte| byte.is_ascii_lowercase()) {
        pieces = (0..value.len()).step_by(2).map(|at| &value[at..at + 2]).collect();
    }
    let together = pieces.len() > 1 && pieces.iter().all(|piece| piece.len() > 1);
    if together {
        notes(Supposed::List(name.to_owned()));
    }
    for piece in if together { pieces } else { vec![value] } {
        if let Some((from, to)) = piece.split_once(':')
            && let (Some((from, _)), Some((to, _))) = (read_somehow(name, from, grid), read_somehow(name, to, grid))
        {
            if from.column() > to.column() || from.row() < to.row() {
                notes(Supposed::Corners(name.to_owned()));
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

/// The rectangle with two corners, whichever they are.
fn rectangle(one: Spot, other: Spot) -> Spots {
    let columns = (one.column().min(other.column()), one.column().max(other.column()));
    Spots::rectangle(columns, (one.row().min(other.row()), one.row().max(other.row())))
}

/// The points a value of a list names as the format has it: one, or a rectangle by its upper left and its lower right
/// corner.
fn read_set(value: &str, grid: Grid) -> Option<Spots> {
    let Some((from, to)) = value.split_once(':') else { return Some(Spots::from_iter([read(value, grid)?])) };
    let (from, to) = (read(from, grid)?, read(to, grid)?);
    (from.column() <= to.column() && to.row() <= from.row()).then(|| rectangle(from, to))
}

/// The points a value of a list names, in whatever way.
pub(crate) fn listed(value: &str, grid: Grid) -> Spots {
    read_list("", value, grid, &mut |_| {})
}

/// A list without a point: only a value that names it is written anew, what can't be read stays. However many values
/// name the same points, these are written once. `None` if no value names the point.
pub(crate) fn without(values: &[String], spot: Spot, grid: Grid) -> Option<Vec<String>> {
    let names = |value: &String| Some(listed(value, grid)).filter(|spots| spots.contains(spot));
    if !values.iter().any(|value| names(value).is_some()) {
        return None;
    }
    let (mut left, mut anew) = (Vec::with_capacity(values.len()), Spots::EMPTY);
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

/// A point in the format's letters.
pub(crate) fn written(spot: Spot, grid: Grid) -> String {
    let row = (grid.rows() - 1).saturating_sub(spot.row());
    [spot.column(), row].iter().map(|&line| char::from(LETTERS[usize::from(line)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(lines: u8) -> Grid {
        Grid::new(lines, lines).unwrap_or(Grid::square(lines))
    }

    fn told(value: &str, lines: u8) -> String {
        let mut notes = Vec::new();
        let spots = read_list("AB", value, grid(lines), &mut |note| notes.push(note));
        let points: Vec<String> = spots.iter().map(|spot| spot.to_string()).collect();
        let kinds: Vec<&str> = notes
            .iter()
            .map(|note| match note {
                Supposed::Written { .. } => "written",
                Supposed::List(_) => "list",
                Supposed::Corners(_) => "corners",
                Supposed::NoPoint { .. } => "none",
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
            let spot: Option<Spot> = name.parse().ok();
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
        let left = |text: &str| without(&values(text), Spot::new(1, 7)?, grid(9));
        assert_eq!(left("aa:bb zz cc:dd bb"), Some(values("ab aa ba zz cc:dd")));
        assert_eq!(left("aa zz cc:dd"), None);
        assert_eq!(left("aa:ii aa:ii bb:cc").map(|left| left.len()), Some(80));
    }
}
