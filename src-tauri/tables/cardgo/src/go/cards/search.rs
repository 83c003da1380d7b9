//! The tree over draw, cards, targets and moves.
//!
//! Every simulation takes a deal that looks like the view and walks down one tree along decisions that this deal
//! allows. A node's children are all that some deal may allow there, so a draw is followed by the same children
//! whichever card to keep was drawn; what everybody sees of it (an immediate card) leads to children of its own. Only
//! the turn being decided draws: in later turns, chance would spread the search too thin.

use super::super::dice::Dice;
use super::super::ends::Ends;
use super::super::nodes::{NodeId, Nodes};
use super::super::open::ends_too_early;
use super::super::ownership::Tally;
use super::super::player::{lately, start};
use super::super::playout::Playout;
use super::super::settings::Settings;
use super::super::simulation::{Start, Worth, select};
use super::opinion::{Hand, Offer, Opinion};
use super::{codes, prospects, restraint};
use crate::CardgoTable;
use bot::{Deals, Mixer};
use cardgo::{Card, Cardgo, Colour, Move, Phase, Point, State, Step, Table, View};
use game::{Chance, Game, Seat, Silent};
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

/// Room for the children that a simulation may add.
const NODES_A_SIMULATION: usize = 90;
/// How many children are tried in vain before a node is given up.
const MOST_IN_VAIN: usize = 32;
/// The most decisions that finish a turn left half-way.
const MOST_LEFT: usize = 16;

/// A search of a view with cards.
pub(super) struct Search {
    settings: Settings,
    pub(super) nodes: Nodes,
    /// By node and what chance brought there; never iterated, so its order decides nothing.
    chances: HashMap<u64, NodeId, BuildHasherDefault<Mixer>>,
    pub(super) start: Start,
    /// A pass in the turn being decided would end the game too early: it isn't considered there.
    pub(super) goes_on: bool,
    pub(super) observer: Seat,
    /// A seat that doesn't use cards.
    idle: Option<Seat>,
    /// Whose turn is being decided, and how many moves were made before it.
    turn: (Colour, u32),
    pub(super) tally: Tally,
    /// What its games came to after each decision of the root, if that is asked.
    pub(super) ends: Option<Ends>,
    opinion: Opinion,
    game: Playout,
    dice: Dice,
    path: Vec<Stop>,
    /// Stones played before the playout proper.
    before: Vec<(Point, Colour)>,
    offers: Vec<Offer>,
    in_vain: Vec<usize>,
}

/// A node walked through.
#[derive(Clone, Copy)]
struct Stop {
    node: NodeId,
    /// Whose decision led here; nobody's at the root and after chance.
    mover: Option<Colour>,
    /// Who decided here, if the walk went on.
    decider: Option<Colour>,
}

impl Search {
    /// Nothing searched yet, from what `view` tells.
    pub fn new(view: &View, iterations: u32, idle: Option<Seat>, chance: &mut Chance) -> Self {
        let table = view.table();
        let settings = Settings::default();
        let start = start(table.position(), table.setup().komi);
        let room = (iterations as usize).saturating_mul(NODES_A_SIMULATION).saturating_add(Point::INDICES);
        Search {
            settings,
            nodes: Nodes::new(room.min(super::MOST_NODES)),
            chances: HashMap::default(),
            observer: view.seat,
            idle,
            turn: (start.turn, table.number()),
            tally: Tally::new(),
            ends: None,
            opinion: Opinion::new(settings, start.board.size()),
            game: Playout::new(start.board.clone(), start.turn),
            dice: Dice::new(chance),
            goes_on: ends_too_early(table.position(), table.setup().komi),
            start,
            path: Vec::new(),
            before: Vec::new(),
            offers: Vec::new(),
            in_vain: Vec::new(),
        }
    }

    /// One simulation.
    pub fn simulate(&mut self, deals: &dyn Deals<CardgoTable>, chance: &mut Chance) {
        let mut state = deals.deal(chance);
        self.descend(&mut state);
        let worth = self.play_on(&mut state);
        self.go_back(worth);
    }

    /// Walks down the tree, and gives the last node children if it is due.
    fn descend(&mut self, state: &mut State) {
        self.path.clear();
        self.arrive(NodeId::ROOT, None);
        let mut here = NodeId::ROOT;
        while let Some(seat) = decider(state) {
            let step = state.table().step();
            if here != NodeId::ROOT && is_left(step) {
                let Some(mv) = self.opinion.choose(state, &mut self.offers) else { return };
                self.carry_out(state, mv);
                continue;
            }
            if self.nodes.children(here).1.is_empty() && !self.open(here, state, seat) {
                return;
            }
            let Some((next, mv)) = self.choose(here, state, seat, step) else { return };
            self.nodes.node(next).enter();
            if let Some(stop) = self.path.last_mut() {
                stop.decider = Some(colour(seat));
            }
            self.carry_out(state, mv);
            self.path.push(Stop { node: next, mover: Some(colour(seat)), decider: None });
            here = next;
            if let Some(key) = chance_key(here, step, mv, state) {
                let Some(node) = self.chance_node(key) else { return };
                self.arrive(node, None);
                here = node;
            }
        }
    }

    /// Carries out a decision, listening only if somebody will ask what happened.
    fn carry_out(&mut self, state: &mut State, mv: Move) {
        match &mut self.ends {
            None => Cardgo::apply(state, mv, &mut Silent),
            Some(ends) => Cardgo::apply(state, mv, &mut ends.story),
        }
    }

    fn arrive(&mut self, node: NodeId, mover: Option<Colour>) {
        self.nodes.node(node).enter();
        self.path.push(Stop { node, mover, decider: None });
    }

    fn chance_node(&mut self, key: u64) -> Option<NodeId> {
        if let Some(&node) = self.chances.get(&key) {
            return Some(node);
        }
        let node = self.nodes.spare()?;
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

    /// Gives a node children if it is due: at once in the turn being decided and in the middle of a card, else once it
    /// has been visited often enough. Returns whether it has any now.
    fn open(&mut self, here: NodeId, state: &State, seat: Seat) -> bool {
        let table = state.table();
        let this_turn = self.turn == (table.position().turn(), table.number());
        let due = this_turn || table.step() != Step::Turn || self.nodes.node(here).visits() > self.settings.expand;
        if !due || !self.nodes.claim(here) {
            return false;
        }
        let hand = if here == NodeId::ROOT { Hand::Known } else { Hand::Supposed };
        self.opinion.of(state, hand, &mut self.offers);
        if self.idle == Some(seat) {
            self.offers.retain(|(code, _)| !codes::uses_cards(*code));
        }
        if self.goes_on && this_turn && table.step() == Step::Turn {
            self.offers.retain(|(code, _)| *code != codes::PASS);
        }
        self.nodes.give(here, &self.offers);
        !self.nodes.children(here).1.is_empty()
    }

    /// The best child that this deal allows.
    fn choose(&mut self, here: NodeId, state: &State, seat: Seat, step: Step) -> Option<(NodeId, Move)> {
        self.in_vain.clear();
        let (first, children) = self.nodes.children(here);
        while self.in_vain.len() < MOST_IN_VAIN {
            let chosen = select(children, &self.settings, |n| self.in_vain.contains(&n))?;
            let mv = codes::decision(step, children[chosen].play());
            if Cardgo::check(state, seat, mv).is_ok() {
                return Some((Nodes::child(first, chosen), mv));
            }
            self.in_vain.push(chosen);
        }
        None
    }

    /// Finishes a turn the tree has left half-way, and plays the board out.
    fn play_on(&mut self, state: &mut State) -> Worth {
        for _ in 0..MOST_LEFT {
            if decider(state).is_none() || state.table().step() == Step::Turn {
                break;
            }
            let Some(mv) = self.opinion.choose(state, &mut self.offers) else { break };
            self.carry_out(state, mv);
        }
        let (table, game) = (state.table(), &mut self.game);
        let position = table.position();
        let over = table.phase() != Phase::Playing;
        game.reset(
            position.board(),
            position.turn(),
            lately(position),
            if over { 2 } else { position.passes().into() },
        );
        let before = &mut self.before;
        before.clear();
        if let (Some(lasting), false) = (table.lasting(), over) {
            let hear = |point, colour| before.push((point, colour));
            restraint::play_under(lasting, game, &self.settings.playout, &mut self.dice, hear);
        }
        let lead = game.finish(&self.settings.playout, &mut self.dice);
        for &(point, colour) in before.iter().rev() {
            game.first[point.index()] = colour.index() as u8 + 1;
        }
        if let (Some(ends), Some(first)) = (&mut self.ends, self.path.get(1)) {
            ends.add(self.nodes.node(first.node).play(), &game.board);
        }
        let prospects = if over { 0 } else { prospects::of_hands(state, self.idle) };
        let worth = self.start.worth_beside(lead, prospects);
        self.tally.add(&self.game.board, worth.winner());
        self.opinion.heed(&self.tally);
        worth
    }

    /// Backpropagation: tells every node on the way how the game ended, and its children if their stones were played
    /// later.
    fn go_back(&mut self, worth: Worth) {
        let first = &mut self.game.first;
        while let Some(Stop { node, mover, decider }) = self.path.pop() {
            if let Some(decider) = decider {
                let (mark, share) = (decider.index() as u8 + 1, worth.share(decider));
                for child in self.nodes.children(node).1 {
                    let code = child.play();
                    if codes::is_stone(code) && first[code as usize] == mark {
                        child.made_later(share);
                    }
                }
            }
            let node = self.nodes.node(node);
            if let Some(mover) = mover {
                node.leave(worth.share(mover), worth.lead(mover));
                if codes::is_stone(node.play()) {
                    first[node.play() as usize] = mover.index() as u8 + 1;
                }
            }
        }
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
    Some(u64::from(node.number()) << 32 | u64::from(seen))
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
