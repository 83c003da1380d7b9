//! The tree over draw, cards, targets and moves.
//!
//! Every simulation takes a deal that looks like the view and walks down one tree along decisions that this deal
//! allows, until it comes to a turn that was never thought of: the net judges its position. A node's children are all
//! that some deal may allow there, so a draw is followed by the same children whichever card to keep was drawn; what
//! everybody sees of it (an immediate card) leads to children of its own. A card is followed to its end at once, and
//! one that binds the next moves until they are made: the net knows nothing of cards. Only the turn being decided
//! draws: in later turns, chance would spread the search too thin.

use super::super::ends::Ends;
use super::super::owners::OwnerSums;
use super::super::passing::ends_too_early;
use super::super::select::select;
use super::super::tree::{NodeId, ROOT, Tree, Worth};
use super::codes;
use super::opinion::{Hand, Offer, Opinion};
use crate::CardgoTable;
use bot::{Deals, Mixer};
use cardgo::{Card, Cardgo, Colour, Move, Phase, Position, State, Step, Table, View};
use game::{Chance, Game, Seat, Silent};
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

/// Room for the children that an evaluation may add.
const NODES_AN_EVALUATION: usize = 420;
/// How many children are tried in vain before a node is given up.
const MOST_IN_VAIN: usize = 32;
/// The most decisions that finish a turn left half-way.
const MOST_LEFT: usize = 16;
/// An effect that lasts for so many more moves at most is followed to its end before the net is asked.
const FOLLOWED: u8 = 2;

/// A search of a view with cards.
pub(super) struct Search {
    pub(super) tree: Tree,
    /// By node and what chance brought there; never iterated, so its order decides nothing.
    chances: HashMap<u64, NodeId, BuildHasherDefault<Mixer>>,
    pub(super) position: Position,
    /// White's, in half points.
    pub(super) komi: i16,
    /// A pass in the turn being decided would end the game too early: it isn't considered there.
    pub(super) goes_on: bool,
    pub(super) observer: Seat,
    /// A seat that doesn't use cards.
    idle: Option<Seat>,
    /// Whose turn is being decided, and how many moves were made before it.
    turn: (Colour, u32),
    /// Whose the points were in all simulations.
    pub(super) owned: OwnerSums,
    /// What its games came to after each decision of the root, if that is asked.
    pub(super) ends: Option<Ends>,
    opinion: Opinion,
    path: Vec<Stop>,
    offers: Vec<Offer>,
    in_vain: Vec<usize>,
}

/// A node walked through.
#[derive(Clone, Copy)]
struct Stop {
    node: NodeId,
    /// Who sees it so: whoever made the decision that led here; at the root, who didn't.
    viewer: Colour,
}

impl Search {
    /// Nothing searched yet, from what `view` tells; there is room for so many evaluations.
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
            opinion: Opinion::new(position.board().size(), idle, chance.seed()),
            goes_on: ends_too_early(&position, komi),
            position,
            path: Vec::new(),
            offers: Vec::new(),
            in_vain: Vec::new(),
        }
    }

    /// How many positions the net was asked about.
    pub fn evaluations(&self) -> u32 {
        self.opinion.evaluations
    }

    /// From now on nothing but this decision is considered at the root.
    pub fn keep_to(&mut self, code: u32) {
        self.tree.give(ROOT, &[(code as u16, 1.0)]);
    }

    /// One simulation.
    pub fn simulate(&mut self, deals: &dyn Deals<CardgoTable>, chance: &mut Chance) {
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
        while let Some(Stop { node, viewer }) = self.path.pop() {
            self.tree.add(node, if viewer == Colour::Black { worth } else { worth.turned() });
        }
    }

    /// Walks down the tree to a turn that is thought of for the first time; what it is worth to Black. `None` where the
    /// way ends before one.
    fn descend(&mut self, state: &mut State) -> Option<Worth> {
        self.path.clear();
        let mut here = ROOT;
        let first = decider(state).map_or(Colour::Black, colour);
        self.path.push(Stop { node: here, viewer: first.opponent() });
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
            self.path.push(Stop { node: next, viewer });
            here = next;
            if let Some(key) = chance_key(here, step, mv, state) {
                here = self.chance_node(key)?;
                self.path.push(Stop { node: here, viewer });
            }
        }
        None
    }

    /// Carries out a decision, listening only if somebody will ask what happened.
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

    /// The node that chance, or what isn't known, has led to.
    pub fn after_chance(&self, node: NodeId, step: Step, mv: Move, after: &State) -> Option<NodeId> {
        match chance_key(node, step, mv, after) {
            Some(key) => self.chances.get(&key).copied(),
            None => Some(node),
        }
    }

    /// Gives a node its children; what a turn is worth to Black, if it is one.
    fn open(&mut self, here: NodeId, state: &State, seat: Seat) -> Option<Worth> {
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

    /// The best child that this deal allows.
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

    /// Finishes a turn that the tree has left half-way; what has come of it is worth this to Black.
    fn finish(&mut self, state: &mut State) -> Worth {
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

/// Who decides, while stones are placed.
fn decider(state: &State) -> Option<Seat> {
    state.to_move().filter(|_| state.table().phase() == Phase::Playing)
}

/// Whether the decision is left to the opinion, unless it is the one searched.
fn is_left(step: Step) -> bool {
    matches!(step, Step::Arrange | Step::Note | Step::Discard { .. })
}

/// Whether what binds the next moves is followed to its end before the position is judged.
fn is_followed(table: &Table) -> bool {
    table.lasting().is_some_and(|lasting| lasting.left <= FOLLOWED)
}

fn colour(seat: Seat) -> Colour {
    Colour::BOTH[seat.index()]
}
/// The key of an outcome that differs between deals: what everybody sees of it, so that a seat that sees no more goes
/// on the same way.
fn chance_key(node: NodeId, step: Step, mv: Move, after: &State) -> Option<u64> {
    let seen = match mv {
        Move::Draw | Move::Let | Move::Card { .. } => seen(after.table(), after),
        // Where a trap lies is known to one only.
        Move::Target { .. } if step == Step::Note => return Some(u64::from(u32::MAX) << 32),
        _ => return None,
    };
    Some(u64::from(node) << 32 | u64::from(seen))
}

/// What everybody sees of the cards, as a number.
fn seen(table: &Table, state: &State) -> u32 {
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
