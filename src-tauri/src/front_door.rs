//! The way to the house, or the reason why there is none.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use house::{House, Problem, ProblemKind};
use rulebook::Lang;

/// The house, if it could be opened, and the language of the sentences that say otherwise.
pub struct FrontDoor {
    house: Result<House, ProblemKind>,
    english: AtomicBool,
}

impl FrontDoor {
    /// Opens the house in `directory`.
    #[must_use]
    pub fn open(directory: Result<PathBuf, ProblemKind>) -> Self {
        let house = directory.and_then(|directory| {
            House::open(&directory).map_err(|error| {
                eprintln!("asztaltars: {}: {error}", directory.display());
                ProblemKind::of_store(&error)
            })
        });
        FrontDoor { house, english: AtomicBool::new(false) }
    }

    /// The house.
    ///
    /// # Errors
    /// Why it couldn't be opened.
    pub fn house(&self) -> Result<&House, Problem> {
        self.house.as_ref().map_err(|&kind| kind.into())
    }

    /// Notes what language the device speaks (a tag such as `hu-HU`), for as long as no house knows better.
    pub fn note_language(&self, system: &str) {
        self.english.store(!system.to_ascii_lowercase().starts_with("hu"), Ordering::Relaxed);
    }

    /// The language of sentences.
    #[must_use]
    pub fn lang(&self) -> Lang {
        match &self.house {
            Ok(house) => house.lang(),
            Err(_) if self.english.load(Ordering::Relaxed) => Lang::En,
            Err(_) => Lang::Hu,
        }
    }

    /// The window begins anew: whatever waited for an answer has gone.
    pub fn begin_anew(&self) {
        if let Ok(house) = &self.house {
            house.let_all_go();
        }
    }

    /// A page that waited for a table has gone.
    pub fn let_go(&self, table: &str) {
        if let Ok(house) = &self.house {
            house.let_go(table);
        }
    }

    /// The app came into sight or went out of it.
    pub fn set_visible(&self, visible: bool) {
        if let Ok(house) = &self.house {
            house.set_visible(visible);
        }
    }
}
