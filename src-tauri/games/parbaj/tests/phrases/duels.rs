//! Random duels for the tests of texts.

use game::{Chance, Game, Seed};
use parbaj::{Event, Move, Parbaj, Setup, State};
use parbaj_cards::Deck;

/// Returns a setup with each pair of ready decks in turn.
fn setup(number: u64) -> Setup {
    let deck = |at: u64| Deck::ALL[(at % 4) as usize];
    Setup { decks: [deck(number), deck(number / 4)], ..Setup::default() }
}

/// Plays a random duel and calls `look` with every state and the events that led to it.
pub fn random_duel(number: u64, mut look: impl FnMut(&State, &[Event])) {
    let mut events = Vec::new();
    let mut state = Parbaj::deal(&setup(number), Seed(number), &mut events).unwrap();
    let mut chance = Chance::new(Seed(number));
    let mut moves = Vec::new();
    loop {
        look(&state, &events);
        events.clear();
        moves.clear();
        Parbaj::legal_moves(&state, &mut moves);
        if moves.is_empty() {
            break;
        }
        // Declining and taking back too often would leave most effects of cards untested.
        let acts: Vec<Move> =
            moves.iter().copied().filter(|mv| !matches!(mv, Move::Decline | Move::TakeBack | Move::Done)).collect();
        let among = if acts.is_empty() || chance.below(4) == 0 { &moves } else { &acts };
        let mv = among[chance.index(among.len())];
        Parbaj::apply(&mut state, mv, &mut events);
    }
}
