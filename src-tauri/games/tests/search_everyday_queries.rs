//! What people type during a game, in their own words: the rates of queries that find their answer first, and among the
//! first three.
//!
//! All lists were written from the rules and the games alone. The search was tuned to two of them (`everyday.json` and
//! `at-the-table.json`); the others were only ever counted, and their rates are the ones to quote. The targets are 85 %
//! first and 95 % among the first three; the floors may only rise.
//!
//! * `set-aside.json` was written by people who hadn't seen the code, like `everyday.json`. Which entries answer both
//!   lists was judged again by a third person, who didn't know the search either, after entries for questions had been
//!   added to the rulebook.
//! * `held-out.json` has whole questions as a player asks them who hasn't read the rulebook. It was written from the
//!   games' rules before the entries and the search were looked at. In the first count, 77 % were found first and 90 %
//!   among the first three (121 queries, so either may be 7 % off); with verb roots and more phrases, 87 % and 97 %.
//!   Phrases that had become similar to one of its queries were left out of the rulebook. The expected entries were
//!   reviewed once, after counting: for 7 queries a question of the rulebook or a card's own entry was found that
//!   answers them.
//!
//! `cargo test -p games --test everyday -- --nocapture` prints the rates, and the misses of the lists that the search
//! was tuned to.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

use games::book;
use rulebook::Lang;
use serde::Deserialize;

/// The number of results that a person takes in at a glance.
const GLANCE: usize = 3;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    /// The game during which it is asked.
    game: String,
    lang: Lang,
    query: String,
    /// The entries that answer it; a question that belongs to one of them also counts.
    first: Vec<String>,
}

/// Proportions of the queries, 0 to 1.
#[derive(Debug)]
struct Rates {
    first: f64,
    glance: f64,
}

impl Query {
    fn answered_by(&self, hit: &str) -> bool {
        let rule = |id: &str| hit == id || hit.strip_prefix(id).is_some_and(|rest| rest.starts_with('/'));
        self.first.iter().any(|id| rule(id))
    }
}

fn rates(name: &str, queries: &[Query], tell: bool) -> Rates {
    let (mut first, mut glance) = (0, 0);
    for query in queries {
        let hits = book().search(&query.query, Some(&query.game), query.lang, GLANCE);
        let right: Vec<bool> = hits.iter().take(GLANCE).map(|hit| query.answered_by(hit.id.0)).collect();
        first += usize::from(right.first() == Some(&true));
        glance += usize::from(right.contains(&true));
        if tell && right.first() != Some(&true) {
            let found: Vec<_> = hits.iter().take(GLANCE).map(|hit| format!("{} {}", hit.id, hit.score)).collect();
            println!("{} {:?}: {:?} wanted, found {found:?}", query.game, query.query, query.first);
        }
    }
    let of = queries.len();
    println!("{name}: first {first} of {of}, among the first {GLANCE} {glance} of {of}");
    Rates { first: first as f64 / of as f64, glance: glance as f64 / of as f64 }
}

#[test]
fn what_search_was_tuned_to_is_found() {
    for (name, list, first, glance) in [
        ("tuned to", include_str!("queries/everyday.json"), 0.9, 0.97),
        ("at the table", include_str!("queries/at-the-table.json"), 0.92, 0.98),
    ] {
        let queries: Vec<Query> = serde_json::from_str(list).unwrap();
        let rates = rates(name, &queries, true);
        assert!(rates.first >= first && rates.glance >= glance, "{name}: {rates:?}");
    }
}

#[test]
fn what_it_was_never_tuned_to_is_found_nearly_as_well() {
    for (name, list, first, glance) in [
        ("set aside", include_str!("queries/set-aside.json"), 0.88, 0.96),
        ("held out", include_str!("queries/held-out.json"), 0.85, 0.95),
    ] {
        let queries: Vec<Query> = serde_json::from_str(list).unwrap();
        let rates = rates(name, &queries, false);
        assert!(rates.first >= first && rates.glance >= glance, "{name}: {rates:?}");
    }
}
