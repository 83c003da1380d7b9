//! Commands as a window sends them: their arguments are parsed as in the shell, and the house carries them out.
//!
//! A line is `{"cmd": …, "args": {…}}`, as over the test bridge. `MOCHI` or `CARDGO-PAD` in a sample stands for the
//! table or pad of that name in the furnished house.

use super::{Answer, told};
use crate::temporary_house::{self, Furnished};
use game::Seat;
use games::{GameIntent, GameMove};
use house::{House, NewPad, NewTable, PositionSource, PracticePosition, Problem, Scene};
use serde::Deserialize;
use serde_json::Value;

/// Words of the format, for mutations.
pub const WORDS: &[&str] = &[
    "{\"cmd\":\"table_act\",\"args\":{\"id\":\"MOCHI\",\"revision\":0,\"decision\":",
    "{\"cmd\":\"table_create\",\"args\":{\"table\":{\"game\":\"mochi\",\"players\":[{\"kind\":\"person\"},{\"kind\":\"bot\",\"name\":\"\",\"level\":\"beginner\"}],\"options\":[],\"seed\":null}}}\n",
    "\"MOCHI\"",
    "\"ISZKENDERUN\"",
    "\"CARDGO\"",
    "\"MOCHI-PAD\"",
    "\"CARDGO-PAD\"",
    "\"game\":\"mochi\"",
    "\"game\":\"iszkenderun\"",
    "\"game\":\"cardgo\"",
    "\"event\":",
    "\"intent\":",
    "\"revision\":4294967295",
    "\"ply\":4294967295",
    "\"seat\":255",
    "\"players\":[{\"kind\":\"person\"},{\"kind\":\"automaton\"}]",
    "{\"key\":\"size\",\"value\":\"255\"}",
    "\"seed\":\"18446744073709551616\"",
    "null",
    "\\u0000",
    "\\u202e",
    "[[[[[[[[",
    "\"offset\":-2147483648",
];

/// The most commands of an input that are carried out.
const MOST_CALLS: usize = 12;

/// A command with its arguments, named as in `src-tauri/src/commands`.
#[derive(Deserialize)]
#[serde(tag = "cmd", content = "args", rename_all = "snake_case", rename_all_fields = "camelCase")]
enum Call {
    Start {
        system: String,
    },
    About {},
    SettingsSave {
        settings: Value,
        system: String,
    },
    Statistics {},
    StatisticsReset {
        game: Option<String>,
    },
    StatisticsRestore {
        number: u32,
    },
    LevelWord {
        id: String,
    },
    TableCreate {
        table: NewTable,
    },
    SetupFaults {
        table: NewTable,
    },
    TableAgain {
        id: String,
    },
    TableOpen {
        id: String,
    },
    TableAct {
        id: String,
        revision: u32,
        decision: GameMove,
    },
    TableExplain {
        id: String,
        revision: u32,
        intent: GameIntent,
    },
    TableForecast {
        id: String,
        revision: u32,
        decision: GameMove,
    },
    TableCard {
        id: String,
        card: String,
    },
    TableUndo {
        id: String,
        revision: u32,
    },
    TableRedo {
        id: String,
        revision: u32,
    },
    TableHold {
        id: String,
        on: bool,
    },
    TableAt {
        id: String,
        revision: u32,
        ply: u32,
    },
    TableHands {
        id: String,
        revision: u32,
        ply: u32,
    },
    PracticeAt {
        at: PracticePosition,
    },
    PracticeExplain {
        at: PracticePosition,
        intent: GameIntent,
    },
    PracticeForecast {
        at: PracticePosition,
        mv: GameMove,
    },
    PracticeCard {
        at: PracticePosition,
        code: String,
    },
    PracticeTry {
        at: PracticePosition,
        mv: GameMove,
    },
    PracticeSolution {
        at: PracticePosition,
    },
    PracticeDecision {
        id: String,
        ply: u32,
    },
    PracticeKeep {
        at: PracticePosition,
        name: String,
    },
    PracticeNote {
        source: PositionSource,
        found: bool,
        offset: i32,
    },
    Puzzles {
        game: String,
        offset: i32,
    },
    Advice {
        game: String,
    },
    PuzzleOverview {
        offset: i32,
    },
    PracticeDue {
        offset: i32,
    },
    TableBranch {
        id: String,
        ply: Option<u32>,
        name: String,
    },
    TableLeave {
        id: String,
    },
    TableDelete {
        id: String,
    },
    TableRestore {
        id: String,
    },
    TableRename {
        id: String,
        name: String,
    },
    TableText {
        id: String,
        offset: i32,
    },
    EverythingText {
        offset: i32,
        part: u32,
        task: u32,
    },
    ImportPreview {
        file: String,
        task: u32,
    },
    ImportText {
        file: String,
        settings: bool,
        task: u32,
    },
    ChallengeRead {
        code: String,
        game: Option<String>,
    },
    ChallengeOf {
        id: String,
    },
    ChallengeToday {
        game: String,
        day: String,
    },
    Erase {},
    EraseUndo {},
    ReportText {
        id: Option<String>,
    },
    RecordLook {
        file: String,
    },
    RecordOpen {
        file: String,
        seat: Seat,
        level: String,
    },
    RecordText {
        id: String,
        offset: i32,
    },
    PadList {},
    PadNew {
        pad: NewPad,
    },
    PadFromRecord {
        file: String,
    },
    PadOpen {
        id: String,
    },
    PadWrite {
        id: String,
        revision: u32,
        sheet: Value,
    },
    PadUndo {
        id: String,
        revision: u32,
    },
    PadRename {
        id: String,
        name: String,
        players: Vec<String>,
    },
    PadDelete {
        id: String,
    },
    PadRestore {
        id: String,
    },
    Rule {
        id: String,
    },
    RuleBook {},
    RuleIndex {
        game: String,
    },
    RuleSearch {
        query: String,
        #[serde(alias = "table")]
        game: Option<String>,
    },
    Bookmarks {},
    BookmarkSet {
        id: String,
        on: bool,
    },
    Card {
        game: String,
        card: String,
    },
    ScenarioShow {
        id: String,
    },
    SceneExplain {
        scene: Scene,
        intent: GameIntent,
    },
    SceneForecast {
        scene: Scene,
        decision: GameMove,
    },
    SceneCard {
        scene: Scene,
        card: String,
    },
    ScenePlayOn {
        scene: Scene,
        level: String,
    },
    Tutorial {
        game: String,
    },
    LessonAt {
        game: String,
        id: String,
        moves: Vec<GameMove>,
    },
}

/// Carries out the commands of `lines`.
pub fn read(lines: &[u8]) -> Answer {
    let furnished = temporary_house::furnished();
    let calls: Vec<Call> = lines
        .split(|&byte| byte == b'\n')
        .filter_map(|line| {
            let mut call = serde_json::from_slice(line).ok()?;
            name(&mut call, furnished);
            serde_json::from_value(call).ok()
        })
        .take(MOST_CALLS)
        .collect();
    if calls.is_empty() {
        return Answer::Refused;
    }
    let scratch = furnished.copied();
    let mut answer = Answer::Refused;
    for call in calls {
        match carry_out(&scratch.house, call) {
            Ok(()) => answer = Answer::Taken,
            Err(problem) => told(&problem),
        }
    }
    // The house must still work after any command.
    if let Err(problem) = scratch.house.start("hu") {
        panic!("the first screen is gone: {problem:?}");
    }
    answer
}

/// Replaces the names in a sample by identifiers.
fn name(value: &mut Value, furnished: &Furnished) {
    match value {
        Value::String(text) => {
            if let Some(id) = furnished.names.get(text.as_str()) {
                text.clone_from(id);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| name(value, furnished)),
        Value::Object(named) => named.values_mut().for_each(|value| name(value, furnished)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn carry_out(house: &House, call: Call) -> Result<(), Problem> {
    match call {
        Call::Start { system } => house.start(&system).map(drop),
        Call::About {} => {
            let _ = house.about();
            Ok(())
        }
        Call::SettingsSave { mut settings, system } => {
            // Bots must not move by themselves, which would take time of their own.
            if let Some(speed) = settings.get_mut("botSpeed") {
                *speed = "step".into();
            }
            house.save_settings(settings, &system).map(drop)
        }
        Call::Statistics {} => house.statistics().map(drop),
        Call::StatisticsReset { game } => house.reset_statistics(game.as_deref()).map(drop),
        Call::StatisticsRestore { number } => house.restore_statistics(number),
        Call::LevelWord { id } => house.level_word(&id).map(drop),
        Call::TableCreate { table } => house.create(&table).map(drop),
        Call::SetupFaults { table } => house.setup_faults(&table).map(drop),
        Call::TableAgain { id } => house.again(&id).map(drop),
        Call::TableOpen { id } => house.open_table(&id).map(drop),
        Call::TableAct { id, revision, decision } => house.act(&id, seen(house, &id, revision), decision),
        Call::TableExplain { id, revision, intent } => house.explain(&id, seen(house, &id, revision), intent).map(drop),
        Call::TableForecast { id, revision, decision } => {
            house.forecast(&id, seen(house, &id, revision), decision).map(drop)
        }
        Call::TableCard { id, card } => house.table_card(&id, &card).map(drop),
        Call::TableUndo { id, revision } => house.undo(&id, seen(house, &id, revision)),
        Call::TableRedo { id, revision } => house.redo(&id, seen(house, &id, revision)),
        Call::TableHold { id, on } => house.hold(&id, on),
        Call::TableAt { id, revision, ply } => house.table_at(&id, seen(house, &id, revision), ply).map(drop),
        Call::TableHands { id, revision, ply } => house.hands(&id, seen(house, &id, revision), ply).map(drop),
        Call::PracticeAt { at } => house.practice_at(&at).map(drop),
        Call::PracticeExplain { at, intent } => house.practice_explain(&at, intent).map(drop),
        Call::PracticeForecast { at, mv } => house.practice_forecast(&at, mv).map(drop),
        Call::PracticeCard { at, code } => house.practice_card(&at, &code).map(drop),
        Call::PracticeTry { at, mv } => house.practice_try(&at, mv).map(drop),
        Call::PracticeSolution { at } => house.practice_solution(&at).map(drop),
        Call::PracticeDecision { id, ply } => house.practice_decision(&id, ply).map(drop),
        Call::PracticeKeep { at, name } => house.practice_keep(&at, &name).map(drop),
        Call::PracticeNote { source, found, offset } => house.practice_note(&source, found, offset),
        Call::Puzzles { game, offset } => house.puzzles(&game, offset).map(drop),
        Call::Advice { game } => house.advice(&game).map(drop),
        Call::PuzzleOverview { offset } => house.puzzle_overview(offset).map(drop),
        Call::PracticeDue { offset } => house.practice_due(offset).map(drop),
        Call::TableBranch { id, ply, name } => house.branch(&id, ply, &name).map(drop),
        Call::TableLeave { id } => {
            house.leave(&id);
            Ok(())
        }
        Call::TableDelete { id } => house.delete(&id),
        Call::TableRestore { id } => house.restore(&id),
        Call::TableRename { id, name } => house.rename(&id, &name).map(drop),
        Call::TableText { id, offset } => house.table_text(&id, offset).map(drop),
        Call::EverythingText { offset, part, task } => {
            house.run_task(task, |task| house.everything_part(offset, part, task)).map(drop)
        }
        Call::ImportPreview { file, task } => {
            house.run_task(task, |task| house.import_preview_on(&file, task)).map(drop)
        }
        Call::ImportText { file, settings, task } => {
            // Imported settings could let bots move by themselves.
            let _ = settings;
            house.run_task(task, |task| house.import_text_on(&file, false, task)).map(drop)
        }
        Call::ChallengeRead { code, game } => house.challenge(&code, game.as_deref()).map(drop),
        Call::ChallengeOf { id } => house.challenge_of(&id).map(drop),
        Call::ChallengeToday { game, day } => house.challenge_today(&game, &day).map(drop),
        Call::Erase {} => house.erase(),
        Call::EraseUndo {} => house.erase_undo(),
        Call::ReportText { id } => house.report(id.as_deref(), "").map(drop),
        Call::RecordLook { file } => house.record_look(&file).map(drop),
        Call::RecordOpen { file, seat, level } => house.record_open(&file, seat, &level).map(drop),
        Call::RecordText { id, offset } => house.record_text(&id, offset).map(drop),
        Call::PadList {} => house.pads().map(drop),
        Call::PadNew { pad } => house.pad_new(&pad).map(drop),
        Call::PadFromRecord { file } => house.pad_from_record(&file).map(drop),
        Call::PadOpen { id } => house.pad(&id).map(drop),
        Call::PadWrite { id, revision, sheet } => house.pad_write(&id, revision, sheet).map(drop),
        Call::PadUndo { id, revision } => house.pad_undo(&id, revision).map(drop),
        Call::PadRename { id, name, players } => house.pad_rename(&id, &name, &players).map(drop),
        Call::PadDelete { id } => house.pad_delete(&id),
        Call::PadRestore { id } => house.pad_restore(&id),
        Call::Rule { id } => {
            let _ = house.rule(&id);
            Ok(())
        }
        Call::RuleBook {} => {
            let _ = house.book();
            Ok(())
        }
        Call::RuleIndex { game } => {
            let _ = house.index(&game);
            Ok(())
        }
        Call::RuleSearch { query, game } => {
            let _ = house.search(&query, game.as_deref());
            Ok(())
        }
        Call::Bookmarks {} => house.bookmarks().map(drop),
        Call::BookmarkSet { id, on } => house.set_bookmark(&id, on).map(drop),
        Call::Card { game, card } => house.card(&game, &card).map(drop),
        Call::ScenarioShow { id } => house.show(&id).map(drop),
        Call::SceneExplain { scene, intent } => house.explain_scene(&scene, intent).map(drop),
        Call::SceneForecast { scene, decision } => house.scene_forecast(&scene, decision).map(drop),
        Call::SceneCard { scene, card } => house.scene_card(&scene, &card).map(drop),
        Call::ScenePlayOn { scene, level } => house.play_on(&scene, &level).map(drop),
        Call::Tutorial { game } => house.tutorial(&game).map(drop),
        Call::LessonAt { game, id, moves } => house.lesson(&game, &id, &moves).map(drop),
    }
}

/// Returns the revision that a command names; 0 stands for the current one, so that samples need not know it.
fn seen(house: &House, id: &str, revision: u32) -> u32 {
    if revision > 0 {
        return revision;
    }
    house.open_table(id).map_or(0, |table| table.revision)
}
