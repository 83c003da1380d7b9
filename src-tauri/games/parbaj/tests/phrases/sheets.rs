//! Tests the detail sheets of cards: what is printed, and where the copies are as far as a seat may know.

use super::articles::assert_articles;
use super::card;
use super::duels::random_duel;
use crate::sentences::{assert_well_formed, names, seen};
use game::{Game, Seat};
use hosting::HostedGame;
use parbaj::{CardId, Parbaj, View, other};
use parbaj_hosted::{HostedParbaj, Printed};
use rulebook::phrase::Phrase;
use rulebook::{CardPart, CardSheet, Lang, Span};

fn text(part: &CardPart) -> String {
    part.text.iter().map(Span::text).collect()
}

fn assert_well_said(sheet: &CardSheet, lang: Lang) {
    assert_well_formed(&sheet.title, false);
    assert!(!sheet.parts.is_empty());
    for part in sheet.parts.iter().chain(&sheet.places) {
        // A scope is printed in brackets, as in chapter 91.
        let text = text(part).replace("[", "").replace(']', "");
        assert_well_formed(&text, true);
        if lang == Lang::Hu {
            assert_articles(&text);
        }
        assert!(Parbaj::RULES.contains(&part.rule));
    }
}

#[test]
fn every_card_has_a_sheet_in_both_languages() {
    for card in CardId::all() {
        let sheets = Lang::ALL.map(|lang| HostedParbaj::card_sheet(card, None, lang, &names(None)));
        for (sheet, lang) in sheets.iter().zip(Lang::ALL) {
            assert_well_said(sheet, lang);
            assert_eq!(sheet.title, HostedParbaj::card(card, lang));
            assert_eq!(sheet.card, card.kind().id);
            assert!(sheet.places.is_empty());
        }
        // Both languages must cite the same rules.
        let rules = sheets.each_ref().map(|sheet| sheet.parts.iter().map(|part| part.rule).collect::<Vec<_>>());
        assert_eq!(rules[0], rules[1]);
    }
}

#[test]
fn a_sheet_tells_what_each_part_of_the_text_is() {
    let kinds = |id: &str| {
        let sheet = HostedParbaj::card_sheet(card(id), None, Lang::Hu, &names(None));
        sheet.parts.into_iter().map(|part| part.kind).collect::<Vec<_>>()
    };
    let some = |kind: &str| Some(kind.to_owned());
    // Printed data besides the text has no category.
    assert_eq!(kinds("Víznéző").first(), Some(&None));
    assert!(kinds("Víznéző").contains(&some("explanation")));
    for card in CardId::all() {
        let sheet = HostedParbaj::card_sheet(card, None, Lang::En, &names(None));
        let said: Vec<_> = sheet.parts.iter().filter_map(|part| Some((part.rule.0, part.kind.as_deref()?))).collect();
        assert_eq!(said.len(), card.kind().clauses.len());
        for (rule, kind) in said {
            let chapter = rule.strip_prefix("DU-91.").and_then(|rest| rest.split('.').next());
            let named = match kind {
                "condition" => "1",
                "explanation" => "2",
                "drawback" => "3",
                "ability" => "4",
                "spellEffect" => "5",
                _ => "none",
            };
            assert_eq!(chapter, Some(named), "{rule}");
        }
    }
}

/// Returns the number of copies that a sheet counts as unseen by a seat that isn't the viewer.
fn said_unseen(view: &View, card: CardId) -> usize {
    let sheet = HostedParbaj::card_sheet(card, Some(view), Lang::En, &names(Some(view.seat)));
    let unseen = sheet.places.iter().map(text).find(|text| text.ends_with("deck or hand, unseen."));
    unseen.map_or(0, |text| text.split(' ').next().unwrap().parse().unwrap())
}

/// Returns the number of copies that a sheet counts in the viewer's deck.
fn said_in_deck(view: &View, card: CardId) -> usize {
    let sheet = HostedParbaj::card_sheet(card, Some(view), Lang::En, &names(Some(view.seat)));
    let deck = sheet.places.iter().map(text).find(|text| text.ends_with("in your deck."));
    deck.map_or(0, |text| text.split(' ').next().unwrap().parse().unwrap())
}

#[test]
fn what_sheets_say_to_be_out_of_sight_adds_up() {
    for number in 0..16 {
        let mut looked = 0;
        random_duel(number, |state, _| {
            looked += 1;
            if looked % 29 > 0 {
                return;
            }
            for seat in [Seat(0), Seat(1)] {
                let view = Parbaj::view(state, seat);
                let theirs = &view.sides[other(seat).index()];
                let unseen: usize = CardId::cards().map(|card| said_unseen(&view, card)).sum();
                assert_eq!(unseen, usize::from(theirs.deck + theirs.hand) - theirs.known.len(), "{number}");
                let deck: usize = CardId::cards().map(|card| said_in_deck(&view, card)).sum();
                assert_eq!(deck, usize::from(view.sides[seat.index()].deck), "{number}");
            }
        });
    }
}

#[test]
fn sheets_at_a_table_are_well_said() {
    for number in 0..16 {
        let mut looked = 0;
        random_duel(number, |state, _| {
            looked += 1;
            if looked % 41 > 0 {
                return;
            }
            for (seat, person) in [(Seat(0), Some(Seat(0))), (Seat(1), Some(Seat(1))), (Seat(0), None)] {
                let view = Parbaj::view(state, seat);
                for card in CardId::all() {
                    for lang in Lang::ALL {
                        let sheet = HostedParbaj::card_sheet(card, Some(&view), lang, &names(person));
                        assert_well_said(&sheet, lang);
                        assert!(!sheet.places.is_empty());
                    }
                }
            }
        });
    }
}

#[test]
fn what_is_printed_is_what_the_set_says() {
    let printed = HostedParbaj::printed();
    assert_eq!(printed.len(), CardId::all().len());
    let of = |id: &str| printed.iter().find(|it| it.card == card(id)).unwrap().clone();
    for it in &printed {
        let kind = it.card.kind();
        assert_eq!(it.deck.is_none(), it.token);
        assert_eq!((it.damage, it.body), (kind.damage, kind.life));
    }
    let Printed { x, vp, reckoned, usable, neutralises, .. } = of("Ködalak");
    assert_eq!((x, vp, reckoned, usable, neutralises), (true, 1, true, false, false));
    let Printed { x, vp, usable, neutralises, .. } = of("Víznéző");
    assert_eq!((x, vp, usable, neutralises), (false, 4, false, true));
    // A drawback that the opponent may choose counts as usable too.
    assert!(of("Sötét építőmester").usable && of("Ősfa").usable && !of("Lombőr").usable);
    let Printed { builders, sacrifices, discards, life, .. } = of("Vízbe írt szó");
    assert_eq!((builders, sacrifices, discards, life), (1, 0, 0, 0));
    assert_eq!(seen("a\u{a0}b"), "a b");
}
