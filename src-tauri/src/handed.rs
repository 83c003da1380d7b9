//! Files that the system hands over: named on the command line or by a double click, to this instance or to a second one
//! ([`crate::already_open`]); on a phone, opened with the app or shared with it.
//!
//! They wait here until the window asks ([`Handed::take`]), and are then read as far as anything that the app takes in is
//! long. The window looks at them as at what is dropped on it.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use rulebook::Lang;
use serde::Serialize;
use tauri::{AppHandle, Manager, Runtime};

use crate::window;

/// The largest file that is read, in bytes: the window takes in none that is larger.
const MOST_BYTES: u64 = 32 << 20;

/// What the window listens for: something waits.
const ARRIVED: &str = "handed";

/// What was handed over, for the window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum HandedOver {
    /// A file.
    File {
        /// What it is called, without its folder.
        name: String,
        /// A character for each of its bytes.
        text: String,
    },
    /// One that can't be read.
    Fault {
        /// Why, in a sentence.
        sentence: String,
    },
}

/// The file that waits to be looked at, if one does: whoever hands over another one means that.
#[derive(Debug, Default)]
pub struct Handed(Mutex<Option<PathBuf>>);

impl Handed {
    /// A file is to be looked at.
    pub fn put(&self, file: PathBuf) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(file);
    }

    /// What waits, read; it is taken once.
    #[must_use]
    pub fn take(&self, lang: Lang) -> Option<HandedOver> {
        let file = self.0.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        let handed = read(&file, lang);
        // There it was put down for this alone.
        #[cfg(target_os = "android")]
        let _ = fs::remove_file(&file);
        Some(handed)
    }
}

/// What `MainActivity.kt` has put down of what was opened with the app or shared with it: it alone may ask for that.
/// The folder is emptied when the next one comes.
#[cfg(target_os = "android")]
pub fn note_put_down<R: Runtime>(app: &AppHandle<R>) {
    let file = || fs::read_dir(app.path().app_cache_dir().ok()?.join(ARRIVED)).ok()?.flatten().next();
    if let Some(file) = file() {
        app.state::<Handed>().put(file.path());
    }
}

/// The file that the command line names, from wherever one stands there.
#[must_use]
pub fn named() -> Option<PathBuf> {
    let file = first_file(std::env::args_os().skip(1))?;
    Some(std::path::absolute(&file).unwrap_or(file))
}

/// The first word that is no option; behind `--` every word is a file.
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

/// Hands a file over to the window that is open.
pub fn hand<R: Runtime>(app: &AppHandle<R>, file: PathBuf) {
    app.state::<Handed>().put(file);
    if let Some(window) = app.get_webview_window(window::MAIN)
        && let Err(error) = window.eval(format!("dispatchEvent(new Event('{ARRIVED}'))"))
    {
        eprintln!("asztaltars: cannot tell the window of a file: {error}");
    }
}

/// Why a file isn't read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Missing,
    Folder,
    /// A device, a pipe or the like: it may never end.
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
    // Before it is opened: opening a pipe waits for whoever writes into it.
    let about = fs::metadata(path).map_err(|error| Fault::of(&error))?;
    match about.file_type() {
        kind if kind.is_dir() => return Err(Fault::Folder),
        kind if !kind.is_file() => return Err(Fault::NoFile),
        _ if about.len() > MOST_BYTES => return Err(Fault::Large),
        _ => {}
    }
    let mut bytes = Vec::new();
    // A file may grow, or be longer than it says.
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
        let most = MOST_BYTES >> 20;
        match (self, lang) {
            (Fault::Missing, Lang::Hu) => format!("Nincs ilyen fájl: {name}."),
            (Fault::Missing, Lang::En) => format!("There is no such file: {name}."),
            (Fault::Folder, Lang::Hu) => format!("Ez egy mappa, nem fájl: {name}."),
            (Fault::Folder, Lang::En) => format!("This is a folder, not a file: {name}."),
            (Fault::NoFile, Lang::Hu) => format!("Ez nem közönséges fájl, ezért nem nyitom meg: {name}."),
            (Fault::NoFile, Lang::En) => format!("This is no ordinary file, so it isn’t opened: {name}."),
            (Fault::Large, Lang::Hu) => format!("Ez a fájl túl nagy, legfeljebb {most} MB lehet: {name}."),
            (Fault::Large, Lang::En) => format!("This file is too large; the limit is {most} MB: {name}."),
            (Fault::Forbidden, Lang::Hu) => format!("Ehhez a fájlhoz nincs olvasási jog: {name}."),
            (Fault::Forbidden, Lang::En) => format!("There is no permission to read this file: {name}."),
            (Fault::Unreadable, Lang::Hu) => format!("Ezt a fájlt nem lehet elolvasni: {name}."),
            (Fault::Unreadable, Lang::En) => format!("This file can’t be read: {name}."),
        }
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
        let handed = Handed::default();
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
