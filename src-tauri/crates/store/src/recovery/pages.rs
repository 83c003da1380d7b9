//! Reads rows from raw pages without SQLite. No schema, header or tree is needed, so a row is lost only if its own page
//! is.
//!
//! Every page is read as if it were a leaf of a table. What is read from other pages is meaningless and is rejected by
//! the seals.

use super::write_ahead_log;
use crate::error::StoreError;
use crate::rows::Columns;
use crate::schema::PAGE_SIZE;
use rusqlite::types::{FromSql, FromSqlError, Value, ValueRef};
use std::collections::HashMap;

/// The maximum length of a row in bytes, more than any state or list of events takes; a longer row is meaningless.
const LONGEST_ROW: u64 = 16 << 20;

/// A row as found. Its row id is put into the first column, which SQLite leaves empty.
#[derive(Debug, PartialEq)]
pub(crate) struct RawRow(Vec<Value>);

impl RawRow {
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

impl Columns for RawRow {
    fn get<T: FromSql>(&self, column: usize) -> Result<T, StoreError> {
        let value = self.0.get(column).ok_or(FromSqlError::InvalidType);
        value
            .and_then(|value| T::column_result(ValueRef::from(value)))
            .map_err(|error| StoreError::damaged(error.to_string()))
    }
}

/// Whether a row was found on a page of the present file or on an earlier or later version of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageVersion {
    /// On a page of the present file. If the log is broken this is unknown, and every page counts as present.
    Present,
    /// On a page written by an incomplete transaction at the end of the log.
    Beyond,
    /// On an old page: the log has a newer version, or the file has become shorter.
    Past,
}

/// Passes every readable row in every version to `visit`: from the pages of the file, and from each version of a page
/// in the log.
pub(crate) fn rows(main: &[u8], log: &[u8], mut visit: impl FnMut(RawRow, PageVersion)) {
    let is_sound = write_ahead_log::check(log).is_ok();
    let committed = if is_sound { write_ahead_log::committed(log) } else { 0 };
    let (mut newest, mut size) = (HashMap::new(), None);
    for (number, frame) in write_ahead_log::frames(log).enumerate().take(committed) {
        newest.insert(frame.page, (number, frame.bytes));
        size = Some(frame.size).filter(|size| *size != 0).or(size);
    }
    let by_log = newest.iter().map(|(page, (_, bytes))| (*page, *bytes)).collect();
    let by_all = write_ahead_log::own_frames(log).map(|frame| (frame.page, frame.bytes)).collect();
    // A long row continues on other pages, of which the log may hold newer versions than when the row was written.
    let ways = [HashMap::new(), by_log, by_all].map(|newest| Pages { main, newest });
    let mut leaf = |page: &[u8], first: bool, image: PageVersion| {
        for (number, way) in ways.iter().enumerate() {
            if number == 0 || !way.newest.is_empty() {
                way.leaf(page, first, &mut |row| visit(row, image));
            }
        }
    };
    for (page, number) in main.chunks_exact(PAGE_SIZE).zip(1..) {
        let is_past = newest.contains_key(&number) || size.is_some_and(|size| number > size);
        leaf(page, number == 1, if is_past { PageVersion::Past } else { PageVersion::Present });
    }
    for (number, frame) in
        write_ahead_log::frames(log).enumerate().filter(|(_, frame)| write_ahead_log::is_own(log, frame))
    {
        let is_newest = newest.get(&frame.page).is_some_and(|(newest, _)| *newest == number);
        let image = match number < committed {
            true if is_newest => PageVersion::Present,
            true => PageVersion::Past,
            false if is_sound => PageVersion::Beyond,
            false => PageVersion::Present,
        };
        leaf(frame.bytes, frame.page == 1, image);
    }
}

struct Pages<'a> {
    main: &'a [u8],
    newest: HashMap<u32, &'a [u8]>,
}

impl Pages<'_> {
    fn page(&self, number: u32) -> Option<&[u8]> {
        if let Some(page) = self.newest.get(&number) {
            return Some(page);
        }
        let start = usize::try_from(number.checked_sub(1)?).ok()? * PAGE_SIZE;
        self.main.get(start..start + PAGE_SIZE)
    }

    /// The number of bytes of all pages: a row that claims more has a circular chain of pages.
    fn bytes(&self) -> usize {
        self.main.len() + self.newest.len() * PAGE_SIZE
    }

    fn leaf(&self, page: &[u8], first: bool, visit: &mut impl FnMut(RawRow)) {
        // The first page begins with the file's header.
        let start = if first { 100 } else { 0 };
        let cells = usize::from(u16_at(page, start + 3));
        for pointer in page[start + 8..].chunks_exact(2).take(cells) {
            let at = usize::from(u16_at(pointer, 0));
            if let Some(row) = page.get(at..).and_then(|cell| self.cell(cell)) {
                visit(row);
            }
        }
    }

    /// Reads a cell: the payload's length, the row id, and the payload. Of a long payload only the beginning is here;
    /// the rest is in a chain of further pages.
    fn cell(&self, mut cell: &[u8]) -> Option<RawRow> {
        let length = varint(&mut cell)?;
        let key = varint(&mut cell)?.cast_signed();
        if length > LONGEST_ROW {
            return None;
        }
        let length = usize::try_from(length).ok()?;
        if length > self.bytes() {
            return None;
        }
        let local = local_part(length);
        let (begin, rest) = cell.split_at_checked(local)?;
        if local == length {
            return record(begin, key);
        }
        let mut payload = begin.to_vec();
        let mut next = u32_at(rest, 0)?;
        while payload.len() < length {
            let page = self.page(next)?;
            next = u32_at(page, 0)?;
            let take = (length - payload.len()).min(PAGE_SIZE - 4);
            payload.extend_from_slice(&page[4..4 + take]);
        }
        record(&payload, key)
    }
}

/// How many bytes of a payload of this length are kept in the leaf itself.
fn local_part(length: usize) -> usize {
    let most = PAGE_SIZE - 35;
    if length <= most {
        return length;
    }
    let least = (PAGE_SIZE - 12) * 32 / 255 - 23;
    let wanted = least + (length - least) % (PAGE_SIZE - 4);
    if wanted <= most { wanted } else { least }
}

/// Reads a payload: a header of type codes, then the values.
fn record(payload: &[u8], key: i64) -> Option<RawRow> {
    let mut codes = payload;
    let header = usize::try_from(varint(&mut codes)?).ok()?;
    let used = payload.len() - codes.len();
    let mut codes = payload.get(used..header)?;
    let mut body = payload.get(header..)?;
    let mut values = Vec::new();
    while !codes.is_empty() {
        let code = varint(&mut codes)?;
        values.push(value(code, &mut body)?);
    }
    *values.first_mut()? = Value::Integer(key);
    Some(RawRow(values))
}

fn value(code: u64, body: &mut &[u8]) -> Option<Value> {
    let width = match code {
        0 | 8 | 9 => 0,
        1..=4 => usize::try_from(code).ok()?,
        5 => 6,
        6 | 7 => 8,
        10 | 11 => return None,
        _ => usize::try_from((code - 12) / 2).ok()?,
    };
    let (bytes, rest) = body.split_at_checked(width)?;
    *body = rest;
    Some(match code {
        0 => Value::Null,
        1..=6 => Value::Integer(signed(bytes)),
        7 => Value::Real(f64::from_bits(signed(bytes).cast_unsigned())),
        8 => Value::Integer(0),
        9 => Value::Integer(1),
        _ if code % 2 == 1 => Value::Text(str::from_utf8(bytes).ok()?.into()),
        _ => Value::Blob(bytes.into()),
    })
}

fn signed(bytes: &[u8]) -> i64 {
    let sign = match bytes.first() {
        Some(first) if first & 0x80 != 0 => -1,
        _ => 0,
    };
    bytes.iter().fold(sign, |value, &byte| (value << 8) | i64::from(byte))
}

/// Reads a varint: seven bits per byte, the high bit says that more follow; a ninth byte gives all eight bits.
fn varint(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0;
    for count in 1..=9 {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        if count == 9 {
            return Some((value << 8) | u64::from(byte));
        }
        value = (value << 7) | u64::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_be_bytes([bytes[at], bytes[at + 1]])
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at + 4)?;
    Some(u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}
