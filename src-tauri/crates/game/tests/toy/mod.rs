//! A toy game: every seat holds secret cards from one deck and in turn takes another or stops; most pips win.

use game::{
    Chance, Cites, DecisionKind, EventSink, Game, OptionSpec, Outcome, Point, PositionError, RuleId, Seat, Seed,
    SetupError, clockwise, rule_ids,
};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU32, Ordering};

rule_ids! {
    /// The active seat takes a card or stops.
    TURN = "TOY-1";
    /// Most pips win.
    WIN = "TOY-2";
    /// The deck is a list that anybody can write.
    DECK = "TOY-3";
}

/// The claim that a broken toy breaks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    None,
    ListsTwice,
    RefusesListed,
    AcceptsUnlisted,
    RefusalCosts,
    RefusalLeaks,
    ViewLeaks,
    EventLeaks,
    AsksByHand,
    LosesCards,
    OutsideLuck,
    ForgetsOnSave,
    TriesOnlyListed,
    KindByHand,
    KindUntrue,
    ReasonsDisordered,
    FirstReasonUntold,
}

/// The toy game, correct or broken in one way.
#[derive(Clone, Copy, Debug)]
pub struct Toy<const FAULT: u8>;

impl<const FAULT: u8> Toy<FAULT> {
    fn breaks(fault: Fault) -> bool {
        FAULT == fault as u8
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToySetup {
    pub seats: u8,
    /// The deck, by the pips of its cards.
    pub deck: Vec<u8>,
}

impl Default for ToySetup {
    fn default() -> Self {
        ToySetup { seats: 2, deck: PIPS.collect() }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum SetupFault {
    Seats(u8),
    /// A word that names no card.
    NoCard(String),
    CardTwice(u8),
    /// Fewer cards than seats.
    TooFewCards {
        cards: usize,
        least: u8,
    },
}

impl Cites for SetupFault {
    fn rule(&self) -> RuleId {
        match self {
            SetupFault::Seats(_) => TURN,
            SetupFault::NoCard(_) | SetupFault::CardTwice(_) | SetupFault::TooFewCards { .. } => DECK,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    setup: ToySetup,
    chance: Chance,
    deck: Vec<u8>,
    hands: Vec<Vec<u8>>,
    /// Whether each seat has stopped.
    stopped: Vec<bool>,
    active: Option<Seat>,
    /// Turns taken; left out of the JSON by the toy that forgets.
    #[serde(default, skip_serializing_if = "forgotten")]
    turns: Turns,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Turns {
    taken: u32,
    forget: bool,
}

fn forgotten(turns: &Turns) -> bool {
    turns.forget
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Move {
    Take,
    Stop,
    /// Never legal.
    Peek(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    seat: Seat,
    setup: ToySetup,
    hand: Vec<u8>,
    /// Hand sizes; the toy that leaks adds the pips of the first card.
    sizes: Vec<usize>,
    leak: Vec<u8>,
    deck: usize,
    stopped: Vec<bool>,
    active: Option<Seat>,
    turns: u32,
    forget: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Took(Seat, Option<u8>),
    Stopped(Seat),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Refusal {
    NotYourTurn,
    NoPeeking(u8),
    /// A hypothetical second refusal of peeking, for the order of refusals.
    NothingToWin(u8),
    DeckIsEmpty,
}

impl Cites for Event {
    fn rule(&self) -> RuleId {
        TURN
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NothingToWin(_) => WIN,
            _ => TURN,
        }
    }
}

const PIPS: std::ops::RangeInclusive<u8> = 1..=9;
static LUCK: AtomicU32 = AtomicU32::new(0);

impl<const FAULT: u8> Game for Toy<FAULT> {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = ALL;

    type Setup = ToySetup;
    type State = State;
    type Move = Move;
    type View = View;
    type SetupFault = SetupFault;
    type Event = Event;
    type Refusal = Refusal;
    type Intent = Move;
    type Position = ();
    type PositionFault = &'static str;

    fn options() -> &'static [OptionSpec] {
        const { &[OptionSpec::text("deck", &["1 2 3 4 5 6 7 8 9"], 40, DECK)] }
    }

    fn configure(setup: &mut ToySetup, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        match (key, value.parse()) {
            ("seats", Ok(seats @ 2..=3)) => setup.seats = seats,
            ("seats", _) => return Err(SetupError::no_such_value(key, value, &["2", "3"], TURN)),
            ("deck", _) => {
                let cards: Vec<Result<u8, SetupFault>> = value.split_whitespace().map(card).collect();
                SetupError::in_value(key, cards.iter().filter_map(|card| card.clone().err()).collect())?;
                setup.deck = cards.into_iter().flatten().collect();
            }
            _ => return Err(SetupError::unknown(Self::options(), key, value)),
        }
        Ok(())
    }

    fn validate(setup: &ToySetup) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        if !(2..=3).contains(&setup.seats) {
            faults.push(SetupFault::Seats(setup.seats));
        }
        let twice = setup.deck.iter().enumerate().find(|(at, card)| setup.deck[..*at].contains(card));
        faults.extend(twice.map(|(_, card)| SetupFault::CardTwice(*card)));
        if setup.deck.len() < usize::from(setup.seats) {
            faults.push(SetupFault::TooFewCards { cards: setup.deck.len(), least: setup.seats });
        }
        faults
    }

    fn seats(setup: &ToySetup) -> u8 {
        setup.seats
    }

    fn deal(
        setup: &ToySetup,
        seed: Seed,
        _events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError<SetupFault>> {
        SetupError::forbidden(Self::validate(setup))?;
        let mut chance = Chance::new(seed);
        let mut deck = setup.deck.clone();
        chance.shuffle(&mut deck);
        let hands = (0..setup.seats).map(|_| deck.pop().into_iter().collect()).collect();
        Ok(State {
            setup: setup.clone(),
            chance,
            deck,
            hands,
            stopped: vec![false; usize::from(setup.seats)],
            active: Some(Seat(0)),
            turns: Turns { taken: 0, forget: Self::breaks(Fault::ForgetsOnSave) },
        })
    }

    fn setup(state: &State) -> &ToySetup {
        &state.setup
    }

    fn to_move(state: &State) -> Option<Seat> {
        state.active
    }

    fn decision_kind(state: &State) -> DecisionKind<Move> {
        let weak = state.active.is_some_and(|seat| state.hands[seat.index()][0] < 3);
        match state.deck.len() {
            0 => DecisionKind::Forced,
            1 if Self::breaks(Fault::KindUntrue) => DecisionKind::Forced,
            _ if Self::breaks(Fault::KindByHand) && weak => DecisionKind::Window { decline: Move::Stop },
            _ => DecisionKind::Choice,
        }
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        if state.active.is_none() {
            return;
        }
        moves.push(Move::Stop);
        if !state.deck.is_empty() {
            moves.push(Move::Take);
        }
        if Self::breaks(Fault::ListsTwice) && state.deck.len() == 3 {
            moves.push(Move::Stop);
        }
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match mv {
            _ if state.active != Some(seat) => Err(Refusal::NotYourTurn),
            Move::Peek(0) if Self::breaks(Fault::AcceptsUnlisted) => Ok(()),
            Move::Peek(_) if Self::breaks(Fault::RefusalLeaks) => {
                Err(Refusal::NoPeeking(state.deck.last().copied().unwrap_or(0)))
            }
            Move::Peek(asked) => Err(Refusal::NoPeeking(asked)),
            Move::Stop if Self::breaks(Fault::RefusesListed) && state.deck.len() == 3 => Err(Refusal::DeckIsEmpty),
            Move::Take if state.deck.is_empty() => Err(Refusal::DeckIsEmpty),
            Move::Take | Move::Stop => Ok(()),
        }
    }

    fn play(state: &mut State, seat: Seat, mv: Move, events: &mut impl EventSink<Event>) -> Result<(), Refusal> {
        let checked = Self::check(state, seat, mv);
        match checked {
            Ok(()) => Self::apply(state, mv, events),
            Err(_) if Self::breaks(Fault::RefusalCosts) => state.turns.taken += 1,
            Err(_) => {}
        }
        checked
    }

    fn apply(state: &mut State, mv: Move, events: &mut impl EventSink<Event>) {
        let Some(seat) = state.active else { return };
        state.turns.taken += 1;
        match mv {
            Move::Take => {
                let mut at = state.chance.index(state.deck.len());
                if Self::breaks(Fault::OutsideLuck) {
                    at = LUCK.fetch_add(1, Ordering::Relaxed) as usize % state.deck.len();
                }
                let card = state.deck.remove(at);
                if !Self::breaks(Fault::LosesCards) || card != 5 {
                    state.hands[seat.index()].push(card);
                }
                events.record(|| Event::Took(seat, Some(card)));
            }
            Move::Stop | Move::Peek(_) => {
                state.stopped[seat.index()] = true;
                events.record(|| Event::Stopped(seat));
            }
        }
        let seats = state.setup.seats;
        let left = seat.left(seats);
        if Self::breaks(Fault::AsksByHand) && !state.stopped[left.index()] && state.hands[left.index()][0] < 3 {
            // A hand too weak to win is skipped.
            state.stopped[left.index()] = true;
            events.record(|| Event::Stopped(left));
        }
        state.active = clockwise(seat.left(seats), seats).find(|next| !state.stopped[next.index()]);
    }

    fn view(state: &State, seat: Seat) -> View {
        let leak =
            if Self::breaks(Fault::ViewLeaks) { state.hands.iter().map(|hand| hand[0]).collect() } else { vec![] };
        View {
            seat,
            setup: state.setup.clone(),
            hand: state.hands[seat.index()].clone(),
            sizes: state.hands.iter().map(Vec::len).collect(),
            leak,
            deck: state.deck.len(),
            stopped: state.stopped.clone(),
            active: state.active,
            turns: state.turns.taken,
            forget: state.turns.forget,
        }
    }

    fn determinize(view: &View, chance: &mut Chance) -> State {
        let mut unseen: Vec<u8> = view.setup.deck.iter().copied().filter(|card| !view.hand.contains(card)).collect();
        chance.shuffle(&mut unseen);
        let hand = |(seat, &size): (usize, &usize)| {
            if seat == view.seat.index() { view.hand.clone() } else { unseen.drain(..size).collect() }
        };
        let hands = view.sizes.iter().enumerate().map(hand).collect();
        unseen.truncate(view.deck);
        State {
            setup: view.setup.clone(),
            chance: chance.split(),
            deck: unseen,
            hands,
            stopped: view.stopped.clone(),
            active: view.active,
            turns: Turns { taken: view.turns, forget: view.forget },
        }
    }

    fn redact(event: &Event, seat: Seat) -> Option<Event> {
        match event {
            Event::Took(taker, _) if *taker != seat && !Self::breaks(Fault::EventLeaks) => {
                Some(Event::Took(*taker, None))
            }
            other => Some(other.clone()),
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.active.is_some() {
            return None;
        }
        let pips: Vec<i32> = state.hands.iter().map(|hand| hand.iter().map(|&card| i32::from(card)).sum()).collect();
        let keys: Vec<i32> = pips.iter().map(|pips| -pips).collect();
        Some(Outcome::ranked(&keys, |seat| (pips[seat], vec![Point { amount: pips[seat], rule: WIN }])))
    }

    fn explain(view: &View, intent: &Move) -> Vec<Refusal> {
        let state = Self::determinize(view, &mut Chance::new(Seed(0)));
        let honest = Toy::<{ Fault::None as u8 }>::check(&state, view.seat, *intent);
        let Err(refusal) = honest else { return vec![] };
        let Refusal::NoPeeking(asked) = refusal else { return vec![refusal] };
        if Self::breaks(Fault::ReasonsDisordered) {
            return vec![Refusal::NothingToWin(asked), refusal];
        }
        if Self::breaks(Fault::FirstReasonUntold) {
            return vec![Refusal::NothingToWin(asked)];
        }
        vec![refusal, Refusal::NothingToWin(asked)]
    }

    fn whole_move(intent: &Move) -> Option<Move> {
        Some(*intent)
    }

    fn intent(mv: Move) -> Move {
        mv
    }

    fn random_move(chance: &mut Chance) -> Move {
        if Self::breaks(Fault::TriesOnlyListed) {
            return Move::Stop;
        }
        [Move::Take, Move::Stop, Move::Peek(chance.below(3) as u8)][chance.index(3)]
    }

    fn place(_position: &(), _seed: Seed) -> Result<State, PositionError<&'static str>> {
        Err(PositionError::new("position", "the toy is only dealt"))
    }

    fn audit(state: &State) -> Result<(), String> {
        let mut all: Vec<u8> = state.hands.iter().flatten().chain(&state.deck).copied().collect();
        let mut deck = state.setup.deck.clone();
        all.sort_unstable();
        deck.sort_unstable();
        if all == deck { Ok(()) } else { Err(format!("the cards are {all:?}")) }
    }
}

fn card(word: &str) -> Result<u8, SetupFault> {
    word.parse().ok().filter(|card| PIPS.contains(card)).ok_or_else(|| SetupFault::NoCard(word.to_owned()))
}
