//! The game in progress over the protocol, and the bot that plays in it.

use super::clock::{Clock, Control};
use super::level;
use bot::{Cancel, Level};
use cardgo::{Colour, Play, Point, PointSet, Position};
use cardgo_hosted::go::{Budget, Candidate, Estimate, Limit, MoveRestrictions, Player, estimate};
use game::{Chance, Seed};
use std::time::{Duration, Instant};

/// The bot's settings.
pub struct Mode {
    /// The limit for every move, unless the clock allows less.
    pub limit: Limit,
    /// A level of the app, if it plays without such a search.
    pub level: Option<Level>,
    pub seed: u64,
    /// Whether the bot resigns hopeless games.
    pub resigns: bool,
}

/// A game, and the bot that plays in it.
pub struct Engine {
    mode: Mode,
    /// White's komi, in half points.
    komi: i16,
    position: Position,
    /// The positions before each move, for undo.
    before: Vec<Position>,
    control: Option<Control>,
    clocks: [Option<Clock>; 2],
    player: Player,
    chance: Chance,
    /// The estimated simulations per second.
    pace: f64,
    /// How many times in a row the bot found its position hopeless.
    hopeless: u32,
    /// The net's estimate of the current position, computed when first needed.
    estimate: Option<Estimate>,
}

/// The bot's answer to a request for a move.
#[derive(Clone, Copy)]
pub enum GenmoveResult {
    Played(Play),
    Resigned,
}

/// The default board size.
const USUAL_SIZE: u8 = 13;
const USUAL_KOMI: i16 = 13;
/// The maximum number of moves of a game, three times that of any real game. Each move keeps the position before it,
/// with the hashes of all earlier positions.
pub const MOST_MOVES: usize = 2_000;
/// How many times in a row the bot must find its position hopeless before it resigns.
const PATIENCE: u32 = 2;
/// The simulations per second assumed before any was measured.
const CAREFUL_PACE: f64 = 1_000.0;

impl Engine {
    /// Creates an engine with an empty board, the default komi and no time limit.
    pub fn new(mode: Mode) -> Engine {
        let chance = Chance::new(Seed(mode.seed));
        let player = Player::new(USUAL_KOMI);
        Engine {
            mode,
            komi: USUAL_KOMI,
            position: Position::new(USUAL_SIZE),
            before: Vec::new(),
            control: None,
            clocks: [None, None],
            player,
            chance,
            pace: CAREFUL_PACE,
            hopeless: 0,
            estimate: None,
        }
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the komi in half points.
    pub fn komi(&self) -> i16 {
        self.komi
    }

    /// Returns the candidates of the last search, the best first: at least `least` if possible.
    pub fn candidates(&self, least: usize) -> Vec<Candidate> {
        self.player.candidates_of(least)
    }

    /// Begins a new game from this position.
    pub fn begin(&mut self, position: Position) {
        self.position = position;
        self.before.clear();
        self.clocks = [self.control.and_then(Clock::new); 2];
        self.player = Player::new(self.komi);
        self.hopeless = 0;
        self.estimate = None;
    }

    /// Sets the komi of the current game.
    pub fn set_komi(&mut self, komi: i16) {
        if komi != self.komi {
            self.komi = komi;
            self.player = Player::new(komi);
            self.estimate = None;
        }
    }

    /// Sets the time control and resets both clocks.
    pub fn set_control(&mut self, control: Control) {
        self.control = Some(control);
        self.clocks = [Clock::new(control); 2];
    }

    /// Sets the remaining time of a colour.
    pub fn set_left(&mut self, colour: Colour, left: Duration, moves: u32) {
        if let Some(clock) = &mut self.clocks[colour.index()] {
            clock.set(left, moves);
        }
    }

    /// Returns whether no further move can be stored.
    pub fn is_full(&self) -> bool {
        self.before.len() >= MOST_MOVES
    }

    /// Plays a move of either colour; the protocol doesn't enforce turns. Returns whether the move is legal.
    pub fn play(&mut self, colour: Colour, play: Play) -> bool {
        let mut position = self.position_of(colour);
        match play {
            Play::Pass => position.pass(),
            Play::Stone(point) if position.why_not(point).is_ok() => {
                position.play(point);
            }
            Play::Stone(_) => return false,
        }
        self.before.push(std::mem::replace(&mut self.position, position));
        self.estimate = None;
        true
    }

    /// Takes the last move back; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(position) = self.before.pop() else { return false };
        self.position = position;
        self.estimate = None;
        true
    }

    /// Lets the bot move for this colour. `hear` is called during the search, and ends it by returning `false`.
    pub fn answer(&mut self, colour: Colour, hear: &mut dyn FnMut(&Player) -> bool) -> GenmoveResult {
        let position = self.position_of(colour);
        if let Some(level) = self.mode.level {
            let play = level::play(level, &self.before, &position, self.komi, self.chance.seed());
            self.play(colour, play);
            return GenmoveResult::Played(play);
        }
        let budget = self.budget(colour);
        let began = Instant::now();
        let thought = self.player.think_aloud(&position, budget, self.chance.seed(), &Cancel::new(), hear);
        let spent = began.elapsed();
        let (play, hopeless) = match thought {
            Ok(thought) => {
                self.notice_pace(budget.limit, spent);
                (thought.play.map_or(Play::Pass, Play::Stone), thought.hopeless)
            }
            // The search is never cancelled, and a pass is always legal.
            Err(_) => (Play::Pass, false),
        };
        if let Some(clock) = &mut self.clocks[colour.index()] {
            clock.spend(spent);
        }
        self.hopeless = if hopeless { self.hopeless + 1 } else { 0 };
        if self.mode.resigns && self.hopeless >= PATIENCE {
            return GenmoveResult::Resigned;
        }
        self.play(colour, play);
        GenmoveResult::Played(play)
    }

    /// Returns the bot's move for this colour without making it; the result doesn't depend on earlier requests.
    pub fn would_answer(&mut self, colour: Colour) -> Play {
        let position = self.position_of(colour);
        if let Some(level) = self.mode.level {
            return level::play(level, &self.before, &position, self.komi, Seed(self.mode.seed));
        }
        let budget = self.budget(colour);
        self.player.forget();
        let thought = self.player.think(&position, budget, Seed(self.mode.seed), &Cancel::new());
        thought.ok().and_then(|thought| thought.play).map_or(Play::Pass, Play::Stone)
    }

    /// Sets restrictions on the plays.
    pub fn bar(&mut self, barred: MoveRestrictions) {
        self.player.bar(barred);
    }

    /// Searches this colour's move as long as `hear` returns true, without moving.
    pub fn think_on(&mut self, colour: Colour, hear: &mut dyn FnMut(&Player) -> bool) {
        let position = self.position_of(colour);
        let budget = Budget { limit: Limit::Time(Duration::MAX), early: false };
        // The search is never cancelled.
        let _ = self.player.think_aloud(&position, budget, self.chance.seed(), &Cancel::new(), hear);
    }

    /// Returns the position with this colour to move; the protocol doesn't enforce turns.
    pub fn position_of(&self, colour: Colour) -> Position {
        let mut position = self.position.clone();
        if position.turn() != colour {
            position.resume(colour);
        }
        position
    }

    fn budget(&self, colour: Colour) -> Budget {
        Budget { limit: self.limit(colour), early: true }
    }

    /// Returns the limit of the next move: that of the mode, or less if the clock requires it.
    fn limit(&self, colour: Colour) -> Limit {
        let Some(clock) = &self.clocks[colour.index()] else { return self.mode.limit };
        let points = u32::from(self.position.board().size()).pow(2);
        let moves_to_come = (points * 7 / 10).saturating_sub(self.before.len() as u32) / 2;
        let share = clock.share(moves_to_come);
        match self.mode.limit {
            Limit::Time(time) => Limit::Time(time.min(share)),
            Limit::Simulations(most) => {
                let affordable = (self.pace * share.as_secs_f64()) as u32;
                Limit::Simulations(most.min(affordable).max(1))
            }
        }
    }

    /// Updates the estimated pace. A search that ended early seems faster than it was, so the minimum is kept.
    fn notice_pace(&mut self, limit: Limit, spent: Duration) {
        if let Limit::Simulations(made) = limit {
            let pace = f64::from(made) / spent.as_secs_f64().max(0.001);
            self.pace = if self.pace == CAREFUL_PACE { pace / 2.0 } else { self.pace.min(pace) };
        }
    }

    /// Returns the dead stones of the current position by the net's estimate.
    pub fn dead(&mut self) -> PointSet {
        self.estimate.get_or_insert_with(|| estimate(&self.position, self.komi)).dead
    }

    /// Returns the dead stones of another position.
    pub fn dead_in(&self, position: &Position) -> PointSet {
        estimate(position, self.komi).dead
    }

    /// Returns the estimate of the position with this colour to move.
    pub fn estimate_of(&self, colour: Colour) -> Estimate {
        estimate(&self.position_of(colour), self.komi)
    }

    /// Returns the point of the last move, unless it was a pass.
    pub fn last_point(&self) -> Option<Point> {
        match self.position.last() {
            Some(Play::Stone(point)) => Some(point),
            _ => None,
        }
    }
}
