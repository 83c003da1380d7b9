//! An imported file is exported with all its contents, and a game played here is restored.

use super::*;
use cardgo::{Move, Setup, State};
use game::{Chance, Seed, Silent};
use games::GameMove;
use hosting::records::{RecordToWrite, SeenMove, SourceRecord};
use rulebook::Lang;

#[test]
fn what_the_file_says_comes_back_and_the_line_that_was_left_is_a_variation() {
    let (house, directory) = house();
    let file = "(;SZ[9]KM[5.5]PB[Éva]EV[kupa]RE[B+R];B[ee]C[közép]LB[ee:1](;W[gc];B[cg])(;W[cc]N[másik]))";
    let table = opened(&house, file, 1);
    let same = record(&house, &table);
    let mut read = Record::read(file.as_bytes()).unwrap();
    read.steps[0].cards.clone_from(&same.steps[0].cards);
    assert_eq!(same, read, "but for what we say of the deal");
    // White plays a different first move.
    let back = house.open_table(&house.branch(&table.id, Some(1), "").unwrap()).unwrap();
    let shortened = record(&house, &back);
    assert_eq!(shortened.moves().count(), 3, "the way on is still there");
    house.act(&back.id, back.revision, GameMove::Cardgo(Move::Play { point: "A1".parse().unwrap() })).unwrap();
    let table = answered(&house, &back);
    let record = record(&house, &table);
    assert_eq!(record.steps[1].comment.as_deref(), Some("közép"));
    assert_eq!(record.steps[2].variations.len(), 2);
    assert_eq!((record.players[0].name.as_deref(), record.result), (Some("Éva"), None));
    let again = opened(&house, &text(&house, &table), 1);
    assert!(stand_alike((house, directory), &again, &table));
}

#[test]
fn a_game_played_here_comes_back_with_its_count_and_its_result() {
    let (house, directory) = house();
    let mut table = new_table(&house, &[("size", "9"), ("cards", "0"), ("handicap", "2")], "7");
    while table.thinking {
        table = answered(&house, &table);
    }
    while table.outcome.is_none() {
        let GameView::Cardgo { moves, .. } = &table.game else { panic!("another game's table") };
        let wish = [Move::Pass, Move::Agree].into_iter().find(|wish| moves.contains(wish)).unwrap();
        house.act(&table.id, table.revision, GameMove::Cardgo(wish)).unwrap();
        table = answered(&house, &table);
    }
    let file = text(&house, &table);
    let record = Record::read(file.as_bytes()).unwrap();
    assert_eq!((record.handicap, record.rules.as_deref()), (Some(2), Some("Chinese")));
    assert!(record.result.is_some() && record.date.is_some());
    let look = house.record_look(&sent(&file)).unwrap();
    assert_eq!(look.seats, Some(vec![Player::person(), Player::bot("beginner")]));
    let again = opened(&house, &file, 0);
    assert_eq!((&again.outcome, again.plies, &again.seed), (&table.outcome, table.plies, &table.seed));
    assert!(stand_alike((house, directory), &again, &table));
}

/// Plays a game with cards by its seed, every decision a random legal one; returns the dealt state, the last state, and
/// the decisions as Black saw them.
fn any_game(seed: u64, most: usize) -> (State, State, Vec<SeenMove<HostedCardgo>>) {
    let mut setup = Setup::default();
    Cardgo::configure(&mut setup, "size", "9").unwrap();
    let dealt = Cardgo::deal(&setup, Seed(seed), &mut Silent).unwrap();
    let (mut state, mut chance, mut decisions) = (dealt.clone(), Chance::new(Seed(seed)), Vec::new());
    while let Some(seat) = state.to_move().filter(|_| decisions.len() < most) {
        let (mut listed, mut events) = (Vec::new(), Vec::new());
        Cardgo::legal_moves(&state, &mut listed);
        let mv = chance.pick(&listed).unwrap();
        Cardgo::play(&mut state, seat, mv, &mut events).unwrap();
        let seen = events.iter().filter_map(|event| Cardgo::redact(event, Seat(0))).collect();
        decisions.push(SeenMove { mv: Some(mv), seen });
    }
    (dealt, state, decisions)
}

#[test]
fn a_game_with_cards_comes_back_to_the_same_state() {
    for seed in 1..=12 {
        let (dealt, end, decisions) = any_game(seed, 40 * seed as usize);
        let moves: Vec<Move> = decisions.iter().filter_map(|decision| decision.mv).collect();
        let written = |file: Option<SourceRecord<'_>>| {
            let told = RecordToWrite {
                beginning: dealt.clone(),
                end: &end,
                given_up: None,
                decisions: decisions.clone(),
                seed: &Seed(seed).to_string(),
                date: "2026-11-21".to_owned(),
                players: vec![Player::person(), Player::bot("beginner")],
                person: Seat(0),
                placed: false,
                taken_over: None,
                file,
                journal: Vec::new(),
            };
            (HostedCardgo::FORMAT.unwrap().write)(&told, Lang::En).unwrap()
        };
        let file = written(None);
        let kifu = found(&file);
        assert_eq!(kifu.notes, [], "{file}");
        assert_eq!((&kifu.moves, &kifu.beginning.state), (&moves, &dealt));
        // Imported and exported again, it is still the same game.
        let twice = written(Some(SourceRecord { text: &kifu.text, step: kifu.step, dealt: true }));
        let again = found(&twice);
        assert_eq!((again.moves, again.beginning.state), (moves, dealt.clone()), "{file}\n{twice}");
        // A program that knows only plain Go reaches the same board.
        let shown = sgf::replay_after_changes(&Record::read(file.as_bytes()).unwrap());
        if let Ok(shown) = shown {
            assert_eq!(shown.end.board().rows(), end.table().position().board().rows());
        }
    }
}
