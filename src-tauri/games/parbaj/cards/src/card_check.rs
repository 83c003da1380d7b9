//! Semantic checks of cards: everything that their types don't guarantee.

mod clauses;
mod costs;
mod effects;
mod filters;

use crate::card_kind::CardKind;
use crate::card_type::CardType;
use crate::clause::{Clause, Explanation};
use crate::cost::Price;
use crate::fault::{CardFaultKind, Fault};
use std::collections::BTreeSet;

/// Appends every fault of `kinds`, each of which comes with its file's name.
pub(crate) fn check(kinds: &[(&str, CardKind)], faults: &mut Vec<Fault>) {
    let tokens: BTreeSet<&str> =
        kinds.iter().filter(|(_, kind)| kind.token).map(|(_, kind)| kind.id.as_str()).collect();
    let mut seen = BTreeSet::new();
    for (file, kind) in kinds {
        let mut card = CardCheck { kind, tokens: &tokens, found: Vec::new() };
        if !seen.insert(kind.id.as_str()) {
            card.found.push((None, CardFaultKind::TwiceNamed));
        }
        if let Some(first) = &kind.reprints {
            let of = kinds.iter().find(|(_, it)| it.id == *first);
            let anew = kinds.iter().filter(|(_, it)| it.reprints.as_ref() == Some(first)).count();
            let fits = of.is_some_and(|(_, it)| it.reprints.is_none() && it.name == kind.name && it.deck == kind.deck);
            card.unless(fits && anew == 1, None, CardFaultKind::WrongPrinting);
        }
        card.frame();
        for at in 0..kind.clauses.len() {
            card.clause(at);
        }
        faults.extend(card.found.into_iter().map(|(clause, wrong)| Fault {
            file: (*file).to_owned(),
            card: Some(kind.id.clone()),
            clause,
            wrong,
        }));
    }
}

/// A card being checked, and the faults found so far.
struct CardCheck<'a> {
    kind: &'a CardKind,
    tokens: &'a BTreeSet<&'a str>,
    found: Vec<(Option<usize>, CardFaultKind)>,
}

impl CardCheck<'_> {
    fn unless(&mut self, holds: bool, clause: Option<usize>, wrong: CardFaultKind) {
        if !holds {
            self.found.push((clause, wrong));
        }
    }

    /// Checks everything except the clauses.
    fn frame(&mut self) {
        let kind = self.kind;
        let letters = kind.id.bytes().all(|it| it.is_ascii_lowercase() || it == b'-');
        self.unless(letters && !kind.id.is_empty(), None, CardFaultKind::BadIdentifier);
        self.unless(!kind.name.hu.is_empty() && !kind.name.en.is_empty(), None, CardFaultKind::Nameless);
        let figures = match kind.card_type {
            CardType::Creature => {
                kind.damage.is_some() && kind.life.is_some_and(|life| life > 0 || self.computes_life())
            }
            CardType::Building => {
                kind.damage.is_none() && kind.life.is_some_and(|life| life > 0 || self.computes_life())
            }
            _ => kind.damage.is_none() && kind.life.is_none(),
        };
        self.unless(figures, None, CardFaultKind::WrongFigures);
        if kind.token {
            let plain = kind.cost.is_free() && !kind.card_type.is_spell() && kind.deck.is_none() && kind.copies == 0;
            self.unless(plain, None, CardFaultKind::WrongToken);
        } else {
            let most = kind.clauses.iter().find_map(|clause| match clause {
                Clause::Explanation(Explanation::CopyLimit { at_most }) => Some(at_most.unwrap_or(u8::MAX)),
                _ => None,
            });
            let copies = kind.copies.max(kind.copies_under_version_2()).max(kind.copies_under_version_1());
            let fits = kind.deck.is_some() && copies > 0 && copies <= most.unwrap_or(3);
            self.unless(fits, None, CardFaultKind::WrongCopies);
        }
        self.cost(&kind.cost, None, costs::Payer::Card);
    }

    fn computes_life(&self) -> bool {
        self.kind
            .clauses
            .iter()
            .any(|clause| matches!(clause, Clause::Explanation(Explanation::Figures { life: Some(_), .. })))
    }

    /// Whether the card's own cost has an X.
    fn has_x(&self) -> bool {
        matches!(self.kind.cost.price, Price::X(_))
    }
}
