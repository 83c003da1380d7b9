//! Sentences about faults on the score pad of Go.

use super::{halves, is_black, sentences};
use crate::HostedCardgo;
use cardgo::SheetFault;
use rulebook::Lang;
use rulebook::phrase::Names;
use rulebook::phrase::pad::PhrasePad;

impl PhrasePad for HostedCardgo {
    fn fault(fault: &SheetFault, lang: Lang, _names: &Names) -> String {
        let SheetFault::NoLiberty { point, owner, stones } = fault;
        sentences(lang).no_liberty(*point, is_black(*owner), stones.len() == 1)
    }

    fn score(score: i32, lang: Lang) -> String {
        halves(score, sentences(lang).decimal())
    }
}
