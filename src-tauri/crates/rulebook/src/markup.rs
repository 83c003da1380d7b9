//! The light markup of rule texts: `[[MO-4.4|covered cards]]` links some words to a rule.

use game::RuleId;
use serde::Serialize;

/// A stretch of a rule text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum RuleSpan {
    /// Plain words.
    Text {
        /// The words.
        text: String,
    },
    /// Words that lead to a rule.
    Link {
        /// The words.
        text: String,
        /// Where they lead.
        rule: RuleId,
    },
}

impl RuleSpan {
    /// The words, linked or not.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            RuleSpan::Text { text } | RuleSpan::Link { text, .. } => text,
        }
    }
}

/// Reads one paragraph; `rule` finds a rule by its identifier.
pub(crate) fn parse(paragraph: &str, rule: impl Fn(&str) -> Option<RuleId>) -> Result<Vec<RuleSpan>, String> {
    let mut spans = Vec::new();
    let mut rest = paragraph;
    while let Some((before, after)) = rest.split_once("[[") {
        let (link, after) = after.split_once("]]").ok_or_else(|| format!("a link is never closed: [[{after}"))?;
        let (id, text) = link.split_once('|').ok_or_else(|| format!("a link without words: [[{link}]]"))?;
        let rule = rule(id).ok_or_else(|| format!("a link to a rule that isn't there: {id}"))?;
        if text.trim().is_empty() {
            return Err(format!("a link without words: [[{link}]]"));
        }
        push_text(&mut spans, before);
        spans.push(RuleSpan::Link { text: text.to_owned(), rule });
        rest = after;
    }
    if rest.contains("]]") {
        return Err(format!("a link is closed that was never opened: {rest}"));
    }
    push_text(&mut spans, rest);
    if spans.is_empty() { Err("an empty paragraph".to_owned()) } else { Ok(spans) }
}

fn push_text(spans: &mut Vec<RuleSpan>, text: &str) {
    if !text.is_empty() {
        spans.push(RuleSpan::Text { text: text.to_owned() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: RuleId = RuleId("XX-1.1");

    fn read(text: &str) -> Result<Vec<RuleSpan>, String> {
        parse(text, |id| (id == KNOWN.0).then_some(KNOWN))
    }

    #[test]
    fn links_and_plain_words_keep_their_order() {
        let spans = read("Take [[XX-1.1|a card]] first.").unwrap();
        let text = |text: &str| RuleSpan::Text { text: text.to_owned() };
        assert_eq!(spans, [text("Take "), RuleSpan::Link { text: "a card".to_owned(), rule: KNOWN }, text(" first.")]);
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
