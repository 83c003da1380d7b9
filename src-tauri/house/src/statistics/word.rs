//! Decides when a level is clearly too easy or too hard for the person.
//!
//! It considers the last [`GAMES`] counted games against bots of one level, and in each of them how many of the others
//! finished behind the person. If person and bots were equally strong, every rank would be equally likely; advice is
//! given only if such a good (or such a poor) sum would then occur at most once in [`ONCE_IN`] times. With two seats
//! that means all five won, or all five lost. With more seats not winning is normal even among equals, so "too hard"
//! requires finishing last or nearly last repeatedly. A shared rank counts against the advice either way.
//!
//! If levels are ranks there are many of them, and one step after every five games would be too slow: there the
//! person's [rating](super::rating) shows which of them would be even.

use super::game_result::Ended;
use super::totals::VariantChoice;
use serde::Serialize;

/// How many of the last games are considered.
pub(super) const GAMES: usize = 5;
/// Among equals, wrong advice would be given at most once in this many times.
const ONCE_IN: u64 = 32;

/// Advice about the level of the bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct LevelWord {
    pub game: String,
    /// The options that make it a different game.
    pub variant: Vec<VariantChoice>,
    /// The level it is about.
    pub level: String,
    pub verdict: LevelVerdict,
    /// How many games it is based on.
    pub games: u32,
    /// How many of them were won, shared wins included.
    pub won: u32,
    /// The level to try next; `None` if there is none in that direction.
    pub next: Option<String>,
    /// Whether a game against that level would be even, by all the games that count.
    pub even: bool,
}

/// What a level is for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum LevelVerdict {
    /// The person wins clearly more than an equal player would.
    TooEasy,
    /// The person wins clearly less than an equal player would.
    TooHard,
}

/// The result of one game as needed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placing {
    pub seats: u32,
    pub beaten: u32,
    pub tied: u32,
}

impl Placing {
    /// Returns the person's rank in a result.
    pub fn of(ended: &Ended) -> Placing {
        let seats = u32::try_from(ended.seats.len()).unwrap_or(u32::MAX);
        Placing { seats, beaten: ended.beaten(), tied: ended.tied() }
    }
}

/// Judges the level by the last of these games, which are in order.
pub(super) fn verdict(games: &[Placing]) -> Option<LevelVerdict> {
    let last = &games[games.len().checked_sub(GAMES)?..];
    if last.iter().any(|game| game.seats < 2) {
        return None;
    }
    let surely: u32 = last.iter().map(|game| game.beaten).sum();
    let at_most: u32 = last.iter().map(|game| game.beaten + game.tied).sum();
    let ways = ways(last);
    let all: u64 = ways.iter().sum();
    let seldom = |ways: &[u64]| ways.iter().sum::<u64>() * ONCE_IN <= all;
    if seldom(&ways[surely as usize..]) {
        Some(LevelVerdict::TooEasy)
    } else if seldom(&ways[..=at_most as usize]) {
        Some(LevelVerdict::TooHard)
    } else {
        None
    }
}

/// Returns in how many ways the ranks in these games leave 0, 1, 2, … others behind in total.
fn ways(games: &[Placing]) -> Vec<u64> {
    games.iter().fold(vec![1], |before, game| {
        let seats = game.seats as usize;
        let mut after = vec![0; before.len() + seats - 1];
        for (sum, ways) in before.iter().enumerate() {
            for beaten in 0..seats {
                after[sum + beaten] += ways;
            }
        }
        after
    })
}

/// Returns after which of these games advice is given: not again before [`GAMES`] further games.
pub(super) fn said_after(games: &[Placing]) -> Vec<usize> {
    let mut said: Vec<usize> = Vec::new();
    for at in 0..games.len() {
        let rested = said.last().is_none_or(|last| at - last >= GAMES);
        if rested && verdict(&games[..=at]).is_some() {
            said.push(at);
        }
    }
    said
}

#[cfg(test)]
#[path = "word_tests.rs"]
mod tests;
