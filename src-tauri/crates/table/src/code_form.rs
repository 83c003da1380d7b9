//! How a table's deals are written as numbers.

/// One form of a table's challenge codes. What is written in it is read for ever: none of this is ever changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeForm {
    /// The number, below 16, that says a code is one of these.
    pub number: u8,
    /// The version of the rules whose usual options its codes leave out: where others become usual, a new form is needed.
    pub rules: u32,
    /// For how many levels and automata there is room at each seat but the person's: numbers below this.
    pub players: u8,
    /// For how many values each option has room, in the order of the game's options. There may be fewer rooms than options:
    /// those that came later are as usual in its codes. Where an option gets more values than it has room for, a new form
    /// is needed.
    pub rooms: &'static [u16],
}
