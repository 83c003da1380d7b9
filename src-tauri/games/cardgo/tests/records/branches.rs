//! The moves that were taken back are in the exported file.

use super::*;
use cardgo::Move;
use games::GameMove;
use sgf::{Property, Tree};

fn play(house: &House, table: &TableSnapshot, point: &str) -> TableSnapshot {
    house.act(&table.id, table.revision, GameMove::Cardgo(Move::Play { point: point.parse().unwrap() })).unwrap();
    answered(house, table)
}

fn undone(house: &House, table: &TableSnapshot) -> TableSnapshot {
    house.undo(&table.id, table.revision).unwrap();
    house.open_table(&table.id).unwrap()
}

/// Returns the first property of a variation.
fn first(tree: &Tree) -> &Property {
    &tree.nodes()[0].properties[0]
}

fn black(point: &str) -> Property {
    Property::plain("B", [point.to_owned()])
}

#[test]
fn moves_taken_back_are_variations_of_the_file() {
    let (house, directory) = house();
    let table = play(&house, &new_table(&house, &[("size", "9"), ("cards", "0")], "7"), "E5");
    let table = play(&house, &table, "G7");
    // Plays another second move twice, a third move after it, and then another first move with which the game
    // continues.
    let table = play(&house, &undone(&house, &table), "C3");
    let table = play(&house, &undone(&house, &table), "C3");
    let table = play(&house, &table, "A1");
    let table = undone(&house, &undone(&house, &undone(&house, &table)));
    assert_eq!(table.plies, 0);
    let table = play(&house, &table, "D4");
    let record = record(&house, &table);
    assert_eq!(record.moves().count(), 2);
    let [left] = &record.steps[1].variations[..] else { panic!("one other first move") };
    assert_eq!(first(left), &black("ee"));
    // In that variation the second move that was made last comes first.
    let line: Vec<&Property> = left.main_line().iter().map(|node| &node.properties[0]).collect();
    assert_eq!((line.len(), line[2]), (6, &black("cg")));
    assert_eq!(left.nodes().len(), 8, "and the other one with its answer beside it");
    // Importing and exporting again loses nothing and duplicates nothing.
    let again = opened(&house, &text(&house, &table), 0);
    assert_eq!(self::record(&house, &again), record);
    assert!(stand_alike((house, directory), &again, &table));
}

#[test]
fn the_line_of_a_file_that_was_left_is_told_once() {
    let (house, _directory) = house();
    let file = "(;SZ[9]KM[5.5];B[ee];W[gc];B[cg])";
    let table = opened(&house, file, 0);
    house.hold(&table.id, false).unwrap();
    let table = answered(&house, &table);
    let longer = play(&house, &table, "A1");
    let mut back = longer;
    while back.plies > 2 {
        back = undone(&house, &back);
    }
    let other = play(&house, &back, "G3");
    let record = record(&house, &other);
    let [left] = &record.steps[3].variations[..] else { panic!("{:?}", record.steps[3].variations) };
    assert_eq!((first(left), left.nodes().len()), (&black("cg"), 4), "as far as it was played here");
}

#[test]
fn what_was_tried_with_cards_begins_with_the_step_it_left() {
    let (house, directory) = house();
    let mut table = new_table(&house, &[("size", "9")], "11");
    let mut tried = 0;
    // Every move is made, taken back, and replaced by another one.
    while table.plies < 60 && table.outcome.is_none() {
        let GameView::Cardgo { moves, .. } = &table.game else { panic!("another game's table") };
        let (one, other) = (moves[0], moves[moves.len() / 2]);
        house.act(&table.id, table.revision, GameMove::Cardgo(one)).unwrap();
        table = answered(&house, &table);
        if one != other {
            table = undone(&house, &table);
            let GameView::Cardgo { moves, .. } = &table.game else { panic!("another game's table") };
            let listed = if moves.contains(&other) { other } else { moves[0] };
            house.act(&table.id, table.revision, GameMove::Cardgo(listed)).unwrap();
            table = answered(&house, &table);
            tried += 1;
        }
    }
    let record = record(&house, &table);
    let variations = record.steps.iter().map(|step| step.variations.len()).sum::<usize>();
    assert!(tried >= 10 && variations >= tried, "{variations} of {tried}");
    let again = opened(&house, &text(&house, &table), 0);
    assert_eq!(self::record(&house, &again), record);
    // Each variation can be replayed from the step it replaces.
    let ways =
        record.steps.iter().enumerate().flat_map(|(at, step)| step.variations.iter().map(move |tree| (at, tree)));
    for (at, variation) in ways {
        let mut other = record.clone();
        other.steps.truncate(at);
        other.steps.iter_mut().for_each(|step| step.variations.clear());
        let told = other.to_tree().to_string();
        let way = variation
            .main_line()
            .iter()
            .flat_map(|node| [";".to_owned()].into_iter().chain(node.properties.iter().map(ToString::to_string)));
        let file = format!("{}{})", told.trim_end().trim_end_matches(')'), way.collect::<String>());
        let read = Record::read(file.as_bytes()).unwrap();
        let kifu = found(&file);
        assert!(read.steps.len() > at && kifu.notes.is_empty(), "{file}");
    }
    assert_eq!(house.record_look(&sent(&record.to_string())).unwrap().seats.map(|seats| seats.len()), Some(2));
    assert!(stand_alike((house, directory), &again, &table));
}
