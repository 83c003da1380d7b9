//! Guarantees of the search for any query.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

use games::{VOLUMES, book};
use proptest::prelude::*;
use rulebook::{Lang, RuleHit, RuleHitSpan};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// Far above the time of a search even in an unoptimised build on a busy machine.
const LONG: Duration = Duration::from_millis(500);

fn ids(query: &str, lang: Lang) -> Vec<&'static str> {
    book().search(query, None, lang, usize::MAX).iter().map(|hit| hit.id.0).collect()
}

fn text(spans: &[RuleHitSpan]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

fn marked(spans: &[RuleHitSpan]) -> Vec<&str> {
    spans.iter().filter(|span| span.marked).map(|span| span.text.as_str()).collect()
}

/// Checks what must hold for any result.
fn check(query: &str, lang: Lang) {
    let hits = book().search(query, None, lang, usize::MAX);
    assert!(hits.is_sorted_by(|a, b| a.score >= b.score), "best first: {query:?}");
    assert!(hits.iter().all(|hit| hit.score > 0), "{query:?}");
    let rules: BTreeSet<_> = hits.iter().map(|hit| hit.id).collect();
    assert_eq!(rules.len(), hits.len(), "each rule once: {query:?}");
    for RuleHit { id, game, title, snippet, .. } in &hits {
        let entry = book().entry(id.0).unwrap();
        assert_eq!((*game, text(title)), (entry.game, entry.title.get(lang).clone()));
        for spans in [title, snippet] {
            assert!(!spans.is_empty() && spans.iter().all(|span| !span.text.is_empty()), "{id}: {query:?}");
            assert!(spans.is_sorted_by(|a, b| a.marked != b.marked), "neighbours differ: {id}: {query:?}");
        }
    }
    let first: Vec<RuleHit> = book().search(query, None, lang, 3);
    assert_eq!(first, hits[..first.len()], "a limit only cuts");
}

/// Queries as people and programs may send them: any text, and text made of words of the rulebook.
fn queries() -> impl Strategy<Value = String> {
    let known = prop_oneof![
        "[a-zá-ű]{1,12}",
        Just("tartalék".to_owned()),
        Just("mo-3.".to_owned()),
        Just("7".to_owned()),
        Just("reserve".to_owned()),
        "[ .,\u{300}\u{301}\u{200d}🍡-]{1,3}",
    ];
    prop_oneof![any::<String>(), "\\PC{0,40}", prop::collection::vec(known, 0..8).prop_map(|parts| parts.concat())]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_string_is_answered_with_a_ranking(query in queries()) {
        Lang::ALL.iter().for_each(|&lang| check(&query, lang));
    }
}

#[test]
fn nothing_to_look_for_finds_nothing() {
    for query in ["", " ", "   \t\n  ", "🍡🍡🍡", "\u{0}\u{1}\u{7f}\u{1b}[", "…!?-–", "\u{301}", "\u{202e}\u{feff}"]
    {
        for lang in Lang::ALL {
            assert_eq!(book().search(query, None, lang, 10), [], "{query:?}");
        }
    }
}

#[test]
fn unknown_words_find_nothing() {
    for query in ["xqzwvy", "qqqqqqqq wwwwwwww", "日本語", "ЩЖЪ", "ﷺ", "99999"] {
        for lang in Lang::ALL {
            assert_eq!(ids(query, lang), Vec::<&str>::new(), "{query:?}");
        }
    }
}

#[test]
fn ten_kilobytes_are_answered_at_once() {
    let words =
        VOLUMES.iter().flat_map(|game| game.rules).map(|rule| format!("tartalék {rule} qwxyz ")).collect::<String>();
    let long = [
        "x".repeat(10_000),
        " ".repeat(10_000),
        "🍡".repeat(2_500),
        "a\u{301}".repeat(3_000),
        "hat".repeat(3_300),
        "lap ".repeat(2_500),
        "3.2 ".repeat(2_500),
        words.repeat(10_000 / words.len() + 1),
    ];
    for query in &long {
        for lang in Lang::ALL {
            // The rulebook is loaded and the index built before the clock starts.
            assert_eq!(book().search("", None, lang, 1), []);
            let start = Instant::now();
            check(query, lang);
            assert!(start.elapsed() < LONG, "{:?} for {}…", start.elapsed(), &query[..4]);
        }
    }
    assert_eq!(book().search(&"lap ".repeat(2_500), Some("mochi"), Lang::Hu, 1)[0].id.0, "MO-0.1");
}

#[test]
fn a_limit_of_nothing_gives_nothing() {
    assert_eq!(book().search("pakli", None, Lang::Hu, 0), []);
}

#[test]
fn every_rule_is_found_by_its_identifier() {
    for rule in VOLUMES.iter().flat_map(|game| game.rules) {
        let number = rule.0.split_once('-').unwrap().1;
        for query in [rule.0, &rule.0.to_lowercase(), &rule.0.replace('-', " "), &format!("{}.", rule.0)] {
            assert_eq!(ids(query, Lang::Hu)[0], rule.0, "{query}");
        }
        assert!(ids(number, Lang::En).contains(&rule.0));
    }
    assert_eq!(ids("MO-3", Lang::En)[..5], ["MO-3.1", "MO-3.2", "MO-3.3", "MO-3.4", "MO-3.5"]);
}

#[test]
fn every_rule_is_found_first_by_its_whole_title() {
    let entries = book().entries();
    for entry in entries {
        for lang in Lang::ALL {
            let title = entry.title.get(lang);
            assert_eq!(book().search(title, Some(entry.game), lang, 1)[0].id, entry.id, "{title:?}");
            // Two games may have the same title for a rule: then either comes first in the whole rulebook.
            let first = ids(title, lang)[0];
            let found = entries.iter().find(|found| found.id.0 == first).unwrap();
            assert_eq!(found.title.get(lang), title);
        }
    }
}

#[test]
fn every_term_finds_its_rule() {
    for entry in book().entries() {
        for lang in Lang::ALL {
            for term in entry.terms.get(lang) {
                assert!(ids(term, lang).contains(&entry.id.0), "{term:?} for {}", entry.id);
            }
        }
    }
}

#[test]
fn at_a_table_its_own_rules_come_first_and_the_others_are_not_lost() {
    let ids = |hits: &[RuleHit]| hits.iter().map(|hit| hit.id.0).collect::<BTreeSet<_>>();
    for query in ["lap", "húzhatok", "ki nyer", "1.2", "GO-1.3"] {
        let everywhere = book().search(query, None, Lang::Hu, usize::MAX);
        for game in VOLUMES {
            let hits = book().search(query, Some(game.name), Lang::Hu, usize::MAX);
            assert!(hits.is_sorted_by_key(|hit| hit.game != game.name), "its own first: {query:?}");
            assert_eq!(ids(&hits), ids(&everywhere), "{query:?}");
            for part in hits.chunk_by(|a, b| (a.game == game.name) == (b.game == game.name)) {
                assert!(part.is_sorted_by(|a, b| a.score >= b.score), "best first: {query:?}");
            }
            let few = book().search(query, Some(game.name), Lang::Hu, 2);
            assert!(few.iter().all(|hit| hits.contains(hit)) && few.len() <= 4, "a limit cuts both parts");
        }
    }
    assert_eq!(book().search("lap", Some("no such table"), Lang::Hu, 5), book().search("lap", None, Lang::Hu, 5));
}

#[test]
fn each_language_is_searched_by_itself() {
    assert_eq!(ids("büntetőpont", Lang::En), Vec::<&str>::new());
    assert_eq!(ids("stalemate", Lang::Hu), Vec::<&str>::new());
}

#[test]
fn the_words_that_were_looked_for_are_marked() {
    let hits = book().search("tartalékba kerül", None, Lang::Hu, 40);
    let kept = hits.iter().find(|hit| hit.id.0 == "MO-6.3").unwrap();
    assert_eq!(marked(&kept.snippet), ["tartalékába", "kerül"]);
    assert_eq!(marked(&kept.title), Vec::<&str>::new());
    let stays = &book().search("reserves", None, Lang::En, 40).into_iter().find(|hit| hit.id.0 == "MO-6.4").unwrap();
    assert_eq!(marked(&stays.title), ["reserve"]);
}

#[test]
fn a_snippet_is_a_short_part_of_the_text() {
    for query in ["lap", "a pakli", "ennél az asztalnál", "fordított sorrend", "3.2"] {
        for hit in book().search(query, None, Lang::Hu, usize::MAX) {
            let entry = book().entry(hit.id.0).unwrap();
            let texts = entry.text.get(Lang::Hu).iter().chain(entry.house.as_ref().map(|note| note.get(Lang::Hu)));
            let snippet = text(&hit.snippet);
            let part = snippet.trim_matches('…');
            let within =
                |spans: &Vec<rulebook::Span>| spans.iter().map(rulebook::Span::text).collect::<String>().contains(part);
            assert!(snippet.len() <= 210 && texts.into_iter().any(within), "{}: {snippet}", hit.id);
        }
    }
}
