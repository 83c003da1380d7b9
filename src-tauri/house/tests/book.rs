//! Tests of the rulebook as the shell uses it: scenarios shown and continued, lessons, bookmarks, cards.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use games::{GameIntent, GameMove, GameView};
use games::{VOLUMES, book};
use house::{Frame, House, LessonStanding, ProblemKind, Scene};
use mochi::{Intent, Move};
use rulebook::Lang;
use serde_json::json;
use std::path::Path;
use store::{Opened, Section, Store};
use tempfile::TempDir;

fn house(directory: &Path) -> House {
    let house = House::open(directory).unwrap();
    house.start("en").unwrap();
    house
}

/// A house in a temporary folder.
fn somewhere() -> (TempDir, House) {
    let directory = TempDir::new().unwrap();
    let house = house(directory.path());
    (directory, house)
}

fn scenarios() -> impl Iterator<Item = &'static str> {
    VOLUMES.iter().flat_map(|table| table.texts.scenarios).map(rulebook::EmbeddedFile::stem)
}

fn scene(scenario: &str, step: u32) -> Scene {
    Scene { scenario: scenario.to_owned(), step, moves: Vec::new() }
}

fn mochi_view(view: &GameView) -> &mochi::View {
    let GameView::Mochi { view, .. } = view else { panic!("another game's table") };
    view
}

#[test]
fn every_scenario_of_the_book_can_be_shown() {
    let (_directory, house) = somewhere();
    for id in scenarios() {
        let shown = house.show(id).unwrap();
        assert!(!shown.title.is_empty() && !shown.rules.is_empty(), "{id}");
        assert!(shown.frames.windows(2).all(|pair| pair[0].step < pair[1].step), "{id}: steps go forward");
        let said = |frame: &Frame| frame.say.is_some() || frame.tried.is_some() || !frame.table.log.is_empty();
        assert!(shown.frames.iter().skip(1).all(said), "{id}: every picture after the first has something to tell");
        let mut lines = 0;
        for frame in &shown.frames {
            assert_eq!(frame.table.log_from, lines, "{id}: the log goes on where it was");
            lines += u32::try_from(frame.table.log.len()).unwrap();
        }
    }
}

#[test]
fn what_is_tried_in_a_scenario_names_every_rule_against_it() {
    let (_directory, house) = somewhere();
    let shown = house.show("mo-3.4-both-are-told").unwrap();
    let tried = shown.frames.iter().find_map(|frame| frame.tried.as_ref()).unwrap();
    let rules: Vec<&str> = tried.reasons.iter().map(|reason| reason.rule.as_str()).collect();
    assert_eq!(rules, ["MO-3.2", "MO-3.3"]);
}

#[test]
fn a_touch_in_a_scene_is_answered_as_at_a_table() {
    let (_directory, house) = somewhere();
    let scene = scene("mo-3.4-half-is-not-enough", 0);
    let touch = |left| house.explain_scene(&scene, GameIntent::Mochi(Intent::Pair { left })).unwrap();
    assert_eq!(touch(0)[0].rule, "MO-3.2");
    assert_eq!(touch(2)[0].rule, "MO-3.3");
    assert_eq!(touch(4), []);
}

#[test]
fn one_plays_on_from_any_scenario_and_finds_the_table_again() {
    let (directory, first) = somewhere();
    // Bots move only while the app is on screen.
    first.set_visible(false);
    let mut laid = Vec::new();
    for id in scenarios() {
        let shown = first.show(id).unwrap();
        let Some(frame) = shown.frames.iter().rev().find(|frame| frame.table.outcome.is_none()) else { continue };
        let table = first.play_on(&scene(id, frame.step), "beginner").unwrap();
        laid.push((table, frame.table.game.clone()));
    }
    assert!(laid.len() > 50, "only {} tables", laid.len());
    drop(first);
    let house = house(directory.path());
    house.set_visible(false);
    for (id, view) in laid {
        let table = house.open_table(&id).unwrap();
        assert_eq!(table.game, view);
        assert!(table.assisted && table.seed.is_none() && !table.history_locked);
        house.leave(&id);
    }
}

#[test]
fn a_game_played_on_from_the_book_can_be_taken_back_to_where_it_began() {
    let (directory, house) = somewhere();
    let id = house.play_on(&scene("mo-3.4-half-is-not-enough", 0), "beginner").unwrap();
    let began = house.open_table(&id).unwrap();
    house.act(&id, began.revision, GameMove::Mochi(Move::PlayPair { left: 4 })).unwrap();
    drop(house);
    let house = self::house(directory.path());
    house.set_visible(false);
    let left = house.open_table(&id).unwrap();
    assert_eq!(mochi_view(&left.game).hand.len(), 4);
    house.undo(&id, left.revision).unwrap();
    assert_eq!(house.open_table(&id).unwrap().game, began.game);
}

#[test]
fn what_the_book_does_not_have_is_said() {
    let (_directory, house) = somewhere();
    let known = "mo-3.4-half-is-not-enough";
    let kind = |problem: house::Problem| {
        let text = problem.text(house.lang());
        assert!(text.ends_with('.'), "{text}");
        problem.kind()
    };
    let pair = GameMove::Mochi(Move::PlayPair { left: 4 });
    assert_eq!(kind(house.show("mo-9.9-nothing").unwrap_err()), ProblemKind::NoSuchScene);
    assert_eq!(kind(house.show("../../etc/passwd").unwrap_err()), ProblemKind::NoSuchScene);
    assert_eq!(kind(house.play_on(&scene(known, 4_000_000_000), "beginner").unwrap_err()), ProblemKind::NoSuchScene);
    assert_eq!(kind(house.play_on(&scene(known, 0), "unbeatable").unwrap_err()), ProblemKind::BadSetup);
    let not_a_lesson = Scene { moves: vec![pair], ..scene(known, 0) };
    assert_eq!(kind(house.scene_card(&not_a_lesson, "Y5").unwrap_err()), ProblemKind::NoSuchScene);
    assert_eq!(kind(house.scene_card(&scene(known, 0), "Y55").unwrap_err()), ProblemKind::NoSuchCard);
    assert_eq!(kind(house.card("mochi", "").unwrap_err()), ProblemKind::NoSuchCard);
    assert_eq!(kind(house.card("chess", "Y5").unwrap_err()), ProblemKind::NoSuchCard);
    assert_eq!(kind(house.tutorial("chess").unwrap_err()), ProblemKind::NoSuchScene);
    assert_eq!(kind(house.lesson("mochi", known, &[]).unwrap_err()), ProblemKind::NoSuchScene);
    assert!(house.rule("MO-99.9").is_none());
    assert!(house.index("chess").is_empty());
}

#[test]
fn one_cannot_play_on_from_where_a_game_is_over() {
    let (_directory, house) = somewhere();
    let over = scenarios().find_map(|id| {
        let shown = house.show(id).unwrap();
        let frame = shown.frames.iter().find(|frame| frame.table.outcome.is_some())?;
        Some(scene(id, frame.step))
    });
    let problem = house.play_on(&over.unwrap(), "beginner").unwrap_err();
    assert_eq!(problem.kind(), ProblemKind::NothingThere);
    assert!(house.start("en").unwrap().tables.is_empty(), "no table is left behind");
}

#[test]
fn the_whole_tutorial_is_played_by_its_own_moves() {
    let (directory, house) = somewhere();
    let lessons = house.tutorial("mochi").unwrap().lessons;
    assert!((5..=10).contains(&lessons.len()), "{} lessons", lessons.len());
    let tutorial = rulebook::tutorial::load::<mochi_hosted::HostedMochi>().unwrap().unwrap();
    for lesson in &tutorial.lessons {
        let id = &lesson.scenario.id;
        assert_eq!(house.lesson("mochi", id, &[]).unwrap().standing, LessonStanding::Open);
        let moves: Vec<GameMove> = lesson.model().into_iter().map(GameMove::Mochi).collect();
        let last = house.lesson("mochi", id, &moves).unwrap();
        assert!(matches!(last.standing, LessonStanding::Reached { .. }), "{id}: {:?}", last.standing);
    }
    drop(house);
    let house = self::house(directory.path());
    assert!(house.tutorial("mochi").unwrap().lessons.iter().all(|lesson| lesson.done), "progress is kept");
}

#[test]
fn lessons_call_the_others_by_their_names() {
    let (_directory, house) = somewhere();
    for lesson in house.tutorial("iszkenderun").unwrap().lessons {
        let seats = house.lesson("iszkenderun", &lesson.id, &[]).unwrap().table.seats;
        let names: Vec<_> = seats.iter().skip(1).map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Kende", "Panka"], "{}", lesson.id);
    }
}

#[test]
fn a_wrong_try_is_answered_with_a_rule() {
    let (_directory, house) = somewhere();
    let id = &house.tutorial("mochi").unwrap().lessons[0].id;
    let lesson = house.lesson("mochi", id, &[]).unwrap();
    let GameView::Mochi { moves, view } = &lesson.table.game else { panic!("another game's table") };
    let pairs = 0..u8::try_from(view.hand.len()).unwrap() - 1;
    let refused = pairs.map(|left| Move::PlayPair { left }).find(|mv| !moves.contains(mv)).unwrap();
    let problem = house.lesson("mochi", id, &[GameMove::Mochi(refused)]).unwrap_err();
    assert_eq!(problem.kind(), ProblemKind::Refused);
    assert!(problem.phrased(house.lang()).reasons[0].rule.starts_with("MO-3"));
    let draw = *moves.iter().find(|mv| matches!(mv, Move::Draw { .. })).unwrap();
    let drawn = house.lesson("mochi", id, &[GameMove::Mochi(draw)]).unwrap();
    let LessonStanding::Astray { reason } = drawn.standing else { panic!("{:?}", drawn.standing) };
    assert!(book().entry(&reason.rule).is_some() && !reason.text.is_empty());
}

#[test]
fn bookmarks_are_kept_the_last_first_and_each_once() {
    let (directory, first) = somewhere();
    for id in ["MO-3.2", "MO-5.1", "MO-3.2"] {
        first.set_bookmark(id, true).unwrap();
    }
    drop(first);
    let house = house(directory.path());
    let ids = |marked: Vec<house::Bookmark>| marked.into_iter().map(|mark| mark.id).collect::<Vec<_>>();
    assert_eq!(ids(house.bookmarks().unwrap()), ["MO-3.2", "MO-5.1"]);
    assert_eq!(ids(house.set_bookmark("MO-3.2", false).unwrap()), ["MO-5.1"]);
    let problem = house.set_bookmark("MO-77.7", true).unwrap_err();
    assert_eq!(problem.kind(), ProblemKind::NoSuchRule);
    assert_eq!(ids(house.bookmarks().unwrap()), ["MO-5.1"]);
}

#[test]
fn a_bookmark_to_a_rule_that_has_gone_stays_without_a_title_and_can_be_removed() {
    let directory = TempDir::new().unwrap();
    write(directory.path(), "bookmarks", &json!(["MO-77.7", "MO-3.2"]).to_string());
    let house = house(directory.path());
    let marked = house.bookmarks().unwrap();
    assert_eq!((marked[0].id.as_str(), &marked[0].title), ("MO-77.7", &None));
    assert!(marked[1].title.is_some());
    assert_eq!(house.set_bookmark("MO-77.7", false).unwrap().len(), 1);
}

#[test]
fn a_damaged_list_of_bookmarks_or_lessons_counts_as_empty() {
    let directory = TempDir::new().unwrap();
    write(directory.path(), "bookmarks", "{\"MO-3.2\": 1");
    write(directory.path(), "lessons", "17");
    let house = house(directory.path());
    assert_eq!(house.bookmarks().unwrap(), []);
    assert!(house.tutorial("mochi").unwrap().lessons.iter().all(|lesson| !lesson.done));
    assert_eq!(house.set_bookmark("MO-3.2", true).unwrap().len(), 1);
}

#[test]
fn search_bears_anything() {
    let (_directory, house) = somewhere();
    for query in ["tartalék ".repeat(1_200), " ".repeat(10_240), "🎴🐇".repeat(2_000), "\u{0}\u{301}".to_owned()] {
        assert!(house.search(&query, None).len() <= 30);
    }
    assert_eq!(house.search(&" ".repeat(10_240), None), []);
    assert_eq!(house.search("🎴", None), []);
}

#[test]
fn the_book_is_told_in_the_language_of_the_house() {
    let (_directory, house) = somewhere();
    let english = house.show("mo-3.4-half-is-not-enough").unwrap().title;
    house.start("hu").unwrap();
    assert_eq!(house.lang(), Lang::Hu);
    assert_ne!(house.show("mo-3.4-half-is-not-enough").unwrap().title, english);
    assert_eq!(house.book().len(), VOLUMES.len());
    assert!(book().volume(&house.book()[0].game).is_some());
}

/// Writes a setting directly into the store.
fn write(directory: &Path, key: &str, value: &str) {
    let Opened::Ready(mut store, _) = Store::open(directory).unwrap() else { panic!("the store is free") };
    store.put_entry(Section::Setting, key, value).unwrap();
}

#[test]
fn a_lesson_can_be_played_where_nothing_can_be_kept() {
    let (directory, _first) = somewhere();
    let second = house(directory.path());
    let tutorial = rulebook::tutorial::load::<mochi_hosted::HostedMochi>().unwrap().unwrap();
    let lesson = &tutorial.lessons[0];
    let moves: Vec<GameMove> = lesson.model().into_iter().map(GameMove::Mochi).collect();
    let view = second.lesson("mochi", &lesson.scenario.id, &moves).unwrap();
    assert!(matches!(view.standing, LessonStanding::Reached { .. }));
    assert!(view.unkept.is_some_and(|text| text.ends_with('.')));
}
