//! Embeds the rule texts, scenarios and lessons in the program.

fn main() -> std::io::Result<()> {
    embed::texts()
}
