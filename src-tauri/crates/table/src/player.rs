//! Who makes the decisions at a seat.

use serde::{Deserialize, Serialize};

/// Who decides at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Player {
    /// A person at this device.
    Person,
    /// A bot.
    Bot {
        /// What it is called; empty where it is still to be named, or only its strength counts.
        name: String,
        /// How strong it is: the key of one of the table's [levels](bot::Level).
        level: String,
    },
    /// Rules of its own decide ([`game::Game::automata`]): it has no strength to choose.
    Automaton,
}

impl Player {
    /// A bot of `level` that is still to be named.
    pub fn bot(level: impl Into<String>) -> Player {
        Player::Bot { name: String::new(), level: level.into() }
    }

    /// Whether a person decides.
    #[must_use]
    pub fn is_person(&self) -> bool {
        *self == Player::Person
    }

    /// The same player by strength alone: a bot without its name.
    #[must_use]
    pub fn nameless(&self) -> Player {
        self.level().map_or_else(|| self.clone(), Player::bot)
    }

    /// The level of a bot.
    #[must_use]
    pub fn level(&self) -> Option<&str> {
        match self {
            Player::Bot { level, .. } => Some(level),
            Player::Person | Player::Automaton => None,
        }
    }
}

/// How players are kept in files: as they were before automata, with a part more for those.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    name: String,
    level: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    automaton: bool,
}

impl From<&Player> for Kept {
    fn from(player: &Player) -> Kept {
        match player {
            Player::Person => Kept { name: String::new(), level: None, automaton: false },
            Player::Bot { name, level } => Kept { name: name.clone(), level: Some(level.clone()), automaton: false },
            Player::Automaton => Kept { name: String::new(), level: None, automaton: true },
        }
    }
}

impl From<Kept> for Player {
    fn from(kept: Kept) -> Player {
        match kept {
            Kept { automaton: true, .. } => Player::Automaton,
            Kept { level: Some(level), name, .. } => Player::Bot { name, level },
            Kept { level: None, .. } => Player::Person,
        }
    }
}

/// A player by strength alone: nothing for a person, a level for a bot.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Strength {
    Person(()),
    Level(String),
    Automaton { automaton: () },
}

impl From<&Player> for Strength {
    fn from(player: &Player) -> Strength {
        match player {
            Player::Person => Strength::Person(()),
            Player::Bot { level, .. } => Strength::Level(level.clone()),
            Player::Automaton => Strength::Automaton { automaton: () },
        }
    }
}

impl From<Strength> for Player {
    fn from(strength: Strength) -> Player {
        match strength {
            Strength::Person(()) => Player::Person,
            Strength::Level(level) => Player::bot(level),
            Strength::Automaton { automaton: () } => Player::Automaton,
        }
    }
}

/// For serde's `with`: players as tables and their files have them, `{"name":"Luca","level":"steady"}`, the person with
/// neither.
pub mod kept {
    use super::{Kept, Player};
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes them.
    ///
    /// # Errors
    /// What the format says.
    pub fn serialize<S: Serializer>(players: &[Player], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(players.iter().map(Kept::from))
    }

    /// Reads them.
    ///
    /// # Errors
    /// If they aren't players.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Player>, D::Error> {
        Ok(Vec::<Kept>::deserialize(deserializer)?.into_iter().map(Player::from).collect())
    }
}

/// For serde's `with`: players by strength alone, as statistics and records of games have them: `[null,"steady"]`.
pub mod strength {
    use super::{Player, Strength};
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes them.
    ///
    /// # Errors
    /// What the format says.
    pub fn serialize<S: Serializer>(players: &[Player], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(players.iter().map(Strength::from))
    }

    /// Reads them; bots come without names.
    ///
    /// # Errors
    /// If they aren't players.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Player>, D::Error> {
        Ok(Vec::<Strength>::deserialize(deserializer)?.into_iter().map(Player::from).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::Player;
    use serde::{Deserialize, Serialize};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Both {
        #[serde(with = "super::kept")]
        kept: Vec<Player>,
        #[serde(with = "super::strength")]
        strength: Vec<Player>,
    }

    #[test]
    fn persons_and_bots_are_written_as_before_automata_and_those_are_told_apart() {
        let luca = Player::Bot { name: "Luca".to_owned(), level: "steady".to_owned() };
        let both = Both {
            kept: vec![Player::Person, luca, Player::Automaton],
            strength: vec![Player::bot("steady"), Player::Person, Player::Automaton],
        };
        let text = r#"{"kept":[{"name":"","level":null},{"name":"Luca","level":"steady"},{"name":"","level":null,"automaton":true}],"strength":["steady",null,{"automaton":null}]}"#;
        assert_eq!(serde_json::to_string(&both).unwrap(), text);
        assert_eq!(serde_json::from_str::<Both>(text).unwrap(), both);
    }
}
