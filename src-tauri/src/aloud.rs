//! What is said to those who listen and don't look, where the web view can't be heard.
//!
//! WebKitGTK tells screen readers of no live region, and Orca 43 hears none in it. What Orca does speak is a new name of
//! the window it is in, at once, after any key, and with nothing before or after it. So a sentence becomes the name under
//! which the toolkit tells of the window; its title stays what it is. Whoever comes back to the window hears its title: it
//! has that name again as soon as it is left, when Orca doesn't speak of it, and keeps it while another one is in front.

use tauri::{AppHandle, Runtime};

/// Gives the window the name that its title is: only who has a name can be heard to get another one.
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
            // That it has been left is told first.
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

/// Says this to Orca. Said twice it is two: a name that is the same wouldn't be spoken.
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

/// Elsewhere the page itself is heard.
#[cfg(not(target_os = "linux"))]
pub fn begin<R: Runtime>(_: &AppHandle<R>) {}

/// Elsewhere the page itself is heard.
#[cfg(not(target_os = "linux"))]
pub fn say<R: Runtime>(_: &AppHandle<R>, _: String) {}
