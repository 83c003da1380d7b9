//! The card sheet describes a card, and where its copies are as far as the viewer may know.

use super::{BORKA, ME, place};
use crate::sentences::{assert_well_formed, names, seen};
use cardgo::{Card, Cardgo, Move, State, View};
use cardgo_hosted::HostedCardgo;
use game::{Game, Seat, Silent};
use games::book;
use rulebook::phrase::Phrase;
use rulebook::{CardPart, CardSheet, Lang, Span};
use serde_json::json;
use std::collections::BTreeSet;

fn sheet(card: Card, view: Option<&View>, lang: Lang) -> CardSheet {
    HostedCardgo::card_sheet(card, view, lang, &names(Some(ME)))
}

fn text(part: &CardPart) -> String {
    seen(&part.text.iter().map(Span::text).collect::<String>())
}

fn told(parts: &[CardPart]) -> Vec<(&'static str, String)> {
    parts.iter().map(|part| (part.rule.0, text(part))).collect()
}

/// Returns the sheet's parts about the places of the card's copies.
fn places(state: &State, seat: Seat, card: Card, lang: Lang) -> Vec<(&'static str, String)> {
    told(&HostedCardgo::card_sheet(card, Some(&Cardgo::view(state, seat)), lang, &names(Some(seat))).places)
}

fn after(mut state: State, moves: &[Move]) -> State {
    for &mv in moves {
        let seat = Cardgo::to_move(&state).unwrap();
        Cardgo::play(&mut state, seat, mv, &mut Silent).unwrap();
    }
    state
}

#[test]
fn every_card_has_a_sheet_of_good_sentences_with_rules_of_the_book() {
    let mut titles = BTreeSet::new();
    for card in Card::ALL {
        for lang in Lang::ALL {
            let sheet = sheet(card, None, lang);
            assert_eq!((sheet.card.as_str(), sheet.places.len()), (card.code(), 0));
            assert!(titles.insert((lang.code(), sheet.title.clone())), "two cards called {}", sheet.title);
            assert_well_formed(&sheet.title, false);
            assert_eq!(sheet.parts[0].rule, card.rule(), "the effect comes first");
            for part in &sheet.parts {
                assert_well_formed(&text(part), true);
                assert!(book().entry(part.rule.0).is_some(), "{}", part.rule);
            }
        }
        let entry = book().entry(card.rule().0).unwrap();
        for lang in Lang::ALL {
            assert!(
                entry.title.get(lang).contains(&HostedCardgo::card(card, lang)),
                "{card}: {}",
                entry.title.get(lang)
            );
        }
    }
}

#[test]
fn a_card_is_told_part_by_part() {
    assert_eq!(
        told(&sheet(Card::Wall, None, Lang::Hu).parts),
        [
            ("GO-4.14", "Válassz egy sort vagy egy oszlopot: 2 körig egyikőtök sem léphet rá.".to_owned()),
            ("GO-3.3", "Lépés előtti lap: megteszi a magáét, azután még lépsz.".to_owned()),
            ("GO-3.1", "Megtartható: a kezedben várhat, amíg jól nem jön.".to_owned()),
            ("GO-3.5", "Tartós hatás: 4 lépésen át tart, és addig senki sem húzhat, lapot sem játszhat ki.".to_owned()),
            ("GO-2.1", "A teljes pakliban 2 ilyen lap van.".to_owned()),
        ]
    );
    let on_nine = place(json!({ "rows": vec!["........."; 9], "hands": [[], []] }));
    let told = told(&sheet(Card::HighGround, Some(&Cardgo::view(&on_nine, ME)), Lang::Hu).parts);
    assert_eq!(told.last().unwrap().1, "A 9×9-es tábla paklijában nincs ilyen lap.");
}

#[test]
fn its_copies_are_told_as_far_as_the_viewer_knows() {
    let state = place(json!({
        "rows": ["...", ".X.", "..."],
        "hands": [["headwind", "pickpocket"], ["headwind", "wall"]],
        "deck": ["headwind", "trap", "ban"], "discards": ["headwind"],
        "foreseen": [1, 0], "known": [[], ["wall"]],
    }));
    assert_eq!(
        places(&state, ME, Card::Headwind, Lang::Hu),
        [
            ("GO-3.1", "A kezedben 1 van.".to_owned()),
            ("GO-4.19", "A pakli tetején van: ez a legfelső lap.".to_owned()),
            ("GO-2.4", "A dobópakliban 1 van.".to_owned()),
            (
                "GO-2.1",
                "Még 2 ilyen lap rejtve van: a pakli 47 vagy Borka kezének 1 ismeretlen lapja között lehet.".to_owned()
            ),
        ]
    );
    assert_eq!(places(&state, ME, Card::Wall, Lang::Hu)[0].1, "Borka kezében 1 van, ezt tudod.");
    assert_eq!(places(&state, ME, Card::Wall, Lang::En)[0].1, "Borka has 1 in hand, as you know.");
    assert_eq!(places(&state, BORKA, Card::Trap, Lang::En).len(), 1, "Borka has foreseen nothing");
}

#[test]
fn what_a_card_does_just_now_is_told_first() {
    let rows = vec!["....."; 5];
    let state = place(json!({ "rows": rows, "hands": [["wall"], ["ban"]] }));
    let line = "C".parse().unwrap();
    let announced = after(state, &[Move::Card { card: Card::Wall }, Move::Line { line }]);
    assert_eq!(
        places(&announced, BORKA, Card::Wall, Lang::Hu)[0],
        ("GO-3.10", "Luca most jelentette be: kivédhető, mielőtt hatna.".to_owned())
    );
    let in_force = after(announced, &[Move::Let]);
    assert_eq!(
        places(&in_force, ME, Card::Wall, Lang::Hu)[0],
        ("GO-3.5", "Most érvényben van (C oszlop): te játszottad ki, és még 4 lépésig tart.".to_owned())
    );
}

#[test]
fn every_place_is_well_said() {
    let state = place(json!({
        "rows": ["...", ".X.", "..."], "hands": [["headwind", "lantern"], ["wall"]], "known": [[], ["wall"]],
        "deck": ["trap", "ban", "gift"], "foreseen": [3, 3],
        "lasting": { "card": "trap", "by": "white", "left": 4, "point": "A1" }, "toMove": "white"
    }));
    for card in Card::ALL {
        for seat in [ME, BORKA] {
            for lang in Lang::ALL {
                let told = places(&state, seat, card, lang);
                told.iter().for_each(|(_, text)| assert_well_formed(text, true));
            }
        }
    }
    let hidden = |seat| places(&state, seat, Card::Trap, Lang::Hu)[0].1.contains("A1");
    assert_eq!([ME, BORKA].map(hidden), [false, true], "a trap’s point is its player’s secret");
}
