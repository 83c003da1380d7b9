//! Runs commands off the main thread and catches their panics.

use house::{House, PhrasedProblem, Problem, ProblemKind};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tauri::async_runtime::spawn_blocking;
use tauri::ipc::Invoke;
use tauri::{AppHandle, Manager, Runtime};

use crate::house_access::HouseAccess;

/// Runs every command on a thread that may block.
///
/// Commands are plain functions, because each `async` command contains its own copy of the code that polls futures,
/// which made two megabytes for a hundred commands.
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

/// Runs a command's body with the house, as [`answer`] does.
///
/// # Errors
/// The error of the body, the reason why the house couldn't be opened, or [`ProblemKind::Crashed`].
pub fn in_house<R, T, F>(app: AppHandle<R>, command: &'static str, body: F) -> Result<T, PhrasedProblem>
where
    R: Runtime,
    F: FnOnce(&House) -> Result<T, Problem>,
{
    answer(app, command, move |app| body(&*app.state::<HouseAccess>().house()?))
}

/// Runs a command's body and returns its result; a panic becomes [`ProblemKind::Crashed`] (the panic hook has printed
/// where it happened).
///
/// Bodies may block, on the disk or waiting for a table to change. A [`Problem`] is put into words here, just before it
/// goes to the window.
///
/// # Errors
/// The error of the body, or [`ProblemKind::Crashed`].
#[expect(clippy::needless_pass_by_value, reason = "commands are given the app by value and hand it on")]
pub fn answer<R, T, F>(app: AppHandle<R>, command: &'static str, body: F) -> Result<T, PhrasedProblem>
where
    R: Runtime,
    F: FnOnce(&AppHandle<R>) -> Result<T, Problem>,
{
    // Shared data of the body is behind locks, so a caught panic is as safe as a panic that ends a thread.
    let answered = catch_unwind(AssertUnwindSafe(|| body(&app))).unwrap_or_else(|_| {
        eprintln!("asztaltars: the command `{command}` crashed; the app goes on");
        Err(ProblemKind::Crashed.into())
    });
    answered.map_err(|problem| problem.phrased(app.state::<HouseAccess>().lang()))
}

#[cfg(test)]
mod tests {
    use house::NewTable;
    use house::Player;
    use tauri::App;
    use tauri::test::{MockRuntime, mock_app};

    use super::*;

    /// An app whose house could not be opened.
    fn app() -> App<MockRuntime> {
        let app = mock_app();
        app.manage(HouseAccess::open(|| Err(ProblemKind::NoDataDirectory)));
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
        app.state::<HouseAccess>().note_language("hu-HU");
        let hungarian = say();
        app.state::<HouseAccess>().note_language("en-GB");
        assert!(hungarian.is_err());
        assert_ne!(say(), hungarian);
    }

    /// Every waiting command holds a thread, of which there are about five hundred.
    #[test]
    fn commands_are_answered_however_many_wait_for_a_table() {
        let directory = std::env::temp_dir().join(format!("asztaltars-waiting-{}", std::process::id()));
        let app = mock_app();
        let there = directory.clone();
        app.manage(HouseAccess::open(move || Ok(there.clone())));
        let new = NewTable {
            game: "mochi".to_owned(),
            players: vec![Player::person(), Player::bot("beginner")],
            options: Vec::new(),
            seed: None,
            clock: None,
        };
        let door = app.state::<HouseAccess>();
        // Bots don't move, so only another call ends the waiting.
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
