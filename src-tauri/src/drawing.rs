//! How the web view draws, where the system leaves the choice.

use tauri::{AppHandle, Runtime};

/// Without a graphics device WebKitGTK would still cut the page into layers and draw each on the processor, only to put
/// them together there again: as much drawing, and a third of the page's memory for the copies. Such a machine draws
/// the page in one piece.
#[cfg(target_os = "linux")]
pub fn suit_the_device<R: Runtime>(app: &AppHandle<R>) {
    use tauri::Manager;
    use webkit2gtk::{HardwareAccelerationPolicy, SettingsExt, WebViewExt};

    if has_graphics_device() {
        return;
    }
    let Some(window) = app.get_webview_window(crate::window::MAIN) else { return };
    let set = window.with_webview(|view| {
        if let Some(settings) = view.inner().settings() {
            settings.set_hardware_acceleration_policy(HardwareAccelerationPolicy::Never);
        }
    });
    if let Err(error) = set {
        // It draws all the same, only dearer.
        eprintln!("asztaltars: the web view can't be told how to draw: {error}");
    }
}

/// Elsewhere the system's web view knows best.
#[cfg(not(target_os = "linux"))]
pub fn suit_the_device<R: Runtime>(_: &AppHandle<R>) {}

/// Whether there is a device that could draw: the kernel names such devices in `/dev/dri`.
#[cfg(target_os = "linux")]
fn has_graphics_device() -> bool {
    std::fs::read_dir("/dev/dri").is_ok_and(|devices| {
        devices.flatten().any(|device| device.file_name().to_string_lossy().starts_with("renderD"))
    })
}
