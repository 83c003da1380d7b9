//! The tree search over draws, cards, targets and moves.
//!
//! Every simulation takes a determinization that is consistent with the view and walks down the tree along decisions
//! that are legal in it, until it reaches a turn that has no children yet: the net evaluates its position. A node's
//! children are all decisions that are legal in some determinization, so a draw is followed by the same children
//! whichever card was drawn into the hand; a public outcome (an immediate card) has a node of its own. A card is
//! followed to its end at once, and a lasting effect until its moves are made, because the net knows nothing of cards.
//! Only the turn being decided draws: draws in later turns would spread the search too thin.

use super::super::milestone_tallies::MilestoneTallies;
use super::super::owners::OwnerSums;
use super::super::passing::ends_too_early;
use super::super::select::select;
use super::super::tree::{NodeId, PositionValue, ROOT, Tree};
use super::card_priors::{CardEvaluator, DecisionPrior, Hand};
use super::codes;
use crate::HostedCardgo;
use bot::{DeterminizationSource, Mixer};
use cardgo::{Card, Cardgo, Colour, Move, Phase, Position, PublicState, State, Step, View};
use game::{Chance, Game, Seat, Silent};
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

/// Room for the children that one evaluation may add.
const NODES_AN_EVALUATION: usize = 420;
/// How many illegal children are tried before a node is given up.
const MOST_IN_VAIN: usize = 32;
/// The maximum number of decisions that finish an unfinished turn.
const MOST_LEFT: usize = 16;
/// A lasting effect with at most this many moves left is followed to its end before the net evaluates the position.
const FOLLOWED: u8 = 2;

/// A search from a view with cards.
pub(super) struct Search {
    pub(super) tree: Tree,
    /// Nodes by their parent and the public outcome of chance; never iterated, so its order decides nothing.
    chances: HashMap<u64, NodeId, BuildHasherDefault<Mixer>>,
    pub(super) position: Position,
    /// White's komi, in half points.
    pub(super) komi: i16,
    /// A pass in the turn being decided would end the game too early, so it isn't considered there.
    pub(super) goes_on: bool,
    pub(super) observer: Seat,
    /// The seat that never uses cards.
    idle: Option<Seat>,
    /// The colour whose turn is being decided, and the number of moves before it.
    turn: (Colour, u32),
    /// The sum of the owners in all simulations.
    pub(super) owned: OwnerSums,
    /// What the simulations came to after each decision of the root, if that is counted.
    pub(super) ends: Option<MilestoneTallies>,
    opinion: CardEvaluator,
    path: Vec<PathNode>,
    offers: Vec<DecisionPrior>,
    in_vain: Vec<usize>,
}

/// A node on the path of a simulation.
#[derive(Clone, Copy)]
struct PathNode {
    node: NodeId,
    /// The colour that made the decision leading to the node; at the root, the opponent of the one that decides.
    viewer: Colour,
}

impl Search {
    /// Creates a search from `view` without any simulation; its tree has room for that many evaluations.
    pub fn new(view: &View, evaluations: u32, idle: Option<Seat>, chance: &mut Chance) -> Self {
        let table = view.table();
        let (position, komi) = (table.position().clone(), table.setup().komi);
        let room = (evaluations as usize + 1).saturating_mul(NODES_AN_EVALUATION);
        Search {
            tree: Tree::new(room.min(super::MOST_NODES)),
            chances: HashMap::default(),
            komi,
            observer: view.seat,
            idle,
            turn: (position.turn(), table.number()),
            owned: OwnerSums::new(),
            ends: None,
            opinion: CardEvaluator::new(position.board().size(), idle, chance.seed()),
            goes_on: ends_too_early(&position, komi),
            position,
            path: Vec::new(),
            offers: Vec::new(),
            in_vain: Vec::new(),
        }
    }

    /// Returns how many positions the net has evaluated.
    pub fn evaluations(&self) -> u32 {
        self.opinion.evaluations
    }

    /// Restricts the root to this decision.
    pub fn keep_to(&mut self, code: u32) {
        self.tree.give(ROOT, &[(code as u16, 1.0)]);
    }

    /// Runs one simulation.
    pub fn simulate(&mut self, deals: &dyn DeterminizationSource<HostedCardgo>, chance: &mut Chance) {
        let mut state = deals.deal(chance);
        let worth = match self.descend(&mut state) {
            Some(worth) => worth,
            None => self.finish(&mut state),
        };
        let owners = self.opinion.owners();
        self.owned.add(owners);
        if let (Some(ends), Some(first)) = (&mut self.ends, self.path.get(1)) {
            let play = self.tree.node(first.node).play;
            ends.add(play.into(), self.position.board().size(), |point| owners.side(point));
        }
        while let Some(PathNode { node, viewer }) = self.path.pop() {
            self.tree.add(node, if viewer == Colour::Black { worth } else { worth.turned() });
        }
    }

    /// Walks down the tree to a turn that is reached for the first time and returns its value to Black; returns `None`
    /// if the path ends before.
    fn descend(&mut self, state: &mut State) -> Option<PositionValue> {
        self.path.clear();
        let mut here = ROOT;
        let first = decider(state).map_or(Colour::Black, colour);
        self.path.push(PathNode { node: here, viewer: first.opponent() });
        while let Some(seat) = decider(state) {
            let step = state.table().step();
            if here != ROOT && is_left(step) {
                let mv = self.opinion.choose(state, &mut self.offers)?;
                self.carry_out(state, mv);
                continue;
            }
            if self.tree.children(here).1.is_empty() {
                let worth = self.open(here, state, seat);
                if step == Step::Turn && (here == ROOT || !is_followed(state.table())) {
                    return worth;
                }
            }
            let (next, mv) = self.choose(here, state, seat, step)?;
            self.carry_out(state, mv);
            let viewer = colour(seat);
            self.path.push(PathNode { node: next, viewer });
            here = next;
            if let Some(key) = chance_key(here, step, mv, state) {
                here = self.chance_node(key)?;
                self.path.push(PathNode { node: here, viewer });
            }
        }
        None
    }

    /// Applies a decision; events are collected only if milestones are counted.
    fn carry_out(&mut self, state: &mut State, mv: Move) {
        match &mut self.ends {
            None => Cardgo::apply(state, mv, &mut Silent),
            Some(ends) => Cardgo::apply(state, mv, &mut ends.story),
        }
    }

    fn chance_node(&mut self, key: u64) -> Option<NodeId> {
        if let Some(&node) = self.chances.get(&key) {
            return Some(node);
        }
        let node = self.tree.spare()?;
        self.chances.insert(key, node);
        Some(node)
    }

    /// Returns the node after a decision's outcome by chance or hidden information.
    pub fn after_chance(&self, node: NodeId, step: Step, mv: Move, after: &State) -> Option<NodeId> {
        match chance_key(node, step, mv, after) {
            Some(key) => self.chances.get(&key).copied(),
            None => Some(node),
        }
    }

    /// Gives a node its children; at the start of a turn, returns the state's value to Black.
    fn open(&mut self, here: NodeId, state: &State, seat: Seat) -> Option<PositionValue> {
        let table = state.table();
        let this_turn = self.turn == (table.position().turn(), table.number());
        let hand = if here == ROOT { Hand::Known } else { Hand::Supposed };
        let worth = self.opinion.of(state, hand, &mut self.offers);
        if self.idle == Some(seat) {
            self.offers.retain(|&(code, _)| !codes::uses_cards(code.into()));
        }
        if self.goes_on && this_turn && table.step() == Step::Turn {
            self.offers.retain(|&(code, _)| u32::from(code) != codes::PASS);
        }
        let all: f32 = self.offers.iter().map(|(_, mass)| mass).sum();
        self.offers.iter_mut().for_each(|(_, mass)| *mass /= all.max(f32::MIN_POSITIVE));
        self.tree.give(here, &self.offers);
        worth
    }

    /// Selects the best child that is legal in this determinization.
    fn choose(&mut self, here: NodeId, state: &State, seat: Seat, step: Step) -> Option<(NodeId, Move)> {
        self.in_vain.clear();
        let parent = self.tree.node(here);
        let viewer = self.path.last().map(|stop| stop.viewer);
        let worth = if viewer == Some(colour(seat)) { parent.value() } else { 1.0 - parent.value() };
        let worth = if parent.visits == 0 { 0.5 } else { worth };
        let (first, children) = self.tree.children(here);
        while self.in_vain.len() < MOST_IN_VAIN {
            let chosen = select(worth, parent.visits, children, |n| self.in_vain.contains(&n))?;
            let mv = codes::decision(step, children[chosen].play.into());
            if Cardgo::check(state, seat, mv).is_ok() {
                return Some((first + chosen as u32, mv));
            }
            self.in_vain.push(chosen);
        }
        None
    }

    /// Finishes a turn that the tree has left unfinished; returns the resulting value to Black.
    fn finish(&mut self, state: &mut State) -> PositionValue {
        for _ in 0..MOST_LEFT {
            if decider(state).is_none() || state.table().step() == Step::Turn {
                break;
            }
            let Some(mv) = self.opinion.choose(state, &mut self.offers) else { break };
            self.carry_out(state, mv);
        }
        self.opinion.worth(state)
    }
}

/// Returns the seat to move in the playing phase.
fn decider(state: &State) -> Option<Seat> {
    state.to_move().filter(|_| state.table().phase() == Phase::Playing)
}

/// Returns whether the decision is made by its prior alone, unless it is the root's.
fn is_left(step: Step) -> bool {
    matches!(step, Step::Arrange | Step::Note | Step::Discard { .. })
}

/// Returns whether the lasting effect is followed to its end before the position is evaluated.
fn is_followed(table: &PublicState) -> bool {
    table.lasting().is_some_and(|lasting| lasting.left <= FOLLOWED)
}

fn colour(seat: Seat) -> Colour {
    Colour::BOTH[seat.index()]
}
/// Returns the key of an outcome that differs between determinizations: its public part, so that outcomes that look the
/// same to both seats share a node.
fn chance_key(node: NodeId, step: Step, mv: Move, after: &State) -> Option<u64> {
    let seen = match mv {
        Move::Draw | Move::Let | Move::Card { .. } => seen(after.table(), after),
        // The point of a trap is known only to its owner.
        Move::Target { .. } if step == Step::Note => return Some(u64::from(u32::MAX) << 32),
        _ => return None,
    };
    Some(u64::from(node) << 32 | u64::from(seen))
}

/// Returns a hash of everything public about the cards.
fn seen(table: &PublicState, state: &State) -> u32 {
    let card = |card: Option<Card>| card.map_or(0, |card| card.number());
    let announced = match table.step() {
        Step::Answer { card, .. } => Some(card),
        _ => None,
    };
    let facts = [
        card(announced),
        card(table.lasting().map(|lasting| lasting.card)),
        card(table.discards().last().copied()),
        table.discards().len(),
        state.hand(Seat(0)).len(),
        state.hand(Seat(1)).len(),
        state.to_move().map_or(2, Seat::index),
    ];
    facts.into_iter().fold(0u32, |all, fact| all.wrapping_mul(61).wrapping_add(fact as u32))
}
