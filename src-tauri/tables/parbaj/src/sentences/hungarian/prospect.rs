//! What speaks for a move, in Hungarian.

use super::the_plain;
use crate::sentences::prospect::Prospect;
use parbaj::Origin;
use rulebook::hungarian::capital;
use rulebook::phrase::NBSP;

/// Why a move, as a sentence.
pub(in crate::sentences) fn reason(prospect: Prospect) -> String {
    match prospect {
        Prospect::CheapHand { cards } => {
            format!("A kezdőkézben {cards}{NBSP}olyan lap van, amely legfeljebb 3{NBSP}VP-be kerül.")
        }
        Prospect::DearHand { cards: 0 } => {
            format!("A kezdőkézben nincs olyan lap, amely legfeljebb 3{NBSP}VP-be kerül.")
        }
        Prospect::DearHand { cards } => {
            format!("A kezdőkézben csak {cards}{NBSP}olyan lap van, amely legfeljebb 3{NBSP}VP-be kerül.")
        }
        Prospect::Creature { damage, life } => {
            format!("Új lényed lesz, {damage}{NBSP}sebzéssel és {life}{NBSP}Ép-pel.")
        }
        Prospect::Building { structure } => format!("Új építményed lesz, {structure}{NBSP}struktúraponttal."),
        Prospect::Lasting => "Játékban marad, és a szövege körről körre hat.".to_owned(),
        Prospect::SpellNow { left: 0 } => "Ha nem akadályozzák meg, rögtön hat; minden VP-d rámegy.".to_owned(),
        Prospect::SpellNow { left } => {
            format!("Ha nem akadályozzák meg, rögtön hat, és {left}{NBSP}VP-d marad.")
        }
        Prospect::Prevents { origin: Origin::Card { card } } => {
            format!("{} így nem jön létre.", capital(&the_plain(card)))
        }
        Prospect::Prevents { origin: Origin::Permanent { card, .. } | Origin::Elsewhere { card, .. } } => {
            format!("{} képessége így elmarad.", capital(&the_plain(card)))
        }
        Prospect::UseThisTurn => "Ezt minden körben egyszer lehet, ebben a körben még nem volt.".to_owned(),
        Prospect::Left { vp: 0 } => "Ezzel minden VP-d elfogy.".to_owned(),
        Prospect::Left { vp } => format!("Utána még {vp}{NBSP}VP-d marad."),
        Prospect::Saved { vp } => format!("Így megmarad {vp}{NBSP}VP-d."),
        Prospect::Finishes => "Ha nem állítják meg, az ellenfelednek nem marad Ép-je.".to_owned(),
        Prospect::Hits { damage } => format!("Az ellenfeled {damage}{NBSP}Ép-t veszít, ha nem állítják meg."),
        Prospect::Fells { card } => format!("{} ledőlne, ha nem állítják meg.", capital(&the_plain(card))),
        Prospect::Kills { card, survives: true } => {
            format!("{} belehalna, a te lényed túlélné.", capital(&the_plain(card)))
        }
        Prospect::Kills { card, survives: false } => {
            format!("{} belehalna, igaz, a te lényed is.", capital(&the_plain(card)))
        }
        Prospect::Opens => "Ha minden őrre jut támadó, a többi az ellenfeledre mehet.".to_owned(),
        Prospect::Guards => "Az őrposztról támadhat, és ha nem támad, őrt áll.".to_owned(),
        Prospect::Rests => "A tartalékban nem lehet megtámadni, és VP-t hozhat az előkészítőben.".to_owned(),
        Prospect::StayHome => "Aki nem támad, aktívan őrt áll az ellenfeled körében.".to_owned(),
        Prospect::StruckDown => "Ez az ütés megölné.".to_owned(),
        Prospect::Kept { card } => format!("Így {} játékban marad.", the_plain(card)),
    }
}
