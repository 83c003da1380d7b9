//! What the words of a clause depend on besides the clause itself.

use parbaj_cards::{Amount, Automatic, CardKind, CardType, Counted, Filter, Side, TargetSpec, TypeSet, When};

/// The context of words.
#[derive(Clone, Copy)]
pub(crate) struct Setting<'a> {
    /// The card that says them.
    pub(crate) card: &'a CardKind,
    /// Every kind, for the names of tokens.
    all: &'a [CardKind],
    /// What has been chosen.
    pub(crate) targets: &'a [TargetSpec],
    /// The types that what the occasion is about can have.
    pub(crate) it: TypeSet,
    /// Whether it is a bounty: there "you" is the opponent of whoever reads the card (DU-91.3.2).
    pub(crate) bounty: bool,
}

impl<'a> Setting<'a> {
    pub(crate) fn of(card: &'a CardKind, all: &'a [CardKind]) -> Setting<'a> {
        Setting { card, all, targets: &[], it: TypeSet::ALL, bounty: false }
    }

    pub(crate) fn with(self, targets: &'a [TargetSpec]) -> Setting<'a> {
        Setting { targets, ..self }
    }

    pub(crate) fn of_bounty(self) -> Setting<'a> {
        Setting { bounty: true, ..self }
    }

    /// The setting of something automatic, for its effects.
    pub(crate) fn on(self, automatic: &'a Automatic) -> Setting<'a> {
        let it = match &automatic.when {
            When::Enters(filter) | When::Falls(filter) => filter.types,
            When::YouPlay(types) | When::TheyPlay(types) => *types,
            When::Played
            | When::ThisLeaves
            | When::Upkeep(_)
            | When::TurnEnd(_)
            | When::Attacks
            | When::HurtsPlayer => TypeSet::ALL,
        };
        Setting { it, ..self.with(&automatic.targets) }
    }

    /// The kind of a token.
    pub(crate) fn token(&self, id: &str) -> Option<&'a CardKind> {
        self.all.iter().find(|kind| kind.id == id)
    }

    /// The side, as whoever reads the card sees it.
    pub(crate) fn side(&self, side: Side) -> Side {
        match (self.bounty, side) {
            (true, Side::Yours) => Side::Theirs,
            (true, Side::Theirs) => Side::Yours,
            (false, _) | (true, Side::Any) => side,
        }
    }

    /// Whether the card itself would fit, so that an occasion that leaves it out has to say so.
    pub(crate) fn would_fit(&self, filter: &Filter) -> bool {
        filter.side != Side::Theirs && filter.types.has(self.card.card_type)
    }

    /// Whether a number of permanents taken as the card comes into play includes the card itself.
    pub(crate) fn counts_itself(&self, amount: &Amount) -> bool {
        match amount {
            Amount::Count(Counted::Permanents(filter)) => {
                self.would_fit(filter)
                    && *filter == Filter { side: filter.side, types: filter.types, ..Filter::default() }
            }
            Amount::Count(Counted::Discard { .. } | Counted::Hand { .. }) | Amount::Fixed(_) | Amount::X => false,
        }
    }

    pub(crate) fn is(&self, card_type: CardType) -> bool {
        self.card.card_type == card_type
    }
}
