//! The context of generated texts.

use parbaj_cards::{Amount, Automatic, CardKind, CardType, Counted, Filter, Side, TargetSpec, TypeSet, When};

/// The context of a clause's text.
#[derive(Clone, Copy)]
pub(crate) struct TextContext<'a> {
    /// The card with the text.
    pub(crate) card: &'a CardKind,
    /// Every card and token, for the names of tokens.
    all: &'a [CardKind],
    /// The targets of the clause.
    pub(crate) targets: &'a [TargetSpec],
    /// The types that the permanent or card of the occasion can have.
    pub(crate) it: TypeSet,
    /// Whether the clause is a bounty, in which "you" is the opponent of the reader (DU-91.3.2).
    pub(crate) bounty: bool,
}

impl<'a> TextContext<'a> {
    pub(crate) fn of(card: &'a CardKind, all: &'a [CardKind]) -> TextContext<'a> {
        TextContext { card, all, targets: &[], it: TypeSet::ALL, bounty: false }
    }

    pub(crate) fn with(self, targets: &'a [TargetSpec]) -> TextContext<'a> {
        TextContext { targets, ..self }
    }

    pub(crate) fn of_bounty(self) -> TextContext<'a> {
        TextContext { bounty: true, ..self }
    }

    /// Returns the setting for the effects of an automatic clause.
    pub(crate) fn on(self, automatic: &'a Automatic) -> TextContext<'a> {
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
        TextContext { it, ..self.with(&automatic.targets) }
    }

    /// Returns a token by its identifier.
    pub(crate) fn token(&self, id: &str) -> Option<&'a CardKind> {
        self.all.iter().find(|kind| kind.id == id)
    }

    /// Converts a side to the reader's point of view.
    pub(crate) fn side(&self, side: Side) -> Side {
        match (self.bounty, side) {
            (true, Side::Yours) => Side::Theirs,
            (true, Side::Theirs) => Side::Yours,
            (false, _) | (true, Side::Any) => side,
        }
    }

    /// Whether the card itself would match the filter, so that an occasion that excludes it has to say so.
    pub(crate) fn would_fit(&self, filter: &Filter) -> bool {
        filter.side != Side::Theirs && filter.types.has(self.card.card_type)
    }

    /// Whether a number of permanents that is computed as the card comes into play includes the card itself.
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
