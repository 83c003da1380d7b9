//! The game that a program on the other side plays with the bot.

use super::clock::{Clock, Control};
use super::level;
use crate::go::{Barred, Budget, Candidate, Estimate, Limit, Player, estimate};
use bot::{Cancel, Level};
use cardgo::{Colour, Play, Point, PointSet, Position};
use game::{Chance, Seed};
use std::time::{Duration, Instant};

/// How the bot plays.
pub struct Mode {
    /// For every move, where no clock says less.
    pub limit: Limit,
    /// A level of the app that plays without such a search.
    pub level: Option<Level>,
    pub seed: u64,
    /// Whether it resigns when the game is hopeless.
    pub resigns: bool,
}

/// A game, and the bot that plays in it.
pub struct Engine {
    mode: Mode,
    /// In half points.
    komi: i16,
    position: Position,
    /// What to go back to: the positions before each move.
    before: Vec<Position>,
    control: Option<Control>,
    clocks: [Option<Clock>; 2],
    player: Player,
    chance: Chance,
    /// Simulations per second, as far as is known.
    pace: f64,
    /// How many times in a row the bot saw no hope.
    hopeless: u32,
    /// What the net says of the position, once somebody has asked.
    estimate: Option<Estimate>,
}

/// What the bot does when asked for a move.
#[derive(Clone, Copy)]
pub enum Answered {
    Played(Play),
    Resigned,
}

/// The board size if nobody has said otherwise.
const USUAL_SIZE: u8 = 13;
const USUAL_KOMI: i16 = 13;
/// The most moves of a game: three times as many as any that is played. Each keeps the position before it, with every
/// earlier one's fingerprint.
pub const MOST_MOVES: usize = 2_000;
/// How many times in a row the bot has to see no hope before it resigns.
const PATIENCE: u32 = 2;
/// Simulations per second before any has been made.
const CAREFUL_PACE: f64 = 1_000.0;

impl Engine {
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

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn komi(&self) -> i16 {
        self.komi
    }

    /// The moves the bot last thought about, the best first: at least so many if there can be.
    pub fn candidates(&self, least: usize) -> Vec<Candidate> {
        self.player.candidates_of(least)
    }

    /// A new game from this position.
    pub fn begin(&mut self, position: Position) {
        self.position = position;
        self.before.clear();
        self.clocks = [self.control.and_then(Clock::new); 2];
        self.player = Player::new(self.komi);
        self.hopeless = 0;
        self.estimate = None;
    }

    /// A new komi in the same game.
    pub fn set_komi(&mut self, komi: i16) {
        if komi != self.komi {
            self.komi = komi;
            self.player = Player::new(komi);
            self.estimate = None;
        }
    }

    /// Time for the moves to come.
    pub fn set_control(&mut self, control: Control) {
        self.control = Some(control);
        self.clocks = [Clock::new(control); 2];
    }

    /// What a colour has left.
    pub fn set_left(&mut self, colour: Colour, left: Duration, moves: u32) {
        if let Some(clock) = &mut self.clocks[colour.index()] {
            clock.set(left, moves);
        }
    }

    /// Whether no further move can be kept.
    pub fn is_full(&self) -> bool {
        self.before.len() >= MOST_MOVES
    }

    /// A move of either colour; the protocol knows no turns. Returns whether it is legal.
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

    /// The bot moves for this colour; `hear` is called while it thinks, where `false` ends that.
    pub fn answer(&mut self, colour: Colour, hear: &mut dyn FnMut(&Player) -> bool) -> Answered {
        let position = self.position_of(colour);
        if let Some(level) = self.mode.level {
            let play = level::play(level, &self.before, &position, self.komi, self.chance.seed());
            self.play(colour, play);
            return Answered::Played(play);
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
            // Nobody cancels, and a pass is always legal.
            Err(_) => (Play::Pass, false),
        };
        if let Some(clock) = &mut self.clocks[colour.index()] {
            clock.spend(spent);
        }
        self.hopeless = if hopeless { self.hopeless + 1 } else { 0 };
        if self.mode.resigns && self.hopeless >= PATIENCE {
            return Answered::Resigned;
        }
        self.play(colour, play);
        Answered::Played(play)
    }

    /// What the bot would move for this colour, without moving: the same however often and after whatever it is asked.
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

    /// Leaves plays out from now on.
    pub fn bar(&mut self, barred: Barred) {
        self.player.bar(barred);
    }

    /// Thinks about this colour's move for as long as `hear` is true, without moving.
    pub fn think_on(&mut self, colour: Colour, hear: &mut dyn FnMut(&Player) -> bool) {
        let position = self.position_of(colour);
        let budget = Budget { limit: Limit::Time(Duration::MAX), early: false };
        // Nobody cancels.
        let _ = self.player.think_aloud(&position, budget, self.chance.seed(), &Cancel::new(), hear);
    }

    /// The position with this colour to move: the protocol knows no turns.
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

    /// What a move may take: what was asked for, or less if the clock says so.
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

    /// Learns how fast simulations are here; a search that ended early only seems faster.
    fn notice_pace(&mut self, limit: Limit, spent: Duration) {
        if let Limit::Simulations(made) = limit {
            let pace = f64::from(made) / spent.as_secs_f64().max(0.001);
            self.pace = if self.pace == CAREFUL_PACE { pace / 2.0 } else { self.pace.min(pace) };
        }
    }

    /// The stones that the net says are dead.
    pub fn dead(&mut self) -> PointSet {
        self.estimate.get_or_insert_with(|| estimate(&self.position, self.komi)).dead
    }

    /// The stones that would be dead in another position.
    pub fn dead_in(&self, position: &Position) -> PointSet {
        estimate(position, self.komi).dead
    }

    /// How the position stands with this colour to move.
    pub fn estimate_of(&self, colour: Colour) -> Estimate {
        estimate(&self.position_of(colour), self.komi)
    }

    /// The point last played on.
    pub fn last_point(&self) -> Option<Point> {
        match self.position.last() {
            Some(Play::Stone(point)) => Some(point),
            _ => None,
        }
    }
}
