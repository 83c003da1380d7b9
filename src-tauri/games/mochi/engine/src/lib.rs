//! Boldog mocsik (Happy Mochi, Benvenuto & Galonnier 2025): the rules engine.
//!
//! Source: the rule specification `MO`, based on the Hungarian rulebook; every deviation is a house rule with its own
//! ID (see [`rules`]). 2 to 6 seats have hands that may never be rearranged. They discard them in pairs of
//! neighbouring cards, each pair greater (or smaller) than the one in the centre. When a seat reaches the target
//! score, the seat with the fewest points wins.
//!
//! # Steps of a turn
//!
//! In [`Step::Action`] the active seat plays a pair, draws, or (if it can do neither) passes. The pair's effects
//! follow one by one ([`Step::EffectOrder`]: which comes first). Flip needs no decision. Draw needs a seat
//! ([`Step::ChooseDrawer`]) and then that seat's source ([`Step::DrawByEffect`]). Pass left needs a sealed card from
//! every seat in turn ([`Step::PassLeft`]), Reserve needs one hand card ([`Step::Reserve`]). A card on its way into a
//! hand waits in [`Step::Insert`] until its owner has chosen the place. A round ends at the end of a turn; then every
//! seat seals a card to keep ([`Step::Keep`]) and the next round is dealt.

mod audit;
mod card;
mod contract;
mod draw;
mod effects;
mod event;
mod explain;
mod knowledge;
mod legal_moves;
mod move_refusals;
mod moves;
mod pad;
mod pair;
mod position;
mod position_fault;
mod refusal;
mod round;
pub mod rules;
mod setup;
mod state;
mod view;

pub use card::{CARDS, COLOURS, Card, CardSet, Colour, Effect, Face};
pub use contract::Mochi;
pub use event::{Event, RoundCause, SourceSeen};
pub use moves::{Intent, Move, Source};
pub use pad::{HandLeft, RoundTally, Sheet, SheetEnd, SheetFault, SheetRound, Tally, Unwritable};
pub use pair::{Half, Pair, Side};
pub use position::{CardsOrCount, Position};
pub use position_fault::PositionFault;
pub use refusal::{Decision, Refusal};
pub use setup::{OPTIONS, Setup, SetupFault, Target};
pub use state::{Origin, State, Step};
pub use view::{Arrival, PileView, SeatView, StepView, View};
