//! The card sheet says what a card is, and where it is as far as the viewer may know.

use super::{ME, card, place};
use crate::sentences::{names, seen};
use game::Game;
use games::book;
use iszkenderun::{Card, Iszkenderun, View};
use iszkenderun_hosted::HostedIszkenderun;
use rulebook::phrase::Phrase;
use rulebook::{CardPart, Lang, Span};
use serde_json::{Value, json};

fn text(part: &CardPart) -> String {
    seen(&part.text.iter().map(Span::text).collect::<String>())
}

fn parts(code: &str, lang: Lang) -> Vec<(&'static str, String)> {
    let sheet = HostedIszkenderun::card_sheet(card(code), None, lang, &names(Some(ME)));
    sheet.parts.iter().map(|part| (part.rule.0, text(part))).collect()
}

/// Returns where the sheet says that the card is, with the rules.
fn places(code: &str, position: Value, lang: Lang) -> Vec<(&'static str, String)> {
    let view: View = Iszkenderun::view(&place(position), ME);
    let sheet = HostedIszkenderun::card_sheet(card(code), Some(&view), lang, &names(Some(ME)));
    sheet.places.iter().map(|part| (part.rule.0, text(part))).collect()
}

fn owned<const N: usize>(parts: [(&'static str, &str); N]) -> Vec<(&'static str, String)> {
    parts.map(|(rule, text)| (rule, text.to_owned())).to_vec()
}

/// Returns a position in which Borka's scimitar 6 lies between a crescent 1 and a scimitar 1, is trump, has tokens
/// and is protected.
fn position() -> Value {
    json!({
        "hands": [["S2", "T1"], ["H7", "H6"], 3],
        "rows": [["X9"], ["H1", { "card": "S6", "tokens": 2, "protectedBy": 0 }, "S1"], ["S8"]],
        "trump": "scimitar", "discards": ["S3", "S4"], "scorePiles": [["S7"]], "known": [["T1"], ["H7"]],
        "passed": [2],
    })
}

#[test]
fn cards_are_named_by_suit_and_value() {
    for (code, hungarian, english) in [
        ("S6", "handzsár 6-os", "Scimitar 6"),
        ("X8", "kereszt 0-s", "Cross 0"),
        ("T9", "csillagos turbán 3-as", "Turban 3*"),
        ("H10", "aduváltó félhold 4-es", "Crescent 4 (change trump)"),
        ("S11", "visszavevő handzsár 5-ös", "Scimitar 5 (take back)"),
        ("ST", "handzsár–turbán 3-as", "Scimitar–Turban 3"),
        ("SZ", "szanzadu 4-es", "No-trump 4"),
    ] {
        let said = Lang::ALL.map(|lang| seen(&HostedIszkenderun::card(card(code), lang)));
        assert_eq!(said, [hungarian, english]);
    }
}

#[test]
fn a_sheet_bears_the_title_of_the_cards_own_rule() {
    for each in Card::all() {
        for lang in Lang::ALL {
            let sheet = HostedIszkenderun::card_sheet(each, None, lang, &names(None));
            let entry = book().entry(each.rule().0).unwrap();
            assert_eq!(seen(&sheet.title), seen(entry.title.get(lang)));
            assert!(sheet.places.is_empty() && sheet.parts.len() >= 4, "{each}");
        }
    }
}

#[test]
fn an_ability_is_told_first_and_with_its_limits() {
    assert_eq!(
        parts("T6", Lang::Hu),
        owned([
            (
                "IS-T6",
                "Képesség: eldobod a sorodból, és a kezedbe veszel egy játékban lévő lapot, amely legfeljebb 4-et ér."
            ),
            ("IS-4.4", "Az őrzés nem gátolja."),
            ("IS-4.7", "Védett lapot és passzolt sor lapját nem éri el."),
            ("IS-4.13", "Az aktuális érték számít, duplázás nélkül, ahogy a fizetés után alakul."),
            ("IS-0.1", "Nyomtatott értéke 6."),
            ("IS-3.8", "Színe turbán: ha a turbán az adu, a végső értéke az aktuális duplája."),
            (
                "IS-5.2",
                "Az akciójelzőért eldobva ezt adja: lopás. Lopni legfeljebb 6 nyomtatott értékű lapot lehet vele."
            ),
        ])
    );
}

#[test]
fn passive_effects_closing_and_blank_cards_are_told() {
    let rules = |code: &str| parts(code, Lang::En).iter().map(|(rule, _)| *rule).collect::<Vec<_>>();
    assert_eq!(rules("S1"), ["IS-4.4", "IS-0.1", "IS-3.8", "IS-5.2"]);
    assert_eq!(rules("S8"), ["IS-3.9", "IS-0.1", "IS-3.8", "IS-5.2"]);
    assert_eq!(rules("S9"), ["IS-3.2", "IS-3.3", "IS-S9", "IS-0.1", "IS-3.8", "IS-5.2"]);
    assert_eq!(rules("TX"), ["IS-TX", "IS-0.1", "IS-3.6", "IS-5.2"]);
    assert_eq!(rules("SZ"), ["IS-SZ", "IS-4.9", "IS-0.1", "IS-3.8", "IS-5.2"]);
    assert_eq!(parts("X1", Lang::Hu)[0].1, "Passzív hatás: mindkét szomszédja +2-t kap az aktuális értékére.");
    assert_eq!(
        parts("SZ", Lang::En)[4].1,
        "Discarded for the action marker, it gives protection, theft, an exchange or plus four. The theft may take a \
         card of printed value 4 at most."
    );
}

#[test]
fn a_table_that_plays_otherwise_has_it_on_its_sheets() {
    let position = json!({
        "hands": [1, 1, 1], "rows": [["X8", "X3"], ["X4"], []], "trump": "cross",
        "zeros": "ownRow", "twoSuited": "finalOnly", "closes": "rightmost",
    });
    let view = Iszkenderun::view(&place(position), ME);
    let said = |code: &str| {
        let sheet = HostedIszkenderun::card_sheet(card(code), Some(&view), Lang::Hu, &names(Some(ME)));
        sheet.parts.iter().chain(&sheet.places).map(text).collect::<Vec<_>>()
    };
    let zero = said("X8");
    assert_eq!(zero[0], "Passzív hatás: annyival többet ér, ahány kereszt van a sorában, magát is beleszámítva.");
    assert_eq!(zero[5], "Aktuális értéke 2: nyomtatott 0, +2 a sorában lévő keresztekért. A végső 4, mert adu.");
    assert!(said("TX")[2].starts_with("Kétszínű: turbán és kereszt is, de képességnél és nullás lapnál egyik sem"));
    assert!(said("X9")[1].starts_with("Zárólap: amíg egy sor jobb végén áll"));
}

#[test]
fn a_card_in_a_row_is_told_with_its_worth_and_what_lies_on_it() {
    assert_eq!(
        places("S6", position(), Lang::Hu),
        owned([
            ("IS-3.1", "Borka sorában áll, balról a 2. helyen."),
            ("IS-3.8", "Aktuális értéke 11: nyomtatott 6, +3 a félhold 1-estől, +2 a jelzőiért. A végső 22, mert adu."),
            ("IS-3.10", "2 pontnyi jelző van rajta, a forduló végéig."),
            ("IS-4.4", "A handzsár 1-es őrzi: képességgel nem dobható el."),
            ("IS-5.5", "Az akciójelződ védi: képesség és lopás nem éri el."),
            (
                "IS-3.9",
                "A többi handzsár: játékban 2 (handzsár 1-es és handzsár 0-s); a kezedben handzsár 2-es; \
                 a dobópakliban handzsár 3-as és handzsár 4-es; pontpakliban handzsár 7-es; 7 nem látszik."
            ),
        ])
    );
    let zero = places("S8", position(), Lang::En);
    assert_eq!(
        zero[1].1,
        "Its current value is 3: printed 0, +3 for Scimitars in play. The final one is 6: it is trump."
    );
    assert_eq!(zero[2], ("IS-6.1", "Endre’s row is a passed row: neither abilities nor actions reach it.".to_owned()));
    let closing = places("X9", position(), Lang::Hu);
    assert_eq!(closing[1].1, "Aktuális értéke 3: nyomtatott 3. Ennyi a végső értéke is.");
    assert_eq!(closing[2], ("IS-3.3", "Lezárja: a sorodba nem kerülhet több lap.".to_owned()));
}

#[test]
fn a_card_elsewhere_is_told_as_far_as_the_viewer_may_know() {
    let here = |code: &str| {
        let [hu, en] = Lang::ALL.map(|lang| places(code, position(), lang)[0].clone());
        assert_eq!(hu.0, en.0);
        (hu.0, hu.1, en.1)
    };
    for (code, rule, hungarian, english) in [
        ("S2", "IS-1.3", "A kezedben van; ezt csak te látod.", "It is in your hand; only you can see it."),
        ("T1", "IS-1.3", "A kezedben van, és ezt mindenki tudja.", "It is in your hand, and everybody knows."),
        (
            "H7",
            "IS-1.3",
            "Borka kezében van: mindenki látta, amikor odakerült.",
            "It is in Borka’s hand: everybody saw it go there.",
        ),
        ("S3", "IS-1.3", "A dobópakli tetején van.", "It is on top of the discard pile."),
        ("S4", "IS-1.3", "A dobópakliban van.", "It is in the discard pile."),
        ("S7", "IS-7.2", "A pontpaklidban van: kikerült a játékból.", "It is on your score pile, out of the game."),
        (
            "H6",
            "IS-1.3",
            "Nem látod, hol van. 40 lapot nem látsz: 36 a húzópakliban és 4 a többiek kezében.",
            "It is one of the 40 cards you can’t see: 36 in the draw pile and 4 in other hands.",
        ),
    ] {
        assert_eq!(here(code), (rule, hungarian.to_owned(), english.to_owned()));
    }
}

#[test]
fn a_two_suited_card_counts_where_the_table_lets_it() {
    let mut position = position();
    let mates = |position: &Value| places("TX", position.clone(), Lang::En)[1..].to_vec();
    assert_eq!(mates(&position).len(), 2);
    position["hands"][0] = json!(["TH"]);
    position["known"] = json!([]);
    assert!(mates(&position)[0].1.contains("Turban–Crescent 3 in your hand"));
    position["twoSuited"] = json!("finalOnly");
    assert_eq!(mates(&position)[0].1, "You can see none of the other Turbans.");
}
