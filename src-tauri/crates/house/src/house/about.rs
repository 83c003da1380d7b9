//! What is told of the program itself.

use crate::changes::{self, About};
use crate::house::House;

impl House {
    /// The version, and what is new in it.
    #[must_use]
    pub fn about(&self) -> About {
        changes::about(self.lock().lang)
    }
}
