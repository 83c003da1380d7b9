//! A deal as a number.
//!
//! From its low end: how large the seed is (2), the game (16), the seats (8), the person's seat, who plays at each
//! other seat (8), the seed, and then the options in the rules' order, the usual value 0. Options come last, each with
//! room for a value or more to be added: usual ones take no room at all, and one that a later version adds at the end is
//! simply usual in the codes of today. Lists are only ever added to at their end.

use super::{Challenge, word};
use crate::play::games::{listed_value, seat_counts, usual_with};
use crate::play::players::{Players, opponents};
use crate::play::stored::StoredSetup;
use crate::problem::CodeFault;
use crate::wire::OptionChoice;
use bot::Level;
use game::{OptionSpec, Seat, Seed};
use store::TableRecord;
use table::Player;
use tables::{GAMES, GameVisitor, TableGame, visit_game};

/// All levels, in the order in which they came into codes; the number after them stands for an automaton.
const LEVELS: [&str; 6] = ["beginner", "steady", "strong", "master", "random", "greedy"];
/// Room for games, seats and levels.
const ROOM: [u128; 3] = [16, 8, 8];
/// Bits of the seed of a new deal, and of any seed.
const SEED_BITS: [u32; 2] = [40, 64];

/// A seed with few enough bits for a short code.
pub(super) fn shortened(seed: u64) -> Seed {
    Seed(seed >> (64 - SEED_BITS[0]))
}

/// What a code says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deal {
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Who plays, in seat order; bots without names.
    pub players: Vec<Player>,
    pub seed: Seed,
    /// The options as one number.
    pub options: u128,
}

impl Deal {
    /// As a number; `None` if there is no place for it in a code.
    pub fn number(&self) -> Option<u128> {
        let seats = u128::try_from(self.players.len()).ok().filter(|seats| (1..=ROOM[1]).contains(seats))?;
        let person = self.players.iter().position(Player::is_person)? as u128;
        let large = u128::from(self.seed.0 >> SEED_BITS[0] != 0);
        let mut number = Number::default();
        number.put(large, 2)?;
        let code = codes().find(|(_, game, rules)| (*game, *rules) == (self.game, self.rules))?;
        number.put(u128::from(code.0), ROOM[0])?;
        number.put(seats - 1, ROOM[1])?;
        number.put(person, seats)?;
        for player in self.players.iter().filter(|player| !player.is_person()) {
            number.put(number_of(player)?, ROOM[2])?;
        }
        number.put(u128::from(self.seed.0), 1 << SEED_BITS[large as usize])?;
        // The last has all the room there is.
        number.put(self.options, u128::MAX)?;
        Some(number.value)
    }

    /// From a number.
    pub fn of_number(mut number: u128) -> Result<Deal, CodeFault> {
        let mut take = |room: u128| {
            let value = number % room;
            number /= room;
            // No room is larger than a seed's; a usize has too few bits for it on some phones.
            value as u64
        };
        let large = take(2) as usize;
        let code = take(ROOM[0]);
        let (_, game, rules) = codes().find(|(known, ..)| u64::from(*known) == code).ok_or(CodeFault::Newer)?;
        let seats = take(ROOM[1]) + 1;
        let person = take(u128::from(seats));
        let player = |at: u64, take: &mut dyn FnMut(u128) -> u64| {
            if at == person { Ok(Player::Person) } else { of_number(take(ROOM[2])).ok_or(CodeFault::Newer) }
        };
        let players = (0..seats).map(|at| player(at, &mut take)).collect::<Result<Vec<_>, _>>()?;
        let seed = Seed(take(1 << SEED_BITS[large]));
        Ok(Deal { game, rules, players, seed, options: number })
    }
}

/// The number of whoever isn't the person.
fn number_of(player: &Player) -> Option<u128> {
    let number = match player {
        Player::Person => None,
        Player::Bot { level, .. } => LEVELS.iter().position(|known| known == level),
        Player::Automaton => Some(LEVELS.len()),
    };
    number.map(|number| number as u128)
}

/// Whoever has a number.
fn of_number(number: u64) -> Option<Player> {
    match number as usize {
        automaton if automaton == LEVELS.len() => Some(Player::Automaton),
        level => LEVELS.get(level).copied().map(Player::bot),
    }
}

/// A number in the making: each value above those before it.
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

/// The numbers that codes have for games, and the rules that each stands for: see [`table::Table::CODES`].
fn codes() -> impl Iterator<Item = (u8, &'static str, u32)> {
    GAMES.iter().filter_map(|game| visit_game(game, Codes)).flatten()
}

struct Codes;

impl GameVisitor for Codes {
    type Output = Vec<(u8, &'static str, u32)>;

    fn visit<G: TableGame>(self) -> Self::Output {
        G::CODES.iter().map(|&(code, rules)| (code, G::NAME, rules)).collect()
    }
}

/// How much room an option has: its values and at least one more.
fn room(option: &OptionSpec) -> u128 {
    (option.values.len() as u128 + 1).next_power_of_two()
}

/// The version of a game's rules that new codes are written for.
pub(super) fn newest(game: &str) -> Option<u32> {
    codes().filter(|(_, name, _)| *name == game).map(|(_, _, rules)| rules).max()
}

/// The options of a setup as one number; `None` if one of them isn't among the listed.
pub(super) fn options<G: TableGame>(setup: &G::Setup) -> Option<u128> {
    let mut number = Number::default();
    for option in G::options() {
        number.put(listed_value::<G>(setup, option)? as u128, room(option))?;
    }
    Some(number.value)
}

/// What New table needs to know of a deal.
pub(super) struct Describe<'a>(pub &'a Deal);

impl GameVisitor for Describe<'_> {
    type Output = Result<Challenge, CodeFault>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Deal { game, rules, players, seed, options } = self.0;
        let known = |level: &str| Level::find(G::LEVELS, level).is_some();
        if !players.iter().filter_map(Player::level).all(known) {
            return Err(CodeFault::Newer);
        }
        let seats = u8::try_from(players.len()).map_err(|_| CodeFault::Impossible)?;
        if !seat_counts::<G>().contains(&seats) {
            return Err(CodeFault::Impossible);
        }
        let mut left = *options;
        let mut chosen = Vec::new();
        let usual = G::usual(*rules).unwrap_or_default();
        let mut setup = usual.clone();
        for option in G::options() {
            let at = match (left % room(option)) as usize {
                0 => listed_value::<G>(&usual, option).unwrap_or_default(),
                other => other,
            };
            let value = *option.values.get(at).ok_or(CodeFault::Newer)?;
            left /= room(option);
            G::configure(&mut setup, option.key, value).map_err(|_| CodeFault::Impossible)?;
            chosen.push(OptionChoice { key: option.key.to_owned(), value: value.to_owned() });
        }
        if left > 0 {
            return Err(CodeFault::Newer);
        }
        G::configure(&mut setup, "seats", &seats.to_string()).map_err(|_| CodeFault::Impossible)?;
        Players::seat::<G>(players, &setup, *seed).map_err(|_| CodeFault::Impossible)?;
        G::deal(&setup, *seed, &mut game::Silent).map_err(|_| CodeFault::Impossible)?;
        Ok(Challenge {
            code: self.0.number().and_then(word::write).ok_or(CodeFault::Impossible)?,
            game: (*game).to_owned(),
            players: players.clone(),
            options: chosen,
            seed: seed.to_string(),
        })
    }
}

/// The code of a kept table; `None` if it wasn't dealt here, or there is no place for its deal in a code.
pub(super) struct OfTable<'a>(pub &'a TableRecord);

impl GameVisitor for OfTable<'_> {
    type Output = Option<String>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let record = self.0;
        let kept: StoredSetup<G> = serde_json::from_str(&record.setup).ok()?;
        let dealt = kept.placed.is_none() && kept.imported.as_ref().is_none_or(|imported| imported.dealt);
        if !dealt {
            return None;
        }
        // Rules of which there is nothing left to deal by.
        G::usual(record.rules_version)?;
        let deal = Deal {
            game: G::NAME,
            rules: newest(G::NAME)?,
            players: kept.players.all().iter().map(Player::nameless).collect(),
            seed: record.seed.parse().ok()?,
            options: options::<G>(&kept.setup)?,
        };
        word::write(deal.number()?)
    }
}

/// How many letters the codes of a game's new deals have, from and to; none if it has no place in codes.
pub(super) struct Lengths;

impl GameVisitor for Lengths {
    type Output = Option<[usize; 2]>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let (seats, rules) = (seat_counts::<G>(), newest(G::NAME)?);
        let length = |seats: u8, level: &'static str, options: u128| {
            let players = opponents::<G>(&usual_with::<G>(seats)?, Seat(0), level);
            let deal = Deal { game: G::NAME, rules, players, seed: shortened(u64::MAX), options };
            let code = word::write(deal.number()?)?;
            Some(code.chars().filter(char::is_ascii_alphanumeric).count())
        };
        let mut last = Number::default();
        for option in G::options() {
            last.put((option.values.len() as u128).checked_sub(1)?, room(option))?;
        }
        let (first, most) = (LEVELS.first()?, LEVELS.last()?);
        Some([length(*seats.first()?, first, 0)?, length(*seats.last()?, most, last.value)?])
    }
}
