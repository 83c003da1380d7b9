//! English verbs with an object, for what effects do to permanents and cards.

/// The forms of a verb, and what follows its object.
pub(super) struct ObjectVerb {
    /// The imperative: `return`.
    pub(super) order: &'static str,
    /// What follows the object, after a space: ` to its owner’s hand`.
    pub(super) whither: &'static str,
    /// The form with the object as subject: `goes back to its owner’s hand`.
    pub(super) undergone: &'static str,
}

pub(super) const DESTROY: ObjectVerb = ObjectVerb { order: "destroy", whither: "", undergone: "is destroyed" };
pub(super) const RETURN: ObjectVerb =
    ObjectVerb { order: "return", whither: " to its owner’s hand", undergone: "returns to its owner’s hand" };
pub(super) const BANISH: ObjectVerb =
    ObjectVerb { order: "send", whither: " to the void", undergone: "goes to the void" };
pub(super) const TAKE: ObjectVerb =
    ObjectVerb { order: "take control of", whither: "", undergone: "comes under your control" };
pub(super) const TURN_PASSIVE: ObjectVerb =
    ObjectVerb { order: "turn", whither: " passive", undergone: "turns passive" };
pub(super) const TURN_ACTIVE: ObjectVerb = ObjectVerb { order: "turn", whither: " active", undergone: "turns active" };
pub(super) const RECOVER: ObjectVerb =
    ObjectVerb { order: "return", whither: " to your hand", undergone: "returns to your hand" };
pub(super) const PUT_INTO_PLAY: ObjectVerb =
    ObjectVerb { order: "put", whither: " into play", undergone: "comes into play on your side" };
