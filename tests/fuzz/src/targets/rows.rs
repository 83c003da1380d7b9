//! Rows that the store accepts but that make no sense by the rules, written by the store itself.

use super::Answer;
use super::store::lived_in;
use crate::temporary_house;
use house::House;
use serde::{Deserialize, Serialize};
use store::{JournalNode, NewTable, NodeId, Opened, Section, Snapshot, Store, StoredTable, TableId, WholeTable};

/// Words of the format, for mutations.
pub const WORDS: &[&str] = &[
    "\"game\":\"mochi\"",
    "\"game\":\"iszkenderun\"",
    "\"game\":\"cardgo\"",
    "\"game\":\"astra\"",
    "\"parent\":0",
    "\"seat\":255",
    "\"mv\":\"null\"",
    "\"events\":\"[]\"",
    "\"head\":4294967295",
    "\"rules\":4294967295",
    "\"revision\":4294967295",
    "\"seed\":\"-1\"",
    "\"setup\":\"{}\"",
    "\"state\":\"{}\"",
    "\"section\":2",
    "\\\"",
    "null",
    "\\u0000",
];

/// The rows as text; the samples are the rows of the house's own tables.
#[derive(Serialize, Deserialize)]
pub struct Rows {
    /// Tables with their journals.
    #[serde(default)]
    pub tables: Vec<TableRows>,
    /// Section (0 settings, 1 statistics, 2 pads), key and value.
    #[serde(default)]
    pub entries: Vec<(u8, String, String)>,
}

/// A table's rows.
#[derive(Serialize, Deserialize)]
pub struct TableRows {
    id: String,
    game: String,
    #[serde(default)]
    name: String,
    setup: String,
    seed: String,
    rules: u32,
    created: i64,
    revision: u32,
    head: Option<u32>,
    #[serde(default)]
    flags: u8,
    summary: String,
    state_rules: u32,
    state: String,
    hash: String,
    nodes: Vec<NodeRow>,
}

/// A row of a journal node.
#[derive(Serialize, Deserialize)]
struct NodeRow {
    parent: Option<u32>,
    seat: u8,
    mv: String,
    events: String,
    hash: String,
    #[serde(default)]
    assisted: bool,
}

const SECTIONS: [Section; 3] = [Section::Setting, Section::Statistic, Section::Pad];

impl Rows {
    /// Returns the rows of a store.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn of(store: &Store) -> Result<Rows, store::StoreError> {
        let mut rows = Rows { tables: Vec::new(), entries: Vec::new() };
        for record in store.all_tables()? {
            let nodes = store.journal(&record.id)?;
            let Some(snapshot) = store.snapshot(&record.id)? else { continue };
            rows.tables.push(TableRows::of(record, nodes, snapshot));
        }
        for (number, section) in (0..).zip(SECTIONS) {
            rows.entries.extend(store.entries(section)?.into_iter().map(|(key, value)| (number, key, value)));
        }
        Ok(rows)
    }
}

impl TableRows {
    fn of(record: StoredTable, nodes: Vec<JournalNode>, snapshot: Snapshot) -> TableRows {
        let node = |node: JournalNode| NodeRow {
            parent: node.parent.map(|parent| parent.0),
            seat: node.seat,
            mv: node.mv,
            events: node.events,
            hash: node.state_hash,
            assisted: node.assisted,
        };
        let flags = [record.assisted, record.finished, record.deleted, record.recovered];
        TableRows {
            id: record.id.0,
            game: record.game,
            name: record.name,
            setup: record.setup,
            seed: record.seed,
            rules: record.rules_version,
            created: record.created_ms,
            revision: record.revision,
            head: record.head.map(|head| head.0),
            flags: flags.iter().rev().fold(0, |bits, &flag| bits << 1 | u8::from(flag)),
            summary: record.summary,
            state_rules: snapshot.rules_version,
            state: snapshot.state,
            hash: snapshot.hash,
            nodes: nodes.into_iter().map(node).collect(),
        }
    }

    fn whole(self) -> WholeTable {
        let id = TableId(self.id);
        let snapshot = Snapshot { rules_version: self.state_rules, state: self.state, hash: self.hash };
        let new = NewTable {
            id,
            game: self.game,
            name: self.name,
            setup: self.setup,
            seed: self.seed,
            created_ms: self.created,
            summary: self.summary,
            snapshot: snapshot.clone(),
        };
        let flag = |bit: u8| self.flags >> bit & 1 == 1;
        let record = StoredTable {
            rules_version: self.rules,
            revision: self.revision,
            head: self.head.map(NodeId),
            assisted: flag(0),
            finished: flag(1),
            deleted: flag(2),
            recovered: flag(3),
            ..StoredTable::of_new(&new)
        };
        let nodes = (1..).zip(self.nodes).map(|(number, row)| JournalNode {
            id: NodeId(number),
            parent: row.parent.map(NodeId),
            seat: row.seat,
            mv: row.mv,
            events: row.events,
            state_hash: row.hash,
            assisted: row.assisted,
        });
        WholeTable { record, nodes: nodes.collect(), snapshot }
    }
}

/// Writes rows into a store and uses them in a house.
pub fn read(text: &[u8]) -> Answer {
    let Ok(rows) = serde_json::from_slice::<Rows>(text) else { return Answer::Refused };
    let folder = temporary_house::folder();
    let Ok(Opened::Ready(mut store, _)) = Store::open(folder.path()) else { panic!("no store to write into") };
    let entries: Vec<_> = rows
        .entries
        .into_iter()
        .map(|(section, key, value)| (SECTIONS[usize::from(section) % SECTIONS.len()], key, value))
        .collect();
    if store.take_in(rows.tables.into_iter().map(TableRows::whole), &[], &entries).is_err() {
        return Answer::Refused;
    }
    drop(store);
    let house = House::open(folder.path()).unwrap_or_else(|error| panic!("rows that the store wrote itself: {error}"));
    lived_in(&house)
}
