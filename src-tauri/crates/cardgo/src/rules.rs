//! The rules by their identifiers, in the spec's order.

game::rule_ids! {
    /// Board, colours, who begins, handicap.
    BOARD = "GO-1.1";
    /// Placing a stone, capturing, passing.
    PLACING = "GO-1.2";
    /// No suicide, and no earlier position again.
    ILLEGAL = "GO-1.3";
    /// Two passes, counting, the score.
    END = "GO-1.4";
    /// What a position is, and what may not repeat one.
    POSITIONS = "GO-1.5";
}
