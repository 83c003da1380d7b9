//! A book with nothing in it but the toy: it is read, proofread, learnt from and searched without any table.

// A test that can't go on should stop.
#![allow(clippy::unwrap_used)]

mod toy {
    include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs"));
}

use rulebook::{Lang, proofread, tutorial};
use toy::{Matches, VOLUMES, book};

#[test]
fn all_of_it_is_in_order() {
    let failures: Vec<String> = proofread(VOLUMES).iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "{failures:#?}");
    let lessons = tutorial::load::<Matches>().unwrap().unwrap();
    assert_eq!(lessons.lesson("mt-2.1-the-last-match").unwrap().model().len(), 1);
}

#[test]
fn its_pages_lead_to_one_another_and_to_its_scenario() {
    let book = book();
    let page = book.page("MT-1.2", Lang::Hu).unwrap();
    assert_eq!((page.before.unwrap().id.0, page.after.unwrap().id.0), ("MT-1.1", "MT-2.1"));
    assert_eq!(page.scenarios[0].id, "mt-2.1-the-last-match");
    assert_eq!(book.volume_of_rule("MT-7.7").unwrap().name, "matches");
    assert!(book.volume_of_rule("XX-1.1").is_none() && book.volume("chess").is_none());
    assert_eq!(book.index("matches", Lang::En).len(), 3);
}
