//! What kind of decision a seat is asked for.

/// What kind of decision the seat to move has to make, as everybody at the table can tell: it depends on public
/// information only, and so gives nothing away.
///
/// Whoever drives a game needs it: a decision that is [passed by](DecisionKind::passes) costs nobody time and is
/// nothing to go back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionKind<M> {
    /// A choice, or what looks like one from outside.
    Choice,
    /// An opportunity that is usually declined, such as to answer a card.
    Window {
        /// The listed move that lets it go by.
        decline: M,
    },
    /// There is one listed move, as everybody can tell.
    Forced,
}

impl<M: PartialEq> DecisionKind<M> {
    /// Whether `mv` only lets the game go on: the single move, or the opportunity declined.
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

    /// Whether it may turn out to be passed by.
    pub fn may_pass(&self) -> bool {
        !matches!(self, DecisionKind::Choice)
    }
}
