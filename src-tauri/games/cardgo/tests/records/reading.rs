//! What is read from a file, and the notes and faults reported about it.

use super::*;
use house::{Language, ProblemKind, RecordGame};
use rulebook::Lang;

/// Returns the value of a setup option as the file has it.
fn chosen<'a>(look: &'a RecordGame, key: &str) -> &'a str {
    &look.choices.iter().find(|choice| choice.key == key).unwrap().value
}

#[test]
fn a_file_tells_the_board_the_komi_the_players_and_the_result() {
    let (house, _directory) = house();
    let look = house.record_look(&sent(SHORT)).unwrap();
    assert_eq!((chosen(&look, "size"), chosen(&look, "komi")), ("9", "5.5"));
    assert_eq!((look.plies, look.notes.len()), (3, 0));
    assert_eq!(look.players, [Some("Éva".to_owned()), Some("Ödön".to_owned())]);
    assert_eq!(look.result.as_deref(), Some("fekete nyert, fehér feladta"));
    let table = opened(&house, SHORT, 0);
    assert_eq!(view(&table).rows.concat().matches(['X', 'O']).count(), 3);
    let after_one = house.table_at(&table.id, table.revision, 1).unwrap();
    assert_eq!((after_one.plies, view(&after_one).rows[4].as_str()), (1, "....X...."));
}

#[test]
fn what_is_wrong_with_a_file_is_said_in_a_sentence() {
    let (house, _directory) = house();
    let too_long = format!("(;SZ[9]{})", ";B[];W[]".repeat(600));
    for (file, words) in [
        ("", "1. sor: a fájl üres."),
        ("(;GM[1]SZ[9];B[e", "nincs lezárva"),
        ("(;GM[1]SZ[25];B[ee])", "csak négyzetesen, 19 vonalig"),
        ("(;GM[2])", "ez nem go-játszma"),
        ("(;SZ[9];B[aa];W[aa])", "2. lépés: A9: már áll ott kő."),
        (too_long.as_str(), "1000"),
    ] {
        let problem = house.record_look(&sent(file)).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::BadRecord);
        let text = problem.text(Lang::Hu);
        assert!(text.contains(words), "{text}");
        assert_eq!(house.record_open(&sent(file), Seat(0), "beginner").unwrap_err(), problem);
    }
}

#[test]
fn a_game_played_by_newer_rules_or_bots_is_refused_in_a_sentence() {
    let (house, _directory) = house();
    assert!(house.record_look(&sent(&changed_deal(&house, |_| ()))).is_ok());
    type Change = fn(&mut serde_json::Value);
    let cases: [(Change, &str); 3] = [
        (|deal| deal["rules"] = (Cardgo::RULES_VERSION + 1).into(), "újabb változatában, más szabályokkal"),
        // A later version may write any further fields of its deal.
        (
            |deal| *deal = serde_json::json!({ "game": "cardgo", "rules": 99, "begun": "later" }),
            "újabb változatában, más szabályokkal",
        ),
        (|deal| deal["levels"][1] = "dragon".into(), "„dragon” szintű bot"),
    ];
    for (change, words) in cases {
        let file = changed_deal(&house, change);
        let problem = house.record_look(&sent(&file)).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::BadRecord);
        let text = problem.text(Lang::Hu);
        assert!(text.contains(words), "{text}");
        assert_eq!(house.record_open(&sent(&file), Seat(0), "beginner").unwrap_err(), problem);
    }
    // The same property written by another program is ignored.
    assert!(house.record_look(&sent(r#"(;SZ[9]KX[{"game":"chess","rules":99}];B[ee])"#)).is_ok());
}

#[test]
fn more_games_in_a_file_are_told_of() {
    let (house, _directory) = house();
    let file = format!("{SHORT}{SHORT}(;SZ[5];B[aa])");
    let look = house.record_look(&sent(&file)).unwrap();
    assert_eq!((chosen(&look, "size"), look.plies), ("9", 3), "the first");
    assert!(look.notes[0].contains("még 2"), "{:?}", look.notes);
    house
        .save_settings(serde_json::to_value(Settings { language: Language::En, ..Settings::default() }).unwrap(), "hu")
        .unwrap();
    assert!(house.record_look(&sent(&file)).unwrap().notes[0].contains("2 more"));
    // The same applies if the first game was played here.
    let ours = changed_deal(&house, |_| ());
    assert_eq!(house.record_look(&sent(&format!("{ours}{SHORT}"))).unwrap().notes.len(), 1);
}

#[test]
fn a_game_whose_board_was_changed_begins_after_the_change() {
    let (house, directory) = house();
    let file = "(;SZ[5];B[aa];W[bb];AE[aa]AB[cc]PL[W];W[dd];B[ee])";
    let look = house.record_look(&sent(file)).unwrap();
    assert_eq!(look.plies, 2);
    assert!(look.notes[0].contains("eddigi lépések: 2"), "{}", look.notes[0]);
    let table = opened(&house, file, 0);
    let first = house.table_at(&table.id, table.revision, 0).unwrap();
    assert_eq!(view(&first).rows, [".....", ".O...", "..X..", ".....", "....."]);
    let record = Record::read(text(&house, &table).as_bytes()).unwrap();
    assert_eq!(record.moves().count(), 4, "what came before stays in the file");
    let again = opened(&house, &text(&house, &table), 0);
    assert!(stand_alike((house, directory), &again, &table));
}

#[test]
fn passes_beyond_the_second_and_play_after_a_count_are_understood() {
    let (house, _directory) = house();
    let passed = opened(&house, "(;SZ[9];B[ee];W[];B[];W[])", 0);
    assert_eq!(passed.plies, 3);
    let resumed = opened(&house, "(;SZ[9];B[ee];W[];B[];W[cc];B[];W[])", 0);
    assert_eq!(resumed.plies, 7);
    assert!(resumed.outcome.is_some());
    let beyond = house.record_look(&sent("(;SZ[9];B[ee];W[];B[];W[cc];B[];W[];B[dd])")).unwrap();
    assert_eq!((beyond.plies, beyond.notes.len()), (7, 1));
}

#[test]
fn without_names_players_are_called_by_their_colours() {
    let (house, _directory) = house();
    let table = opened(&house, "(;SZ[9]RE[?];B[ee];W[gc])", 0);
    let end = house.table_at(&table.id, table.revision, 2).unwrap();
    let names: Vec<&str> = end.seats.iter().map(|seat| &seat.name[..]).collect();
    assert_eq!((names, end.record.unwrap().ended), (vec!["Fekete", "Fehér"], None));
}

#[test]
fn an_estimate_is_for_who_is_to_move_and_counts_as_help() {
    let (house, _directory) = house();
    let file = "(;SZ[9];B[ce];W[ee];B[cd];W[ed];B[cc];W[ec];B[cb];W[eb];B[ca];W[ea];B[cf];W[ef];B[cg];W[eg];B[ch];W[eh];B[ci];W[ei])";
    let table = opened(&house, file, 0);
    house.hold(&table.id, false).unwrap();
    let survey = house.survey(&table.id, table.revision).unwrap();
    assert!(survey.owners[4][0] > 50 && survey.owners[4][4] < -50, "{survey:?}");
    assert!(survey.lead < 0, "White has the larger side");
    let other = opened(&house, file, 1);
    assert_eq!(house.survey(&other.id, other.revision).unwrap_err().kind(), ProblemKind::Stale);
}

#[test]
fn a_free_handicap_is_laid_as_stones_and_comes_back() {
    let (house, directory) = house();
    let file = "(;GM[1]SZ[9]HA[3]KM[0.50];B[gc]BL[1795.1];B[cg];B[ee];W[cc]WL[9];B[gg])";
    let look = house.record_look(&sent(file)).unwrap();
    assert_eq!((look.plies, chosen(&look, "komi")), (2, "0.5"));
    assert!(look.notes[0].contains("szabad előny"), "{:?}", look.notes);
    let table = opened(&house, file, 0);
    let first = house.table_at(&table.id, table.revision, 0).unwrap();
    assert_eq!(view(&first).rows.concat().matches('X').count(), 3);
    let record = Record::read(text(&house, &table).as_bytes()).unwrap();
    assert_eq!((record.moves().count(), record.steps.len()), (5, 6), "{}", text(&house, &table));
    let again = opened(&house, &text(&house, &table), 0);
    assert!(stand_alike((house, directory), &again, &table));
}

#[test]
fn handicap_stones_that_a_file_only_tells_of_stand_on_their_usual_points_if_white_begins() {
    let (house, _directory) = house();
    let stones = |file: &str| {
        let table = opened(&house, file, 0);
        let first = house.table_at(&table.id, table.revision, 0).unwrap();
        view(&first).rows.concat().matches('X').count()
    };
    assert_eq!(stones("(;GM[1]SZ[9]HA[4];W[ee];B[gf])"), 4);
    assert_eq!(stones("(;GM[1]SZ[9]HA[2];B[ee];W[gc])"), 0);
    assert_eq!(stones("(;GM[1]SZ[9]HA[4];W[cc];B[gf])"), 0, "White plays where one would stand");
}

#[test]
fn what_was_supposed_of_a_file_is_told_before_it_is_opened() {
    let (house, _directory) = house();
    let notes = |file: &str| house.record_look(&sent(file)).unwrap().notes;
    assert_eq!(notes("(;GM[1]SZ[9];B[ee])"), [] as [String; 0]);
    assert!(notes("Szia!\n(;GM[1]SZ[9];B[ee])")[0].contains("más szöveg"));
    assert!(
        notes("(;GM[1]SZ[9]KM[6,5];B[ee]")[1].contains("„6,5”; 6,5 pont"),
        "{:?}",
        notes("(;GM[1]SZ[9]KM[6,5];B[ee]")
    );
    // The first game of Go that can be played is imported.
    let look = house.record_look(&sent("(;GM[3])(;GM[1]SZ[9];B[ee];W[gc])")).unwrap();
    assert_eq!((look.plies, look.notes.len()), (2, 1));
}

#[test]
fn a_pad_is_begun_with_a_free_handicap() {
    let (house, _directory) = house();
    let pad = house.pad_from_record(&sent("(;GM[1]SZ[9]HA[2];B[gc];B[cg];W[ee])")).unwrap();
    let sheet = serde_json::to_value(house.pad(&pad).unwrap()).unwrap().to_string();
    assert!(sheet.contains("....O...."), "{sheet}");
}
