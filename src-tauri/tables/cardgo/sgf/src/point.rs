//! Points as the format writes them: column and row by letters, from the upper left.

use cardgo::{Point, PointSet};

/// The point a value names on a board of that size.
pub(crate) fn read(value: &str, size: u8) -> Option<Point> {
    let &[column, row] = value.as_bytes() else { return None };
    let (column, row) = (letter(column, size)?, letter(row, size)?);
    Some(Point::new(column, size - 1 - row))
}

fn letter(byte: u8, size: u8) -> Option<u8> {
    byte.checked_sub(b'a').filter(|&number| number < size)
}

/// The points a value of a list names: one, or a rectangle by two corners.
pub(crate) fn read_some(value: &str, size: u8) -> Option<Vec<Point>> {
    let Some((from, to)) = value.split_once(':') else { return Some(vec![read(value, size)?]) };
    let (from, to) = (read(from, size)?, read(to, size)?);
    // The first corner is the upper left one.
    let rows = (to.row()..=from.row()).rev();
    Some(rows.flat_map(|row| (from.column()..=to.column()).map(move |column| Point::new(column, row))).collect())
}

/// The points a value of a list names, whatever their order.
pub(crate) fn read_set(value: &str, size: u8) -> Option<PointSet> {
    let Some((from, to)) = value.split_once(':') else { return Some(PointSet::from_iter([read(value, size)?])) };
    let (from, to) = (read(from, size)?, read(to, size)?);
    Some(PointSet::rectangle(size, (from.column(), to.column()), (to.row(), from.row())))
}

/// A list without a point: only a value that names it is written anew, what can't be read stays. However many values
/// name the same points, these are written once. `None` if no value names the point.
pub(crate) fn without(values: &[String], point: Point, size: u8) -> Option<Vec<String>> {
    let names = |value: &String| read_set(value.trim(), size).filter(|points| points.contains(point));
    if !values.iter().any(|value| names(value).is_some()) {
        return None;
    }
    let (mut left, mut anew) = (Vec::with_capacity(values.len()), PointSet::EMPTY);
    for value in values {
        match names(value) {
            Some(points) => {
                let others = points.iter().filter(|&other| other != point && anew.insert(other));
                left.extend(others.map(|other| written(other, size)));
            }
            None => left.push(value.clone()),
        }
    }
    Some(left)
}

/// A point in the format's letters.
pub(crate) fn written(point: Point, size: u8) -> String {
    let row = size - 1 - point.row();
    [point.column(), row].iter().map(|&number| char::from(b'a' + number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_come_first_and_rows_from_above() {
        assert_eq!(read("aa", 13), "A13".parse().ok());
        assert_eq!(read("ji", 13), "K5".parse().ok());
        assert_eq!(read("na", 13), None);
        assert_eq!(read("A1", 13), None);
        for name in ["A1", "H8", "N13"] {
            let point: Option<Point> = name.parse().ok();
            assert_eq!(point.and_then(|point| read(&written(point, 13), 13)), point);
        }
    }

    #[test]
    fn a_rectangle_is_read_row_by_row() {
        let points = read_some("bb:cc", 9).map(|points| points.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(points, Some(vec!["B8".to_owned(), "C8".to_owned(), "B7".to_owned(), "C7".to_owned()]));
        assert_eq!(read_some("cc:bb", 9), Some(Vec::new()));
        assert_eq!(read_some("bb:", 9), None);
    }

    #[test]
    fn a_set_has_the_points_of_the_list() {
        for value in ["aa", "bb:cc", "aa:ii", "cc:bb", "ca:ac", "bb:", "jj", "", ":", "aa:jj"] {
            let list = read_some(value, 9).map(PointSet::from);
            assert_eq!(read_set(value, 9), list, "{value}");
        }
    }

    #[test]
    fn only_the_value_with_the_point_is_written_anew() {
        let values = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let point = Point::new(1, 7);
        assert_eq!(without(&values("aa:bb zz cc:dd bb"), point, 9), Some(values("ab aa ba zz cc:dd")));
        assert_eq!(without(&values("aa zz cc:dd"), point, 9), None);
        assert_eq!(without(&values("aa:ii aa:ii bb:cc"), point, 9).map(|left| left.len()), Some(80));
    }
}
