//! The way to the house, or the reason why there is none.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use house::{House, Problem, ProblemKind};
use rulebook::Lang;

/// Where the house lies; asked anew whenever it is to be opened.
type Whereabouts = Box<dyn Fn() -> Result<PathBuf, ProblemKind> + Send + Sync>;

/// The house, if it could be opened, and the language of the sentences that say otherwise.
pub struct FrontDoor {
    directory: Whereabouts,
    house: RwLock<Result<Arc<House>, ProblemKind>>,
    /// Held by whoever opens the house.
    opening: Mutex<()>,
    english: AtomicBool,
}

impl FrontDoor {
    /// Opens the house where `directory` says.
    #[must_use]
    pub fn open(directory: impl Fn() -> Result<PathBuf, ProblemKind> + Send + Sync + 'static) -> Self {
        let house = RwLock::new(opened(&directory));
        FrontDoor { directory: Box::new(directory), house, opening: Mutex::new(()), english: AtomicBool::new(false) }
    }

    /// The house.
    ///
    /// # Errors
    /// Why it couldn't be opened.
    pub fn house(&self) -> Result<Arc<House>, Problem> {
        self.standing().map_err(Problem::from)
    }

    /// Opens the house again where it couldn't be, or where another instance had it: the disk may have room by now, and
    /// the other may have closed. Says whether this instance has the tables only since then.
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

    /// Notes what language the device speaks (a tag such as `hu-HU`), for as long as no house knows better.
    pub fn note_language(&self, system: &str) {
        self.english.store(!system.to_ascii_lowercase().starts_with("hu"), Ordering::Relaxed);
    }

    /// The language of sentences.
    #[must_use]
    pub fn lang(&self) -> Lang {
        match self.standing() {
            Ok(house) => house.lang(),
            Err(_) if self.english.load(Ordering::Relaxed) => Lang::En,
            Err(_) => Lang::Hu,
        }
    }

    /// The window begins anew: whatever waited for an answer has gone.
    pub fn begin_anew(&self) {
        if let Ok(house) = self.standing() {
            house.let_all_go();
        }
    }

    /// A page that waited for a table has gone.
    pub fn let_go(&self, table: &str) {
        if let Ok(house) = self.standing() {
            house.let_go(table);
        }
    }

    /// The app came into sight or went out of it.
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
    use std::sync::atomic::AtomicUsize;

    fn scratch(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("asztaltars-door-{name}-{}", std::process::id()))
    }

    #[test]
    fn a_house_that_could_not_be_opened_is_opened_once_it_can() {
        let directory = scratch("later");
        let asked = AtomicUsize::new(0);
        let (first, there) = (Err(ProblemKind::NoDataDirectory), directory.clone());
        let door = FrontDoor::open(move || match asked.fetch_add(1, Ordering::Relaxed) {
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
            FrontDoor::open(move || Ok(directory.clone()))
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
