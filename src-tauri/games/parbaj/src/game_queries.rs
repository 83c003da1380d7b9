//! Questions to the game that don't belong to a table: checking a deck against the rules, and the texts of cards.

use crate::HostedParbaj;
use crate::deck_code;
use crate::sentences::{self, sentences};
use crate::text_report::TextReport;
use game::Cites;
use hosting::restore_text::restored;
use parbaj::{CardId, DeckEntry, DeckList, MOST_LIST_LETTERS, RulesReading, SetupFault};
use parbaj_cards::{CardType, Deck, Format};
use rulebook::Lang;
use rulebook::phrase::Phrase;
use serde::{Deserialize, Serialize};

/// A text with fewer different cards isn't taken for a deck list.
const FEWEST_LINES: usize = 3;

/// A question.
#[derive(Clone, Debug, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajQuestion")]
pub enum Question {
    /// The cards of a deck, and the rules it breaks.
    Deck {
        /// A list with one line per card, or a code, possibly within a message.
        text: String,
        /// The format, which decides the bans.
        format: Format,
    },
    /// A ready deck as it is played in a format.
    Ready {
        deck: Deck,
        /// The format, which decides the bans.
        format: Format,
    },
    /// The text of every card, for searching.
    Texts,
    /// The categories of the parts of a card's text under chapter 91.
    #[serde(rename_all = "camelCase")]
    Read {
        /// The text, in Hungarian; the card needn't be in the set.
        text: String,
        /// The type of its card.
        card_type: CardType,
        /// Whether the card was printed before 2001.
        old: bool,
    },
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajAnswer")]
pub enum Answer {
    Deck(DeckReport),
    /// The texts of the cards.
    Texts {
        /// Each card once, in the order of the set.
        cards: Vec<CardText>,
    },
    /// The reading of a text, or why it can't be read.
    Read(TextReport),
}

/// The text of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajCardText")]
pub struct CardText {
    pub card: CardId,
    /// The whole text, in the language of the app.
    pub text: String,
}

/// A deck with its faults.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajDeckReport")]
pub struct DeckReport {
    /// The cards that could be read.
    pub deck: DeckList,
    /// The number of these cards.
    pub cards: u16,
    /// The rules it breaks and the lines that can't be read; empty if the deck can be played.
    pub faults: Vec<DeckFault>,
    /// The deck as a list, in the form in which it is saved.
    pub list: String,
    /// The deck as a code; `None` for a list that couldn't be read completely.
    pub code: Option<String>,
}

/// A fault of a deck.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajDeckFault")]
pub struct DeckFault {
    /// A sentence that describes it.
    pub text: String,
    /// The rule that is broken; `None` if the text isn't a deck at all.
    pub rule: Option<String>,
    /// The card concerned, if there is one.
    pub card: Option<CardId>,
}

/// Answers a question.
pub(crate) fn answer(question: Question, lang: Lang) -> Answer {
    match question {
        Question::Deck { text, format } => Answer::Deck(judged(&text, format, lang)),
        Question::Ready { deck, format } => {
            Answer::Deck(of_deck(DeckList::ready_for(deck, format, RulesReading::default()), Vec::new(), format, lang))
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
        return report(DeckList::default(), vec![bare(sentences(lang).long_list())], false);
    }
    let text = &restored(text);
    if let Some(code) = deck_code::find(text) {
        return match deck_code::read(&code) {
            Ok(deck) => of_deck(deck, Vec::new(), format, lang),
            Err(fault) => report(DeckList::default(), vec![bare(sentences(lang).code_fault(fault))], false),
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
        text: HostedParbaj::setup_fault(&fault, lang),
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

#[cfg(test)]
#[path = "../../../crates/hosting/tests/sent/ways.rs"]
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
                DeckList::ready(deck, RulesReading::default()).0.iter().map(DeckEntry::to_string).collect();
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
