//! Tests of looking back at a game: all hands of a finished game, and reviews.

use crate::evening::{Evening, house, mochi_view};
use bot::Grade;
use cardgo::{Move, Point};
use game::Seat;
use games::{GameMove, GameView};
use house::Player;
use house::{BotAccount, House, JudgedDecision, NewTable, OptionChoice, ProblemKind, Review, TableSnapshot, TurnCause};
use std::time::Duration;

/// Three decisions of a game that isn't over.
const SHORT: &str = "(;GM[1]FF[4]SZ[9]KM[5.5];B[ee];W[gc];B[cg])";

/// Two living walls on 9×9; Black is ahead, fills an eye of its own, and is captured.
fn blunder() -> String {
    let points = |columns: std::ops::RangeInclusive<char>, eyes: [&str; 2]| -> String {
        let all = columns.flat_map(|column| ('a'..='i').map(move |row| format!("{column}{row}")));
        all.filter(|point| !eyes.contains(&point.as_str())).map(|point| format!("[{point}]")).collect()
    };
    let (black, white) = (points('a'..='e', ["aa", "ca"]), points('f'..='i', ["ga", "ia"]));
    format!("(;GM[1]FF[4]SZ[9]KM[5.5]AB{black}AW{white}PL[B];B[aa];W[ca])")
}

fn imported(house: &House, text: &str) -> TableSnapshot {
    let id = house.record_open(text, Seat(0), "beginner").unwrap();
    house.open_table(&id).unwrap()
}

/// Collects a table's whole review in parts, as a window requests it; also returns the number of parts.
fn reviewed(house: &House, table: &TableSnapshot) -> (Vec<JudgedDecision>, usize) {
    house.review_begin(&table.id, table.revision).unwrap();
    let (mut decisions, mut done, mut parts) = (Vec::new(), 0, 0);
    loop {
        let part = house.review_next(&table.id, done).unwrap();
        assert!(part.done >= done && part.done <= part.all);
        decisions.extend(part.decisions);
        (done, parts) = (part.done, parts + 1);
        if !part.running {
            assert_eq!(part.done, part.all);
            return (decisions, parts);
        }
    }
}

#[test]
fn every_hand_opens_when_the_game_is_over_and_no_sooner() {
    let mut evening = Evening::begin(&["beginner", "beginner"], "15");
    for _ in 0..3 {
        let refused = evening.house.hands(&evening.id, evening.table.revision, 0).unwrap_err();
        assert_eq!(refused.kind(), ProblemKind::HandsClosed);
        evening.decide();
    }
    evening.play_to_the_end();
    let (house, id, end) = (&evening.house, &evening.id, &evening.table);
    assert!(!end.assisted);
    for ply in [0, 1, end.plies / 2, end.plies] {
        let hands = house.hands(id, end.revision, ply).unwrap();
        assert_eq!(hands.iter().map(|hand| hand.seat).collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
        let seen = house.table_at(id, end.revision, ply).unwrap();
        let view = mochi_view(&seen.game);
        let codes: Vec<_> = hands[0].cards.iter().map(|open| open.card.clone()).collect();
        assert_eq!(codes, view.hand.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert!(hands.iter().flat_map(|hand| &hand.cards).all(|open| open.name.len() > open.card.len()));
        let said = (seen.log_from as usize, seen.log.len());
        assert_eq!(end.log[said.0..said.0 + said.1], seen.log, "what the last decision brought");
        assert!(seen.log.iter().all(|line| line.ply == ply), "and which decision it was");
        let held: Vec<usize> = hands.iter().map(|hand| hand.cards.len()).collect();
        assert_eq!(held, view.seats.iter().map(|seat| usize::from(seat.hand)).collect::<Vec<_>>());
    }
    assert_eq!(house.hands(id, end.revision, end.plies + 1).unwrap_err().kind(), ProblemKind::NothingThere);
    evening.undo();
    assert!(evening.table.assisted, "the hands may have been looked at");
    let refused = evening.house.hands(&evening.id, evening.table.revision, 0).unwrap_err();
    assert_eq!(refused.kind(), ProblemKind::HandsClosed);
}

#[test]
fn in_a_game_of_go_with_cards_both_hands_open_and_in_a_plain_one_there_is_nothing_to_open() {
    let (house, _directory) = house();
    for (cards, rows) in [("54", 2), ("0", 0)] {
        let option = |key: &str, value: &str| OptionChoice { key: key.to_owned(), value: value.to_owned() };
        let new = NewTable {
            game: "cardgo".to_owned(),
            players: vec![Player::person(), Player::bot("beginner")],
            options: vec![option("size", "9"), option("cards", cards)],
            seed: Some("4".to_owned()),
            clock: None,
        };
        let id = house.create(&new).unwrap();
        let end = passed_to_the_end(&house, &id);
        let hands = house.hands(&id, end.revision, end.plies / 2).unwrap();
        assert_eq!(hands.len(), rows, "{hands:?}");
        let GameView::Cardgo { view, .. } = house.table_at(&id, end.revision, end.plies / 2).unwrap().game else {
            panic!("another game's table")
        };
        if let Some(cards) = &view.cards {
            let held: Vec<usize> = hands.iter().map(|hand| hand.cards.len()).collect();
            assert_eq!(held, cards.hands.map(usize::from));
        }
    }
}

/// The person draws and passes until the game is over.
fn passed_to_the_end(house: &House, id: &str) -> TableSnapshot {
    for _ in 0..2_000 {
        let table = house.open_table(id).unwrap();
        if table.outcome.is_some() {
            return table;
        }
        let GameView::Cardgo { moves, .. } = &table.game else { panic!("another game's table") };
        let wished = [Move::Draw, Move::Pass, Move::Agree, Move::Let];
        let wish = wished.iter().find(|wish| moves.contains(wish)).or(moves.first());
        match wish {
            Some(&mv) => house.act(id, table.revision, GameMove::Cardgo(mv)).unwrap(),
            None => drop(house.next(id, table.revision, 0).unwrap()),
        }
    }
    panic!("the game doesn't end");
}

#[test]
fn a_decision_that_gives_the_game_away_is_a_turning_point() {
    let (house, _directory) = house();
    let table = imported(&house, &blunder());
    let (decisions, _) = reviewed(&house, &table);
    let filled = &decisions[0];
    assert_eq!((filled.ply, filled.seat, filled.grade), (0, Seat(0), Grade::Blunder), "{filled:?}");
    assert_eq!(filled.preferred.mv, GameMove::Cardgo(Move::Pass));
    assert_eq!(filled.played.mv, GameMove::Cardgo(Move::Play { point: "A9".parse::<Point>().unwrap() }));
    assert!(filled.preferred.percent > 80 && filled.played.percent < 20, "{filled:?}");
    assert!(filled.preferred.lead.unwrap() > 0 && filled.played.lead.unwrap() < 0, "{filled:?}");
    assert!(!filled.preferred.text.is_empty() && filled.played.expected.contains('%'));
    let noted = filled.noted.as_deref().unwrap();
    assert!(noted.starts_with("A9 (−") && noted.ends_with("), jobb: passz"), "{noted}");
    // White captures; its win rate is given from the person's side.
    let taken = &decisions[1];
    assert!(taken.seat == Seat(1) && taken.grade == Grade::Best && taken.played.percent < 20, "{taken:?}");
    assert!(taken.played.lead.unwrap() < 0, "{taken:?}");
}

/// Returns the complete review of a table.
fn review_of(house: &House, table: &TableSnapshot) -> Review {
    let (decisions, _) = reviewed(house, table);
    let whole = house.review_next(&table.id, 0).unwrap();
    assert_eq!(whole.decisions, decisions);
    whole
}

#[test]
fn what_turned_a_lost_game_is_named_and_every_own_decision_graded_or_told_as_forced() {
    let mut evening = Evening::begin(&["beginner", "beginner"], "15");
    evening.play_to_the_end();
    let end = &evening.table;
    let review = review_of(&evening.house, end);
    let person = review.decisions.iter().map(|decision| decision.ply);
    let mut own: Vec<u32> = person.chain(review.forced.iter().map(|forced| forced.ply)).collect();
    own.sort_unstable();
    let asked: Vec<u32> = (0..end.plies)
        .filter(|&ply| {
            let seen = evening.house.table_at(&evening.id, end.revision, ply + 1).unwrap();
            seen.log.iter().find_map(|line| line.seat) == Some(Seat(0))
        })
        .collect();
    assert_eq!(own, asked, "with three at the table one's own");
    assert!(review.forced.iter().all(|forced| forced.seat == Seat(0) && !forced.text.is_empty()));
    for decision in &review.decisions {
        let cost = i16::from(decision.preferred.percent) - i16::from(decision.played.percent);
        assert!(decision.grade < Grade::Mistake || cost >= 6, "{decision:?}");
        assert!(decision.grade > Grade::Good || cost <= 4, "{decision:?}");
    }
    let moves = review.decisions.iter().flat_map(|decision| [&decision.preferred, &decision.played]);
    assert!(moves.clone().all(|told| told.lead.is_none()) && review.end_lead.is_none(), "penalties are no lead");
    let won = end.outcome.as_ref().unwrap().standings[0].rank == 1;
    assert_eq!(review.end, Some(if won { 100 } else { 0 }));
    for turn in &review.turning {
        let decided = review.decisions.iter().find(|decision| decision.ply == turn.ply);
        if turn.cause == TurnCause::Decision {
            let decided = decided.unwrap();
            assert_eq!((turn.from, turn.to), (decided.preferred.percent, decided.played.percent));
        } else if let Some(decided) = decided {
            assert_eq!(turn.to, decided.preferred.percent, "the chance that one then decides with");
        } else {
            assert_eq!((turn.ply, Some(turn.to)), (end.plies, review.end));
        }
    }
    assert!(won || !review.turning.is_empty(), "a lost game was lost somewhere");
}

#[test]
fn a_bot_tells_why_it_did_what_it_did_once_the_game_is_over() {
    let mut evening = Evening::begin(&["beginner", "strong"], "15");
    for _ in 0..3 {
        evening.decide();
    }
    let refused = evening.house.account(&evening.id, evening.table.revision, 1).unwrap_err();
    assert_eq!(refused.kind(), ProblemKind::ThoughtsClosed);
    evening.play_to_the_end();
    let (house, id, end) = (&evening.house, &evening.id, &evening.table);
    let mut considered = 0;
    for ply in 0..end.plies {
        let seen = house.table_at(id, end.revision, ply + 1).unwrap();
        let seat = seen.log.iter().find_map(|line| line.seat).unwrap();
        let told = house.account(id, end.revision, ply);
        if seat == Seat(0) {
            assert_eq!(told.unwrap_err().kind(), ProblemKind::NothingThere, "nobody asks oneself");
            continue;
        }
        match told.unwrap() {
            BotAccount::Considered { played, second, .. } => {
                assert!(!played.text.is_empty() && second.is_none_or(|second| second.text != played.text));
                considered += 1;
            }
            BotAccount::Forced => {}
            other => panic!("decision {ply} isn't what the bot thought: {other:?}"),
        }
    }
    assert!(considered > 5, "{considered}");
    let now = house.open_table(id).unwrap();
    assert_eq!((now.revision, now.assisted), (end.revision, false), "to ask changes nothing");
    assert_eq!(house.account(id, end.revision, end.plies).unwrap_err().kind(), ProblemKind::NothingThere);
}

#[test]
fn a_review_comes_part_by_part_and_is_the_same_for_the_same_seed() {
    let (house, _directory) = house();
    let table = imported(&house, SHORT);
    let (decisions, parts) = reviewed(&house, &table);
    assert_eq!(decisions.iter().map(|decision| decision.ply).collect::<Vec<_>>(), [0, 1, 2]);
    assert!(parts >= 2, "it isn't told all at once");
    let now = house.open_table(&table.id).unwrap();
    assert_eq!((now.revision, now.held), (table.revision, true), "an imported game isn't changed");
    assert_eq!(reviewed(&house, &table).0, decisions, "what was found is kept");
    house.leave(&table.id);
    let again = house.open_table(&table.id).unwrap();
    assert_eq!(reviewed(&house, &again).0, decisions);
}

#[test]
fn while_a_game_goes_on_only_ones_own_decisions_are_judged_and_it_counts_as_help() {
    let mut evening = Evening::begin(&["beginner"], "30");
    for _ in 0..3 {
        evening.decide();
    }
    evening.house.hold(&evening.id, true).unwrap();
    let before = evening.table.clone();
    assert!(!before.assisted);
    let (decisions, _) = reviewed(&evening.house, &before);
    assert!(decisions.iter().all(|decision| decision.seat == Seat(0)));
    evening.look();
    assert_eq!((evening.table.assisted, evening.table.held, evening.table.plies), (true, true, before.plies));
    let refused = evening.house.review_begin(&evening.id, before.revision).unwrap_err();
    assert_eq!(refused.kind(), ProblemKind::Stale);
}

#[test]
fn a_finished_game_is_judged_from_both_sides_and_not_changed() {
    let (house, _directory) = house();
    let text = format!("{};B[];W[])", blunder().trim_end_matches(')'));
    let mut table = imported(&house, &text);
    house.hold(&table.id, false).unwrap();
    for _ in 0..20 {
        table = house.open_table(&table.id).unwrap();
        if table.outcome.is_some() {
            break;
        }
        let GameView::Cardgo { moves, .. } = &table.game else { panic!("another game's table") };
        if moves.contains(&Move::Agree) {
            house.act(&table.id, table.revision, GameMove::Cardgo(Move::Agree)).unwrap();
        } else {
            house.next(&table.id, table.revision, 0).unwrap();
        }
    }
    assert!(table.outcome.is_some());
    let (decisions, _) = reviewed(&house, &table);
    assert!(decisions.iter().any(|decision| decision.seat == Seat(1)));
    let agreed = |decision: &JudgedDecision| decision.played.mv == GameMove::Cardgo(Move::Agree);
    assert!(decisions.iter().all(|decision| decision.ply < 4 || agreed(decision)), "marks of a count aren't judged");
    assert!(decisions.iter().any(agreed), "to agree on an open board is");
    assert_eq!(house.open_table(&table.id).unwrap(), table);
}

#[test]
fn a_review_can_be_stopped_and_goes_on_where_it_was() {
    let mut evening = Evening::begin(&["beginner"], "30");
    for _ in 0..8 {
        evening.decide();
    }
    let (house, id) = (&evening.house, evening.id.as_str());
    house.review_begin(id, evening.table.revision).unwrap();
    let some = house.review_next(id, 0).unwrap();
    house.review_stop(id).unwrap();
    let stopped = house.review_next(id, some.done).unwrap();
    assert!(!stopped.running && stopped.done < stopped.all, "{stopped:?}");
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(house.review_next(id, stopped.done).unwrap(), stopped, "nothing is thought any more");
    evening.look();
    let (decisions, _) = reviewed(&evening.house, &evening.table);
    assert!(decisions.len() >= stopped.done as usize / 2);
}

#[test]
fn hidden_nothing_is_judged_and_seen_again_it_goes_on() {
    let mut evening = Evening::begin(&["beginner"], "30");
    for _ in 0..8 {
        evening.decide();
    }
    let (house, id) = (&evening.house, evening.id.as_str());
    house.set_visible(false);
    house.review_begin(id, evening.table.revision).unwrap();
    std::thread::sleep(Duration::from_millis(300));
    house.set_visible(true);
    let first = house.review_next(id, 0).unwrap();
    assert!(first.running && first.done <= 2, "{first:?}");
    // Waiting callers are released when the table is left.
    let answer = std::thread::scope(|scope| {
        let waiting = scope.spawn(|| {
            let mut done = first.done;
            loop {
                match house.review_next(id, done) {
                    Ok(part) => done = part.done,
                    Err(problem) => return problem.kind(),
                }
            }
        });
        std::thread::sleep(Duration::from_millis(50));
        house.leave(id);
        waiting.join().unwrap()
    });
    assert_eq!(answer, ProblemKind::Left);
}

#[test]
fn a_review_gives_way_to_play() {
    let mut evening = Evening::begin(&["beginner"], "30");
    for _ in 0..8 {
        evening.decide();
    }
    evening.house.review_begin(&evening.id, evening.table.revision).unwrap();
    evening.look();
    for _ in 0..3 {
        evening.decide();
    }
    let hint = evening.house.hint(&evening.id, evening.table.revision).unwrap();
    assert!(!hint.moves.is_empty());
    let part = evening.house.review_next(&evening.id, 0).unwrap();
    assert!(part.all >= 11 || part.all > part.done, "{part:?}");
}
