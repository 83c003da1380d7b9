//! The setup of a game: size, komi, handicap, cards.

use crate::position::most_handicap;
use crate::rules;
use game::{Beside, Cites, OptionSpec, RuleId, SetupError};
use serde::{Deserialize, Serialize};

/// The limit of komi in either direction, in half points: more than any board has.
pub const MOST_KOMI: u16 = 2 * 400;
/// The board sizes a game can have. The dialog for a new table offers three of them; records and diagrams may use the
/// others.
const SIZES: std::ops::RangeInclusive<u8> = 2..=19;

/// The choices made before a game. There are always two seats; Black is seat 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoSetup")]
pub struct Setup {
    /// Number of lines of the board (GO-1.1).
    pub size: u8,
    /// Compensation of White for moving second, in half points (GO-1.4).
    pub komi: i16,
    /// Number of Black's stones on the star points before the game (GO-1.1).
    #[serde(default)]
    pub handicap: u8,
    #[serde(default = "Cards::none")]
    pub cards: Cards,
    /// Number of moves at the beginning without drawing (GO-2.1).
    #[serde(default, skip_serializing_if = "FirstMovesRule::is_usual")]
    pub quiet: FirstMovesRule,
    /// What happens to the move if a card played instead of it fails (GO-3.4). Version 1 of the rules had no such
    /// option and saved none: if it is missing, the move remains.
    #[serde(default = "FailedCardRule::unwritten", skip_serializing_if = "FailedCardRule::is_unwritten")]
    pub failed: FailedCardRule,
}

/// The cards in the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoCards")]
pub enum Cards {
    /// All cards for the size of the board.
    #[default]
    Deck,
    /// No cards: plain Go.
    None,
}

impl Cards {
    /// The value of a saved setup that doesn't mention cards.
    const fn none() -> Cards {
        Cards::None
    }
}

/// How the eight moves without cards at the beginning are counted (GO-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoQuiet")]
pub enum FirstMovesRule {
    /// Eight moves of both players together.
    #[default]
    Together,
    /// Eight moves of each player.
    Each,
}

impl FirstMovesRule {
    /// Number of moves of both players together.
    #[inline]
    #[must_use]
    pub const fn moves(self) -> u32 {
        match self {
            FirstMovesRule::Together => 8,
            FirstMovesRule::Each => 16,
        }
    }

    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_usual(&self) -> bool {
        *self == FirstMovesRule::Together
    }
}

/// What happens to the turn's move if a card played instead of it was countered or couldn't be carried out (GO-3.4,
/// GO-3.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoFailed")]
pub enum FailedCardRule {
    /// The move is lost, as if the card had succeeded.
    #[default]
    Lost,
    /// The move may still be made.
    Move,
}

impl FailedCardRule {
    /// The value of a saved setup that doesn't mention it: the only rule before the option was added.
    const fn unwritten() -> FailedCardRule {
        FailedCardRule::Move
    }

    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_unwritten(&self) -> bool {
        *self == FailedCardRule::unwritten()
    }
}

/// Handicaps of more than five stones need a larger board: one of nine lines has five star points.
const LARGE_BOARD: &[Beside] = &[Beside { values: &["6", "7", "8", "9"], key: "size", among: &["13", "19"] }];
/// Options that matter only with cards: the moves before the first draw, and cards that fail.
const WITH_CARDS: &[Beside] = &[Beside { values: &[], key: "cards", among: &["54"] }];

/// The options of a setup.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("size", &["13", "9", "19"], rules::BOARD),
    OptionSpec::new("komi", &["6.5", "0.5", "1.5", "2.5", "3.5", "4.5", "5.5", "7.5", "8.5", "9.5"], rules::END),
    OptionSpec::new("handicap", &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], rules::BOARD).beside(LARGE_BOARD),
    OptionSpec::switch("cards", &["54", "0"], "54", rules::DECK),
    OptionSpec::new("quiet", &["8", "16"], rules::DECK).beside(WITH_CARDS),
    OptionSpec::new("failed", &["lost", "move"], rules::COUNTER).beside(WITH_CARDS),
];

/// Why a setup isn't allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum SetupFault {
    /// The board doesn't have 2 to 19 lines (GO-1.1).
    Size {
        /// The number of lines given.
        lines: u8,
    },
    /// A komi given as text doesn't end in a half (GO-1.4).
    WrittenKomi {
        /// The text given.
        written: String,
    },
    /// The komi exceeds the limit [`MOST_KOMI`] (GO-1.4).
    Komi {
        /// The komi given, in half points.
        half_points: i16,
    },
    /// The board has usual points for fewer handicap stones (GO-1.1).
    Handicap {
        /// The number of stones given.
        stones: u8,
        /// The maximum.
        most: u8,
    },
}

impl SetupFault {
    /// The part of the setup that the fault is about.
    pub(crate) fn part(&self) -> &'static str {
        match self {
            SetupFault::Size { .. } => "size",
            SetupFault::WrittenKomi { .. } | SetupFault::Komi { .. } => "komi",
            SetupFault::Handicap { .. } => "handicap",
        }
    }
}

impl Cites for SetupFault {
    fn rule(&self) -> RuleId {
        match self {
            SetupFault::Size { .. } | SetupFault::Handicap { .. } => rules::BOARD,
            SetupFault::WrittenKomi { .. } | SetupFault::Komi { .. } => rules::END,
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            size: 13,
            komi: 13,
            handicap: 0,
            cards: Cards::Deck,
            quiet: FirstMovesRule::Together,
            failed: FailedCardRule::Lost,
        }
    }
}

impl Setup {
    /// The usual setup under that version of the rules; `None` for a later version. Other changes since version 1 are
    /// detected by the fingerprints of the states.
    pub(crate) fn usual(version: u32) -> Option<Setup> {
        let failed = match version {
            1 => FailedCardRule::Move,
            2 => FailedCardRule::Lost,
            _ => return None,
        };
        Some(Setup { failed, ..Setup::default() })
    }

    /// Sets one option from its text value. Every half-integer is a possible komi, listed or not.
    pub(crate) fn configure(&mut self, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        let unknown = || SetupError::unknown(OPTIONS, key, value);
        match (key, value) {
            ("seats", "2") => {}
            ("seats", _) => return Err(SetupError::no_such_value(key, value, &["2"], rules::BOARD)),
            ("size", "9") => self.size = 9,
            ("size", "13") => self.size = 13,
            ("size", "19") => self.size = 19,
            ("komi", _) => match half_points(value) {
                Some(komi) if komi % 2 != 0 => self.komi = komi,
                _ => SetupError::in_value(key, vec![SetupFault::WrittenKomi { written: value.to_owned() }])?,
            },
            ("handicap", _) => {
                let given = OPTIONS.iter().any(|option| option.key == key && option.values.contains(&value));
                self.handicap = value.parse().ok().filter(|_| given).ok_or_else(unknown)?;
            }
            ("cards", "54") => self.cards = Cards::Deck,
            ("cards", "0") => self.cards = Cards::None,
            ("quiet", "8") => self.quiet = FirstMovesRule::Together,
            ("quiet", "16") => self.quiet = FirstMovesRule::Each,
            ("failed", "lost") => self.failed = FailedCardRule::Lost,
            ("failed", "move") => self.failed = FailedCardRule::Move,
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// All faults of the setup. A handicap isn't checked if the board size is impossible, because such a board has no
    /// points.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let possible = SIZES.contains(&self.size);
        if !possible {
            faults.push(SetupFault::Size { lines: self.size });
        }
        let most = most_handicap(self.size);
        if possible && self.handicap > most {
            faults.push(SetupFault::Handicap { stones: self.handicap, most });
        }
        if self.komi.unsigned_abs() > MOST_KOMI {
            faults.push(SetupFault::Komi { half_points: self.komi });
        }
        faults
    }

    /// The komi as usually written: `6.5`.
    #[must_use]
    pub fn written_komi(&self) -> String {
        written_points(self.komi)
    }
}

/// Formats half points as points: `6.5` for 13.
///
/// ```
/// assert_eq!(cardgo::written_points(13), "6.5");
/// assert_eq!(cardgo::written_points(-14), "-7");
/// ```
#[must_use]
pub fn written_points(half_points: i16) -> String {
    let sign = if half_points < 0 { "-" } else { "" };
    let halves = half_points.unsigned_abs();
    format!("{sign}{}{}", halves / 2, if halves % 2 == 1 { ".5" } else { "" })
}

/// Parses a number of points into half points: `6.5` is 13.
pub(crate) fn half_points(text: &str) -> Option<i16> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, half) = digits.strip_suffix(".5").map_or((digits, 0), |whole| (whole, 1));
    let written = !whole.is_empty() && whole.bytes().all(|digit| digit.is_ascii_digit());
    let whole = whole.parse::<u16>().ok().filter(|whole| written && *whole < MOST_KOMI / 2)?;
    Some(sign * (2 * whole as i16 + half))
}
