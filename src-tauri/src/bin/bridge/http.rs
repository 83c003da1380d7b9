//! As much of HTTP/1.1 as a browser and this bridge need: one request per connection.
//!
//! A thread for each connection and no pool: a pool's threads would all end up held by a browser's
//! idle connections or by commands that wait, and the next command would starve.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;

/// What the browser asks.
pub struct Request {
    /// `GET`, `POST`, …
    pub method: String,
    /// The path, without a query.
    pub path: String,
    /// Empty unless something was sent along.
    pub body: Vec<u8>,
}

/// What it is told.
pub struct Reply {
    /// The status code.
    pub status: u16,
    /// Beyond those about length and connection.
    pub headers: Vec<(&'static str, String)>,
    /// The content.
    pub body: Vec<u8>,
}

/// Answers every request that comes in, for as long as the process lives.
pub fn serve<F>(listener: TcpListener, answer: F)
where
    F: Fn(Request) -> Reply + Send + Sync + 'static,
{
    let answer = Arc::new(answer);
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let answer = Arc::clone(&answer);
            thread::spawn(move || {
                if let Err(error) = converse(&stream, &*answer) {
                    eprintln!("bridge: the page went away: {error}");
                }
            });
        }
    });
}

fn converse(stream: &TcpStream, answer: impl Fn(Request) -> Reply) -> io::Result<()> {
    // A browser opens connections ahead of need and may close them unused.
    match read(&mut BufReader::new(stream))? {
        Some(request) => write(stream, &answer(request)),
        None => Ok(()),
    }
}

fn read(from: &mut impl BufRead) -> io::Result<Option<Request>> {
    let mut line = String::new();
    if from.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let mut words = line.split(' ').map(str::to_owned);
    let (Some(method), Some(target)) = (words.next(), words.next()) else {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "not HTTP"));
    };
    let mut length = 0;
    loop {
        let mut header = String::new();
        if from.read_line(&mut header)? == 0 || header.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = header.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        }
    }
    let mut body = Vec::new();
    from.take(length).read_to_end(&mut body)?;
    let path = target.split('?').next().unwrap_or_default().to_owned();
    Ok(Some(Request { method, path, body }))
}

fn write(mut to: impl Write, reply: &Reply) -> io::Result<()> {
    let Reply { status, headers, body } = reply;
    // The reason after the status means nothing to a browser.
    let mut head = format!("HTTP/1.1 {status} -\r\nConnection: close\r\n");
    head += &format!("Content-Length: {}\r\n", body.len());
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    head += "\r\n";
    to.write_all(head.as_bytes())?;
    to.write_all(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_with_its_body_and_without_its_query() {
        let text = "POST /ipc?a=1 HTTP/1.1\r\nHost: x\r\ncontent-LENGTH: 4\r\n\r\nfourand more";
        let request = read(&mut text.as_bytes()).unwrap().unwrap();
        assert_eq!((&*request.method, &*request.path), ("POST", "/ipc"));
        assert_eq!(request.body, b"four");
    }

    #[test]
    fn a_connection_closed_unused_is_no_fault_and_nonsense_is_one() {
        assert!(read(&mut &b""[..]).unwrap().is_none());
        assert!(read(&mut &b"nonsense\r\n\r\n"[..]).is_err());
    }
}
