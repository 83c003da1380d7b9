//! Finds the head start that makes a game against a bot even, given the person's rating.

use super::rating::Scale;
use super::{Ratings, StoredResult, game_result, totals};
use crate::play::setups;
use crate::wire::{NewTable, OptionChoice};
use game::Seat;
use games::{GameVisitor, ListedGame, visit_game};
use hosting::Player;
use serde::Serialize;

/// The setup of a game against one bot that both sides win about equally often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct EvenGame {
    /// The level nearest to the person's rating.
    pub own: String,
    /// Whether the person is noticeably weaker than that level, the weakest.
    pub weaker: bool,
    /// How many games the rating is based on.
    pub games: u32,
    /// The person's seat; `None` if it doesn't matter.
    pub seat: Option<Seat>,
    /// The options that give the head start.
    pub options: Vec<OptionChoice>,
    /// Whether the head start is sufficient: head starts are limited, differences are not.
    pub enough: bool,
}

/// Returns how a new game can be made even; `None` if the game has no head starts, the opponents aren't exactly one bot
/// with a rating, or the person has no rating yet.
pub(crate) fn even_game(table: &NewTable, stored: Vec<(String, StoredResult)>) -> Option<EvenGame> {
    let ratings = totals::ratings_of(&table.game, stored)?;
    visit_game(&table.game, Even { table, ratings: &ratings })?
}

/// A head start may be this many points smaller than needed without being noticed.
const NEARLY: f64 = 4.0;

struct Even<'a> {
    table: &'a NewTable,
    ratings: &'a Ratings,
}

impl GameVisitor for Even<'_> {
    type Output = Option<EvenGame>;

    fn visit<G: ListedGame>(self) -> Self::Output {
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
        let chosen = game_result::chosen::<G>(&even);
        let option = |key: &&str| Some(OptionChoice { key: (*key).to_owned(), value: chosen.get(*key)?.clone() });
        let seat = ((start.points)(&even) > 0.0).then_some(Seat(u8::from(points > 0.0)));
        Some(EvenGame {
            own: self.ratings.nearest.clone()?,
            // Points are counted from the weakest level.
            weaker: points_to(own.rating) < -NEARLY,
            games: self.ratings.games,
            seat,
            options: start.options.iter().map(option).collect::<Option<_>>()?,
            enough: points.abs() - (start.points)(&even) <= NEARLY,
        })
    }
}
