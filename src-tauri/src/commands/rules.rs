//! The rulebook.

use rulebook::{RuleEntry, Rulebook};
use table::Problem;
use tauri::{AppHandle, Runtime};

use crate::guard::in_house;

/// A rule's entry; none if there is no such rule.
#[tauri::command]
#[specta::specta]
pub async fn rule<R: Runtime>(app: AppHandle<R>, id: String) -> Result<Option<RuleEntry>, Problem> {
    in_house(app, "rule", move |house| Ok(Rulebook::get().page(&id, house.lang()))).await
}
