//! The moves in English.

use super::{card, row, suit};
use iszkenderun::{Ability, Card, CardSet, MarkerAction, Move, View};
use rulebook::phrase::Names;
use rulebook::phrase::listed;

pub(super) fn mv(mv: Move, view: &View, names: &Names) -> String {
    match mv {
        Move::Play { card: played, row: onto } if onto == view.seat => format!("Play {}", card(played)),
        Move::Play { card: played, row: onto } => format!("Play {} to {}", card(played), row(onto, names)),
        Move::Use { card: payer, targets, extra } => {
            format!("{}: {}{}", card(payer), effect(payer, targets), with_extra(extra))
        }
        Move::Marker { cost, deed, targets, extra } => {
            format!("Action marker for {}: {}{}", card(cost), done(deed, targets), with_extra(extra))
        }
        Move::Pass => "Pass".to_owned(),
        Move::Bank { card: banked } => format!("Put {} on the score pile", card(banked)),
        Move::Discard { card: discarded } => format!("Discard {}", card(discarded)),
    }
}

/// Returns the text for what an ability is used for.
fn effect(payer: Card, targets: CardSet) -> String {
    let them = the_cards(targets);
    match payer.face().ability {
        Some(Ability::AddTokens { amount }) => format!("+{amount} on {them}"),
        Some(Ability::DiscardSmall { .. } | Ability::DiscardSuit { .. } | Ability::DiscardAny) => {
            format!("discard {them}")
        }
        Some(Ability::DiscardEvery { most }) => format!("discard every card of {most} or less"),
        Some(Ability::Swap { .. }) => format!("swap {them}"),
        Some(Ability::Take { .. }) => format!("take {them} into hand"),
        Some(Ability::TakeBackAny | Ability::TakeBackSuit { .. }) => format!("take back {them}"),
        Some(Ability::Draw) => "draw a card".to_owned(),
        Some(Ability::DrawAndShow) => "draw a card, reveal the next".to_owned(),
        Some(Ability::ChangeTrump { trump }) => {
            trump.suit().map_or_else(|| "no trump".to_owned(), |of| format!("trump becomes {}", suit(of)))
        }
        Some(Ability::Open) => "open the row".to_owned(),
        None => "no ability".to_owned(),
    }
}

fn done(deed: MarkerAction, targets: CardSet) -> String {
    match deed {
        MarkerAction::Protect => format!("protect {}", the_cards(targets)),
        MarkerAction::Steal => format!("steal {}", the_cards(targets)),
        MarkerAction::Exchange => format!("exchange {}", the_cards(targets)),
        MarkerAction::ScorePile => "+4 on the score pile".to_owned(),
    }
}

/// `Scimitar 6 and Cross 1`
fn the_cards(cards: CardSet) -> String {
    let cards: Vec<String> = cards.into_iter().map(card).collect();
    listed(&cards, "and")
}

fn with_extra(extra: Option<Card>) -> String {
    extra.map_or_else(String::new, |extra| format!(" (extra: {})", card(extra)))
}
