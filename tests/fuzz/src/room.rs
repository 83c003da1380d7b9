//! How much memory is held, and was at most: an allocator that counts, for all threads together.
#![allow(unsafe_code, reason = "an allocator can't be written without; it only counts, and hands on to the system's")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicUsize, Ordering};

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

static HELD: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

/// Beyond this there is no memory: an input that would take all of the machine's ends this process instead.
const ALL: usize = 1 << 30;

/// What is held now, in bytes.
pub fn held() -> usize {
    HELD.load(Ordering::Relaxed)
}

/// The most that was held since [`begin`], in bytes.
pub fn most() -> usize {
    MOST.load(Ordering::Relaxed)
}

/// From now on the most is what is held now.
pub fn begin() {
    MOST.store(held(), Ordering::Relaxed);
}

/// Counts so many bytes, if there is room for them.
fn take(bytes: usize) -> bool {
    let held = HELD.fetch_add(bytes, Ordering::Relaxed) + bytes;
    if held > ALL {
        HELD.fetch_sub(bytes, Ordering::Relaxed);
        return false;
    }
    MOST.fetch_max(held, Ordering::Relaxed);
    true
}

// SAFETY: every call is handed on to the system's allocator with the same layout, or refused as it may be.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if take(layout.size()) { unsafe { System.alloc(layout) } } else { null_mut() }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if take(layout.size()) { unsafe { System.alloc_zeroed(layout) } } else { null_mut() }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // Counted as growing in place: where the system has to move it, it gives the old place back at once.
        if !take(size) {
            return null_mut();
        }
        HELD.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.realloc(at, layout, size) }
    }
}
