//! Whether undoing a decision leaves the person knowing more than before.

use game::{Chance, Game, Seat, Seed, Silent};

/// How many states that look alike to the person are tried.
const TRIALS: u64 = 4;

/// Whether `mv`, decided by `mover` in `before`, revealed something to `person`: another seat's decision, a drawn card,
/// a die. Tested by trial: does the move look the same in states that look the same to the person?
pub(crate) fn reveals<G: Game>(before: &G::State, after: &G::State, mover: Seat, mv: G::Move, person: Seat) -> bool {
    mover != person || tells::<G>(before, after, mv, person)
}

/// Whether the result of `mv`, once the move is known, revealed something to `person`: a drawn card, a die.
pub(crate) fn tells<G: Game>(before: &G::State, after: &G::State, mv: G::Move, person: Seat) -> bool {
    let view = G::view(before, person);
    let seen = G::view(after, person);
    (0..TRIALS).any(|trial| {
        let mut other = G::determinize(&view, &mut Chance::new(Seed(trial)));
        G::apply(&mut other, mv, &mut Silent);
        G::view(&other, person) != seen
    })
}
