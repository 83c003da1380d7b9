//! Delegates: local types that stand for a game of another crate.
//!
//! The rules of a game are in a crate of their own; evaluation, sentences and texts are in another crate beside it.
//! There, both the traits and the game are foreign, so Rust's orphan rule requires a local type to implement them for.
//! A delegate is that type, and can be used wherever its game is expected.

use crate::{
    Chance, DecisionKind, EventSink, Forecast, Game, OptionSpec, Outcome, Pad, PadCount, PositionError, RuleId, Seat,
    Seed, SetupError,
};
use std::fmt::Debug;

/// A type that stands for a game and thereby implements [`Game`] itself.
///
/// ```
/// # mod matches { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/rules.rs")); }
/// use game::{Game, Delegate};
///
/// #[derive(Clone, Copy, Debug)]
/// struct HostedMatches;
///
/// impl Delegate for HostedMatches {
///     type Game = matches::Matches;
/// }
///
/// assert_eq!(HostedMatches::NAME, matches::Matches::NAME);
/// ```
pub trait Delegate: Copy + Debug + Send + Sync + 'static {
    type Game: Game;
}

impl<R: Delegate> Game for R {
    const NAME: &'static str = R::Game::NAME;
    const RULES_VERSION: u32 = R::Game::RULES_VERSION;
    const RULES: &'static [RuleId] = R::Game::RULES;

    type Setup = <R::Game as Game>::Setup;
    type State = <R::Game as Game>::State;
    type Move = <R::Game as Game>::Move;
    type View = <R::Game as Game>::View;
    type SetupFault = <R::Game as Game>::SetupFault;
    type Event = <R::Game as Game>::Event;
    type Refusal = <R::Game as Game>::Refusal;
    type Intent = <R::Game as Game>::Intent;
    type Position = <R::Game as Game>::Position;
    type PositionFault = <R::Game as Game>::PositionFault;

    fn usual(version: u32) -> Option<Self::Setup> {
        R::Game::usual(version)
    }

    fn options() -> &'static [OptionSpec] {
        R::Game::options()
    }

    fn configure(setup: &mut Self::Setup, key: &str, value: &str) -> Result<(), SetupError<Self::SetupFault>> {
        R::Game::configure(setup, key, value)
    }

    fn validate(setup: &Self::Setup) -> Vec<Self::SetupFault> {
        R::Game::validate(setup)
    }

    fn seats(setup: &Self::Setup) -> u8 {
        R::Game::seats(setup)
    }

    fn automata(setup: &Self::Setup) -> &'static [Seat] {
        R::Game::automata(setup)
    }

    fn deal(
        setup: &Self::Setup,
        seed: Seed,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<Self::State, SetupError<Self::SetupFault>> {
        R::Game::deal(setup, seed, events)
    }

    fn setup(state: &Self::State) -> &Self::Setup {
        R::Game::setup(state)
    }

    fn to_move(state: &Self::State) -> Option<Seat> {
        R::Game::to_move(state)
    }

    fn decision_kind(state: &Self::State) -> DecisionKind<Self::Move> {
        R::Game::decision_kind(state)
    }

    fn legal_moves(state: &Self::State, moves: &mut Vec<Self::Move>) {
        R::Game::legal_moves(state, moves);
    }

    fn check(state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Self::Refusal> {
        R::Game::check(state, seat, mv)
    }

    fn apply(state: &mut Self::State, mv: Self::Move, events: &mut impl EventSink<Self::Event>) {
        R::Game::apply(state, mv, events);
    }

    fn play(
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        R::Game::play(state, seat, mv, events)
    }

    fn view(state: &Self::State, seat: Seat) -> Self::View {
        R::Game::view(state, seat)
    }

    fn determinize(view: &Self::View, chance: &mut Chance) -> Self::State {
        R::Game::determinize(view, chance)
    }

    fn redact(event: &Self::Event, seat: Seat) -> Option<Self::Event> {
        R::Game::redact(event, seat)
    }

    fn outcome(state: &Self::State) -> Option<Outcome> {
        R::Game::outcome(state)
    }

    fn explain(view: &Self::View, intent: &Self::Intent) -> Vec<Self::Refusal> {
        R::Game::explain(view, intent)
    }

    fn forecast(view: &Self::View, mv: Self::Move) -> Vec<Forecast> {
        R::Game::forecast(view, mv)
    }

    fn intent(mv: Self::Move) -> Self::Intent {
        R::Game::intent(mv)
    }

    fn whole_move(intent: &Self::Intent) -> Option<Self::Move> {
        R::Game::whole_move(intent)
    }

    fn random_move(chance: &mut Chance) -> Self::Move {
        R::Game::random_move(chance)
    }

    fn place(position: &Self::Position, seed: Seed) -> Result<Self::State, PositionError<Self::PositionFault>> {
        R::Game::place(position, seed)
    }

    fn audit(state: &Self::State) -> Result<(), String> {
        R::Game::audit(state)
    }
}

impl<R: Delegate> Pad for R
where
    R::Game: Pad,
{
    type Sheet = <R::Game as Pad>::Sheet;
    type Tally = <R::Game as Pad>::Tally;
    type Fault = <R::Game as Pad>::Fault;
    type Unwritable = <R::Game as Pad>::Unwritable;

    const SHEET_OPTIONS: &'static [&'static str] = R::Game::SHEET_OPTIONS;

    fn blank(setup: &Self::Setup) -> Self::Sheet {
        R::Game::blank(setup)
    }

    fn sheet_setup(sheet: &Self::Sheet) -> &Self::Setup {
        R::Game::sheet_setup(sheet)
    }

    fn reckon(sheet: &Self::Sheet) -> Result<PadCount<Self>, PositionError<Self::Unwritable>> {
        let PadCount { lines, tally, standings, faults, over } = R::Game::reckon(sheet)?;
        Ok(PadCount { lines, tally, standings, faults, over })
    }
}
