//! Named lists, and questions about games outside a table.

use games::{GameAnswer, GameQuestion};
use house::{ExportText, KeptList};

use super::transfer::offered;
use crate::downloads;

house_commands! {
    /// Returns a game's lists, sorted by name.
    fn list_kept(game: String) -> Vec<KeptList> = |house| house.lists(&game);

    /// Saves a list, as a new one or in place of `id`, and returns its identifier.
    fn list_keep(game: String, id: Option<String>, name: String, text: String) -> String =
        |house| house.list_keep(&game, id.as_deref(), &name, &text);

    /// Deletes a list, which can be undone until the next start.
    fn list_delete(id: String) -> () = |house| house.list_delete(&id);

    /// Restores a deleted list.
    fn list_restore(id: String) -> () = |house| house.list_restore(&id);

    /// Returns a list as a file. `offset` is the device's time zone in minutes ahead of UTC.
    fn list_text(id: String, offset: i32) -> ExportText = |house| house.list_text(&id, offset).map(offered);

    /// Saves a list as a file in the Downloads folder and returns the file's path.
    fn list_save(id: String, offset: i32) -> String = |house| downloads::keep(&house.list_text(&id, offset)?);

    /// Returns a game's answer to a question outside a table.
    fn table_ask(question: GameQuestion) -> GameAnswer = |house| Ok(house.ask(question));
}
