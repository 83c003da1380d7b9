//! From text to trees.

use crate::encoding;
use crate::error::{Flaw, SgfError};
use crate::tree::{Node, Property, Tree};

/// The largest file that is read.
pub const MOST_BYTES: usize = 4 << 20;

/// The most nodes in a file.
pub const MOST_NODES: usize = 100_000;

/// The most properties in a file, over all its nodes: twice as many as nodes.
pub const MOST_PROPERTIES: usize = 200_000;

/// The most values in a file, over all its properties.
pub const MOST_VALUES: usize = 400_000;

/// The longest name a property may have.
const LONGEST_NAME: usize = 32;

/// Reads the games of a file. Anything before the first is skipped, as the format asks (games once came by e-mail).
///
/// # Errors
/// The first thing wrong with the file, and where.
pub fn parse(file: &[u8]) -> Result<Vec<Tree>, SgfError> {
    if file.len() > MOST_BYTES {
        return Err(SgfError { line: 1, flaw: Flaw::TooLarge });
    }
    parse_text(&encoding::decode(file)?)
}

/// As [`parse`], of what has been a text all along: it doesn't matter which encoding it names.
///
/// # Errors
/// The first thing wrong with it, and where.
pub fn parse_text(text: &str) -> Result<Vec<Tree>, SgfError> {
    if text.len() > MOST_BYTES {
        return Err(SgfError { line: 1, flaw: Flaw::TooLarge });
    }
    let mut reader = Reader { rest: text, line: 1, nodes: 0, properties: 0, values: 0 };
    reader.skip_to_game()?;
    let mut games = Vec::new();
    while reader.peek() == Some('(') {
        games.push(reader.game()?);
    }
    match reader.peek() {
        None => Ok(games),
        Some(')') => Err(reader.error(Flaw::StrayClosing)),
        Some(_) => Err(reader.error(Flaw::AfterGame)),
    }
}

struct Reader<'a> {
    rest: &'a str,
    line: u32,
    nodes: usize,
    properties: usize,
    values: usize,
}

impl<'a> Reader<'a> {
    fn error(&self, flaw: Flaw) -> SgfError {
        SgfError { line: self.line, flaw }
    }

    /// Advances by so many bytes and returns them.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        self.line += encoding::line_breaks(taken);
        taken
    }

    /// Skips white space; the next character, not taken yet.
    fn peek(&mut self) -> Option<char> {
        let space = self.rest.len() - self.rest.trim_start().len();
        self.take(space);
        self.rest.chars().next()
    }

    /// Skips to the first `(;`.
    fn skip_to_game(&mut self) -> Result<(), SgfError> {
        if self.rest.trim().is_empty() {
            return Err(self.error(Flaw::Empty));
        }
        let begins = |at: usize| self.rest[at + 1..].trim_start().starts_with(';');
        match self.rest.match_indices('(').map(|(at, _)| at).find(|&at| begins(at)) {
            Some(at) => {
                self.take(at);
                Ok(())
            }
            None => Err(self.error(Flaw::NoGame)),
        }
    }

    /// A game, from its opening parenthesis to its closing one.
    fn game(&mut self) -> Result<Tree, SgfError> {
        let begun = self.line;
        let mut tree = Tree::default();
        // The depth at which each open parenthesis began, and the depth of the next node.
        let mut open: Vec<u32> = Vec::new();
        let mut depth = 0;
        // The last sign that was read: what may follow depends on it.
        let mut last = ' ';
        loop {
            let Some(next) = self.peek() else {
                return Err(SgfError { line: begun, flaw: Flaw::Unclosed });
            };
            match next {
                '(' if last == '(' => return Err(self.error(Flaw::NoNode)),
                '(' => open.push(depth),
                ')' if last == '(' => return Err(self.error(Flaw::NoNode)),
                ')' => {
                    depth = open.pop().unwrap_or(0);
                    if open.is_empty() {
                        self.take(1);
                        return Ok(tree);
                    }
                }
                ';' if last == ')' => return Err(self.error(Flaw::NodeAfterVariations)),
                ';' => {
                    let line = self.line;
                    self.take(1);
                    tree.nodes.push(Node { depth, line, properties: self.properties()? });
                    depth += 1;
                    self.count_node()?;
                    last = ';';
                    continue;
                }
                other => return Err(self.error(Flaw::OutsideNode(other))),
            }
            self.take(1);
            last = next;
        }
    }

    fn count_node(&mut self) -> Result<(), SgfError> {
        self.nodes += 1;
        if self.nodes > MOST_NODES { Err(self.error(Flaw::TooManyNodes)) } else { Ok(()) }
    }

    fn properties(&mut self) -> Result<Vec<Property>, SgfError> {
        // Most nodes have one property, and most properties one value; a file has very many of both.
        let mut properties = Vec::with_capacity(1);
        while let Some(next) = self.peek() {
            match next {
                '(' | ')' | ';' => break,
                '[' => return Err(self.error(Flaw::Nameless)),
                'A'..='Z' | 'a'..='z' => properties.push(self.property()?),
                other => return Err(self.error(Flaw::OutsideValue(other))),
            }
        }
        Ok(properties)
    }

    fn property(&mut self) -> Result<Property, SgfError> {
        let end = self.rest.find(|char: char| !char.is_ascii_alphanumeric()).unwrap_or(self.rest.len());
        let written = self.take(end);
        // Lower-case letters come from FF[3]: `CoPyright` is `CP`.
        let name: String = written.chars().filter(|char| !char.is_ascii_lowercase()).collect();
        if !name.starts_with(|first: char| first.is_ascii_uppercase()) || name.len() > LONGEST_NAME {
            let written = written.chars().take(LONGEST_NAME).collect();
            return Err(self.error(Flaw::BadName(written)));
        }
        let mut values = Vec::with_capacity(1);
        while self.peek() == Some('[') {
            values.push(self.value(&name)?);
        }
        if values.is_empty() {
            return Err(self.error(Flaw::NoValue(name)));
        }
        self.properties += 1;
        self.values += values.len();
        if self.properties > MOST_PROPERTIES || self.values > MOST_VALUES {
            return Err(self.error(Flaw::TooMuch));
        }
        let spelling = (written.len() != name.len()).then(|| written.into());
        Ok(Property { name, spelling, values })
    }

    /// A value, from its opening bracket to its closing one; still escaped.
    fn value(&mut self, name: &str) -> Result<String, SgfError> {
        let mut escaped = false;
        let end = self.rest.bytes().position(|byte| {
            let closes = byte == b']' && !escaped;
            escaped = byte == b'\\' && !escaped;
            closes
        });
        let Some(end) = end else {
            return Err(self.error(Flaw::UnclosedValue(name.to_owned())));
        };
        let value = self.take(end + 1);
        Ok(value[1..end].to_owned())
    }
}
