//! The puzzles of each game, and the one of a day.

use crate::play::players::{Players, opponents};
use crate::play::scratch::{Scratch, ScratchOf};
use crate::play::snapshot;
use crate::problem::{Problem, ProblemKind};
use game::{Chance, Seed};
use games::{GAMES, GameMove, GameVisitor, ListedGame, visit_game};
use hosting::puzzles::{self, PuzzleLine};
use rulebook::Lang;
use std::sync::LazyLock;

/// The level of the bots at a puzzle's table.
const LEVEL: &str = "strong";
/// A day that began a series of puzzles (2026-01-01), so that the series of all games have the same days.
const FIRST_DAY: i64 = 20_454;

/// The puzzles of a game, the easiest first.
pub(crate) struct Stock {
    pub game: &'static str,
    pub lines: Vec<PuzzleLine>,
}

/// The puzzles of all games, read once. Puzzles of another version of a game's rules are left out.
static STOCKS: LazyLock<Vec<Stock>> =
    LazyLock::new(|| GAMES.iter().filter_map(|game| visit_game(game, Read)).collect());

/// Returns the puzzles of all games.
pub(crate) fn stocks() -> &'static [Stock] {
    &STOCKS
}

/// Returns a game's puzzles.
///
/// # Errors
/// Fails if there is no such game.
pub(crate) fn stock(game: &str) -> Result<&'static Stock, Problem> {
    stocks().iter().find(|stock| stock.game == game).ok_or(ProblemKind::NothingThere.into())
}

struct Read;

impl GameVisitor for Read {
    type Output = Stock;

    fn visit<G: ListedGame>(self) -> Stock {
        Stock { game: G::NAME, lines: puzzles::read::<G>(G::PUZZLES).unwrap_or_default() }
    }
}

impl Stock {
    /// Returns the number of the puzzle with this key, from 1.
    pub fn number_of(&self, key: &str) -> Option<u32> {
        let index = self.lines.iter().position(|line| line.key() == key)?;
        u32::try_from(index + 1).ok()
    }

    /// Returns the puzzle of this number, from 1.
    ///
    /// # Errors
    /// Fails if there is none.
    pub fn line(&self, number: u32) -> Result<&PuzzleLine, Problem> {
        let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        index.and_then(|index| self.lines.get(index)).ok_or(ProblemKind::NothingThere.into())
    }
}

/// Returns what each puzzle of a game is about, in its order; `None` where the game doesn't say.
pub(crate) fn kinds(stock: &Stock, lang: Lang) -> Vec<Option<&'static str>> {
    visit_game(stock.game, Kinds { lines: &stock.lines, lang }).unwrap_or_default()
}

struct Kinds<'a> {
    lines: &'a [PuzzleLine],
    lang: Lang,
}

impl GameVisitor for Kinds<'_> {
    type Output = Vec<Option<&'static str>>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let kind = |line: &PuzzleLine| {
            let puzzle = line.replay::<G>()?;
            G::puzzle_kind(&puzzle.position, puzzle.best, self.lang)
        };
        self.lines.iter().map(kind).collect()
    }
}

/// Returns the number of the puzzle of a day among `count`, from 1; 0 if there are none. In `count` days each comes
/// once, in an order that differs from game to game and from series to series. Must never change, or a day's puzzle
/// would become another.
pub(crate) fn of_day(game: &str, day: i64, count: usize) -> u32 {
    let Some(days) = i64::try_from(count).ok().filter(|&count| count > 0) else { return 0 };
    let since = day - FIRST_DAY;
    let (series, place) = (since.div_euclid(days), since.rem_euclid(days));
    let named = game.bytes().fold(series as u64, |mixed, byte| mixed.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let mut order: Vec<u32> = (1..).take(count).collect();
    Chance::new(Seed(named)).shuffle(&mut order);
    usize::try_from(place).ok().and_then(|place| order.get(place)).copied().unwrap_or(0)
}

/// Returns the position of a puzzle as the seat to move sees it, after `moves`; with `open` as the seat to move then
/// sees it.
///
/// # Errors
/// Fails if there is no such puzzle, or the rules don't allow its game or the moves.
pub(crate) fn scratch(
    game: &str,
    number: u32,
    moves: &[GameMove],
    open: bool,
    lang: Lang,
) -> Result<Box<dyn Scratch>, Problem> {
    let stock = stock(game)?;
    let line = stock.line(number)?;
    visit_game(game, Replay { line, moves, open, lang }).unwrap_or(Err(ProblemKind::NothingThere.into()))
}

struct Replay<'a> {
    line: &'a PuzzleLine,
    moves: &'a [GameMove],
    open: bool,
    lang: Lang,
}

impl GameVisitor for Replay<'_> {
    type Output = Result<Box<dyn Scratch>, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let Replay { line, moves, open, lang } = self;
        let position = before::<G>(line, lang).ok_or(ProblemKind::NothingThere)?;
        Ok(Box::new(position.after(moves, open)?))
    }
}

/// Returns the position of a puzzle as the seat to move sees it; `None` if the rules don't allow its game.
fn before<G: ListedGame>(line: &PuzzleLine, lang: Lang) -> Option<ScratchOf<G>> {
    let puzzle = line.replay::<G>()?;
    let mut dealt = Vec::new();
    let state = G::deal(&puzzle.setup, puzzle.seed, &mut dealt).ok()?;
    let viewer = G::to_move(&puzzle.position)?;
    let players = opponents::<G>(&puzzle.setup, viewer, LEVEL);
    let players = Players::seat::<G>(&players, &puzzle.setup, puzzle.seed).ok()?;
    let names = players.names_for_owner::<G>(lang);
    let seen = dealt.iter().filter_map(|event| G::redact(event, viewer));
    let log = seen.map(|event| snapshot::log_line::<G>(None, &event, lang, &names)).collect();
    let first = ScratchOf { state, players, viewer, seed: puzzle.seed, plies: 0, log, lang, explained: true };
    let moves: Vec<_> = puzzle.moves.iter().map(|&mv| G::move_out(mv)).collect();
    first.after(&moves, false).ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use bot::Cancel;
    use std::collections::BTreeSet;

    /// Replaces everything hidden in a puzzle, and compares what is shown and said.
    struct Twins;

    impl GameVisitor for Twins {
        type Output = ();

        fn visit<G: ListedGame>(self) {
            for line in stock(G::NAME).unwrap().lines.iter().step_by(20) {
                let position = || before::<G>(line, Lang::En).unwrap();
                let view = G::view(&position().state, position().viewer);
                let twin = || {
                    let state = G::determinize(&view, &mut Chance::new(Seed(7)));
                    ScratchOf::<G> { state, ..position() }
                };
                let shown = |it: ScratchOf<G>| (Box::new(it) as Box<dyn Scratch>).snapshot();
                assert_eq!(shown(position()), shown(twin()), "{}: {}", G::NAME, line.key());
                let solved = |it: ScratchOf<G>| it.solution()(&Cancel::new()).unwrap();
                assert_eq!(solved(position()), solved(twin()), "{}: {}", G::NAME, line.key());
            }
        }
    }

    #[test]
    fn what_a_puzzle_shows_and_says_depends_only_on_what_its_seat_sees() {
        for game in GAMES {
            visit_game(game, Twins).unwrap();
        }
    }

    #[test]
    fn in_as_many_days_as_there_are_puzzles_each_comes_once() {
        for first in [20_454, 20_554, 20_354] {
            let numbers: BTreeSet<u32> = (first..first + 100).map(|day| of_day(GAMES[0], day, 100)).collect();
            assert_eq!(numbers, (1..=100).collect());
        }
    }

    #[test]
    fn a_day_has_the_same_puzzle_for_ever() {
        assert_eq!([GAMES[0], GAMES[3]].map(|game| of_day(game, 20_787, 100)), [26, 50]);
        assert_eq!(of_day(GAMES[0], 20_787, 0), 0);
        assert!((1..=100).contains(&of_day(GAMES[0], i64::from(i32::MIN), 100)));
    }
}
