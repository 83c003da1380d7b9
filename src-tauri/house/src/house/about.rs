//! Information about the app itself.

use crate::house::House;
use crate::release_notes::{self, About};

impl House {
    /// Returns the version and what is new in it.
    #[must_use]
    pub fn about(&self) -> About {
        release_notes::about(self.lock().lang)
    }
}
