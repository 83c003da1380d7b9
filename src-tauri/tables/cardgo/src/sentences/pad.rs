//! What can't be true on a pad of Go.

use super::{halves, is_black};
use crate::CardgoTable;
use cardgo::SheetFault;
use rulebook::Lang;
use rulebook::hungarian::{adessive, capital, superessive, the};
use rulebook::phrase::Names;
use rulebook::phrase::pad::PhrasePad;

impl PhrasePad for CardgoTable {
    fn fault(fault: &SheetFault, lang: Lang, _names: &Names) -> String {
        let SheetFault::NoLiberty { point, owner, stones } = fault;
        match (lang, is_black(*owner), stones.len()) {
            (Lang::Hu, black, count) => {
                let colour = if black { "fekete" } else { "fehér" };
                let point = point.to_string();
                let (what, at) =
                    if count == 1 { ("kőnek", superessive(&point)) } else { ("csoportnak", adessive(&point)) };
                let at = capital(&the(&at));
                format!("{at} álló {colour} {what} nincs szabadsága: ez nem maradhatott a táblán.")
            }
            (Lang::En, black, count) => {
                let colour = if black { "black" } else { "white" };
                let what = if count == 1 { "stone" } else { "group" };
                format!("The {colour} {what} at {point} has no liberty: it can’t have stayed on the board.")
            }
        }
    }

    fn score(score: i32, lang: Lang) -> String {
        halves(
            score,
            match lang {
                Lang::Hu => ',',
                Lang::En => '.',
            },
        )
    }
}
