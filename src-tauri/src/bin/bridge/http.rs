//! The part of HTTP/1.1 that a browser and this bridge need, with one request per connection.
//!
//! Each connection has its own thread. The threads of a pool would all be occupied by a browser's idle connections or
//! by waiting commands, and the next command would never run.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// The interval between checks whether the client is still connected.
const LOOK: Duration = Duration::from_millis(100);

/// A request of the browser.
pub struct Request {
    /// The method: `GET`, `POST`, …
    pub method: String,
    /// The path, without a query.
    pub path: String,
    /// Empty for a request without a body.
    pub body: Vec<u8>,
}

/// A reply to the browser.
pub struct Reply {
    pub status: u16,
    /// The headers beyond those for length and connection.
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

/// Answers every incoming request as long as the process lives. Calls `gone` for requests whose client has disconnected
/// before the answer.
pub fn serve<A, G>(listener: TcpListener, answer: A, gone: G)
where
    A: Fn(&Request) -> Reply + Send + Sync + 'static,
    G: Fn(&Request) + Send + Sync + 'static,
{
    let shared = Arc::new((answer, gone));
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let shared = Arc::clone(&shared);
            thread::spawn(move || {
                let (answer, gone) = &*shared;
                if let Err(error) = converse(&stream, answer, gone) {
                    eprintln!("bridge: the page went away: {error}");
                }
            });
        }
    });
}

fn converse(stream: &TcpStream, answer: impl Fn(&Request) -> Reply, gone: impl Fn(&Request) + Sync) -> io::Result<()> {
    // A browser opens connections in advance and may close them unused.
    let Some(request) = read(&mut BufReader::new(stream))? else { return Ok(()) };
    thread::scope(|scope| {
        let (answered, thinking) = channel::<()>();
        let (request, gone) = (&request, &gone);
        scope.spawn(move || {
            if leaves(stream, &thinking) {
                gone(request);
            }
        });
        let reply = answer(request);
        drop(answered);
        write(stream, &reply)
    })
}

/// Checks until the answer is ready whether the client closes the connection; returns `true` if it does.
fn leaves(stream: &TcpStream, thinking: &Receiver<()>) -> bool {
    while thinking.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
        let looked = stream.set_read_timeout(Some(Duration::from_millis(1))).and_then(|()| stream.peek(&mut [0]));
        match looked {
            Ok(0) => return true,
            Err(error) if !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => return true,
            _ => {}
        }
    }
    false
}

fn read(from: &mut impl BufRead) -> io::Result<Option<Request>> {
    let mut line = String::new();
    if from.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let mut words = line.split(' ').map(str::to_owned);
    let (Some(method), Some(target)) = (words.next(), words.next()) else {
        return Err(io::Error::new(ErrorKind::InvalidData, "not HTTP"));
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
            length = value.trim().parse().map_err(|error| io::Error::new(ErrorKind::InvalidData, error))?;
        }
    }
    let mut body = Vec::new();
    from.take(length).read_to_end(&mut body)?;
    let path = target.split('?').next().unwrap_or_default().to_owned();
    Ok(Some(Request { method, path, body }))
}

fn write(mut to: impl Write, reply: &Reply) -> io::Result<()> {
    let Reply { status, headers, body } = reply;
    // Browsers ignore the reason phrase after the status.
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
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicBool, Ordering};

    #[test]
    fn who_goes_before_the_answer_is_there_is_told_of_and_who_stays_is_answered() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let over = Arc::new(AtomicBool::new(false));
        let (gone, told) = channel();
        let (gone, over_there) = (Mutex::new(gone), Arc::clone(&over));
        let answer = move |_: &Request| {
            while !over_there.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(5));
            }
            Reply { status: 200, headers: Vec::new(), body: b"here".to_vec() }
        };
        serve(listener, answer, move |request| gone.lock().unwrap().send(request.path.clone()).unwrap());
        let ask = |path: &str| {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.write_all(format!("GET {path} HTTP/1.1\r\n\r\n").as_bytes()).unwrap();
            stream
        };
        let (goes, mut stays) = (ask("/goes"), ask("/stays"));
        drop(goes);
        assert_eq!(told.recv_timeout(Duration::from_secs(20)).unwrap(), "/goes");
        over.store(true, Ordering::Relaxed);
        let mut answer = String::new();
        stays.read_to_string(&mut answer).unwrap();
        assert!(answer.ends_with("here"));
        assert!(told.try_recv().is_err());
    }

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
