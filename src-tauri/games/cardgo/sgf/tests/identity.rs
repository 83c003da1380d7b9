//! Records are read back as they were written: `parse ∘ print` is the identity on games of this app.
#![allow(clippy::unwrap_used, reason = "tests")]

use cardgo::{Colour, Position};
use proptest::prelude::*;
use sgf::{GameResult, Move, Play, Player, Property, Record, Step, parse, replay};

/// A text that the format can represent: all line breaks are alike, other white space is spaces.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zA-Z0-9 áéíóöőúüű„”]{0,20}",
        r"[\[\]\\();:,. \nB-W]{0,20}",
        proptest::collection::vec(any::<char>(), 0..12).prop_map(|chars| sgf::text(&sgf::escaped(
            &chars.into_iter().filter(|&char| char != '\u{feff}').collect::<String>()
        ))),
    ]
}

fn line() -> impl Strategy<Value = String> {
    text().prop_map(|text| text.replace('\n', " "))
}

/// A game played on a board: `choices` select among the legal points; 255 is a pass.
fn played(size: u8, handicap: u8, choices: &[u8]) -> (Record, Position) {
    let mut record = Record::new(size);
    let mut position = Position::with_handicap(size, handicap).unwrap();
    record.handicap = (handicap > 0).then_some(handicap);
    record.steps[0].setup.black = position.board().stones(Colour::Black).iter().collect();
    for &choice in choices {
        let mut points = Vec::new();
        position.legal_points(&mut points);
        let turn = position.turn();
        if choice == 255 || points.is_empty() {
            position.pass();
            record.push(turn, Play::Pass);
        } else {
            let point = points[usize::from(choice) * 7 % points.len()];
            position.play(point);
            record.push(turn, Play::Stone(point));
        }
    }
    (record, position)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn our_games_come_back(
        size in prop_oneof![Just(9u8), Just(13), Just(19)],
        handicap in 0..=4u8,
        choices in proptest::collection::vec(any::<u8>(), 0..120),
        komi in proptest::option::of(-199..=199i16),
        names in [proptest::option::of(line()), proptest::option::of(line())],
        margin in proptest::option::of(-700..=700i16),
        said in proptest::collection::vec((text(), proptest::collection::vec(text(), 0..3)), 0..8),
    ) {
        let (mut record, end) = played(size, handicap, &choices);
        record.komi = komi;
        record.rules = Some("Chinese".to_owned());
        record.players = names.map(|name| Player { name, rank: Some("1d".to_owned()) });
        record.result = margin.map(GameResult::of_margin);
        for (step, (comment, cards)) in record.steps.iter_mut().zip(said) {
            step.comment = Some(comment);
            step.cards = cards;
            step.others.push(Property::text("XX", "kept"));
        }
        let file = record.to_string();
        let read = Record::read(file.as_bytes()).unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), file);
        prop_assert_eq!(replay(&read).unwrap().end, end);
    }
}

const WITH_VARIATIONS: &str = r"(;GM[1]FF[4]SZ[9]KM[5.5]PB[Éva]XQ[a:b\:c][\\]ST[2]
;B[ee]C[Tengen: [sic\] \\o/
„két sor”]LB[ee:1][cc:\]]
(;W[gc]TR[aa]
  (;B[cg]KX[draw \[7\]][play 7] (;W[gg]) (;W[]C[pass?]))
  (;B[cc]N[other];W[gg] (;B[aa]) (;B[bb];W[dd])))
(;W[ec]AB[zz];B[gc])
(;W[tt]))(;GM[1]C[a second game])";

#[test]
fn variations_and_unknown_properties_are_kept() {
    let record = Record::read(WITH_VARIATIONS.as_bytes()).unwrap();
    let moves: Vec<Play> = record.moves().map(|Move { play, .. }| play).collect();
    let at = |name: &str| Play::Stone(name.parse().unwrap());
    assert_eq!(moves, [at("E5"), at("G7"), at("C3"), at("G3")]);
    assert_eq!(record.steps[1].comment.as_deref(), Some("Tengen: [sic] \\o/\n„két sor”"));
    assert_eq!(record.steps[3].cards, ["draw [7]", "play 7"]);
    let counts: Vec<usize> = record.steps.iter().map(|step| step.variations.len()).collect();
    assert_eq!(counts, [0, 0, 2, 1, 1]);

    let file = record.to_string();
    assert_eq!(Record::read(file.as_bytes()).unwrap(), record);
    // All properties of the file are written again, except those about the file itself.
    let mut said = parse(WITH_VARIATIONS.as_bytes()).unwrap().swap_remove(0);
    let mut again = parse(file.as_bytes()).unwrap().swap_remove(0);
    assert_eq!(again.nodes().len(), said.nodes().len());
    for tree in [&mut said, &mut again] {
        for (depth, name) in [(0, "XQ"), (1, "LB"), (2, "TR")] {
            assert!(tree.nodes()[depth].properties.iter().any(|property| property.name == name), "{name}");
        }
    }
    assert_eq!(again.nodes()[5..], said.nodes()[5..]);
}

#[test]
fn trees_come_back_from_print_as_they_went() {
    for tree in parse(WITH_VARIATIONS.as_bytes()).unwrap() {
        assert_eq!(parse(tree.to_string().as_bytes()).unwrap(), [tree]);
    }
}

#[test]
fn what_other_programs_write_is_understood() {
    let file = "Subject: our game\r\n\r\n(;FF[3]GaMe[1]SiZe[19:19]\r\nAddBlack[dp:ep][pd]PLayer[W]KM[0.50]HA[3]RE[W+Resign]\r\n;W[dd];B[tt];W[])\r\n";
    let record = Record::read(file.as_bytes()).unwrap();
    let setup = &record.steps[0].setup;
    assert_eq!(setup.black.iter().map(ToString::to_string).collect::<Vec<_>>(), ["D4", "E4", "Q16"]);
    assert_eq!((setup.turn, record.komi, record.handicap), (Some(Colour::White), Some(1), Some(3)));
    assert_eq!(record.result.as_ref().and_then(GameResult::winner), Some(Colour::White));
    let replay = replay(&record).unwrap();
    assert_eq!((replay.end.passes(), replay.moves.len()), (2, 3));
    assert_eq!(Record::read(record.to_string().as_bytes()).unwrap(), record);
}

#[test]
fn the_file_of_a_short_game_reads_well() {
    let mut record = Record::new(9);
    record.komi = Some(13);
    record.players[0].name = Some("Éva".to_owned());
    record.push(Colour::Black, Play::Stone("E5".parse().unwrap()));
    record.push(Colour::White, Play::Pass);
    record.steps.push(Step { comment: Some("[vége]".to_owned()), ..Step::default() });
    let program = concat!("Asztaltárs:", env!("CARGO_PKG_VERSION"));
    let expected = format!("(;FF[4]GM[1]CA[UTF-8]AP[{program}]SZ[9]KM[6.5]PB[Éva];B[ee];W[];C[[vége\\]])\n");
    assert_eq!(record.to_string(), expected);
}
