//! Generates a card's text, part by part.

use crate::category::Category;
use crate::language::sentences;
use crate::text_context::TextContext;
use parbaj_cards::{Ability, AbilityZone, CardKind, Clause, Drawback, Explanation};
use rulebook::Lang;

/// A part of a card's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The index of the clause that the part expresses, from 0.
    pub clause: usize,
    pub category: Category,
    /// The rule of chapter 91 for the category, such as `DU-91.2.10`.
    pub rule: &'static str,
    /// Its text with its label; one or more whole sentences.
    pub text: String,
}

/// Generates the text of `kind` in printed order, one part per clause; its tokens are looked up in `all`.
#[must_use]
pub fn parts(kind: &CardKind, all: &[CardKind], lang: Lang) -> Vec<Part> {
    let setting = TextContext::of(kind, all);
    let said = |(at, clause): (usize, &Clause)| {
        let text = sentences(lang).clause(clause, &setting);
        Part { clause: at, category: Category::of(clause), rule: rule(clause), text }
    };
    kind.clauses.iter().enumerate().map(said).collect()
}

/// Returns the rule that a clause's category follows from.
fn rule(clause: &Clause) -> &'static str {
    match clause {
        Clause::Condition(_) => "DU-91.1.0",
        Clause::Explanation(explanation) => match explanation {
            Explanation::CopyLimit { .. } => "DU-91.2.2",
            Explanation::DeckOnly { .. } => "DU-91.2.3",
            Explanation::Banned { .. } => "DU-91.2.4",
            Explanation::CostsLess { .. } | Explanation::Figures { .. } => "DU-91.2.5",
            // The list of explanations is open, so these count as guidance too.
            Explanation::EntersActive | Explanation::CantBePrevented => "DU-91.2.0",
            Explanation::Advantage(_) => "DU-91.2.6",
            Explanation::Neutralisation(_) => "DU-91.2.10",
        },
        Clause::Drawback(drawback) => match drawback {
            Drawback::Static { unlabelled: true, .. } | Drawback::OfSpell { unlabelled: true, .. } => "DU-91.3.1",
            Drawback::Automatic(automatic) if automatic.unlabelled => "DU-91.3.1",
            Drawback::Static { .. } | Drawback::Automatic(_) => "DU-91.3.0",
            Drawback::OfSpell { .. } => "DU-91.3.7",
            Drawback::Chosen(_) => "DU-91.3.6",
            Drawback::Bounty(_) => "DU-91.3.2",
            Drawback::TemporaryCost(_) => "DU-91.3.4",
        },
        Clause::Ability(Ability::Activated(activated)) if activated.works != AbilityZone::Play => "DU-91.4.1",
        Clause::Ability(_) => "DU-91.4.0",
        Clause::SpellEffect(_) => "DU-91.5.1",
    }
}
