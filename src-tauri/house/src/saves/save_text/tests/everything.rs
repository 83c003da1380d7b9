//! Tests that everything can be exported and imported, and erased and brought back.

use super::bad_input::contents;
use super::*;
use crate::pads::NewPad;
use crate::saves::save_text::envelope::{self, Kind};
use crate::saves::save_text::lines::{Entry, ExportSection, Line};
use crate::settings::Theme;
use serde_json::json;
use std::thread;
use store::{Opened, Section, Store};

/// The number of tables in the house.
const ALL: usize = GAMES.len();

/// The table of a result.
const RESULT: &str = "0123456789ab";

/// Makes a stored result of a game that ended at this time.
pub fn result(ended_ms: i64) -> String {
    json!({
        "game": "mochi", "seats": [null, "beginner"], "options": {}, "ranks": [1, 2], "scores": [3, 9], "assisted": false,
        "endedMs": ended_ms, "origin": { "seed": "7", "laidMs": ended_ms }
    })
    .to_string()
}

/// A house with a table of each game, bookmarks, statistics and pads.
fn lived_in() -> (House, TempDir) {
    let (house, directory) = house();
    for game in GAMES {
        some_of(&house, game);
    }
    house.set_bookmark("MO-3.1", true).unwrap();
    let mut inner = house.lock();
    inner.store.put_entry(Section::Statistic, RESULT, &result(1)).unwrap();
    drop(inner);
    a_pad(&house);
    (house, directory)
}

/// Creates a new pad.
fn a_pad(house: &House) -> String {
    let players = ["Éva", "Máté"].map(str::to_owned).to_vec();
    house.pad_new(&NewPad { game: "mochi".to_owned(), players, options: Vec::new() }).unwrap()
}

fn all(house: &House) -> String {
    sent(&house.everything_text(60).unwrap().text)
}

#[test]
fn everything_comes_to_another_device() {
    let ((here, _one), (there, _other)) = (lived_in(), house());
    let dark = Settings { theme: Theme::Dark, bot_speed: BotSpeed::Step, ..Settings::default() };
    here.save_settings(serde_json::to_value(&dark).unwrap(), "hu").unwrap();
    let text = all(&here);
    let ImportPreview::Everything { everything } = there.import_preview(&text).unwrap() else {
        panic!("not everything")
    };
    assert_eq!((everything.fresh, everything.same, everything.other), (ALL as u32, 0, 0));
    assert_eq!((everything.entries, everything.settings, everything.left_out.len()), (3, true, 0));
    let result = there.import_text(&text, false).unwrap();
    assert_eq!((result.tables.len(), result.entries, result.settings), (ALL, 3, false));
    assert_eq!(there.start("hu").unwrap().settings.theme, Theme::System, "nobody asked for the settings");
    let result = there.import_text(&text, true).unwrap();
    assert_eq!((result.tables.len(), result.same, result.entries, result.settings), (0, ALL as u32, 0, true));
    assert_eq!(there.start("hu").unwrap().settings, dark);
    assert_eq!(contents(&there), contents(&here));
}

#[test]
fn what_is_here_stays_as_it_is() {
    let (house, _directory) = lived_in();
    let text = all(&house);
    let tables = house.start("hu").unwrap().tables;
    let went_on = &tables[0].id;
    let table = house.open_table(went_on).unwrap();
    house.undo(went_on, table.revision).unwrap();
    house.leave(went_on);
    house.rename(&tables[1].id, "Másik név").unwrap();
    house.delete(&tables[2].id).unwrap();
    house.lock().store.put_entry(Section::Statistic, RESULT, &result(2)).unwrap();
    let before = contents(&house);
    let result = house.import_text(&text, false).unwrap();
    assert_eq!((result.tables.len(), result.other, result.same, result.entries), (2, 1, ALL as u32 - 2, 0));
    let after = contents(&house);
    assert!(before.iter().all(|line| after.contains(line)));
    assert_eq!(after.len(), before.len() + 2);
}

#[test]
fn what_was_erased_or_deleted_comes_back_once_however_often_it_is_brought_in() {
    let (house, _directory) = lived_in();
    let (text, before) = (all(&house), contents(&house));
    house.erase().unwrap();
    let first = house.import_text(&text, true).unwrap();
    assert_eq!((first.tables.len(), first.other, first.same, first.entries), (ALL, 0, 0, 3));
    assert!(contents(&house) == before, "the very same tables");
    let second = house.import_text(&text, false).unwrap();
    assert_eq!((second.tables.len(), second.same, second.entries), (0, ALL as u32, 0));
    house.erase_undo().unwrap();
    assert!(contents(&house) == before, "nor twice when erasing is taken back");
    let id = &house.start("hu").unwrap().tables[0].id;
    house.delete(id).unwrap();
    let ImportPreview::Everything { everything } = house.import_preview(&text).unwrap() else {
        panic!("not everything")
    };
    assert_eq!((everything.fresh, everything.same), (1, ALL as u32 - 1));
    assert_eq!(house.import_text(&text, false).unwrap().tables, std::slice::from_ref(id));
    house.restore(id).unwrap();
    assert_eq!(contents(&house), before);
}

#[test]
fn a_table_that_came_in_under_another_name_is_known_again() {
    let (house, directory) = lived_in();
    let text = all(&house);
    for table in house.start("hu").unwrap().tables {
        let open = house.open_table(&table.id).unwrap();
        house.undo(&table.id, open.revision).unwrap();
        house.delete(&table.id).unwrap();
    }
    let first = house.import_text(&text, false).unwrap();
    assert_eq!((first.tables.len(), first.other, first.same), (ALL, 0, 0), "nobody has those that went on");
    for again in 0..2 {
        let result = house.import_text(&text, false).unwrap();
        assert_eq!((result.tables.len(), result.same), (0, ALL as u32), "{again}");
    }
    drop(house);
    let house = House::open(directory.path()).unwrap();
    assert_eq!(house.import_text(&text, false).unwrap().same, ALL as u32, "at the next start too");
    for id in first.tables {
        let open = house.open_table(&id).unwrap();
        house.undo(&id, open.revision).unwrap();
    }
    let result = house.import_text(&text, false).unwrap();
    assert_eq!((result.tables.len(), result.other, result.same), (ALL, ALL as u32, 0));
}

#[test]
fn a_game_that_comes_in_over_is_counted_once_by_its_own_result_or_not_at_all() {
    let ((here, _one), (there, _other)) = (house(), house());
    let (id, _) = whole_game::<HostedMochi>(&here);
    let played = |house: &House| {
        let statistics = house.statistics().unwrap();
        assert_eq!(statistics.left_out, 0);
        statistics.games.iter().flat_map(|game| &game.levels).map(|level| level.played).sum::<u32>()
    };
    let table = text(&here, &id);
    assert_eq!(played(&here), 1);
    taken(&here, &table);
    assert_eq!(played(&here), 1, "a copy is no other game");
    taken(&there, &table);
    assert_eq!(played(&there), 0, "a friend's game isn't one's own");
    let (new, _third) = house();
    let backup = all(&here);
    for _ in 0..2 {
        new.import_text(&backup, false).unwrap();
        assert_eq!(played(&new), 1);
    }
    new.erase().unwrap();
    taken(&new, &table);
    assert_eq!(played(&new), 0);
    new.erase_undo().unwrap();
    assert_eq!(played(&new), 1);
}

#[test]
fn the_window_is_answered_meanwhile_and_what_is_brought_in_twice_at_once_comes_in_once() {
    let (here, _one) = house();
    for _ in 0..8 {
        some::<HostedCardgo>(&here);
        some::<HostedIszkenderun>(&here);
    }
    let (text, (there, _other)) = (all(&here), house());
    let in_twice = answered_meanwhile(&there, || there.import_text(&text, false).unwrap());
    let mut came = in_twice.map(|came| (came.tables.len(), came.same));
    came.sort_unstable();
    assert_eq!(came, [(0, 16), (16, 0)]);
    answered_meanwhile(&there, || all(&there));
}

/// Runs a task twice at once and checks that the window gets answers all the while. If the lock were held throughout,
/// it would get a few answers before, and one after.
fn answered_meanwhile<T: Send>(house: &House, task: impl Fn() -> T + Sync) -> [T; 2] {
    let mut answers = 0;
    let done = thread::scope(|scope| {
        let both = [(); 2].map(|()| scope.spawn(&task));
        while both.iter().any(|one| !one.is_finished()) {
            house.start("hu").unwrap();
            answers += 1;
        }
        both.map(|one| one.join().unwrap())
    });
    assert!(answers > 100, "only {answers} answers");
    done
}

#[test]
fn a_table_that_cannot_come_in_is_named_and_the_others_come() {
    let ((here, _one), (there, _other)) = (lived_in(), house());
    let (_, content) = unpacked(&here.everything_text(0).unwrap().text);
    let later = content.replacen("\"rules\":", "\"rules\":9", 1);
    let text = envelope::seal(Kind::Everything, &later).unwrap();
    let ImportPreview::Everything { everything } = there.import_preview(&text).unwrap() else {
        panic!("not everything")
    };
    assert_eq!((everything.fresh, everything.left_out.len()), (ALL as u32 - 1, 1));
    let result = there.import_text(&text, false).unwrap();
    assert_eq!((result.tables.len(), result.left_out), (ALL - 1, everything.left_out));
    assert_eq!(there.start("hu").unwrap().tables.len(), ALL - 1);
}

#[test]
fn settings_that_say_nonsense_set_only_what_can_be_set() {
    let (house, _directory) = house();
    let with = |section: &str, key: &str, value: &str| {
        let line = json!({ "entry": { "section": section, "key": key, "value": value } });
        envelope::seal(Kind::Everything, &format!("{{\"written\":5}}\n{line}\n")).unwrap()
    };
    let nonsense = json!({ "theme": "dark", "botSpeed": 9e99, "language": "tlh", "cardSize": ["x"], "more": {} });
    let result = house.import_text(&with("setting", "settings", &nonsense.to_string()), true).unwrap();
    assert!(result.settings);
    assert_eq!(house.start("hu").unwrap().settings, Settings { theme: Theme::Dark, ..Settings::default() });
    let long = "k".repeat(500);
    for (section, key, value) in [
        ("setting", "settings", "not json"),
        ("setting", "settings", &*"[".repeat(10_000)),
        ("pad", "", "1"),
        ("pad", "a\u{0}b", "1"),
        ("pad", &*long, "1"),
        ("statistic", "a", &*format!("\"{}\"", "x".repeat(2 << 20))),
    ] {
        let problem = house.import_text(&with(section, key, value), true).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::BadText, "{section} {key:.10} {value:.10}");
    }
    assert_eq!(house.start("hu").unwrap().settings.theme, Theme::Dark);
}

#[test]
fn a_damaged_settings_row_is_as_on_the_first_day() {
    let directory = TempDir::new().unwrap();
    for damaged in ["", "nonsense", "7", "{\"theme\":7,\"language\":\"en\"}", &"[".repeat(100_000)] {
        let Opened::Ready(mut store, _) = Store::open(directory.path()).unwrap() else { panic!("the store is free") };
        store.put_entry(Section::Setting, "settings", damaged).unwrap();
        drop(store);
        let house = House::open(directory.path()).unwrap();
        assert_eq!(house.start("hu").unwrap().settings.theme, Theme::System);
        house.everything_text(0).unwrap();
    }
}

#[test]
fn what_was_erased_comes_back_just_as_it_was() {
    let (house, _directory) = lived_in();
    let dark = Settings { theme: Theme::Dark, bot_speed: BotSpeed::Step, ..Settings::default() };
    house.save_settings(serde_json::to_value(&dark).unwrap(), "hu").unwrap();
    let deleted = some::<HostedMochi>(&house);
    house.delete(&deleted).unwrap();
    let before = contents(&house);
    house.erase().unwrap();
    let start = house.start("hu").unwrap();
    assert!(start.tables.is_empty() && start.erased && start.settings == Settings::default());
    assert_eq!(contents(&house), [""; 0]);
    house.erase_undo().unwrap();
    let start = house.start("hu").unwrap();
    assert!(!start.erased && start.settings == dark);
    assert_eq!(contents(&house), before, "and what was deleted before stays deleted");
    assert_eq!(house.erase_undo().unwrap_err().kind(), ProblemKind::NothingThere);
}

#[test]
fn what_is_made_after_erasing_stays() {
    let (house, _directory) = lived_in();
    let before = contents(&house);
    house.erase().unwrap();
    let new = some::<HostedMochi>(&house);
    house.lock().store.put_entry(Section::Statistic, RESULT, &result(3)).unwrap();
    a_pad(&house);
    house.erase_undo().unwrap();
    let after = contents(&house);
    assert!(before.iter().all(|line| after.contains(line)));
    assert_eq!(after.len(), before.len() + 2);
    assert!(after.iter().any(|line| line.contains(&new)));
}

#[test]
fn the_next_start_ends_the_way_back() {
    let (house, directory) = lived_in();
    house.erase().unwrap();
    let kept = some::<HostedMochi>(&house);
    let deleted = some::<HostedMochi>(&house);
    house.delete(&deleted).unwrap();
    drop(house);
    let house = House::open(directory.path()).unwrap();
    let start = house.start("hu").unwrap();
    assert_eq!((start.tables.len(), start.erased), (1, false));
    assert_eq!(start.tables[0].id, kept);
    assert_eq!(house.erase_undo().unwrap_err().kind(), ProblemKind::NothingThere);
    assert_eq!(house.restore(&deleted).unwrap_err().kind(), ProblemKind::NoSuchTable);
}

/// While a game is running without help, a report on it contains nothing that the person can't see.
#[test]
fn a_report_on_a_running_game_keeps_its_secrets() {
    let (house, _directory) = house();
    let at_once = Settings { bot_speed: BotSpeed::Instant, ..Settings::default() };
    house.save_settings(serde_json::to_value(at_once).unwrap(), "hu").unwrap();
    for game in GAMES {
        let seats = if *game == "iszkenderun" { 3 } else { 2 };
        let players = crate::against(game, seats, "beginner").unwrap();
        let (game, seed) = ((*game).to_owned(), Some("471147114711".to_owned()));
        let new = NewTable { game, players, options: Vec::new(), seed, clock: None };
        let id = house.create(&new).unwrap();
        let mut table = house.open_table(&id).unwrap();
        for _ in 0..12 {
            while table.thinking {
                house.next(&id, table.revision, 0).unwrap();
                table = house.open_table(&id).unwrap();
            }
            if table.outcome.is_some() {
                break;
            }
            house.act(&id, table.revision, table.game.moves()[0]).unwrap();
            table = house.open_table(&id).unwrap();
        }
        let report = house.report(Some(&id), "").unwrap().text;
        assert!(table.outcome.is_some() || !report.contains("471147114711"), "{report}");
        let of_others = report.lines().filter(|line| line.contains(" < ") && !line.contains(": 0 {"));
        assert!(table.outcome.is_some() || of_others.into_iter().all(|line| !line.contains(',')), "{report}");
        if let Ok(()) = house.resign(&id, table.revision) {
            assert!(house.report(Some(&id), "").unwrap().text.contains("seed: 471147114711"));
        }
    }
}

#[test]
fn a_report_tells_what_helps_and_no_more() {
    let (house, _directory) = lived_in();
    let id = some::<HostedMochi>(&house);
    let app = house.report(None, "webview 1.2\u{0}\u{202e}").unwrap();
    for told in [env!("CARGO_PKG_VERSION"), std::env::consts::OS, "webview 1.2", "\"theme\":\"system\""] {
        assert!(app.text.contains(told), "{told}");
    }
    assert!(app.name.starts_with("asztaltars-hibajelentes-") && app.name.ends_with(".txt"));
    assert!(!app.text.contains(&id) && !app.text.contains(['\0', '\u{202e}']));
    let table = house.report(Some(&id), "").unwrap().text;
    assert!(table.starts_with("Asztaltárs"));
    let decisions = |text: &str| text.lines().filter(|line| line.contains(" < ")).count();
    assert_eq!(decisions(&table), 40);
    assert!(table.contains("seed: 2025") && table.contains("segítséggel"), "there is nothing left to keep secret");
    assert!(!table.contains("Kedd este"), "the table's name is nobody's business");
    let record = house.record_open(&sent("(;GM[1]SZ[9]PB[Kovács Éva];B[ee])"), Seat(0), "beginner").unwrap();
    assert!(!house.report(Some(&record), "").unwrap().text.contains("Kovács"), "nor is the file it came from");
    assert_eq!(house.report(Some("nowhere"), "").unwrap_err().kind(), ProblemKind::NoSuchTable);
}

#[test]
fn a_line_of_each_kind_is_read_as_it_was_written() {
    let entry = Entry { section: ExportSection::Pad, key: "k".to_owned(), value: "1".to_owned() };
    let text = serde_json::to_string(&Line::Entry(entry)).unwrap();
    assert_eq!(text, r#"{"entry":{"section":"pad","key":"k","value":"1"}}"#);
}
