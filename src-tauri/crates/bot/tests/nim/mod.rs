//! Nim with three heaps, in which the player of the last stone wins: small enough that every right move is known.

use bot::{Appraisal, Evaluate, Level, Mind, SearchModel};
use game::{
    Chance, Cites, EventSink, Game, Milestone, Milestones, OptionSpec, Outcome, PositionError, RuleId, Seat, Seed,
    SetupError,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug)]
pub struct Nim;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Heaps {
    pub stones: [u8; 3],
    pub to_move: u8,
    pub bows: Bows,
}

/// Whether the players bow after each take, a decision that leaves no choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Bows {
    #[default]
    Never,
    Always,
    /// The seat to move must bow now.
    Now,
}

/// The bow, represented as a move.
pub const BOW: Take = Take { heap: 3, count: 0 };

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Take {
    pub heap: u8,
    pub count: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Taken(Take);

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TooMany;

const RULE: RuleId = RuleId("NI-1");

impl Cites for Taken {
    fn rule(&self) -> RuleId {
        RULE
    }
}

impl Cites for TooMany {
    fn rule(&self) -> RuleId {
        RULE
    }
}

impl Heaps {
    /// Whether the seat to move loses with best play: exactly if the XOR of the heaps is zero.
    pub fn lost(&self) -> bool {
        self.stones.iter().fold(0, |all, heap| all ^ heap) == 0
    }

    fn empty(&self) -> bool {
        self.stones == [0; 3]
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = &[RULE];

    type Setup = ();
    type State = Heaps;
    type Move = Take;
    type View = Heaps;
    type SetupFault = TooMany;
    type Event = Taken;
    type Refusal = TooMany;
    type Intent = Take;
    type Position = Heaps;
    type PositionFault = String;

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn configure(_: &mut (), key: &str, value: &str) -> Result<(), SetupError<TooMany>> {
        Err(SetupError::unknown(&[], key, value))
    }

    fn validate(_: &()) -> Vec<TooMany> {
        Vec::new()
    }

    fn seats(_: &()) -> u8 {
        2
    }

    fn deal(_: &(), _: Seed, _: &mut impl EventSink<Taken>) -> Result<Heaps, SetupError<TooMany>> {
        Ok(Heaps { stones: [2, 3, 4], ..Heaps::default() })
    }

    fn setup(_: &Heaps) -> &() {
        &()
    }

    fn to_move(state: &Heaps) -> Option<Seat> {
        (!state.empty()).then_some(Seat(state.to_move))
    }

    fn legal_moves(state: &Heaps, moves: &mut Vec<Take>) {
        if state.bows == Bows::Now {
            return moves.push(BOW);
        }
        for (heap, &stones) in (0..).zip(&state.stones) {
            moves.extend((1..=stones).map(|count| Take { heap, count }));
        }
    }

    fn check(state: &Heaps, _: Seat, mv: Take) -> Result<(), TooMany> {
        let stones = state.stones.get(usize::from(mv.heap)).copied().unwrap_or(0);
        if mv.count == 0 || mv.count > stones { Err(TooMany) } else { Ok(()) }
    }

    fn apply(state: &mut Heaps, mv: Take, events: &mut impl EventSink<Taken>) {
        if mv == BOW {
            state.bows = Bows::Always;
        } else {
            state.stones[usize::from(mv.heap)] -= mv.count;
            state.to_move = 1 - state.to_move;
            state.bows = if state.bows == Bows::Never { Bows::Never } else { Bows::Now };
        }
        events.record(|| Taken(mv));
    }

    fn view(state: &Heaps, _: Seat) -> Heaps {
        state.clone()
    }

    fn determinize(view: &Heaps, _: &mut Chance) -> Heaps {
        view.clone()
    }

    fn redact(event: &Taken, _: Seat) -> Option<Taken> {
        Some(event.clone())
    }

    fn outcome(state: &Heaps) -> Option<Outcome> {
        // The seat that would have to move has lost.
        state.empty().then(|| Outcome::ranked(&[state.to_move == 0, state.to_move == 1], |_| (0, Vec::new())))
    }

    fn explain(_: &Heaps, _: &Take) -> Vec<TooMany> {
        Vec::new()
    }

    fn intent(mv: Take) -> Take {
        mv
    }

    fn random_move(chance: &mut Chance) -> Take {
        Take { heap: chance.below(4) as u8, count: chance.below(7) as u8 }
    }

    fn place(position: &Heaps, _: Seed) -> Result<Heaps, PositionError<String>> {
        Ok(position.clone())
    }

    fn audit(_: &Heaps) -> Result<(), String> {
        Ok(())
    }
}

/// The milestone that this seat takes the last stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Last(pub Seat);

impl Cites for Last {
    fn rule(&self) -> RuleId {
        RULE
    }
}

impl Milestones for Nim {
    type Milestone = Last;
}

impl Milestone for Last {
    fn each() -> Vec<Last> {
        vec![Last(Seat(0))]
    }

    fn welcome(self, seat: Seat) -> bool {
        self.0 == seat
    }
}

impl Evaluate for Nim {
    const LEVELS: &'static [Level] = &[Level::offered("strong", Mind::Search { iterations: 20_000 })];

    // The priors are equal, so good play comes from the search alone.
    fn priors(_: &Heaps, moves: &[Take], priors: &mut Vec<f32>) {
        priors.extend(moves.iter().map(|_| 0.0));
    }

    const HINT_BUDGET: u32 = 20_000;

    fn review_budget(_: &Heaps) -> Option<u32> {
        Some(2_000)
    }
}

impl SearchModel for Nim {
    const ROLLOUT: u32 = 20;
    const SPREAD: f32 = 1.0;

    fn rollout(_: &Heaps, moves: &[Take], _: &mut Vec<f32>, chance: &mut Chance) -> Take {
        chance.pick(moves).unwrap_or(moves[0])
    }

    fn observation_key(_: &Heaps, mv: Take, _: Seat) -> u32 {
        u32::from(mv.heap) * 10 + u32::from(mv.count)
    }

    fn revealed(_: Take, _: &Heaps, _: Seat) -> Option<u32> {
        None
    }

    fn horizon(_: &Heaps, _: &Heaps) -> bool {
        false
    }

    fn appraise(_: &Heaps, end: &Heaps) -> Appraisal {
        let mut worth = Appraisal::default();
        for seat in 0..2 {
            worth.share[seat] = Nim::outcome(end).map_or(0.5, |outcome| outcome.win_share(seat) as f32);
            worth.result[seat] = worth.share[seat];
        }
        worth
    }

    fn milestones(_: &Heaps, _: &[Taken], end: &Heaps, _: Seat, reached: &mut Vec<Last>) {
        let outcome = Nim::outcome(end);
        let won = |seat: &u8| outcome.as_ref().is_some_and(|outcome| outcome.win_share(usize::from(*seat)) > 0.0);
        reached.extend((0..2).filter(won).map(|seat| Last(Seat(seat))));
    }
}
