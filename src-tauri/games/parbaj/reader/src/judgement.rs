//! The judgement of a piece of text.

use crate::doubt::Doubt;
use crate::reason::Reason;

/// The reason for a piece's category, or the doubt.
pub(crate) type Judgement = Result<Reason, Doubt>;
