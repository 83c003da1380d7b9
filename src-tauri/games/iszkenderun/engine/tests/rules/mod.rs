//! Tests of the rules on written positions.

mod house_rules;
mod placed;
mod positions;
mod row_values;
mod worked_examples;
