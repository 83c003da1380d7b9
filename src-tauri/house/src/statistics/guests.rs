//! How the people did with whom a game was played on this device.

use super::game_result::Ended;
use game::Seat;
use hosting::Player;
use serde::Serialize;
use std::collections::BTreeMap;

/// How a guest did at a game, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct GuestStatistics {
    pub name: String,
    pub played: u32,
    /// How many games the guest won, shared wins included.
    pub won: u32,
    /// In how many of the games the guest was helped.
    pub helped: u32,
    /// In how many games the owner of the device finished ahead of the guest.
    pub ahead: u32,
}

/// Adds up the results of each guest, whoever played most first.
pub(super) fn guests<'a>(games: impl Iterator<Item = &'a Ended>) -> Vec<GuestStatistics> {
    let mut by_name = BTreeMap::<&str, GuestStatistics>::new();
    for ended in games {
        for ((seat, player), rank) in (0..).map(Seat).zip(&ended.seats).zip(&ended.ranks) {
            let Player::Guest { name } = player else { continue };
            let nothing = GuestStatistics { name: name.clone(), played: 0, won: 0, helped: 0, ahead: 0 };
            let guest = by_name.entry(name).or_insert(nothing);
            guest.played += 1;
            guest.won += u32::from(*rank == 1);
            guest.helped += u32::from(ended.helped.contains(&seat));
            guest.ahead += u32::from(ended.rank() < *rank);
        }
    }
    let mut guests: Vec<GuestStatistics> = by_name.into_values().collect();
    guests.sort_by_key(|guest| std::cmp::Reverse(guest.played));
    guests
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(guests: [&str; 2], ranks: [u8; 3]) -> Ended {
        let guest = |name: &str| Player::Guest { name: name.to_owned() };
        Ended {
            game: "mochi".to_owned(),
            seats: vec![guest(guests[0]), Player::person(), guest(guests[1])],
            options: BTreeMap::new(),
            ranks: ranks.to_vec(),
            scores: vec![0; 3],
            assisted: false,
            helped: vec![Seat(0)],
            ended_ms: 0,
            given_up: None,
            origin: None,
        }
    }

    #[test]
    fn guests_are_told_apart_by_their_names() {
        let games = [ended(["Anna", "Béla"], [1, 2, 3]), ended(["Cili", "Anna"], [3, 1, 1])];
        let told: Vec<_> =
            guests(games.iter()).into_iter().map(|it| (it.name, it.played, it.won, it.helped, it.ahead)).collect();
        assert_eq!(
            told,
            [("Anna".to_owned(), 2, 2, 1, 0), ("Béla".to_owned(), 1, 0, 0, 1), ("Cili".to_owned(), 1, 0, 1, 1)]
        );
    }
}
