//! Adds up results by game, by variant (options that make it a different game), and by level.

use super::decided::DecidedGames;
use super::game_result::{Ended, Opponents, Origin, StoredResult};
use super::guests::{GuestStatistics, guests};
use super::rating::{Ratings, Scale};
use super::word::{self, GAMES, LevelVerdict, LevelWord, Placing};
use games::{GAMES as TABLES, GameVisitor, ListedGame, visit_game};
use hosting::{Concession, ScoreKind, ScoreMeasure};
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// How many of the last games of a level are listed individually.
const TOLD: usize = 60;

/// All statistics.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Statistics {
    /// Each game with at least one result.
    pub games: Vec<GameStatistics>,
    /// How many results can't be read and are left out.
    pub left_out: u32,
}

/// The statistics of one game.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct GameStatistics {
    pub game: String,
    /// The unit of its scores.
    pub measure: ScoreMeasure,
    /// The ratings; `None` if the game has none.
    pub ratings: Option<Ratings>,
    /// The statistics of its levels, grouped by variant.
    pub levels: Vec<LevelStatistics>,
    /// What made the results; `None` while no game is judged to its end.
    pub decided: Option<DecidedGames>,
    /// The people with whom it was played on this device.
    pub guests: Vec<GuestStatistics>,
}

/// The results against bots of one level, of several levels, or an automaton.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct LevelStatistics {
    pub against: Opponents,
    /// The options that make it a different game.
    pub variant: Vec<VariantChoice>,
    /// How many games count.
    pub played: u32,
    /// How many of them were won, shared wins included.
    pub won: u32,
    /// How many of the wins were shared.
    pub shared: u32,
    /// The person's win rate in percent; a shared win is split.
    pub share: u8,
    /// The win rate among as many equal players, in percent.
    pub equal_share: u8,
    /// The interval of the true win rate in nineteen of twenty cases, in percent; `None` while there are too few games.
    pub likely: Option<[u8; 2]>,
    /// The number of consecutive wins up to now.
    pub streak: u32,
    /// The longest series of consecutive wins.
    pub best_streak: u32,
    pub best: Option<i32>,
    /// The last games, the oldest first.
    pub history: Vec<PlayedGame>,
    /// Games with help, which aren't counted above.
    pub assisted: AssistedGames,
    /// Advice on the level after the last game.
    pub word: Option<LevelWord>,
}

/// An option value that makes it a different game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
pub struct VariantChoice {
    pub key: String,
    pub value: String,
}

/// One counted game.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct PlayedGame {
    /// The score; `None` if the game was resigned or lost on time.
    pub score: Option<i32>,
    /// Why the game ended early, if it did.
    pub given_up: Option<Concession>,
    /// The person's rank.
    pub rank: u8,
    pub seats: u8,
    /// When it ended, in milliseconds since 1970. A whole number.
    pub ended_ms: f64,
}

/// How many games were played with help, and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
pub struct AssistedGames {
    pub played: u32,
    /// Games won, shared wins included.
    pub won: u32,
}

/// The least number of games for an interval of the win rate.
const ENOUGH: u32 = 10;

/// Advice about ranks is given after this many games, and after each further such number.
const RANKS_AFTER: usize = super::rating::ENOUGH as usize;
/// Between these win rates, in percent, a game is even enough that no advice is given.
const MOSTLY_BEHIND: u8 = 30;
const MOSTLY_AHEAD: u8 = 71;

/// The key by which results are separated: game, variant and opponents.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    /// The display order: game, variant, level; the other fields make the key unique.
    order: (usize, Vec<usize>, usize),
    game: String,
    variant: Vec<VariantChoice>,
    against: Opponents,
}

/// Adds up stored results.
pub(crate) fn add_up(stored: Vec<(String, StoredResult)>) -> Statistics {
    let (kinds, left_out) = sort(stored);
    let mut games: Vec<GameStatistics> = Vec::new();
    for (kind, games_of_kind) in &kinds {
        let Some(about) = visit_game(&kind.game, About) else { continue };
        let ended: Vec<&Ended> = games_of_kind.iter().map(|(_, ended)| ended).collect();
        let level = level(kind, &about, &ended);
        match games.last_mut() {
            Some(game) if game.game == kind.game => game.levels.push(level),
            _ => games.push(GameStatistics {
                game: kind.game.clone(),
                measure: about.measure,
                ratings: ratings(&kind.game, &about, &kinds),
                levels: vec![level],
                decided: None,
                guests: guests(games_of_game(&kind.game, &kinds).into_iter().map(|(_, ended)| ended)),
            }),
        }
    }
    Statistics { games, left_out }
}

/// Returns the ratings of a game only; `None` if the game has none, or there are no results of it.
pub(super) fn ratings_of(game: &str, stored: Vec<(String, StoredResult)>) -> Option<Ratings> {
    let (kinds, _) = sort(stored);
    kinds.keys().find(|kind| kind.game == game)?;
    ratings(game, &visit_game(game, About)?, &kinds)
}

/// Computes the ratings of a game from all its results that count.
fn ratings(game: &str, about: &Facts, kinds: &Kinds) -> Option<Ratings> {
    let scale = about.scale.as_ref()?;
    let counted = counted_of(game, kinds);
    let (usual, unusual): (Vec<&Ended>, Vec<&Ended>) =
        counted.into_iter().map(|(_, ended)| ended).partition(|ended| about.is_usual(ended));
    Some(scale.ratings(usual.into_iter(), u32::try_from(unusual.len()).unwrap_or(u32::MAX)))
}

/// Returns the advice at the end of the game of table `id`.
pub(crate) fn word_after(id: &str, stored: Vec<(String, StoredResult)>) -> Option<LevelWord> {
    let (kinds, _) = sort(stored);
    let (kind, games) = kinds.iter().find(|(_, games)| games.iter().any(|(key, _)| key == id))?;
    let about = visit_game(&kind.game, About)?;
    if about.has_ranks() {
        return rank_word(id, kind, &about, &kinds);
    }
    let counted: Vec<_> = games.iter().filter(|(_, ended)| !ended.assisted).collect();
    let at = counted.iter().position(|(key, _)| key == id)?;
    let placings: Vec<Placing> = counted.iter().map(|(_, ended)| Placing::of(ended)).collect();
    if !word::said_after(&placings).contains(&at) {
        return None;
    }
    let ended: Vec<&Ended> = counted[..=at].iter().map(|(_, ended)| ended).collect();
    level_word(kind, &about, &ended)
}

/// Returns the advice for a game whose levels are ranks: after every third game, if the ratings show that a game with
/// bots of another rank would be even.
fn rank_word(id: &str, kind: &Kind, about: &Facts, kinds: &Kinds) -> Option<LevelWord> {
    let scale = about.scale.as_ref()?;
    let Opponents::Bots { level } = kind.against.clone() else { return None };
    let counted = counted_of(&kind.game, kinds);
    let usual: Vec<&(String, Ended)> = counted.into_iter().filter(|(_, ended)| about.is_usual(ended)).collect();
    let up_to = usual.iter().position(|(key, _)| key == id)? + 1;
    if up_to % RANKS_AFTER != 0 {
        return None;
    }
    let games: Vec<&Ended> = usual[..up_to].iter().map(|(_, ended)| ended).collect();
    let told = scale.ratings(games.iter().copied(), 0);
    let next = told.nearest.filter(|nearest| *nearest != level)?;
    let ahead = told.levels.iter().find(|known| known.level == level)?.ahead?;
    let verdict = match ahead {
        ..MOSTLY_BEHIND => LevelVerdict::TooHard,
        MOSTLY_AHEAD.. => LevelVerdict::TooEasy,
        _ => return None,
    };
    Some(LevelWord {
        game: kind.game.clone(),
        variant: kind.variant.clone(),
        level,
        verdict,
        games: told.games,
        won: games[games.len() - told.games as usize..].iter().filter(|ended| ended.rank() == 1).count() as u32,
        next: Some(next),
        even: true,
    })
}

/// Returns all results of a game.
fn games_of_game<'a>(game: &str, kinds: &'a Kinds) -> Vec<&'a (String, Ended)> {
    kinds.iter().filter(|(kind, _)| kind.game == game).flat_map(|(_, games)| games).collect()
}

/// Returns all results of a game without help, in the order of their ends.
fn counted_of<'a>(game: &str, kinds: &'a Kinds) -> Vec<&'a (String, Ended)> {
    let mut counted = games_of_game(game, kinds);
    counted.retain(|(_, ended)| !ended.assisted);
    counted.sort_by(|one, other| in_time(one, other));
    counted
}

/// Results by kind, in the order of their ends, each with its table.
type Kinds = BTreeMap<Kind, Vec<(String, Ended)>>;

/// Sorts results by kind. Returns them and the number of unreadable ones.
fn sort(stored: Vec<(String, StoredResult)>) -> (Kinds, u32) {
    let mut kinds = Kinds::new();
    let mut left_out = 0;
    for (key, entry) in once_each(stored) {
        match entry {
            StoredResult::NotCounted => {}
            StoredResult::Unreadable => left_out += 1,
            StoredResult::Ended(ended) => match visit_game(&ended.game, About) {
                Some(about) => kinds.entry(about.kind(&ended)).or_default().push((key, ended)),
                None => left_out += 1,
            },
        }
    }
    for games in kinds.values_mut() {
        games.sort_by(in_time);
    }
    (kinds, left_out)
}

/// Keeps only the earliest result of all copies of a game. Copies may have been finished at other tables, or on other
/// devices.
pub(super) fn once_each(stored: Vec<(String, StoredResult)>) -> Vec<(String, StoredResult)> {
    let mut first: BTreeMap<(String, Origin), (i64, String)> = BTreeMap::new();
    let named = |ended: &Ended| Some((ended.game.clone(), ended.origin.clone()?));
    for (key, entry) in &stored {
        let StoredResult::Ended(ended) = entry else { continue };
        let Some(game) = named(ended) else { continue };
        let this = (ended.ended_ms, key.clone());
        let earliest = first.entry(game).or_insert_with(|| this.clone());
        if this < *earliest {
            *earliest = this;
        }
    }
    let is_first = |key: &String, entry: &StoredResult| match entry {
        StoredResult::Ended(ended) => named(ended).is_none_or(|game| first.get(&game).is_some_and(|(_, at)| at == key)),
        StoredResult::NotCounted | StoredResult::Unreadable => true,
    };
    stored.into_iter().filter(|(key, entry)| is_first(key, entry)).collect()
}

/// Compares two results by the time of their ends.
fn in_time((one, a): &(String, Ended), (other, b): &(String, Ended)) -> Ordering {
    a.ended_ms.cmp(&b.ended_ms).then_with(|| one.cmp(other))
}

fn level(kind: &Kind, about: &Facts, ended: &[&Ended]) -> LevelStatistics {
    let counted: Vec<&Ended> = ended.iter().copied().filter(|ended| !ended.assisted).collect();
    let is_won = |ended: &Ended| ended.rank() == 1;
    let number = |games: usize| u32::try_from(games).unwrap_or(u32::MAX);
    let (mut streak, mut best_streak) = (0, 0);
    for game in &counted {
        streak = if is_won(game) { streak + 1 } else { 0 };
        best_streak = best_streak.max(streak);
    }
    let played = number(counted.len());
    let per_game = |sum: f64| if played == 0 { 0.0 } else { sum / f64::from(played) };
    let won: Vec<&&Ended> = counted.iter().filter(|game| is_won(game)).collect();
    let share = per_game(won.iter().map(|game| 1.0 / f64::from(1 + game.tied())).sum());
    let helped = || ended.iter().filter(|ended| ended.assisted);
    let scores = counted.iter().filter_map(|game| about.score(game));
    LevelStatistics {
        against: kind.against.clone(),
        variant: kind.variant.clone(),
        played,
        won: number(won.len()),
        shared: number(won.iter().filter(|game| game.tied() > 0).count()),
        share: per_cent(100.0 * share),
        equal_share: per_cent(100.0 * per_game(counted.iter().map(|game| 1.0 / game.seats.len() as f64).sum())),
        likely: (played >= ENOUGH).then(|| likely(share, f64::from(played))),
        streak,
        best_streak,
        best: match about.measure.kind {
            ScoreKind::Fewest => scores.min(),
            ScoreKind::Most | ScoreKind::Margin => scores.max(),
        },
        history: counted[counted.len().saturating_sub(TOLD)..].iter().map(|game| about.told(game)).collect(),
        assisted: AssistedGames {
            played: number(helped().count()),
            won: number(helped().filter(|ended| is_won(ended)).count()),
        },
        word: level_word(kind, about, &counted),
    }
}

/// Returns the advice after these games of one kind, all counted.
fn level_word(kind: &Kind, about: &Facts, counted: &[&Ended]) -> Option<LevelWord> {
    // Games against bots of several levels say nothing about any of them, and an automaton has no level.
    let Opponents::Bots { level } = kind.against.clone() else { return None };
    // For ranks, the person's rating says more than five games of a kind.
    if about.has_ranks() {
        return None;
    }
    let placings: Vec<Placing> = counted.iter().map(|ended| Placing::of(ended)).collect();
    let verdict = word::verdict(&placings)?;
    let at = about.levels.iter().position(|known| **known == *level)?;
    let next = match verdict {
        LevelVerdict::TooEasy => at.checked_add(1),
        LevelVerdict::TooHard => at.checked_sub(1),
    };
    let last = &counted[counted.len() - GAMES..];
    Some(LevelWord {
        game: kind.game.clone(),
        variant: kind.variant.clone(),
        verdict,
        games: GAMES as u32,
        won: last.iter().filter(|ended| ended.rank() == 1).count() as u32,
        next: next.and_then(|next| about.levels.get(next)).map(|level| (*level).to_owned()),
        even: false,
        level,
    })
}

/// Returns the interval of the true win rate in nineteen of twenty cases, in percent, rounded outwards.
fn likely(share: f64, games: f64) -> [u8; 2] {
    let [least, most] = bot::wilson(share, games);
    [per_cent((100.0 * least).floor()), per_cent((100.0 * most).ceil())]
}

fn per_cent(part: f64) -> u8 {
    // The clamp makes the conversion safe for any float.
    part.round().clamp(0.0, 100.0) as u8
}

/// What is needed to know about a game to add up its results.
struct Facts {
    order: usize,
    measure: ScoreMeasure,
    /// The options that make it a different game: key and values.
    choices: Vec<(&'static str, &'static [&'static str])>,
    /// Those of them that must have the usual value for a result to count towards a rating.
    hardening: Vec<&'static str>,
    /// The levels it offers, weakest first.
    levels: Vec<&'static str>,
    /// Their ratings.
    scale: Option<Scale>,
}

struct About;

impl GameVisitor for About {
    type Output = Facts;

    fn visit<G: ListedGame>(self) -> Facts {
        let offered = || G::LEVELS.iter().filter(|level| level.offered);
        let counts =
            |key: &str| G::AS_HARD.contains(&key) || G::HEAD_START.is_some_and(|start| start.options.contains(&key));
        let makes_another = |key: &&str| G::options().iter().find(|option| option.key == *key);
        Facts {
            order: TABLES.iter().position(|name| *name == G::NAME).unwrap_or(TABLES.len()),
            measure: G::MEASURE,
            choices: G::ANOTHER_GAME
                .iter()
                .filter_map(makes_another)
                .map(|option| (option.key, option.values))
                .collect(),
            hardening: G::ANOTHER_GAME.iter().copied().filter(|key| !counts(key)).collect(),
            levels: offered().map(|level| level.key).collect(),
            scale: Scale::of::<G>(),
        }
    }
}

impl Facts {
    /// Whether its levels are ranks.
    fn has_ranks(&self) -> bool {
        self.scale.as_ref().is_some_and(|scale| scale.ranks)
    }

    fn kind(&self, ended: &Ended) -> Kind {
        let value = |(key, values): &(&str, &[&str])| ended.option(key, values.first().unwrap_or(&""));
        let place = |choice: &(&str, &[&str])| choice.1.iter().position(|listed| *listed == value(choice)).unwrap_or(0);
        let against = ended.opponents();
        let of_level = |level: &str| self.levels.iter().position(|known| *known == level);
        Kind {
            order: (
                self.order,
                self.choices.iter().map(place).collect(),
                // Unknown levels come after known ones, and mixed ones last.
                match &against {
                    Opponents::Bots { level } => of_level(level).unwrap_or(usize::MAX - 1),
                    Opponents::Mixed | Opponents::Automaton | Opponents::Guests => usize::MAX,
                },
            ),
            game: ended.game.clone(),
            variant: self
                .choices
                .iter()
                .map(|choice| VariantChoice { key: choice.0.to_owned(), value: value(choice) })
                .collect(),
            against,
        }
    }

    /// Whether a game had the usual difficulty.
    fn is_usual(&self, ended: &Ended) -> bool {
        let mut hardening = self.choices.iter().filter(|(key, _)| self.hardening.contains(key));
        hardening.all(|(key, values)| values.first().is_none_or(|usual| ended.option(key, usual) == *usual))
    }

    /// Returns the person's score in the game's measure; `None` if the game was resigned or lost on time.
    fn score(&self, ended: &Ended) -> Option<i32> {
        if ended.given_up.is_some() {
            return None;
        }
        let own = ended.scores[ended.me()];
        let others = ended.scores.iter().enumerate().filter(|(seat, _)| *seat != ended.me()).map(|(_, score)| *score);
        Some(match self.measure.kind {
            ScoreKind::Fewest | ScoreKind::Most => own,
            ScoreKind::Margin => own - others.max().unwrap_or(0),
        })
    }

    fn told(&self, ended: &Ended) -> PlayedGame {
        PlayedGame {
            score: self.score(ended),
            given_up: ended.given_up.map(|given_up| given_up.why),
            rank: ended.rank(),
            seats: ended.seats.len() as u8,
            ended_ms: ended.ended_ms as f64,
        }
    }
}

#[cfg(test)]
#[path = "tally_tests.rs"]
mod tests;
