//! The moves in Hungarian.

use super::{card, effect, half};
use crate::sentences::{hand_card, hand_pair, has_twin, number, position};
use mochi::{Half, Move, Source, StepView, View};
use rulebook::hungarian::{capital, the};
use rulebook::phrase::{NBSP, Names};

pub(super) fn mv(mv: Move, view: &View, names: &Names) -> String {
    match mv {
        Move::PlayPair { left } => match hand_pair(view, left) {
            Some(pair) if has_twin(view, left) => {
                format!("{} kijátszása ({}{NBSP}laptól)", number(pair), ordinal(left))
            }
            Some(pair) => format!("{} kijátszása", number(pair)),
            None => format!("{}{NBSP}helyen kezdődő pár kijátszása", capital(&the(&ordinal(left)))),
        },
        Move::Draw { from: Source::Deck } => "Húzás a pakliból".to_owned(),
        Move::Draw { from: Source::Centre { half: from } } => {
            let top = card(if from == Half::Left { view.left.top } else { view.right.top });
            format!("{} elvétele középről", capital(&the(&top)))
        }
        Move::Draw { from: Source::Reserve { card: kept } } => {
            format!("{} felvétele a tartalékból", capital(&the(&card(kept))))
        }
        Move::Insert { place } => match (hand_card(view, place), view.hand.is_empty()) {
            (_, true) => "A lap az üres kézbe".to_owned(),
            (Some(next), _) => format!("{} elé ({}{NBSP}hely)", capital(&the(&card(next))), ordinal(place)),
            (None, _) => format!("A kéz jobb szélére ({}{NBSP}hely)", ordinal(place)),
        },
        Move::Pass => "Passz".to_owned(),
        Move::ResolveFirst { half: first } => {
            let at = usize::from(first == Half::Right);
            let what = view
                .effects
                .get(at)
                .map_or_else(|| format!("{} oldali hatás", half(first)), |&found| effect(found).to_owned());
            format!("Elsőként a {what}")
        }
        Move::ChooseDrawer { seat } => match names.other(seat) {
            None => "Te húzol".to_owned(),
            Some(name) => format!("{name} húzzon"),
        },
        Move::PassLeft { place } => format!("{} továbbadása", the_hand_card(view, place)),
        Move::Reserve { place } => format!("{} tartalékolása", the_hand_card(view, place)),
        Move::Keep { place } => format!("{} megtartása", the_hand_card(view, place)),
        Move::Decline => match view.step {
            StepView::PassLeft => "Lemondás a továbbadásról".to_owned(),
            StepView::Reserve => "Lemondás a tartalékolásról".to_owned(),
            _ => "Lemondás a hatásról".to_owned(),
        },
    }
}

fn the_hand_card(view: &View, place: u8) -> String {
    let found = hand_card(view, place).map_or_else(|| format!("{}{NBSP}lap", ordinal(place)), card);
    capital(&the(&found))
}

fn ordinal(place: u8) -> String {
    format!("{}.", position(place))
}
