//! Lets the ready decks play against each other: measures their strength, the value of going first, and the length and
//! course of a duel.

mod duel_statistics;
mod player;

use bot::wilson;
use clap::Parser;
use duel_statistics::DuelStatistics;
use game::{Chance, Game, Seat, Seed};
use hosting::commands::Answer;
use parbaj::{LAST_TURN, Parbaj, RulesReading, Setup};
use parbaj_cards::Deck;
use player::Player;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The number of moves after which a duel is cut off; no real duel reaches it.
const MOST_MOVES: usize = 20_000;
/// The usual length of a duel, in turns of each player.
const USUAL_TURNS: std::ops::RangeInclusive<u16> = 8..=15;

/// Ready decks against each other: decks, seats and levels rotated.
#[derive(Parser)]
#[command(name = "arena decks")]
struct Args {
    /// Games of each pair of decks.
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// Who plays, the first being the one whose share is reported: levels, `always-attack`, `never-attack`.
    #[arg(long, value_delimiter = ',', default_value = "strong,strong")]
    levels: Vec<String>,
    /// Whether a deck also plays against itself.
    #[arg(long)]
    mirrors: bool,
    /// The version of the rules whose decks and cards are played; unsaid: this one.
    #[arg(long)]
    rules: Option<u32>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Start no new duel after this many seconds.
    #[arg(long)]
    seconds: Option<u64>,
}

/// The result of a duel.
struct Duel {
    decks: [Deck; 2],
    /// The share of the win (0 to 1) of the first of the two decks.
    deck_share: f64,
    /// The share of the win of the first of the two levels.
    level_share: f64,
    /// The share of the win of the player who began.
    starter_share: f64,
    turns: u16,
    tale: DuelStatistics,
    /// The number of the first level's decisions with more than one choice, and the time they took.
    decisions: u64,
    thinking: Duration,
}

/// Runs the command with the words after `arena` as arguments.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let args = &Args::parse_from(words);
    let [first, second] = &args.levels[..] else { return Err("two levels, such as strong,greedy".to_owned()) };
    let players = [Player::named(first)?, Player::named(second)?];
    let usual = Parbaj::usual(args.rules.unwrap_or(Parbaj::RULES_VERSION));
    let reading = usual.ok_or_else(|| "there is no such version of the rules".to_owned())?.reading;
    let pairs: Vec<[Deck; 2]> = (0..Deck::ALL.len())
        .flat_map(|one| (one..Deck::ALL.len()).map(move |next| (one, next)))
        .filter(|(one, next)| args.mirrors || one != next)
        .map(|(one, next)| [Deck::ALL[one], Deck::ALL[next]])
        .collect();
    let deadline = args.seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..args.threads.clamp(1, 64) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let (round, of) = (number / pairs.len() as u64, number % pairs.len() as u64);
                    if round >= args.games || deadline.is_some_and(|deadline| Instant::now() > deadline) {
                        break;
                    }
                    let duel = play(pairs[of as usize], reading, players, round, args.seed);
                    all.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(duel);
                }
            });
        }
    });
    let duels = all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok((account(&pairs, &duels, args), ExitCode::SUCCESS))
}

/// Plays one duel. Every deal is played with the decks swapped and with the levels swapped.
fn play(decks: [Deck; 2], reading: RulesReading, players: [Player; 2], number: u64, seed: u64) -> Duel {
    // If both players are the same, swapping them would only repeat the duel.
    let ways = if players[0] == players[1] { 2 } else { 4 };
    let (decks_swapped, levels_swapped) = (number % 2 == 1, number % ways > 1);
    // Every pair of decks has deals of its own.
    let of_pair = decks.map(|deck| deck as u64 + 1).iter().fold(0, |sum, deck| sum * 10 + deck);
    let deal = Seed((seed.wrapping_mul(100) + of_pair).wrapping_mul(1_000_003).wrapping_add(number / ways));
    let at = |swapped: bool, seat: usize| if swapped { 1 - seat } else { seat };
    let setup = Setup { decks: [0, 1].map(|seat| decks[at(decks_swapped, seat)]), reading, ..Setup::default() };
    let mut duel = Duel {
        decks,
        deck_share: 0.5,
        level_share: 0.5,
        starter_share: 0.5,
        turns: 0,
        tale: DuelStatistics::default(),
        decisions: 0,
        thinking: Duration::ZERO,
    };
    let mut events = Vec::new();
    let Ok(mut state) = Parbaj::deal(&setup, deal, &mut events) else { return duel };
    let starter = Parbaj::to_move(&state).map_or(0, Seat::index);
    let mut chance = Chance::new(Seed(!deal.0 ^ number));
    let mut moves = Vec::new();
    for _ in 0..MOST_MOVES {
        let Some(seat) = Parbaj::to_move(&state) else { break };
        moves.clear();
        Parbaj::legal_moves(&state, &mut moves);
        let mv = match moves[..] {
            [] => break,
            [only] => only,
            [first, ..] => {
                let which = at(levels_swapped, seat.index());
                let begun = Instant::now();
                let chosen = players[which].choose(&state, &moves, &mut chance);
                if which == 0 {
                    duel.decisions += 1;
                    duel.thinking += begun.elapsed();
                }
                chosen.unwrap_or(first)
            }
        };
        events.clear();
        Parbaj::apply(&mut state, mv, &mut events);
        duel.tale.add(&events, &state);
    }
    let share = Parbaj::outcome(&state).map_or([0.5; 2], |outcome| [0, 1].map(|seat| outcome.win_share(seat)));
    duel.deck_share = share[at(decks_swapped, 0)];
    duel.level_share = share[at(levels_swapped, 0)];
    duel.starter_share = share[starter];
    duel.turns = state.turn();
    duel
}

fn account(pairs: &[[Deck; 2]], duels: &[Duel], args: &Args) -> Value {
    let mean = |of: &dyn Fn(&Duel) -> bool, share: &dyn Fn(&Duel) -> f64| {
        let shares: Vec<f64> = duels.iter().filter(|duel| of(duel)).map(share).collect();
        shares.iter().sum::<f64>() / shares.len().max(1) as f64
    };
    let all = |_: &Duel| true;
    let by_pair: Vec<Value> = pairs
        .iter()
        .map(|pair| {
            let of = |share: &dyn Fn(&Duel) -> f64| mean(&|duel| duel.decks == *pair, share);
            let (first, starter) = (of(&|duel| duel.deck_share), of(&|duel| duel.starter_share));
            let games = duels.iter().filter(|duel| duel.decks == *pair).count();
            json!({
                "decks": pair.map(Deck::key),
                "games": games,
                "share_of_first": first,
                "ci95": wilson(first, games as f64),
                "share_of_starter": starter,
            })
        })
        .collect();
    let mut turns: Vec<u16> = duels.iter().map(|duel| duel.turns.min(LAST_TURN).div_ceil(2)).collect();
    turns.sort_unstable();
    let at = |part: usize| turns.get(turns.len() * part / 100).copied();
    let usual = turns.iter().filter(|turns| USUAL_TURNS.contains(turns)).count();
    let decisions: u64 = duels.iter().map(|duel| duel.decisions).sum();
    let thinking: Duration = duels.iter().map(|duel| duel.thinking).sum();
    let games = duels.len() as f64;
    let (first, starter) = (mean(&all, &|duel| duel.level_share), mean(&all, &|duel| duel.starter_share));
    let tales: Vec<&DuelStatistics> = duels.iter().map(|duel| &duel.tale).collect();
    json!({
        "game": Parbaj::NAME,
        "games": duels.len(),
        "levels": args.levels,
        "share_of_first_level": first,
        "ci95_of_first_level": wilson(first, games),
        "share_of_starter": starter,
        "ci95_of_starter": wilson(starter, games),
        "a_duel": DuelStatistics::account(&tales),
        "pairs": by_pair,
        "turns_each": { "p5": at(5), "p25": at(25), "median": at(50), "p75": at(75), "p95": at(95) },
        "share_of_8_to_15_turns": usual as f64 / turns.len().max(1) as f64,
        "ms_per_decision_of_first": thinking.as_secs_f64() * 1000.0 / decisions.max(1) as f64,
    })
}
