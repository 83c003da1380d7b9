//! Tests of the win rate curve.

use crate::evening::Evening;
use game::Seat;
use house::{Curve, CurvePoint, House, NewTable, OptionChoice, ProblemKind, against};
use tempfile::TempDir;

/// Black surrounds the whole left, and White, who has almost nothing, makes moves that change little.
const AHEAD: &str =
    "(;GM[1]FF[4]SZ[9]KM[5.5];B[ee];W[ai];B[eg];W[bi];B[ec];W[ia];B[gf];W[ib];B[gd];W[ha];B[cd];W[hi];B[cf])";

fn house() -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    (House::open(directory.path()).unwrap(), directory)
}

/// Collects a table's whole curve in parts, as a window requests it.
fn whole(house: &House, id: &str) -> (Vec<CurvePoint>, u32) {
    let (mut points, mut have) = (Vec::new(), 0);
    loop {
        let Curve { all, done, running, points: more } = house.curve_next(id, have).unwrap();
        assert!(have <= done && done <= all);
        points.extend(more);
        have = done;
        if !running {
            return (points, all);
        }
    }
}

#[test]
fn the_curve_of_a_game_has_every_moment_and_the_lead_of_the_one_who_looks() {
    let (house, _directory) = house();
    let curves = [Seat(0), Seat(1)].map(|seat| {
        let id = house.record_open(AHEAD, seat, "beginner").unwrap();
        let table = house.open_table(&id).unwrap();
        assert!(table.assisted, "a game from a file");
        let (points, all) = whole(&house, &id);
        assert_eq!(all, 14);
        assert!(points.iter().map(|point| point.ply).eq(0..14), "{points:?}");
        assert_eq!(whole(&house, &id).0, points, "what is known stays known");
        points
    });
    let [black, white] = &curves;
    let (first, last) = (black[0], black[13]);
    assert!((20..80).contains(&first.percent) && first.lead.unwrap().abs() < 20, "{first:?}");
    assert!(last.percent > 90 && last.lead.unwrap() > 20, "{last:?}");
    for (black, white) in black.iter().zip(white) {
        assert_eq!(black.lead.unwrap(), -white.lead.unwrap());
        assert!((99..=101).contains(&(black.percent + white.percent)), "{black:?} {white:?}");
    }
}

#[test]
fn a_game_that_goes_on_is_appraised_only_with_help() {
    let (house, _directory) = house();
    let options = [("size", "9"), ("cards", "0")];
    let options = options.map(|(key, value)| OptionChoice { key: key.to_owned(), value: value.to_owned() }).to_vec();
    let players = against("cardgo", 2, "beginner").unwrap();
    let new = NewTable { game: "cardgo".to_owned(), players, options, seed: Some("1".to_owned()), clock: None };
    let id = house.create(&new).unwrap();
    let mut table = house.open_table(&id).unwrap();
    while table.thinking {
        table = house.next(&id, table.revision, 0).unwrap();
    }
    let moments = table.plies + 1;
    assert_eq!(whole(&house, &id), (Vec::new(), moments));
    house.review_begin(&id, table.revision).unwrap();
    assert_eq!(whole(&house, &id).0.len(), moments as usize);
}

#[test]
fn where_only_a_search_can_tell_there_is_no_curve() {
    let mut evening = Evening::begin(&["beginner", "beginner"], "15");
    evening.play_to_the_end();
    assert_eq!(whole(&evening.house, &evening.id), (Vec::new(), 0));
    evening.house.leave(&evening.id);
    assert_eq!(evening.house.curve_next(&evening.id, 0).unwrap_err().kind(), ProblemKind::Left);
}
