//! Announcements for screen readers on systems whose web view can't make them.
//!
//! WebKitGTK reports no live regions to screen readers, and Orca 43 reads none. Orca does read a new accessible name of
//! the focused window, at once, after any key, and with nothing before or after it. So an announcement becomes the
//! accessible name of the window, while its title stays the same. When the focus comes back to the window, Orca reads
//! its name; the title therefore becomes the name again as soon as the window loses the focus, when Orca doesn't read
//! it, and stays until the focus returns.

use tauri::{AppHandle, Runtime};

/// Sets the window's accessible name to its title: a change is announced only if there was a name before.
#[cfg(target_os = "linux")]
pub fn begin<R: Runtime>(app: &AppHandle<R>) {
    use gtk::prelude::{AtkObjectExt, CastNone, GtkWindowExt, WidgetExt};
    use tauri::Manager;

    let Some(window) = app.get_webview_window(crate::window::MAIN) else { return };
    let Ok(title) = window.title() else { return };
    let named = window.with_webview(move |view| {
        let Some(window) = view.inner().toplevel().and_downcast::<gtk::Window>() else { return };
        let Some(told) = window.accessible() else { return };
        told.set_name(&title);
        window.connect_is_active_notify(move |window| {
            let (window, told, title) = (window.clone(), told.clone(), title.clone());
            // Delayed until Orca has handled the loss of focus.
            gtk::glib::idle_add_local_once(move || {
                if !window.is_active() {
                    told.set_name(&title);
                }
            });
        });
    });
    if let Err(error) = named {
        eprintln!("asztaltars: screen readers will hear nothing: {error}");
    }
}

/// Announces a text through Orca. A repeated text is altered, because an unchanged name wouldn't be read.
#[cfg(target_os = "linux")]
pub fn say<R: Runtime>(app: &AppHandle<R>, mut text: String) {
    use gtk::prelude::{AtkObjectExt, CastNone, GtkWindowExt, WidgetExt};
    use tauri::Manager;

    let Some(window) = app.get_webview_window(crate::window::MAIN) else { return };
    let said = window.with_webview(move |view| {
        let window = view.inner().toplevel().and_downcast::<gtk::Window>();
        let Some(told) = window.filter(GtkWindowExt::is_active).and_then(|window| window.accessible()) else { return };
        if told.name().is_some_and(|before| before == text) {
            text.push(' ');
        }
        told.set_name(&text);
    });
    if let Err(error) = said {
        eprintln!("asztaltars: screen readers hear nothing: {error}");
    }
}

/// Does nothing on other systems, where the page's own live regions are read.
#[cfg(not(target_os = "linux"))]
pub fn begin<R: Runtime>(_: &AppHandle<R>) {}

/// Does nothing on other systems, where the page's own live regions are read.
#[cfg(not(target_os = "linux"))]
pub fn say<R: Runtime>(_: &AppHandle<R>, _: String) {}
