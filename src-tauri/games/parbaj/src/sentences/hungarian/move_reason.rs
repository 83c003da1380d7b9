//! Reasons for a move, in Hungarian.

use super::the_plain;
use crate::sentences::move_reason::MoveReason;
use parbaj::Origin;
use rulebook::hungarian::capital;
use rulebook::phrase::NBSP;

/// Returns the reason for a move as a sentence.
pub(in crate::sentences) fn reason(prospect: MoveReason) -> String {
    match prospect {
        MoveReason::CheapHand { cards } => {
            format!("A kezdőkézben {cards}{NBSP}olyan lap van, amely legfeljebb 3{NBSP}VP-be kerül.")
        }
        MoveReason::DearHand { cards: 0 } => {
            format!("A kezdőkézben nincs olyan lap, amely legfeljebb 3{NBSP}VP-be kerül.")
        }
        MoveReason::DearHand { cards } => {
            format!("A kezdőkézben csak {cards}{NBSP}olyan lap van, amely legfeljebb 3{NBSP}VP-be kerül.")
        }
        MoveReason::Creature { damage, life } => {
            format!("Új lényed lesz, {damage}{NBSP}sebzéssel és {life}{NBSP}Ép-pel.")
        }
        MoveReason::Building { structure } => format!("Új építményed lesz, {structure}{NBSP}struktúraponttal."),
        MoveReason::Lasting => "Játékban marad, és a szövege körről körre hat.".to_owned(),
        MoveReason::SpellNow { left: 0 } => "Ha nem akadályozzák meg, rögtön hat; minden VP-d rámegy.".to_owned(),
        MoveReason::SpellNow { left } => {
            format!("Ha nem akadályozzák meg, rögtön hat, és {left}{NBSP}VP-d marad.")
        }
        MoveReason::Prevents { origin: Origin::Card { card } } => {
            format!("{} így nem jön létre.", capital(&the_plain(card)))
        }
        MoveReason::Prevents { origin: Origin::Permanent { card, .. } | Origin::Elsewhere { card, .. } } => {
            format!("{} képessége így elmarad.", capital(&the_plain(card)))
        }
        MoveReason::UseThisTurn => "Ezt minden körben egyszer lehet, ebben a körben még nem volt.".to_owned(),
        MoveReason::Left { vp: 0 } => "Ezzel minden VP-d elfogy.".to_owned(),
        MoveReason::Left { vp } => format!("Utána még {vp}{NBSP}VP-d marad."),
        MoveReason::Saved { vp } => format!("Így megmarad {vp}{NBSP}VP-d."),
        MoveReason::Finishes => "Ha nem állítják meg, az ellenfelednek nem marad Ép-je.".to_owned(),
        MoveReason::Hits { damage } => format!("Az ellenfeled {damage}{NBSP}Ép-t veszít, ha nem állítják meg."),
        MoveReason::Fells { card } => format!("{} ledőlne, ha nem állítják meg.", capital(&the_plain(card))),
        MoveReason::Kills { card, survives: true } => {
            format!("{} belehalna, a te lényed túlélné.", capital(&the_plain(card)))
        }
        MoveReason::Kills { card, survives: false } => {
            format!("{} belehalna, igaz, a te lényed is.", capital(&the_plain(card)))
        }
        MoveReason::Opens => "Ha minden őrre jut támadó, a többi az ellenfeledre mehet.".to_owned(),
        MoveReason::Guards => "Az őrposztról támadhat, és ha nem támad, őrt áll.".to_owned(),
        MoveReason::Rests => "A tartalékban nem lehet megtámadni, és VP-t hozhat az előkészítőben.".to_owned(),
        MoveReason::StayHome => "Aki nem támad, aktívan őrt áll az ellenfeled körében.".to_owned(),
        MoveReason::StruckDown => "Ez az ütés megölné.".to_owned(),
        MoveReason::Kept { card } => format!("Így {} játékban marad.", the_plain(card)),
    }
}
