//! The moves in English.

use super::{card, effect, half};
use crate::sentences::{hand_card, hand_pair, has_twin, number, position};
use mochi::{Half, Move, Source, StepView, View};
use rulebook::phrase::Names;

pub(super) fn mv(mv: Move, view: &View, names: &Names) -> String {
    match mv {
        Move::PlayPair { left } => match hand_pair(view, left) {
            Some(pair) if has_twin(view, left) => format!("Play {} (from card {})", number(pair), position(left)),
            Some(pair) => format!("Play {}", number(pair)),
            None => format!("Play the pair at position {}", position(left)),
        },
        Move::Draw { from: Source::Deck } => "Draw from the deck".to_owned(),
        Move::Draw { from: Source::Centre { half: from } } => {
            let top = if from == Half::Left { view.left.top } else { view.right.top };
            format!("Take the {} from the centre", card(top))
        }
        Move::Draw { from: Source::Reserve { card: kept } } => format!("Take the {} from the reserve", card(kept)),
        Move::Insert { place } => match (hand_card(view, place), view.hand.is_empty()) {
            (_, true) => "Put it into the empty hand".to_owned(),
            (Some(next), _) => format!("Put it before the {} (position {})", card(next), position(place)),
            (None, _) => format!("Put it at the right end (position {})", position(place)),
        },
        Move::Pass => "Pass".to_owned(),
        Move::ResolveFirst { half: first } => match view.effects.get(usize::from(first == Half::Right)) {
            Some(&found) => format!("{} first", effect(found)),
            None => format!("The {} card’s effect first", half(first)),
        },
        Move::ChooseDrawer { seat } => match names.other(seat) {
            None => "You draw".to_owned(),
            Some(name) => format!("{name} draws"),
        },
        Move::PassLeft { place } => format!("Pass on {}", the_hand_card(view, place)),
        Move::Reserve { place } => format!("Reserve {}", the_hand_card(view, place)),
        Move::Keep { place } => format!("Keep {}", the_hand_card(view, place)),
        Move::Decline => match view.step {
            StepView::PassLeft => "Decline Pass left".to_owned(),
            StepView::Reserve => "Decline Reserve".to_owned(),
            _ => "Decline the effect".to_owned(),
        },
    }
}

fn the_hand_card(view: &View, place: u8) -> String {
    hand_card(view, place).map_or_else(|| format!("card {}", position(place)), |found| format!("the {}", card(found)))
}
