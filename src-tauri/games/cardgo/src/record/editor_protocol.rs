//! The questions of the window's page of records and their answers.

use cardgo::Colour;
use serde::{Deserialize, Serialize};

/// A point of a board of any size, written like a point of the game; the columns after Z are AA, AB and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "String", into = "String")]
#[serde(rename = "CardgoSpot")]
pub struct AnyPoint(#[specta(type = String)] pub sgf::AnyPoint);

impl TryFrom<String> for AnyPoint {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(AnyPoint)
    }
}

impl From<AnyPoint> for String {
    fn from(AnyPoint(spot): AnyPoint) -> Self {
        spot.to_string()
    }
}

/// A question about a record. The window keeps the text and the current node; the answering side keeps nothing.
#[derive(Clone, Debug, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "CardgoQuestion")]
pub enum RecordRequest {
    /// Asks for the games of a file.
    Games {
        /// One character for each byte of the file, or its text.
        file: String,
    },
    /// As [`RecordRequest::Games`], read in an encoding that the person chose.
    GamesIn {
        /// One character for each byte of the file.
        file: String,
        /// The name of the encoding, one of those offered.
        encoding: String,
    },
    /// Asks for an empty record.
    Fresh {
        /// The number of lines of the board.
        size: u8,
        /// White's komi, in half points.
        half_komi: i16,
    },
    /// Asks for a node of a record.
    Look {
        /// The text of one game.
        text: String,
        /// The index of the node in the order of the text.
        node: u32,
        /// Whether the whole tree is requested as well.
        tree: bool,
    },
    /// Asks for the details of a record, for editing.
    Details {
        /// The text of one game.
        text: String,
    },
    /// Edits a record at a node.
    Edit {
        /// The text of one game.
        text: String,
        /// The index of the node in the order of the text.
        node: u32,
        edit: RecordEdit,
    },
}

/// An edit of a record.
#[derive(Clone, Debug, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "CardgoRecordEdit")]
pub enum RecordEdit {
    /// Plays a stone of the colour to move: goes to the variation that begins with it, or adds one.
    Play { point: AnyPoint },
    /// Passes for the colour to move, in the same way.
    Pass,
    /// Replaces the node's comment.
    Comment {
        /// The new comment; if empty, the comment is removed.
        text: String,
    },
    /// Replaces the mark on a point; the same mark removes it.
    Mark { point: AnyPoint, mark: RecordMark },
    /// Sets up or removes a stone without a move.
    Stone {
        point: AnyPoint,
        /// The stone to set up; `None` empties the point.
        stone: Option<Colour>,
    },
    /// Deletes the node and all nodes after it.
    Delete,
    /// Makes the node's variation the first one at the last fork where it isn't.
    Promote,
    /// Sets up the record's handicap stones on their usual points at the beginning of the game.
    UsualStones,
    /// Changes the details of the record where they differ from those in the record.
    Tell { details: RecordDetails },
}

/// The details of a record as a person reads and writes them; fields are empty if the record doesn't give them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoRecordDetails")]
pub struct RecordDetails {
    /// The name of the player with the black stones.
    pub black: String,
    pub black_rank: String,
    /// The name of the player with the white stones.
    pub white: String,
    pub white_rank: String,
    /// White's komi, in points.
    pub komi: String,
    /// The result, in words or as in files.
    pub result: String,
    /// The date of the game.
    pub date: String,
    /// The tournament or other event.
    pub event: String,
}

/// A mark on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoRecordMark")]
pub enum RecordMark {
    Triangle,
    Square,
    Circle,
    Cross,
    /// The next unused letter.
    Letter,
    /// The next unused number.
    Number,
}

/// The answer to a [`RecordRequest`].
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "CardgoAnswer")]
pub enum Answer {
    Games {
        /// The headings in the order of the file.
        games: Vec<RecordHeading>,
        /// The repairs of the file and the games that were left out, in sentences.
        notes: Vec<String>,
        /// The encoding the file was read in; `None` if the choice makes no difference.
        encoding: Option<String>,
        /// The encodings it may be read in instead; empty if the choice makes no difference.
        encodings: Vec<String>,
    },
    Record(RecordReport),
    /// The details of a record.
    Details {
        details: RecordDetails,
    },
    /// The record can't be opened.
    Fault {
        /// The reason.
        sentence: String,
    },
}

/// The heading of a game in a file, before it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoRecordHeading")]
pub struct RecordHeading {
    /// The text of this game alone.
    pub text: String,
    /// The players' names: Black, White.
    pub names: [Option<String>; 2],
    /// The date as given in the file.
    pub date: Option<String>,
    /// The result in words.
    pub result: Option<String>,
    /// The number of lines of the board; of an oblong board, the larger of both.
    pub size: u8,
    /// The lines from left to right.
    pub columns: u8,
    /// The lines from bottom to top.
    pub rows: u8,
    /// The repairs of the game, in sentences.
    pub notes: Vec<String>,
    /// The number of handicap stones that the record states but doesn't set up, if they have usual points.
    pub missing_stones: Option<u8>,
    /// The number of moves of the main line.
    pub moves: u32,
    /// The number of nodes of the tree.
    pub nodes: u32,
    /// The board at the end of the main line, in rows as in [`RecordNode::rows`]; empty after the first thousand games
    /// of a file.
    pub last_position: Vec<String>,
}

/// The state of a record at a node, as an answer to a look or an edit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoRecordReport")]
pub struct RecordReport {
    /// The record's new text, if it changed.
    pub text: Option<String>,
    /// Why the requested edit was refused.
    pub refused: Option<RecordRefusal>,
    /// The current node.
    pub node: Box<RecordNode>,
    /// Every node in the order of the text, if requested or changed.
    pub tree: Option<Vec<TreeNode>>,
}

/// Why an edit was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoRecordRefusal")]
pub struct RecordRefusal {
    /// The reason.
    pub sentence: String,
    /// The ID of the rule that forbids it, if it is one of the game's rules.
    pub rule: Option<String>,
}

/// A node as drawn in the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoTreeNode")]
pub struct TreeNode {
    /// The index of the node before it; a node's first child continues the main line.
    pub parent: Option<u32>,
    /// The colour that moves here.
    pub colour: Option<Colour>,
    /// The move: a point, or the word for a pass.
    pub label: String,
    /// The number of the move; 0 if there is none.
    pub number: u32,
    /// Whether the node has a comment.
    pub comment: bool,
    /// Whether points are marked.
    pub marked: bool,
}

/// A node and the board after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoRecordNode")]
pub struct RecordNode {
    /// The index of the node in the order of the text.
    pub node: u32,
    /// The index of the node before it.
    pub parent: Option<u32>,
    /// The indices of the nodes after it, the main line first.
    pub children: Vec<u32>,
    /// The board in rows from the top: `X` black, `O` white, `.` empty.
    pub rows: Vec<String>,
    /// The point of the last stone, if it still stands and nothing was set up since.
    pub last: Option<AnyPoint>,
    /// The colour to move.
    pub turn: Colour,
    /// The stones captured so far by Black and by White.
    pub captures: [u16; 2],
    /// The number of the last move.
    pub number: u32,
    /// The comment, possibly empty.
    pub comment: String,
    /// The marks on the board.
    pub marks: Vec<PointMark>,
    /// The lines and arrows on the board.
    pub lines: Vec<PointLine>,
    /// The dimmed points.
    pub dimmed: Vec<AnyPoint>,
    /// The only points shown; `None` if all are shown.
    pub viewed: Option<Vec<AnyPoint>>,
    /// The name of the node.
    pub name: Option<String>,
    /// The judgements of the move or of the position.
    pub judgements: Vec<Judgement>,
    /// The time left after the move for Black and for White, such as `9:59`, with the moves to be made in it.
    pub clocks: [Option<String>; 2],
    /// Further notes on the node in words: its name, judgements, and the value of the position.
    pub notes: Vec<String>,
    /// The names of properties that aren't supported and stay in the record.
    pub kept: Vec<String>,
    /// What breaks our rules at this node, in a sentence.
    pub odd: Option<String>,
    /// The number of handicap stones that the record states but doesn't set up, if they have usual points.
    pub missing_stones: Option<u8>,
    /// The players' names: Black, White.
    pub names: [Option<String>; 2],
    /// The facts about the whole game.
    pub facts: Vec<Fact>,
}

/// A line between two points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoPointLine")]
pub struct PointLine {
    pub from: AnyPoint,
    pub to: AnyPoint,
    /// Whether the line ends in an arrowhead.
    pub arrow: bool,
}

/// A judgement of a move or of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoJudgement")]
pub struct Judgement {
    pub kind: Judged,
    /// Whether it is the strong form, such as "very good".
    pub very: bool,
}

/// The kinds of judgements of a move or of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoJudged")]
pub enum Judged {
    Good,
    Bad,
    Doubtful,
    Interesting,
    GoodForBlack,
    GoodForWhite,
    /// An even position.
    Even,
    /// An unclear position.
    Unclear,
    /// A node marked as important.
    Hotspot,
}

/// A mark and its point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoPointMark")]
pub struct PointMark {
    pub point: AnyPoint,
    pub sign: PointSymbol,
}

/// A mark as it is drawn on a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "CardgoSign")]
pub enum PointSymbol {
    Triangle,
    Square,
    Circle,
    Cross,
    /// A selected point.
    Selected,
    /// A letter, a number or another short text.
    Text {
        text: String,
    },
    /// A point of territory.
    Territory {
        /// The owner of the territory.
        colour: Colour,
    },
}

/// A fact about the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoFact")]
pub struct Fact {
    /// What the fact is about, such as "Event".
    pub label: String,
    /// What the record says.
    pub text: String,
}
