//! When a bot resigns a duel.

use hosting::BotResignation;
use parbaj::View;

use crate::HostedParbaj;

/// Of 130 duels that were played on, these limits would have caused a resignation in 48; the resigning player won none of
/// them.
pub(crate) const HOPELESS: BotResignation<HostedParbaj> =
    BotResignation { below: 0.03, in_a_row: 5, may_be: is_well_on };

/// The number of turns of both players before which a bot doesn't resign.
const BEGINNING: u16 = 8;

/// Whether a duel is past its beginning.
fn is_well_on(view: &View) -> bool {
    view.turn > BEGINNING
}
