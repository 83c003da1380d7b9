//! The moves in Hungarian.

use super::{card, onto_the_card, row_with, suit, the_card};
use iszkenderun::{Ability, Card, CardSet, MarkerAction, Move, View};
use rulebook::hungarian::{capital, the};
use rulebook::phrase::Names;
use rulebook::phrase::listed;

pub(super) fn mv(mv: Move, view: &View, names: &Names) -> String {
    let it = |card: Card| capital(&the_card(card));
    match mv {
        Move::Play { card, row } if row == view.seat => format!("{} kijátszása", it(card)),
        Move::Play { card, row } => format!("{} kijátszása {}", it(card), row_with(row, names, "ba")),
        Move::Use { card: payer, targets, extra } => {
            let what = effect(payer, targets);
            format!("{}: {what}{}", capital(&card(payer)), with_extra(extra))
        }
        Move::Marker { cost, deed, targets, extra } => {
            format!("Akciójelző (ára: {}): {}{}", card(cost), done(deed, targets), with_extra(extra))
        }
        Move::Pass => "Passz".to_owned(),
        Move::Bank { card } => format!("{} a pontpakliba", it(card)),
        Move::Discard { card } => format!("{} eldobása", it(card)),
    }
}

/// Returns the text for what an ability is used for.
fn effect(payer: Card, targets: CardSet) -> String {
    let them = the_cards(targets);
    match payer.face().ability {
        Some(Ability::AddTokens { amount }) => {
            let onto: Vec<String> = targets.into_iter().map(onto_the_card).collect();
            format!("+{amount} {}", listed(&onto, "és"))
        }
        Some(Ability::DiscardSmall { .. } | Ability::DiscardSuit { .. } | Ability::DiscardAny) => {
            format!("{them} eldobása")
        }
        Some(Ability::DiscardEvery { most }) => format!("minden legfeljebb {most} értékű lap eldobása"),
        Some(Ability::Swap { .. }) => format!("{them} helycseréje"),
        Some(Ability::Take { .. }) => format!("{them} kézbe vétele"),
        Some(Ability::TakeBackAny | Ability::TakeBackSuit { .. }) => format!("{them} visszavétele"),
        Some(Ability::Draw) => "egy lap húzása".to_owned(),
        Some(Ability::DrawAndShow) => "egy lap húzása, a következő felfedése".to_owned(),
        Some(Ability::ChangeTrump { trump }) => match trump.suit() {
            Some(of) => format!("{} lesz az adu", suit(of)),
            None => "ne legyen adu".to_owned(),
        },
        Some(Ability::Open) => "a sor megnyitása".to_owned(),
        None => "nincs képessége".to_owned(),
    }
}

fn done(deed: MarkerAction, targets: CardSet) -> String {
    match deed {
        MarkerAction::Protect => format!("{} védelme", the_cards(targets)),
        MarkerAction::Steal => format!("{} ellopása", the_cards(targets)),
        MarkerAction::Exchange => format!("{} cseréje", the_cards(targets)),
        MarkerAction::ScorePile => "+4 a pontpaklira".to_owned(),
    }
}

/// `a handzsár 6-os és a kereszt 1-es`
fn the_cards(cards: CardSet) -> String {
    let cards: Vec<String> = cards.into_iter().map(|which| the(&card(which))).collect();
    listed(&cards, "és")
}

fn with_extra(extra: Option<Card>) -> String {
    extra.map_or_else(String::new, |extra| format!(" (ráadás: {})", card(extra)))
}
