//! Implements the traits of crate `game` for Párbaj.

use crate::card::CardId;
use crate::event::Event;
use crate::moves::{Intent, Move, Target, UpkeepStep};
use crate::permanent::PermanentId;
use crate::position::Position;
use crate::position_fault::PositionFault;
use crate::refusal::Refusal;
use crate::rules;
use crate::setup::{OPTIONS, Setup};
use crate::setup_fault::SetupFault;
use crate::state::State;
use crate::step::{Phase, Step};
use crate::targets::SEATS;
use crate::view::View;
use game::{
    Chance, DecisionKind, EventSink, Game, OptionSpec, Outcome, Point, PositionError, RuleId, Seat, Seed, SetupError,
};
use parbaj_cards::AbilityZone;

/// The rules of Párbaj.
#[derive(Clone, Copy, Debug)]
pub struct Parbaj;

impl Game for Parbaj {
    const NAME: &'static str = "parbaj";
    const RULES_VERSION: u32 = 3;
    const RULES: &'static [RuleId] = rules::ALL;
    const REASONS: &'static [RuleId] = crate::refusal::ORDER;

    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type SetupFault = SetupFault;
    type Event = Event;
    type Refusal = Refusal;
    type Intent = Intent;
    type Position = Position;
    type PositionFault = PositionFault;

    fn usual(version: u32) -> Option<Setup> {
        Setup::usual(version)
    }

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn configure(setup: &mut Setup, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        setup.configure(key, value)
    }

    fn validate(setup: &Setup) -> Vec<SetupFault> {
        setup.faults()
    }

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn deal(setup: &Setup, seed: Seed, events: &mut impl EventSink<Event>) -> Result<State, SetupError<SetupFault>> {
        SetupError::forbidden(setup.faults())?;
        Ok(State::deal(setup, seed, events))
    }

    fn setup(state: &State) -> &Setup {
        state.setup()
    }

    #[inline]
    fn to_move(state: &State) -> Option<Seat> {
        state.to_move()
    }

    fn decision_kind(state: &State) -> DecisionKind<Move> {
        match state.step() {
            // In a player's own main phase there is usually something to do.
            Step::Window { seat, .. } if state.phase() == Phase::Main && seat == state.active() => DecisionKind::Choice,
            Step::Window { .. } | Step::Reactions { .. } => DecisionKind::Window { decline: Move::Decline },
            _ => DecisionKind::Choice,
        }
    }

    #[inline]
    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        state.list_moves(moves);
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        state.against(seat, mv).into_iter().next().map_or(Ok(()), Err)
    }

    #[inline]
    fn apply(state: &mut State, mv: Move, events: &mut impl EventSink<Event>) {
        state.decide(mv, events);
    }

    fn view(state: &State, seat: Seat) -> View {
        View::of(state, seat)
    }

    fn determinize(view: &View, chance: &mut Chance) -> State {
        view.determinize(chance)
    }

    fn redact(event: &Event, seat: Seat) -> Option<Event> {
        Some(match event {
            Event::Dealt { seat: of, .. } if *of != seat => Event::Dealt { seat: *of, cards: None },
            Event::Drew { seat: of, by, .. } if *of != seat => Event::Drew { seat: *of, card: None, by: *by },
            seen => seen.clone(),
        })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let ending = state.ending()?;
        let rule = ending.reason.rule();
        let keys = SEATS.map(|seat| u8::from(ending.winner.is_some_and(|winner| winner != seat)));
        Some(Outcome::ranked(&keys, |seat| {
            let life = i32::from(state.lives()[seat]);
            (life, vec![Point { amount: life, rule }])
        }))
    }

    fn explain(view: &View, intent: &Intent) -> Vec<Refusal> {
        view.explain(intent)
    }

    fn intent(mv: Move) -> Intent {
        Intent::Move { r#move: mv }
    }

    fn whole_move(intent: &Intent) -> Option<Move> {
        match intent {
            Intent::Move { r#move } => Some(*r#move),
            Intent::HandCard { .. } | Intent::Permanent { .. } => None,
        }
    }

    fn random_move(chance: &mut Chance) -> Move {
        let card = random_card(chance);
        let permanent = PermanentId(chance.below(24) as u16);
        let clause = chance.below(4) as u8;
        let place = [AbilityZone::Hand, AbilityZone::Discard][chance.index(2)];
        let seat = Seat(chance.below(2) as u8);
        let target = [Target::Player { seat }, Target::Permanent { permanent }, Target::Discarded { seat, card }]
            [chance.index(3)];
        let what = if chance.below(4) == 0 { UpkeepStep::Poison } else { UpkeepStep::Clause { clause } };
        [
            Move::Keep,
            Move::Mulligan,
            Move::Play { card },
            Move::React { card },
            Move::Use { permanent, clause },
            Move::UseCard { place, card, clause },
            Move::Against { action: clause },
            Move::Target { target },
            Move::X { x: chance.below(12) as u8 },
            Move::Give { permanent },
            Move::GiveCard { card },
            Move::Pay,
            Move::TakeBack,
            Move::Decline,
            Move::March { permanent },
            Move::Attack { attacker: permanent, target },
            Move::Done,
            Move::Next { permanent, what },
            Move::StrikeNext { attacker: permanent },
            Move::Accept,
            Move::Refuse,
        ][chance.index(21)]
    }

    fn place(position: &Position, seed: Seed) -> Result<State, PositionError<PositionFault>> {
        position.place(seed)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}

fn random_card(chance: &mut Chance) -> CardId {
    let all = CardId::all().len();
    CardId::all().nth(chance.index(all)).unwrap_or(CardId(0))
}
