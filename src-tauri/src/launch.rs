//! Environment variables that configure the app at its start. They are for tests and `cargo xtask bench`; a person
//! never needs them.
//!
//! | variable | effect |
//! |---|---|
//! | `ASZTALTARS_DATA` | the data directory, see [`crate::data_dir`] |
//! | `ASZTALTARS_PAGE` | the page to open: `empty.html` (the reference of the bench) or `index.html#…` |
//! | `ASZTALTARS_REPORT` | if set, `shown` is printed on standard output when the first screen is ready |

use std::env;

use tauri::utils::config::{Config, WebviewUrl};

const PAGE: &str = "ASZTALTARS_PAGE";
const REPORT: &str = "ASZTALTARS_REPORT";

/// Opens the page that `ASZTALTARS_PAGE` names, if it is one of the app's own.
pub fn choose_page(config: &mut Config) {
    let Some(page) = env::var(PAGE).ok().filter(|page| is_own_page(page)) else {
        return;
    };
    for window in &mut config.app.windows {
        window.url = WebviewUrl::App(page.clone().into());
    }
}

/// Only embedded pages are allowed: the variable must not lead to a foreign address.
fn is_own_page(page: &str) -> bool {
    let name = page.split(['#', '?']).next().unwrap_or_default();
    matches!(name, "index.html" | "empty.html")
}

/// Returns the locale of the environment, such as `hu_HU.UTF-8`; used until the page reports its language.
#[must_use]
pub fn language() -> String {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default()
}

/// Prints that the first screen is ready, if `ASZTALTARS_REPORT` is set.
pub fn report_shown() {
    if env::var_os(REPORT).is_some() {
        println!("shown");
    }
}

#[cfg(test)]
mod tests {
    use super::is_own_page;

    #[test]
    fn only_the_apps_own_pages_can_be_opened() {
        assert!(is_own_page("index.html"));
        assert!(is_own_page("index.html#/table/3"));
        assert!(is_own_page("empty.html"));
        assert!(!is_own_page("https://example.org/index.html"));
        assert!(!is_own_page("//example.org#index.html"));
        assert!(!is_own_page("../index.html"));
        assert!(!is_own_page(""));
    }
}
