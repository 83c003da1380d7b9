//! The channels of every point of a board, with a border of zeros around, cut into tiles of 3×3 points.

/// How many channels stand side by side.
pub(crate) const STRIP: usize = 8;

/// The points of a tile each way.
pub(crate) const TILE: usize = 3;

/// A strip of channels of one point.
pub(crate) type Strip = [f32; STRIP];

/// Channels by point. The border is at least one point wide, so that a 3×3 kernel fits around every point, and so wide
/// to the right and below that tiles cover the board.
pub(crate) struct Grid {
    /// Strips of each point.
    pub strips: usize,
    /// Lines of the board.
    pub size: usize,
    /// Tiles each way.
    pub tiles: usize,
    /// Points each way, the border included.
    pub side: usize,
    /// Row by row from the top left corner of the border.
    pub cells: Vec<Strip>,
}

impl Grid {
    /// A grid of zeros.
    pub fn new(strips: usize, size: usize) -> Grid {
        let tiles = size.div_ceil(TILE);
        let side = TILE * tiles + 2;
        Grid { strips, size, tiles, side, cells: vec![[0.0; STRIP]; side * side * strips] }
    }

    /// Where the strips of a point begin, counted from the top left point of the board.
    #[inline(always)]
    pub fn at(&self, row: usize, column: usize) -> usize {
        ((row + 1) * self.side + column + 1) * self.strips
    }

    /// Where the window of a tile begins: the 5×5 points that a 3×3 kernel sees from the tile's points.
    #[inline(always)]
    pub fn window(&self, tile_row: usize, tile_column: usize) -> usize {
        (TILE * tile_row * self.side + TILE * tile_column) * self.strips
    }
}
