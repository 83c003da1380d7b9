//! Whether the app is on screen: bots think only while it is.

use crate::house::House;

impl House {
    /// Sets whether the app is on screen. Off screen, thinking stops at once; on screen, it continues.
    pub fn set_visible(&self, visible: bool) {
        let mut inner = self.shared.lock();
        inner.visible = visible;
        if !visible {
            inner.interrupt();
            inner.keep_verdicts(0);
            // This only makes the next start quicker; everything is on disk already.
            let _ = inner.store.checkpoint();
        }
        self.wake();
    }
}
