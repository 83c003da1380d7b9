//! Encodes a deal as a number.
//!
//! From the low end: whether the seed is large (2), the form of the code (16), which also says the game, the number of
//! seats (8), the person's seat, the player at each other seat (with the range that the form declares), the seed, and
//! then the options in the rules' order, where the usual value is 0. Options come last, each with the range that the
//! form declares for it: usual values take no space at all, and an option that a later version appends has its usual
//! value in today's codes.

use super::{Challenge, checked_word};
use crate::play::game_info::{listed_value, seat_counts, usual_with};
use crate::play::players::{Players, opponents};
use crate::play::table_encoding::StoredSetup;
use crate::problem::CodeFault;
use crate::wire::OptionChoice;
use bot::Level;
use game::{Seat, Seed};
use games::{GAMES, GameVisitor, ListedGame, visit_game};
use hosting::{CodeForm, Player};
use store::StoredTable;

/// The number of each level. A new level gets an unused number; numbers are never reassigned.
pub(super) const LEVELS: [(u8, &str); 12] = [
    (0, "beginner"),
    (1, "steady"),
    (2, "strong"),
    (3, "master"),
    (4, "random"),
    (5, "greedy"),
    (8, "kyu24"),
    (9, "kyu19"),
    (10, "kyu14"),
    (11, "kyu8"),
    (12, "kyu5"),
    (13, "kyu2"),
];
/// The number of an automaton.
const AUTOMATON: u8 = 6;
/// The number of a guest, whose name isn't encoded.
const GUEST: u8 = 7;
/// The ranges of forms and seats.
const ROOM: [u128; 2] = [16, 8];
/// The bits of the seed of a new deal, and of any seed.
const SEED_BITS: [u32; 2] = [40, 64];

/// Returns a seed with few enough bits for a short code.
pub(super) fn shortened(seed: u64) -> Seed {
    Seed(seed >> (64 - SEED_BITS[0]))
}

/// What a code encodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deal {
    pub game: &'static str,
    /// The form in which the code is written.
    pub form: &'static CodeForm,
    /// The players in seat order; bots without names.
    pub players: Vec<Player>,
    pub seed: Seed,
    /// The options as one number.
    pub options: u128,
}

impl Deal {
    /// Encodes the deal as a number; `None` if a code can't hold it.
    pub fn number(&self) -> Option<u128> {
        let seats = u128::try_from(self.players.len()).ok().filter(|seats| (1..=ROOM[1]).contains(seats))?;
        let person = self.players.iter().position(Player::is_person)? as u128;
        let large = u128::from(self.seed.0 >> SEED_BITS[0] != 0);
        let mut number = Number::default();
        number.put(large, 2)?;
        number.put(u128::from(self.form.number), ROOM[0])?;
        number.put(seats - 1, ROOM[1])?;
        number.put(person, seats)?;
        for player in self.players.iter().filter(|player| !player.is_person()) {
            number.put(number_of(player)?, u128::from(self.form.players))?;
        }
        number.put(u128::from(self.seed.0), 1 << SEED_BITS[large as usize])?;
        // The last value has an unlimited range.
        number.put(self.options, u128::MAX)?;
        Some(number.value)
    }

    /// Decodes a number.
    ///
    /// # Errors
    /// Fails with [`CodeFault::Newer`] if the form or a player is unknown.
    pub fn of_number(mut number: u128) -> Result<Deal, CodeFault> {
        let mut take = |room| take(&mut number, room);
        let large = take(2) as usize;
        let number_of_form = take(ROOM[0]);
        let known = forms().find(|(_, form)| u64::from(form.number) == number_of_form);
        let (game, form) = known.ok_or(CodeFault::Newer)?;
        let seats = take(ROOM[1]) + 1;
        let person = take(u128::from(seats));
        let player = |at: u64, take: &mut dyn FnMut(u128) -> u64| {
            if at == person {
                Ok(Player::person())
            } else {
                of_number(take(u128::from(form.players)), &LEVELS).ok_or(CodeFault::Newer)
            }
        };
        let players = (0..seats).map(|at| player(at, &mut take)).collect::<Result<Vec<_>, _>>()?;
        let seed = Seed(take(1 << SEED_BITS[large]));
        Ok(Deal { game, form, players, seed, options: number })
    }
}

/// Returns the number of a player other than the person.
fn number_of(player: &Player) -> Option<u128> {
    let number = match player {
        Player::Person { .. } => None,
        Player::Bot { level, .. } => LEVELS.iter().find(|(_, known)| known == level).map(|(number, _)| *number),
        Player::Automaton => Some(AUTOMATON),
        Player::Guest { .. } => Some(GUEST),
    };
    number.map(u128::from)
}

/// Returns the player with this number, given the levels.
pub(super) fn of_number(number: u64, levels: &[(u8, &'static str)]) -> Option<Player> {
    if number == u64::from(AUTOMATON) {
        return Some(Player::Automaton);
    }
    if number == u64::from(GUEST) {
        return Some(Player::Guest { name: String::new() });
    }
    levels.iter().find(|(known, _)| u64::from(*known) == number).map(|(_, level)| Player::bot(*level))
}

/// A number under construction: each value is placed above those before it.
struct Number {
    value: u128,
    unit: Option<u128>,
}

impl Default for Number {
    fn default() -> Self {
        Number { value: 0, unit: Some(1) }
    }
}

impl Number {
    fn put(&mut self, value: u128, room: u128) -> Option<()> {
        if value >= room {
            return None;
        }
        if value > 0 {
            self.value = self.value.checked_add(self.unit?.checked_mul(value)?)?;
        }
        self.unit = self.unit.and_then(|unit| unit.checked_mul(room));
        Some(())
    }
}

/// Removes the lowest value with range `room` from a number. No range exceeds that of a seed, which fits in `u64`;
/// `usize` is too small on some phones.
fn take(number: &mut u128, room: u128) -> u64 {
    let value = *number % room;
    *number /= room;
    value as u64
}

/// Returns all forms of codes, each with its game.
pub(super) fn forms() -> impl Iterator<Item = (&'static str, &'static CodeForm)> {
    GAMES.iter().filter_map(|game| visit_game(game, Forms)).flatten()
}

struct Forms;

impl GameVisitor for Forms {
    type Output = Vec<(&'static str, &'static CodeForm)>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        G::CODES.iter().map(|form| (G::NAME, form)).collect()
    }
}

/// Returns the form for new codes of a game with these players: the first form of the newest rules whose range fits all
/// of them. `None` if a player has no number.
pub(super) fn newest<G: ListedGame>(players: &[Player]) -> Option<&'static CodeForm> {
    let rules = G::CODES.last()?.rules;
    let numbers = players.iter().filter(|player| !player.is_person()).map(number_of).collect::<Option<Vec<_>>>()?;
    let most = numbers.into_iter().max().unwrap_or_default();
    G::CODES.iter().find(|form| form.rules == rules && most < u128::from(form.players))
}

/// Packs the positions of option values into one number, each below its range; `None` if one exceeds its range. An
/// option without a range must have its usual value.
pub(super) fn packed(places: &[usize], rooms: &[u16]) -> Option<u128> {
    let mut number = Number::default();
    for (at, place) in places.iter().enumerate() {
        number.put(*place as u128, rooms.get(at).map_or(1, |room| u128::from(*room)))?;
    }
    Some(number.value)
}

/// Unpacks the positions of option values from one number.
pub(super) fn unpacked(mut number: u128, rooms: &[u16]) -> Result<Vec<usize>, CodeFault> {
    let places = rooms.iter().map(|room| take(&mut number, u128::from(*room)) as usize).collect();
    if number > 0 { Err(CodeFault::Newer) } else { Ok(places) }
}

/// Returns the options of a setup as one number in this form; `None` if a value isn't among the listed ones.
pub(super) fn options<G: ListedGame>(setup: &G::Setup, form: &CodeForm) -> Option<u128> {
    let places: Option<Vec<_>> = G::options().iter().map(|option| listed_value::<G>(setup, option)).collect();
    packed(&places?, form.rooms)
}

/// Returns what is needed to create the table of a deal.
pub(super) struct Describe<'a>(pub &'a Deal);

impl GameVisitor for Describe<'_> {
    type Output = Result<Challenge, CodeFault>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let Deal { game, form, players, seed, options } = self.0;
        let known = |level: &str| Level::find(G::LEVELS, level).is_some();
        if !players.iter().filter_map(Player::level).all(known) {
            return Err(CodeFault::Newer);
        }
        let seats = u8::try_from(players.len()).map_err(|_| CodeFault::Impossible)?;
        if !seat_counts::<G>().contains(&seats) {
            return Err(CodeFault::Impossible);
        }
        let places = unpacked(*options, form.rooms)?;
        let mut chosen = Vec::new();
        let usual = G::usual(form.rules).unwrap_or_default();
        let mut setup = usual.clone();
        for (number, option) in G::options().iter().enumerate() {
            let at = match places.get(number) {
                None | Some(0) => listed_value::<G>(&usual, option).unwrap_or_default(),
                Some(other) => *other,
            };
            let value = *option.values.get(at).ok_or(CodeFault::Newer)?;
            G::configure(&mut setup, option.key, value).map_err(|_| CodeFault::Impossible)?;
            chosen.push(OptionChoice { key: option.key.to_owned(), value: value.to_owned() });
        }
        G::configure(&mut setup, "seats", &seats.to_string()).map_err(|_| CodeFault::Impossible)?;
        Players::seat::<G>(players, &setup, *seed).map_err(|_| CodeFault::Impossible)?;
        G::deal(&setup, *seed, &mut game::Silent).map_err(|_| CodeFault::Impossible)?;
        Ok(Challenge {
            code: self.0.number().and_then(checked_word::write).ok_or(CodeFault::Impossible)?,
            game: (*game).to_owned(),
            players: players.clone(),
            options: chosen,
            seed: seed.to_string(),
            played: None,
            running: None,
        })
    }
}

/// Returns the code of a saved table; `None` if it wasn't dealt here, or a code can't hold its deal.
pub(super) struct OfTable<'a>(pub &'a StoredTable);

impl GameVisitor for OfTable<'_> {
    type Output = Option<String>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let record = self.0;
        let kept: StoredSetup<G> = serde_json::from_str(&record.setup).ok()?;
        let dealt = kept.placed.is_none() && kept.imported.as_ref().is_none_or(|imported| imported.dealt);
        if !dealt {
            return None;
        }
        // Rejects rules versions that can no longer deal.
        G::usual(record.rules_version)?;
        let players: Vec<Player> = kept.players.all().iter().map(Player::nameless).collect();
        let form = newest::<G>(&players)?;
        let deal = Deal {
            game: G::NAME,
            form,
            players,
            seed: record.seed.parse().ok()?,
            options: options::<G>(&kept.setup, form)?,
        };
        checked_word::write(deal.number()?)
    }
}

/// Returns the smallest and largest number of letters of codes for a game's new deals; `None` if it has no codes.
pub(super) struct Lengths;

impl GameVisitor for Lengths {
    type Output = Option<[usize; 2]>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let seats = seat_counts::<G>();
        let numbered = |(_, level): &(u8, &'static str)| Level::find(G::LEVELS, level).is_some().then_some(*level);
        let mut levels = LEVELS.iter().filter_map(numbered);
        let length = |seats: u8, level: &'static str, places: &[usize]| {
            let players = opponents::<G>(&usual_with::<G>(seats)?, Seat(0), level);
            let form = newest::<G>(&players)?;
            let options = packed(places, form.rooms)?;
            let deal = Deal { game: G::NAME, form, players, seed: shortened(u64::MAX), options };
            let code = checked_word::write(deal.number()?)?;
            Some(code.chars().filter(char::is_ascii_alphanumeric).count())
        };
        let last: Vec<_> = G::options().iter().map(|option| option.values.len().saturating_sub(1)).collect();
        let least = levels.next()?;
        let most = levels.next_back().unwrap_or(least);
        Some([length(*seats.first()?, least, &[])?, length(*seats.last()?, most, &last)?])
    }
}
