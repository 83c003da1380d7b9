//! Card texts in Hungarian.

mod clause;
mod condition;
mod cost;
mod effect;
mod noun;
mod occasion;
mod scope;

pub(crate) use clause::clause;
