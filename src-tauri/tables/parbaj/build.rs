//! Takes the rule texts, scenarios and lessons into the program.

fn main() -> std::io::Result<()> {
    embed::texts()
}
