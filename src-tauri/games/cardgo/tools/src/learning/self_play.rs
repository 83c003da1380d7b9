//! The command `arena teach-go`: the search plays games of plain Go against itself, from which a net is trained.

use bot::Cancel;
use cardgo::{Colour, Point, Position};
use cardgo_hosted::go::{Budget, Limit, Player, SearchResult};
use cardgo_learn::{SelfPlayPosition, write_own_game};
use clap::Parser;
use game::{Chance, Seed};
use hosting::commands::Answer;
use serde_json::json;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// White's komi, in half points.
const KOMI: i16 = 15;
/// One play in this many is drawn by visits instead of the best one, so that games differ.
const STRAYS: u32 = 12;

/// Plays games of plain Go by the search against itself, and writes each as a file into a folder that `train-go` learns
/// from: the visits of each position, and the result. Existing games aren't played again.
#[derive(Parser)]
#[command(name = "arena teach-go")]
struct Args {
    /// The folder that the games are written to.
    #[arg(long)]
    into: PathBuf,
    /// The evaluations for each play.
    #[arg(long, default_value_t = 200)]
    evaluations: u32,
    /// Begin no game after this many seconds.
    #[arg(long)]
    seconds: u64,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
}

/// Runs the command given by the words after `arena`.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let args = Args::parse_from(words);
    fs::create_dir_all(&args.into).map_err(|error| format!("{}: {error}", args.into.display()))?;
    let until = Instant::now() + Duration::from_secs(args.seconds);
    let next = AtomicU64::new(1);
    let played: Result<Vec<[usize; 2]>, String> = thread::scope(|scope| {
        let workers: Vec<_> = (0..args.threads).map(|_| scope.spawn(|| play_until(&args, until, &next))).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or(Err("a game broke off".to_owned()))).collect()
    });
    let [games, positions] = played?.iter().fold([0; 2], |[games, positions], [g, p]| [games + g, positions + p]);
    let told = json!({ "games": games, "positions": positions, "evaluations": args.evaluations });
    Ok((told, ExitCode::SUCCESS))
}

/// Plays the next missing game until the time is over, at least one; returns the numbers of games and positions.
fn play_until(args: &Args, until: Instant, next: &AtomicU64) -> Result<[usize; 2], String> {
    let (mut games, mut positions) = (0, 0);
    while games == 0 || Instant::now() < until {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let path = args.into.join(format!("own-{number:06}.npz"));
        if path.exists() {
            continue;
        }
        let size = size_of(number);
        let game = play(number, size, args.evaluations).ok_or("there is no net")?;
        let told = |fault: String| format!("{}: {fault}", path.display());
        let bytes = write_own_game(size, KOMI, &game).map_err(told)?;
        let whole = path.with_extension("new");
        fs::write(&whole, bytes).and_then(|()| fs::rename(&whole, &path)).map_err(|error| told(error.to_string()))?;
        games += 1;
        positions += game.len();
    }
    Ok([games, positions])
}

/// Returns the board size of a game; one in five is on 9×9.
fn size_of(number: u64) -> u8 {
    if number % 5 == 1 { 9 } else { 13 }
}

fn play(number: u64, size: u8, evaluations: u32) -> Option<Vec<SelfPlayPosition>> {
    let mut chance = Chance::new(Seed(number));
    let mut position = Position::new(size);
    let mut player = Player::for_simulations(KOMI, evaluations);
    let budget = Budget { limit: Limit::Simulations(evaluations), early: false };
    let most = 2 * usize::from(size).pow(2);
    let mut game = Vec::new();
    while position.passes() < 2 && game.len() < most {
        // Every position is searched anew, so that all results rest on the same number of evaluations.
        player.forget();
        let thought = player.think(&position, budget, chance.seed(), &Cancel::new()).ok()?;
        let strays = game.len() < usize::from(size) || chance.below(STRAYS) == 0;
        let played = if strays { thought.drawn(&mut chance) } else { thought.play };
        game.push(found_out(&position, &thought, played));
        match played {
            Some(point) => {
                position.play(point);
            }
            None => position.pass(),
        }
    }
    Some(game)
}

fn found_out(position: &Position, thought: &SearchResult, played: Option<Point>) -> SelfPlayPosition {
    let size = position.board().size();
    let lines = usize::from(size);
    let place = |play: Option<Point>| {
        play.map_or(lines * lines, |point| usize::from(size - 1 - point.row()) * lines + usize::from(point.column()))
    };
    let black = position.turn() == Colour::Black;
    let visits: f64 = thought.candidates.iter().map(|tried| f64::from(tried.visits)).sum::<f64>().max(1.0);
    let mut plays: Vec<(usize, f64)> =
        thought.candidates.iter().map(|tried| (place(tried.play), f64::from(tried.visits) / visits)).collect();
    plays.sort_by(|one, other| other.1.total_cmp(&one.1));
    let lead = thought.candidates.iter().map(|tried| f64::from(tried.visits) * tried.lead).sum::<f64>() / visits;
    let points = (0..size).rev().flat_map(|row| (0..size).map(move |column| Point::new(column, row)));
    let owner = |point: Point| if black { thought.owner(point) } else { -thought.owner(point) };
    SelfPlayPosition {
        black,
        played: place(played),
        plays,
        win: thought.share,
        lead,
        ownership: points.map(owner).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardgo_learn::Positions;

    fn teach(into: &std::path::Path) -> serde_json::Value {
        let words = ["teach-go", "--into", into.to_str().unwrap(), "--evaluations", "2", "--seconds", "0"];
        run(&words.iter().chain(&["--threads", "1"]).map(OsString::from).collect::<Vec<OsString>>()).unwrap().0
    }

    #[test]
    fn games_of_its_own_are_learnt_from() {
        let folder = tempfile::tempdir().unwrap();
        let told = teach(folder.path());
        assert_eq!(told["games"], 1);
        let lessons = Positions::read(folder.path(), 1).unwrap().held_out;
        assert_eq!(lessons.len(), told["positions"].as_u64().unwrap() as usize);
        assert!(lessons.iter().all(|lesson| lesson.input.size() == 9 && !lesson.plays.is_empty()));
        assert!((0.2..0.8).contains(&lessons[0].win), "nobody leads yet");
        let [first, last] = [&lessons[0], &lessons[lessons.len() - 1]];
        assert!(
            last.ownership.iter().filter(|owner| owner.abs() == 3).count() > 40,
            "in the end it is clear whose all is"
        );
        assert!(first.input.bytes().iter().all(|byte| byte & 3 == 0));
        fs::remove_file(folder.path().join("own-000001.npz")).unwrap();
        teach(folder.path());
        assert_eq!(Positions::read(folder.path(), 1).unwrap().held_out, lessons, "the same game again");
    }
}
