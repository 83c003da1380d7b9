//! What the page of records and the table say to each other.

use cardgo::Colour;
use serde::{Deserialize, Serialize};

/// A point of a board of any size, written as a point of the game is; the columns behind Z are AA, AB and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "String", into = "String")]
#[serde(rename = "CardgoSpot")]
pub struct Spot(#[specta(type = String)] pub sgf::Spot);

impl TryFrom<String> for Spot {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Spot)
    }
}

impl From<Spot> for String {
    fn from(Spot(spot): Spot) -> Self {
        spot.to_string()
    }
}

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
    /// The same, read in an encoding that somebody chose.
    GamesIn {
        /// A character for each of its bytes.
        file: String,
        /// The name of the encoding: one of those that were offered.
        encoding: String,
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
    /// What a record tells of its game, to be changed.
    Details {
        /// The record: the text of one game.
        text: String,
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
        point: Spot,
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
        point: Spot,
        /// What.
        mark: RecordMark,
    },
    /// A stone set up, or taken off, other than by a move.
    Stone {
        /// Where.
        point: Spot,
        /// What is to stand there.
        stone: Option<Colour>,
    },
    /// Deletes the node and all that follows it.
    Delete,
    /// Makes its way the first at the last fork where it isn't.
    Promote,
    /// Sets up the handicap stones that the record tells of, on their usual points, where its game begins.
    UsualStones,
    /// Tells of the whole game what differs from what the record tells of it.
    Tell {
        /// All of it.
        details: RecordDetails,
    },
}

/// What a record tells of its game, as a person reads and writes it; nothing where it tells nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoRecordDetails")]
pub struct RecordDetails {
    /// Who played with the black stones.
    pub black: String,
    /// Their rank.
    pub black_rank: String,
    /// Who played with the white stones.
    pub white: String,
    /// Their rank.
    pub white_rank: String,
    /// What White got, in points.
    pub komi: String,
    /// How it ended: in words, or as files write it.
    pub result: String,
    /// When it was played.
    pub date: String,
    /// At which tournament or other event.
    pub event: String,
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
        /// What was supposed of the file, and which of its games are left out, in sentences.
        notes: Vec<String>,
        /// The encoding it was read in; none where all of them say the same.
        encoding: Option<String>,
        /// The encodings it may be read in instead; none where all of them say the same.
        encodings: Vec<String>,
    },
    /// A record.
    Record(RecordReport),
    /// What a record tells of its game.
    Details {
        /// All of it.
        details: RecordDetails,
    },
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
    /// The lines of the board: the more of both, where it is oblong.
    pub size: u8,
    /// Lines from left to right.
    pub columns: u8,
    /// Lines from bottom to top.
    pub rows: u8,
    /// What was supposed of the game, in sentences.
    pub notes: Vec<String>,
    /// So many handicap stones are told of, have usual points, and aren't set up.
    pub missing_stones: Option<u8>,
    /// Moves on the main way.
    pub moves: u32,
    /// Nodes on all ways.
    pub nodes: u32,
    /// The board at the end of the main way, in rows as a node's; none behind the first thousand games of a file.
    pub last_position: Vec<String>,
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
    pub last: Option<Spot>,
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
    /// Lines and arrows on the board.
    pub lines: Vec<PointLine>,
    /// The points that are dimmed.
    pub dimmed: Vec<Spot>,
    /// The only points that are shown; none where all of them are.
    pub viewed: Option<Vec<Spot>>,
    /// What the node is called.
    pub name: Option<String>,
    /// What somebody thinks of the move or of the position.
    pub judgements: Vec<Judgement>,
    /// The time left after the move, by black and by white, such as `9:59`, with the moves to be made in it.
    pub clocks: [Option<String>; 2],
    /// What else is told of the node, in words: its name, what somebody thinks of the move or of the position.
    pub notes: Vec<String>,
    /// The names of what means nothing here, and stays in the record.
    pub kept: Vec<String>,
    /// What isn't sound here by our rules, in a sentence.
    pub odd: Option<String>,
    /// So many handicap stones are told of in the record, have usual points, and aren't set up.
    pub missing_stones: Option<u8>,
    /// Who plays: black, white.
    pub names: [Option<String>; 2],
    /// What is told of the whole game.
    pub facts: Vec<Fact>,
}

/// A line between two points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoPointLine")]
pub struct PointLine {
    /// Where it begins.
    pub from: Spot,
    /// Where it ends.
    pub to: Spot,
    /// Whether it ends in an arrow's head.
    pub arrow: bool,
}

/// What somebody thinks of a move or of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoJudgement")]
pub struct Judgement {
    /// What.
    pub kind: Judged,
    /// Whether it is so very much.
    pub very: bool,
}

/// What can be thought of a move or of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoJudged")]
pub enum Judged {
    /// A good move.
    Good,
    /// A bad move.
    Bad,
    /// A doubtful move.
    Doubtful,
    /// An interesting move.
    Interesting,
    /// A position that is good for Black.
    GoodForBlack,
    /// A position that is good for White.
    GoodForWhite,
    /// An even position.
    Even,
    /// An unclear position.
    Unclear,
    /// A moment that matters.
    Hotspot,
}

/// A mark and its point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoPointMark")]
pub struct PointMark {
    /// Where.
    pub point: Spot,
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
