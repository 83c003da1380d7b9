//! What people ask the rulebook at the table, and the entry that should come first. If two entries answer equally well,
//! a rule and a question beside it, both are named, separated by a bar. A question of a rule counts as its rule.
//!
//! The expectations for Boldog mocsik were written before the ranking existed and serve as its test. Those for
//! Iszkenderun and Kártyás go were written afterwards.

use games::book;
use rulebook::Lang;

const MOCHI_HUNGARIAN: [(&str, &str); 30] = [
    // Inflected forms, which need not occur in the texts.
    ("lapokat", "MO-0.1"),
    ("kezemben", "MO-4.2"),
    ("lapot tartalékba tenni", "MO-5.4"),
    ("megfordítom", "MO-5.1"),
    ("passzolhatok-e", "MO-2.2"),
    ("szomszédos lapokkal", "MO-3.1"),
    ("milyen sorrendben jönnek a hatások", "MO-5.5"),
    ("továbbadok egy lapot balra", "MO-5.3"),
    ("megtartani egy lapot a forduló végén", "MO-6.3"),
    ("visszaveszem a kijátszott lapot", "MO-5.6|MO-4.3/own-card"),
    ("rendezhetem a kezemet", "MO-1.2|MO-1.2/rearrange"),
    // Without accents.
    ("tartalek", "MO-6.4"),
    ("ertekkartyat", "MO-1.1"),
    ("uj fordulo", "MO-7.1"),
    ("kozepso par", "MO-1.3"),
    ("buntetopontokbol", "MO-6.2"),
    // One typing error.
    ("büntetőpotnok", "MO-6.2"),
    ("egyszinü", "MO-3.3"),
    ("emlékezzés", "MO-8.3"),
    ("boldg mocsi", "MO-3.5"),
    // Number words and numbers.
    ("hét lap", "MO-1.2"),
    ("harmincnál vége", "MO-7.2"),
    ("100 kör", "MO-6.6"),
    ("70 lap", "MO-0.1"),
    // Plain words, incomplete words, identifiers.
    ("ki kezd", "MO-1.4"),
    ("honnan húzhatok", "MO-4.1"),
    ("elfogyott a pakli", "MO-4.4"),
    ("nagyobb ért", "MO-3.2"),
    ("patt", "MO-6.5"),
    ("mo-8.2", "MO-8.2"),
];

const MOCHI_ENGLISH: [(&str, &str); 30] = [
    // Inflected forms.
    ("dealing", "MO-1.2"),
    ("passing cards left", "MO-5.3"),
    ("flipping the value card", "MO-5.1"),
    ("reserves between rounds", "MO-6.4"),
    ("neighbors", "MO-3.1"),
    ("doubles", "MO-3.5"),
    ("taking from the center", "MO-4.3"),
    ("remembering cards", "MO-8.3"),
    ("deck is empty", "MO-4.4"),
    ("shorter game", "MO-7.3"),
    // One typing error.
    ("penatly points", "MO-6.2"),
    ("clokwise", "MO-1.4"),
    ("secrat", "MO-8.2"),
    ("stalemtae", "MO-6.5"),
    ("reshufle", "MO-4.4"),
    // Number words and numbers.
    ("thirty points", "MO-7.2"),
    ("100 turns", "MO-6.6"),
    ("seven cards", "MO-1.2"),
    ("2 effects", "MO-5.5"),
    // Questions and plain words.
    ("can I pass?", "MO-2.2"),
    ("who starts", "MO-1.4"),
    ("who wins", "MO-7.2"),
    ("where can I draw from", "MO-4.1"),
    ("keep one card", "MO-6.3"),
    ("happy mochi", "MO-3.5"),
    ("same color", "MO-3.3"),
    ("is the value greater", "MO-3.2"),
    // Incomplete words, identifiers.
    ("simultan", "MO-5.7"),
    ("empty ha", "MO-6.1"),
    ("3.4", "MO-3.4"),
];

const ISZKENDERUN_HUNGARIAN: [(&str, &str); 20] = [
    // Inflected forms.
    ("lapot a pontpaklimba", "IS-7.2"),
    ("lezárt sorra", "IS-3.3"),
    ("mehet lap passzolt sorra", "IS-3.4"),
    ("kétszínű lapok", "IS-3.6"),
    ("pluszjelzők", "IS-3.10"),
    ("helycserét", "IS-4.6"),
    ("őrzött lapot", "IS-4.4"),
    ("rekordot", "IS-7.5"),
    ("lopni", "IS-5.6"),
    ("nullás lapok", "IS-3.9"),
    // Without accents, with a typing error.
    ("aduvaltas", "IS-4.9"),
    ("lapcsere", "IS-5.4"),
    ("helyezsek", "IS-7.3"),
    // Numbers.
    ("négy forduló", "IS-8.1"),
    ("60 lépés", "IS-6.3"),
    ("51 lap", "IS-0.1"),
    // Plain words, identifiers.
    ("üres a húzópakli", "IS-4.11"),
    ("ki nyeri a játékot", "IS-9.1"),
    ("is-5.2", "IS-5.2"),
    ("s7", "IS-S7"),
];

const ISZKENDERUN_ENGLISH: [(&str, &str); 20] = [
    // Inflected forms.
    ("closed rows", "IS-3.3"),
    ("nothing goes on a passed row", "IS-3.4"),
    ("tokens", "IS-3.10"),
    ("guards", "IS-4.4"),
    ("swapping", "IS-4.6"),
    ("stealing a card", "IS-5.6"),
    ("exchanges", "IS-5.4"),
    ("row totals", "IS-2.2"),
    ("zero cards", "IS-3.9"),
    ("two-suited cards", "IS-3.6"),
    // One typing error.
    ("placments", "IS-7.3"),
    ("recrod", "IS-7.5"),
    ("protecton", "IS-5.5"),
    // Numbers.
    ("four rounds", "IS-8.1"),
    ("sixty actions", "IS-6.3"),
    // Plain words, identifiers.
    ("draw pile is empty", "IS-4.11"),
    ("who wins the game", "IS-9.1"),
    ("changing trump", "IS-4.9"),
    ("IS-TX", "IS-TX"),
    ("4.13", "IS-4.13"),
];

const CARDGO_HUNGARIAN: [(&str, &str); 20] = [
    // Inflected forms.
    ("szabadságfokok", "GO-1.2"),
    ("leütöm a kövét", "GO-1.2"),
    ("két szemmel él", "GO-1.2"),
    ("atariban", "GO-1.2"),
    ("öngyilkos lépést", "GO-1.3"),
    ("visszaüthetek a kóban", "GO-1.3"),
    ("előnykövek", "GO-1.1"),
    ("halottnak jelölni", "GO-1.4"),
    ("szekiben", "GO-1.4"),
    ("kit illet a komi", "GO-1.4"),
    // Without accents, with a typing error.
    ("hendikep", "GO-1.1"),
    ("szuperko", "GO-1.3"),
    ("letra", "GO-1.2"),
    ("teruletszamolas", "GO-1.4"),
    // Numbers.
    ("13x13", "GO-1.1"),
    ("két passz", "GO-1.4"),
    ("6,5 pont", "GO-1.4"),
    // Plain words, identifiers.
    ("ki lép először", "GO-1.1"),
    ("ugyanaz az állás", "GO-1.5"),
    ("go-1.5", "GO-1.5"),
];

const CARDGO_ENGLISH: [(&str, &str); 20] = [
    // Inflected forms.
    ("liberties", "GO-1.2"),
    ("capturing stones", "GO-1.2"),
    ("false eyes", "GO-1.2"),
    ("snapback", "GO-1.2"),
    ("handicap stones", "GO-1.1"),
    ("ko threats", "GO-1.3"),
    ("repetition is forbidden", "GO-1.3"),
    ("marking dead stones", "GO-1.4"),
    ("area scoring", "GO-1.4"),
    ("resuming play", "GO-1.4"),
    // One typing error.
    ("atrai", "GO-1.2"),
    ("suicid", "GO-1.3"),
    ("hadnicap", "GO-1.1"),
    // Numbers.
    ("two passes", "GO-1.4"),
    ("19x19 board", "GO-1.1"),
    // Plain words, identifiers.
    ("triple ko", "GO-1.3"),
    ("who moves first", "GO-1.1"),
    ("bent four", "GO-1.4"),
    ("does a pass repeat", "GO-1.5"),
    ("1.2", "GO-1.2"),
];

/// Queries about play with cards.
const CARDGO_CARDS_HUNGARIAN: [(&str, &str); 20] = [
    // Inflected forms.
    ("mikortól húzhatok", "GO-2.1"),
    ("hány lap maradhat a kezemben", "GO-2.2"),
    ("elfogyott a pakli", "GO-2.3"),
    ("dobópaklit átnézni", "GO-2.4"),
    ("kontrázhatok-e", "GO-3.4"),
    ("azonnali lapok", "GO-3.3"),
    ("kényszerpasszt", "GO-3.6"),
    ("meddig tart a hatása", "GO-3.5"),
    ("nincs célpontja", "GO-3.9"),
    ("bejelentett lap", "GO-3.10"),
    ("csipesszel", "GO-4.4"),
    ("a tükröt", "GO-4.24"),
    // Without accents, with a typing error.
    ("ellenszel", "GO-4.23"),
    ("fegyverszunet", "GO-4.15"),
    ("kezkorlat", "GO-2.2"),
    // Numbers.
    ("első 8 lépés", "GO-2.1"),
    ("54 lap", "GO-2.1"),
    // Plain words, identifiers.
    ("második lap egy körben", "GO-3.2"),
    ("szabadság nélkül marad", "GO-3.7"),
    ("go-4.22", "GO-4.22"),
];

/// Queries about play with cards.
const CARDGO_CARDS_ENGLISH: [(&str, &str); 20] = [
    // Inflected forms.
    ("when may I draw", "GO-2.1|GO-3.1"),
    ("discarding too many cards", "GO-2.2"),
    ("deck runs out", "GO-2.3"),
    ("looking through the discard pile", "GO-2.4"),
    ("countering a card", "GO-3.4"),
    ("immediate cards", "GO-3.3"),
    ("forced passes", "GO-3.6"),
    ("lasting effects", "GO-3.5"),
    ("without a target", "GO-3.9"),
    ("announced card", "GO-3.10"),
    ("pickpocket", "GO-4.18"),
    ("cards instead of the move", "GO-3.3"),
    // One typing error.
    ("headwnid", "GO-4.23"),
    ("shoreilne", "GO-4.13"),
    ("dilema", "GO-4.17"),
    // Numbers.
    ("54 cards", "GO-2.1"),
    ("first 8 moves", "GO-2.1"),
    // Plain words, identifiers.
    ("second card in one turn", "GO-3.2"),
    ("order of the turn", "GO-3.1"),
    ("3.10", "GO-3.10"),
];

/// Returns the queries that don't find their rule first, with their results.
fn misses(game: &str, queries: &[(&str, &str)], lang: Lang) -> Vec<String> {
    let wrong = |&(query, expected): &(&str, &str)| {
        let hits = book().search(query, Some(game), lang, 5);
        let hits: Vec<_> = hits.into_iter().map(|hit| format!("{} {}", hit.id, hit.score)).collect();
        let right = hits.first().and_then(|first| first.split_once(' ')).is_some_and(|(found, _)| {
            let rule = found.split_once('/').map_or(found, |(rule, _)| rule);
            expected.split('|').any(|expected| expected == found || expected == rule)
        });
        (!right).then(|| format!("{query:?}: {expected} expected, found {hits:?}"))
    };
    queries.iter().filter_map(wrong).collect()
}

fn assert_found(game: &str, queries: &[(&str, &str)], lang: Lang) {
    let misses = misses(game, queries, lang);
    assert!(misses.is_empty(), "{} of {} missed\n{}", misses.len(), queries.len(), misses.join("\n"));
}

#[test]
fn hungarian_queries_find_their_rule_first() {
    assert_found("mochi", &MOCHI_HUNGARIAN, Lang::Hu);
    assert_found("iszkenderun", &ISZKENDERUN_HUNGARIAN, Lang::Hu);
    assert_found("cardgo", &CARDGO_HUNGARIAN, Lang::Hu);
    assert_found("cardgo", &CARDGO_CARDS_HUNGARIAN, Lang::Hu);
}

#[test]
fn english_queries_find_their_rule_first() {
    assert_found("mochi", &MOCHI_ENGLISH, Lang::En);
    assert_found("iszkenderun", &ISZKENDERUN_ENGLISH, Lang::En);
    assert_found("cardgo", &CARDGO_ENGLISH, Lang::En);
    assert_found("cardgo", &CARDGO_CARDS_ENGLISH, Lang::En);
}
