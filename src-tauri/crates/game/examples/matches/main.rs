//! Writes a random game of a small but complete game: see `rules.rs`.

mod rules;

use game::{Seed, playthrough};
use rules::{Matches, Setup};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text =
        playthrough::write_random_game::<Matches>(&Setup::default(), Seed(2026), 10, |event| format!("{event:?}"))?;
    println!("{text}");
    Ok(())
}
