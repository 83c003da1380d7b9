//! What is done to something: verbs with an object.

/// A verb in the forms that the texts need, and what follows its object.
pub(super) struct Deed {
    /// `return`
    pub(super) order: &'static str,
    /// `to its owner’s hand`, with a space before it.
    pub(super) whither: &'static str,
    /// Of what it happens to: `goes back to its owner’s hand`.
    pub(super) undergone: &'static str,
}

pub(super) const DESTROY: Deed = Deed { order: "destroy", whither: "", undergone: "is destroyed" };
pub(super) const RETURN: Deed =
    Deed { order: "return", whither: " to its owner’s hand", undergone: "returns to its owner’s hand" };
pub(super) const BANISH: Deed = Deed { order: "send", whither: " to the void", undergone: "goes to the void" };
pub(super) const TAKE: Deed = Deed { order: "take control of", whither: "", undergone: "comes under your control" };
pub(super) const TURN_PASSIVE: Deed = Deed { order: "turn", whither: " passive", undergone: "turns passive" };
pub(super) const TURN_ACTIVE: Deed = Deed { order: "turn", whither: " active", undergone: "turns active" };
pub(super) const RECOVER: Deed = Deed { order: "return", whither: " to your hand", undergone: "returns to your hand" };
pub(super) const PUT_INTO_PLAY: Deed =
    Deed { order: "put", whither: " into play", undergone: "comes into play on your side" };
