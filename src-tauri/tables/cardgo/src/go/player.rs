//! Searching a position, with the tree kept for the next one.

use super::barred::Barred;
use super::dice::Dice;
use super::learnt::Judge;
use super::nodes::{Node, NodeId, Nodes, Presumption, WHOLE, code, decode};
use super::open::ends_too_early;
use super::ownership::{Owners, Tally};
use super::playout::Playout;
use super::points;
use super::settings::Settings;
use super::simulation::{Start, Worker};
use super::thinker::Thinker;
use super::thought::{Candidate, Thought, pass_first};
use bot::{Cancel, Stopped};
use cardgo::{Board, Colour, Play, Point, PointSet, Position, area};
use game::{Chance, Seed};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Simulations or time.
    pub limit: Limit,
    /// How many threads play games out at once; the net is asked by one. With one, and a limit of simulations, the seed
    /// decides everything.
    pub threads: usize,
    /// Whether it may end as soon as no other play can become the choice.
    pub early: bool,
}

/// What a search is limited by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many simulations.
    Simulations(u32),
    /// So much time.
    Time(Duration),
}

impl Limit {
    /// How many simulations there is room for after those made since `began`; 0 once it is reached.
    pub(super) fn left(self, made: u32, began: Instant) -> u32 {
        match self {
            Limit::Simulations(most) => most.saturating_sub(made),
            Limit::Time(most) => {
                let spent = began.elapsed();
                let left = most.saturating_sub(spent).as_secs_f64();
                (f64::from(made) * left / spent.as_secs_f64().max(1e-6)) as u32
            }
        }
    }
}

/// The nodes of a player who searches by time: 32 bytes each.
const MOST_NODES: usize = 1_200_000;
/// Room for the children that a simulation may bring, on the largest board.
const NODES_A_SIMULATION: usize = 45;
/// How often a search looks at the clock, and whether it is decided, in simulations of one thread.
const GLANCE: u32 = 32;
/// A statistic must not overflow.
const MOST_VISITS: u32 = u32::MAX / WHOLE - 1;
/// A share below this is hopeless.
const HOPELESS: f64 = 0.08;
/// The longest line expected.
const LONGEST_LINE: usize = 12;
/// A line goes on with plays tried this often.
const LEAST_TRIES_IN_LINE: u32 = 8;
/// How surely somebody's a point must be to count as settled.
const SETTLED: f32 = 0.9;

/// A player that thinks about a game of Go and remembers what it has thought.
#[derive(Debug)]
pub struct Player {
    settings: Settings,
    komi: i16,
    nodes: Nodes,
    /// What the tree's root is, with the game's colourings so far.
    root: Option<(Start, Vec<u64>)>,
    /// What isn't considered.
    barred: Barred,
}

impl Player {
    /// A player of games with this komi, in half points; remembers as much as memory for searches by time allows.
    #[must_use]
    pub fn new(komi: i16) -> Self {
        Player::with_room(komi, MOST_NODES)
    }

    /// A player who remembers enough for one search of so many simulations.
    #[must_use]
    pub fn for_simulations(komi: i16, simulations: u32) -> Self {
        let room = simulations as usize * NODES_A_SIMULATION + Point::INDICES;
        Player::with_room(komi, room.min(MOST_NODES))
    }

    fn with_room(komi: i16, room: usize) -> Self {
        Player { settings: Settings::default(), komi, nodes: Nodes::new(room), root: None, barred: Barred::default() }
    }

    /// Searches by other settings from now on.
    #[must_use]
    pub fn with_settings(mut self, settings: Settings) -> Self {
        self.settings = settings;
        self
    }

    /// How much memory the tree takes at most.
    #[must_use]
    pub fn megabytes(&self) -> f64 {
        (self.nodes.room() * Nodes::BYTES) as f64 / f64::from(1 << 20)
    }

    /// Makes a position the root; also returns whether a pass would end the game too early, and isn't considered there.
    pub(super) fn begin(&mut self, position: &Position) -> (Start, bool) {
        let start = self.go_to(position);
        let goes_on = ends_too_early(position, self.komi);
        if goes_on {
            self.rule_out_pass(&start);
        }
        (start, goes_on)
    }

    /// From now on nothing but this play is considered at the root, where nothing has been searched.
    pub(super) fn keep_to(&mut self, play: Option<Point>) {
        self.nodes.clear();
        if self.nodes.claim(NodeId::ROOT) {
            self.nodes.give(NodeId::ROOT, &[(code(play), Presumption { weight: 2, won: 1 })]);
        }
    }

    /// By how many simulations the most tried play is ahead of the next.
    pub(super) fn lead_at_root(&self) -> u32 {
        self.nodes.lead_at_root()
    }

    /// Adds a simulation to the tree.
    pub(super) fn simulate(&self, start: &Start, worker: &mut Worker) {
        worker.simulate(start, &self.nodes, &self.settings);
    }

    /// Where a play has led from a node of the tree (0 is the root), and how often it was tried.
    pub(crate) fn after(&self, node: u32, play: Option<Point>) -> Option<(u32, u32)> {
        let next = self.nodes.child_that_plays(NodeId::at(node), code(play))?;
        Some((next.number(), self.nodes.node(next).visits()))
    }

    /// Makes `position` the root, with what is known of it if it goes on from the last one.
    fn go_to(&mut self, position: &Position) -> Start {
        let new = Start { barred: self.barred.clone(), ..start(position, self.komi) };
        let kept = self.root.take().and_then(|(old, history)| self.follow(&old, &history, position));
        match kept {
            Some(node) if self.nodes.node(node).visits() < MOST_VISITS / 2 => self.nodes.keep_below(node),
            _ => self.nodes.clear(),
        }
        new
    }

    /// The node of a position that goes on from the root.
    fn follow(&self, old: &Start, history: &[u64], position: &Position) -> Option<NodeId> {
        let news = position.history().strip_prefix(history)?;
        let mut node = NodeId::ROOT;
        let (mut board, mut turn) = (old.board.clone(), old.turn);
        for &hash in news {
            let played = |node: NodeId, board: &Board, turn: Colour| {
                let (first, children) = self.nodes.children(node);
                let plays = |play: u32| {
                    play != 0 && {
                        let point = points::at(play);
                        board.is_empty(point) && !board.is_suicide(point, turn) && board.hash_after(point, turn) == hash
                    }
                };
                let place = children.iter().position(|child| plays(child.play()))?;
                Some((Nodes::child(first, place), points::at(children[place].play())))
            };
            let (next, point) = match played(node, &board, turn) {
                Some(found) => found,
                None => {
                    node = self.nodes.child_that_plays(node, 0)?;
                    turn = turn.opponent();
                    board.pass();
                    played(node, &board, turn)?
                }
            };
            board.play(point, turn);
            (node, turn) = (next, turn.opponent());
        }
        while turn != position.turn() {
            node = self.nodes.child_that_plays(node, 0)?;
            turn = turn.opponent();
        }
        (board.hash() == position.board().hash()).then_some(node)
    }

    /// Begins anew with a root that doesn't pass.
    fn rule_out_pass(&mut self, start: &Start) {
        self.nodes.clear();
        if !self.nodes.claim(NodeId::ROOT) {
            return;
        }
        let mut game = Playout::new(start.board.clone(), start.turn);
        game.reset(&start.board, start.turn, start.last, start.passes);
        let mut plays = Vec::new();
        Judge::default().presume(&game, &self.settings, &mut plays);
        plays.retain(|&(play, _)| play != code(None));
        start.barred.restrict(start.turn, 0, &mut plays);
        self.nodes.give(NodeId::ROOT, &plays);
    }

    /// What came out of a search.
    pub(super) fn conclude(&self, start: &Start, owners: Owners, goes_on: bool) -> Thought {
        let mut candidates = self.candidates();
        let simulations = self.nodes.node(NodeId::ROOT).visits();
        let best = candidates.first().map(|best| (best.play, best.share));
        let (mut play, share) = best.unwrap_or((None, 0.5));
        let may_pass_here = !goes_on && !start.barred.leaves_out(start.turn, 0, None);
        if play.is_some() && may_pass_here && start.may_pass(&owners) {
            play = None;
            pass_first(&mut candidates, share);
        }
        let size = u32::from(start.board.size());
        let begun = u32::try_from(start.earlier.len()).unwrap_or(u32::MAX) > size;
        let hopeless = begun && share < HOPELESS && simulations >= 200;
        Thought { play, share, hopeless, simulations, candidates, owners }
    }

    /// The plays at the root, most tried first; ties go to the better, then to the earlier listed.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        let (first, children) = self.nodes.children(NodeId::ROOT);
        let mut tried: Vec<usize> =
            (0..children.len()).filter(|&n| children[n].visits() > 0 && children[n].presumed().is_some()).collect();
        tried.sort_by_key(|&n| (std::cmp::Reverse((children[n].visits(), children[n].won())), n));
        tried
            .into_iter()
            .map(|n| {
                let child = &children[n];
                Candidate {
                    play: decode(child.play()),
                    visits: child.visits(),
                    share: f64::from(child.won()) / f64::from(WHOLE) / f64::from(child.visits()),
                    lead: child.lead() / 2.0,
                    line: self.line(Nodes::child(first, n)),
                }
            })
            .collect()
    }

    /// The line expected from a node on, its own play first.
    fn line(&self, mut node: NodeId) -> Vec<Option<Point>> {
        let mut line = Vec::new();
        loop {
            let play = self.nodes.node(node).play();
            line.push(decode(play));
            let (first, children) = self.nodes.children(node);
            let next = (0..children.len()).max_by_key(|&n| (children[n].visits(), std::cmp::Reverse(n)));
            match next {
                Some(n) if line.len() < LONGEST_LINE && children[n].visits() >= LEAST_TRIES_IN_LINE => {
                    node = Nodes::child(first, n);
                }
                _ => return line,
            }
        }
    }
}

impl Thinker for Player {
    fn think_aloud(
        &mut self,
        position: &Position,
        budget: Budget,
        seed: Seed,
        cancel: &Cancel,
        hear: &mut dyn FnMut(&dyn Thinker) -> bool,
    ) -> Result<Thought, Stopped> {
        let (start, goes_on) = self.begin(position);
        let so_far = &*self;
        let hear = &mut || hear(so_far);
        let tally = search(&start, &self.nodes, &self.settings, budget, seed, cancel, hear)?;
        let thought = self.conclude(&start, tally.owners(), goes_on);
        self.root = Some((start, position.history().to_vec()));
        Ok(thought)
    }

    fn candidates_of(&self, least: usize) -> Vec<Candidate> {
        let mut candidates = self.candidates();
        let (_, children) = self.nodes.children(NodeId::ROOT);
        let untried = children.iter().filter(|child| child.visits() == 0);
        let presumed = |child: &Node| {
            let Presumption { weight, won } = child.presumed()?;
            Some((f64::from(won) / f64::from(weight.max(1)), decode(child.play())))
        };
        let mut untried: Vec<_> = untried.filter_map(presumed).collect();
        untried.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let wanted = least.saturating_sub(candidates.len());
        let promised = |(share, play)| Candidate { play, visits: 0, share, lead: 0.0, line: vec![play] };
        candidates.extend(untried.into_iter().take(wanted).map(promised));
        candidates
    }

    fn bar(&mut self, barred: Barred) {
        if barred != self.barred {
            self.barred = barred;
            self.forget();
        }
    }

    fn forget(&mut self) {
        self.nodes.clear();
        self.root = None;
    }
}

/// A position as a search starts from it.
pub(super) fn start(position: &Position, komi: i16) -> Start {
    let mut earlier = position.history().to_vec();
    earlier.sort_unstable();
    Start {
        board: position.board().tidy(),
        turn: position.turn(),
        last: lately(position),
        passes: u32::from(position.passes().min(1)),
        earlier,
        komi,
        barred: Barred::default(),
    }
}

/// The last stone played and the one before it, where they still stand.
pub(super) fn lately(position: &Position) -> [Option<Point>; 2] {
    [position.last(), position.before_last()].map(|play| match play {
        Some(Play::Stone(point)) if position.board().stone(point).is_some() => Some(point),
        _ => None,
    })
}

/// Searches until the budget is spent, or `hear`, which is called every [`GLANCE`] simulations, is false; returns how the
/// games ended.
pub(super) fn search(
    start: &Start,
    nodes: &Nodes,
    settings: &Settings,
    budget: Budget,
    seed: Seed,
    cancel: &Cancel,
    hear: &mut dyn FnMut() -> bool,
) -> Result<Tally, Stopped> {
    let began = Instant::now();
    let mut chance = Chance::new(seed);
    let (begun, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let work = |mut worker: Worker, mut decides: Option<&mut dyn FnMut() -> bool>| {
        for round in 1u32.. {
            if stop.load(Ordering::Relaxed) || cancel.is_cancelled() {
                break;
            }
            let number = begun.fetch_add(1, Ordering::Relaxed);
            if matches!(budget.limit, Limit::Simulations(most) if number >= most) {
                break;
            }
            worker.simulate(start, nodes, settings);
            if let Some(hear) = &mut decides
                && round % GLANCE == 0
                && (is_over(nodes, budget, number, began) || !hear())
            {
                stop.store(true, Ordering::Relaxed);
            }
        }
        worker.tally
    };
    let work = &work;
    let mut workers: Vec<Worker> =
        (0..budget.threads.max(1)).map(|_| Worker::new(start, Dice::new(&mut chance))).collect();
    let own = workers.remove(0);
    let tally = thread::scope(|scope| {
        let others: Vec<_> = workers.into_iter().map(|worker| scope.spawn(move || work(worker, None))).collect();
        let mut tally = work(own, Some(hear));
        for other in others {
            if let Ok(counted) = other.join() {
                tally.join(&counted);
            }
        }
        tally
    });
    if cancel.is_cancelled() { Err(Stopped::Cancelled) } else { Ok(tally) }
}

/// Whether a search is at its end: time is up, or no other play can become the choice.
pub(super) fn is_over(nodes: &Nodes, budget: Budget, done: u32, began: Instant) -> bool {
    let left = budget.limit.left(done + 1, began);
    left == 0 || nodes.node(NodeId::ROOT).visits() >= MOST_VISITS || (budget.early && nodes.lead_at_root() > left)
}

/// Whether passing is as good as anything for `turn`, after so many passes in a row: counted as it stands, every stone
/// alive, the board is won and the opponent has just passed, or every point is settled as it counts.
pub(super) fn may_pass(board: &Board, turn: Colour, passes: u32, komi: i16, owners: &Owners) -> bool {
    let area = area::score(board, &PointSet::EMPTY);
    let margin = area.margin(komi);
    let wins = match turn {
        Colour::Black => margin > 0,
        Colour::White => margin < 0,
    };
    if wins && passes > 0 {
        return true;
    }
    board.points().all(|point| match area.owner(point) {
        Some(Colour::Black) => owners.of(point) > SETTLED,
        Some(Colour::White) => owners.of(point) < -SETTLED,
        None => false,
    })
}
