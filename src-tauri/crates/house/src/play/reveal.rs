//! Whether taking a decision back leaves the person knowing more than before.

use game::{Chance, Game, Seat, Seed, Silent};

/// How many states that look alike are tried.
const TRIALS: u64 = 4;

/// Whether `mv`, decided by `mover` in `before`, told `person` something: what another seat decides, a card
/// drawn, a die. Tried out: in states that look the same to the person, does the move look the same?
pub(crate) fn reveals<G: Game>(before: &G::State, after: &G::State, mover: Seat, mv: G::Move, person: Seat) -> bool {
    mover != person || tells::<G>(before, after, mv, person)
}

/// Whether what came of `mv`, once it is known, told `person` something else: a card drawn, a die.
pub(crate) fn tells<G: Game>(before: &G::State, after: &G::State, mv: G::Move, person: Seat) -> bool {
    let view = G::view(before, person);
    let seen = G::view(after, person);
    (0..TRIALS).any(|trial| {
        let mut other = G::determinize(&view, &mut Chance::new(Seed(trial)));
        G::apply(&mut other, mv, &mut Silent);
        G::view(&other, person) != seen
    })
}
