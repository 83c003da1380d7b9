//! The markup of rule texts and log sentences: `[[MO-4.4|covered cards]]` links words to a rule, `[[Y5|yellow 5]]` to a
//! card.

use crate::hungarian;
use game::RuleId;
use serde::Serialize;
use std::fmt::Display;

/// A part of a rule text, or of a sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Span {
    Text {
        text: String,
    },
    /// Words that link to a rule.
    Link {
        text: String,
        rule: RuleId,
    },
    /// Words that link to a card.
    Card {
        text: String,
        /// The card's code.
        card: String,
    },
}

impl Span {
    /// Returns the words, linked or not.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Span::Text { text } | Span::Link { text, .. } | Span::Card { text, .. } => text,
        }
    }
}

/// Parses one paragraph; `rule` finds a rule by its identifier, `card` knows the codes of the game's cards.
pub(crate) fn parse(
    paragraph: &str,
    rule: impl Fn(&str) -> Option<RuleId>,
    card: impl Fn(&str) -> bool,
) -> Result<Vec<Span>, String> {
    let paragraph = hungarian::joined(paragraph);
    let mut spans = Vec::new();
    let mut rest = paragraph.as_str();
    while let Some((before, after)) = rest.split_once("[[") {
        let (link, after) = after.split_once("]]").ok_or_else(|| format!("a link is never closed: [[{after}"))?;
        let (id, text) = link.split_once('|').ok_or_else(|| format!("a link without words: [[{link}]]"))?;
        if text.trim().is_empty() {
            return Err(format!("a link without words: [[{link}]]"));
        }
        push_text(&mut spans, before);
        let text = text.to_owned();
        spans.push(match rule(id) {
            Some(rule) => Span::Link { text, rule },
            None if card(id) => Span::Card { text, card: id.to_owned() },
            None => return Err(format!("a link to a rule or card that isn't there: {id}")),
        });
        rest = after;
    }
    if rest.contains("]]") {
        return Err(format!("a link is closed that was never opened: {rest}"));
    }
    push_text(&mut spans, rest);
    if spans.is_empty() { Err("an empty paragraph".to_owned()) } else { Ok(spans) }
}

/// Returns a card's name, linked to its sheet.
#[must_use]
pub fn card(code: impl Display, name: &str) -> String {
    format!("[[{code}|{name}]]")
}

/// Returns an untrusted text in which no part is read as a link: if it contains double brackets, an invisible character
/// (a word joiner) is inserted after each bracket.
#[must_use]
pub fn harmless(text: String) -> String {
    if text.contains("[[") || text.contains("]]") {
        return text.replace('[', "[\u{2060}").replace(']', "]\u{2060}");
    }
    text
}

fn push_text(spans: &mut Vec<Span>, text: &str) {
    if !text.is_empty() {
        spans.push(Span::Text { text: text.to_owned() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: RuleId = RuleId("XX-1.1");

    fn read(text: &str) -> Result<Vec<Span>, String> {
        parse(text, |id| (id == KNOWN.0).then_some(KNOWN), |code| code == "Y5")
    }

    #[test]
    fn links_and_plain_words_keep_their_order() {
        let spans = read("Take [[XX-1.1|a card]] first.").unwrap();
        let text = |text: &str| Span::Text { text: text.to_owned() };
        assert_eq!(spans, [text("Take "), Span::Link { text: "a card".to_owned(), rule: KNOWN }, text(" first.")]);
    }

    #[test]
    fn cards_are_told_from_rules() {
        let card = Span::Card { text: "yellow 5".to_owned(), card: "Y5".to_owned() };
        assert_eq!(read("[[Y5|yellow 5]]").unwrap(), [card]);
    }

    #[test]
    fn broken_markup_is_told_apart() {
        for (wrong, reason) in [
            ("[[XX-9.9|a]]", "isn't there"),
            ("[[XX-1.1]]", "without words"),
            ("[[XX-1.1| ]]", "without words"),
            ("[[XX-1.1|a", "never closed"),
            ("a]] b", "never opened"),
            ("", "empty"),
        ] {
            assert!(read(wrong).unwrap_err().contains(reason), "{wrong}");
        }
    }
}
