//! Recognises possessions of the player, whatever the noun.

use super::circumstance::{is_circumstance, is_postposition};
use crate::word::Word;

/// The maximum distance between a noun and its quantifier, in words.
const REACH: usize = 3;

/// Whether a phrase such as `minden elfed` begins at `at`, whatever the noun, and isn't a circumstance such as `minden
/// elfed után`.
pub(super) fn is_each_of_yours(words: &[&Word], at: usize) -> bool {
    const EACH: [&str; 7] = ["minden", "egyik", "barmely", "barmelyik", "kovetkezo", "osszes", "valamennyi"];
    EACH.contains(&words[at].folded.as_str())
        && (at + 1..words.len()).take(REACH).find(|it| is_yours(words[*it])).is_some_and(|it| {
            !words.get(it + 1).is_some_and(|next| is_postposition(next)) && !is_circumstance(words, it)
        })
}

/// Whether a word has the ending of the player's possession: `elfed`, `sárkányaid`. Verbs in the second person with a
/// definite object look the same.
pub(crate) fn is_yours(word: &Word) -> bool {
    const NONE: [&str; 10] =
        ["majd", "szabad", "kezed", "korod", "paklid", "gyujtod", "tartalekod", "orposztod", "fazisod", "elokeszitod"];
    let folded = word.folded.as_str();
    folded.len() > 3
        && ["ed", "od", "ad", "id"].iter().any(|it| folded.ends_with(it))
        && !["hatod", "heted"].iter().any(|it| folded.ends_with(it))
        && !NONE.contains(&folded)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::word::words;

    #[test]
    fn what_is_yours_is_told_from_verbs_and_circumstances() {
        let yours = |text: &str| words(text).iter().map(is_yours).collect::<Vec<_>>();
        assert_eq!(yours("elfed sárkányaid kijátszhatod majd kezed"), [true, true, false, false, false]);
        let each = |text: &str| {
            let words = words(text);
            is_each_of_yours(&words.iter().collect::<Vec<_>>(), 0)
        };
        assert!(each("minden elfed olcsóbb") && !each("minden elfed után olcsóbb") && !each("minden körben olcsóbb"));
    }
}
