//! Tests of the mark, including damaged ones.

use super::*;
use std::fs;
use tempfile::TempDir;

fn table(no: u32, node: u32, parent: u32) -> MarkEntry {
    let mark = TableMark { no, writes: i64::from(node) + 1, seal: 7, node, parent: Some(parent), head: node };
    MarkEntry { commits: i64::from(node) + 10, tables: 2, entries: 3, subject: ChangedRow::Table(mark) }
}

fn beside(commits: i64) -> MarkEntry {
    MarkEntry { commits, tables: 2, entries: 4, subject: ChangedRow::Other }
}

fn known(directory: &Directory) -> Acknowledged {
    Acknowledged::beside(&directory.mark())
}

#[test]
fn what_is_noted_is_read_again_and_goes_on_after_a_start() {
    let dir = TempDir::new().unwrap();
    let directory = Directory::new(dir.path());
    let mut mark = Mark::open(&directory).unwrap();
    assert!(mark.is_empty() && known(&directory) == Acknowledged::default());
    mark.begin(beside(9)).unwrap();
    mark.note(&[table(1, 1, 0), table(1, 2, 1)]).unwrap();
    drop(mark);
    let mut mark = Mark::open(&directory).unwrap();
    mark.note(&[table(2, 5, 3)]).unwrap();
    let read = known(&directory);
    assert_eq!(read.last, Some(table(2, 5, 3)));
    assert_eq!(read.parents, BTreeMap::from([((1, 1), 0), ((1, 2), 1), ((2, 5), 3)]));
    let ChangedRow::Table(second) = table(1, 2, 1).subject else { panic!("no table") };
    assert_eq!((read.tables.len(), read.tables[&1]), (2, second));
    let many = MarkEntry { subject: ChangedRow::Many, ..beside(30) };
    mark.note(&[many]).unwrap();
    let read = known(&directory);
    assert_eq!((read.last, read.tables.len(), read.parents.len()), (Some(many), 0, 0));
    mark.begin(beside(31)).unwrap();
    let read = known(&directory);
    let many = MarkEntry { subject: ChangedRow::Many, ..beside(31) };
    assert_eq!((read.last, read.tables.len(), read.parents.len()), (Some(many), 0, 0));
    let entry = |row, writes| MarkEntry { subject: ChangedRow::Entry(EntryMark { row, writes }), ..beside(32) };
    mark.note(&[entry(1 << 40, Some(3)), entry(7, Some(1)), entry(-5, Some(9)), entry(7, None)]).unwrap();
    let entries = BTreeMap::from([(1 << 40, Some(3)), (7, None), (-5, Some(9))]);
    assert_eq!(known(&directory).entries, entries);
    // The last change stays noted.
    mark.begin(beside(35)).unwrap();
    assert_eq!(known(&directory).last, Some(MarkEntry { subject: entry(7, None).subject, ..beside(35) }));
    assert_eq!(fs::metadata(directory.mark()).unwrap().len(), (RECORD + STRETCH) as u64);
    // Many more than fit at once.
    let many: Vec<MarkEntry> = (1..1_000).map(|node| table(9, node, node - 1)).collect();
    many.iter().for_each(|record| mark.note(std::slice::from_ref(record)).unwrap());
    drop(mark);
    assert_eq!((known(&directory).last, known(&directory).line_after(9, 0)), (many.last().copied(), 999));
}

#[test]
fn a_mark_that_is_cut_or_changed_anywhere_says_what_stands_before_that() {
    let dir = TempDir::new().unwrap();
    let directory = Directory::new(dir.path());
    let mut mark = Mark::open(&directory).unwrap();
    let records: Vec<MarkEntry> = (1..6).map(|node| table(1, node, node - 1)).collect();
    mark.note(&records).unwrap();
    drop(mark);
    let whole = fs::read(directory.mark()).unwrap()[..records.len() * RECORD].to_vec();
    let last = |bytes: &[u8]| Acknowledged::read(bytes).0.last;
    for length in 0..=whole.len() {
        assert_eq!(last(&whole[..length]), (length / RECORD).checked_sub(1).map(|at| records[at]), "{length}");
    }
    for at in 0..whole.len() {
        for mask in [0x01, 0x80] {
            let mut bytes = whole.clone();
            bytes[at] ^= mask;
            assert_eq!(last(&bytes), (at / RECORD).checked_sub(1).map(|at| records[at]), "{at}");
        }
        let mut zeroed = whole.clone();
        zeroed[at..].fill(0);
        let sound = last(&zeroed);
        assert!(sound.is_none_or(|sound| records.contains(&sound)), "{at}");
    }
    // The next record follows the last sound one.
    fs::write(directory.mark(), &whole[..RECORD * 2 + 7]).unwrap();
    let mut mark = Mark::open(&directory).unwrap();
    mark.note(&[beside(50)]).unwrap();
    assert_eq!(known(&directory).last, Some(beside(50)));
    assert_eq!(known(&directory).tables[&1].node, 2);
}

#[test]
fn decisions_that_were_taken_back_are_not_on_the_line() {
    let mut known = Acknowledged::default();
    // 1 to 3, back to 1, 4 and 5 from there, and back to 4.
    for record in [table(1, 1, 0), table(1, 2, 1), table(1, 3, 2), table(1, 4, 1), table(1, 5, 4)] {
        known.note(record);
    }
    let ChangedRow::Table(back) = table(1, 5, 4).subject else { panic!("no table") };
    known.note(MarkEntry { subject: ChangedRow::Table(TableMark { head: 4, parent: None, ..back }), ..beside(99) });
    assert_eq!([0, 1, 2, 3, 4, 5].map(|last| known.line_after(1, last)), [2, 1, 1, 1, 0, 0]);
    assert_eq!(known.line_after(2, 0), 0);
    // Of a line that was written in a batch only the end is noted.
    let mut known = Acknowledged::default();
    known.note(MarkEntry { subject: ChangedRow::Table(TableMark { parent: None, ..back }), ..beside(7) });
    assert_eq!(known.line_after(1, 2), 3);
}
