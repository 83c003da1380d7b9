//! Reading of any card text, for the window.

use parbaj_cards::CardType;
use parbaj_reader::{PartVerdict, ReadPart, read};
use parbaj_text::Category;
use rulebook::Lang;
use serde::Serialize;

/// The reading of a text, or why it can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajTextReport")]
pub struct TextReport {
    pub parts: Vec<TextPart>,
    /// One or two sentences that say why it can't be read; then there are no parts.
    pub fault: Option<String>,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajTextPart")]
pub struct TextPart {
    pub text: String,
    /// Its category; if the text doesn't decide it, the possible ones, the likelier first. Never empty.
    pub categories: Vec<Category>,
    /// The rule that the category follows from; `None` if it is undecided.
    pub rule: Option<String>,
    /// One or two sentences that explain the category.
    pub why: String,
}

impl TextReport {
    /// Reads the text of a card of a type; `old` says whether it was printed before 2001 (91.3.1).
    #[must_use]
    pub fn of(text: &str, card_type: CardType, old: bool, lang: Lang) -> Self {
        match read(text, card_type, old) {
            Ok(reading) => {
                let parts = reading.parts.into_iter().map(|part| TextPart::of(part, lang));
                TextReport { parts: parts.collect(), fault: None }
            }
            Err(fault) => TextReport { parts: Vec::new(), fault: Some(fault.sentence(lang)) },
        }
    }
}

impl TextPart {
    fn of(part: ReadPart, lang: Lang) -> Self {
        let (categories, rule) = match part.verdict {
            PartVerdict::Decided { category, rule, .. } => (vec![category], Some(rule.to_string())),
            PartVerdict::Undecided { candidates, .. } => (candidates, None),
        };
        TextPart { categories, rule, why: part.why.get(lang).to_owned(), text: part.text }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use Category::{Ability, Condition, Drawback, Explanation, SpellEffect};

    fn report(text: &str, card_type: CardType, old: bool) -> TextReport {
        TextReport::of(text, card_type, old, Lang::Hu)
    }

    #[test]
    fn each_part_is_told_with_its_rule() {
        let read = report(
            "Kijátszási feltétel: csak saját körödben.\nHátrány: nem őrködhet.\nPasszold: húzz egy lapot.",
            CardType::Creature,
            false,
        );
        let told: Vec<_> = read.parts.iter().map(|part| (&*part.categories, part.rule.as_deref())).collect();
        assert_eq!(
            told,
            [
                (&[Condition][..], Some("DU-91.1.0")),
                (&[Drawback][..], Some("DU-91.3.0")),
                (&[Ability][..], Some("DU-91.4.0"))
            ]
        );
        assert!(read.parts.iter().all(|part| !part.why.is_empty()));
    }

    #[test]
    fn the_same_words_are_something_else_on_another_card() {
        let text = "Minden előkészítő fázisodban elveszítesz 1 Ép-t.";
        let category = |card_type, old| report(text, card_type, old).parts[0].categories.clone();
        assert_eq!(category(CardType::Creature, true), [Drawback]);
        assert_eq!(category(CardType::Creature, false), [Ability]);
        assert_eq!(category(CardType::Instant, false), [SpellEffect]);
    }

    #[test]
    fn what_is_open_has_candidates_and_no_rule() {
        let read = report("Kijátszható, ha van legalább egy tornyod.", CardType::Creature, false);
        let open = read.parts.iter().find(|part| part.rule.is_none()).unwrap();
        assert_eq!(open.categories, [Condition, Explanation]);
    }

    #[test]
    fn what_is_no_card_text_gets_a_sentence() {
        for text in ["", " \n", "2 - 3!", "Deal two damage to any target.", "Hátrány:", &"ő".repeat(50_000)] {
            let TextReport { parts, fault } = report(text, CardType::Item, false);
            assert!(parts.is_empty() && fault.is_some_and(|it| it.contains(' ')), "{text:.20}");
        }
    }
}
