//! Started a second time, the app brings the window forward that is open already.
//!
//! The first instance listens at a socket in the data folder. Where there is none (other systems, a folder that can't be
//! written), the second instance opens, finds the tables taken, and says so.

use tauri::AppHandle;

/// Whether there is an instance, and it has brought its window forward.
#[must_use]
pub fn brought_forward() -> bool {
    #[cfg(all(unix, desktop))]
    return socket::knock();
    #[cfg(not(all(unix, desktop)))]
    false
}

/// Brings the window forward for whoever knocks from now on.
pub fn listen(app: &AppHandle) {
    #[cfg(all(unix, desktop))]
    socket::listen(app);
    #[cfg(not(all(unix, desktop)))]
    let _ = app;
}

#[cfg(all(unix, desktop))]
mod socket {
    use std::io::{Read, Write};
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::PathBuf;
    use std::time::Duration;
    use std::{fs, thread};

    use tauri::{AppHandle, Manager};

    use crate::data_dir;
    use crate::front_door::FrontDoor;
    use crate::window;

    /// What the first instance answers.
    const HERE: u8 = b'!';
    /// One that is alive answers at once.
    const PATIENCE: Duration = Duration::from_secs(2);

    fn place() -> Option<PathBuf> {
        Some(data_dir::chosen_or_usual()?.join("asztaltars.socket"))
    }

    pub fn knock() -> bool {
        let answered = || -> std::io::Result<bool> {
            let mut stream = UnixStream::connect(place().unwrap_or_default())?;
            stream.set_read_timeout(Some(PATIENCE))?;
            let mut answer = [0];
            stream.read_exact(&mut answer)?;
            Ok(answer == [HERE])
        };
        answered().unwrap_or(false)
    }

    pub fn listen(app: &AppHandle) {
        // Only who has the tables is the first.
        let is_first = app.state::<FrontDoor>().house().is_ok_and(|house| !house.is_busy());
        let Some(place) = place().filter(|_| is_first) else { return };
        // Left by one that was killed.
        let _ = fs::remove_file(&place);
        let listener = match UnixListener::bind(&place) {
            Ok(listener) => listener,
            Err(error) => {
                eprintln!("asztaltars: {}: {error}", place.display());
                return;
            }
        };
        let app = app.clone();
        thread::spawn(move || {
            for stream in listener.incoming() {
                if let Ok(mut stream) = stream
                    && stream.write_all(&[HERE]).is_ok()
                {
                    window::bring_forward(&app);
                }
            }
        });
    }
}
