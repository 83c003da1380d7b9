//! Every event, refusal and move has a well-formed sentence in both languages.

use crate::sentences::{
    self, assert_options_are_named, assert_setup_faults_are_sentences, assert_well_formed,
    assert_wrong_choices_are_told, say, seen,
};
use game::{Cites, Game, Seat};
use games::book;
use mochi::{
    Card, Decision, Effect, Event, Half, Mochi, Move, Pair, Refusal, RoundCause, SetupFault, Side, Source, SourceSeen,
};
use mochi_hosted::HostedMochi;
use rulebook::Lang;
use rulebook::phrase::{Names, Phrase, plain};
use rulebook::scenario::{Scenario, Stage, StepResult};
use std::collections::BTreeSet;

const ME: Seat = Seat(0);
const BORKA: Seat = Seat(1);
const ENDRE: Seat = Seat(2);

fn names() -> Names {
    sentences::names(Some(ME))
}

fn card(code: &str) -> Card {
    code.parse().unwrap()
}

fn pair(left: &str, right: &str) -> Pair {
    Pair { left: card(left), right: card(right) }
}

fn say_event(event: &Event) {
    for seen in (0..3).filter_map(|viewer| event.seen_by(Seat(viewer))) {
        say(|lang, names| plain::<HostedMochi>(&seen, lang, names), true);
    }
    say(|lang, names| plain::<HostedMochi>(event, lang, names), true);
}

/// Returns at least one event of each variant; the match makes the compiler demand new ones.
fn events() -> Vec<Event> {
    let (five, seat) = (Some(card("Y5")), BORKA);
    let drew = |source, card| Event::Drew { seat, source, card };
    let all = vec![
        Event::Dealt { seat: ME, cards: vec![card("Y5"), card("S0")] },
        Event::Dealt { seat, cards: vec![card("B1"), card("G2")] },
        Event::RoundStarted { round: 1, starter: ME, each: 7, centre: pair("B0", "O5"), side: Side::Plus },
        Event::ShortDeal { each: 5 },
        Event::PairPlayed { seat, pair: pair("Y5", "Y7"), place: None },
        Event::HappyMochi { seat, pair: pair("Y7", "S7") },
        Event::TurnPassed { seat },
        drew(SourceSeen::Centre { half: Half::Left }, five),
        drew(SourceSeen::Centre { half: Half::Right }, None),
        drew(SourceSeen::Deck, five),
        drew(SourceSeen::Deck, None),
        drew(SourceSeen::Reserve, five),
        drew(SourceSeen::Reserve, None),
        Event::Uncovered { half: Half::Left, card: card("B8") },
        Event::Refilled { half: Half::Right, card: card("B8") },
        Event::NewDeck { cards: 12 },
        Event::Inserted { seat, card: five, place: Some(2) },
        Event::Inserted { seat, card: five, place: None },
        Event::Inserted { seat, card: None, place: Some(0) },
        Event::Inserted { seat, card: None, place: None },
        Event::EffectChosen { seat, effect: Effect::PassLeft },
        Event::Flipped { side: Side::Plus },
        Event::Flipped { side: Side::Minus },
        Event::DrawerChosen { seat, drawer: ENDRE },
        Event::DrawerChosen { seat, drawer: seat },
        Event::DrawerChosen { seat, drawer: ME },
        Event::Declined { seat, effect: Effect::Reserve },
        Event::Lapsed { seat, effect: Effect::PassLeft },
        Event::PassSealed { seat, place: Some(2) },
        Event::PassSealed { seat, place: None },
        Event::Passed { from: seat, to: ENDRE, card: five, place: Some(0) },
        Event::Passed { from: seat, to: ENDRE, card: None, place: None },
        Event::Reserved { seat, card: five, place: Some(0) },
        Event::Reserved { seat, card: None, place: None },
        Event::RoundEnded { cause: RoundCause::EmptyHand, winner: seat },
        Event::RoundEnded { cause: RoundCause::Standstill, winner: seat },
        Event::RoundEnded { cause: RoundCause::TurnLimit, winner: seat },
        Event::Scored { seat, penalty: 12, total: 16 },
        Event::Scored { seat, penalty: 1, total: 1 },
        Event::Scored { seat, penalty: 0, total: 0 },
        Event::KeepSealed { seat, place: Some(1) },
        Event::KeepSealed { seat, place: None },
        Event::Kept { seat, card: five },
        Event::Kept { seat, card: None },
        Event::GameEnded { winners: vec![seat], cards_ran_out: false },
        Event::GameEnded { winners: vec![ME, seat, ENDRE], cards_ran_out: false },
        Event::GameEnded { winners: vec![seat, ENDRE], cards_ran_out: true },
    ];
    let kinds: BTreeSet<usize> = all
        .iter()
        .map(|event| match event {
            Event::RoundStarted { .. } => 0,
            Event::ShortDeal { .. } => 1,
            Event::PairPlayed { .. } => 2,
            Event::HappyMochi { .. } => 3,
            Event::TurnPassed { .. } => 4,
            Event::Drew { .. } => 5,
            Event::Uncovered { .. } => 6,
            Event::Refilled { .. } => 7,
            Event::NewDeck { .. } => 8,
            Event::Inserted { .. } => 9,
            Event::EffectChosen { .. } => 10,
            Event::Flipped { .. } => 11,
            Event::DrawerChosen { .. } => 12,
            Event::Declined { .. } => 13,
            Event::Lapsed { .. } => 14,
            Event::PassSealed { .. } => 15,
            Event::Passed { .. } => 16,
            Event::Reserved { .. } => 17,
            Event::RoundEnded { .. } => 18,
            Event::Scored { .. } => 19,
            Event::KeepSealed { .. } => 20,
            Event::Kept { .. } => 21,
            Event::GameEnded { .. } => 22,
            Event::Dealt { .. } => 23,
        })
        .collect();
    assert_eq!(kinds.len(), 24);
    all
}

const DECISIONS: [Decision; 8] = [
    Decision::Action,
    Decision::Insert,
    Decision::EffectOrder,
    Decision::ChooseDrawer,
    Decision::DrawByEffect,
    Decision::PassLeft,
    Decision::Reserve,
    Decision::Keep,
];
const EFFECTS: [Effect; 4] = [Effect::Flip, Effect::Draw, Effect::PassLeft, Effect::Reserve];

/// Returns at least one refusal of each variant; the match makes the compiler demand new ones.
fn refusals() -> Vec<Refusal> {
    let value = |ours, theirs, side| Refusal::Value { pair: ours, centre: theirs, side };
    let (low, high) = (pair("P0", "Y5"), pair("Y6", "B8"));
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn { to_move: BORKA },
        Refusal::CanAct,
        value(high, low, Side::Minus),
        value(low, high, Side::Plus),
        value(high, high, Side::Plus),
        Refusal::Colour { pair: high, centre: pair("Y5", "Y7") },
        Refusal::NotInReserve { card: card("S0") },
        Refusal::LastOfPile { half: Half::Left },
        Refusal::NothingToDraw,
        Refusal::NoSuchSeat { seat: Seat(8) },
        Refusal::NobodyExempt,
    ];
    for hand in 0..4 {
        all.push(Refusal::NoSuchGap { place: 9, hand });
        all.extend([hand.saturating_sub(1), 9].map(|left| Refusal::NoPair { left, hand }));
        all.extend(DECISIONS.map(|decision| Refusal::NoSuchCard { decision, place: 9, hand }));
    }
    all.extend(DECISIONS.map(|pending| Refusal::FirstDecide { pending }));
    all.extend(DECISIONS.map(|decision| Refusal::NotAsked { decision }));
    all.extend(EFFECTS.map(|effect| Refusal::MustCarryOut { effect }));
    let kinds: BTreeSet<usize> = all
        .iter()
        .map(|refusal| match refusal {
            Refusal::GameOver => 0,
            Refusal::NotYourTurn { .. } => 1,
            Refusal::FirstDecide { .. } => 2,
            Refusal::NotAsked { .. } => 3,
            Refusal::CanAct => 4,
            Refusal::NoPair { .. } => 5,
            Refusal::Value { .. } => 6,
            Refusal::Colour { .. } => 7,
            Refusal::NotInReserve { .. } => 8,
            Refusal::LastOfPile { .. } => 9,
            Refusal::NothingToDraw => 10,
            Refusal::NoSuchGap { .. } => 11,
            Refusal::NoSuchCard { .. } => 12,
            Refusal::NoSuchSeat { .. } => 13,
            Refusal::MustCarryOut { .. } => 14,
            Refusal::NobodyExempt => 15,
        })
        .collect();
    assert_eq!(kinds.len(), 16);
    all
}

#[test]
fn every_event_is_a_sentence_for_everybody() {
    events().iter().for_each(say_event);
    for effect in EFFECTS {
        let seat = BORKA;
        for event in
            [Event::EffectChosen { seat, effect }, Event::Declined { seat, effect }, Event::Lapsed { seat, effect }]
        {
            say_event(&event);
        }
    }
}

#[test]
fn every_refusal_is_a_sentence() {
    for refusal in refusals() {
        say(|lang, names| HostedMochi::refusal(&refusal, lang, names), true);
    }
}

#[test]
fn what_scenarios_bring_about_is_well_said() {
    for file in book().volume("mochi").unwrap().texts.scenarios {
        let scenario = Scenario::<HostedMochi>::parse(file.name, file.text).unwrap();
        let mut stage = Stage::new(&scenario).unwrap();
        loop {
            say_moves(stage.state());
            let Some(beat) = stage.advance() else { break };
            match beat.unwrap().happening {
                StepResult::Done { .. } => stage.events().iter().for_each(say_event),
                StepResult::Refused { refusal, .. } => {
                    say(|lang, names| HostedMochi::refusal(&refusal, lang, names), true);
                }
                StepResult::Explained { refusals, .. } => {
                    for refusal in refusals {
                        say(|lang, names| HostedMochi::refusal(&refusal, lang, names), true);
                    }
                }
                StepResult::Judged { faults } => assert_setup_faults_are_sentences::<HostedMochi>(&faults),
                StepResult::Seen => {}
            }
        }
    }
}

/// Checks that every legal move of the seat to move has a phrase of its own.
fn say_moves(state: &mochi::State) {
    let Some(seat) = Mochi::to_move(state) else { return };
    let view = Mochi::view(state, seat);
    let mut moves = Vec::new();
    Mochi::legal_moves(state, &mut moves);
    for lang in Lang::ALL {
        let names = sentences::names(Some(seat));
        let said: Vec<String> = moves.iter().map(|&mv| HostedMochi::mv(mv, &view, lang, &names)).collect();
        said.iter().for_each(|text| assert_well_formed(text, false));
        assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), moves.len(), "two moves said alike: {said:?}");
    }
}

#[test]
fn hungarian_events_read_as_they_should() {
    let say = |event: Event| seen(&plain::<HostedMochi>(&event, Lang::Hu, &names()));
    let (me, borka, five) = (ME, BORKA, Some(card("Y5")));
    for (event, expected) in [
        (Event::PairPlayed { seat: me, pair: pair("V5", "B7"), place: None }, "Kijátszottad az 57-et."),
        (Event::PairPlayed { seat: borka, pair: pair("Y5", "Y7"), place: None }, "Borka kijátszotta a sárga 57-et."),
        (Event::PairPlayed { seat: borka, pair: pair("B0", "Y6"), place: None }, "Borka kijátszotta a 06-ot."),
        (Event::HappyMochi { seat: me, pair: pair("Y5", "S5") }, "Boldog mocsik! Az 55 bármire mehet."),
        (Event::Drew { seat: me, source: SourceSeen::Deck, card: five }, "A pakliból húztad a sárga 5-öst."),
        (
            Event::Drew { seat: borka, source: SourceSeen::Reserve, card: None },
            "Borka a tartalékából vett fel egy lapot.",
        ),
        (Event::Inserted { seat: me, card: five, place: Some(4) }, "A kezedben az 5. helyre tetted a sárga 5-öst."),
        (Event::DrawerChosen { seat: me, drawer: ENDRE }, "Endrét választottad a húzásra."),
        (Event::DrawerChosen { seat: borka, drawer: me }, "Borka téged választott a húzásra."),
        (Event::Passed { from: borka, to: ENDRE, card: None, place: None }, "Borka Endrének adott egy lapot."),
        (Event::Passed { from: me, to: borka, card: five, place: None }, "Borkának adtad tovább a sárga 5-öst."),
        (Event::Reserved { seat: me, card: five, place: None }, "A tartalékodba tetted a sárga 5-öst."),
        (Event::Scored { seat: borka, penalty: 12, total: 16 }, "Borka 12 büntetőpontot kapott, 16-nál tart."),
        (Event::Scored { seat: me, penalty: 0, total: 20 }, "Nem kaptál büntetőpontot, 20-nál tartasz."),
        (
            Event::RoundStarted { round: 2, starter: me, each: 7, centre: pair("Y5", "B8"), side: Side::Minus },
            "2. forduló: mindenki 7 lapot kapott, középen az 58, az értékkártya mínuszt mutat. Te kezdesz.",
        ),
        (
            Event::GameEnded { winners: vec![me, borka], cards_ran_out: false },
            "Vége a játéknak: te és Borka osztoztok a győzelmen.",
        ),
    ] {
        assert_eq!(say(event), expected);
    }
}

#[test]
fn hungarian_refusals_say_the_numbers() {
    let say = |refusal: Refusal| seen(&HostedMochi::refusal(&refusal, Lang::Hu, &names()));
    let centre = pair("Y6", "B8");
    for (refusal, expected) in [
        (
            Refusal::Value { pair: pair("P8", "V5"), centre, side: Side::Minus },
            "A 85 nem kisebb 68-nál: mínusznál kisebb számot kell játszanod.",
        ),
        (
            Refusal::Value { pair: pair("V5", "B7"), centre, side: Side::Plus },
            "Az 57 nem nagyobb 68-nál: plusznál nagyobb számot kell játszanod.",
        ),
        (
            Refusal::Value { pair: centre, centre, side: Side::Plus },
            "A 68 éppen annyi, mint a középső pár: plusznál nagyobb számot kell játszanod.",
        ),
        (
            Refusal::Colour { pair: pair("B4", "V6"), centre: pair("Y5", "Y7") },
            "A sárga 57-re csak egyszínű pár mehet, a 46 viszont kék és lila.",
        ),
        (Refusal::NotInReserve { card: card("S5") }, "A szürke 5-ös nincs a tartalékodban."),
        (Refusal::NotYourTurn { to_move: BORKA }, "Most nem te döntesz, hanem Borka."),
        (
            Refusal::NoPair { left: 4, hand: 5 },
            "Az 5. lapodnak nincs jobb oldali szomszédja: párhoz két szomszédos lap kell.",
        ),
        (
            Refusal::NoSuchGap { place: 9, hand: 7 },
            "7 lap van a kezedben: az új lap az 1–8. helyre kerülhet, a 10. helyre nem.",
        ),
    ] {
        assert_eq!(say(refusal), expected);
    }
}

#[test]
fn english_counts_and_speaks_to_the_person() {
    let event = |event: Event| seen(&plain::<HostedMochi>(&event, Lang::En, &names()));
    let refusal = |refusal: Refusal| seen(&HostedMochi::refusal(&refusal, Lang::En, &names()));
    assert_eq!(event(Event::Scored { seat: BORKA, penalty: 1, total: 1 }), "Borka got 1 penalty point: 1 in all.");
    assert_eq!(event(Event::Scored { seat: ME, penalty: 2, total: 9 }), "You got 2 penalty points: 9 in all.");
    assert_eq!(
        event(Event::Drew { seat: BORKA, source: SourceSeen::Deck, card: None }),
        "Borka drew a card from the deck."
    );
    assert_eq!(event(Event::Scored { seat: ME, penalty: 0, total: 9 }), "You got no penalty points: 9 in all.");
    assert_eq!(event(Event::NewDeck { cards: 1 }), "The covered cards became a new deck of 1 card.");
    assert_eq!(
        refusal(Refusal::Value { pair: pair("P8", "V5"), centre: pair("Y6", "B8"), side: Side::Minus }),
        "85 isn’t smaller than 68: with minus showing you need a smaller number."
    );
    assert_eq!(
        refusal(Refusal::Colour { pair: pair("B4", "V6"), centre: pair("Y5", "Y7") }),
        "Only a pair of one colour goes on yellow 57, and 46 is blue and violet."
    );
}

#[test]
fn moves_of_a_hidden_hand_are_still_told() {
    let state = Mochi::deal(&mochi::Setup::default(), game::Seed(1), &mut game::Silent).unwrap();
    let view = Mochi::view(&state, ME);
    let half = Half::Right;
    for mv in [
        Move::PlayPair { left: 40 },
        Move::Draw { from: Source::Reserve { card: card("Y5") } },
        Move::Insert { place: 40 },
        Move::Pass,
        Move::ResolveFirst { half },
        Move::ChooseDrawer { seat: BORKA },
        Move::PassLeft { place: 40 },
        Move::Reserve { place: 40 },
        Move::Decline,
        Move::Keep { place: 40 },
    ] {
        let said = Lang::ALL.map(|lang| HostedMochi::mv(mv, &view, lang, &names()));
        said.iter().for_each(|text| assert_well_formed(text, false));
    }
}

#[test]
fn a_wrong_setup_is_told_with_what_would_do() {
    assert_options_are_named::<HostedMochi>();
    assert_wrong_choices_are_told::<HostedMochi>(&[("seats", "9"), ("target", "77"), ("komi", "6")]);
    assert_setup_faults_are_sentences::<HostedMochi>(&[0, 1, 7].map(|found| SetupFault::Seats { found }));
}

#[test]
fn every_event_and_refusal_cites_a_rule_of_the_book() {
    let cited = events().iter().map(Cites::rule).chain(refusals().iter().map(Cites::rule)).collect::<BTreeSet<_>>();
    for rule in cited {
        assert!(book().entry(rule.0).is_some(), "{rule}");
    }
}
