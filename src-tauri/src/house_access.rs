//! Access to the house, or the reason why it couldn't be opened.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use house::{House, Problem, ProblemKind};
use rulebook::Lang;

/// Returns the directory of the house; called each time the house is to be opened.
type DirectoryOf = Box<dyn Fn() -> Result<PathBuf, ProblemKind> + Send + Sync>;

/// The house, if it could be opened, and the language of error messages if not.
pub struct HouseAccess {
    directory: DirectoryOf,
    house: RwLock<Result<Arc<House>, ProblemKind>>,
    /// Locked while the house is being opened.
    opening: Mutex<()>,
    /// The language of messages as long as there is no house with settings.
    lang: Mutex<Lang>,
}

impl HouseAccess {
    /// Opens the house in the directory that `directory` returns.
    #[must_use]
    pub fn open(directory: impl Fn() -> Result<PathBuf, ProblemKind> + Send + Sync + 'static) -> Self {
        let house = RwLock::new(opened(&directory));
        // Until `note_language` is called, messages are in the app's first language.
        let lang = Mutex::new(Lang::ALL[0]);
        HouseAccess { directory: Box::new(directory), house, opening: Mutex::new(()), lang }
    }

    /// Returns the house.
    ///
    /// # Errors
    /// If it couldn't be opened.
    pub fn house(&self) -> Result<Arc<House>, Problem> {
        self.standing().map_err(Problem::from)
    }

    /// Opens the house again if that failed before, or if another instance had it: the disk may have space by now, and
    /// the other instance may have closed. Returns whether this instance has the tables only since this call.
    #[must_use]
    pub fn try_again(&self) -> bool {
        let _opening = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        if self.standing().is_ok_and(|house| !house.is_busy()) {
            return false;
        }
        let again = opened(&self.directory);
        let better = match (&again, self.standing()) {
            (Ok(again), Ok(_)) => !again.is_busy(),
            (_, Err(_)) => true,
            (Err(_), Ok(_)) => false,
        };
        let taken_over = better && again.as_ref().is_ok_and(|again| !again.is_busy());
        if better {
            *self.house.write().unwrap_or_else(PoisonError::into_inner) = again;
        }
        taken_over
    }

    fn standing(&self) -> Result<Arc<House>, ProblemKind> {
        self.house.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Records the language of the device (a tag such as `hu-HU`), which is used as long as there is no house with
    /// settings.
    pub fn note_language(&self, system: &str) {
        *self.lang.lock().unwrap_or_else(PoisonError::into_inner) = Lang::of_tag(system);
    }

    /// Returns the language of messages.
    #[must_use]
    pub fn lang(&self) -> Lang {
        match self.standing() {
            Ok(house) => house.lang(),
            Err(_) => *self.lang.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Ends all waiting calls, because the window reloads.
    pub fn begin_anew(&self) {
        if let Ok(house) = self.standing() {
            house.let_all_go();
        }
    }

    /// Ends the calls that wait for a table, because their page has gone.
    pub fn let_go(&self, table: &str) {
        if let Ok(house) = self.standing() {
            house.let_go(table);
        }
    }

    /// Records whether the app is visible.
    pub fn set_visible(&self, visible: bool) {
        if let Ok(house) = self.standing() {
            house.set_visible(visible);
        }
    }
}

fn opened(directory: &dyn Fn() -> Result<PathBuf, ProblemKind>) -> Result<Arc<House>, ProblemKind> {
    let directory = directory()?;
    House::open(&directory).map(Arc::new).map_err(|error| {
        eprintln!("asztaltars: {}: {error}", directory.display());
        ProblemKind::of_opening(&error)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn scratch(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("asztaltars-door-{name}-{}", std::process::id()))
    }

    #[test]
    fn a_house_that_could_not_be_opened_is_opened_once_it_can() {
        let directory = scratch("later");
        let asked = AtomicUsize::new(0);
        let (first, there) = (Err(ProblemKind::NoDataDirectory), directory.clone());
        let door = HouseAccess::open(move || match asked.fetch_add(1, Ordering::Relaxed) {
            0 | 1 => first.clone(),
            _ => Ok(there.clone()),
        });
        assert!(!door.try_again());
        assert!(door.house().is_err());
        assert!(door.try_again());
        assert!(door.house().is_ok());
        assert!(!door.try_again(), "it has had the tables before");
        drop(door);
        let _ = std::fs::remove_dir_all(directory);
    }

    #[test]
    fn the_second_instance_takes_over_once_the_first_has_closed() {
        let directory = scratch("twice");
        let open = || {
            let directory = directory.clone();
            HouseAccess::open(move || Ok(directory.clone()))
        };
        let (first, second) = (open(), open());
        assert!(second.house().unwrap().is_busy());
        assert!(!second.try_again());
        assert!(second.house().unwrap().is_busy(), "the first is still there");
        drop(first);
        assert!(second.try_again(), "whoever starts the app now is to be sent here");
        let house = second.house().unwrap();
        assert!(!house.is_busy());
        house.keepsake_put("held", Some("x")).unwrap();
        drop((house, second));
        let _ = std::fs::remove_dir_all(directory);
    }
}
