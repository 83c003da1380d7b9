//! A player who sees all cards, for measuring the best possible result in a game: the search of any level, but every
//! determinization is the true state, including later draws and dice.
//!
//! It is in this crate so that the app can't contain it: the app doesn't depend on this crate.

use bot::DeterminizationSource;
use game::{Chance, Game};

/// The option of a seat for this player: `strong:clairvoyant`.
pub const OPTION: &str = "clairvoyant";

/// Returns the true state as every determinization.
pub struct Clairvoyant<'a, G: Game>(pub &'a G::State);

impl<G: Game> DeterminizationSource<G> for Clairvoyant<'_, G> {
    fn deal(&self, _chance: &mut Chance) -> G::State {
        self.0.clone()
    }
}

#[cfg(test)]
// A failed `unwrap` ends the test.
#[allow(clippy::unwrap_used)]
mod tests {
    use super::Clairvoyant;
    use crate::tools;
    use bot::{Cancel, Level, Means, Mind, choose, choose_in};
    use game::{Chance, Seed, Silent};
    use games::{GAMES, GameVisitor, ListedGame, visit_game};
    use hosting::Deal;
    use hosting::tools::of_game;

    /// The number of decisions between two that are examined.
    const APART: usize = 5;
    /// The most decisions examined in a game.
    const MOST: usize = 12;

    /// Counts in how many decisions of a few games hidden cards change the choice of a player who sees all of them.
    struct Differing;

    impl GameVisitor for Differing {
        type Output = usize;

        fn visit<G: ListedGame>(self) -> usize {
            let trials = of_game(&tools::all(), G::NAME).unwrap().trials;
            let level = Level::measuring("", Mind::Search { iterations: trials.iterations });
            let greedy = Level::find(G::LEVELS, "greedy").unwrap();
            let cancel = Cancel::new();
            let mut chance = Chance::new(Seed(29));
            let mut differing = 0;
            for &Deal { seats, seed } in trials.choices {
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
