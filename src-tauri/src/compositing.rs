//! Configures how the web view draws, where the system leaves the choice.

use tauri::{AppHandle, Runtime};

/// Turns off compositing if there is no graphics device. Without one, WebKitGTK would still split the page into layers,
/// draw each on the processor and compose them there: the same amount of drawing, and a third more memory for the page.
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
        // It still draws, only less efficiently.
        eprintln!("asztaltars: the web view can't be told how to draw: {error}");
    }
}

/// Does nothing on other systems.
#[cfg(not(target_os = "linux"))]
pub fn suit_the_device<R: Runtime>(_: &AppHandle<R>) {}

/// Whether there is a graphics device: the kernel lists them in `/dev/dri`.
#[cfg(target_os = "linux")]
fn has_graphics_device() -> bool {
    std::fs::read_dir("/dev/dri").is_ok_and(|devices| {
        devices.flatten().any(|device| device.file_name().to_string_lossy().starts_with("renderD"))
    })
}
