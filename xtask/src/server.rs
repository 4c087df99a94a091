//! A static file server for one site, on the loopback interface only.
//!
//! A request names a file of [`Site::files`] or gets 404: no path is ever made from what a client sends.

use std::fs;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::policy;
use crate::site::Site;

/// How many ports are tried when the one asked for is taken.
const PORTS: u16 = 100;
const PATIENCE: Duration = Duration::from_secs(10);
const LONGEST_HEAD: u64 = 16 * 1024;

/// How long a browser may keep a file: not at all while it may change, and else as long as tests run.
const CHANGING: &str = "no-store";
const UNCHANGING: &str = "max-age=3600";

pub struct Server {
    site: Arc<Site>,
    listener: TcpListener,
    address: SocketAddr,
    caching: &'static str,
}

impl Server {
    /// Listens on the first free port from `port`; 0 lets the system choose.
    pub fn bind(site: Site, port: u16) -> Result<Self> {
        let last = port.saturating_add(PORTS);
        for candidate in port..=last {
            match TcpListener::bind((Ipv4Addr::LOCALHOST, candidate)) {
                Ok(listener) => {
                    let address = listener.local_addr()?;
                    return Ok(Self { site: Arc::new(site), listener, address, caching: CHANGING });
                }
                Err(error) if error.kind() == ErrorKind::AddrInUse => {}
                Err(error) => {
                    return Err(error).with_context(|| format!("cannot listen on port {candidate}"));
                }
            }
        }
        bail!("no free port from {port} to {last}")
    }

    /// For tests, in which no file changes: a page that is loaded again takes half the time.
    pub fn unchanging(self) -> Self {
        Self { caching: UNCHANGING, ..self }
    }

    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves until the process ends.
    pub fn run(self) -> ! {
        loop {
            // One thread a connection, so that a slow or broken one holds up nobody else.
            let served = self.listener.accept().and_then(|(stream, _)| {
                let site = Arc::clone(&self.site);
                // An error here means that the client has gone: nobody is left to be told.
                thread::Builder::new().spawn(move || drop(answer(&stream, &site, self.caching)))
            });
            if served.is_err() {
                // Out of handles or threads: let some connections end.
                thread::sleep(Duration::from_millis(50));
            }
        }
    }

    /// Serves on a thread of its own and returns the address.
    pub fn spawn(self) -> String {
        let url = self.url();
        thread::spawn(|| self.run());
        url
    }
}

/// Answers one request after the other, as long as the client keeps the connection.
fn answer(stream: &TcpStream, site: &Site, caching: &str) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    // What is written is whole: nothing is to be waited for.
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    loop {
        let mut head = (&mut reader).take(LONGEST_HEAD);
        let mut request = String::new();
        if head.read_line(&mut request)? == 0 {
            return Ok(());
        }
        // Before HTTP/1.1 a connection was for one request.
        let mut keeps = request.trim_end().ends_with("HTTP/1.1");
        // The other headers do not matter, but closing before they are read would reset the connection.
        let mut header = Vec::new();
        while head.read_until(b'\n', &mut header)? > "\r\n".len() {
            keeps &= !header.to_ascii_lowercase().starts_with(b"connection: close");
            header.clear();
        }
        // Of one that is longer the rest would pass for another request.
        keeps &= head.limit() > 0;
        let response = respond(site, &request);
        // What comes after a request that was refused may be its body.
        keeps &= [OK, NOT_FOUND].contains(&response.status);
        response.write(stream, caching, keeps)?;
        if !keeps {
            return Ok(());
        }
    }
}

const OK: &str = "200 OK";
const NOT_FOUND: &str = "404 Not Found";

struct Response {
    status: &'static str,
    media_type: &'static str,
    body: Vec<u8>,
    head_only: bool,
}

impl Response {
    fn refusal(status: &'static str) -> Self {
        Self { status, media_type: "text/plain; charset=utf-8", body: status.into(), head_only: false }
    }

    fn write(&self, mut stream: &TcpStream, caching: &str, keeps: bool) -> io::Result<()> {
        let Self { status, media_type, body, head_only } = self;
        let length = body.len();
        let connection = if keeps { "keep-alive" } else { "close" };
        let caching = if *status == OK { caching } else { CHANGING };
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\nAllow: GET, HEAD\r\n\
             Cache-Control: {caching}\r\nContent-Security-Policy: {}\r\n\
             X-Content-Type-Options: nosniff\r\nAccess-Control-Allow-Origin: *\r\nConnection: {connection}\r\n\r\n",
            // Tests run under it, so that a breach shows at once.
            policy::HOSTED
        );
        let mut answer = head.into_bytes();
        if !head_only {
            answer.extend_from_slice(body);
        }
        stream.write_all(&answer)
    }
}

fn respond(site: &Site, request: &str) -> Response {
    let mut words = request.split_whitespace();
    let (Some(method), Some(target)) = (words.next(), words.next()) else {
        return Response::refusal("400 Bad Request");
    };
    let Some(name) = file_name(target) else { return Response::refusal("400 Bad Request") };
    let found = site.find(&name).and_then(|path| path.map(fs::read).transpose());
    let mut response = match found {
        Ok(Some(body)) => Response { status: OK, media_type: media_type(&name), body, head_only: false },
        Err(error) if error.kind() != ErrorKind::NotFound => Response::refusal("500 Internal Server Error"),
        _ => Response::refusal(NOT_FOUND),
    };
    match method {
        "GET" => {}
        "HEAD" => response.head_only = true,
        _ => response = Response::refusal("405 Method Not Allowed"),
    }
    response
}

/// The site's name of a request's target (`/www/a%20b.js?v=1` is `www/a b.js`); None if it is malformed.
fn file_name(target: &str) -> Option<String> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let mut name = Vec::with_capacity(path.len());
    let mut bytes = path.bytes();
    while let Some(byte) = bytes.next() {
        name.push(match byte {
            b'%' => {
                let mut digit = || char::from(bytes.next()?).to_digit(16);
                u8::try_from(digit()? * 16 + digit()?).ok()?
            }
            _ => byte,
        });
    }
    let name = String::from_utf8(name).ok()?;
    Some(if name.is_empty() { "index.html".to_owned() } else { name })
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::{Path, PathBuf};

    /// A repository in miniature with a secret beside the page.
    fn repository(name: &str) -> PathBuf {
        let root = std::env::temp_dir().join(format!("backstep-xtask-{}-{name}", std::process::id()));
        fs::create_dir_all(root.join("www/a folder")).unwrap();
        for (file, text) in [
            ("index.html", "<!doctype html>"),
            ("secret.txt", "secret"),
            ("www/main.js", "export {};"),
            ("www/main.test.js", "test"),
            ("www/a folder/board.svg", "<svg/>"),
        ] {
            fs::write(root.join(file), text).unwrap();
        }
        root
    }

    fn status(root: &Path, target: &str) -> &'static str {
        respond(&Site::new(root), &format!("GET {target} HTTP/1.1\r\n")).status
    }

    #[test]
    fn names_are_decoded_and_malformed_ones_refused() {
        assert_eq!(file_name("/").as_deref(), Some("index.html"));
        assert_eq!(file_name("/?problem=tour").as_deref(), Some("index.html"));
        assert_eq!(file_name("/www/a%20folder/x.js?v=1#top").as_deref(), Some("www/a folder/x.js"));
        for malformed in ["", "www", "/%", "/%2", "/%zz", "/%+1", "/%ff"] {
            assert_eq!(file_name(malformed), None, "{malformed}");
        }
    }

    #[test]
    fn only_the_files_of_the_site_are_served() {
        let root = repository("files");
        for target in ["/", "/index.html", "/www/main.js", "/www/a%20folder/board.svg"] {
            assert_eq!(status(&root, target), "200 OK", "{target}");
        }
        for target in [
            "/secret.txt",
            "/www",
            "/www/",
            "/www/main.test.js",
            "/www/../secret.txt",
            "/www/%2e%2e/secret.txt",
            "/www/..%2fsecret.txt",
            "/www/..%5csecret.txt",
            "//secret.txt",
            "/www/main.js%00",
            "/../../../etc/passwd",
        ] {
            assert_eq!(status(&root, target), "404 Not Found", "{target}");
        }
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn methods_and_requests_that_make_no_sense_are_refused() {
        let root = repository("methods");
        let site = Site::new(&root);
        assert!(respond(&site, "HEAD / HTTP/1.1\r\n").head_only);
        assert_eq!(respond(&site, "POST / HTTP/1.1\r\n").status, "405 Method Not Allowed");
        assert_eq!(respond(&site, "\r\n").status, "400 Bad Request");
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn broken_and_slow_connections_do_not_hold_up_others() {
        let root = repository("connections");
        let server = Server::bind(Site::new(&root), 0).unwrap();
        let address = server.address;
        server.spawn();
        let _slow = TcpStream::connect(address).unwrap();
        TcpStream::connect(address).unwrap().write_all(b"\xff\xfe\r\n\r\n").unwrap();
        let mut client = TcpStream::connect(address).unwrap();
        client.write_all(b"GET /www/main.js HTTP/1.1\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        client.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        for line in [
            "HTTP/1.1 200 OK",
            "Content-Type: text/javascript; charset=utf-8",
            "X-Content-Type-Options: nosniff",
            "Cache-Control: no-store",
        ] {
            assert!(head.lines().any(|found| found == line), "{line} is not in {head}");
        }
        assert!(
            head.contains("script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src"),
            "{head}"
        );
        assert_eq!(body, "export {};");
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_connection_is_kept_for_more_requests_until_one_makes_no_sense() {
        let root = repository("kept");
        let server = Server::bind(Site::new(&root), 0).unwrap();
        let mut client = TcpStream::connect(server.address).unwrap();
        server.spawn();
        client.write_all(b"GET /www/main.js HTTP/1.1\r\n\r\nGET /none HTTP/1.1\r\n\r\n").unwrap();
        client.write_all(b"HEAD / HTTP/1.1\r\n\r\nPOST / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n").unwrap();
        let mut answer = String::new();
        client.read_to_string(&mut answer).unwrap();
        let found = |words: &str| answer.matches(words).count();
        assert_eq!(found("200 OK"), 2, "{answer}");
        assert_eq!(found("404 Not Found\r\n"), 1, "{answer}");
        assert_eq!(found("405 Method Not Allowed\r\n"), 1, "{answer}");
        assert_eq!(found("export {};"), 1, "{answer}");
        assert_eq!(found("Connection: keep-alive"), 3, "{answer}");
        fs::remove_dir_all(root).unwrap();
    }

    /// A file that is new is found, one that has gone is not.
    #[test]
    fn the_site_is_as_its_folders_are_now() {
        let root = repository("now");
        let site = Site::new(&root);
        let status = |target: &str| respond(&site, &format!("GET {target} HTTP/1.1\r\n")).status;
        assert_eq!(status("/www/new.js"), "404 Not Found");
        fs::write(root.join("www/new.js"), "new").unwrap();
        assert_eq!(status("/www/new.js"), "200 OK");
        fs::remove_file(root.join("www/new.js")).unwrap();
        assert_eq!(status("/www/new.js"), "404 Not Found");
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_taken_port_is_passed_over() {
        let taken = Server::bind(Site::new(Path::new(".")), 0).unwrap();
        let next = Server::bind(Site::new(Path::new(".")), taken.address.port()).unwrap();
        assert!(next.address.port() > taken.address.port());
    }
}
