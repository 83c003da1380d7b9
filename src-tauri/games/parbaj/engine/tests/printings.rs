//! Tests which printing of a card is played: the latest in new duels, the first in duels under earlier versions of the
//! rules.

use game::{Game, Seat, Seed, Silent};
use parbaj::{CardId, DeckList, Parbaj, RulesReading, Setup};
use parbaj_cards::{Deck, Format};
use serde_json::json;

/// Returns every card of both players' opening hands.
fn dealt(setup: &Setup) -> Vec<CardId> {
    let state = Parbaj::deal(setup, Seed(5), &mut Silent).unwrap();
    [Seat(0), Seat(1)].iter().flat_map(|seat| state.hand(*seat).to_vec()).collect()
}

#[test]
fn every_version_of_the_rules_has_the_printings_of_its_time() {
    for version in 1..=Parbaj::RULES_VERSION {
        let usual = Parbaj::usual(version).unwrap();
        for deck in Deck::ALL {
            let list = DeckList::ready_for(deck, Format::Tournament, usual.reading);
            assert_eq!(list.size(), 45, "{deck:?} under version {version}");
            assert!(list.0.iter().all(|entry| entry.card.printed_for(usual.reading) == entry.card), "{deck:?}");
        }
    }
    let anew = CardId::all().filter(|card| card.kind().reprints.is_some()).count();
    assert!(anew > 20, "{anew}");
}

#[test]
fn what_was_written_before_there_were_printings_is_dealt_as_it_was() {
    let version_1 = json!({ "decks": ["erdoszel", "hamuvar"], "lists": [null, null], "format": "open" });
    let version_2 =
        json!({ "decks": ["erdoszel", "hamuvar"], "lists": [null, null], "format": "open", "reading": "chapter" });
    for written in [version_1, version_2] {
        let setup: Setup = serde_json::from_value(written.clone()).unwrap();
        assert_eq!(serde_json::to_value(&setup).unwrap(), written);
        assert!(dealt(&setup).iter().all(|card| card.kind().reprints.is_none()), "{written}");
    }
}

#[test]
fn a_kept_list_is_played_in_the_printings_of_the_duel() {
    let mut found = Vec::new();
    let list = DeckList::read("42 Mezei kaszás\n3 lombor", &mut found);
    assert!(found.is_empty());
    let lines: Vec<String> = list.0.iter().map(ToString::to_string).collect();
    assert_eq!(lines, ["42 mezei-kaszas", "3 lombor"], "a list knows a card by its first printing");
    let copies = |reading: RulesReading, id: &str| {
        let setup = Setup { lists: [Some(list.clone()), None], reading, ..Setup::default() };
        let deck = setup.deck_list(0);
        deck.0.iter().find(|entry| entry.card.kind().id == id).map_or(0, |entry| entry.copies)
    };
    assert_eq!([copies(RulesReading::Reprinted, "lombor-ii"), copies(RulesReading::Reprinted, "lombor")], [3, 0]);
    for reading in [RulesReading::Chapter, RulesReading::Former] {
        assert_eq!([copies(reading, "lombor-ii"), copies(reading, "lombor")], [0, 3]);
    }
}

#[test]
fn both_printings_of_a_card_count_as_one_name() {
    let list = serde_json::from_value(json!([
        { "card": "mezei-kaszas", "copies": 41 }, { "card": "lombor", "copies": 2 }, { "card": "lombor-ii", "copies": 2 }
    ]));
    let setup = Setup { lists: [Some(list.unwrap()), None], ..Setup::default() };
    assert_eq!(Parbaj::validate(&setup).len(), 1);
    let lombors = setup.deck_list(0).0.into_iter().filter(|entry| entry.card.kind().name.en == "Bough Warden");
    assert_eq!(lombors.map(|entry| entry.copies).collect::<Vec<_>>(), [4]);
}
