//! Boldog mocsik (Happy Mochi, Benvenuto & Galonnier 2025): the rules engine.
//!
//! Source: the rule specification `MO`, based on the Hungarian rulebook; every deviation is a house rule with
//! its own ID (see [`rules`]). 2 to 6 seats hold hands that may never be rearranged and shed them in pairs of
//! neighbouring cards, each pair greater (or smaller) than the one in the middle; when somebody reaches the
//! target score, whoever has the fewest points wins.
//!
//! # How a turn flows
//!
//! [`Step::Action`]: the active seat plays a pair, draws, or (when neither can be done) passes.
//! A pair's effects follow one by one ([`Step::EffectOrder`] asks which comes first): Flip just happens, Draw
//! asks who draws ([`Step::ChooseDrawer`]), then that seat for a source ([`Step::DrawByEffect`]), Pass left asks
//! everybody in turn for a sealed card ([`Step::PassLeft`]), Reserve asks for one ([`Step::Reserve`]). A card
//! on its way into a hand waits in [`Step::Insert`] until its owner has chosen the place. A round ends at the end
//! of a turn; then everybody seals a card to keep ([`Step::Keep`]) and the next round is dealt.

mod audit;
mod card;
mod centre;
mod check;
mod draw;
mod effects;
mod event;
mod explain;
mod knowledge;
mod legal;
mod mochi;
mod moves;
mod pad;
mod position;
mod position_fault;
mod refusal;
mod round;
pub mod rules;
mod setup;
mod state;
mod view;

pub use card::{CARDS, COLOURS, Card, CardSet, Colour, Effect, Face};
pub use centre::{Half, Pair, Side};
pub use event::{Event, RoundCause, SourceSeen};
pub use mochi::Mochi;
pub use moves::{Intent, Move, Source};
pub use pad::{Left, RoundTally, Sheet, SheetEnd, SheetFault, SheetRound, Tally, Unwritable};
pub use position::{Position, Zone};
pub use position_fault::PositionFault;
pub use refusal::{Decision, Refusal};
pub use setup::{OPTIONS, Setup, SetupFault, Target};
pub use state::{Origin, State, Step};
pub use view::{Arrival, PileView, SeatView, StepView, View};
