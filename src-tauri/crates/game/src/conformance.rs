//! The conformance suite, which every game must pass: one random game, checked after every move.
//!
//! The claims are those of [`Game`]'s documentation. [`check_game`] is called by each engine's tests and, on a larger
//! scale, by `arena selfcheck`.

use crate::rule::place_of;
use crate::{Chance, Cites, DecisionKind, Game, Seat, Seed, Silent, StateHash, clockwise, state_hash};
use std::fmt;

/// The number of unlisted moves that are tried, and must be refused, in every position.
const REFUSALS_TRIED: usize = 8;

/// A claim that doesn't hold.
#[derive(Clone, Debug)]
pub struct BrokenClaim {
    pub seed: Seed,
    /// The number of moves played before.
    pub moves: usize,
    pub claim: &'static str,
    /// What was observed instead.
    pub detail: String,
}

/// The result of a checked game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked<M> {
    pub moves: Vec<M>,
    /// Whether the game was cut off before its end.
    pub cut: bool,
}

impl fmt::Display for BrokenClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BrokenClaim { seed, moves, claim, detail } = self;
        write!(f, "seed {seed}, after {moves} moves: {claim}: {detail}")
    }
}

impl std::error::Error for BrokenClaim {}

/// Plays random listed moves from `seed`, at most `most`, and checks every claim after each.
///
/// ```
/// # mod matches { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/rules.rs")); }
/// # use matches::{Matches, Setup};
/// use game::{Seed, conformance::check_game};
///
/// for seed in 0..20 {
///     let game = check_game::<Matches>(&Setup { matches: 20 }, Seed(seed), 100).unwrap();
///     assert!(!game.cut && (7..=20).contains(&game.moves.len()));
/// }
/// ```
///
/// # Errors
/// The first claim that doesn't hold.
pub fn check_game<G: Game>(setup: &G::Setup, seed: Seed, most: usize) -> Result<Checked<G::Move>, BrokenClaim> {
    let mut game = Checker::<G>::deal(setup, seed)?;
    while game.played.len() < most {
        let Some(mv) = game.check_position()? else { break };
        game.check_move(mv)?;
    }
    game.check_refused()?;
    game.check_replay(setup)?;
    let cut = G::to_move(&game.state).is_some();
    Ok(Checked { moves: game.played, cut })
}

struct Checker<G: Game> {
    seed: Seed,
    chance: Chance,
    state: G::State,
    hash: StateHash,
    played: Vec<G::Move>,
    listed: Vec<G::Move>,
    /// The number of unlisted moves tried.
    refused: usize,
}

type Seen<G> = (Vec<<G as Game>::Event>, <G as Game>::View);

impl<G: Game> Checker<G> {
    fn deal(setup: &G::Setup, seed: Seed) -> Result<Self, BrokenClaim> {
        let fault = |claim, detail| BrokenClaim { seed, moves: 0, claim, detail };
        let state = G::deal(setup, seed, &mut Silent).map_err(|error| fault("a setup deals", error.to_string()))?;
        let hash = state_hash(&state).map_err(|error| fault("a state can be written", error.to_string()))?;
        let chance = Chance::new(seed).split();
        Ok(Checker { seed, chance, state, hash, played: Vec::new(), listed: Vec::new(), refused: 0 })
    }

    fn claim(&self, holds: bool, claim: &'static str, detail: impl FnOnce() -> String) -> Result<(), BrokenClaim> {
        if holds { Ok(()) } else { Err(self.fault(claim, detail())) }
    }

    fn fault(&self, claim: &'static str, detail: impl fmt::Debug) -> BrokenClaim {
        BrokenClaim { seed: self.seed, moves: self.played.len(), claim, detail: format!("{detail:?}") }
    }

    fn hash_of(&self, state: &G::State) -> Result<StateHash, BrokenClaim> {
        state_hash(state).map_err(|error| self.fault("a state can be written", error))
    }

    /// Checks everything that must hold between moves. Returns the next move to play, or `None` at the end of the game.
    fn check_position(&mut self) -> Result<Option<G::Move>, BrokenClaim> {
        G::audit(&self.state).map_err(|problem| self.fault("the audit finds nothing", problem))?;
        self.check_stored()?;
        self.listed.clear();
        G::legal_moves(&self.state, &mut self.listed);
        let outcome = G::outcome(&self.state);
        let Some(seat) = G::to_move(&self.state) else {
            self.claim(self.listed.is_empty(), "a finished game lists nothing", || format!("{:?}", self.listed))?;
            self.claim(outcome.is_some(), "a finished game has an outcome", String::new)?;
            self.check_views(None)?;
            return Ok(None);
        };
        self.claim(outcome.is_none(), "a game has no outcome before its end", || format!("{outcome:?}"))?;
        self.claim(!self.listed.is_empty(), "somebody can always move", String::new)?;
        let automaton = G::automata(G::setup(&self.state)).contains(&seat);
        self.claim(!automaton || self.listed.len() == 1, "an automaton has one way to go", || {
            format!("{seat:?} {:?}", self.listed)
        })?;
        let kind = G::decision_kind(&self.state);
        let fits = match &kind {
            DecisionKind::Choice => true,
            DecisionKind::Window { decline } => self.listed.contains(decline),
            DecisionKind::Forced => self.listed.len() == 1,
        };
        self.claim(fits, "a decision is of the kind it is said to be", || format!("{kind:?} {:?}", self.listed))?;
        self.check_listed(seat)?;
        self.check_unlisted(seat)?;
        self.check_views(Some(seat))?;
        Ok(self.chance.pick(&self.listed))
    }

    fn check_stored(&self) -> Result<(), BrokenClaim> {
        let text = serde_json::to_string(&self.state).map_err(|error| self.fault("a state can be written", error))?;
        let read: G::State = serde_json::from_str(&text).map_err(|error| self.fault("a state can be read", error))?;
        self.claim(read == self.state, "save and load give the same state", || text)?;
        self.claim(self.hash_of(&read)? == self.hash, "save and load give the same hash", String::new)
    }

    fn check_listed(&self, seat: Seat) -> Result<(), BrokenClaim> {
        let mut sorted = self.listed.clone();
        sorted.sort_unstable();
        sorted.dedup();
        self.claim(sorted.len() == self.listed.len(), "no move is listed twice", || format!("{:?}", self.listed))?;
        let text = serde_json::to_string(&self.listed).map_err(|error| self.fault("a move can be written", error))?;
        let read: Vec<G::Move> =
            serde_json::from_str(&text).map_err(|error| self.fault("a move can be read", error))?;
        self.claim(read == self.listed, "a move is read back as written", || text)?;
        let view = G::view(&self.state, seat);
        for &mv in &self.listed {
            if let Err(refusal) = G::check(&self.state, seat, mv) {
                return Err(self.fault("a listed move is accepted", (mv, refusal)));
            }
            let reasons = G::explain(&view, &G::intent(mv));
            self.claim(reasons.is_empty(), "nothing stands against the touch of a listed move", || {
                format!("{mv:?} {reasons:?}")
            })?;
            let whole = G::whole_move(&G::intent(mv));
            self.claim(whole.is_none_or(|whole| whole == mv), "a touch stands for the move it came from", || {
                format!("{mv:?} {whole:?}")
            })?;
            for other in clockwise(Seat(0), G::seats(G::setup(&self.state))).filter(|other| *other != seat) {
                let refused = G::check(&self.state, other, mv).is_err();
                self.claim(refused, "only the seat to move may move", || format!("{other:?} {mv:?}"))?;
            }
        }
        Ok(())
    }

    fn check_unlisted(&mut self, seat: Seat) -> Result<(), BrokenClaim> {
        let view = G::view(&self.state, seat);
        let elsewhere = G::determinize(&view, &mut self.chance);
        let mut tried = 0;
        // Small games list nearly every well-formed move, so the number of tries is limited.
        for _ in 0..REFUSALS_TRIED * 20 {
            let mv = G::random_move(&mut self.chance);
            if self.listed.contains(&mv) {
                continue;
            }
            let Err(refusal) = G::check(&self.state, seat, mv) else {
                return Err(self.fault("a move that isn't listed is refused", mv));
            };
            self.claim(G::RULES.contains(&refusal.rule()), "a refusal names a rule of the table", || {
                format!("{refusal:?}")
            })?;
            let mut state = self.state.clone();
            let refused = G::play(&mut state, seat, mv, &mut Silent).is_err();
            self.claim(refused && state == self.state, "a refused move changes nothing", || format!("{mv:?}"))?;
            let there = G::check(&elsewhere, seat, mv).err();
            self.claim(there.as_ref() == Some(&refusal), "a refusal depends only on what the seat sees", || {
                format!("{mv:?} {refusal:?} {there:?}")
            })?;
            self.check_reasons(&view, mv, &refusal)?;
            tried += 1;
            if tried == REFUSALS_TRIED {
                break;
            }
        }
        self.refused += tried;
        Ok(())
    }

    /// Checks the order of the refusals of a move's intent. If the intent stands for this move and no other, the first
    /// refusal must be the one with which the move is refused.
    fn check_reasons(&self, view: &G::View, mv: G::Move, refusal: &G::Refusal) -> Result<(), BrokenClaim> {
        let intent = G::intent(mv);
        let reasons = G::explain(view, &intent);
        let in_order = reasons.is_sorted_by_key(|reason| place_of(reason.rule(), G::REASONS));
        self.claim(in_order, "reasons come in the spec's order", || format!("{mv:?} {reasons:?}"))?;
        let same = G::whole_move(&intent) != Some(mv) || reasons.first().is_none_or(|first| first == refusal);
        self.claim(same, "a move is refused for the first reason", || format!("{mv:?} {refusal:?} {reasons:?}"))
    }

    /// The claims about refusals say nothing about a game in which no move was refused.
    fn check_refused(&self) -> Result<(), BrokenClaim> {
        let any = self.refused > 0 || self.played.is_empty();
        self.claim(any, "something that isn't listed is tried", || "random moves were all listed".to_owned())
    }

    /// Checks that no seat sees more than it may: two states with the same view look the same to it in every respect.
    fn check_views(&mut self, to_move: Option<Seat>) -> Result<(), BrokenClaim> {
        for seat in clockwise(Seat(0), G::seats(G::setup(&self.state))) {
            let view = G::view(&self.state, seat);
            let other = G::determinize(&view, &mut self.chance);
            self.claim(G::to_move(&other) == to_move, "who is asked depends on what is public", || {
                format!("{seat:?} {to_move:?} {:?}", G::to_move(&other))
            })?;
            let (kind, others) = (G::decision_kind(&self.state), G::decision_kind(&other));
            self.claim(to_move.is_none() || kind == others, "the kind of a decision is public", || {
                format!("{seat:?} {kind:?} {others:?}")
            })?;
            self.claim(G::view(&other, seat) == view, "a determinized state looks the same", || {
                format!("{seat:?}\n{view:?}\n{:?}", G::view(&other, seat))
            })?;
            G::audit(&other).map_err(|problem| self.fault("a determinized state passes the audit", problem))?;
            if to_move == Some(seat) {
                let mut listed = Vec::new();
                G::legal_moves(&other, &mut listed);
                self.claim(listed == self.listed, "listed moves depend only on what the seat sees", || {
                    format!("{seat:?} {:?} {listed:?}", self.listed)
                })?;
            }
        }
        Ok(())
    }

    /// Plays `mv` and checks events, determinism, undo and non-interference.
    fn check_move(&mut self, mv: G::Move) -> Result<(), BrokenClaim> {
        let before = self.state.clone();
        let mut events = Vec::new();
        G::apply(&mut self.state, mv, &mut events);
        self.hash = self.hash_of(&self.state)?;
        for event in &events {
            let known = G::RULES.contains(&event.rule());
            self.claim(known, "an event names a rule of the table", || format!("{event:?}"))?;
            let text = serde_json::to_string(event).map_err(|error| self.fault("an event can be written", error))?;
            let read: G::Event =
                serde_json::from_str(&text).map_err(|error| self.fault("an event can be read", error))?;
            self.claim(read == *event, "an event is read back as written", || text)?;
        }
        // Undo restores the kept snapshot; redo plays the move again.
        let mut again = before.clone();
        G::apply(&mut again, mv, &mut Silent);
        self.claim(self.hash_of(&again)? == self.hash, "undo and redo give the same hash", || format!("{mv:?}"))?;
        self.check_non_interference(&before, mv, &events)?;
        self.played.push(mv);
        Ok(())
    }

    /// For every seat, plays the same move in a state with the same view. The seat must then see the same view exactly
    /// if it sees the same events.
    fn check_non_interference(
        &mut self,
        before: &G::State,
        mv: G::Move,
        events: &[G::Event],
    ) -> Result<(), BrokenClaim> {
        let Some(mover) = G::to_move(before) else { return Ok(()) };
        for seat in clockwise(Seat(0), G::seats(G::setup(before))) {
            let mut other = G::determinize(&G::view(before, seat), &mut self.chance);
            if G::check(&other, mover, mv).is_err() {
                continue;
            }
            let mut others = Vec::new();
            G::apply(&mut other, mv, &mut others);
            let (next, other_next) = (G::to_move(&self.state), G::to_move(&other));
            let here: Seen<G> = (redacted::<G>(events, seat), G::view(&self.state, seat));
            let there: Seen<G> = (redacted::<G>(&others, seat), G::view(&other, seat));
            // Whether a seat is to move may not give anything away by itself: an event must have said what makes the
            // difference.
            let told = here.0.iter().zip(&there.0).any(|(here, there)| here != there);
            self.claim(told || next == other_next, "who is asked depends on what is public", || {
                format!("{seat:?} {mv:?} {next:?} {other_next:?}\n{:?}\n{:?}", here.0, there.0)
            })?;
            self.claim(
                here.0 != there.0 || here.1 == there.1,
                "what a seat sees follows from what it was told",
                || format!("{seat:?} {mv:?} {:?}\n{:?}\n{:?}", here.0, here.1, there.1),
            )?;
            self.claim(here.1 != there.1 || here.0 == there.0, "a seat is told no more than it sees", || {
                format!("{seat:?} {mv:?}\n{:?}\n{:?}", here.0, there.0)
            })?;
        }
        Ok(())
    }

    fn check_replay(&self, setup: &G::Setup) -> Result<(), BrokenClaim> {
        let mut state =
            G::deal(setup, self.seed, &mut Silent).map_err(|error| self.fault("a setup deals", error.to_string()))?;
        for &mv in &self.played {
            let Some(seat) = G::to_move(&state) else { return Err(self.fault("a replay goes on", mv)) };
            G::play(&mut state, seat, mv, &mut Silent).map_err(|refusal| self.fault("a replay is legal", refusal))?;
        }
        let same = self.hash_of(&state)? == self.hash;
        self.claim(same, "same seed and moves give the same game", String::new)
    }
}

fn redacted<G: Game>(events: &[G::Event], seat: Seat) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::redact(event, seat)).collect()
}
