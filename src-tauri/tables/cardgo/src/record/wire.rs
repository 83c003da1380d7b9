//! What the page of records and the table say to each other.

use cardgo::{Colour, Point};
use serde::{Deserialize, Serialize};

/// A question about a record. The window keeps its text and where in it it stands: nothing of it is kept here.
#[derive(Clone, Debug, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "CardgoQuestion")]
pub enum Question {
    /// What games a file holds.
    Games {
        /// A character for each of its bytes, or its text.
        file: String,
    },
    /// A record of a game that is yet to be played.
    Fresh {
        /// The lines of the board.
        size: u8,
        /// What White gets, in half points.
        half_komi: i16,
    },
    /// How a record stands at a node.
    Look {
        /// The record: the text of one game.
        text: String,
        /// The node, by its place in the order of the text.
        node: u32,
        /// Whether the whole tree is asked for, too.
        tree: bool,
    },
    /// Changes a record at a node.
    Edit {
        /// The record: the text of one game.
        text: String,
        /// The node, by its place in the order of the text.
        node: u32,
        /// What is to be changed.
        edit: RecordEdit,
    },
}

/// A change of a record.
#[derive(Clone, Debug, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "CardgoRecordEdit")]
pub enum RecordEdit {
    /// A stone of the colour whose turn it is: along the way that begins with it, or as a new one.
    Play {
        /// Where.
        point: Point,
    },
    /// A pass of the colour whose turn it is, in the same manner.
    Pass,
    /// Something said about the node, in place of what was said.
    Comment {
        /// What; nothing takes it away.
        text: String,
    },
    /// A mark on a point, in place of the one that is there; the same one again takes it away.
    Mark {
        /// Where.
        point: Point,
        /// What.
        mark: RecordMark,
    },
    /// A stone set up, or taken off, other than by a move.
    Stone {
        /// Where.
        point: Point,
        /// What is to stand there.
        stone: Option<Colour>,
    },
    /// Deletes the node and all that follows it.
    Delete,
    /// Makes its way the first at the last fork where it isn't.
    Promote,
}

/// A mark on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoRecordMark")]
pub enum RecordMark {
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// The next letter.
    Letter,
    /// The next number.
    Number,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "CardgoAnswer")]
pub enum Answer {
    /// The games of a file.
    Games {
        /// In the order of the file.
        games: Vec<RecordHeading>,
    },
    /// A record.
    Record(RecordReport),
    /// It can't be opened.
    Fault {
        /// Why.
        sentence: String,
    },
}

/// A game of a file, before it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoRecordHeading")]
pub struct RecordHeading {
    /// This game's own text.
    pub text: String,
    /// Who played: black, white.
    pub names: [Option<String>; 2],
    /// When, as the file says it.
    pub date: Option<String>,
    /// How it ended, in words.
    pub result: Option<String>,
    /// The lines of the board.
    pub size: u8,
    /// Moves on the main way.
    pub moves: u32,
    /// Nodes on all ways.
    pub nodes: u32,
}

/// How a record stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoRecordReport")]
pub struct RecordReport {
    /// The record's text, where it is a new one.
    pub text: Option<String>,
    /// Why the change that was asked for can't be made.
    pub refused: Option<RecordRefusal>,
    /// The node where it stands now.
    pub node: Box<RecordNode>,
    /// Every node in the order of the text, if asked for or changed.
    pub tree: Option<Vec<TreeNode>>,
}

/// Why a change can't be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoRecordRefusal")]
pub struct RecordRefusal {
    /// In a sentence.
    pub sentence: String,
    /// The rule against it, if it is one of the game's.
    pub rule: Option<String>,
}

/// A node as it is drawn in the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoTreeNode")]
pub struct TreeNode {
    /// The node it follows; the first that follows another one goes on its main way.
    pub parent: Option<u32>,
    /// The colour that moves here.
    pub colour: Option<Colour>,
    /// The move: a point, or the word for a pass.
    pub label: String,
    /// The move's number; 0 where there is none.
    pub number: u32,
    /// Whether something is said about it.
    pub comment: bool,
    /// Whether points are marked.
    pub marked: bool,
}

/// A node and the board there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoRecordNode")]
pub struct RecordNode {
    /// Its place in the order of the text.
    pub node: u32,
    /// The node it follows.
    pub parent: Option<u32>,
    /// The nodes that follow it, the main way first.
    pub children: Vec<u32>,
    /// The board in rows from the top: `X` black, `O` white, `.` empty.
    pub rows: Vec<String>,
    /// Where the last stone was played, if it still stands and nothing was set up since.
    pub last: Option<Point>,
    /// Who moves next.
    pub turn: Colour,
    /// Stones taken so far, by black and by white.
    pub captures: [u16; 2],
    /// The number of the last move.
    pub number: u32,
    /// What is said about it.
    pub comment: String,
    /// What is drawn on the board.
    pub marks: Vec<PointMark>,
    /// What else is told of the node, in words: its name, what somebody thinks of the move or of the position.
    pub notes: Vec<String>,
    /// The names of what means nothing here, and stays in the record.
    pub kept: Vec<String>,
    /// What isn't sound here by our rules, in a sentence.
    pub odd: Option<String>,
    /// Who plays: black, white.
    pub names: [Option<String>; 2],
    /// What is told of the whole game.
    pub facts: Vec<Fact>,
}

/// A mark and its point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoPointMark")]
pub struct PointMark {
    /// Where.
    pub point: Point,
    /// What.
    pub sign: Sign,
}

/// Something drawn on a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "CardgoSign")]
pub enum Sign {
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// A point that stands out somehow.
    Selected,
    /// A letter, a number or another short text.
    Text {
        /// Which.
        text: String,
    },
    /// Somebody's territory.
    Territory {
        /// Whose.
        colour: Colour,
    },
}

/// Something told of the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoFact")]
pub struct Fact {
    /// What it is about.
    pub label: String,
    /// What it says.
    pub text: String,
}
