//! The card sheet says what a card is, and where it is as far as the viewer may know.

use game::{Chance, Game, Seat, Seed};
use games::book;
use mochi::{Card, Half, Mochi, Move, Setup, Source, State, StepView, View};
use mochi_hosted::HostedMochi;
use proptest::prelude::*;
use rulebook::phrase::{Names, Phrase};
use rulebook::{CardPart, CardSheet, Lang, Span};
use serde_json::{Value, json};

const ME: Seat = Seat(0);

fn names() -> Names {
    Names::new(["Luca", "Borka", "Endre", "Kende", "Misi", "Péter"].map(String::from).to_vec(), Some(ME))
}

fn card(code: &str) -> Card {
    code.parse().unwrap()
}

fn seen(part: &CardPart) -> String {
    let text: String = part.text.iter().map(Span::text).collect();
    text.replace('\u{a0}', " ").replace('\u{2060}', "")
}

fn sheet(code: &str, view: Option<&View>, lang: Lang) -> CardSheet {
    HostedMochi::card_sheet(card(code), view, lang, &names())
}

/// Returns a position of three seats: yellow 5 and blue 5 in the viewer's hand, pink 5 in the viewer's reserve.
fn position() -> Value {
    json!({
        "hands": [["Y5", "B7", "B5"], 3, 4], "reserves": [["P5"], 1],
        "left": ["G5", "O1"], "right": ["B8"], "deck": ["S5", "S1"],
    })
}

fn place(position: Value, moves: &[Move]) -> State {
    let mut state = Mochi::place(&serde_json::from_value(position).unwrap(), Seed(1)).unwrap();
    for &mv in moves {
        let seat = Mochi::to_move(&state).unwrap();
        Mochi::play(&mut state, seat, mv, &mut game::Silent).unwrap();
    }
    state
}

/// Returns, in both languages, where the sheet says that the card is, with the rule, and where the others of its
/// number are.
fn told(state: &State, code: &str) -> [(String, &'static str, String); 2] {
    let view = Mochi::view(state, ME);
    Lang::ALL.map(|lang| {
        let places = sheet(code, Some(&view), lang).places;
        let [here, others] = &places[..] else { panic!("{places:?}") };
        (seen(here), here.rule.0, seen(others))
    })
}

fn assert_place(state: &State, code: &str, rule: &str, hungarian: &str, english: &str) {
    let [hu, en] = told(state, code);
    assert_eq!([(hu.0.as_str(), hu.1), (en.0.as_str(), en.1)], [(hungarian, rule), (english, rule)]);
}

#[test]
fn cards_are_named_by_colour_and_number() {
    assert_eq!(HostedMochi::card(card("Y5"), Lang::Hu), "sárga\u{a0}5-\u{2060}ös");
    assert_eq!(HostedMochi::card(card("S0"), Lang::Hu), "szürke\u{a0}0-\u{2060}s");
    assert_eq!(HostedMochi::card(card("V8"), Lang::En), "violet\u{a0}8");
}

#[test]
fn a_face_is_told_part_by_part_with_its_rules() {
    let sheet = sheet("Y5", None, Lang::Hu);
    assert_eq!((sheet.card.as_str(), sheet.places.len()), ("Y5", 0));
    assert_eq!(sheet.title, "Sárga\u{a0}5-\u{2060}ös");
    let parts: Vec<(&str, String)> = sheet.parts.iter().map(|part| (part.rule.0, seen(part))).collect();
    assert_eq!(
        parts,
        [
            ("MO-3.1", "Párban bal oldalt 5 tízes, mint az 57-ben, jobb oldalt 5 egyes, mint a 75-ben."),
            (
                "MO-3.3",
                "Színe sárga: egyszínű középső párra csak egy másik sárga lappal együtt mehet, vagy boldog mocsikként."
            ),
            ("MO-5.2", "Hatása a húzás: ha kijátszod, ki kell jelölnöd valakit, akár magadat, aki húz egy lapot."),
            ("MO-3.5", "Egy másik 5-ös mellett boldog mocsik: az 55 bármire mehet."),
            ("MO-6.2", "Ha a forduló végén a kezedben marad, 5 büntetőpontot ér."),
        ]
        .map(|(rule, text)| (rule, text.to_owned()))
    );
}

#[test]
fn noughts_ones_and_plain_cards_are_said_well() {
    let parts = |code: &str, lang: Lang| sheet(code, None, lang).parts.iter().map(seen).collect::<Vec<_>>();
    let nought = parts("S0", Lang::En);
    assert_eq!(nought[0], "In a pair it is no tens on the left, as in 07, and no units on the right, as in 70.");
    assert_eq!(nought[4], "Left in your hand when the round ends, it costs no penalty points.");
    assert_eq!(parts("S0", Lang::Hu)[3], "Egy másik 0-s mellett boldog mocsik: a 00 bármire mehet.");
    assert!(parts("B1", Lang::En)[0].starts_with("In a pair it is 1 ten on the left, as in 17, and 1 unit on"));
    assert_eq!(parts("Y7", Lang::En)[2], "It has no effect: only its number and its colour count.");
}

#[test]
fn every_part_of_every_card_is_a_sentence_with_a_rule_of_the_book() {
    let state = place(position(), &[]);
    for lang in Lang::ALL {
        for each in Card::all() {
            let view = Mochi::view(&state, ME);
            let sheet = HostedMochi::card_sheet(each, Some(&view), lang, &names());
            assert_eq!((sheet.card.as_str(), sheet.parts.len()), (each.to_string().as_str(), 5));
            for part in sheet.parts.iter().chain(&sheet.places) {
                let text = seen(part);
                assert!(text.ends_with('.') && text.chars().next().unwrap().is_uppercase(), "{text}");
                assert!(["[", "]", "|", "  "].iter().all(|wrong| !text.contains(wrong)), "{text}");
                assert!(book().entry(part.rule.0).is_some());
            }
        }
    }
}

#[test]
fn an_own_card_is_told_with_its_place() {
    let state = place(position(), &[]);
    assert_place(
        &state,
        "B5",
        "MO-8.2",
        "A kezedben van, balról a 3. helyen; ezt csak te látod.",
        "It is in your hand, in position 3 from the left; only you can see it.",
    );
    assert_place(
        &state,
        "P5",
        "MO-4.1",
        "A tartalékodban van: amikor húzol, felveheted.",
        "It is in your reserve: you may take it whenever you draw.",
    );
}

#[test]
fn the_central_pair_is_told_by_its_halves() {
    let state = place(position(), &[]);
    assert_place(
        &state,
        "G5",
        "MO-1.3",
        "Középen van, bal oldalt: a középső pár tízese.",
        "It is in the centre, on the left: the tens of the central pair.",
    );
    assert_place(
        &state,
        "B8",
        "MO-1.3",
        "Középen van, jobb oldalt: a középső pár egyese.",
        "It is in the centre, on the right: the units of the central pair.",
    );
}

#[test]
fn a_card_out_of_sight_is_one_of_so_many() {
    let state = place(position(), &[]);
    assert_place(
        &state,
        "S5",
        "MO-8.2",
        "Nem látod, hol van. 64 lapot nem látsz: 55 a pakliban, 1 letakarva, 7 a többiek kezében és 1 a többiek tartalékában.",
        "It is one of the 64 cards you can’t see: 55 in the deck, 1 covered, 7 in other hands and 1 in other reserves.",
    );
    let mut two = position();
    two["hands"] = json!([["Y5", "B7", "B5"], 3]);
    assert_place(
        &place(two, &[]),
        "O1",
        "MO-8.2",
        "Nem látod, hol van. 64 lapot nem látsz: 59 a pakliban, 1 letakarva, 3 Borka kezében és 1 Borka tartalékában.",
        "It is one of the 64 cards you can’t see: 59 in the deck, 1 covered, 3 in Borka’s hand and 1 in Borka’s reserve.",
    );
}

#[test]
fn with_one_place_left_it_must_be_there() {
    let codes = |number: u8| Card::all().filter(move |card| card.number() == number).map(|card| card.to_string());
    let ours: Vec<String> = (0..7).flat_map(codes).collect();
    let rest: Vec<String> = (7..10).flat_map(codes).collect();
    let state = place(
        json!({ "hands": [ours, rest[4..]], "left": [rest[0]], "right": [rest[1]], "deck": [] ,
        "reserves": [rest[2..4]] }),
        &[],
    );
    assert_place(
        &state,
        &rest[9],
        "MO-8.2",
        "Nem látod, de csak egy helyen lehet: Borka kezében.",
        "You can’t see it, but it can only be in Borka’s hand.",
    );
}

#[test]
fn a_card_on_its_way_is_told_to_who_saw_it() {
    let taking = [Move::Draw { from: Source::Centre { half: Half::Left } }];
    assert_place(
        &place(position(), &taking),
        "G5",
        "MO-4.2",
        "Most kaptad meg: még nincs helye a kezedben.",
        "You have just got it: it has no position in your hand yet.",
    );
    let mut theirs = position();
    theirs["active"] = json!(1);
    assert_place(
        &place(theirs.clone(), &taking),
        "G5",
        "MO-8.3",
        "Láttad: most kerül Borka kezébe.",
        "You saw it: it is on its way into Borka’s hand.",
    );
    assert_place(
        &place(theirs.clone(), &[taking[0], Move::Insert { place: 0 }]),
        "G5",
        "MO-8.3",
        "Borka kezében van: láttad, amikor odakerült.",
        "It is in Borka’s hand: you saw it go there.",
    );
    let [hu, en] = told(&place(position(), &taking), "Y5");
    assert!(hu.2.contains("úton a kezedbe zöld 5-ös; ") && en.2.contains("green 5 on its way into your hand; "));
    let unseen = place(theirs, &[Move::Draw { from: Source::Deck }]);
    assert!(told(&unseen, "S5")[1].0.contains("54 in the deck, 1 covered, 8 in other hands"));
}

#[test]
fn the_others_of_its_number_are_told_where_they_are_known() {
    let mut theirs = position();
    theirs["active"] = json!(1);
    let known = place(theirs, &[Move::Draw { from: Source::Centre { half: Half::Left } }, Move::Insert { place: 0 }]);
    let [hu, en] = told(&known, "Y5");
    assert_eq!(
        hu.2,
        "A többi 5-ös: a kezedben kék 5-ös; a tartalékodban rózsaszín 5-ös; Borka kezében zöld 5-ös; 3 nem látszik."
    );
    assert_eq!(
        en.2,
        "The other 5s: blue 5 in your hand; pink 5 in your reserve; green 5 in Borka’s hand; 3 out of sight."
    );
    let [hu, en] = told(&known, "V9");
    assert_eq!(
        (hu.2.as_str(), en.2.as_str()),
        ("A többi 9-es közül egyet sem látsz.", "You can see none of the other 9s.")
    );
    let [hu, _] = told(&place(position(), &[]), "S5");
    assert!(hu.2.contains("a kezedben sárga 5-ös és kék 5-ös; ") && hu.2.contains("középen zöld 5-ös; "), "{}", hu.2);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// The cards with a stated location and the stated numbers of unseen cards add up to all cards.
    #[test]
    fn the_cards_out_of_sight_are_counted_right(seed: u64, seats in 2_u8..=6) {
        let mut state = Mochi::deal(&Setup { seats, ..Setup::default() }, Seed(seed), &mut game::Silent).unwrap();
        let mut chance = Chance::new(Seed(seed));
        let mut moves = Vec::new();
        for turn in 0..200 {
            let view = Mochi::view(&state, Seat(turn % seats));
            let between = matches!(view.step, StepView::Over { .. });
            if turn % 7 == 0 && !between {
                let texts = Card::all().map(|card| {
                    let sheet = HostedMochi::card_sheet(card, Some(&view), Lang::En, &names());
                    seen(&sheet.places[0])
                });
                let unseen: Vec<String> = texts.filter(|text| text.contains("can’t see")).collect();
                let counted = format!("It is one of the {} cards you can’t see: ", unseen.len());
                let sum = |text: &str| -> usize { numbers(text).skip(1).sum() };
                for text in unseen.iter().filter(|text| !text.contains("only be")) {
                    prop_assert!(text.starts_with(&counted), "{text}");
                    prop_assert_eq!(sum(text), unseen.len(), "{}", text);
                }
            }
            moves.clear();
            Mochi::legal_moves(&state, &mut moves);
            let Some(&mv) = moves.get(chance.index(moves.len().max(1))) else { break };
            Mochi::apply(&mut state, mv, &mut game::Silent);
        }
    }
}

/// Returns the numbers in a sentence, in order.
fn numbers(text: &str) -> impl Iterator<Item = usize> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok())
}
