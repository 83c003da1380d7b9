//! Points as the format writes them: column and row by letters, from the upper left.

use cardgo::Point;

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
}
