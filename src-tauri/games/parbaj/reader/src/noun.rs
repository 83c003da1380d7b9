//! Finds out what a clause is about.

mod circumstance;
mod possession;

use crate::word::Word;
use circumstance::is_circumstance;
use parbaj_cards::CardType;
use possession::is_each_of_yours;

pub(crate) use circumstance::is_postposition;
pub(crate) use possession::is_yours;

/// The names of cards, permanents and counters, folded.
const NOUNS: [&str; 11] =
    ["leny", "epitmeny", "targy", "bubaj", "varazslat", "lap", "kartya", "permanens", "jelzo", "or", "reakcio"];

/// The endings of a noun as subject, object or possessor; those of places, directions and means aren't included.
const ENDINGS: [&str; 52] = [
    "", "t", "et", "ot", "at", "k", "ek", "ok", "ak", "ket", "eket", "okat", "akat", "d", "ed", "od", "ad", "det",
    "edet", "odat", "adat", "eid", "aid", "jaid", "jeid", "id", "eidet", "aidat", "jaidat", "idet", "e", "a", "ja",
    "je", "jet", "jat", "ei", "ai", "jai", "i", "eit", "ait", "jait", "nek", "nak", "einek", "anak", "enek", "janak",
    "jenek", "ainak", "jainak",
];

/// Whether a clause is about something other than the card it is on: it names a card, permanent or counter, and not as
/// *this* one.
pub(crate) fn names_other(words: &[&Word], card: CardType) -> bool {
    (0..words.len()).any(|at| is_other(words, at, card))
}

/// The same as [`names_other`], except for objects.
pub(crate) fn names_other_subject(words: &[&Word], card: CardType) -> bool {
    (0..words.len()).any(|at| !is_object(words[at]) && is_other(words, at, card))
}

/// Whether a noun has the ending of an object.
fn is_object(word: &Word) -> bool {
    word.folded.ends_with('t') && word.folded != "varazslat"
}

fn is_other(words: &[&Word], at: usize, card: CardType) -> bool {
    let other = |stem| !is_this(words, at, stem, card) && !is_counter(words, at, stem) && !is_circumstance(words, at);
    noun(words[at]).is_some_and(other) || is_pronoun(words, at) || is_each_of_yours(words, at)
}

/// Whether the object of a clause is a card, permanent or counter other than the card it is on.
pub(crate) fn names_other_object(words: &[&Word], card: CardType) -> bool {
    let is_object = |at: usize| is_object(words[at]) && noun(words[at]).is_some();
    (0..words.len()).any(|at| is_object(at) && names_other(&words[at..=at], card))
}

/// Whether the possession at `at` belongs to the card: no other owner is named before it.
pub(crate) fn is_owned_by_this(words: &[&Word], at: usize, card: CardType) -> bool {
    const KINDS: [&str; 7] = ["idezesi", "megidezesi", "kijatszasi", "epitesi", "a", "az", "teljes"];
    let owner = words[..at].iter().rposition(|it| !KINDS.contains(&it.folded.as_str()));
    owner.is_none_or(|it| noun(words[it]).is_none() || !names_other(&words[..=it], card))
}

/// Whether a clause speaks of the bearer of the card, an item.
pub(crate) fn names_bearer(words: &[&Word]) -> bool {
    words.iter().any(|it| it.folded.starts_with("viselo"))
}

/// Whether the noun at `at` is a counter on something. Only a token (*önálló jelző*) is something of its own.
fn is_counter(words: &[&Word], at: usize, stem: &str) -> bool {
    stem == "jelzo" && !at.checked_sub(1).is_some_and(|before| words[before].folded.starts_with("onallo"))
}

/// Whether the word at `at` is a pronoun for something named before: `azok`, or `az` where it can't be an article (the
/// article is `a` before a consonant).
fn is_pronoun(words: &[&Word], at: usize) -> bool {
    let next = words.get(at + 1).map_or("", |it| it.folded.as_str());
    match words[at].folded.as_str() {
        "azok" | "azokat" | "ezek" | "ezeket" | "oket" | "annak" => true,
        // `Azt követően` states an occasion.
        "azt" => !matches!(next, "kovetoen" | "megelozoen"),
        "az" => {
            let vowel = next.starts_with(['a', 'e', 'i', 'o', 'u', '1', '5']);
            // The pronoun in `Az 1 VP-vel olcsóbb`, but the article in `az 1 VP-s lap`.
            let costs = || words.get(at + 2).is_some_and(|it| ["vp-vel", "vp-be", "vp-ert"].contains(&&*it.folded));
            let does = || WHAT_IT_DOES.iter().any(|it| next.starts_with(it));
            !next.is_empty() && (!vowel || does() || words[at + 1].is_number() && costs())
        }
        _ => false,
    }
}

/// Words with an initial vowel before which `az` isn't an article: beginnings of adverbs and verbs, folded.
const WHAT_IT_DOES: [&str; 12] = [
    "aktivan",
    "azonnal",
    "ingyen",
    "olcsobb",
    "elpusztul",
    "eleve",
    "ebben",
    "eddig",
    "addig",
    "ezutan",
    "ekkor",
    "is",
];

fn noun(word: &Word) -> Option<&'static str> {
    let is_form = |stem: &&str| {
        // `Őrt áll` names no guard.
        let rest = word.folded.strip_prefix(*stem);
        rest.is_some_and(|ending| ENDINGS.contains(&ending) && !(*stem == "or" && ["", "t"].contains(&ending)))
    };
    let plain = NOUNS.into_iter().find(|it| is_form(it));
    // Such as `lényeinek`, `lapjainak`.
    plain.or_else(|| {
        NOUNS.into_iter().find(|it| {
            word.folded.starts_with(it)
                && ["einek", "ainak", "jainak", "idnak", "idnek"].iter().any(|end| word.folded.ends_with(end))
        })
    })
}

/// Whether the noun at `at` is the card: `ez a lény`, `ennek a lapnak`, and `a lény` on a creature.
fn is_this(words: &[&Word], at: usize, stem: &str, card: CardType) -> bool {
    // The next word may turn it into a place or time: `minden lényed után`, `egy lény kijátszására`.
    let played = |it: &str| it.starts_with("kijatszas") && it.len() > "kijatszasat".len();
    if words.get(at + 1).is_some_and(|next| is_postposition(next) || played(&next.folded)) {
        return true;
    }
    let folded = words[at].folded.as_str();
    let singular = [stem.len(), stem.len() + 1, stem.len() + 2, stem.len() + 3].contains(&folded.len())
        && ["", "t", "et", "ot", "at", "nek", "nak"].contains(&&folded[stem.len()..]);
    if !singular {
        return false;
    }
    let before: Vec<&str> = words[..at]
        .iter()
        .rev()
        .map(|it| it.folded.as_str())
        .skip_while(|it| ADJECTIVES.contains(it))
        .take(2)
        .collect();
    match before[..] {
        ["a" | "az", "ez" | "ezt" | "ennek" | "maga", ..] => true,
        ["e" | "ezen", ..] => true,
        ["a" | "az", ..] => stem == own_noun(card) || matches!(stem, "lap" | "kartya"),
        _ => false,
    }
}

const ADJECTIVES: [&str; 4] = ["altalanos", "azonnali", "onallo", "regi"];

/// Returns the noun for a card of that type, folded.
fn own_noun(card: CardType) -> &'static str {
    match card {
        CardType::Creature => "leny",
        CardType::Building => "epitmeny",
        CardType::Item => "targy",
        CardType::Enchantment => "bubaj",
        CardType::Instant | CardType::General => "varazslat",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::word::words;

    fn other(text: &str, card: CardType) -> bool {
        let words = words(text);
        names_other(&words.iter().collect::<Vec<_>>(), card)
    }

    #[test]
    fn the_card_is_told_from_others() {
        for this in [
            "Ez a lény támad",
            "ennek a lénynek a sebzése",
            "A lény nem támadhat",
            "olcsóbb minden lényed után",
            "Lényre",
        ] {
            assert!(!other(this, CardType::Creature), "{this}");
        }
        for others in ["minden lényed", "az ellenfeled lényeinek sebzése", "Egy lény", "az önálló jelzők", "lapot"]
        {
            assert!(other(others, CardType::Creature), "{others}");
        }
        assert!(other("A lény nem támadhat", CardType::General));
    }

    #[test]
    fn who_owns_an_occasion_is_only_a_circumstance() {
        for this in [
            "csak egy lényed halálakor játszható ki",
            "az őrposztodon álló lény támadásakor játszhatod ki",
            "az ellenfél azonnali varázslatának kijátszása után",
        ] {
            assert!(!other(this, CardType::Item), "{this}");
        }
        for others in ["egy lényed az őrposzton marad", "egy lény +1 sebzést kap a kör végén, halálakor"] {
            assert!(other(others, CardType::Item), "{others}");
        }
    }
}
