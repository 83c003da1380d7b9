//! A second start of the app brings the open window forward and passes on the file it was started with, if any.
//!
//! The instance that has the tables listens at a socket in the data folder: the first instance from its start, a second
//! one from when it takes over. Where no socket is possible (other systems, a folder that can't be written), the second
//! instance opens, finds the tables locked, and says so.

use std::path::Path;

use tauri::{AppHandle, Runtime};

/// Asks a running instance to bring its window forward and open a file, if given. Returns whether there was one.
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

/// Starts listening for later instances. Further calls have no effect.
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
    use crate::house_access::HouseAccess;
    use crate::opened_files;
    use crate::window;

    /// The answer of the first instance.
    const HERE: u8 = b'!';
    /// A running instance answers at once.
    const PATIENCE: Duration = Duration::from_secs(2);
    /// The longest path in bytes; no system has longer ones.
    const LONGEST_PATH: u64 = 64 << 10;

    /// Whether this instance listens; locked while it starts to.
    static LISTENING: Mutex<bool> = Mutex::new(false);

    /// Returns the path of the socket; `None` if there is no data directory.
    pub fn place() -> Option<PathBuf> {
        Some(data_dir::chosen_or_usual()?.join("asztaltars.socket"))
    }

    /// Asks the instance that listens at `place` to bring its window forward and open a file. Returns whether there was
    /// one.
    pub fn knock(place: &Path, file: Option<&Path>) -> bool {
        let answered = || -> io::Result<bool> {
            let mut stream = UnixStream::connect(place)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            let mut answer = [0];
            stream.read_exact(&mut answer)?;
            // Earlier versions don't read a file and have closed the connection by now.
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

    /// Starts listening if this instance has the tables and does not listen yet.
    pub fn listen<R: Runtime>(app: &AppHandle<R>) {
        let mut listening = LISTENING.lock().unwrap_or_else(PoisonError::into_inner);
        // Only the instance that has the tables listens.
        let is_first = app.state::<HouseAccess>().house().is_ok_and(|house| !house.is_busy());
        let Some(place) = place().filter(|_| is_first && !*listening) else { return };
        let app = app.clone();
        let knocked = move |file: Option<PathBuf>| {
            window::bring_forward(&app);
            if let Some(file) = file {
                opened_files::hand(&app, file);
            }
        };
        match answer(&place, knocked) {
            Ok(()) => *listening = true,
            Err(error) => eprintln!("asztaltars: {}: {error}", place.display()),
        }
    }

    /// Answers every connection from now on and calls `knocked` with the file to open, if any.
    ///
    /// # Errors
    /// If the socket can't be created.
    pub fn answer(place: &Path, knocked: impl Fn(Option<PathBuf>) + Send + 'static) -> io::Result<()> {
        // The socket file of an instance that was killed or has closed.
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

    /// Reads the file that a later instance names; `None` if it names none in time.
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
        // The socket's file remains after its listener has gone.
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
