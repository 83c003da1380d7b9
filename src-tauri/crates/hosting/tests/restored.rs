//! Texts that come back from mail, chat and phones are restored.

#[path = "sent/ways.rs"]
mod ways;

use hosting::restore_text::restored;
use proptest::prelude::*;
use ways::ways;

/// Returns what readers of codes and lists use of a text: its lines without what surrounds them.
fn read(text: &str) -> Vec<String> {
    let bare = |line: &str| line.trim_matches(|char: char| char.is_whitespace() || char == '`').to_owned();
    text.lines().map(bare).filter(|line| !line.is_empty()).collect()
}

#[test]
fn whatever_was_done_to_a_text_it_reads_as_before() {
    for text in ["3 lombor\n2 az-erdo-lelegzete", "3 Lombőr\n1 Mezei kaszás", "5J0K-8T2M-XX01", "AB+/cd-\nx.y"] {
        for sent in ways(text).into_iter().filter(|sent| sent.lines_kept) {
            assert_eq!(read(&restored(&sent.text)), read(text), "{}: {}", sent.way, sent.text);
        }
    }
}

#[test]
fn what_only_looks_escaped_stays() {
    for text in ["100 % és 5 %-kal", "a < b és b > c", "AT&T & társai", "1 = 1", "%zz =q &semmi;", "<3", "%E9"] {
        assert_eq!(restored(text), text);
    }
}

proptest! {
    #[test]
    fn any_text_can_be_restored_and_then_stays(text in "\\PC{0,60}|[<>&%=#;a-f0-9\\n]{0,40}") {
        let once = restored(&text);
        prop_assert!(once.len() <= 40 * text.len() + 10);
        let _ = restored(&once);
    }
}
