//! The size of what is downloaded.

use std::fs;

use super::sheet::Sheet;
use crate::{Outcome, bundle};

/// Measures the Debian package.
///
/// # Errors
/// If the package can't be built.
pub fn deb(sheet: &mut Sheet) -> Outcome {
    let package = bundle::debian_package()?;
    let bytes = fs::read(&package).map_err(|error| format!("{}: {error}", package.display()))?.len();
    sheet.note("deb_mb", bytes as f64 / 1e6);
    Ok(())
}
