//! The players of a table and their seats.

use crate::problem::{Problem, ProblemKind};
use crate::sentences::sentences;
use crate::text::naming;
use bot::Level;
use game::{Chance, Game, Seat, Seed, clockwise};
use hosting::{HostedGame, Player};
use rulebook::Lang;
use rulebook::phrase::Names;
use serde::{Deserialize, Serialize};

/// Names for bots: short, and with different initials.
const BOT_NAMES: [&str; 8] = ["Borka", "Kende", "Luca", "Zsófi", "Emese", "Gergő", "Panka", "Máté"];

/// The longest name of a bot, in characters.
const LONGEST_NAME: usize = 20;

/// Returns the person at `person`, automata where the game has them, and bots of `level` at the other seats.
pub(crate) fn opponents<G: Game>(setup: &G::Setup, person: Seat, level: &str) -> Vec<Player> {
    let automata = G::automata(setup);
    let player = |seat| match seat {
        seat if automata.contains(&seat) => Player::Automaton,
        seat if seat == person => Player::person(),
        _ => Player::bot(level),
    };
    clockwise(Seat(0), G::seats(setup)).map(player).collect()
}

/// Returns a name fit for display, or `usual` if nothing is left of it.
fn shown(name: &str, usual: &str) -> String {
    let name = naming::cut(name, LONGEST_NAME);
    if name.is_empty() { usual.to_owned() } else { name }
}

/// The maximum number of seats: more than any game has.
pub(crate) const MOST_SEATS: usize = 12;

/// The players of a table, in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Players(#[serde(with = "hosting::player::kept")] Vec<Player>);

impl Players {
    /// Seats these players at a game: bots under names that depend on the seed, and guests without a name as well.
    ///
    /// # Errors
    /// Fails if the players don't fit the setup, or a level doesn't exist.
    pub fn seat<G: HostedGame>(chosen: &[Player], setup: &G::Setup, seed: Seed) -> Result<Players, Problem> {
        let mut names = BOT_NAMES;
        Chance::new(seed).shuffle(&mut names);
        let named = |(player, name): (&Player, &str)| match player {
            Player::Bot { level, .. } => Player::Bot { name: name.to_owned(), level: level.clone() },
            Player::Guest { name: own } => Player::Guest { name: shown(own, name) },
            Player::Person { name: own } => Player::Person { name: naming::cut(own, LONGEST_NAME) },
            Player::Automaton => Player::Automaton,
        };
        let players = Players(chosen.iter().zip(names).map(named).collect());
        let all_seated = chosen.len() <= BOT_NAMES.len() && players.fit::<G>(setup);
        if all_seated && players.unknown_level::<G>().is_none() {
            Ok(players)
        } else {
            Err(ProblemKind::BadSetup.into())
        }
    }

    /// Returns whether they fit a game: one at each seat, automata exactly where its rules have them, and one owner of
    /// the device.
    pub fn fit<G: Game>(&self, setup: &G::Setup) -> bool {
        let automata = G::automata(setup);
        let seats = clockwise(Seat(0), G::seats(setup));
        self.0.len() == usize::from(G::seats(setup))
            && self.0.iter().zip(seats).all(|(player, seat)| (*player == Player::Automaton) == automata.contains(&seat))
            && self.0.iter().filter(|player| player.is_person()).count() == 1
    }

    /// Returns the level of a bot that the game doesn't have, if any.
    pub fn unknown_level<G: HostedGame>(&self) -> Option<&str> {
        self.0.iter().filter_map(Player::level).find(|level| Level::find(G::LEVELS, level).is_none())
    }

    /// Makes the names from an import fit for display.
    pub fn tidy(&mut self) {
        for (player, usual) in self.0.iter_mut().zip(BOT_NAMES) {
            match player {
                Player::Bot { name, .. } | Player::Guest { name } => *name = shown(name, usual),
                Player::Person { name } => *name = naming::cut(name, LONGEST_NAME),
                Player::Automaton => {}
            }
        }
    }

    /// Returns whether several people play.
    pub fn is_shared(&self) -> bool {
        self.0.iter().any(Player::is_guest)
    }

    /// Returns the seat of the owner of the device.
    pub fn owner(&self) -> Seat {
        let seat = self.0.iter().position(Player::is_person).unwrap_or(0);
        Seat(seat as u8)
    }

    /// Returns the names of all players, in sentences to `viewer`; to everybody if that is `None`.
    pub fn names<G: HostedGame>(&self, lang: Lang, viewer: Option<Seat>) -> Names {
        let name = |(player, seat): (&Player, Seat)| match player {
            _ if viewer == Some(seat) => sentences(lang).you().to_owned(),
            Player::Person { name } if name.is_empty() => sentences(lang).owner().to_owned(),
            Player::Person { name } | Player::Guest { name } | Player::Bot { name, .. } => name.clone(),
            Player::Automaton => G::automaton(lang).to_owned(),
        };
        Names::new(self.0.iter().zip((0..).map(Seat)).map(name).collect(), viewer)
    }

    /// Returns the names of all players, in sentences to the owner of the device.
    pub fn names_for_owner<G: HostedGame>(&self, lang: Lang) -> Names {
        self.names::<G>(lang, Some(self.owner()))
    }

    /// Returns all players in seat order.
    pub fn all(&self) -> &[Player] {
        &self.0
    }

    /// Returns the player at a seat.
    pub fn at(&self, seat: Seat) -> Option<&Player> {
        self.0.get(seat.index())
    }
}
