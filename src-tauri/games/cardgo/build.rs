//! Embeds the rule texts, scenarios and lessons in the program.

use std::io;

fn main() -> io::Result<()> {
    embed::texts()
}
