//! Results added up by game, by the options that make it a different game, and by level.

use super::ended::{Ended, Entry, Opponents, Origin};
use super::rating::{Ratings, Scale};
use super::word::{self, GAMES, LevelVerdict, LevelWord, Placing};
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use table::{Concession, ScoreKind, ScoreMeasure};
use tables::{GAMES as TABLES, GameVisitor, TableGame, visit_game};

/// So many games of a level are told one by one, the last ones.
const TOLD: usize = 60;

/// All that was counted.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Statistics {
    /// Each game that has ended at least once.
    pub games: Vec<GameStatistics>,
    /// How many results can't be read and are left out.
    pub left_out: u32,
}

/// What was counted of one game.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct GameStatistics {
    /// Which one.
    pub game: String,
    /// What its scores are measured in.
    pub measure: ScoreMeasure,
    /// How strong the person is there; none where that isn't measured.
    pub ratings: Option<Ratings>,
    /// Its levels, one after another for each way of playing.
    pub levels: Vec<LevelStatistics>,
}

/// What was counted against bots of one level, or of several, or an automaton.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct LevelStatistics {
    /// Against whom.
    pub against: Opponents,
    /// What makes another game of it.
    pub variant: Vec<VariantChoice>,
    /// Games that count.
    pub played: u32,
    /// Those won, shared wins included.
    pub won: u32,
    /// Those of them that were shared.
    pub shared: u32,
    /// The person's part of all wins in per cent; a shared win is split.
    pub share: u8,
    /// What an equal among as many seats would have, in per cent.
    pub equal_share: u8,
    /// Between which parts it lies in the long run, nineteen times out of twenty, in per cent; none while there are
    /// too few games to say.
    pub likely: Option<[u8; 2]>,
    /// Games won in a row up to now.
    pub streak: u32,
    /// The most games won in a row.
    pub best_streak: u32,
    /// The best score.
    pub best: Option<i32>,
    /// The last games, the oldest first.
    pub history: Vec<PlayedGame>,
    /// Games with help, which count nowhere else.
    pub assisted: AssistedGames,
    /// What is to be said of the level now.
    pub word: Option<LevelWord>,
}

/// One choice that makes another game of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
pub struct VariantChoice {
    /// Which choice.
    pub key: String,
    /// Its value.
    pub value: String,
}

/// One game that counted.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct PlayedGame {
    /// The score; none of a game that was given up.
    pub score: Option<i32>,
    /// Why it was, by whoever lost.
    pub given_up: Option<Concession>,
    /// Where the person came in.
    pub rank: u8,
    /// Among how many.
    pub seats: u8,
    /// When it ended, in milliseconds since 1970. A whole number.
    pub ended_ms: f64,
}

/// Games with help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
pub struct AssistedGames {
    /// How many.
    pub played: u32,
    /// Those won, shared wins included.
    pub won: u32,
}

/// From so many games on, something can be said about the long run.
const ENOUGH: u32 = 10;

/// After so many games a word about ranks may be said, and then after as many more.
const RANKS_AFTER: usize = super::rating::ENOUGH as usize;
/// Between these shares of wins, in per cent, a game against bots is even enough that nothing is said.
const MOSTLY_BEHIND: u8 = 30;
const MOSTLY_AHEAD: u8 = 71;

/// What results are kept apart by: the game, what makes another game of it, and against whom.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    /// In the order in which they are shown: game, way of playing, level; the names only make each its own.
    order: (usize, Vec<usize>, usize),
    game: String,
    variant: Vec<VariantChoice>,
    against: Opponents,
}

/// Adds up what is stored.
pub(crate) fn add_up(stored: Vec<(String, Entry)>) -> Statistics {
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
            }),
        }
    }
    Statistics { games, left_out }
}

/// How strong the person is at a game, and nothing else of what is stored; `None` where that isn't measured, or nothing of
/// the game is there.
pub(super) fn ratings_of(game: &str, stored: Vec<(String, Entry)>) -> Option<Ratings> {
    let (kinds, _) = sort(stored);
    kinds.keys().find(|kind| kind.game == game)?;
    ratings(game, &visit_game(game, About)?, &kinds)
}

/// How strong the person is at a game, from all games of it that count.
fn ratings(game: &str, about: &Facts, kinds: &Kinds) -> Option<Ratings> {
    let scale = about.scale.as_ref()?;
    let counted = counted_of(game, kinds);
    let (usual, unusual): (Vec<&Ended>, Vec<&Ended>) =
        counted.into_iter().map(|(_, ended)| ended).partition(|ended| about.is_usual(ended));
    Some(scale.ratings(usual.into_iter(), u32::try_from(unusual.len()).unwrap_or(u32::MAX)))
}

/// What is to be said of the level at the end of the game of table `id`.
pub(crate) fn word_after(id: &str, stored: Vec<(String, Entry)>) -> Option<LevelWord> {
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

/// The same where levels are ranks: after every third game, if those that count say that an even game is to be had with
/// bots of another rank.
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

/// All that was played of a game without help, in the order in which it ended.
fn counted_of<'a>(game: &str, kinds: &'a Kinds) -> Vec<&'a (String, Ended)> {
    let of_game = kinds.iter().filter(|(kind, _)| kind.game == game).flat_map(|(_, games)| games);
    let mut counted: Vec<&(String, Ended)> = of_game.filter(|(_, ended)| !ended.assisted).collect();
    counted.sort_by(|one, other| in_time(one, other));
    counted
}

/// Results by kind, in the order in which they ended, each with its table.
type Kinds = BTreeMap<Kind, Vec<(String, Ended)>>;

/// Results sorted, and how many can't be read.
fn sort(stored: Vec<(String, Entry)>) -> (Kinds, u32) {
    let mut kinds = Kinds::new();
    let mut left_out = 0;
    for (key, entry) in once_each(stored) {
        match entry {
            Entry::NotCounted => {}
            Entry::Unreadable => left_out += 1,
            Entry::Ended(ended) => match visit_game(&ended.game, About) {
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

/// Of all copies of a game the result of the one that ended first. Copies may have been finished at other tables, and
/// come from other devices.
fn once_each(stored: Vec<(String, Entry)>) -> Vec<(String, Entry)> {
    let mut first: BTreeMap<(String, Origin), (i64, String)> = BTreeMap::new();
    let named = |ended: &Ended| Some((ended.game.clone(), ended.origin.clone()?));
    for (key, entry) in &stored {
        let Entry::Ended(ended) = entry else { continue };
        let Some(game) = named(ended) else { continue };
        let this = (ended.ended_ms, key.clone());
        let earliest = first.entry(game).or_insert_with(|| this.clone());
        if this < *earliest {
            *earliest = this;
        }
    }
    let is_first = |key: &String, entry: &Entry| match entry {
        Entry::Ended(ended) => named(ended).is_none_or(|game| first.get(&game).is_some_and(|(_, at)| at == key)),
        Entry::NotCounted | Entry::Unreadable => true,
    };
    stored.into_iter().filter(|(key, entry)| is_first(key, entry)).collect()
}

/// Which of two games ended first.
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

/// What is to be said after these games of one kind, all counted.
fn level_word(kind: &Kind, about: &Facts, counted: &[&Ended]) -> Option<LevelWord> {
    // Bots of several levels say nothing about any of them, and an automaton has none.
    let Opponents::Bots { level } = kind.against.clone() else { return None };
    // There the person's rating says more than five games of a kind.
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

/// Where the true share lies, nineteen times out of twenty, in whole per cent that leave nothing of it out.
fn likely(share: f64, games: f64) -> [u8; 2] {
    let [least, most] = bot::wilson(share, games);
    [per_cent((100.0 * least).floor()), per_cent((100.0 * most).ceil())]
}

fn per_cent(part: f64) -> u8 {
    // In range, whatever a float makes of it.
    part.round().clamp(0.0, 100.0) as u8
}

/// What adding up must know of a game.
struct Facts {
    order: usize,
    measure: ScoreMeasure,
    /// Its choices that make another game of it: the name and the values.
    choices: Vec<(&'static str, &'static [&'static str])>,
    /// Those of them that must be as usual for a result to count towards a rating.
    hardening: Vec<&'static str>,
    /// The levels it offers, weakest first.
    levels: Vec<&'static str>,
    /// Their ratings.
    scale: Option<Scale>,
}

struct About;

impl GameVisitor for About {
    type Output = Facts;

    fn visit<G: TableGame>(self) -> Facts {
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
                    Opponents::Mixed | Opponents::Automaton => usize::MAX,
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

    /// Whether a game was as easy as usual.
    fn is_usual(&self, ended: &Ended) -> bool {
        let mut hardening = self.choices.iter().filter(|(key, _)| self.hardening.contains(key));
        hardening.all(|(key, values)| values.first().is_none_or(|usual| ended.option(key, usual) == *usual))
    }

    /// The person's score, as the table measures it; none of a game that was given up.
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
