//! Random duels, for everything that is asked of all of them.

use game::{Chance, Game, Seed};
use parbaj::{Event, Move, Parbaj, Setup, State};
use parbaj_cards::Deck;

/// Every pair of ready decks in turn.
fn setup(number: u64) -> Setup {
    let deck = |at: u64| Deck::ALL[(at % 4) as usize];
    Setup { decks: [deck(number), deck(number / 4)], ..Setup::default() }
}

/// Plays at random and shows every state, with what led to it.
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
        // Whoever mostly declines or takes back sees little of what cards do.
        let acts: Vec<Move> =
            moves.iter().copied().filter(|mv| !matches!(mv, Move::Decline | Move::TakeBack | Move::Done)).collect();
        let among = if acts.is_empty() || chance.below(4) == 0 { &moves } else { &acts };
        let mv = among[chance.index(among.len())];
        Parbaj::apply(&mut state, mv, &mut events);
    }
}
