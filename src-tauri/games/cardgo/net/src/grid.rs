//! The channels of every point of a board, surrounded by a border of zeros and divided into tiles of 3×3 points.

/// Number of channels stored side by side.
pub(crate) const STRIP: usize = 8;

/// Number of points of a tile in each direction.
pub(crate) const TILE: usize = 3;

/// One strip of channels of one point.
pub(crate) type Strip = [f32; STRIP];

/// Channels by point. The border is at least one point wide, so that a 3×3 kernel fits around every point. To the
/// right and below it is wide enough for the tiles to cover the board.
pub(crate) struct Grid {
    /// Number of strips of each point.
    pub strips: usize,
    /// Number of lines of the board.
    pub size: usize,
    /// Number of tiles in each direction.
    pub tiles: usize,
    /// Number of points in each direction, the border included.
    pub side: usize,
    /// Strips row by row from the top left corner of the border.
    pub cells: Vec<Strip>,
}

impl Grid {
    /// Returns a grid of zeros.
    pub fn new(strips: usize, size: usize) -> Grid {
        let tiles = size.div_ceil(TILE);
        let side = TILE * tiles + 2;
        Grid { strips, size, tiles, side, cells: vec![[0.0; STRIP]; side * side * strips] }
    }

    /// Index of the first strip of a point; row and column are counted from the top left point of the board.
    #[inline(always)]
    pub fn at(&self, row: usize, column: usize) -> usize {
        ((row + 1) * self.side + column + 1) * self.strips
    }

    /// Index of the first strip of a tile's window: the 5×5 points covered by 3×3 kernels at the points of the tile.
    #[inline(always)]
    pub fn window(&self, tile_row: usize, tile_column: usize) -> usize {
        (TILE * tile_row * self.side + TILE * tile_column) * self.strips
    }
}
