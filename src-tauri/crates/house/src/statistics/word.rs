//! When a level is clearly too easy or too hard.
//!
//! It considers the last [`GAMES`] counted games against bots of one level, and in each of them how many of the others
//! finished behind the person. If person and bots were equally strong, every place would be equally likely; the word is
//! said only where so good (or so poor) a sum would then occur at most once in [`ONCE_IN`] times. With two seats that
//! means all five won, or all five lost. With more seats not winning is normal even among equals, so "too hard" takes
//! finishing last or nearly last again and again. A shared place counts against the word either way.
//!
//! Where levels are ranks there are many of them, and one step after every five games would take all year: there the
//! person's [rating](super::rating) says with which of them an even game is to be had.

use super::ended::Ended;
use super::tally::VariantChoice;
use serde::Serialize;

/// So many games are looked at.
pub(super) const GAMES: usize = 5;
/// Among equals, the word would be said wrongly at most once in so many times.
const ONCE_IN: u64 = 32;

/// A quiet word about the level of the bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct LevelWord {
    /// Which game.
    pub game: String,
    /// What makes another game of it.
    pub variant: Vec<VariantChoice>,
    /// The level it is about.
    pub level: String,
    /// What it is.
    pub verdict: LevelVerdict,
    /// How many games it looks at.
    pub games: u32,
    /// How many of them were won, shared wins included.
    pub won: u32,
    /// The level to try next; none where there is none in that direction.
    pub next: Option<String>,
    /// Whether that is the level with which an even game is to be had, by all the games that count.
    pub even: bool,
}

/// What a level is for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum LevelVerdict {
    /// The person wins clearly more than an equal would.
    TooEasy,
    /// The person wins clearly less than an equal would.
    TooHard,
}

/// One game as the rule sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placing {
    pub seats: u32,
    pub beaten: u32,
    pub tied: u32,
}

impl Placing {
    pub fn of(ended: &Ended) -> Placing {
        let seats = u32::try_from(ended.seats.len()).unwrap_or(u32::MAX);
        Placing { seats, beaten: ended.beaten(), tied: ended.tied() }
    }
}

/// What the last games say of their level; they are told in their order.
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

/// In how many ways places in these games leave behind 0, 1, 2, … others in all.
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

/// After which of these games the word is said: not again before as many games as it looks at have been played since.
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
