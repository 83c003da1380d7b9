//! Counts the memory held, now and at most, by an allocator for all threads together.
#![allow(unsafe_code, reason = "an allocator can't be written without; it only counts, and hands on to the system's")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicUsize, Ordering};

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

static HELD: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

/// The limit of the allocator: an input that would exhaust the machine's memory ends this process instead.
const ALL: usize = 1 << 30;

/// Returns the bytes held now.
pub fn held() -> usize {
    HELD.load(Ordering::Relaxed)
}

/// Returns the most bytes held since [`begin`].
pub fn most() -> usize {
    MOST.load(Ordering::Relaxed)
}

/// Resets the maximum to what is held now.
pub fn begin() {
    MOST.store(held(), Ordering::Relaxed);
}

/// Counts bytes if they are within the limit.
fn take(bytes: usize) -> bool {
    let held = HELD.fetch_add(bytes, Ordering::Relaxed) + bytes;
    if held > ALL {
        HELD.fetch_sub(bytes, Ordering::Relaxed);
        return false;
    }
    MOST.fetch_max(held, Ordering::Relaxed);
    true
}

// SAFETY: every call is passed on to the system's allocator with the same layout, or refused by returning null.
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
        // Counted as growing in place: if the system has to move the block, it frees the old one at once.
        if !take(size) {
            return null_mut();
        }
        HELD.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.realloc(at, layout, size) }
    }
}
