//! The trait [`Game`].

use crate::{
    Chance, Cites, DecisionKind, EventSink, Forecast, OptionSpec, Outcome, PositionError, RuleId, Seat, Seed,
    SetupError,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;

/// The rules of a game, implemented by a type without data; the data is its [`State`](Game::State).
///
/// Invariants that the conformance suite checks for every game:
///
/// * a move is legal exactly when it is listed; a refused move changes nothing and names a rule;
/// * same setup, seed and moves give the same state, byte for byte;
/// * a seat's view, events, refusals and listed moves depend only on what the seat may see, and so does which seat is
///   to move: an event must say what is public before a decision follows from it;
/// * what a seat learns from an event it also sees in its view: open dice and the like stay in the view until the next
///   decision;
/// * `view(determinize(view)) == view`;
/// * [`to_move`](Game::to_move) is `None` exactly when [`outcome`](Game::outcome) is `Some`.
///
/// A small game that keeps all of them (`examples/matches`):
///
#[doc = concat!("```\n", include_str!("../examples/matches/rules.rs"), "```")]
pub trait Game: Copy + Debug + Send + Sync + 'static {
    /// The game's short name in files, on the command line and in codes.
    const NAME: &'static str;
    /// Incremented whenever a change in the rules changes the meaning of old journals.
    const RULES_VERSION: u32;
    /// Every rule of the game, in the spec's order.
    const RULES: &'static [RuleId];
    /// The order in which several refusals of a move are listed: the spec's, unless one of its rules says otherwise.
    const REASONS: &'static [RuleId] = Self::RULES;

    /// The number of seats and the options.
    type Setup: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// Everything there is to know about a game in progress, as plain data, including the generator.
    type State: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// One decision by one seat, with everything its [`intent`](Game::intent) needs. Each decision has exactly one
    /// representation: an unordered pair, for instance, is kept sorted.
    type Move: Copy + Debug + Ord + Hash + Send + Sync + Serialize + DeserializeOwned;
    /// What one seat may know, including what a person would remember. It is never deserialized, so parts that only
    /// bots need may be skipped in the window's JSON (`#[serde(skip)]`).
    type View: Clone + Debug + PartialEq + Send + Sync + Serialize;
    /// Why a setup isn't possible: a variant for each rule that can forbid one.
    type SetupFault: Clone + Debug + PartialEq + Cites + Serialize;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq + Send + Sync + Cites + Serialize + DeserializeOwned;
    /// Why a move is forbidden: a variant for each rule that can forbid one.
    type Refusal: Clone + Debug + PartialEq + Cites + Serialize;
    /// What a person touched: part of a compound move, rarely a whole one.
    type Intent: Clone + Debug + Send + Serialize + DeserializeOwned;
    /// A position as a person writes it; hidden parts may be left out.
    type Position: Clone + Debug + DeserializeOwned;
    /// What can be wrong with a written position, in English, for its author.
    type PositionFault: Clone + Debug + Display + PartialEq + Serialize;

    /// Returns the default setup under an earlier version of the rules: what was a rule then and is an option now has
    /// the value that the rule had. `None` for later versions, and for those whose journals these rules can't replay.
    fn usual(version: u32) -> Option<Self::Setup> {
        (version == Self::RULES_VERSION).then(Self::Setup::default)
    }

    /// Returns the options of a setup beyond the number of seats.
    fn options() -> &'static [OptionSpec];

    /// Sets one option, `"seats"` included, from its text value. Whether it fits the other options isn't checked here;
    /// [`choose`](crate::choose) sets and checks a whole setup and reports all faults.
    ///
    /// # Errors
    /// If there is no such option, the option doesn't allow the value, or the game's own check finds a fault in a text.
    /// The setup is then unchanged.
    fn configure(setup: &mut Self::Setup, key: &str, value: &str) -> Result<(), SetupError<Self::SetupFault>>;

    /// Returns all faults of a setup by the rules, in the spec's order; empty if it can be dealt.
    fn validate(setup: &Self::Setup) -> Vec<Self::SetupFault>;

    /// Returns the number of seats of a setup.
    fn seats(setup: &Self::Setup) -> u8;

    /// Returns the seats of automata. They follow rules of their own, always have a single listed move, and are played
    /// by the caller that drives the game; bots and people never sit there.
    fn automata(_setup: &Self::Setup) -> &'static [Seat] {
        &[]
    }

    /// Deals a new game and records its first events.
    ///
    /// # Errors
    /// If the rules don't allow the setup, with all faults of [`validate`](Game::validate).
    fn deal(
        setup: &Self::Setup,
        seed: Seed,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<Self::State, SetupError<Self::SetupFault>>;

    /// Returns the setup with which a game was dealt.
    fn setup(state: &Self::State) -> &Self::Setup;

    /// Returns the seat that decides next; `None` when the game is over.
    fn to_move(state: &Self::State) -> Option<Seat>;

    /// Returns the kind of decision that the seat to move has to make; it depends on public information only.
    /// Meaningless once the game is over.
    fn decision_kind(_state: &Self::State) -> DecisionKind<Self::Move> {
        DecisionKind::Choice
    }

    /// Appends every legal move of the seat to move, each once, in an order that depends only on its view.
    ///
    /// ```
    /// # mod matches { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/rules.rs")); }
    /// # use matches::{Matches, Setup, State, Take};
    /// use game::{Game, Seat};
    ///
    /// let state = State { setup: Setup { matches: 10 }, left: 2, turn: Seat(1) };
    /// let mut moves = Vec::new();
    /// Matches::legal_moves(&state, &mut moves);
    /// assert_eq!(moves, [Take(1), Take(2)]);
    /// // The listed moves are legal for the seat to move and for no other.
    /// assert!(Matches::check(&state, Seat(1), Take(2)).is_ok());
    /// assert!(Matches::check(&state, Seat(0), Take(2)).is_err());
    /// ```
    fn legal_moves(state: &Self::State, moves: &mut Vec<Self::Move>);

    /// Checks whether `seat` may play `mv` now.
    ///
    /// # Errors
    /// The refusal by the first rule, in the spec's order, that forbids it.
    fn check(state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Carries out a listed move of the seat to move without checking it; for searches.
    ///
    /// # Panics
    /// May panic if the move wasn't listed; never panics if it was.
    fn apply(state: &mut Self::State, mv: Self::Move, events: &mut impl EventSink<Self::Event>);

    /// Checks a move and carries it out.
    ///
    /// ```
    /// # mod matches { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/rules.rs")); }
    /// # use matches::{Event, Matches, Refusal, Setup, State, Take};
    /// use game::{Cites, Game, Seat};
    ///
    /// let mut state = State { setup: Setup { matches: 10 }, left: 2, turn: Seat(0) };
    /// let mut events = Vec::new();
    /// // Only two matches are left: the refusal says so and cites its rule, and the state is unchanged.
    /// let refusal = Matches::play(&mut state, Seat(0), Take(3), &mut events).unwrap_err();
    /// assert_eq!((refusal.rule().0, refusal), ("MT-1.2", Refusal::Only(2)));
    /// assert_eq!((state.left, events.len()), (2, 0));
    /// // Two are allowed.
    /// Matches::play(&mut state, Seat(0), Take(2), &mut events).unwrap();
    /// assert_eq!(events, [Event::Taken(Seat(0), 2), Event::Won(Seat(0))]);
    /// ```
    ///
    /// # Errors
    /// The refusal by the first rule that forbids it; the state is then unchanged.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        Self::check(state, seat, mv)?;
        Self::apply(state, mv, events);
        Ok(())
    }

    /// Returns what `seat` may know.
    fn view(state: &Self::State, seat: Seat) -> Self::View;

    /// Draws a state that `view` leaves possible; hidden parts and the generator come from `chance`.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Self::State;

    /// Returns what `seat` may know of an event; `None` if it may not even know that the event happened.
    fn redact(event: &Self::Event, seat: Seat) -> Option<Self::Event>;

    /// Returns the result; `None` while the game is in progress. Scores are whole numbers: a game that counts in halves
    /// takes the half as its unit.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Returns every rule that forbids an intent, in the spec's order; empty if a listed move matches the intent or
    /// continues it.
    fn explain(view: &Self::View, intent: &Self::Intent) -> Vec<Self::Refusal>;

    /// Returns the changes of the seats' public values that a listed move of the viewer is certain to cause, in seat
    /// order; empty if nothing is certain beforehand, or the move isn't listed.
    fn forecast(_view: &Self::View, _mv: Self::Move) -> Vec<Forecast> {
        Vec::new()
    }

    /// Returns the intent that a move corresponds to.
    fn intent(mv: Self::Move) -> Self::Intent;

    /// Returns the move that an intent stands for if it is a whole one, so that the window can show what was meant.
    fn whole_move(_intent: &Self::Intent) -> Option<Self::Move> {
        None
    }

    /// Draws any well-formed move, legal or not; for tests.
    fn random_move(chance: &mut Chance) -> Self::Move;

    /// Returns the state that a written position describes; hidden parts that it leaves out are drawn from `seed`.
    ///
    /// # Errors
    /// If the position is impossible, with each fault and its place.
    fn place(position: &Self::Position, seed: Seed) -> Result<Self::State, PositionError<Self::PositionFault>>;

    /// Checks all invariants of a state (pieces conserved, counts right) slowly and plainly. Used by the conformance
    /// suite, and on every state that is read from a file.
    ///
    /// # Errors
    /// The invariant that doesn't hold.
    fn audit(state: &Self::State) -> Result<(), String>;
}
