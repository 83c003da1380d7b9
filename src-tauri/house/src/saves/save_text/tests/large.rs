//! Tests with many tables: split into several texts, cancelled without a trace, without blocking other callers.

use super::bad_input::contents;
use super::*;
use crate::background_task::BackgroundTask;
use crate::pads::NewPad;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::thread;
use store::Section;

/// Returns all texts of everything, and the summary.
fn parts(house: &House) -> (Vec<String>, Everything) {
    let mut texts = Vec::new();
    let put = |part: ExportText| {
        texts.push(part.text);
        Ok(())
    };
    let everything = house.everything(0, &BackgroundTask::default(), put).unwrap();
    (texts, everything)
}

#[test]
fn seventy_records_of_go_go_out_in_parts_and_come_back_in_any_order() {
    let ((here, _one), (there, _other)) = (house(), house());
    let record = format!("(;GM[1]SZ[9];B[ee];W[gc]C[{}])", "Szép lépés! ".repeat(60_000));
    let id = here.record_open(&sent(&record), Seat(0), "beginner").unwrap();
    for number in 1..70 {
        here.branch(&id, None, &format!("{number}. másolat")).unwrap();
    }
    let over = whole_game::<HostedMochi>(&here).0;
    here.open_table(&over).unwrap();
    let counted = here.lock().store.entries(Section::Statistic).unwrap();
    assert!(counted.iter().any(|(key, _)| *key == over));
    let (mut texts, everything) = parts(&here);
    assert_eq!((everything.parts as usize, everything.tables), (texts.len(), 71));
    assert!(everything.left_out.is_empty() && texts.len() > 1);
    let names = |house: &House| -> BTreeSet<String> {
        house.start("hu").unwrap().tables.into_iter().map(|table| table.name).collect()
    };
    texts.reverse();
    let mut came = 0;
    for text in &texts {
        let ImportPreview::Everything { everything } = there.import_preview(&sent(text)).unwrap() else {
            panic!("not all")
        };
        assert!(everything.left_out.is_empty());
        came += there.import_text(&sent(text), true).unwrap().tables.len();
    }
    assert_eq!(came, 71);
    assert_eq!(names(&there), names(&here));
    assert_eq!(there.lock().store.entries(Section::Statistic).unwrap(), counted, "each result with its table");
    assert_eq!(there.import_text(&sent(&texts[0]), true).unwrap().tables.len(), 0, "and each once");
}

#[test]
fn what_could_not_be_read_is_not_written() {
    let ((here, _one), (there, _other)) = (house(), house());
    some::<HostedMochi>(&here);
    {
        let store = &mut here.lock().store;
        store.put_entry(Section::Statistic, "long", &format!("\"{}\"", "x".repeat(2 << 20))).unwrap();
        store.put_entry(Section::Setting, "odd", "not json").unwrap();
        store.put_entry(Section::Pad, "none", "{\"rounds\":[7]}").unwrap();
        store.put_entry(Section::Setting, "unheard", "{}").unwrap();
    }
    for number in 0..16 {
        here.list_keep("cardgo", None, &format!("{number}"), &"x".repeat(900_000)).unwrap();
    }
    let (texts, everything) = parts(&here);
    assert_eq!((everything.tables, everything.unreadable), (1, 4));
    assert!(texts.len() > 2, "no more than can be held while it is read, and than so few letters may hold");
    for text in texts {
        there.import_text(&sent(&text), false).unwrap();
    }
    assert_eq!(there.lists("cardgo").unwrap().len(), 16);
}

#[test]
fn what_is_no_pad_is_not_taken_in_as_one() {
    let ((here, _one), (there, _other)) = (house(), house());
    let players = ["Éva", "Máté"].map(str::to_owned).to_vec();
    let sound = here.pad_new(&NewPad { game: "mochi".to_owned(), players, options: Vec::new() }).unwrap();
    let text = here.lock().store.entries(Section::Pad).unwrap()[0].1.clone();
    for (key, value) in [("a", "{}"), ("b", "7"), ("c", &*text.replace("mochi", "astra"))] {
        here.lock().store.put_entry(Section::Pad, key, value).unwrap();
    }
    let text = sent(&here.everything_text(0).unwrap().text);
    let ImportPreview::Everything { everything } = there.import_preview(&text).unwrap() else {
        panic!("not everything")
    };
    assert_eq!((everything.entries, everything.no_pads), (1, 3));
    let came = there.import_text(&text, false).unwrap();
    assert_eq!((came.entries, came.no_pads), (1, 3));
    let pads = there.pads().unwrap().pads;
    assert_eq!(pads.iter().map(|pad| (&*pad.id, pad.damaged)).collect::<Vec<_>>(), [(&*sound, false)]);
    // A pad that was here before can be deleted.
    for pad in here.pads().unwrap().pads {
        here.pad_delete(&pad.id).unwrap();
    }
    assert!(here.pads().unwrap().pads.is_empty());
}

/// Returns the total size of a store's files in bytes.
fn size(directory: &Path) -> u64 {
    fs::read_dir(directory).unwrap().map(|file| file.unwrap().metadata().unwrap().len()).sum()
}

/// A house of many tables with long journals.
fn many(count: usize) -> (House, TempDir) {
    let (house, directory) = house();
    let id = whole_game::<HostedCardgo>(&house).0;
    house.open_table(&id).unwrap();
    for _ in 1..count {
        house.branch(&id, None, "").unwrap();
    }
    (house, directory)
}

#[test]
fn many_tables_come_in_with_little_at_once_and_are_called_off_without_a_trace() {
    let ((here, _one), (there, directory)) = (many(40), house());
    some::<HostedMochi>(&there);
    let (text, before) = (sent(&here.everything_text(0).unwrap().text), contents(&there));
    let task = BackgroundTask::default();
    let called_off = thread::scope(|scope| {
        let coming = scope.spawn(|| there.import_text_on(&text, true, &task));
        while task.done() < 700 && !coming.is_finished() {
            // A partial import is never visible.
            assert_eq!(there.start("hu").unwrap().tables.len(), 1);
        }
        task.call_off();
        coming.join().unwrap()
    });
    assert_eq!(called_off.unwrap_err().kind(), ProblemKind::CalledOff);
    assert_eq!(contents(&there), before);
    assert!(there.lock().store.all_tables().unwrap().len() == 1, "nor is anything left behind");
    let looked = there.import_preview_on(&text, &task).unwrap_err();
    assert_eq!(looked.kind(), ProblemKind::CalledOff);
    assert_eq!(there.import_text(&text, true).unwrap().tables.len(), 40);
    let log = directory.path().join("asztaltars.sqlite3-wal");
    let held = fs::metadata(log).map_or(0, |data| data.len());
    println!("40 tables: {} bytes in all, {held} of them in the log", size(directory.path()));
    assert!(held < 16 << 20);
}

#[test]
fn an_import_that_was_killed_leaves_nothing_to_the_next_start() {
    let ((here, _one), (there, directory)) = (many(2), house());
    let text = here.everything_text(0).unwrap().text;
    let ImportResult { tables, .. } = there.import_text(&sent(&text), true).unwrap();
    // The state before all tables have arrived.
    for id in tables {
        there.lock().store.delete(&TableId(id)).unwrap();
    }
    drop(there);
    let there = House::open(directory.path()).unwrap();
    assert!(there.lock().store.all_tables().unwrap().is_empty());
    assert_eq!(there.import_text(&sent(&text), true).unwrap().tables.len(), 2);
}

#[test]
fn a_task_is_known_by_its_number_while_it_runs() {
    let (house, _directory) = house();
    assert_eq!(house.task_progress(7), None);
    let seen = house.run_task(7, |task| {
        task.note(250);
        assert!(house.call_off(7) && !house.call_off(8));
        (house.task_progress(7), task.is_called_off())
    });
    assert_eq!(seen, (Some(250), true));
    assert_eq!(house.task_progress(7), None);
}
