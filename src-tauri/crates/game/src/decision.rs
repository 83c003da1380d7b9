//! Kinds of decisions.

/// The kind of decision that the seat to move has to make, as everybody at the table can tell. It depends on public
/// information only, so it gives nothing away.
///
/// Callers that drive a game use it: a decision that is [passed by](DecisionKind::passes) takes no thinking time and is
/// no target for going back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionKind<M> {
    /// A choice, or a decision that looks like one from outside.
    Choice,
    /// An opportunity that is usually declined, such as answering a card.
    Window {
        /// The listed move that declines the opportunity.
        decline: M,
    },
    /// A single listed move, as everybody can tell.
    Forced,
}

impl<M: PartialEq> DecisionKind<M> {
    /// Whether `mv` only lets the game go on: the single move, or the declined opportunity.
    ///
    /// ```
    /// use game::DecisionKind;
    ///
    /// let window = DecisionKind::Window { decline: 'n' };
    /// assert!(window.passes(&'n') && !window.passes(&'y'));
    /// assert!(DecisionKind::Forced.passes(&'y') && !DecisionKind::Choice.passes(&'n'));
    /// ```
    pub fn passes(&self, mv: &M) -> bool {
        match self {
            DecisionKind::Choice => false,
            DecisionKind::Window { decline } => decline == mv,
            DecisionKind::Forced => true,
        }
    }

    /// Whether some move [passes](Self::passes) the decision by.
    pub fn may_pass(&self) -> bool {
        !matches!(self, DecisionKind::Choice)
    }
}
