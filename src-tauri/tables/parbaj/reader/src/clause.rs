//! Sentences taken apart into clauses, and what a clause is about.

use crate::lists::SUBORDINATE;
use crate::word::Word;
use parbaj_cards::CardType;

/// A clause of a sentence.
#[derive(Clone, Debug)]
pub(crate) struct Clause<'a> {
    pub words: Vec<&'a Word>,
    /// Whether it only says when, where or of what another one holds.
    pub subordinate: bool,
}

/// The clauses of a sentence: commas, semicolons, colons and dashes separate them, and so does what begins a
/// subordinate clause even where its comma was forgotten.
pub(crate) fn clauses<'a>(text: &str, words: &[&'a Word]) -> Vec<Clause<'a>> {
    let mut clauses: Vec<Clause<'a>> = Vec::new();
    for (at, &word) in words.iter().enumerate() {
        let parted = at.checked_sub(1).is_none_or(|before| {
            text[words[before].at.end..word.at.start].contains([',', ';', ':', '–', '—', '.', '!'])
        });
        let begins = SUBORDINATE.meet(&[word]);
        match clauses.last_mut() {
            // `és ha`, `de csak ha`: the clause is what its conjunction makes it.
            Some(last) if !parted && begins && last.words.iter().all(|it| JOINING.contains(&it.folded.as_str())) => {
                last.subordinate = true;
                last.words.push(word);
            }
            Some(last) if !parted && !begins => last.words.push(word),
            _ => clauses.push(Clause { words: vec![word], subordinate: begins }),
        }
    }
    clauses
}

const JOINING: [&str; 5] = ["es", "de", "vagy", "illetve", "s"];

/// What cards, permanents and counters are called, folded.
const NOUNS: [&str; 11] =
    ["leny", "epitmeny", "targy", "bubaj", "varazslat", "lap", "kartya", "permanens", "jelzo", "or", "reakcio"];

/// The endings of a noun that is subject, object or possessor; those of places, directions and means aren't here.
const ENDINGS: [&str; 46] = [
    "", "t", "et", "ot", "at", "k", "ek", "ok", "ak", "ket", "eket", "okat", "akat", "d", "ed", "od", "ad", "det",
    "edet", "odat", "adat", "eid", "aid", "jaid", "jeid", "id", "eidet", "aidat", "jaidat", "idet", "e", "a", "ja",
    "je", "jet", "jat", "ei", "ai", "jai", "i", "eit", "ait", "jait", "nek", "nak", "einek",
];

/// Whether a clause is about something other than the card it is on: it names a card, permanent or counter, and not as
/// *this* one.
pub(crate) fn names_other(words: &[&Word], card: CardType) -> bool {
    words.iter().enumerate().any(|(at, word)| {
        let other = |stem| !is_this(words, at, stem, card) && !is_counter(words, at, stem);
        noun(word).is_some_and(other) || is_pronoun(words, at)
    })
}

/// Counters lie on whatever is spoken of; only self-standing ones are something of their own.
fn is_counter(words: &[&Word], at: usize, stem: &str) -> bool {
    stem == "jelzo" && !at.checked_sub(1).is_some_and(|before| words[before].folded.starts_with("onallo"))
}

/// *That*, spoken of before: `azok`, and `az` where no article would be (an article is `a` before a consonant).
fn is_pronoun(words: &[&Word], at: usize) -> bool {
    match words[at].folded.as_str() {
        "azok" | "azokat" | "annak" | "azt" => true,
        "az" => words.get(at + 1).is_some_and(|next| !next.folded.starts_with(['a', 'e', 'i', 'o', 'u', '1', '5'])),
        _ => false,
    }
}

fn noun(word: &Word) -> Option<&'static str> {
    let is_form = |stem: &&str| {
        // `Őrt áll` is no guard, only guarding.
        let rest = word.folded.strip_prefix(*stem);
        rest.is_some_and(|ending| ENDINGS.contains(&ending) && !(*stem == "or" && ["", "t"].contains(&ending)))
    };
    let plain = NOUNS.into_iter().find(|it| is_form(it));
    // `lényeinek`, `lapjainak`
    plain.or_else(|| {
        NOUNS.into_iter().find(|it| {
            word.folded.starts_with(it)
                && ["einek", "ainak", "jainak", "idnak", "idnek"].iter().any(|end| word.folded.ends_with(end))
        })
    })
}

/// Whether the noun at `at` is the card: `ez a lény`, `ennek a lapnak`, and `a lény` on a creature.
fn is_this(words: &[&Word], at: usize, stem: &str, card: CardType) -> bool {
    // What follows it may make it a place or a time: `minden lényed után`, `egy lény kijátszására`.
    let next = words.get(at + 1).map_or("", |it| it.folded.as_str());
    if POSTPOSITIONS.contains(&next) || next.starts_with("kijatszas") && next.len() > "kijatszasat".len() {
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

const POSTPOSITIONS: [&str; 17] = [
    "utan", "miatt", "szamara", "eseten", "nelkul", "helyett", "kozott", "altal", "mellett", "ellen", "alatt",
    "felett", "folott", "elott", "mogott", "reven", "mellol",
];
const ADJECTIVES: [&str; 4] = ["altalanos", "azonnali", "onallo", "regi"];

/// What a card of that type is called, folded.
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
    fn a_forgotten_comma_parts_clauses_all_the_same() {
        let text = "Olcsóbb ahány lényed van, és ha támad, húzz";
        let words = words(text);
        let parted: Vec<(usize, bool)> = clauses(text, &words.iter().collect::<Vec<_>>())
            .iter()
            .map(|it| (it.words.len(), it.subordinate))
            .collect();
        assert_eq!(parted, [(1, false), (3, true), (3, true), (1, false)]);
    }
}
