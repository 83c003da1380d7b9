//! Files that the system hands over: named on the command line or double-clicked, for this instance or a second one
//! ([`crate::already_open`]); on a phone, opened with the app or shared with it.
//!
//! A file is kept until the window asks for it ([`PendingFile::take`]), then read up to the length limit of imports. The
//! window treats it like a dropped file.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use rulebook::Lang;
use serde::Serialize;
use tauri::{AppHandle, Manager, Runtime};

use crate::sentences::sentences;
use crate::window;

/// The largest file that is read, in bytes: the window accepts none that is larger.
const MOST_BYTES: u64 = 32 << 20;

/// The event that tells the window of a new file.
const ARRIVED: &str = "handed";

/// What was handed over, for the window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum HandedOver {
    File {
        /// The file name without its folder.
        name: String,
        /// One character for each byte.
        text: String,
    },
    /// A file that can't be read.
    Fault {
        /// The reason in a sentence.
        sentence: String,
    },
}

/// The file to open next, if any. A later file replaces an earlier one.
#[derive(Debug, Default)]
pub struct PendingFile(Mutex<Option<PathBuf>>);

impl PendingFile {
    /// Sets the file to open next.
    pub fn put(&self, file: PathBuf) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(file);
    }

    /// Takes the file and reads it.
    #[must_use]
    pub fn take(&self, lang: Lang) -> Option<HandedOver> {
        let file = self.0.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        let handed = read(&file, lang);
        // On Android the file is a temporary copy.
        #[cfg(target_os = "android")]
        let _ = fs::remove_file(&file);
        Some(handed)
    }
}

/// Takes over the copy that `MainActivity.kt` has made of a file that was opened with the app or shared with it; only
/// the activity can read the original. Its folder is emptied when the next file comes.
#[cfg(target_os = "android")]
pub fn note_put_down<R: Runtime>(app: &AppHandle<R>) {
    let file = || fs::read_dir(app.path().app_cache_dir().ok()?.join(ARRIVED)).ok()?.flatten().next();
    if let Some(file) = file() {
        app.state::<PendingFile>().put(file.path());
    }
}

/// Returns the file named on the command line as an absolute path.
#[must_use]
pub fn named() -> Option<PathBuf> {
    let file = first_file(std::env::args_os().skip(1))?;
    Some(std::path::absolute(&file).unwrap_or(file))
}

/// Returns the first word that isn't an option; after `--` every word is a file.
fn first_file(words: impl Iterator<Item = OsString>) -> Option<PathBuf> {
    let mut options_end = false;
    for word in words {
        if !options_end && word == "--" {
            options_end = true;
        } else if !word.is_empty() && (options_end || !word.as_encoded_bytes().starts_with(b"-")) {
            return Some(word.into());
        }
    }
    None
}

/// Hands a file over to the open window.
pub fn hand<R: Runtime>(app: &AppHandle<R>, file: PathBuf) {
    app.state::<PendingFile>().put(file);
    if let Some(window) = app.get_webview_window(window::MAIN)
        && let Err(error) = window.eval(format!("dispatchEvent(new Event('{ARRIVED}'))"))
    {
        eprintln!("asztaltars: cannot tell the window of a file: {error}");
    }
}

/// Why a file can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Missing,
    Folder,
    /// A device, a pipe or the like, which may never end.
    NoFile,
    Large,
    Forbidden,
    Unreadable,
}

fn read(path: &Path, lang: Lang) -> HandedOver {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    match bytes(path) {
        Ok(bytes) => HandedOver::File { name, text: bytes.into_iter().map(char::from).collect() },
        Err(fault) => HandedOver::Fault { sentence: fault.sentence(&name, lang) },
    }
}

fn bytes(path: &Path) -> Result<Vec<u8>, Fault> {
    // Checked before opening, because opening a pipe waits for its writer.
    let about = fs::metadata(path).map_err(|error| Fault::of(&error))?;
    match about.file_type() {
        kind if kind.is_dir() => return Err(Fault::Folder),
        kind if !kind.is_file() => return Err(Fault::NoFile),
        _ if about.len() > MOST_BYTES => return Err(Fault::Large),
        _ => {}
    }
    let mut bytes = Vec::new();
    // A file may grow, or be longer than its metadata says.
    let bounded = |file: File| file.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    File::open(path).and_then(bounded).map_err(|error| Fault::of(&error))?;
    if bytes.len() as u64 > MOST_BYTES { Err(Fault::Large) } else { Ok(bytes) }
}

impl Fault {
    fn of(error: &io::Error) -> Fault {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Fault::Missing,
            ErrorKind::PermissionDenied => Fault::Forbidden,
            ErrorKind::IsADirectory => Fault::Folder,
            _ => Fault::Unreadable,
        }
    }

    fn sentence(self, name: &str, lang: Lang) -> String {
        sentences(lang).file_fault(self, name, MOST_BYTES >> 20)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file_of(words: &[&str]) -> Option<PathBuf> {
        first_file(words.iter().map(OsString::from))
    }

    #[test]
    fn the_first_word_that_is_no_option_is_a_file() {
        assert_eq!(file_of(&[]), None);
        assert_eq!(file_of(&["--flag", "-x", ""]), None);
        assert_eq!(file_of(&["--flag", "a b.sgf", "c.sgf"]), Some("a b.sgf".into()));
        assert_eq!(file_of(&["--", "-odd.sgf"]), Some("-odd.sgf".into()));
    }

    #[test]
    fn a_file_is_handed_over_once_byte_by_byte() {
        let path = std::env::temp_dir().join(format!("asztaltars-handed-{}.sgf", std::process::id()));
        fs::write(&path, [b'(', 0xe9, 0, 0xff]).unwrap();
        let handed = PendingFile::default();
        handed.put("elsewhere".into());
        handed.put(path.clone());
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        assert_eq!(handed.take(Lang::En), Some(HandedOver::File { name, text: "(\u{e9}\0\u{ff}".to_owned() }));
        assert_eq!(handed.take(Lang::En), None);
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn what_cannot_be_read_is_told_in_a_sentence_of_each_language() {
        let large = std::env::temp_dir().join(format!("asztaltars-large-{}.sgf", std::process::id()));
        File::create(&large).unwrap().set_len(MOST_BYTES + 1).unwrap();
        let folder = std::env::temp_dir();
        let mut wrong =
            vec![(Path::new("/no/such/game.sgf"), Fault::Missing), (&folder, Fault::Folder), (&large, Fault::Large)];
        if cfg!(unix) {
            wrong.push((Path::new("/dev/zero"), Fault::NoFile));
            wrong.push((Path::new("/dev/null"), Fault::NoFile));
        }
        for (path, fault) in wrong {
            assert_eq!(bytes(path), Err(fault), "{}", path.display());
            let say = |lang| match read(path, lang) {
                HandedOver::Fault { sentence } => sentence,
                HandedOver::File { name, .. } => panic!("{name} was read"),
            };
            assert_ne!(say(Lang::Hu), say(Lang::En));
            let name = path.file_name().unwrap().to_string_lossy();
            assert!(say(Lang::Hu).contains(&*name), "{}", say(Lang::Hu));
        }
        fs::remove_file(large).unwrap();
    }
}
