//! Checks Hungarian articles: `a` before a consonant, `az` before a vowel, by pronunciation.

use crate::sentences::seen;
use rulebook::hungarian::article;

/// Asserts that every article matches the word after it. The pronoun `az` is followed by a sign.
pub fn assert_articles(text: &str) {
    let plain = seen(text);
    let words: Vec<&str> = plain.split_whitespace().collect();
    for pair in words.windows(2) {
        let (before, after) = (pair[0].trim_start_matches(['(', '„']), pair[1].trim_start_matches(['(', '„']));
        if !matches!(before, "a" | "az" | "A" | "Az") {
            continue;
        }
        // A single letter is pronounced by its name (iksz). A card's own name may begin with an article.
        let wanted = if after.starts_with('X') { "az" } else { article(after) };
        // The pronoun, as in "az a lény".
        if matches!((before, after), ("az" | "Az", "a" | "az")) {
            continue;
        }
        assert_eq!(before.to_lowercase(), wanted, "{before} {after} in {text:?}");
        assert!(!matches!(after, "a" | "az" | "A" | "Az"), "two articles in {text:?}");
    }
}

#[test]
#[should_panic(expected = "az")]
fn a_wrong_article_is_found() {
    assert_articles("Meghalt a Ősfa.");
}
