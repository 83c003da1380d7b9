//! The command `arena evaluations`: measures the speed of the net of plain Go.

use cardgo::{Point, Position};
use cardgo_net::{Evaluator, Input, InstructionSet, Ladders, Net};
use clap::Parser;
use hosting::commands::Answer;
use serde_json::{Map, Value, json};
use std::ffi::OsString;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Lines of the board.
const SIZE: u8 = 13;
/// White's komi, in points.
const KOMI: f32 = 7.5;
/// The length of the game whose positions are evaluated, in moves.
const MOVES: usize = 80;
/// The distance in moves between two positions that are evaluated.
const APART: usize = 2;

/// How many positions per second the net evaluates on one core, for each set of vector instructions of this processor.
/// The time includes computing the input planes. For each position the fastest of many evaluations counts, because
/// other programs slow down some of them.
#[derive(Parser)]
#[command(name = "arena evaluations")]
struct Args {
    /// How long to evaluate with each set of instructions, in seconds.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the command given by the words after `arena`.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let args = Args::parse_from(words);
    let net = Net::shipped().ok_or("there is no net")?;
    let positions: Vec<Position> = game(net).into_iter().step_by(APART).collect();
    let rate = |level: InstructionSet| if level.is_here() { rate(net, level, &positions, args.seconds) } else { 0.0 };
    let rates: Map<String, Value> =
        InstructionSet::ALL.map(|level| (level.to_string(), json!(rate(level)))).into_iter().collect();
    Ok((json!({ "size": SIZE, "positions": positions.len(), "per_second": rates }), ExitCode::SUCCESS))
}

/// The positions of a game in which both sides play the net's most likely move.
fn game(net: &Net) -> Vec<Position> {
    let (mut evaluator, mut ladders) = (Evaluator::new(net), Ladders::default());
    let mut positions = vec![Position::new(SIZE)];
    while let Some(mut position) = positions.last().cloned().filter(|_| positions.len() < MOVES) {
        let Some(input) = Input::of(&position, KOMI, &mut ladders) else { break };
        let said = evaluator.evaluate(&input);
        let liked = |one: &Point, other: &Point| said.play(*one).total_cmp(&said.play(*other));
        match position.legal_set().iter().max_by(liked).filter(|point| said.play(*point) > said.pass()) {
            Some(point) => {
                position.play(point);
            }
            None => position.pass(),
        }
        let over = position.passes() == 2;
        positions.push(position);
        if over {
            break;
        }
    }
    positions
}

/// Returns how many of the positions are evaluated per second.
fn rate(net: &Net, level: InstructionSet, positions: &[Position], seconds: f64) -> f64 {
    let (mut evaluator, mut ladders) = (Evaluator::at(net, level), Ladders::default());
    let mut fastest = vec![Duration::MAX; positions.len()];
    let begin = Instant::now();
    // Every position is evaluated at least once.
    while fastest.contains(&Duration::MAX) || begin.elapsed().as_secs_f64() < seconds {
        for (position, fastest) in positions.iter().zip(&mut fastest) {
            let start = Instant::now();
            if let Some(input) = Input::of(position, KOMI, &mut ladders) {
                std::hint::black_box(evaluator.evaluate(&input));
            }
            *fastest = start.elapsed().min(*fastest);
        }
    }
    positions.len() as f64 / fastest.iter().sum::<Duration>().as_secs_f64()
}
