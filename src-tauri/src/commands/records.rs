//! Records: games in files of other programs.

use game::Seat;
use house::ExportText;

use super::transfer::offered;
use crate::downloads;

house_commands! {
    /// Creates a table from a record, at its last position, and returns its identifier.
    fn record_open(file: String, seat: Seat, level: String) -> String = |house| house.record_open(&file, seat, &level);

    /// Returns a table's game as a record. `offset` is the device's time zone in minutes ahead of UTC.
    fn record_text(id: String, offset: i32) -> ExportText = |house| house.record_text(&id, offset).map(offered);

    /// Saves a table's game as a record in the Downloads folder and returns the file's path.
    fn record_save(id: String, offset: i32) -> String = |house| downloads::keep(&house.record_text(&id, offset)?);
}
