//! The game being played: one table of any game, from its deal to its current position.

pub(crate) mod account;
pub(crate) mod analysed;
pub(crate) mod chosen;
pub(crate) mod clock;
pub(crate) mod course;
pub(crate) mod curve;
pub(crate) mod disk_check;
pub(crate) mod ending;
mod game_session;
pub(crate) mod games;
pub(crate) mod gap;
pub(crate) mod hope;
pub(crate) mod judged;
pub(crate) mod laying;
pub(crate) mod lead;
pub(crate) mod likeness;
pub(crate) mod line;
pub(crate) mod played;
pub(crate) mod players;
pub(crate) mod reveal;
pub(crate) mod session;
pub(crate) mod setups;
pub(crate) mod snapshot;
pub(crate) mod stored;
pub(crate) mod table_place;
pub(crate) mod twins;
