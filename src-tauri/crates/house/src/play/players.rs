//! Who sits where.

use crate::keep::naming;
use crate::problem::{Problem, ProblemKind};
use bot::Level;
use game::{Chance, Seat, Seed};
use rulebook::Lang;
use rulebook::phrase::Names;
use serde::{Deserialize, Serialize};

/// Names for bots: short, and each with another initial.
const BOT_NAMES: [&str; 8] = ["Borka", "Kende", "Luca", "Zsófi", "Emese", "Gergő", "Panka", "Máté"];

/// The longest name of a bot, in characters.
const LONGEST_NAME: usize = 20;

/// A player at a table: the person, or a bot of some level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    /// A bot's name; empty for the person.
    pub name: String,
    /// A bot's level; none for the person.
    pub level: Option<String>,
}

/// The players of a table; exactly one of them is the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Players(Vec<Player>);

impl Players {
    /// Seats the person (no level) and the bots, with names that depend on the seed.
    pub fn seat(levels: &[Option<String>], known: &[Level], seed: Seed) -> Result<Players, Problem> {
        let persons = levels.iter().filter(|level| level.is_none()).count();
        let unknown = levels.iter().flatten().any(|level| Level::find(known, level).is_none());
        if persons != 1 || unknown || levels.len() > BOT_NAMES.len() {
            return Err(ProblemKind::BadSetup.into());
        }
        let mut names = BOT_NAMES;
        Chance::new(seed).shuffle(&mut names);
        let player = |(level, name): (&Option<String>, &str)| match level {
            None => Player { name: String::new(), level: None },
            Some(level) => Player { name: name.to_owned(), level: Some(level.clone()) },
        };
        Ok(Players(levels.iter().zip(names).map(player).collect()))
    }

    /// Makes the names of bots that come from elsewhere fit to be shown.
    pub fn tidy(&mut self) {
        for (player, usual) in self.0.iter_mut().zip(BOT_NAMES) {
            player.name = naming::cut(&player.name, LONGEST_NAME);
            if player.level.is_some() && player.name.is_empty() {
                usual.clone_into(&mut player.name);
            }
        }
    }

    /// The person's seat.
    pub fn person(&self) -> Seat {
        let seat = self.0.iter().position(|player| player.level.is_none()).unwrap_or(0);
        Seat(seat as u8)
    }

    /// What everybody is called, in sentences to the person.
    pub fn names(&self, lang: Lang) -> Names {
        let you = match lang {
            Lang::Hu => "Te",
            Lang::En => "You",
        };
        let name = |player: &Player| if player.level.is_none() { you.to_owned() } else { player.name.clone() };
        Names::new(self.0.iter().map(name).collect(), Some(self.person()))
    }

    /// All players in seat order.
    pub fn all(&self) -> &[Player] {
        &self.0
    }

    /// The level that plays a seat; `None` for the person.
    pub fn level(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index()).and_then(|player| player.level.as_deref())
    }
}
