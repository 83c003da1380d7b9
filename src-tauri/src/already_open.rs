//! Started a second time, the app brings the window forward that is open already, and hands it the file that it was
//! started with, if it was.
//!
//! Whoever has the tables listens at a socket in the data folder: the first instance from its start, a second one from
//! when it takes over. Where there is no socket (other systems, a folder that can't be written), the second instance
//! opens, finds the tables taken, and says so.

use std::path::Path;

use tauri::{AppHandle, Runtime};

/// Whether there is an instance, and it has brought its window forward, to look at a file if there is one.
#[must_use]
pub fn brought_forward(file: Option<&Path>) -> bool {
    #[cfg(all(unix, desktop))]
    return socket::place().is_some_and(|place| socket::knock(&place, file));
    #[cfg(not(all(unix, desktop)))]
    {
        let _ = file;
        false
    }
}

/// Brings the window forward for whoever knocks from now on. Asked again, it changes nothing.
pub fn listen<R: Runtime>(app: &AppHandle<R>) {
    #[cfg(all(unix, desktop))]
    socket::listen(app);
    #[cfg(not(all(unix, desktop)))]
    let _ = app;
}

#[cfg(all(unix, desktop))]
mod socket {
    use std::ffi::OsString;
    use std::io::{self, Read, Write};
    use std::net::Shutdown;
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::{Path, PathBuf};
    use std::sync::{Mutex, PoisonError};
    use std::time::Duration;
    use std::{fs, thread};

    use tauri::{AppHandle, Manager, Runtime};

    use crate::data_dir;
    use crate::front_door::FrontDoor;
    use crate::handed;
    use crate::window;

    /// What the first instance answers.
    const HERE: u8 = b'!';
    /// One that is alive answers at once.
    const PATIENCE: Duration = Duration::from_secs(2);
    /// No system has longer paths, in bytes.
    const LONGEST_PATH: u64 = 64 << 10;

    /// Whether this instance listens already; held by whoever begins to.
    static LISTENING: Mutex<bool> = Mutex::new(false);

    pub fn place() -> Option<PathBuf> {
        Some(data_dir::chosen_or_usual()?.join("asztaltars.socket"))
    }

    /// Whether somebody listens there, who brings a window forward now and looks at a file.
    pub fn knock(place: &Path, file: Option<&Path>) -> bool {
        let answered = || -> io::Result<bool> {
            let mut stream = UnixStream::connect(place)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            let mut answer = [0];
            stream.read_exact(&mut answer)?;
            // An earlier version has gone by then, and takes no file.
            if let Some(file) = file
                && let Err(error) = stream.write_all(file.as_os_str().as_bytes())
            {
                eprintln!("asztaltars: {}: {error}", file.display());
            }
            let _ = stream.shutdown(Shutdown::Write);
            Ok(answer == [HERE])
        };
        answered().unwrap_or(false)
    }

    pub fn listen<R: Runtime>(app: &AppHandle<R>) {
        let mut listening = LISTENING.lock().unwrap_or_else(PoisonError::into_inner);
        // Only who has the tables is the first.
        let is_first = app.state::<FrontDoor>().house().is_ok_and(|house| !house.is_busy());
        let Some(place) = place().filter(|_| is_first && !*listening) else { return };
        let app = app.clone();
        let knocked = move |file: Option<PathBuf>| {
            window::bring_forward(&app);
            if let Some(file) = file {
                handed::hand(&app, file);
            }
        };
        match answer(&place, knocked) {
            Ok(()) => *listening = true,
            Err(error) => eprintln!("asztaltars: {}: {error}", place.display()),
        }
    }

    /// Answers everybody who knocks there from now on, and calls `knocked` each time with the file that is to be looked at.
    pub fn answer(place: &Path, knocked: impl Fn(Option<PathBuf>) + Send + 'static) -> io::Result<()> {
        // Left by one that was killed, or has closed.
        let _ = fs::remove_file(place);
        let listener = UnixListener::bind(place)?;
        thread::spawn(move || {
            for stream in listener.incoming() {
                if let Ok(mut stream) = stream
                    && stream.write_all(&[HERE]).is_ok()
                {
                    knocked(told(&stream));
                }
            }
        });
        Ok(())
    }

    /// The file that whoever knocks names before they go; none if they name none in time.
    fn told(stream: &UnixStream) -> Option<PathBuf> {
        let mut path = Vec::new();
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        stream.take(LONGEST_PATH).read_to_end(&mut path).ok()?;
        (!path.is_empty()).then(|| OsString::from_vec(path).into())
    }
}

#[cfg(all(test, unix, desktop))]
mod tests {
    use super::socket::{answer, knock};
    use std::os::unix::net::UnixListener;
    use std::path::Path;
    use std::sync::mpsc;
    use std::time::Duration;
    use std::{env, fs, process};

    #[test]
    fn whoever_takes_over_is_knocked_at_where_the_one_before_had_listened() {
        let place = env::temp_dir().join(format!("asztaltars-knock-{}.socket", process::id()));
        assert!(!knock(&place, None), "nobody is there");
        // The socket's file outlives whoever listened at it.
        drop(UnixListener::bind(&place).unwrap());
        assert!(place.exists() && !knock(&place, None));
        let (sender, knocks) = mpsc::channel();
        answer(&place, move |file| sender.send(file).unwrap()).unwrap();
        for file in [None, Some(Path::new("/tmp/a b.sgf")), None] {
            assert!(knock(&place, file));
            assert_eq!(knocks.recv_timeout(Duration::from_secs(10)).unwrap().as_deref(), file);
        }
        fs::remove_file(place).unwrap();
    }
}
