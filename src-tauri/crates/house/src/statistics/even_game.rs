//! Which head start makes a game against bots of a level an even one, by the person's own rating.

use super::tally;
use super::{Entry, Ratings};
use crate::play::games::listed_value;
use crate::wire::{NewTable, OptionChoice};
use game::{OptionSpec, Seat};
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
    let ratings = tally::add_up(stored).games.into_iter().find(|game| game.game == table.game)?.ratings?;
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
        let mut setup = G::Setup::default();
        for OptionChoice { key, value } in &self.table.options {
            G::configure(&mut setup, key, value).ok()?;
        }
        let scale = super::rating::Scale::of::<G>()?;
        let steps = (start.steps)(&setup);
        let other = self.ratings.levels.iter().find(|known| known.level == level)?.rating;
        let points_to = |place: i32| scale.points_to(f64::from(place), steps);
        let points = points_to(own.rating) - points_to(other);
        let even = (start.with)(&setup, points.abs());
        let value = |option: &OptionSpec| Some(option.values[listed_value::<G>(&even, option)?].to_owned());
        let options = G::options()
            .iter()
            .filter(|option| start.options.contains(&option.key))
            .map(|option| Some(OptionChoice { key: option.key.to_owned(), value: value(option)? }));
        let seat = ((start.points)(&even) > 0.0).then_some(Seat(u8::from(points > 0.0)));
        Some(EvenGame {
            own: self.ratings.nearest.clone()?,
            games: self.ratings.games,
            seat,
            options: options.collect::<Option<_>>()?,
            enough: points.abs() - (start.points)(&even) <= NEARLY,
        })
    }
}
