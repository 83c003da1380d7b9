//! The reader of the format, which turns a text into trees.
//!
//! Many files contain faults. If a person could read a file in spite of them, the reader does so too and adds notes on
//! the assumptions made. Otherwise it returns an error.

mod game_start;
mod value;

use crate::encoding;
use crate::error::{Flaw, SgfError};
use crate::limits::{MOST_NODES, MOST_PROPERTIES, MOST_VALUES};
use crate::note::{Assumption, Notes};
use crate::tree::{Node, Property, Tree};
use game_start::Beginning;

/// Maximum length of a property's name.
const LONGEST_NAME: usize = 32;

/// Maximum number of parentheses in a row that open without a node. A truncated file doesn't look like that.
const MOST_EMPTY: usize = 100;

/// Reads a text from beginning to end.
pub(crate) struct Reader<'a> {
    rest: &'a str,
    line: u32,
    nodes: usize,
    properties: usize,
    values: usize,
    notes: Notes,
}

/// The state of the game that is being read.
struct OpenGame {
    /// The depth at which each open parenthesis began, and the character before it.
    parentheses: Vec<(u32, char)>,
    /// The depth of the next node.
    depth: u32,
    /// The last structural character, which determines what may follow.
    last: char,
    /// Number of parentheses in a row that opened without a node.
    empty: usize,
}

/// Whether a game with contents begins in a text.
pub(crate) fn has_game(text: &str) -> bool {
    game_start::said(text).is_some()
}

/// Whether a character is white space or invisible; some editors and old programs leave such characters.
fn is_blank(char: char) -> bool {
    char.is_whitespace() || char.is_control() || matches!(char, '\u{200b}' | '\u{2060}' | '\u{feff}')
}

/// Whether a text begins with a property: a name and a bracket.
fn begins_with_property(text: &str) -> bool {
    let length = text.bytes().take(LONGEST_NAME + 1).take_while(|&byte| is_of_name(char::from(byte))).count();
    let starts = text.starts_with(|first: char| first.is_ascii_alphanumeric());
    starts && length <= LONGEST_NAME && text[length..].trim_start_matches(is_blank).starts_with('[')
}

fn is_of_name(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_'
}

impl<'a> Reader<'a> {
    /// Returns a reader at the beginning of a text.
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader { rest: text, line: 1, nodes: 0, properties: 0, values: 0, notes: Notes::default() }
    }

    /// Reads all games of the text; returns them with the notes.
    ///
    /// # Errors
    /// Fails with the first fault that makes the text unreadable, and its line.
    pub fn games(mut self) -> Result<(Vec<Tree>, Notes), SgfError> {
        if self.rest.trim_matches(is_blank).is_empty() {
            return Err(self.error(Flaw::Empty));
        }
        let Some((at, beginning)) = game_start::first(self.rest) else {
            return Err(self.error(Flaw::NoGame));
        };
        self.leave_out(at);
        let mut games = vec![self.game(beginning)?];
        while let Some(beginning) = self.next_game() {
            games.push(self.game(beginning)?);
        }
        Ok((games, self.notes))
    }

    fn error(&self, flaw: Flaw) -> SgfError {
        SgfError { line: self.line, flaw }
    }

    fn note(&mut self, what: Assumption) {
        self.notes.add(self.line, what);
    }

    /// Advances by that number of bytes and returns them.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        self.line += encoding::line_breaks(taken);
        taken
    }

    /// Skips white space and invisible characters; returns the next character without consuming it.
    fn peek(&mut self) -> Option<char> {
        let space = self.rest.len() - self.rest.trim_start_matches(is_blank).len();
        self.take(space);
        self.rest.chars().next()
    }

    /// Skips text that belongs to no game.
    fn leave_out(&mut self, bytes: usize) {
        let text = &self.rest[..bytes];
        let visible = text.trim_start_matches(is_blank);
        self.take(bytes - visible.len());
        if !visible.is_empty() {
            self.note(Assumption::Around);
        }
        self.take(visible.len());
    }

    /// Skips to the next game; returns `None` if there are no more.
    fn next_game(&mut self) -> Option<Beginning> {
        while self.peek() == Some(')') {
            self.note(Assumption::StrayClosing);
            self.take(1);
        }
        match game_start::next(self.rest) {
            Some((at, beginning)) => {
                self.leave_out(at);
                Some(beginning)
            }
            None => {
                self.leave_out(self.rest.len());
                None
            }
        }
    }

    /// Reads a game, from its opening parenthesis to its closing one.
    fn game(&mut self, beginning: Beginning) -> Result<Tree, SgfError> {
        let begun = self.line;
        let mut tree = Tree::default();
        let mut open = OpenGame { parentheses: vec![(0, ' ')], depth: 0, last: '(', empty: 1 };
        match beginning {
            Beginning::Parenthesis => drop(self.take(1)),
            Beginning::Semicolon => self.note(Assumption::NoOpening),
        }
        while let Some(next) = self.peek() {
            match next {
                '(' => self.opening(&mut open)?,
                ')' => {
                    if self.closing(&mut open) {
                        break;
                    }
                }
                ';' => {
                    if open.last == ')' {
                        self.note(Assumption::BehindVariations);
                    }
                    let line = self.line;
                    self.take(1);
                    self.node(&mut tree, &mut open, line)?;
                }
                '[' => return Err(self.error(Flaw::Nameless)),
                _ if begins_with_property(self.rest) => {
                    self.note(Assumption::NoSemicolon);
                    let line = self.line;
                    self.node(&mut tree, &mut open, line)?;
                }
                _ => self.leave_out_piece()?,
            }
        }
        if !open.parentheses.is_empty() && beginning == Beginning::Parenthesis {
            self.notes.add(begun, Assumption::NoClosing);
        }
        if tree.nodes.is_empty() { Err(SgfError { line: begun, flaw: Flaw::NoNode }) } else { Ok(tree) }
    }

    fn opening(&mut self, open: &mut OpenGame) -> Result<(), SgfError> {
        if open.last == '(' {
            self.note(Assumption::NoNode);
            open.empty += 1;
            if open.empty > MOST_EMPTY {
                return Err(self.error(Flaw::NoNode));
            }
        } else {
            open.empty = 1;
        }
        open.parentheses.push((open.depth, open.last));
        open.last = '(';
        self.take(1);
        Ok(())
    }

    /// Reads a closing parenthesis; returns whether it ends the game.
    fn closing(&mut self, open: &mut OpenGame) -> bool {
        let is_empty = open.last == '(';
        let Some((depth, before)) = open.parentheses.pop() else { return true };
        if is_empty && !open.parentheses.is_empty() {
            // The parentheses are empty, so both are ignored.
            self.note(Assumption::NoNode);
        }
        self.take(1);
        if open.parentheses.is_empty() {
            let goes_on = self.peek() == Some(';') && begins_with_property(self.rest[1..].trim_start_matches(is_blank));
            if !goes_on || is_empty {
                return true;
            }
            self.note(Assumption::ClosedEarly);
            open.parentheses.push((depth, before));
            open.last = ';';
            return false;
        }
        open.depth = depth;
        open.last = if is_empty { before } else { ')' };
        false
    }

    /// Reads a node, starting after its semicolon.
    fn node(&mut self, tree: &mut Tree, open: &mut OpenGame, line: u32) -> Result<(), SgfError> {
        tree.nodes.push(Node { depth: open.depth, line, properties: self.properties()? });
        open.depth += 1;
        open.last = ';';
        self.nodes += 1;
        if self.nodes > MOST_NODES { Err(self.error(Flaw::TooManyNodes)) } else { Ok(()) }
    }

    fn properties(&mut self) -> Result<Vec<Property>, SgfError> {
        // Most nodes have one property, and most properties one value; a file has very many of both.
        let mut properties: Vec<Property> = Vec::with_capacity(1);
        while let Some(next) = self.peek() {
            match next {
                '(' | ')' | ';' => break,
                // The list continues after the text that was skipped.
                '[' => match properties.last_mut() {
                    Some(property) => self.values_of(property)?,
                    None => return Err(self.error(Flaw::Nameless)),
                },
                _ if begins_with_property(self.rest) => properties.push(self.property()?),
                _ => self.leave_out_piece()?,
            }
        }
        Ok(properties)
    }

    fn property(&mut self) -> Result<Property, SgfError> {
        let end = self.rest.find(|char: char| !is_of_name(char)).unwrap_or(self.rest.len());
        let written = self.take(end);
        // Lower case among capitals was allowed before FF[4]: `CoPyright` is `CP`.
        let mut name: String = written.chars().filter(|char| !char.is_ascii_lowercase()).collect();
        if !written.contains(|char: char| char.is_ascii_uppercase()) {
            name = written.to_ascii_uppercase();
            if name != written {
                self.note(Assumption::SmallNames);
            }
        }
        let spelling = (written != name).then(|| written.into());
        self.properties += 1;
        if self.properties > MOST_PROPERTIES {
            return Err(self.error(Flaw::TooMuch));
        }
        let mut property = Property { name, spelling, values: Vec::with_capacity(1) };
        self.values_of(&mut property)?;
        Ok(property)
    }

    fn values_of(&mut self, property: &mut Property) -> Result<(), SgfError> {
        while self.peek() == Some('[') {
            let (end, value) = value::read(self.rest).ok_or_else(|| {
                let name = property.name.clone();
                self.error(Flaw::UnclosedValue(name))
            })?;
            if matches!(value, std::borrow::Cow::Owned(_)) {
                self.note(Assumption::Bracket);
            }
            property.values.push(value.into_owned());
            self.take(end);
            self.values += 1;
            if self.values > MOST_VALUES {
                return Err(self.error(Flaw::TooMuch));
            }
        }
        Ok(())
    }

    /// Skips text that isn't part of a property, up to the next structural character or property.
    fn leave_out_piece(&mut self) -> Result<(), SgfError> {
        let (before, line) = (self.rest, self.line);
        while let Some(next) = self.peek() {
            if matches!(next, '(' | ')' | ';' | '[') || begins_with_property(self.rest) {
                break;
            }
            let is_word = is_of_name(next);
            let ends =
                |char: char| is_blank(char) || matches!(char, '(' | ')' | ';' | '[') || is_of_name(char) != is_word;
            let mut end = self.rest.find(ends).unwrap_or(self.rest.len());
            // An escaped line break, as in program source.
            if let Some(after) = self.rest.strip_prefix('\\').filter(|after| after.starts_with(['n', 'r', 't'])) {
                end = self.rest.len() - after.len() + 1;
            }
            // A move without a value isn't skipped.
            if matches!(&self.rest[..end], "B" | "W") {
                let name = self.rest[..end].to_owned();
                return Err(self.error(Flaw::NoValue(name)));
            }
            self.take(end);
        }
        let piece = before[..before.len() - self.rest.len()].trim_matches(is_blank);
        self.notes.add(line, Assumption::Between(piece.to_owned()));
        Ok(())
    }
}
