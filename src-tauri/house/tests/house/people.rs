//! Tests of several people at one device.

use crate::evening::house;
use game::Seat;
use house::{GameInfo, House, NewTable, Opponents, OptionChoice, Player, ProblemKind, TableSnapshot, TableSummary};
use serde_json::{Value, json};

/// More decisions than any game of random moves has.
const MOST: usize = 6_000;

fn guest(name: &str) -> Player {
    Player::Guest { name: name.to_owned() }
}

fn owner() -> Player {
    Player::Person { name: "Péter".to_owned() }
}

/// The games in which two people can sit, with the numbers of seats.
fn shared_games(house: &House) -> Vec<GameInfo> {
    let games = house.start("hu").unwrap().games;
    games.into_iter().filter(|game| game.automata.is_empty() && game.seats.iter().any(|&seats| seats > 1)).collect()
}

/// Creates a table of `game` with the owner, Anna, and bots at the other seats, of which there are as few as may be.
fn table(house: &House, game: &GameInfo, options: Vec<OptionChoice>) -> String {
    let seats = game.seats.iter().copied().find(|&seats| seats > 2).unwrap_or(2);
    let mut players = vec![owner(), guest("Anna")];
    players.resize(usize::from(seats), Player::bot("random"));
    house
        .create(&NewTable { game: game.game.clone(), players, options, seed: Some("7".to_owned()), clock: None })
        .unwrap()
}

fn seat_of(table: &TableSnapshot) -> Seat {
    let state: Value = serde_json::to_value(&table.game).unwrap();
    Seat(u8::try_from(state["view"]["seat"].as_u64().unwrap()).unwrap())
}

/// Waits until a person is to decide or the game is over, and opens that person's view.
fn taken(house: &House, id: &str) -> TableSnapshot {
    loop {
        match house.open_table(id) {
            Ok(table) if table.thinking => {
                let _ = house.next(id, table.revision, 0);
            }
            Ok(table) => return table,
            Err(problem) => {
                assert_eq!(problem.kind(), ProblemKind::Covered);
                let handing = house.handing_over(id).unwrap();
                let Some(seat) = handing.seat else {
                    let _ = house.next_handing_over(id, handing.revision);
                    continue;
                };
                for other in (0..handing.seats.len()).map(|other| Seat(other as u8)).filter(|other| *other != seat) {
                    assert_eq!(house.open_view(id, other).unwrap_err().kind(), ProblemKind::NothingThere);
                }
                let before = house.open_view(id, seat).unwrap();
                assert_eq!(seat_of(&before), seat);
                let now = house.open_table(id).unwrap();
                assert!(before.revision < now.revision || before == now);
                assert_eq!(before.log, now.log[..before.log.len()], "what happened since follows");
            }
        }
    }
}

#[test]
fn a_whole_game_of_two_people_and_bots_shows_nobody_anothers_view() {
    let (house, _directory) = house();
    let games = shared_games(&house);
    assert!(games.len() >= 4, "{games:?}");
    for game in &games {
        let id = table(&house, game, Vec::new());
        let mut handed_over = 0;
        let mut last = None;
        for decision in 0.. {
            assert!(decision < MOST, "{}", game.game);
            let table = taken(&house, &id);
            if table.outcome.is_some() {
                break;
            }
            let seat = seat_of(&table);
            let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
            let expected = if seat == Seat(0) { ["Te", "Anna"] } else { ["Péter", "Te"] };
            assert_eq!(names[..2], expected, "{}", game.game);
            handed_over += usize::from(last.is_some_and(|last| last != seat));
            last = Some(seat);
            let moves = table.game.moves();
            // Where it can, the game comes to its end.
            let mv = moves[(decision * 7919 + 13) % moves.len()];
            house.act(&id, table.revision, mv).unwrap();
        }
        assert!(handed_over > 3, "{}: {handed_over}", game.game);
        let over = house.open_table(&id).unwrap();
        for seat in [Seat(1), Seat(0)] {
            assert_eq!(seat_of(&house.open_view(&id, seat).unwrap()), seat, "{}: any view may be looked at", game.game);
            // Replay, verdicts and practice are pages of their own, for which the table is opened again.
            house.leave(&id);
            assert_eq!(seat_of(&house.open_table(&id).unwrap()), seat, "{}", game.game);
        }
        assert_eq!(house.open_table(&id).unwrap().outcome, over.outcome);
    }
}

#[test]
fn what_is_shown_while_the_device_is_handed_over_is_nobodys_view() {
    let (house, directory) = house();
    for game in shared_games(&house) {
        let id = table(&house, &game, Vec::new());
        if house.open_table(&id).is_ok() {
            // Nothing is hidden in this game.
            continue;
        }
        let revision = house.handing_over(&id).unwrap().revision;
        let kinds = [
            house.next(&id, revision + 1, 0).map(|_| ()),
            house.undo(&id, revision),
            house.redo(&id, revision),
            house.hint(&id, revision).map(|_| ()),
            house.resign(&id, revision),
            house.survey(&id, revision).map(|_| ()),
            house.proposal(&id, revision).map(|_| ()),
            house.table_at(&id, revision, 0).map(|_| ()),
            house.hands(&id, revision, 0).map(|_| ()),
        ];
        for kind in kinds.map(|result| result.unwrap_err().kind()) {
            assert_eq!(kind, ProblemKind::Covered, "{}", game.game);
        }
        let handing = serde_json::to_value(house.handing_over(&id).unwrap()).unwrap();
        assert!(handing.get("state").is_none(), "{}", game.game);
        assert_eq!(handing["seats"][0]["name"], json!("Péter"), "nobody is called you");
    }
    let id = house.start("hu").unwrap().tables.iter().find(|table| table.game == "mochi").unwrap().id.clone();
    taken(&house, &id);
    house.let_all_go();
    assert_eq!(
        house.open_table(&id).unwrap_err().kind(),
        ProblemKind::Covered,
        "a window that starts anew has no view"
    );
    // The list of tables is seen by everybody.
    let listed: Vec<TableSummary> = house.start("hu").unwrap().tables;
    assert!(!listed.is_empty());
    drop(house);
    let house = House::open(directory.path()).unwrap();
    for summary in listed.iter().filter(|summary| summary.game != "cardgo") {
        let problem = house.open_table(&summary.id).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::Covered, "a table is opened at the handing over");
    }
}

#[test]
fn an_open_game_turns_to_the_person_to_move_by_itself() {
    let (house, _directory) = house();
    let game = shared_games(&house).into_iter().find(|game| game.game == "cardgo").unwrap();
    let choice = |key: &str, value: &str| OptionChoice { key: key.to_owned(), value: value.to_owned() };
    let id = table(&house, &game, vec![choice("cards", "0"), choice("size", "9")]);
    let mut table = house.open_table(&id).unwrap();
    for decision in 0..6 {
        assert_eq!(seat_of(&table), Seat(decision % 2));
        assert_eq!((table.can_undo, table.undo_asks), (decision > 0, false), "the last move may be taken back");
        let mv = table.game.moves()[usize::from(decision)];
        house.act(&id, table.revision, mv).unwrap();
        table = house.next(&id, table.revision, table.log.len() as u32).unwrap();
        assert_eq!(table.log_from, 0, "the log is told to the other person");
        assert_eq!(table.plies, u32::from(decision) + 1);
    }
    house.undo(&id, table.revision).unwrap();
    let back = house.next(&id, table.revision, 0).unwrap();
    assert_eq!((back.plies, seat_of(&back)), (5, Seat(1)));
}

#[test]
fn a_decision_may_be_taken_back_until_the_next_person_decides() {
    let (house, _directory) = house();
    let game = shared_games(&house).into_iter().find(|game| game.game == "mochi").unwrap();
    let players = vec![owner(), guest("Anna")];
    let new =
        NewTable { game: game.game.clone(), players, options: Vec::new(), seed: Some("7".to_owned()), clock: None };
    let id = house.create(&new).unwrap();
    let first = loop {
        let table = taken(&house, &id);
        house.act(&id, table.revision, table.game.moves()[0]).unwrap();
        if house.open_table(&id).is_err() {
            break seat_of(&table);
        }
    };
    let handing = house.handing_over(&id).unwrap();
    assert_eq!(handing.may_take_back, Some(first));
    assert_ne!(handing.seat, Some(first));
    assert!(handing.log.iter().all(|line| line.seat == Some(first)), "everybody saw what happened");
    assert_eq!(house.take_back(&id, handing.revision + 1).unwrap_err().kind(), ProblemKind::Stale);
    house.take_back(&id, handing.revision).unwrap();
    let back = house.handing_over(&id).unwrap();
    assert_eq!((back.seat, back.may_take_back), (Some(first), None), "the same person takes the device again");
    let again = taken(&house, &id);
    house.act(&id, again.revision, again.game.moves()[0]).unwrap();
    assert_eq!(house.handing_over(&id).unwrap().may_take_back, Some(first));
    taken(&house, &id);
    house.let_all_go();
    assert_eq!(house.handing_over(&id).unwrap().may_take_back, None, "the other person has looked");
    let other = taken(&house, &id);
    assert!(!other.can_undo, "nothing of one's own could be taken back");
}

#[test]
fn guests_have_names_and_there_is_one_owner() {
    let (house, _directory) = house();
    let create = |players: Vec<Player>| {
        house.create(&NewTable { game: "mochi".to_owned(), players, options: Vec::new(), seed: None, clock: None })
    };
    let id = create(vec![owner(), guest("  "), guest(&"hosszú név ".repeat(9))]).unwrap();
    let names: Vec<String> = house.handing_over(&id).unwrap().seats.into_iter().map(|seat| seat.name).collect();
    assert_eq!(names[0], "Péter");
    assert!(!names[1].trim().is_empty() && names[2].chars().count() <= 20, "{names:?}");
    for players in
        [vec![guest("Anna"), guest("Béla")], vec![owner(), owner()], vec![guest("Anna"), Player::bot("random")]]
    {
        assert_eq!(create(players).unwrap_err().kind(), ProblemKind::BadSetup);
    }
    let nameless = create(vec![Player::person(), guest("Anna")]).unwrap();
    assert_eq!(house.handing_over(&nameless).unwrap().seats[0].name, "A készülék gazdája");
}

#[test]
fn undo_over_anothers_decision_asks_for_consent_and_help_for_a_guest_is_no_help_for_the_owner() {
    let (house, _directory) = house();
    let players = vec![owner(), guest("Anna")];
    let new =
        NewTable { game: "mochi".to_owned(), players, options: Vec::new(), seed: Some("7".to_owned()), clock: None };
    let id = house.create(&new).unwrap();
    let mut turns = vec![seat_of(&taken(&house, &id))];
    // Until the first person is to decide again.
    while turns.len() < 3 {
        let table = taken(&house, &id);
        house.act(&id, table.revision, table.game.moves()[0]).unwrap();
        let seat = seat_of(&taken(&house, &id));
        if turns.last() != Some(&seat) {
            turns.push(seat);
        }
    }
    let table = taken(&house, &id);
    assert_eq!(seat_of(&table), turns[0]);
    assert!(table.can_undo && table.undo_asks, "the other person has decided since");
    house.undo(&id, table.revision).unwrap();
    let back = house.open_table(&id).unwrap();
    assert_eq!((seat_of(&back), back.assisted), (turns[0], true), "what was seen counts as help");
    let id = house.create(&new).unwrap();
    let owners = |house: &House| house.start("hu").unwrap().tables.iter().find(|it| it.id == id).unwrap().assisted;
    for helped in [Seat(1), Seat(0)] {
        loop {
            let table = taken(&house, &id);
            if seat_of(&table) == helped {
                assert!(!table.assisted, "the help of one is not the other's");
                house.hint(&id, table.revision).unwrap();
                break;
            }
            house.act(&id, table.revision, table.game.moves()[0]).unwrap();
        }
        assert!(house.open_table(&id).unwrap().assisted);
        assert_eq!(owners(&house), helped == Seat(0));
    }
    // Marked once, an analysis or another hint changes nothing.
    let revision = house.open_table(&id).unwrap().revision;
    house.hint(&id, revision).unwrap();
    assert_eq!(house.open_table(&id).unwrap().revision, revision);
}

#[test]
fn a_guests_help_is_kept_and_counted() {
    let (house, directory) = house();
    let game = shared_games(&house).into_iter().find(|game| game.game == "iszkenderun").unwrap();
    let id = table(&house, &game, Vec::new());
    let play = |house: &House, until: fn(&TableSnapshot) -> bool| loop {
        let table = taken(house, &id);
        if until(&table) {
            break table;
        }
        house.act(&id, table.revision, *table.game.moves().last().unwrap()).unwrap();
    };
    let table = play(&house, |table| seat_of(table) == Seat(1));
    house.hint(&id, table.revision).unwrap();
    drop(house);
    let house = House::open(directory.path()).unwrap();
    assert!(play(&house, |table| seat_of(table) == Seat(1)).assisted);
    assert!(!play(&house, |table| seat_of(table) == Seat(0)).assisted);
    play(&house, |table| table.outcome.is_some());
    let statistics = house.statistics().unwrap();
    assert_eq!((statistics.games[0].guests[0].helped, statistics.games[0].guests[0].played), (1, 1));
}

#[test]
fn a_game_among_people_is_counted_by_their_names_and_rates_nobody() {
    let (house, _directory) = house();
    let game = shared_games(&house).into_iter().find(|game| game.game == "iszkenderun").unwrap();
    let id = table(&house, &game, Vec::new());
    loop {
        let table = taken(&house, &id);
        if table.outcome.is_some() {
            break;
        }
        house.act(&id, table.revision, *table.game.moves().last().unwrap()).unwrap();
    }
    let statistics = house.statistics().unwrap();
    let [of_game] = &statistics.games[..] else { panic!("one game") };
    assert_eq!((of_game.levels.len(), &of_game.levels[0].against), (1, &Opponents::Guests));
    assert_eq!((of_game.guests.len(), of_game.guests[0].name.as_str(), of_game.guests[0].played), (1, "Anna", 1));
    assert!(of_game.ratings.as_ref().is_none_or(|ratings| ratings.own.is_none()), "{:?}", of_game.ratings);
    // The deal can be sent, with the people as seats.
    let code = house.challenge_of(&id).unwrap().unwrap();
    let players = house.challenge(&code, None).unwrap().players;
    assert_eq!(players[..2], [Player::person(), Player::Guest { name: String::new() }]);
}

#[test]
fn an_opportunity_may_be_declined_without_opening_a_view() {
    let (house, _directory) = house();
    let mut declined = 0;
    for game in shared_games(&house) {
        let id = table(&house, &game, Vec::new());
        for decision in 0..120 {
            if let Ok(handing) = house.handing_over(&id)
                && handing.seat.is_some()
            {
                if handing.may_decline {
                    house.decline_covered(&id, handing.revision).unwrap();
                    declined += 1;
                    continue;
                }
                let refused = house.decline_covered(&id, handing.revision).unwrap_err();
                assert_eq!(refused.kind(), ProblemKind::NothingThere, "{}", game.game);
            }
            let table = taken(&house, &id);
            if table.outcome.is_some() {
                break;
            }
            let moves = table.game.moves();
            house.act(&id, table.revision, moves[(decision * 7919 + 13) % moves.len()]).unwrap();
            let stale = house.decline_covered(&id, table.revision).unwrap_err();
            assert_eq!(stale.kind(), ProblemKind::Stale);
        }
    }
    assert!(declined > 5, "{declined}");
}
