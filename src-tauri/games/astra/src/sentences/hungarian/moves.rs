//! The moves and the reasons for them, in Hungarian.

use super::{ability, boon, card, element, star_name, stardust};
use crate::sentences::AUTOMATON;
use crate::sentences::move_reason::MoveReason;
use astra::{Aim, Boon, Card, DisplayPlace, Move, Path, View};
use rulebook::hungarian::capital;
use rulebook::phrase::NBSP;

pub(super) fn mv(mv: Move, view: &View) -> String {
    match mv {
        Move::Use { card: used, aim } => {
            format!("{} képessége: {}{}", card(used), ability(used.constellation().ability), aimed(aim, view))
        }
        Move::Observe { place, path } => observe(place, path, view),
        Move::Stop => "Nincs több megfigyelés".to_owned(),
        Move::Rest => "Pihenés".to_owned(),
        Move::Discover { place } => format!("Felfedezés elsőként: {}", displayed(place, view)),
        Move::SetAside { card: gone } => format!("Félretétel: {}", card(gone)),
        Move::Dream { star } => {
            let on = match view.step {
                astra::StepView::Dream { place } => at(place, view),
                _ => None,
            };
            format!("Álomcsillag: {}", on.map_or("?", |on| star_name(on, star)))
        }
        Move::Take { boon: Boon::Reactivate, card: Some(again) } => format!("Felfrissítés: {}", card(again)),
        Move::Take { boon: taken, .. } => format!("Adomány: {}", boon(taken)),
        Move::Decline => "Nem kell adomány".to_owned(),
        Move::Reorder { order } => {
            let named: Vec<&str> = order
                .numbers()
                .into_iter()
                .filter_map(|number| view.deck_top.get(usize::from(number)).map(|&top| card(top)))
                .collect();
            format!("Felülről: {}", named.join(", "))
        }
        Move::Automaton => format!("{AUTOMATON} köre"),
    }
}

/// `Megfigyelés: Lant, Sulafat–Sheliak–ζ¹ (3 csillagpor)`
fn observe(place: DisplayPlace, path: Path, view: &View) -> String {
    let Some(on) = at(place, view) else { return "Megfigyelés".to_owned() };
    let stars: Vec<&str> = path.into_iter().map(|star| star_name(on, star)).collect();
    let price = path.len().saturating_sub(u8::from(view.journal.this_turn.free_first));
    format!("Megfigyelés: {}, {} ({})", card(on), stars.join("–"), stardust(price))
}

/// Returns the reason for a move, as a sentence.
pub(super) fn reason(prospect: MoveReason) -> String {
    match prospect {
        MoveReason::JustInTime { stars } => {
            format!("Te fedezed fel a lapot {AUTOMATON} előtt, akinek már csak {stars}{NBSP}csillag hiányzik hozzá.")
        }
        MoveReason::Completes => "Ezzel felfedezed a lapot.".to_owned(),
        MoveReason::FirstOfYours => format!("Ha majd {AUTOMATON} fedezi fel a lapot, te is választhatsz adományt."),
        MoveReason::Grand => "Nagy Csillag is van az úton, és az bölcsességet ad.".to_owned(),
        MoveReason::Rest { stardust: 0, cards } => format!("{}.", capital(&reactivated(cards))),
        MoveReason::Rest { stardust: more, cards: 0 } => format!("{} jön az erszénybe.", stardust(more)),
        MoveReason::Rest { stardust: more, cards } => {
            format!("{} jön az erszénybe, és {}.", stardust(more), reactivated(cards))
        }
    }
}

/// `2 lapod felfrissül`
fn reactivated(cards: u8) -> String {
    if cards == 1 { "egy lapod felfrissül".to_owned() } else { format!("{cards}{NBSP}lapod felfrissül") }
}

fn aimed(aim: Aim, view: &View) -> String {
    match aim {
        Aim::Nothing => String::new(),
        Aim::Star(place, star) => {
            at(place, view).map_or_else(String::new, |on| format!(", {} ({})", star_name(on, star), card(on)))
        }
        Aim::Exhausted(other) => format!(", {}", card(other)),
        Aim::Displayed(place) => format!(", {}", displayed(place, view)),
    }
}

fn at(place: DisplayPlace, view: &View) -> Option<Card> {
    view.display.get(place.index()).copied().flatten().map(|chart| chart.card)
}

/// Returns the name of the card at a place, or the place itself if it is empty.
fn displayed(place: DisplayPlace, view: &View) -> String {
    at(place, view).map_or_else(|| capital(element(place.element())), |on| card(on).to_owned())
}
