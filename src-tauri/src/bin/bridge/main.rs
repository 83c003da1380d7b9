//! The test bridge: the app's real commands over HTTP, so that a test can play the real UI in an ordinary browser.
//!
//! It has the same configuration, commands and content-security policy as the app; only the web view is a mock. `GET
//! /…` answers with the embedded UI. `POST /ipc` takes `{"cmd": …, "args": {…}}` and answers with the command's result,
//! or its error as HTTP 400. A command that waits for a table blocks no other, and ends when the page that called it
//! has gone.
//!
//! The first line on standard output is the address. The bridge ends when its standard input ends.

mod http;

use std::net::TcpListener;
use std::sync::Mutex;
use std::{io, process, thread};

use serde::Deserialize;
use tauri::ipc::{CallbackFn, InvokeBody, InvokeResponseBody};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{AppHandle, Manager, RunEvent};

use asztaltars_lib::house_access::HouseAccess;
use http::{Reply, Request};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let app = asztaltars_lib::configure(mock_builder()).build(asztaltars_lib::context())?;
    app.run(|app, event| {
        if let RunEvent::Ready = event
            && let Err(error) = open(app)
        {
            eprintln!("bridge: {error}");
            process::exit(1);
        }
    });
    Ok(())
}

/// Opens a free port on the local interface and answers requests until standard input ends.
fn open(app: &AppHandle<MockRuntime>) -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    println!("http://{}", listener.local_addr()?);
    let app = app.clone();
    let here = app.clone();
    let answer = move |request: &Request| reply(&app, request).unwrap_or_else(|error| plain(500, &error.to_string()));
    http::serve(listener, answer, move |request| let_go(&here, request));
    thread::spawn(|| {
        // Returns with an error or at the end of the pipe: in both cases the parent process has gone.
        let _ = io::copy(&mut io::stdin(), &mut io::sink());
        process::exit(0);
    });
    Ok(())
}

fn reply(app: &AppHandle<MockRuntime>, request: &Request) -> Result<Reply, Failure> {
    match (&*request.method, &*request.path) {
        ("POST", "/ipc") => call(app, serde_json::from_slice(&request.body)?),
        ("GET", "/") => Ok(page(app, "/index.html")),
        ("GET", path) => Ok(page(app, path)),
        _ => Ok(plain(405, "only GET, and POST to /ipc")),
    }
}

/// Ends a call that waits for a table, because its page has gone.
fn let_go(app: &AppHandle<MockRuntime>, request: &Request) {
    if let Ok(Call { cmd, args, .. }) = serde_json::from_slice(&request.body)
        && matches!(&*cmd, "table_next" | "review_next" | "curve_next")
        && let Some(table) = args["id"].as_str()
    {
        app.state::<HouseAccess>().let_go(table);
    }
}

/// A command as the page sends it.
#[derive(Deserialize)]
struct Call {
    cmd: String,
    #[serde(default)]
    args: serde_json::Value,
    /// The time when the page was opened, in milliseconds; `None` for calls of the tests themselves.
    page: Option<f64>,
}

/// The opening time of the newest page that has made a call.
static YOUNGEST: Mutex<f64> = Mutex::new(0.0);

/// Whether a newer page than the calling one has made a call.
fn is_followed(page: f64) -> bool {
    let mut youngest = YOUNGEST.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    *youngest = youngest.max(page);
    page < *youngest
}

fn call(app: &AppHandle<MockRuntime>, call: Call) -> Result<Reply, Failure> {
    // Unlike a web view's messages, connections may overtake each other: the message of a page that it is hidden for
    // good must not take effect after the next page has reported that it is visible.
    if call.page.is_some_and(is_followed) && call.cmd == "app_visible" {
        return Ok(plain(200, "null"));
    }
    let window = app.get_webview_window(asztaltars_lib::window::MAIN).ok_or("the window is gone")?;
    let answer = get_ipc_response(
        &window,
        InvokeRequest {
            cmd: call.cmd,
            callback: CallbackFn(0),
            error: CallbackFn(1),
            url: "tauri://localhost".parse()?,
            body: InvokeBody::Json(call.args),
            headers: Default::default(),
            invoke_key: INVOKE_KEY.to_owned(),
        },
    );
    let (status, body) = match answer {
        Ok(InvokeResponseBody::Json(json)) => (200, json.into_bytes()),
        Ok(InvokeResponseBody::Raw(bytes)) => (200, bytes),
        Err(refused) => (400, serde_json::to_vec(&refused)?),
    };
    let headers = vec![("Content-Type", "application/json".to_owned())];
    Ok(Reply { status, headers, body })
}

fn page(app: &AppHandle<MockRuntime>, path: &str) -> Reply {
    let Some(asset) = app.asset_resolver().get(path.to_owned()) else {
        return plain(404, "no such page");
    };
    let policy = asset.csp_header.map(|policy| ("Content-Security-Policy", policy));
    // The names of assets contain a hash of their content, so they never change.
    let keep = if path.starts_with("/assets/") { "max-age=31536000, immutable" } else { "no-store" };
    let mut headers = vec![("Content-Type", asset.mime_type), ("Cache-Control", keep.to_owned())];
    headers.extend(policy);
    Reply { status: 200, headers, body: asset.bytes }
}

fn plain(status: u16, text: &str) -> Reply {
    Reply {
        status,
        headers: vec![("Content-Type", "text/plain; charset=utf-8".to_owned())],
        body: text.as_bytes().to_vec(),
    }
}
