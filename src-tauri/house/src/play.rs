//! Tables being played, of any game, from the deal to the present position.

pub(crate) mod balance;
pub(crate) mod bot_explanation;
pub(crate) mod bot_resignation;
pub(crate) mod clock;
pub(crate) mod curve;
pub(crate) mod disk_check;
pub(crate) mod game_info;
mod game_session;
mod handing_over;
pub(crate) mod journal_repair;
pub(crate) mod judged_game;
pub(crate) mod kept_verdicts;
pub(crate) mod last_setup;
pub(crate) mod lead;
mod legal_moves;
pub(crate) mod line;
pub(crate) mod mistakes;
pub(crate) mod players;
pub(crate) mod position_analysis;
pub(crate) mod position_similarity;
#[cfg(test)]
pub(crate) mod random_game;
pub(crate) mod resignation;
pub(crate) mod reveal;
pub(crate) mod review;
pub(crate) mod same_deal;
pub(crate) mod scratch;
pub(crate) mod session;
pub(crate) mod setups;
pub(crate) mod snapshot;
pub(crate) mod table_creation;
pub(crate) mod table_encoding;
pub(crate) mod table_entries;
pub(crate) mod table_place;
pub(crate) mod table_state;
pub(crate) mod turning_points;
pub(crate) mod undo;
