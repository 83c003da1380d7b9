//! Reads and writes the subset of zip archives that NumPy's `.npz` uses: files stored or deflated, one after the
//! other.

use flate2::read::{DeflateDecoder, DeflateEncoder};
use flate2::{Compression, Crc};
use std::collections::BTreeMap;
use std::io::Read;

/// Signature of the end-of-directory structure, which is at the end of the archive, followed only by a comment.
const END: [u8; 4] = *b"PK\x05\x06";
const ENTRY: [u8; 4] = *b"PK\x01\x02";
const FILE: [u8; 4] = *b"PK\x03\x04";
/// Length in bytes of the fixed part of each structure.
const END_LENGTH: usize = 22;
const ENTRY_LENGTH: usize = 46;
const FILE_LENGTH: usize = 30;

/// Returns the files of an archive by their names.
///
/// # Errors
/// Fails with a message if the archive is damaged or uses an unsupported method.
pub(crate) fn files(archive: &[u8]) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let broken = || "no whole zip archive".to_owned();
    let starts = archive.windows(END.len()).rposition(|bytes| bytes == END);
    let end = starts.and_then(|at| archive.get(at..at + END_LENGTH)).ok_or_else(broken)?;
    let mut entries = archive.get(long(end, 16).ok_or_else(broken)?..).ok_or_else(broken)?;
    let mut files = BTreeMap::new();
    for _ in 0..short(end, 10).ok_or_else(broken)? {
        let entry = ZipEntry::read(&mut entries).ok_or_else(broken)?;
        let packed = entry.packed(archive).ok_or_else(broken)?;
        let bytes = entry.unpack(packed).map_err(|fault| format!("{}: {fault}", entry.name))?;
        files.insert(entry.name, bytes);
    }
    Ok(files)
}

/// Returns an archive of these files, deflated.
///
/// # Errors
/// Fails with a message if a name, a file or the archive is too long for the format.
pub(crate) fn write(files: &[(String, Vec<u8>)]) -> Result<Vec<u8>, String> {
    let (mut archive, mut directory) = (Vec::new(), Vec::new());
    for (name, bytes) in files {
        let mut packed = Vec::new();
        let deflated = DeflateEncoder::new(&bytes[..], Compression::default()).read_to_end(&mut packed);
        let packed_length = deflated.map_err(|error| error.to_string())?;
        let mut sum = Crc::new();
        sum.update(bytes);
        // The fields common to the file's own header and the directory: version, flags, method; time and date, which
        // are unused; checksum, lengths, the length of the name, and a length of 0 for extra fields.
        let mut header: Vec<u8> = [20_u16, 0, 8, 0, 0x21].iter().flat_map(|number| number.to_le_bytes()).collect();
        header.extend(sum.sum().to_le_bytes());
        for length in [packed_length, bytes.len()] {
            header.extend(four_bytes(length)?);
        }
        header.extend([two_bytes(name.len())?, [0; 2]].concat());
        directory
            .extend([&ENTRY[..], &[20, 0], &header, &[0; 10], &four_bytes(archive.len())?, name.as_bytes()].concat());
        archive.extend([&FILE[..], &header, name.as_bytes(), &packed].concat());
    }
    let end = [four_bytes(directory.len())?, four_bytes(archive.len())?].concat();
    let many = two_bytes(files.len())?;
    archive.extend([&directory[..], &END, &[0; 4], &many, &many, &end, &[0; 2]].concat());
    Ok(archive)
}

/// A file's entry in the directory.
struct ZipEntry {
    name: String,
    /// Compression method: 0 stored, 8 deflated.
    method: usize,
    sum: usize,
    packed_length: usize,
    length: usize,
    /// Offset of the file in the archive.
    at: usize,
}

impl ZipEntry {
    /// Reads an entry, and advances `entries` behind it.
    fn read(entries: &mut &[u8]) -> Option<ZipEntry> {
        let bytes = *entries;
        let name_length = short(bytes, 28)?;
        let name = bytes.get(ENTRY_LENGTH..ENTRY_LENGTH + name_length)?;
        *entries = bytes.get(ENTRY_LENGTH + name_length + short(bytes, 30)? + short(bytes, 32)?..)?;
        bytes.starts_with(&ENTRY).then_some(())?;
        Some(ZipEntry {
            name: String::from_utf8(name.to_vec()).ok()?,
            method: short(bytes, 10)?,
            sum: long(bytes, 16)?,
            packed_length: long(bytes, 20)?,
            length: long(bytes, 24)?,
            at: long(bytes, 42)?,
        })
    }

    fn packed<'a>(&self, archive: &'a [u8]) -> Option<&'a [u8]> {
        let bytes = archive.get(self.at..).filter(|bytes| bytes.starts_with(&FILE))?;
        bytes.get(FILE_LENGTH + short(bytes, 26)? + short(bytes, 28)?..)?.get(..self.packed_length)
    }

    fn unpack(&self, packed: &[u8]) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::new();
        match self.method {
            0 => bytes.extend_from_slice(packed),
            8 => {
                let most = self.length as u64 + 1;
                DeflateDecoder::new(packed).take(most).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
            }
            other => return Err(format!("packed by method {other}, which isn't known here")),
        }
        let mut sum = Crc::new();
        sum.update(&bytes);
        if bytes.len() != self.length || sum.sum() as usize != self.sum {
            return Err("damaged".to_owned());
        }
        Ok(bytes)
    }
}

/// The two bytes at that offset as a little-endian number.
fn short(bytes: &[u8], at: usize) -> Option<usize> {
    bytes.get(at..)?.first_chunk().map(|bytes| u16::from_le_bytes(*bytes).into())
}

/// The four bytes at that offset as a little-endian number.
fn long(bytes: &[u8], at: usize) -> Option<usize> {
    bytes.get(at..)?.first_chunk().and_then(|bytes| usize::try_from(u32::from_le_bytes(*bytes)).ok())
}

fn two_bytes(number: usize) -> Result<[u8; 2], String> {
    u16::try_from(number).map(u16::to_le_bytes).map_err(|_| format!("{number} is too many for an archive"))
}

fn four_bytes(number: usize) -> Result<[u8; 4], String> {
    u32::try_from(number).map(u32::to_le_bytes).map_err(|_| format!("{number} is too many for an archive"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let all =
            [("some".to_owned(), vec![7; 1000]), ("none".to_owned(), vec![]), ("more.npy".to_owned(), vec![1, 2])];
        let archive = write(&all).unwrap();
        assert!(archive.len() < 1000, "it is deflated");
        assert_eq!(files(&archive).unwrap(), all.into());
        assert!(files(&write(&[]).unwrap()).unwrap().is_empty());
    }

    #[test]
    fn damage_is_noticed() {
        let archive = write(&[("some".to_owned(), (0..200).collect())]).unwrap();
        let mut damaged = archive.clone();
        damaged[60] ^= 1;
        assert!(files(&damaged).is_err_and(|fault| fault.starts_with("some: ")));
        for cut in 0..archive.len() {
            assert_eq!(files(&archive[..cut]), Err("no whole zip archive".to_owned()), "after {cut} bytes");
        }
    }
}
