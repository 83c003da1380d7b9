//! The players at the seats of a table.

use serde::{Deserialize, Serialize};

/// A player at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Player {
    /// The owner of the device.
    Person {
        /// The name by which guests know them; empty at a table without guests.
        #[serde(default)]
        name: String,
    },
    /// Another person at the same device.
    Guest { name: String },
    Bot {
        /// The name; empty if the bot is not yet named or only its level counts.
        name: String,
        /// The key of one of the game's [levels](bot::Level).
        level: String,
    },
    /// An automaton, which follows rules of its own ([`game::Game::automata`]) and has no level.
    Automaton,
}

impl Player {
    /// Returns a bot of `level` without a name.
    pub fn bot(level: impl Into<String>) -> Player {
        Player::Bot { name: String::new(), level: level.into() }
    }

    /// Returns the owner of the device at a table without guests.
    #[must_use]
    pub fn person() -> Player {
        Player::Person { name: String::new() }
    }

    /// Whether the player is the owner of the device.
    #[must_use]
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person { .. })
    }

    /// Whether the player is another person at the device.
    #[must_use]
    pub fn is_guest(&self) -> bool {
        matches!(self, Player::Guest { .. })
    }

    /// Whether a person decides: the owner or a guest.
    #[must_use]
    pub fn is_human(&self) -> bool {
        self.is_person() || self.is_guest()
    }

    /// Returns the same player without the name of a bot or of the owner.
    #[must_use]
    pub fn nameless(&self) -> Player {
        match self {
            Player::Person { .. } => Player::person(),
            Player::Bot { level, .. } => Player::bot(level),
            Player::Guest { .. } | Player::Automaton => self.clone(),
        }
    }

    /// Returns the level of a bot; `None` for other players.
    #[must_use]
    pub fn level(&self) -> Option<&str> {
        match self {
            Player::Bot { level, .. } => Some(level),
            Player::Person { .. } | Player::Guest { .. } | Player::Automaton => None,
        }
    }
}

/// The form in which players are stored: that from before automata and guests, with optional fields for them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredPlayer {
    name: String,
    level: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    automaton: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    guest: bool,
}

impl From<&Player> for StoredPlayer {
    fn from(player: &Player) -> StoredPlayer {
        let named = |name: &String| StoredPlayer { name: name.clone(), level: None, automaton: false, guest: false };
        match player {
            Player::Person { name } => named(name),
            Player::Guest { name } => StoredPlayer { guest: true, ..named(name) },
            Player::Bot { name, level } => StoredPlayer { level: Some(level.clone()), ..named(name) },
            Player::Automaton => StoredPlayer { automaton: true, ..named(&String::new()) },
        }
    }
}

impl From<StoredPlayer> for Player {
    fn from(kept: StoredPlayer) -> Player {
        match kept {
            StoredPlayer { automaton: true, .. } => Player::Automaton,
            StoredPlayer { guest: true, name, .. } => Player::Guest { name },
            StoredPlayer { level: Some(level), name, .. } => Player::Bot { name, level },
            StoredPlayer { level: None, name, .. } => Player::Person { name },
        }
    }
}

/// A player without a name, unless it is a guest: null for the owner, a level for a bot.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Strength {
    Person(()),
    Level(String),
    Automaton { automaton: () },
    Guest { guest: String },
}

impl From<&Player> for Strength {
    fn from(player: &Player) -> Strength {
        match player {
            Player::Person { .. } => Strength::Person(()),
            Player::Guest { name } => Strength::Guest { guest: name.clone() },
            Player::Bot { level, .. } => Strength::Level(level.clone()),
            Player::Automaton => Strength::Automaton { automaton: () },
        }
    }
}

impl From<Strength> for Player {
    fn from(strength: Strength) -> Player {
        match strength {
            Strength::Person(()) => Player::person(),
            Strength::Guest { guest } => Player::Guest { name: guest },
            Strength::Level(level) => Player::bot(level),
            Strength::Automaton { automaton: () } => Player::Automaton,
        }
    }
}

/// For serde's `with`: players as tables and their files store them, `{"name":"Luca","level":"steady"}`; a person has no
/// level, and the owner no name at a table without guests.
pub mod kept {
    use super::{Player, StoredPlayer};
    use serde::{Deserialize, Deserializer, Serializer};

    /// Serializes players.
    ///
    /// # Errors
    /// If the serializer fails.
    pub fn serialize<S: Serializer>(players: &[Player], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(players.iter().map(StoredPlayer::from))
    }

    /// Deserializes players.
    ///
    /// # Errors
    /// If the input isn't a list of players.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Player>, D::Error> {
        Ok(Vec::<StoredPlayer>::deserialize(deserializer)?.into_iter().map(Player::from).collect())
    }
}

/// For serde's `with`: players without names, as statistics and records store them: `[null,"steady"]`.
pub mod strength {
    use super::{Player, Strength};
    use serde::{Deserialize, Deserializer, Serializer};

    /// Serializes players.
    ///
    /// # Errors
    /// If the serializer fails.
    pub fn serialize<S: Serializer>(players: &[Player], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(players.iter().map(Strength::from))
    }

    /// Deserializes players; bots have no names.
    ///
    /// # Errors
    /// If the input isn't a list of players.
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
            kept: vec![Player::person(), luca, Player::Automaton],
            strength: vec![Player::bot("steady"), Player::person(), Player::Automaton],
        };
        let text = r#"{"kept":[{"name":"","level":null},{"name":"Luca","level":"steady"},{"name":"","level":null,"automaton":true}],"strength":["steady",null,{"automaton":null}]}"#;
        assert_eq!(serde_json::to_string(&both).unwrap(), text);
        assert_eq!(serde_json::from_str::<Both>(text).unwrap(), both);
    }

    #[test]
    fn guests_keep_their_names_and_the_owner_only_beside_them() {
        let (owner, anna) = (Player::Person { name: "Péter".to_owned() }, Player::Guest { name: "Anna".to_owned() });
        let both = Both { kept: vec![owner.clone(), anna.clone()], strength: vec![owner.nameless(), anna.nameless()] };
        let text = r#"{"kept":[{"name":"Péter","level":null},{"name":"Anna","level":null,"guest":true}],"strength":[null,{"guest":"Anna"}]}"#;
        assert_eq!(serde_json::to_string(&both).unwrap(), text);
        assert_eq!(serde_json::from_str::<Both>(text).unwrap(), both);
        // As the window sends players; earlier windows sent no name of the owner.
        assert_eq!(serde_json::from_str::<Player>(r#"{"kind":"person"}"#).unwrap(), Player::person());
        assert_eq!(serde_json::from_str::<Player>(r#"{"kind":"guest","name":"Anna"}"#).unwrap(), anna);
    }
}
