//! The position at a record's node, as it is analysed.

use cardgo::{Cardgo, Move, State};
use cardgo_hosted::HostedCardgo;
use game::Game;
use hosting::HostedGame;
use hosting::records::RecordFault;

type Question = <HostedCardgo as HostedGame>::Question;

fn look(text: &str, node: u32) -> Question {
    let question = serde_json::json!({ "kind": "look", "text": text, "node": node, "tree": false });
    serde_json::from_value(question).unwrap()
}

fn at(game: &str, node: u32) -> State {
    HostedCardgo::position(look(&format!("(;GM[1]SZ[5]{game})"), node)).unwrap().unwrap()
}

fn told(state: &State) -> (String, usize, u8, i16) {
    let table = state.table();
    let position = table.position();
    (position.board().rows().join(" "), position.turn().index(), position.passes(), table.setup().komi)
}

#[test]
fn every_node_of_every_variation_can_be_gone_on_from() {
    let game = "KM[5.5];B[aa](;W[bb])(;W[];W[ab])";
    assert_eq!(told(&at(game, 0)), ("..... ..... ..... ..... .....".to_owned(), 0, 0, 11));
    assert_eq!(told(&at(game, 2)), ("X.... .O... ..... ..... .....".to_owned(), 0, 0, 11));
    assert_eq!(told(&at(game, 3)), ("X.... ..... ..... ..... .....".to_owned(), 0, 1, 11));
    // White moves out of turn here, as a file may have it: the board counts.
    assert_eq!(told(&at(game, 4)), ("X.... O.... ..... ..... .....".to_owned(), 0, 0, 11));
    assert!(!at(game, 2).table().has_cards());
}

#[test]
fn komi_is_as_the_file_says_or_as_usual() {
    assert_eq!(told(&at(";B[aa]", 1)).3, 13);
    assert_eq!(told(&at("AB[aa][bb]HA[2];W[cc]", 1)).3, 1);
    assert_eq!(told(&at("KM[six];B[aa]", 1)).3, 13);
}

#[test]
fn what_stood_before_may_not_come_back() {
    let ko = "AB[ba][ab][bc]AW[ca][cc][db][bb]PL[B];B[cb]";
    let back = Move::Play { point: "B4".parse().unwrap() };
    let listed = |state: &State| {
        let mut moves = Vec::new();
        Cardgo::legal_moves(state, &mut moves);
        moves
    };
    assert!(!listed(&at(ko, 1)).contains(&back));
    assert!(!listed(&at(&format!("{ko};W[];B[]"), 3)).contains(&back));
    assert!(listed(&at(&format!("{ko};W[ee];B[ea]"), 3)).contains(&back));
}

#[test]
fn what_cannot_be_gone_on_from_gets_a_sentence() {
    let lifeless = look("(;GM[1]SZ[5]AB[aa]AW[ab][ba])", 0);
    let large = look("(;GM[1]SZ[25];B[ee])", 1);
    for question in [lifeless, large, look("(;GM[2])", 0), look("nothing", 0), look("(;GM[1])(;GM[1])", 0)] {
        let Err(RecordFault::Told(told)) = HostedCardgo::position(question) else { panic!("it has a position") };
        assert!(told.iter().all(|(_, sentence)| sentence.ends_with('.')), "{told:?}");
    }
    let games: Question = serde_json::from_value(serde_json::json!({ "kind": "games", "file": "(;GM[1])" })).unwrap();
    assert!(HostedCardgo::position(games).unwrap().is_none());
}

#[test]
fn it_is_analysed_away_from_any_table() {
    let (house, _directory) = super::house();
    let question = games::GameQuestion::Cardgo(look("(;GM[1]SZ[9];B[ee];W[gc])", 2));
    let number = house.analysis_ask(question).unwrap().unwrap();
    let first = house.analysis_next(number, 0).unwrap();
    let next = house.analysis_next(number, first.tries).unwrap();
    assert!(next.tries > first.tries && !next.moves.is_empty() && next.survey.is_some());
    let fault = house.analysis_ask(games::GameQuestion::Cardgo(look("nothing", 0))).unwrap_err();
    assert!(fault.text(house.lang()).ends_with('.'));
    assert!(house.analysis_next(number, next.tries).is_err(), "whoever looks elsewhere looks no more at this");
}
