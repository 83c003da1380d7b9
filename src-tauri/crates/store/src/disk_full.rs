//! Tests with a file that may not grow: each kind of change is repeated until there is no space, and a refused change
//! must leave no trace.

use crate::{
    HeadChange, NewNode, NewTable, NodeId, Opened, Section, Snapshot, Store, StoreError, StoredTable, TableId,
    WholeTable,
};
use tempfile::TempDir;

fn state(size: usize) -> Snapshot {
    Snapshot { rules_version: 1, state: "s".repeat(size), hash: "h".into() }
}

fn new_table(name: &str) -> NewTable {
    NewTable {
        id: TableId(name.into()),
        game: "g".into(),
        name: name.into(),
        setup: "{}".into(),
        seed: "1".into(),
        created_ms: 0,
        summary: "{}".into(),
        snapshot: state(3000),
    }
}

fn append(store: &mut Store, table: &TableId, size: usize) -> Result<NodeId, StoreError> {
    let record = store.table(table)?;
    let node = NewNode { seat: 0, mv: "m".into(), events: "e".repeat(500), state_hash: "h".into(), assisted: false };
    let change = HeadChange {
        revision: record.revision,
        now_ms: 1,
        snapshot: state(size),
        summary: "{}".into(),
        finished: false,
        assisted: false,
    };
    store.append(table, record.head, &node, &change)
}

fn limit(store: &Store, pages: u32) {
    let set = store.conn.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |row| row.get::<_, u32>(0));
    assert_eq!(set, Ok(pages));
}

#[test]
fn what_does_not_fit_is_refused_whole_and_fits_later() {
    let dir = TempDir::new().unwrap();
    let Ok(Opened::Ready(mut store, _)) = Store::open(dir.path()) else {
        panic!("a fresh store opens");
    };
    let table = TableId("a".into());
    store.create_table(&new_table("a")).unwrap();
    limit(&store, 30);

    let refused = (0..1000).find_map(|turn| append(&mut store, &table, 1000 + turn * 100).err());
    assert_eq!(refused, Some(StoreError::DiskFull));
    let before = store.table(&table).unwrap();
    assert!(before.nodes > 5);
    let refused = (0..100).find_map(|n| store.create_table(&new_table(&format!("b{n}"))).err());
    assert_eq!(refused, Some(StoreError::DiskFull));
    let laid = store.tables().unwrap().len();
    let long = "9".repeat(200_000);
    assert_eq!(store.put_entry(Section::Setting, "x", &long), Err(StoreError::DiskFull));
    assert_eq!(store.rename(&table, &long), Err(StoreError::DiskFull));

    let whole = |id: &str| WholeTable {
        record: StoredTable { id: TableId(id.into()), ..before.clone() },
        nodes: store.journal(&table).unwrap(),
        snapshot: state(200_000),
    };
    let (one, other) = (whole("c"), whole("d"));
    assert_eq!(store.take_in([one, other], &[], &[]), Err(StoreError::DiskFull));

    assert_eq!(store.tables().unwrap().len(), laid);
    assert_eq!(store.table(&table).unwrap(), before);
    assert_eq!(store.entries(Section::Setting).unwrap(), []);
    let path = store.path(&table, before.head).unwrap();
    assert_eq!(path.len(), before.nodes as usize);
    assert!(store.snapshot(&table).unwrap().is_some());

    limit(&store, 10_000);
    append(&mut store, &table, 50_000).unwrap();
    store.put_entry(Section::Setting, "x", &long).unwrap();
    drop(store);
    let Ok(Opened::Ready(store, notices)) = Store::open(dir.path()) else {
        panic!("the store opens again");
    };
    assert_eq!(notices, []);
    assert_eq!(store.table(&table).unwrap().nodes, before.nodes + 1);
}
