//! The contract, filled in.

use super::turn::other;
use super::*;
use crate::playing::{NoFault, configure_two};
use game::{EventSink, Game, OptionSpec, Outcome, Point, PositionError, Seed, SetupError};

#[derive(Clone, Copy, Debug)]
pub(super) struct Duel;

/// A main phase as a test describes it; hands that aren't named are dealt.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Position {
    pub(super) active: Seat,
    pub(super) magic: [u8; 2],
    pub(super) hands: [Option<Vec<Card>>; 2],
}

impl Game for Duel {
    const NAME: &'static str = "parbaj";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = rules::ALL;

    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type SetupFault = NoFault;
    type Event = Event;
    type Refusal = Refusal;
    type Intent = Intent;
    type Position = Position;
    type PositionFault = String;

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn configure(_: &mut Setup, key: &str, value: &str) -> Result<(), SetupError<NoFault>> {
        configure_two(key, value, rules::FRAME)
    }

    fn validate(_: &Setup) -> Vec<NoFault> {
        Vec::new()
    }

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn deal(_: &Setup, seed: Seed, _: &mut impl EventSink<Event>) -> Result<State, SetupError<NoFault>> {
        let mut chance = Chance::new(seed);
        Ok(State::deal(Seat(0), [8, 8], [None, None], &mut chance))
    }

    fn setup(state: &State) -> &Setup {
        &state.table.setup
    }

    fn to_move(state: &State) -> Option<Seat> {
        state.to_move()
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        let Some(seat) = state.to_move() else { return };
        let side = &state.table.sides[seat.index()];
        let payable =
            KINDS.into_iter().filter(|card| card.cost() <= side.magic && state.hands[seat.index()].contains(card));
        match state.table.step {
            Step::Window { .. } => {
                let here = payable.filter(|card| seat == state.table.active || *card == Card::Spark);
                moves.extend(here.map(|card| Move::Announce { card }));
                moves.push(Move::Decline);
            }
            Step::Targets { .. } => moves.extend(state.targets().into_iter().map(|target| Move::Target { target })),
            Step::Reactions { .. } => {
                let queue = 0..state.table.queue.len() as u8;
                for card in payable {
                    let reached = queue.clone().filter(|&place| state.reaches(seat, card, place));
                    moves.extend(reached.map(|against| Move::React { card, against }));
                }
                moves.push(Move::Decline);
            }
            Step::Over => {}
        }
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        state.refusals(seat, mv).into_iter().next().map_or(Ok(()), Err)
    }

    fn apply(state: &mut State, mv: Move, events: &mut impl EventSink<Event>) {
        let Some(seat) = state.to_move() else { return };
        match mv {
            Move::Announce { card } => {
                state.enqueue(seat, card, None);
                events.record(|| Event::Announced { seat, card });
                match card.spell_damage() {
                    Some(_) => state.table.step = Step::Targets { seat },
                    None => state.pay(events),
                }
            }
            Move::Target { target } => {
                if let Some(action) = state.table.queue.last_mut() {
                    action.target = Some(target);
                }
                events.record(|| Event::Targeted { target });
                state.pay(events);
            }
            Move::React { card, against } => {
                let reached = state.table.queue[usize::from(against)].card;
                state.enqueue(seat, card, Some(against));
                events.record(|| Event::Reacted { seat, card, against: reached });
                state.pay(events);
            }
            Move::Decline => {
                events.record(|| Event::Declined { seat });
                match state.table.step {
                    Step::Reactions { declines, .. } => state.ask_to_react(other(seat), declines + 1, events),
                    Step::Window { declines, .. } => state.open_window(other(seat), declines + 1, events),
                    Step::Targets { .. } | Step::Over => {}
                }
            }
        }
    }

    fn view(state: &State, seat: Seat) -> View {
        let count = |cards: &Vec<Card>| cards.len() as u8;
        View {
            seat,
            table: state.table.clone(),
            hand: state.hands[seat.index()].clone(),
            hands: state.hands.each_ref().map(count),
            decks: state.decks.each_ref().map(count),
        }
    }

    fn determinize(view: &View, chance: &mut Chance) -> State {
        let hands = [Seat(0), Seat(1)].map(|seat| (seat == view.seat).then(|| view.hand.clone()));
        State::behind(view.table.clone(), hands, view.hands, chance)
    }

    fn redact(event: &Event, seat: Seat) -> Option<Event> {
        Some(match event {
            Event::Drew { seat: drawer, .. } if *drawer != seat => Event::Drew { seat: *drawer, card: None },
            _ => event.clone(),
        })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Step::Over = state.table.step else { return None };
        let lives = state.table.sides.each_ref().map(|side| i32::from(side.life));
        Some(Outcome::ranked(&lives.map(|life| -life), |seat| {
            (lives[seat], vec![Point { amount: lives[seat], rule: rules::MORE_LIFE }])
        }))
    }

    fn explain(view: &View, intent: &Intent) -> Vec<Refusal> {
        let state = Duel::determinize(view, &mut Chance::new(Seed(0)));
        let against = |mv| state.refusals(view.seat, mv);
        match *intent {
            Intent::HandCardOn { card, against: place } => against(Move::React { card, against: place }),
            Intent::Target { target } => against(Move::Target { target }),
            Intent::Decline => against(Move::Decline),
            // In reply, a card just touched stands for playing it against the action it reaches, or the last one.
            Intent::HandCard { card } => match state.table.step {
                Step::Reactions { .. } => {
                    let places = 0..state.table.queue.len() as u8;
                    let reasons = places.map(|place| against(Move::React { card, against: place }));
                    reasons.min_by_key(Vec::len).unwrap_or_default()
                }
                _ => against(Move::Announce { card }),
            },
        }
    }

    fn intent(mv: Move) -> Intent {
        match mv {
            Move::Announce { card } => Intent::HandCard { card },
            Move::React { card, against } => Intent::HandCardOn { card, against },
            Move::Target { target } => Intent::Target { target },
            Move::Decline => Intent::Decline,
        }
    }

    fn random_move(chance: &mut Chance) -> Move {
        let card = KINDS[chance.index(KINDS.len())];
        let seat = Seat(chance.below(3) as u8);
        let place = chance.below(4) as u8;
        let target = [Target::Player { seat }, Target::Creature { seat, place }][chance.index(2)];
        let moves =
            [Move::Announce { card }, Move::Target { target }, Move::React { card, against: place }, Move::Decline];
        moves[chance.index(moves.len())]
    }

    fn place(position: &Position, seed: Seed) -> Result<State, PositionError<String>> {
        let state = State::deal(position.active, position.magic, position.hands.clone(), &mut Chance::new(seed));
        state.audit().map_err(|problem| PositionError::new("hands", problem))?;
        Ok(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
