//! Queries by somebody who hasn't seen the code: the rates of those that find their rule first, and among the first
//! three.
//!
//! Nothing is tuned to them, so they show what the sixty of `search.rs` can't: how the search performs on words that it
//! doesn't know. `cargo test -p games --test outsiders -- --nocapture` prints the rates.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

use games::book;
use rulebook::Lang;
use serde::Deserialize;

/// The number of results that a person takes in at a glance.
const GLANCE: usize = 3;
/// The rates when they were first measured; the search may only improve.
const FLOOR: Rates = Rates { first: 17, glance: 19 };

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    lang: Lang,
    query: String,
    /// The rules that answer it.
    first: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Rates {
    first: usize,
    glance: usize,
}

#[test]
fn outsiders_find_what_they_look_for() {
    let queries: Vec<Query> = serde_json::from_str(include_str!("queries/outsider.json")).unwrap();
    let mut rates = Rates::default();
    for Query { lang, query, first } in &queries {
        let hits: Vec<&str> =
            book().search(query, Some("mochi"), *lang, GLANCE).iter().take(GLANCE).map(|hit| hit.id.0).collect();
        let right = |hit: &&str| first.iter().any(|rule| rule == hit);
        rates.first += usize::from(hits.first().is_some_and(right));
        rates.glance += usize::from(hits.iter().any(right));
        if !hits.first().is_some_and(right) {
            println!("{query:?}: {first:?} wanted, found {hits:?}");
        }
    }
    let of = queries.len();
    println!("first: {} of {of}, among the first {GLANCE}: {} of {of}", rates.first, rates.glance);
    assert!(rates.first >= FLOOR.first && rates.glance >= FLOOR.glance, "{rates:?}, below {FLOOR:?}");
}
