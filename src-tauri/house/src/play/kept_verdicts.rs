//! Verdicts as they are kept with their table: nothing is judged twice.

use crate::play::review::{GameVerdict, Verdicts};
use crate::play::table_encoding;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use store::{NodeId, Section, Store, TableId};

/// The verdict on one decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeptVerdict {
    /// The decision's node in the journal.
    pub node: u32,
    pub verdict: GameVerdict,
}

/// Reads the verdicts kept with a table. Verdicts that can't be read are made anew, so that they are treated as if there
/// were none.
///
/// # Errors
/// Fails if the store can't be read.
pub(crate) fn read(store: &Store, id: &TableId) -> Result<Verdicts, Problem> {
    let kept = store.entry(Section::Verdict, &id.0)?;
    Ok(kept.map(|text| decoded(&text)).unwrap_or_default())
}

/// Keeps the verdicts with a table.
///
/// # Errors
/// Fails if they can't be written.
pub(crate) fn write<'a>(
    store: &mut Store,
    id: &TableId,
    verdicts: impl IntoIterator<Item = (&'a NodeId, &'a Option<GameVerdict>)>,
) -> Result<(), Problem> {
    Ok(store.put_entry(Section::Verdict, &id.0, &encoded(verdicts)?)?)
}

/// Encodes verdicts, each with its node. Decisions without one are left out: to see that there is nothing to
/// judge takes no time, and judging may have failed.
pub(crate) fn encoded<'a>(
    verdicts: impl IntoIterator<Item = (&'a NodeId, &'a Option<GameVerdict>)>,
) -> Result<String, Problem> {
    let each = verdicts.into_iter();
    let kept = each.filter_map(|(node, verdict)| Some(KeptVerdict { node: node.0, verdict: (*verdict)? }));
    table_encoding::write(&kept.collect::<Vec<_>>())
}

/// Decodes verdicts; those that this version can't read are left out.
pub(crate) fn decoded(text: &str) -> Verdicts {
    let kept: Vec<serde_json::Value> = serde_json::from_str(text).unwrap_or_default();
    let each = kept.into_iter().filter_map(|one| serde_json::from_value::<KeptVerdict>(one).ok());
    each.map(|KeptVerdict { node, verdict }| (NodeId(node), Some(verdict))).collect()
}
