//! What can be asked of the table away from any game: how a deck fares under the rules, and what cards say.

use crate::ParbajTable;
use crate::deck_code::{self, CodeFault};
use crate::sentences;
use crate::text_report::TextReport;
use game::Cites;
use parbaj::{CardId, DeckEntry, DeckList, MOST_LIST_LETTERS, Reading, SetupFault};
use parbaj_cards::{CardType, Deck, Format};
use rulebook::Lang;
use rulebook::phrase::Phrase;
use serde::{Deserialize, Serialize};
use table::sent::restored;

/// A text with fewer different cards may name them for any reason.
const FEWEST_LINES: usize = 3;

/// A question.
#[derive(Clone, Debug, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajQuestion")]
pub enum Question {
    /// What is in a deck, and which rules it breaks.
    Deck {
        /// A list with a line for each card, or a code, perhaps in a message.
        text: String,
        /// Whose bans apply.
        format: Format,
    },
    /// A ready deck, as it is played in a format.
    Ready {
        /// Which.
        deck: Deck,
        /// Whose bans apply.
        format: Format,
    },
    /// The text of every card, to look for words in.
    Texts,
    /// What the parts of a card's text are under chapter 91.
    #[serde(rename_all = "camelCase")]
    Read {
        /// The text, in Hungarian; perhaps of a card that isn't in the set.
        text: String,
        /// The type of card it is on.
        card_type: CardType,
        /// It was printed before 2001.
        old: bool,
    },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajAnswer")]
pub enum Answer {
    /// A deck.
    Deck(DeckReport),
    /// What the cards say.
    Texts {
        /// Each card once, in the order of the set.
        cards: Vec<CardText>,
    },
    /// A text that was read, or why it wasn't.
    Read(TextReport),
}

/// What is printed in a card's text box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajCardText")]
pub struct CardText {
    /// Which card.
    pub card: CardId,
    /// All of its text, in the language of the app.
    pub text: String,
}

/// A deck, judged.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajDeckReport")]
pub struct DeckReport {
    /// What could be read of it.
    pub deck: DeckList,
    /// How many cards these are.
    pub cards: u16,
    /// What is wrong with it by the rules or plain sense; nothing if it can be played.
    pub faults: Vec<DeckFault>,
    /// The deck as a list, as it is kept.
    pub list: String,
    /// The deck as a code; none for a list that couldn't all be read.
    pub code: Option<String>,
}

/// Something wrong with a deck.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajDeckFault")]
pub struct DeckFault {
    /// In a sentence.
    pub text: String,
    /// The rule it breaks; none if it isn't a deck at all.
    pub rule: Option<String>,
    /// The card it is about, if it is about one.
    pub card: Option<CardId>,
}

/// Answers a question.
pub(crate) fn answer(question: Question, lang: Lang) -> Answer {
    match question {
        Question::Deck { text, format } => Answer::Deck(judged(&text, format, lang)),
        Question::Ready { deck, format } => {
            Answer::Deck(of_deck(DeckList::ready_for(deck, format, Reading::default()), Vec::new(), format, lang))
        }
        Question::Texts => {
            let said = |card| CardText { card, text: sentences::text(card, lang) };
            Answer::Texts { cards: CardId::cards().map(said).collect() }
        }
        Question::Read { text, card_type, old } => Answer::Read(TextReport::of(&text, card_type, old, lang)),
    }
}

fn judged(text: &str, format: Format, lang: Lang) -> DeckReport {
    let bare = |text: String| DeckFault { text, rule: None, card: None };
    if text.chars().count() > usize::from(MOST_LIST_LETTERS) {
        return report(DeckList::default(), vec![bare(too_long(lang))], false);
    }
    let text = &restored(text);
    if let Some(code) = deck_code::find(text) {
        return match deck_code::read(&code) {
            Ok(deck) => of_deck(deck, Vec::new(), format, lang),
            Err(fault) => report(DeckList::default(), vec![bare(code_fault(fault, lang))], false),
        };
    }
    let mut found = Vec::new();
    let deck = DeckList::read(text, &mut found);
    of_deck(deck, found, format, lang)
}

/// Whether a text is a deck: a code, or a list most of which can be read.
pub(crate) fn is_deck(text: &str) -> bool {
    let fits = text.chars().count() <= usize::from(MOST_LIST_LETTERS);
    let mut unread = Vec::new();
    let is_list = |deck: &DeckList, unread: usize| deck.0.len() >= FEWEST_LINES && deck.0.len() > unread;
    fits && (deck_code::whole(text).is_some() || is_list(&DeckList::read(text, &mut unread), unread.len()))
}

fn of_deck(deck: DeckList, unread: Vec<SetupFault>, format: Format, lang: Lang) -> DeckReport {
    let is_whole = unread.is_empty();
    let faults = unread.into_iter().chain(deck.faults(format)).map(|fault| DeckFault {
        text: ParbajTable::setup_fault(&fault, lang),
        rule: Some(fault.rule().to_string()),
        card: fault.card(),
    });
    let faults = faults.collect();
    report(deck, faults, is_whole)
}

fn report(deck: DeckList, faults: Vec<DeckFault>, is_whole: bool) -> DeckReport {
    let lines: Vec<String> = deck.0.iter().map(DeckEntry::to_string).collect();
    let code = if is_whole && !deck.0.is_empty() { deck_code::write(&deck) } else { None };
    DeckReport { cards: deck.size(), faults, list: lines.join("\n"), code, deck }
}

fn too_long(lang: Lang) -> String {
    match lang {
        Lang::Hu => format!("Ez túl hosszú paklilistának: legfeljebb {MOST_LIST_LETTERS} karakter lehet."),
        Lang::En => format!("This is too long for a deck list: it may have {MOST_LIST_LETTERS} characters at most."),
    }
}

fn code_fault(fault: CodeFault, lang: Lang) -> String {
    match (fault, lang) {
        (CodeFault::Letter { letter }, Lang::Hu) => format!("Paklikódban nem lehet „{letter}”. Nézd meg újra!"),
        (CodeFault::Letter { letter }, Lang::En) => {
            format!("No deck code has the letter “{letter}”. Look at it again.")
        }
        (CodeFault::Length { have, of }, Lang::Hu) if have < of => {
            format!("Ebből a paklikódból hiányzik valami: {of} helyett {have} karaktere van.")
        }
        (CodeFault::Length { have, of }, Lang::Hu) => {
            format!("Ez a paklikód hosszabb, mint kellene: {of} helyett {have} karaktere van.")
        }
        (CodeFault::Length { have, of }, Lang::En) if have < of => {
            format!("Part of this deck code is missing: it has {have} letters instead of {of}.")
        }
        (CodeFault::Length { have, of }, Lang::En) => {
            format!("This deck code is longer than it should be: it has {have} letters instead of {of}.")
        }
        (CodeFault::Changed, Lang::Hu) => {
            "Ebben a paklikódban el van írva egy karakter. Vesd össze azzal, amit kaptál!".to_owned()
        }
        (CodeFault::Changed, Lang::En) => {
            "A letter of this deck code is wrong. Compare it with the one you were given.".to_owned()
        }
        (CodeFault::Newer, Lang::Hu) => {
            "Ebben a pakliban olyan lap is van, amelyet ez a változat még nem ismer.".to_owned()
        }
        (CodeFault::Newer, Lang::En) => "This deck has cards that this version of the app doesn’t know yet.".to_owned(),
    }
}

#[cfg(test)]
#[path = "../../../crates/table/tests/sent/ways.rs"]
mod ways;

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn asked(text: &str, format: Format) -> DeckReport {
        report_on(Question::Deck { text: text.to_owned(), format })
    }

    fn report_on(question: Question) -> DeckReport {
        let Answer::Deck(report) = answer(question, Lang::En) else { panic!("a deck was asked for") };
        report
    }

    fn told(report: &DeckReport) -> Vec<(Option<&str>, Option<String>)> {
        let faults = report.faults.iter();
        faults.map(|it| (it.rule.as_deref(), it.card.map(|card| card.first_printing().kind().id.clone()))).collect()
    }

    #[test]
    fn a_ready_deck_stands_by_list_and_by_code() {
        for deck in Deck::ALL {
            let list: Vec<String> =
                DeckList::ready(deck, Reading::default()).0.iter().map(DeckEntry::to_string).collect();
            let report = asked(&list.join("\n"), Format::Open);
            assert_eq!((report.cards, told(&report)), (45, vec![]), "{deck:?}");
            assert_eq!(asked(report.code.as_ref().unwrap(), Format::Open), report);
            assert_eq!(report_on(Question::Ready { deck, format: Format::Open }), report);
        }
    }

    #[test]
    fn a_deck_comes_through_whatever_is_done_to_it() {
        for deck in Deck::ALL {
            let report = report_on(Question::Ready { deck, format: Format::Open });
            let named: Vec<String> = (report.deck.0.iter())
                .map(|entry| format!("{} db {}", entry.copies, entry.card.kind().name.hu))
                .collect();
            for list in [report.list.clone(), named.join("\n")] {
                for sent in ways::ways(&list).into_iter().filter(|sent| sent.lines_kept) {
                    assert_eq!(asked(&sent.text, Format::Open), report, "{}: {}", sent.way, sent.text);
                    assert!(is_deck(&restored(&sent.text)), "{}", sent.way);
                }
            }
            for sent in ways::ways(report.code.as_ref().unwrap()) {
                assert_eq!(asked(&sent.text, Format::Open), report, "{}: {}", sent.way, sent.text);
                assert!(is_deck(&restored(&sent.text)), "{}", sent.way);
            }
        }
        for text in ["", "Mikor jössz át kártyázni?", "3 lombor\n2 sör\n1 pizza", "7WZK-2M0Q-PPPP"] {
            assert!(!is_deck(text), "{text}");
        }
    }

    #[test]
    fn every_card_says_what_is_printed_on_it() {
        for (lang, word) in [(Lang::Hu, "lény"), (Lang::En, "creature")] {
            let Answer::Texts { cards } = answer(Question::Texts, lang) else { panic!("texts were asked for") };
            assert_eq!(cards.len(), 72);
            assert!(cards.iter().any(|card| card.text.contains(word)), "{lang:?}");
            assert!(cards.iter().all(|card| !card.text.contains("[[")), "{lang:?}");
        }
    }

    #[test]
    fn every_fault_is_told_with_its_rule_and_its_card() {
        let report = asked("4 lombor\n2 nincs-ilyen\n1 sarj\nhello", Format::Open);
        let lombor = Some("lombor".to_owned());
        let rules: Vec<Option<&str>> = told(&report).into_iter().map(|(rule, _)| rule).collect();
        assert_eq!(rules, [Some("DU-3.7"), Some("DU-3.5"), Some("DU-3.7"), Some("DU-3.7"), Some("DU-3.7")]);
        assert_eq!(told(&report)[4], (Some("DU-3.7"), lombor));
        assert_eq!((report.cards, report.code), (4, None));
    }

    #[test]
    fn foreign_texts_get_a_sentence() {
        let code = asked("3 lombor", Format::Open).code.unwrap();
        for text in ["", &"x".repeat(100_000), &code[..code.len() - 2], &code.replace('-', "-U")] {
            assert!(!asked(text, Format::Open).faults.is_empty());
        }
        assert_eq!(asked("3 lombor", Format::Open).list, "3 lombor");
    }
}
