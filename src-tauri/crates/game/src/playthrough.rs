//! Writes a whole seeded game as readable text. It is kept as a golden file, so that a change in rules or events shows
//! as a diff.

use crate::{Chance, Cites, Game, Seed, state_hash};
use std::fmt::Write;

/// Plays at most `most` random listed moves from `seed` and returns the game as text.
///
/// `describe` words an event.
///
/// ```
/// # mod matches { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/rules.rs")); }
/// # use matches::{Matches, Setup};
/// use game::{Seed, playthrough::write_random_game};
///
/// let write = |seed| write_random_game::<Matches>(&Setup { matches: 10 }, seed, 100, |event| format!("{event:?}"));
/// let text = write(Seed(4)).unwrap();
/// assert!(text.starts_with("matches · rules 1 · seed 4 · {\"matches\":10}\n"));
/// assert!(text.contains("1. seat 0 of 3 listed:"));
/// assert!(text.contains("[MT-2.1] Won(Seat("));
/// assert_eq!(write(Seed(4)).unwrap(), text, "a seed is a game, to the letter");
/// ```
///
/// # Errors
/// If the setup can't be dealt, a state can't be written, or the text can't be formatted.
pub fn write_random_game<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    most: usize,
    describe: impl Fn(&G::Event) -> String,
) -> Result<String, Box<dyn std::error::Error>> {
    let mut events = Vec::new();
    let mut state = G::deal(setup, seed, &mut events)?;
    let mut chooser = Chance::new(seed).split();
    let mut moves = Vec::new();
    let mut text = String::new();
    writeln!(text, "{} · rules {} · seed {seed} · {}", G::NAME, G::RULES_VERSION, serde_json::to_string(setup)?)?;
    writeln!(text, "{}", serde_json::to_string(&state)?)?;
    write_events::<G>(&mut text, &events, &describe)?;
    for number in 1..=most {
        moves.clear();
        G::legal_moves(&state, &mut moves);
        let (Some(seat), Some(mv)) = (G::to_move(&state), chooser.pick(&moves)) else { break };
        events.clear();
        G::apply(&mut state, mv, &mut events);
        writeln!(text, "\n{number}. seat {} of {} listed: {}", seat.0, moves.len(), serde_json::to_string(&mv)?)?;
        write_events::<G>(&mut text, &events, &describe)?;
        writeln!(text, "   → {}", state_hash(&state)?)?;
    }
    match G::outcome(&state) {
        Some(outcome) => writeln!(text, "\n{}", serde_json::to_string(&outcome)?)?,
        None => writeln!(text, "\nnot finished: {}", serde_json::to_string(&state)?)?,
    }
    Ok(text)
}

fn write_events<G: Game>(
    text: &mut String,
    events: &[G::Event],
    describe: &impl Fn(&G::Event) -> String,
) -> std::fmt::Result {
    events.iter().try_for_each(|event| writeln!(text, "   [{}] {}", event.rule(), describe(event)))
}
