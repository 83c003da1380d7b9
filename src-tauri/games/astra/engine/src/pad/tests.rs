use super::*;
use crate::display::{Chart, Pen};
use crate::score_line::ScoreLine;
use crate::setup::CountedStars;
use crate::state::State;
use game::{Chance, Game, Seed, Silent};

fn reckon(sheet: &Sheet) -> PadCount<Astra> {
    Astra::reckon(sheet).unwrap()
}

fn card(id: &str) -> Card {
    id.parse().unwrap()
}

/// Returns a card whose printed values are those of the app's sky.
fn on(card: Card, yours: u8, its: u8) -> SheetCard {
    SheetCard { card, yours, its, element: None, vp: None, stars: None }
}

/// Returns the sheet that a player would have filled in at the end of a game.
fn written(state: &State) -> Sheet {
    let marked = |chart: &Chart| on(chart.card, chart.marks.of(Pen::Yours).len(), chart.marks.of(Pen::Its).len());
    let journal = &state.journal;
    let mut sheet = Astra::blank(&state.setup);
    for discovered in &state.discovered {
        let card = discovered.chart.card;
        let place = if discovered.by == AUPTOLEMY {
            &mut sheet.auptolemy.pile
        } else if journal.set_aside.contains(card) {
            &mut sheet.you.set_aside
        } else {
            &mut sheet.you.active
        };
        place.push(marked(&discovered.chart));
    }
    sheet.you = SheetYours {
        vp: journal.vp,
        pouch: journal.pouch,
        wisdom: journal.wisdom,
        stardust: journal.stardust.into(),
        telescopes: journal.telescopes.into(),
        undiscovered: state.charts().map(|(_, chart)| u16::from(chart.marks.yours.len())).sum(),
        final_card: Some(journal.final_card),
        ..sheet.you
    };
    let automaton = &state.automaton;
    sheet.auptolemy = SheetIts {
        vp: automaton.vp,
        telescopes: automaton.telescopes.into(),
        undiscovered: state.charts().map(|(_, chart)| u16::from(chart.marks.its.len())).sum(),
        final_card: automaton.final_card,
        ..sheet.auptolemy
    };
    sheet.library_empty = state.step == crate::state::Step::Over { library_empty: true };
    sheet.done = true;
    sheet
}

#[test]
fn a_game_of_the_engine_written_on_a_pad_comes_to_the_engines_own_accounts() {
    let mut chance = Chance::new(Seed(3));
    for seed in 0..60 {
        let mut setup = Setup::default();
        if seed % 2 == 1 {
            setup.modifications = setup.modifications.set(Modification::FinalCard, true);
            setup.counted_stars = CountedStars::Undiscovered;
        }
        let mut state = Astra::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let (mut moves, mut told) = (Vec::new(), Vec::new());
        loop {
            moves.clear();
            Astra::legal_moves(&state, &mut moves);
            let Some(mv) = chance.pick(&moves) else { break };
            told.clear();
            Astra::apply(&mut state, mv, &mut told);
        }
        let begin = told.iter().position(|event| {
            matches!(event, Event::LibraryEmpty | Event::FinalCardShown { .. } | Event::Counted { .. })
        });
        let found = reckon(&written(&state));
        assert_eq!(found.faults, [], "seed {seed}");
        let lines: Vec<Event> = found.lines.into_iter().map(|line| line.event).collect();
        assert_eq!(lines, told[begin.unwrap()..], "seed {seed}");
        assert_eq!(found.standings, Astra::outcome(&state).unwrap().standings);
        assert!(found.over);
    }
}

#[test]
fn nothing_is_told_of_an_untouched_sheet() {
    let found = reckon(&Astra::blank(&Setup::default()));
    assert!(found.lines.is_empty() && found.faults.is_empty() && !found.over);
    assert_eq!(found.tally.scores.unwrap().points, [0, 12]);
}

#[test]
fn what_cant_be_true_is_told_with_its_rule() {
    let fault = |write: fn(&mut Sheet)| {
        let mut sheet = Astra::blank(&Setup::default());
        write(&mut sheet);
        let found = reckon(&sheet);
        assert!(found.lines.is_empty() && found.tally.scores.is_none(), "what is at fault isn't counted");
        found.faults
    };
    let lyre = |yours, its| on(card("lyr"), yours, its);
    assert_eq!(lyre(0, 0).card.constellation().stars.len(), 6);
    let twice = fault(|sheet| {
        let lyre = on(card("lyr"), 1, 1);
        sheet.you.set_aside.push(lyre);
        sheet.auptolemy.pile.push(lyre);
    });
    assert_eq!(twice, [SheetFault::Twice { card: card("lyr") }]);
    let stars = fault(|sheet| {
        sheet.you.active.push(on(card("lyr"), 4, 3));
    });
    assert_eq!(stars, [SheetFault::TooManyStars { card: card("lyr"), found: 7, stars: 6 }]);
    let wise = fault(|sheet| {
        for id in ["lyr", "cyg", "ori"] {
            sheet.you.active.push(on(card(id), 1, 0));
        }
    });
    assert_eq!(wise, [SheetFault::MoreThanWisdom { cards: 3, wisdom: 2 }]);
    assert_eq!(fault(|sheet| sheet.you.pouch = 4), [SheetFault::Pouch { pouch: 4, first: 5 }]);
    assert_eq!(fault(|sheet| sheet.you.wisdom = 1), [SheetFault::Wisdom { wisdom: 1, first: 2 }]);
    assert_eq!(fault(|sheet| sheet.auptolemy.vp = 11), [SheetFault::ItsPoints { vp: 11, first: 12 }]);
    assert_eq!(fault(|sheet| sheet.done = true), [SheetFault::NoFinalCard]);
}

#[test]
fn what_no_paper_could_hold_is_refused() {
    let mut much = Astra::blank(&Setup::default());
    much.you.vp = MOST + 1;
    let mut card = Astra::blank(&Setup::default());
    card.auptolemy.final_card = Some(FinalCard::ALL[0]);
    let mut modifications = Astra::blank(&Setup::default());
    modifications.setup.modifications = Modification::ALL.into_iter().collect();
    for sheet in [much, card, modifications] {
        assert!(Astra::reckon(&sheet).is_err(), "{sheet:?}");
    }
}

/// AS-0.1: the app's cards are its own. If a real card has other values, those count.
#[test]
fn what_is_read_off_a_real_card_counts() {
    let mut sheet = Astra::blank(&Setup::default());
    sheet.you.active.push(on(card("lyr"), 7, 0));
    assert_eq!(reckon(&sheet).faults, [SheetFault::TooManyStars { card: card("lyr"), found: 7, stars: 6 }]);
    let printed = card("lyr").element();
    let other = Element::ALL.into_iter().find(|element| *element != printed).unwrap();
    sheet.you.active[0] = SheetCard { stars: Some(8), vp: Some(3), element: Some(other), ..sheet.you.active[0] };
    sheet.you.first_pouch = 3;
    let scores = reckon(&sheet).tally.scores.unwrap();
    let of = |line| scores.yours.iter().find(|row| row.line == line).map(|row| (row.count, row.points));
    assert_eq!(of(ScoreLine::Cards), Some((1, 3)));
    assert_eq!(of(ScoreLine::Stars), Some((7, 3)));
    assert_eq!(of(ScoreLine::Pouch), Some((2, 2)));
    assert_eq!([printed, other].map(|element| of(ScoreLine::Elements(element))), [Some((0, 0)), Some((1, 2))]);
    sheet.you.active[0].stars = Some(MOST_PRINTED + 1);
    assert!(Astra::reckon(&sheet).is_err());
}

/// A sheet saved before these fields existed.
#[test]
fn a_sheet_without_them_is_read_as_before() {
    let blank = Astra::blank(&Setup::usual(1).unwrap());
    let mut written = serde_json::to_value(&blank).unwrap();
    for key in ["firstPouch", "firstWisdom"] {
        written["you"].as_object_mut().unwrap().remove(key);
    }
    written["auptolemy"].as_object_mut().unwrap().remove("undiscovered");
    assert_eq!(serde_json::from_value::<Sheet>(written).unwrap(), blank);
}
