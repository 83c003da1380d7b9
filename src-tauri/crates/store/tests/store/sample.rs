//! A filled store for the tests, and everything that can be read of it.

use std::path::Path;
use store::{
    HeadChange, JournalNode, NewNode, NewTable, NodeId, Notice, Opened, Section, Snapshot, Store, StoreError,
    StoredTable, TableId, WholeTable,
};

pub fn open(dir: &Path) -> Store {
    let (store, notices) = open_with_notices(dir);
    assert_eq!(notices, []);
    store
}

pub fn open_with_notices(dir: &Path) -> (Store, Vec<Notice>) {
    match Store::open(dir).expect("the store opens") {
        Opened::Ready(store, notices) => (store, notices),
        Opened::Busy(_) => panic!("another instance has the store"),
    }
}

pub fn id(name: &str) -> TableId {
    TableId(name.into())
}

pub fn new_table(name: &str) -> NewTable {
    NewTable {
        id: id(name),
        game: "mochi".into(),
        name: format!("{name} este"),
        setup: r#"{"seats":["person","strong"]}"#.into(),
        seed: "18446744073709551615".into(),
        created_ms: 1_700_000_000_000,
        summary: "{}".into(),
        snapshot: snapshot(name, 0),
    }
}

/// Makes snapshots of which some are long enough to take several pages.
pub fn snapshot(table: &str, revision: u32) -> Snapshot {
    let state = (0..revision * 37 % 900).map(|n| format!("{table}{n}")).collect::<Vec<_>>().join(",");
    Snapshot { rules_version: 3, state: format!("[{state}]"), hash: format!("hash-{table}-{revision}") }
}

pub fn node(table: &str, number: u32) -> NewNode {
    NewNode {
        seat: u8::try_from(number % 4).unwrap(),
        mv: format!(r#"{{"kind":"insert","place":{number}}}"#),
        events: format!("[{}]", "\"hűvös\",".repeat(number as usize % 50)),
        state_hash: format!("{table}-{number}"),
        assisted: number.is_multiple_of(7),
    }
}

pub fn change(table: &str, revision: u32) -> HeadChange {
    HeadChange {
        revision,
        now_ms: 1_700_000_000_001 + i64::from(revision),
        snapshot: snapshot(table, revision + 1),
        summary: format!(r#"{{"round":{revision}}}"#),
        finished: false,
        assisted: false,
    }
}

/// Appends a decision under the head.
pub fn play(store: &mut Store, table: &str) -> NodeId {
    let record = store.table(&id(table)).unwrap();
    store.append(&record.id, record.head, &node(table, record.nodes + 1), &change(table, record.revision)).unwrap()
}

pub fn go_to(store: &mut Store, table: &str, head: Option<NodeId>) {
    let revision = store.table(&id(table)).unwrap().revision;
    store.move_head(&id(table), head, &change(table, revision)).unwrap();
}

/// Creates three tables with branches, one of them deleted, and one without a move; settings and statistics.
pub fn fill(store: &mut Store) {
    for name in ["kedd", "szerda", "péntek", "üres"] {
        store.create_table(&new_table(name)).unwrap();
    }
    for _ in 0..6 {
        for name in ["kedd", "szerda", "péntek"] {
            for _ in 0..4 {
                play(store, name);
            }
        }
        let middle = store.table(&id("kedd")).unwrap().nodes / 2;
        go_to(store, "kedd", Some(NodeId(middle)));
    }
    store.delete(&id("szerda")).unwrap();
    for (key, value) in [("language", "\"hu\""), ("theme", "\"dark\"")] {
        store.put_entry(Section::Setting, key, value).unwrap();
    }
    store.put_entry(Section::Setting, "theme", "\"light\"").unwrap();
    store.put_entry(Section::Statistic, "mochi/strong", "[3,1]").unwrap();
}

/// Creates one table with a move.
pub fn fill_one(store: &mut Store, name: &str) {
    store.create_table(&new_table(name)).unwrap();
    play(store, name);
}

/// Returns a table with its journal, for import into another store.
pub fn whole(store: &Store, name: &str) -> WholeTable {
    let record = store.table(&id(name)).unwrap();
    let nodes = store.journal(&record.id).unwrap();
    let snapshot = store.snapshot(&record.id).unwrap().unwrap();
    WholeTable { record, nodes, snapshot }
}

/// Everything a store holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Contents {
    pub tables: Vec<TableContents>,
    pub settings: Vec<(String, String)>,
    pub statistics: Vec<(String, String)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TableContents {
    pub record: StoredTable,
    pub nodes: Vec<JournalNode>,
    pub path: Vec<NodeId>,
    pub snapshot: Option<Snapshot>,
}

pub fn contents(store: &Store) -> Result<Contents, StoreError> {
    // A deleted table is not listed, so it is looked up by its identifier.
    let mut records = store.tables()?;
    match store.table(&id("szerda")) {
        Ok(record) => records.push(record),
        Err(StoreError::NoSuchTable(_)) => {}
        Err(error) => return Err(error),
    }
    let mut tables = Vec::new();
    for record in records {
        let mut nodes = Vec::new();
        let mut parents = vec![None];
        while let Some(parent) = parents.pop() {
            for child in store.children(&record.id, parent)? {
                parents.push(Some(child.id));
                nodes.push(child);
            }
        }
        nodes.sort_by_key(|node| node.id);
        let path = store.path(&record.id, record.head)?;
        tables.push(TableContents {
            nodes,
            path: path.iter().map(|node| node.id).collect(),
            snapshot: store.snapshot(&record.id)?,
            record,
        });
    }
    Ok(Contents { tables, settings: store.entries(Section::Setting)?, statistics: store.entries(Section::Statistic)? })
}
