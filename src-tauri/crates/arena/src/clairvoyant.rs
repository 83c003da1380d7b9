//! A player who sees all cards, to measure the most that anybody could reach at a table: the same search as any
//! level's, but every deal that it plays in is the true one, with what will be drawn and thrown.
//!
//! It lives here so that it can't sit down in the app: what the app is built from doesn't depend on this crate.

use bot::Deals;
use game::{Chance, Game};

/// What a seat asks for to be sat by one: `strong:clairvoyant`.
pub const OPTION: &str = "clairvoyant";

/// The true state, every time.
pub struct Clairvoyant<'a, G: Game>(pub &'a G::State);

impl<G: Game> Deals<G> for Clairvoyant<'_, G> {
    fn deal(&self, _chance: &mut Chance) -> G::State {
        self.0.clone()
    }
}

#[cfg(test)]
// A test that can't go on should stop.
#[allow(clippy::unwrap_used)]
mod tests {
    use super::Clairvoyant;
    use bot::{Cancel, Level, Means, Mind, choose, choose_in};
    use game::{Chance, Seed, Silent};
    use table::Deal;
    use tables::{GAMES, GameVisitor, TableGame, visit_game};

    /// Decisions between two that are looked at.
    const APART: usize = 5;
    /// How many are looked at in a game.
    const MOST: usize = 12;

    /// In how many decisions of a few games hidden cards change what a player does who sees all of them.
    struct Differing;

    impl GameVisitor for Differing {
        type Output = usize;

        fn visit<G: TableGame>(self) -> usize {
            let level = Level::measuring("", Mind::Search { iterations: G::TRIALS.iterations });
            let greedy = Level::find(G::LEVELS, "greedy").unwrap();
            let cancel = Cancel::new();
            let mut chance = Chance::new(Seed(29));
            let mut differing = 0;
            for &Deal { seats, seed } in G::TRIALS.choices {
                let mut setup = G::Setup::default();
                G::configure(&mut setup, "seats", &seats.to_string()).unwrap();
                let mut state = G::deal(&setup, Seed(seed), &mut Silent).unwrap();
                for number in 0..APART * MOST {
                    let Some(seat) = G::to_move(&state) else { break };
                    let view = G::view(&state, seat);
                    if number % APART == 0 {
                        let twin = G::determinize(&view, &mut chance);
                        let [one, other] = [&state, &twin].map(|deal| {
                            choose_in::<G>(&view, &Clairvoyant::<G>(deal), level, Means::All, Seed(5), &cancel).unwrap()
                        });
                        differing += usize::from(one != other);
                    }
                    let mv = choose::<G>(&view, greedy, chance.seed(), &cancel).unwrap();
                    G::apply(&mut state, mv, &mut Silent);
                }
            }
            differing
        }
    }

    #[test]
    fn at_every_table_it_acts_on_what_its_seat_cannot_see() {
        for game in GAMES {
            assert!(visit_game(game, Differing).unwrap() > 0, "{game}");
        }
    }
}
