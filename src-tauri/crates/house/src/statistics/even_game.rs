//! Which head start makes a game against bots of a level an even one, by the person's own rating.

use super::rating::Scale;
use super::{Entry, Ratings, ended, tally};
use crate::play::setups;
use crate::wire::{NewTable, OptionChoice};
use game::Seat;
use serde::Serialize;
use table::Player;
use tables::{GameVisitor, TableGame, visit_game};

/// How a game against one bot is to be set up so that both win about as often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct EvenGame {
    /// The level that comes nearest to the person.
    pub own: String,
    /// How many games that is known from.
    pub games: u32,
    /// The person's seat; none where it may be either.
    pub seat: Option<Seat>,
    /// The options that give the head start.
    pub options: Vec<OptionChoice>,
    /// Whether that is enough: no head start makes up for any difference.
    pub enough: bool,
}

/// How the game that is about to be laid becomes an even one; `None` where nobody is given a head start, there isn't one
/// bot with a place on the scale, or the person has none yet.
pub(crate) fn even_game(table: &NewTable, stored: Vec<(String, Entry)>) -> Option<EvenGame> {
    let ratings = tally::ratings_of(&table.game, stored)?;
    visit_game(&table.game, Even { table, ratings: &ratings })?
}

/// So many points less than wished are hardly felt.
const NEARLY: f64 = 4.0;

struct Even<'a> {
    table: &'a NewTable,
    ratings: &'a Ratings,
}

impl GameVisitor for Even<'_> {
    type Output = Option<EvenGame>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let start = G::HEAD_START?;
        let own = self.ratings.own?;
        let mut levels = self.table.players.iter().filter_map(Player::level);
        let level = levels.next().filter(|_| self.table.players.len() == 2)?;
        let setup = setups::chosen::<G>(self.table).ok()?;
        let scale = Scale::of::<G>()?;
        let steps = (start.steps)(&setup);
        let other = self.ratings.levels.iter().find(|known| known.level == level)?.rating;
        let points_to = |place: i32| scale.points_to(f64::from(place), steps);
        let points = points_to(own.rating) - points_to(other);
        let even = (start.with)(&setup, points.abs());
        let chosen = ended::chosen::<G>(&even);
        let option = |key: &&str| Some(OptionChoice { key: (*key).to_owned(), value: chosen.get(*key)?.clone() });
        let seat = ((start.points)(&even) > 0.0).then_some(Seat(u8::from(points > 0.0)));
        Some(EvenGame {
            own: self.ratings.nearest.clone()?,
            games: self.ratings.games,
            seat,
            options: start.options.iter().map(option).collect::<Option<_>>()?,
            enough: points.abs() - (start.points)(&even) <= NEARLY,
        })
    }
}
