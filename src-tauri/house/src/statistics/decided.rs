//! What made the results of a person's games: their decisions, luck, and the others.

use super::game_result::{Ended, StoredResult};
use super::totals::once_each;
use crate::play::judged_game::JudgedGame;
use serde::Serialize;
use std::collections::BTreeMap;

/// How many games are told.
const TOLD: usize = 50;
/// The least number of games for a standard error.
const ENOUGH: usize = 3;

/// What made the results of a person's games, as far as all their decisions were judged.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct DecidedGames {
    /// The last games, the oldest first.
    pub games: Vec<DecidedGame>,
    /// The means over these games, in percentage points.
    pub decisions: i32,
    pub luck: i32,
    pub others: i32,
    /// The standard error of the mean luck, in percentage points; `None` with fewer than three games.
    pub error: Option<u32>,
}

/// What made the result of one game, in percentage points.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct DecidedGame {
    /// When it ended, in milliseconds since 1970. A whole number.
    pub ended_ms: f64,
    /// What the person's decisions cost; 0 or less.
    pub decisions: i8,
    /// What chance gave or took while nobody else decided.
    pub luck: i8,
    /// What the others' decisions and their luck gave or took.
    pub others: i8,
}

/// Returns what made the results of each game, from all results and the games judged, by table.
pub(crate) fn decided_games(
    results: Vec<(String, StoredResult)>,
    judged: &BTreeMap<String, JudgedGame>,
) -> BTreeMap<String, DecidedGames> {
    let mut by_game: BTreeMap<String, Vec<DecidedGame>> = BTreeMap::new();
    for (table, result) in once_each(results) {
        let (StoredResult::Ended(ended), Some(judged)) = (result, judged.get(&table)) else { continue };
        let Ended { game, ended_ms, .. } = ended;
        let JudgedGame { decisions, luck, others, .. } = *judged;
        by_game.entry(game).or_default().push(DecidedGame { ended_ms: ended_ms as f64, decisions, luck, others });
    }
    by_game.into_iter().map(|(game, games)| (game, added_up(games))).collect()
}

fn added_up(mut games: Vec<DecidedGame>) -> DecidedGames {
    games.sort_by(|one, other| one.ended_ms.total_cmp(&other.ended_ms));
    games.drain(..games.len().saturating_sub(TOLD));
    let count = games.len() as f64;
    let mean = |part: fn(&DecidedGame) -> i8| games.iter().map(|game| f64::from(part(game))).sum::<f64>() / count;
    let luck = mean(|game| game.luck);
    let squares: f64 = games.iter().map(|game| (f64::from(game.luck) - luck).powi(2)).sum();
    let error = (games.len() >= ENOUGH).then(|| (squares / (count - 1.0) / count).sqrt().round() as u32);
    let whole = |part: fn(&DecidedGame) -> i8| mean(part).round() as i32;
    let [decisions, luck, others] = [whole(|game| game.decisions), whole(|game| game.luck), whole(|game| game.others)];
    DecidedGames { decisions, luck, others, error, games }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn result(game: &str, ended_ms: i64) -> StoredResult {
        let text = json!({ "game": game, "seats": [null, "steady"], "options": {}, "ranks": [1, 2], "scores": [1, 2],
                           "assisted": false, "endedMs": ended_ms });
        StoredResult::read(&text.to_string())
    }

    fn judged(luck: i8) -> JudgedGame {
        JudgedGame { decisions: -10, luck, others: 5, missed: BTreeMap::new() }
    }

    #[test]
    fn means_and_the_error_of_luck_come_from_the_games_judged() {
        let results: Vec<_> = (0..4).map(|at| (at.to_string(), result("mochi", 100 - at))).collect();
        let luck = [("0", 8), ("1", -4), ("2", 2), ("9", 90)];
        let known = luck.map(|(table, luck)| (table.to_owned(), judged(luck))).into_iter().collect();
        let told = decided_games(results, &known);
        let mochi = &told["mochi"];
        assert_eq!(mochi.games.iter().map(|game| game.luck).collect::<Vec<_>>(), [2, -4, 8], "the oldest first");
        assert_eq!((mochi.decisions, mochi.luck, mochi.others), (-10, 2, 5));
        assert_eq!(mochi.error, Some(3), "the root of twelve");
    }

    #[test]
    fn few_games_have_no_error_and_games_without_results_are_left_out() {
        let known = [("0".to_owned(), judged(8))].into_iter().collect();
        let told =
            decided_games(vec![("0".to_owned(), result("astra", 1)), ("1".to_owned(), result("mochi", 2))], &known);
        assert_eq!(told.len(), 1);
        assert_eq!(told["astra"].error, None);
    }
}
