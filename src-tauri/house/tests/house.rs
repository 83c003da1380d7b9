//! Tests of the house as the shell uses it.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

#[path = "house/advice.rs"]
mod advice;
#[path = "house/analysis.rs"]
mod analysis;
#[path = "house/curve.rs"]
mod curve;
#[path = "house/evening.rs"]
mod evening;
#[path = "house/people.rs"]
mod people;
#[path = "house/practice.rs"]
mod practice;
#[path = "house/puzzles.rs"]
mod puzzles;
#[path = "house/replay.rs"]
mod replay;

use evening::{Evening, mochi_move, mochi_view};
use games::{GameIntent, GameMove};
use house::Player;
use house::{BotSpeed, NewTable, OptionChoice, ProblemKind, TableSnapshot};
use mochi::{Intent, Move, Source};
use rulebook::Lang;
use serde_json::json;
use std::time::{Duration, Instant};

#[test]
fn a_game_is_played_to_its_end_and_found_again() {
    let mut evening = Evening::begin(&["beginner", "beginner"], "15");
    evening.play_to_the_end();
    let end = evening.table.clone();
    assert!(end.outcome.is_some() && !end.thinking);
    evening.restart();
    assert_eq!(evening.table, end, "everything is found as it was left");
    assert!(evening.house.start("hu").unwrap().tables[0].finished);
}

#[test]
fn the_same_table_is_laid_once_more_with_another_deal() {
    let evening = Evening::begin(&["beginner", "steady"], "15");
    let again = evening.house.again(&evening.id).unwrap();
    assert_ne!(again, evening.id);
    let (old, new) = (evening.house.open_table(&evening.id).unwrap(), evening.house.open_table(&again).unwrap());
    assert_eq!(old, evening.table, "the first table stands as it stood");
    assert_ne!(new.seed, old.seed);
    let levels = |table: &TableSnapshot| table.seats.iter().map(|seat| seat.player.nameless()).collect::<Vec<_>>();
    assert_eq!(levels(&new), levels(&old));
    assert_eq!(mochi_view(&new.game).setup, mochi_view(&old.game).setup);
    assert_eq!(evening.house.again("nowhere").unwrap_err().kind(), ProblemKind::NoSuchTable);
}

#[test]
fn a_branch_goes_on_from_any_moment_and_leaves_the_table_as_it_is() {
    let mut evening = Evening::begin(&["beginner"], "30");
    evening.decide();
    evening.decide();
    let kept = evening.table.clone();
    let branch = evening.house.branch(&evening.id, Some(1), "Another way").unwrap();
    let branch = evening.house.open_table(&branch).unwrap();
    assert_eq!((branch.plies, branch.assisted, branch.imported), (1, true, false));
    assert_eq!(branch.seed, kept.seed);
    let whole = evening.house.branch(&evening.id, None, "").unwrap();
    assert_eq!(evening.house.open_table(&whole).unwrap().log, kept.log);
    assert_eq!(evening.house.open_table(&evening.id).unwrap(), kept);
    let nothing = evening.house.branch(&evening.id, Some(kept.plies + 1), "").unwrap_err();
    assert_eq!(nothing.kind(), ProblemKind::NothingThere);
    assert_eq!(evening.house.branch("nowhere", None, "").unwrap_err().kind(), ProblemKind::NoSuchTable);
}

#[test]
fn a_table_is_found_as_it_was_at_any_moment() {
    let mut evening = Evening::begin(&["beginner"], "30");
    for _ in 0..30 {
        evening.decide();
        let left = evening.table.clone();
        evening.restart();
        assert_eq!(evening.table, left);
    }
}

#[test]
fn undo_goes_back_to_ones_own_last_decision_and_redo_forth_again() {
    let mut evening = Evening::begin(&["beginner", "beginner"], "30");
    evening.decide();
    let before = evening.table.clone();
    evening.decide();
    let after = evening.table.clone();
    evening.undo();
    assert_eq!((&evening.table.game, &evening.table.log), (&before.game, &before.log));
    assert!(evening.table.assisted, "a bot's answer was seen");
    evening.redo();
    assert_eq!((&evening.table.game, &evening.table.log), (&after.game, &after.log));
    // Undo and redo survive a restart.
    evening.undo();
    evening.restart();
    assert!(evening.table.can_redo);
    evening.redo();
    assert_eq!(evening.table.game, after.game);
}

#[test]
fn another_decision_after_undo_is_another_branch_and_redo_follows_the_last() {
    let mut evening = Evening::begin(&["beginner"], "30");
    let start = evening.table.clone();
    let moves = evening.moves();
    assert!(moves.len() > 1);
    evening.act(moves[0]);
    evening.undo();
    evening.act(moves[1]);
    let second = evening.table.clone();
    evening.undo();
    assert_eq!(evening.table.game, start.game);
    evening.redo();
    assert_eq!(evening.table.game, second.game);
}

#[test]
fn a_refused_move_names_its_rule_and_changes_nothing() {
    let mut evening = Evening::begin(&["beginner"], "30");
    let before = evening.table.clone();
    let problem = evening.house.act(&evening.id, before.revision, mochi_move(Move::PlayPair { left: 60 })).unwrap_err();
    assert_eq!(
        (problem.kind(), problem.phrased(evening.house.lang()).reasons[0].rule.as_str()),
        (ProblemKind::Refused, "MO-3.1")
    );
    assert!(problem.text(evening.house.lang()).len() > 10);
    evening.look();
    assert_eq!(evening.table, before);
}

#[test]
fn a_touch_explains_itself_in_the_language_of_the_window() {
    let evening = Evening::begin(&["beginner"], "30");
    let touch = || GameIntent::Mochi(Intent::Gap { place: 0 });
    let explain = || evening.house.explain(&evening.id, evening.table.revision, touch()).unwrap();
    evening.house.save_settings(settings("hu", "instant"), "en").unwrap();
    let hungarian = explain();
    evening.house.save_settings(settings("en", "instant"), "hu-HU").unwrap();
    let english = explain();
    assert_eq!(hungarian[0].rule, "MO-4.2");
    assert_ne!(hungarian[0].text, english[0].text);
}

#[test]
fn a_move_out_of_turn_is_refused() {
    // Step by step, so that the bot waits.
    let evening = Evening::begin_at_speed(&["beginner"], "30", BotSpeed::Step);
    let mut evening = evening;
    let mv = evening.moves()[0];
    evening.house.act(&evening.id, evening.table.revision, mv).unwrap();
    evening.look();
    while !evening.table.thinking {
        let mv = evening.moves()[0];
        evening.house.act(&evening.id, evening.table.revision, mv).unwrap();
        evening.look();
    }
    assert!(evening.table.waiting_for_step && evening.moves().is_empty());
    let problem = evening.house.act(&evening.id, evening.table.revision, mochi_move(Move::Pass)).unwrap_err();
    assert_eq!(
        (problem.kind(), problem.phrased(evening.house.lang()).reasons[0].rule.as_str()),
        (ProblemKind::Refused, "MO-1.4")
    );
    // Nothing moves until requested; then one decision is made.
    let waiting = evening.table.revision;
    std::thread::sleep(Duration::from_millis(50));
    evening.look();
    assert_eq!(evening.table.revision, waiting);
    evening.house.step(&evening.id, waiting).unwrap();
    let moved = evening.house.next(&evening.id, waiting, 0).unwrap();
    assert_eq!(moved.revision, waiting + 1);
}

#[test]
fn a_stale_revision_is_refused_whatever_the_command() {
    let mut evening = Evening::begin(&["beginner"], "30");
    let old = evening.table.revision;
    let mv = evening.moves()[0];
    evening.decide();
    let (house, id) = (&evening.house, evening.id.as_str());
    let touch = GameIntent::Mochi(Intent::Source { source: Source::Deck });
    for problem in [
        house.act(id, old, mv).unwrap_err(),
        house.undo(id, old).unwrap_err(),
        house.redo(id, old).unwrap_err(),
        house.table_at(id, old, 0).unwrap_err(),
        house.hands(id, old, 0).unwrap_err(),
        house.review_begin(id, old).unwrap_err(),
        house.analysis_begin(id, old).unwrap_err(),
        house.step(id, old).unwrap_err(),
        house.explain(id, old, touch).unwrap_err(),
        house.hint(id, old).unwrap_err(),
    ] {
        assert_eq!(problem.kind(), ProblemKind::Stale);
        assert!(problem.text(evening.house.lang()).ends_with('.'));
    }
}

#[test]
fn an_unknown_table_is_a_sentence_whatever_the_command() {
    let evening = Evening::begin(&["beginner"], "30");
    let house = &evening.house;
    let mv = mochi_move(Move::Pass);
    for id in ["", "nowhere", "../../etc/passwd", "🍡", &"x".repeat(100_000)] {
        for problem in [
            house.open_table(id).unwrap_err(),
            house.act(id, 0, mv).unwrap_err(),
            house.undo(id, 0).unwrap_err(),
            house.step(id, 0).unwrap_err(),
            house.table_at(id, 0, 0).unwrap_err(),
            house.hold(id, true).unwrap_err(),
            house.hands(id, 0, 0).unwrap_err(),
            house.review_begin(id, 0).unwrap_err(),
            house.analysis_begin(id, 0).unwrap_err(),
            house.review_stop(id).unwrap_err(),
            house.survey(id, 0).unwrap_err(),
            house.record_text(id, 0).unwrap_err(),
            house.delete(id).unwrap_err(),
            house.restore(id).unwrap_err(),
        ] {
            assert_eq!(problem.kind(), ProblemKind::NoSuchTable, "{id:.20}");
        }
        assert_eq!(house.next(id, 0, 0).unwrap_err().kind(), ProblemKind::Left);
        assert_eq!(house.review_next(id, 0).unwrap_err().kind(), ProblemKind::Left);
    }
}

#[test]
fn where_a_game_has_no_board_to_share_out_or_no_file_it_says_so_and_nobody_was_helped() {
    let evening = Evening::begin(&["beginner"], "30");
    let house = &evening.house;
    let (mut without_board, mut without_file) = (Vec::new(), Vec::new());
    for &game in games::GAMES {
        let seats = (1..=6).find(|seats| house::against(game, *seats, "beginner").is_some()).unwrap();
        let players = house::against(game, seats, "beginner").unwrap();
        let new = NewTable { game: game.to_owned(), players, options: Vec::new(), seed: None, clock: None };
        let table = house.open_table(&house.create(&new).unwrap()).unwrap();
        house.hold(&table.id, true).unwrap();
        let begun = Instant::now();
        let said = |problem: house::Problem| {
            let [hungarian, english] = [Lang::Hu, Lang::En].map(|lang| problem.text(lang));
            assert!(hungarian.ends_with('.') && english.ends_with('.') && hungarian != english);
            english
        };
        match house.survey(&table.id, table.revision) {
            Err(problem) if problem.kind() == ProblemKind::NothingThere => {
                assert!(said(problem).contains("no board"), "{game}");
                assert!(begun.elapsed() < Duration::from_millis(200), "{game}: nobody thinks about nothing");
                without_board.push(game);
            }
            answer => assert!(answer.is_ok() || answer.is_err_and(|problem| problem.kind() == ProblemKind::Stale)),
        }
        match house.record_text(&table.id, 0) {
            Err(problem) => {
                assert_eq!(problem.kind(), ProblemKind::NothingThere);
                assert!(said(problem).contains("file for other programs"), "{game}");
                without_file.push(game);
            }
            Ok(text) => assert!(!text.text.is_empty()),
        }
        assert!(!house.open_table(&table.id).unwrap().assisted || !without_board.contains(&game), "{game}");
        house.leave(&table.id);
    }
    let but_one = games::GAMES.len() - 1;
    assert_eq!((without_board.len(), without_file.len()), (but_one, but_one), "{without_board:?} {without_file:?}");
}

#[test]
fn a_setup_outside_the_rules_lays_no_table() {
    let evening = Evening::begin(&["beginner"], "30");
    let new = |game: &str, players: &[&Player], target: &str, seed: Option<&str>| NewTable {
        game: game.to_owned(),
        players: players.iter().map(|player| (*player).clone()).collect(),
        options: vec![OptionChoice { key: "target".to_owned(), value: target.to_owned() }],
        seed: seed.map(str::to_owned),
        clock: None,
    };
    let (me, bot, strange) = (&Player::person(), &Player::bot("beginner"), &Player::bot("grandmaster"));
    for wrong in [
        new("chess", &[me, bot], "30", None),
        new("mochi", &[], "30", None),
        new("mochi", &[me], "30", None),
        new("mochi", &[me, &Player::Automaton], "30", None),
        new("mochi", &[me, me], "30", None),
        new("mochi", &[bot, bot], "30", None),
        new("mochi", &[me, strange], "30", None),
        new("mochi", &[me, bot, bot, bot, bot, bot, bot], "30", None),
        new("mochi", &[me, bot], "29", None),
        new("mochi", &[me, bot], "30", Some("twelve")),
        new("mochi", &[me, bot], "30", Some("99999999999999999999")),
    ] {
        assert_eq!(evening.house.create(&wrong).unwrap_err().kind(), ProblemKind::BadSetup, "{wrong:?}");
    }
    assert_eq!(evening.house.start("hu").unwrap().tables.len(), 1);
}

#[test]
fn everything_against_a_setup_is_told_with_its_option_and_its_rule() {
    let evening = Evening::begin(&["beginner"], "30");
    let choice = |(key, value): (&str, &str)| OptionChoice { key: key.to_owned(), value: value.to_owned() };
    let new = |choices: &[(&str, &str)]| NewTable {
        game: "cardgo".to_owned(),
        players: vec![Player::person(), Player::bot("beginner")],
        options: choices.iter().copied().map(choice).collect(),
        seed: None,
        clock: None,
    };
    let wrong = new(&[("size", "9"), ("komi", "6"), ("handicap", "7"), ("candles", "2")]);
    let faults = evening.house.setup_faults(&wrong).unwrap();
    let told: Vec<_> = faults.iter().map(|fault| (fault.option.as_deref(), fault.rule.as_deref())).collect();
    assert_eq!(told, [(Some("komi"), Some("GO-1.4")), (Some("candles"), None), (None, Some("GO-1.1"))]);
    assert!(faults[2].text.contains("legfeljebb"), "{}", faults[2].text);

    let problem = evening.house.create(&wrong).unwrap_err().phrased(evening.house.lang());
    assert_eq!(problem.kind, ProblemKind::BadSetup);
    let reasons: Vec<&str> = problem.reasons.iter().map(|reason| reason.rule.as_str()).collect();
    assert_eq!(reasons, ["GO-1.4", "GO-1.1"]);
    assert!(faults.iter().all(|fault| problem.text.contains(&fault.text)), "{}", problem.text);

    assert_eq!(evening.house.setup_faults(&new(&[("size", "9"), ("handicap", "5")])).unwrap(), []);
    assert!(evening.house.setup_faults(&NewTable { game: "chess".to_owned(), ..new(&[]) }).is_err());
}

#[test]
fn settings_out_of_range_are_refused_and_the_old_ones_stay() {
    let evening = Evening::begin(&["beginner"], "30");
    let before = evening.house.start("en").unwrap().settings;
    for wrong in [json!({}), json!(7), json!({ "theme": "neon" }), settings("tlh", "calm"), settings("hu", "warp")] {
        assert_eq!(evening.house.save_settings(wrong, "en").unwrap_err().kind(), ProblemKind::BadSettings);
    }
    assert_eq!(evening.house.start("en").unwrap().settings, before);
}

#[test]
fn a_deleted_table_comes_back_when_asked() {
    let mut evening = Evening::begin(&["beginner"], "30");
    evening.decide();
    let left = evening.table.clone();
    evening.house.delete(&evening.id).unwrap();
    assert!(evening.house.start("hu").unwrap().tables.is_empty());
    assert_eq!(evening.house.open_table(&evening.id).unwrap_err().kind(), ProblemKind::NoSuchTable);
    evening.house.restore(&evening.id).unwrap();
    assert_eq!(evening.house.open_table(&evening.id).unwrap().game, left.game);
}

#[test]
fn a_second_house_on_the_same_file_reads_and_says_so() {
    let evening = Evening::begin(&["beginner"], "30");
    let second = evening.open_again().unwrap();
    let start = second.start("hu").unwrap();
    assert!(start.busy && start.read_only && start.tables.len() == 1);
    let table = second.open_table(&evening.id).unwrap();
    assert_eq!(table.game, evening.table.game);
    let problem = second.act(&evening.id, table.revision, evening.moves()[0]).unwrap_err();
    assert_eq!(problem.kind(), ProblemKind::ReadOnly);
}

#[test]
fn hidden_the_bot_stops_at_once_and_seen_again_it_goes_on() {
    let mut evening = Evening::begin_at_speed(&["master", "master", "master"], "30", BotSpeed::Instant);
    let mv = evening.moves()[0];
    evening.house.act(&evening.id, evening.table.revision, mv).unwrap();
    evening.house.set_visible(false);
    let hidden = Instant::now();
    evening.look();
    let left = evening.table.revision;
    std::thread::sleep(Duration::from_millis(300));
    evening.look();
    assert!(evening.table.revision <= left + 1, "at most the decision already made was kept");
    assert!(hidden.elapsed() < Duration::from_secs(5));
    evening.house.set_visible(true);
    evening.wait_for_my_turn();
    assert!(!evening.table.thinking);
}

#[test]
fn closing_while_a_bot_thinks_loses_nothing() {
    let mut evening = Evening::begin_at_speed(&["master", "master"], "30", BotSpeed::Instant);
    let mv = evening.moves()[0];
    evening.house.act(&evening.id, evening.table.revision, mv).unwrap();
    let acknowledged = evening.table.revision + 1;
    let closing = Instant::now();
    evening.restart();
    assert!(closing.elapsed() < Duration::from_secs(5));
    assert!(evening.table.revision >= acknowledged);
    evening.wait_for_my_turn();
}

#[test]
fn a_window_that_waits_is_let_go_when_the_table_is_left() {
    let evening = Evening::begin_at_speed(&["beginner"], "30", BotSpeed::Step);
    let answer = std::thread::scope(|scope| {
        let waiting = scope.spawn(|| evening.house.next(&evening.id, evening.table.revision, 0));
        std::thread::sleep(Duration::from_millis(50));
        evening.house.leave(&evening.id);
        waiting.join().unwrap()
    });
    assert_eq!(answer.unwrap_err().kind(), ProblemKind::Left);
}

#[test]
fn a_hint_offers_listed_moves_in_words_and_marks_the_game() {
    let mut evening = Evening::begin(&["beginner"], "30");
    let hint = evening.house.hint(&evening.id, evening.table.revision).unwrap();
    evening.look();
    assert!(evening.table.assisted);
    let listed = evening.moves();
    assert!(!hint.moves.is_empty());
    assert!(hint.moves.iter().all(|option| listed.contains(&option.mv) && !option.text.is_empty()));
}

#[test]
fn a_hint_says_in_both_languages_what_only_the_best_move_achieves_and_by_which_rule() {
    let mut evening = Evening::begin(&["beginner"], "30");
    let said = |evening: &Evening, language| {
        evening.house.save_settings(settings(language, "instant"), "hu").unwrap();
        let hint = evening.house.hint(&evening.id, evening.table.revision).unwrap();
        assert!(hint.moves.iter().skip(1).all(|option| option.why.is_none()));
        hint.moves.into_iter().next().and_then(|best| best.why)
    };
    for _ in 0..30 {
        evening.look();
        let Some(hungarian) = said(&evening, "hu") else {
            evening.look();
            evening.decide();
            continue;
        };
        evening.look();
        let english = said(&evening, "en").unwrap();
        assert!(
            hungarian.text.starts_with("Így ") && hungarian.text.contains("100\u{a0}folytatásból "),
            "{hungarian:?}"
        );
        assert!(english.text.contains(" of 100\u{a0}continuations; "), "{english:?}");
        assert!(games::book().entry(&english.rule).is_some(), "{english:?}");
        let (shares, milestone) = ((english.percent, english.other), english.milestone);
        assert_eq!(((hungarian.percent, hungarian.other), hungarian.milestone), (shares, milestone));
        assert!(shares.0.abs_diff(shares.1) >= 9, "{english:?}");
        return;
    }
    panic!("thirty decisions without a reason");
}

#[test]
fn the_same_seed_and_decisions_give_the_same_game_bots_included() {
    let line = || {
        let mut evening = Evening::begin(&["steady", "beginner"], "15");
        for _ in 0..8 {
            if evening.table.outcome.is_none() {
                evening.decide();
            }
        }
        evening.table.log.iter().map(|line| line.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(line(), line());
}

fn settings(language: &str, speed: &str) -> serde_json::Value {
    json!({ "language": language, "theme": "system", "botSpeed": speed, "cardSize": "medium", "magnification": "100",
            "symbols": true, "reducedMotion": "system", "confirmMoves": true, "confirmClicks": false, "letsHappen": true,
            "botsResign": true, "suggestLevels": true,
            "coordinates": true, "sounds": false, "announcements": "usual", "stops": {}, "explained": [],
            "people": [], "liesFlat": false })
}

#[test]
fn a_move_of_another_kind_of_wire_is_no_move() {
    assert!(serde_json::from_value::<GameMove>(json!({ "game": "chess", "move": "e4" })).is_err());
    assert!(serde_json::from_value::<GameMove>(json!({ "game": "mochi", "move": { "kind": "playPair" } })).is_err());
}
