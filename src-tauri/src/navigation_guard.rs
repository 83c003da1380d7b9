//! Restricts navigation in the window to the app's own pages.
//!
//! The content-security policy restricts what a page may fetch; this module restricts where it may navigate.

use tauri::plugin::{Builder, TauriPlugin};
use tauri::{Runtime, Url};

/// Allows the web view to open only own pages.
pub fn only<R: Runtime>() -> TauriPlugin<R> {
    Builder::new("own-pages").on_navigation(|_, address| is_own(address)).build()
}

/// Whether Tauri (or, during development, Vite) serves this address.
fn is_own(address: &Url) -> bool {
    match (address.scheme(), address.host_str(), address.port()) {
        // Linux, macOS, iOS.
        ("tauri", Some("localhost"), None) => true,
        // Windows and Android, whose web views don't support custom schemes.
        ("http" | "https", Some("tauri.localhost"), None) => true,
        ("http", Some("localhost"), Some(1420)) => cfg!(dev),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_pages_open_and_others_do_not() {
        let opens = |address: &str| is_own(&address.parse().unwrap());
        assert!(opens("tauri://localhost/index.html#/table/3"));
        assert!(opens("http://tauri.localhost/"));
        for foreign in [
            "https://example.org/",
            "http://tauri.localhost:8080/",
            "http://tauri.localhost.example.org/",
            "tauri://example.org/",
            "file:///etc/passwd",
            "data:text/html,hello",
        ] {
            assert!(!opens(foreign), "{foreign}");
        }
    }
}
