//! The numeric encoding of a game's deals in challenge codes.

/// One encoding of a game's challenge codes. Old codes must stay readable, so a form is never changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeForm {
    /// The number, below 16, that identifies the form in a code.
    pub number: u8,
    /// The version of the rules whose default options its codes leave out. New defaults need a new form.
    pub rules: u32,
    /// The number of values for the players at each seat but the person's: levels and automata have numbers below this.
    pub players: u8,
    /// The number of values that each option has room for, in the order of the game's options. It may be shorter than
    /// the options: later options have their defaults in its codes. An option that gets more values than it has room
    /// for needs a new form.
    pub rooms: &'static [u16],
}
