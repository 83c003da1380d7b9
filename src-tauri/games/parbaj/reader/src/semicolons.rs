//! Splits sentences at semicolons.

use crate::doubt::Doubt;
use crate::enclosures::beginning_at;
use crate::judge::{Judge, PrecedingPiece};
use crate::judgement::Judgement;
use crate::label::is_colon;
use crate::piece::Piece;
use crate::sentence::trimmed;
use crate::word::Word;
use crate::wording_lists::JOINED;
use std::ops::Range;

/// Judges a piece: as a whole, or split at its semicolons if the halves belong to several categories.
pub(crate) fn judged(
    judge: &Judge<'_>,
    piece: &Piece,
    before: Option<PrecedingPiece>,
) -> Vec<(Range<usize>, Judgement)> {
    let whole = || vec![(piece.at.clone(), judge.judge(piece, before))];
    if piece.label.is_some() || piece.misspelt.is_some() {
        return whole();
    }
    let halves = halves(judge, &piece.at);
    if halves.len() < 2 {
        return whole();
    }
    let mut found: Vec<(Range<usize>, Judgement)> = Vec::new();
    let mut before = before;
    for at in halves {
        let judgement = judge.judge(&Piece { at: at.clone(), label: None, misspelt: None }, before);
        before = Some(PrecedingPiece { judgement, label: None });
        match found.last_mut() {
            Some((last, same)) if category(*same) == category(judgement) => last.end = at.end,
            _ => found.push((at, judgement)),
        }
    }
    // A half without a known wording may be a mere fragment; then the piece is judged as a whole.
    let fragment = |it: Judgement| matches!(it, Err(Doubt::Unclear | Doubt::NoGameWords | Doubt::Quotation));
    if found.len() > 1 && !found.iter().any(|(_, it)| fragment(*it)) { found } else { whole() }
}

fn category(judgement: Judgement) -> Option<parbaj_text::Category> {
    judgement.ok().map(|it| it.category())
}

/// Returns the ranges between semicolons. The items of a list introduced by a colon stay together.
fn halves(judge: &Judge<'_>, at: &Range<usize>) -> Vec<Range<usize>> {
    let (text, mut from, mut here, mut found) = (judge.text, at.start, at.start, Vec::new());
    // Whether there has been a colon since the last half that was examined.
    let mut colon = false;
    while let Some(sign) = text[here..at.end].chars().next() {
        if let Some(enclosed) = beginning_at(judge.enclosed, here) {
            here = enclosed.end.min(at.end);
            continue;
        }
        here += sign.len_utf8();
        colon |= is_colon(sign);
        if !matches!(sign, ';' | '|' | '•') {
            continue;
        }
        let half = from..if sign == '•' { here - sign.len_utf8() } else { here };
        if colon && judge.lists(&half) {
            break;
        }
        colon = false;
        if begins_anew(judge, here..at.end) && judge.says(&half) {
            from = half.end;
            found.push(trimmed(text, half));
        }
    }
    found.push(trimmed(text, from..at.end));
    found.retain(|it| !it.is_empty());
    found
}

/// Whether the text after a semicolon is a sentence of its own.
fn begins_anew(judge: &Judge<'_>, rest: Range<usize>) -> bool {
    // Longer than the longest wording of a continuation.
    const FIRST: usize = 5;
    let words: Vec<&Word> = judge.within(rest).iter().take(FIRST).collect();
    !words.is_empty() && !JOINED.meet(&words)
}

#[cfg(test)]
mod tests {
    use crate::read;
    use parbaj_cards::CardType;

    fn said(text: &str, old: bool) -> Vec<String> {
        let parts = read(text, CardType::Creature, old).map(|it| it.parts).unwrap_or_default();
        parts.into_iter().map(|it| it.text).collect()
    }

    #[test]
    fn semicolons_part_only_what_is_of_two_categories() {
        assert_eq!(said("Aktívan kerül játékba; ha támad, húzz egy lapot.", false).len(), 2);
        assert_eq!(said("Ha támad, húzz egy lapot; ha meghal, húzz kettőt.", false).len(), 1);
        assert_eq!(said("Repül; minden körödben veszítesz 1 Ép-t.", true).len(), 2);
        assert_eq!(said("Repül; minden körödben veszítesz 1 Ép-t.", false).len(), 1);
    }

    #[test]
    fn lists_costs_and_what_is_labelled_stay_whole() {
        assert_eq!(said("Ha meghal, válassz: veszítesz 1 Ép-t; vagy dobj el egy lapot.", true).len(), 1);
        assert_eq!(said("1 VP; passzívan: húzz egy lapot.", false).len(), 1);
        assert_eq!(said("Hátrány: nem támadhat; aktívan kerül játékba.", false).len(), 1);
    }
}
