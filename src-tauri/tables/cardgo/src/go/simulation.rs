//! One simulation: down the tree, on by a playout, and its result back up.

use super::barred::Barred;
use super::dice::Dice;
use super::ends::Ends;
use super::learnt::Judge;
use super::nodes::{Node, NodeId, Nodes, Presumption, WHOLE, decode};
use super::ownership::{Owners, Tally};
use super::player::may_pass;
use super::playout::Playout;
use super::points;
use super::settings::Settings;
use cardgo::{Board, Colour, Point};

/// Where a search starts.
#[derive(Clone, Debug)]
pub(super) struct Start {
    /// The board, in an order that doesn't depend on how it came about.
    pub board: Board,
    /// Who is to play.
    pub turn: Colour,
    /// The last play and the one before it; none is a pass.
    pub last: [Option<Point>; 2],
    /// Passes in a row.
    pub passes: u32,
    /// The hashes of every colouring so far, in order of size.
    pub earlier: Vec<u64>,
    /// White's, in half points.
    pub komi: i16,
    /// What isn't considered.
    pub barred: Barred,
}

impl Start {
    /// Whether passing is as good as anything.
    pub fn may_pass(&self, owners: &Owners) -> bool {
        may_pass(&self.board, self.turn, self.passes, self.komi, owners)
    }

    /// What a lead of Black's is worth: the share won, and the points with the komi counted in.
    pub fn worth(&self, lead: i16) -> Worth {
        self.worth_beside(lead, 0)
    }

    /// The same with Black's prospects beyond the board, in half points, which help decide who wins but aren't part of
    /// the lead.
    pub fn worth_beside(&self, lead: i16, prospects: i16) -> Worth {
        let margin = 2 * lead - self.komi;
        let black = match margin + prospects {
            0 => WHOLE / 2,
            1.. => WHOLE,
            _ => 0,
        };
        Worth { black, margin }
    }
}

/// What a finished game is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// Black's share, in [`WHOLE`]ths.
    black: u32,
    /// Black's lead in half points, komi counted in.
    margin: i16,
}

impl Worth {
    /// Its share, in [`WHOLE`]ths.
    pub fn share(self, colour: Colour) -> u32 {
        match colour {
            Colour::Black => self.black,
            Colour::White => WHOLE - self.black,
        }
    }

    /// Who has won: 1 Black, −1 White, 0 nobody.
    pub fn winner(self) -> i32 {
        (2 * self.black as i32 - WHOLE as i32).signum()
    }

    /// By how many half points it leads.
    pub fn lead(self, colour: Colour) -> i32 {
        let margin = i32::from(self.margin);
        match colour {
            Colour::Black => margin,
            Colour::White => -margin,
        }
    }
}

/// A thread's own state.
pub(super) struct Worker {
    game: Playout,
    dice: Dice,
    /// Nodes walked through, the root first, with who plays there.
    path: Vec<(NodeId, Colour)>,
    /// The colourings on the way.
    on_the_way: Vec<u64>,
    plays: Vec<(u32, Presumption)>,
    judge: Judge,
    /// Whose points were whose at the end of its games.
    pub tally: Tally,
    /// What its games came to after each play of the root, if that is asked.
    pub ends: Option<Ends>,
}

impl Worker {
    pub fn new(start: &Start, dice: Dice) -> Self {
        Worker {
            game: Playout::new(start.board.clone(), start.turn),
            dice,
            path: Vec::new(),
            on_the_way: Vec::new(),
            plays: Vec::new(),
            judge: Judge::default(),
            tally: Tally::new(),
            ends: None,
        }
    }

    /// Plays one game and adds it to the tree.
    pub fn simulate(&mut self, start: &Start, nodes: &Nodes, settings: &Settings) {
        self.game.reset(&start.board, start.turn, start.last, start.passes);
        self.path.clear();
        self.on_the_way.clear();
        self.descend(start, nodes, settings);
        let worth = start.worth(self.game.finish(&settings.playout, &mut self.dice));
        self.tally.add(&self.game.board, worth.winner());
        self.judge.heed(&self.tally);
        if let (Some(ends), Some((first, _))) = (&mut self.ends, self.path.get(1)) {
            ends.add(nodes.node(*first).play(), &self.game.board);
        }
        self.go_back(worth, nodes);
    }

    /// Walks down the tree along the best plays, and gives the last node children if it is due.
    fn descend(&mut self, start: &Start, nodes: &Nodes, settings: &Settings) {
        let mut here = NodeId::ROOT;
        nodes.node(here).enter();
        self.path.push((here, self.game.turn));
        while self.game.passes < 2 {
            if nodes.children(here).1.is_empty() {
                let due = here == NodeId::ROOT || nodes.node(here).visits() > settings.expand;
                if !due || !nodes.claim(here) {
                    return;
                }
                self.judge.presume(&self.game, settings, &mut self.plays);
                start.barred.restrict(self.game.turn, self.path.len() - 1, &mut self.plays);
                nodes.give(here, &self.plays);
            }
            let (first, children) = nodes.children(here);
            let Some(chosen) = self.choose(start, children, settings) else { return };
            let child = &children[chosen];
            child.enter();
            let play = decode(child.play());
            self.game.make(play);
            if play.is_some() {
                self.on_the_way.push(self.game.board.hash());
            }
            here = Nodes::child(first, chosen);
            self.path.push((here, self.game.turn));
        }
    }

    /// The best child to go on with.
    fn choose(&self, start: &Start, children: &[Node], settings: &Settings) -> Option<usize> {
        loop {
            let chosen = select(children, settings, |_| false)?;
            let child = &children[chosen];
            if child.visits() > 0 || child.play() == 0 || !self.repeats(start, points::at(child.play())) {
                return Some(chosen);
            }
            child.forbid();
        }
    }

    /// Whether a play would bring back an earlier colouring (GO-1.5).
    fn repeats(&self, start: &Start, point: Point) -> bool {
        let hash = self.game.board.hash_after(point, self.game.turn);
        start.earlier.binary_search(&hash).is_ok() || self.on_the_way.contains(&hash)
    }

    /// Backpropagation: tells every node on the way how the game ended, and its children if they were played later.
    fn go_back(&mut self, worth: Worth, nodes: &Nodes) {
        let first = &mut self.game.first;
        while let Some((id, turn)) = self.path.pop() {
            let node = nodes.node(id);
            let mark = turn.index() as u8 + 1;
            let share = worth.share(turn);
            for child in nodes.children(id).1 {
                if first[child.play() as usize] == mark {
                    child.made_later(share);
                }
            }
            let mover = turn.opponent();
            node.leave(worth.share(mover), worth.lead(mover));
            let play = node.play();
            if play != 0 {
                first[play as usize] = mover.index() as u8 + 1;
            }
        }
    }
}

/// The child that looks best by its own results and those of games in which it was played later; some may be left out.
#[inline]
pub(super) fn select(children: &[Node], settings: &Settings, left_out: impl Fn(usize) -> bool) -> Option<usize> {
    let rate = 1.0 / settings.equivalence;
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for (n, child) in children.iter().enumerate() {
        let Some(presumed) = child.presumed() else { continue };
        let value = value(child, presumed, rate);
        if value > most && !left_out(n) {
            (best, most) = (Some(n), value);
        }
    }
    best
}

/// A child's mean over its own visits and those presumed, and its mean over games in which it was played later, each
/// by its weight. `rate` is what a later game adds to the weight of its own visits.
#[inline]
fn value(child: &Node, presumed: Presumption, rate: f32) -> f32 {
    const UNIT: f32 = 1.0 / WHOLE as f32;
    let visits = (child.visits() + presumed.weight) as f32;
    let won = child.won() as f32 * UNIT + presumed.won as f32;
    let (later, later_won) = child.later();
    let later = later as f32;
    let own = 1.0 + later * rate;
    (later_won as f32 * UNIT + won * own) / (later + visits * own)
}
