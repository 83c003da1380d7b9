//! The command `arena train-go`: trains the net of plain Go from scratch.

pub(crate) mod self_play;

use cardgo_learn::{Learner, Loss, NetAccuracy, Positions, files};
use cardgo_net::Net;
use clap::Parser;
use hosting::commands::Answer;
use serde_json::{Map, Value, json};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// Seconds between two progress lines, and between two checkpoints.
const APART: f64 = 60.0;

/// Trains the net of plain Go from a folder of positions, and resumes from the last checkpoint. Every twentieth game is
/// held out: the answer reports how far the net, and any net that lies beside the positions, is from the teacher there.
#[derive(Parser)]
#[command(name = "arena train-go")]
struct Args {
    /// The folder with positions: .npz files, and optionally nets to compare with.
    #[arg(long)]
    positions: PathBuf,
    /// The folder for the results: a checkpoint and a net for each size and seed.
    #[arg(long)]
    keep: PathBuf,
    /// Channels of the net, a multiple of 16.
    #[arg(long, default_value_t = 32, value_parser = channels)]
    channels: usize,
    /// Residual blocks of the net.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..))]
    blocks: u8,
    /// The random seed of the initial weights and of the training order.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How long to train in this run, in seconds.
    #[arg(long)]
    seconds: f64,
    /// The number of threads.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
}

fn channels(word: &str) -> Result<usize, String> {
    match word.parse::<u8>() {
        Ok(channels) if channels > 0 && channels % 16 == 0 => Ok(channels.into()),
        _ => Err("not a multiple of 16 from 16 to 240".to_owned()),
    }
}

/// Runs the command given by the words after `arena`.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let args = Args::parse_from(words);
    let threads = args.threads.into();
    let positions = Positions::read(&args.positions, threads)?;
    let name = format!("{}x{}-{}", args.channels, args.blocks, args.seed);
    fs::create_dir_all(&args.keep).map_err(|error| format!("{}: {error}", args.keep.display()))?;
    let checkpoint = args.keep.join(&name).with_extension("learner");
    let mut learner = match Learner::load(&checkpoint)? {
        Some(learner) if learner.kind() == (args.channels, args.blocks.into(), args.seed) => learner,
        Some(_) => return Err(format!("{} is of another net", checkpoint.display())),
        None => Learner::new(args.channels, args.blocks.into(), args.seed),
    };
    let begun = (learner.seen(), learner.seconds());
    let loss = learn(&mut learner, &positions, &args, &checkpoint)?;
    let bytes = learner.net().write().ok_or("a net too large for its file")?;
    let into = args.keep.join(&name).with_extension("gnet");
    fs::write(&into, &bytes).map_err(|error| format!("{}: {error}", into.display()))?;
    let told = json!({
        "channels": args.channels,
        "blocks": args.blocks,
        "seed": args.seed,
        "learnt_from": positions.learnt.len(),
        "kept_aside": positions.held_out.len(),
        "seconds": learner.seconds().round(),
        "seen": learner.seen(),
        "per_second": ((learner.seen() - begun.0) as f64 / (learner.seconds() - begun.1)).round(),
        "learning_kl": loss.policy,
        "held_out": figures(&bytes, &positions, threads)?,
        "beside": beside(&args.positions, &positions, threads)?,
    });
    Ok((told, ExitCode::SUCCESS))
}

/// Trains for the time given by `args`; returns the mean loss since the last progress line.
fn learn(learner: &mut Learner, positions: &Positions, args: &Args, checkpoint: &Path) -> Result<Loss, String> {
    let begin = Instant::now();
    let (mut sum, mut batches, mut told, mut last) = (Loss::default(), 0, 0.0, Loss::default());
    let mut saved = Ok(());
    learner.learn(&positions.learnt, args.threads.into(), |learner, loss| {
        sum += loss;
        batches += 1;
        let seconds = begin.elapsed().as_secs_f64();
        let over = seconds >= args.seconds;
        if over || seconds - told >= APART {
            last = sum.times(1.0 / f64::from(batches));
            eprintln!(
                "{seconds:.0} s, {} positions in all: divergence of the policy {:.4}",
                learner.seen(),
                last.policy
            );
            (sum, batches, told) = (Loss::default(), 0, seconds);
            saved = learner.save(checkpoint);
        }
        !over && saved.is_ok()
    });
    saved.map(|()| last)
}

/// Evaluates a net on the held-out positions.
fn figures(net: &[u8], positions: &Positions, threads: usize) -> Result<Value, String> {
    let net = Net::read(net).map_err(|fault| fault.to_string())?;
    serde_json::to_value(NetAccuracy::of(&net, &positions.held_out, threads)).map_err(|error| error.to_string())
}

/// Evaluates the nets that lie beside the positions, by file name.
fn beside(folder: &Path, positions: &Positions, threads: usize) -> Result<Map<String, Value>, String> {
    let mut told = Map::new();
    for path in files(folder, "gnet")? {
        let of_net = |fault: String| format!("{}: {fault}", path.display());
        let bytes = fs::read(&path).map_err(|error| of_net(error.to_string()))?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        told.insert(name, figures(&bytes, positions, threads).map_err(of_net)?);
    }
    Ok(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three short games, see crate `cardgo-learn`.
    static SMALL: &[u8] = include_bytes!("../../learn/src/positions/small.npz");

    fn train(positions: &Path, keep: &Path, channels: &str) -> Answer {
        let folders = [positions, keep].map(|path| path.to_str().unwrap());
        let words = ["train-go", "--positions", folders[0], "--keep", folders[1], "--channels", channels];
        let words = words.iter().chain(&["--blocks", "1", "--seconds", "0.1"]);
        run(&words.map(OsString::from).collect::<Vec<OsString>>())
    }

    #[test]
    fn learning_goes_on_where_it_was_broken_off_and_leaves_a_net() {
        let [positions, keep] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        fs::write(positions.path().join("small.npz"), SMALL).unwrap();
        let first = train(positions.path(), keep.path(), "16").unwrap().0;
        assert_eq!((&first["learnt_from"], &first["kept_aside"]), (&json!(28), &json!(14)));
        let net = keep.path().join("16x1-1.gnet");
        fs::copy(&net, positions.path().join("earlier.gnet")).unwrap();
        let second = train(positions.path(), keep.path(), "16").unwrap().0;
        assert!(second["seen"].as_u64() > first["seen"].as_u64(), "{second} after {first}");
        assert_eq!(second["beside"]["earlier"], first["held_out"], "a net beside the positions is judged as well");
        let other = train(positions.path(), keep.path(), "32").unwrap().0;
        assert_eq!(other["channels"], 32, "a net of another size begins anew");
        assert_eq!(Net::read(&fs::read(net).unwrap()).err(), None);
    }

    #[test]
    fn without_positions_it_says_so() {
        let keep = tempfile::tempdir().unwrap();
        let told = train(&keep.path().join("none"), keep.path(), "16").unwrap_err();
        assert!(told.starts_with("there are no positions to learn from in "), "{told}");
    }
}
