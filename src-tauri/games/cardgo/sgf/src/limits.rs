//! How much of a file is read at most.

/// Maximum size of a file in bytes.
pub const MOST_BYTES: usize = 4 << 20;

/// Maximum number of nodes in a file.
pub const MOST_NODES: usize = 100_000;

/// Maximum number of properties in a file, over all its nodes: twice the number of nodes.
pub const MOST_PROPERTIES: usize = 200_000;

/// Maximum number of values in a file, over all its properties.
pub const MOST_VALUES: usize = 400_000;

/// Maximum number of nodes on the main line.
pub const MOST_STEPS: usize = 10_000;

/// Maximum number of points that the main line sets up, over all its steps: about three hundred full boards.
pub const MOST_SET_UP: usize = 100_000;
