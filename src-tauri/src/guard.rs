//! How every command is answered: off the main thread, and whatever happens in it.

use house::{House, PhrasedProblem, Problem, ProblemKind};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tauri::async_runtime::spawn_blocking;
use tauri::ipc::Invoke;
use tauri::{AppHandle, Manager, Runtime};

use crate::front_door::FrontDoor;

/// Answers every call on a thread that may wait.
///
/// Commands themselves are plain functions: an `async` one brings its own copy of everything that runs futures, which
/// for a hundred commands made two megabytes.
pub fn off_the_main_thread<R: Runtime>(
    commands: impl Fn(Invoke<R>) -> bool + Send + Sync + 'static,
) -> impl Fn(Invoke<R>) -> bool + Send + Sync + 'static {
    let commands = Arc::new(commands);
    move |call| {
        let commands = Arc::clone(&commands);
        let (name, resolver) = (call.message.command().to_owned(), call.resolver.clone());
        spawn_blocking(move || {
            if !commands(call) {
                resolver.reject(format!("there is no command {name}"));
            }
        });
        true
    }
}

/// Runs a command's body with the house, as [`answer`] does; where the house couldn't be opened, answers why.
///
/// # Errors
/// Whatever the body refuses, why there is no house, or [`ProblemKind::Crashed`].
pub fn in_house<R, T, F>(app: AppHandle<R>, command: &'static str, body: F) -> Result<T, PhrasedProblem>
where
    R: Runtime,
    F: FnOnce(&House) -> Result<T, Problem>,
{
    answer(app, command, move |app| body(&*app.state::<FrontDoor>().house()?))
}

/// Runs a command's body and answers with what it returns; a panic in it is caught and answered as
/// [`ProblemKind::Crashed`] (the panic hook has told where it happened).
///
/// Bodies may block: on the disk, or waiting for a table to move on. This is where a [`Problem`] is put into words: it
/// leaves for the window here.
///
/// # Errors
/// Whatever the body refuses, or [`ProblemKind::Crashed`].
#[expect(clippy::needless_pass_by_value, reason = "commands are given the app by value and hand it on")]
pub fn answer<R, T, F>(app: AppHandle<R>, command: &'static str, body: F) -> Result<T, PhrasedProblem>
where
    R: Runtime,
    F: FnOnce(&AppHandle<R>) -> Result<T, Problem>,
{
    // What a body shares with others is behind locks, as if a thread of its own had ended.
    let answered = catch_unwind(AssertUnwindSafe(|| body(&app))).unwrap_or_else(|_| {
        eprintln!("asztaltars: the command `{command}` crashed; the app goes on");
        Err(ProblemKind::Crashed.into())
    });
    answered.map_err(|problem| problem.phrased(app.state::<FrontDoor>().lang()))
}

#[cfg(test)]
mod tests {
    use house::NewTable;
    use house::Player;
    use tauri::App;
    use tauri::test::{MockRuntime, mock_app};

    use super::*;

    /// An app whose house could not be opened: enough for what is told here.
    fn app() -> App<MockRuntime> {
        let app = mock_app();
        app.manage(FrontDoor::open(|| Err(ProblemKind::NoDataDirectory)));
        app
    }

    #[test]
    fn an_answer_comes_through() {
        assert_eq!(answer(app().handle().clone(), "seven", |_| Ok(7)), Ok(7));
    }

    #[test]
    fn a_panic_becomes_a_problem_and_the_next_command_is_answered() {
        let app = app();
        let crashed = answer::<_, (), _>(app.handle().clone(), "unlucky", |_| panic!("on purpose"));
        assert_eq!(crashed.map_err(|problem| problem.kind), Err(ProblemKind::Crashed));
        assert_eq!(answer(app.handle().clone(), "seven", |_| Ok(7)), Ok(7));
    }

    #[test]
    fn without_a_house_every_command_says_why_in_the_devices_language() {
        let app = app();
        let say = || in_house(app.handle().clone(), "look", |_| Ok(())).map_err(|problem| problem.text);
        app.state::<FrontDoor>().note_language("hu-HU");
        let hungarian = say();
        app.state::<FrontDoor>().note_language("en-GB");
        assert!(hungarian.is_err());
        assert_ne!(say(), hungarian);
    }

    /// Every command that waits holds a thread, of which there are some five hundred.
    #[test]
    fn commands_are_answered_however_many_wait_for_a_table() {
        let directory = std::env::temp_dir().join(format!("asztaltars-waiting-{}", std::process::id()));
        let app = mock_app();
        let there = directory.clone();
        app.manage(FrontDoor::open(move || Ok(there.clone())));
        let new = NewTable {
            game: "mochi".to_owned(),
            players: vec![Player::Person, Player::bot("beginner")],
            options: Vec::new(),
            seed: None,
            clock: None,
        };
        let door = app.state::<FrontDoor>();
        // No bot moves: nothing but another question ends the waiting.
        door.set_visible(false);
        let id = door.house().unwrap().create(&new).unwrap();
        for _ in 0..700 {
            let (app, id) = (app.handle().clone(), id.clone());
            spawn_blocking(move || in_house(app, "table_next", move |house| house.next(&id, 0, 0)));
        }
        let (answered, answer) = std::sync::mpsc::channel();
        let handle = app.handle().clone();
        spawn_blocking(move || answered.send(in_house(handle, "start", |house| house.start("en")).is_ok()));
        assert_eq!(answer.recv_timeout(std::time::Duration::from_secs(60)), Ok(true));
        door.begin_anew();
        drop(app);
        let _ = std::fs::remove_dir_all(directory);
    }
}
