//! How often the levels beat Auptolemy. Measured by hand: `cargo test -p astra-table --test levels -- --ignored
//! --nocapture`, with `GAMES`, `LEVELS` and `OPTIONS` in the environment.

// A test that can't go on should stop.
#![allow(clippy::unwrap_used)]

use astra::{Astra, PERSON, Setup};
use astra_table::AstraTable;
use bot::{Cancel, Evaluate, Level, choose};
use game::{Chance, Game, Seed, Silent};
use std::env;
use std::time::Instant;

/// The score of a game, how many decisions the person had, and how many turns it took.
fn play(setup: &Setup, level: Level, seed: u64) -> (bool, [i32; 2], usize, u16) {
    let mut state = Astra::deal(setup, Seed(seed), &mut Silent).unwrap();
    let mut chance = Chance::new(Seed(seed)).split();
    let mut decisions = 0;
    while let Some(seat) = Astra::to_move(&state) {
        decisions += usize::from(seat == PERSON);
        let view = Astra::view(&state, seat);
        let mv = choose::<AstraTable>(&view, level, chance.seed(), &Cancel::new()).unwrap();
        Astra::apply(&mut state, mv, &mut Silent);
    }
    let outcome = Astra::outcome(&state).unwrap();
    let points = [outcome.standings[0].score, outcome.standings[1].score];
    (outcome.win_share(0) > 0.5, points, decisions, state.turn())
}

#[test]
#[ignore = "takes minutes"]
fn win_rates() {
    let games: u64 = env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(20);
    let levels = env::var("LEVELS").unwrap_or_else(|_| "random,beginner,greedy,steady,strong".to_owned());
    let options = env::var("OPTIONS").unwrap_or_default();
    let choices: Vec<(&str, &str)> = options.split(',').filter_map(|choice| choice.split_once('=')).collect();
    let setup = game::choose::<Astra>(Setup::default(), choices).unwrap();
    for key in levels.split(',') {
        let level = Level::find(AstraTable::LEVELS, key).unwrap();
        let (start, mut won, mut points, mut lead) = (Instant::now(), 0, [0, 0], Vec::new());
        let (mut decisions, mut turns) = (0, 0);
        for seed in 0..games {
            let (win, score, decided, turn) = play(&setup, level, seed);
            won += u64::from(win);
            points = [points[0] + score[0], points[1] + score[1]];
            lead.push(f64::from(score[0] - score[1]));
            decisions += decided;
            turns += u32::from(turn);
        }
        let (of, share) = (games as f64, won as f64 / games as f64);
        let mean = lead.iter().sum::<f64>() / of;
        let spread = (lead.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / of).sqrt();
        println!(
            "{key}: wins {:.0}% (+-{:.0}), points {:.1} : {:.1}, lead {mean:.1} (+-{:.1}), turns {:.1}, decisions {:.1}, \
             {:.2} ms each",
            100.0 * share,
            196.0 * (share * (1.0 - share) / of).sqrt(),
            f64::from(points[0]) / of,
            f64::from(points[1]) / of,
            1.96 * spread / of.sqrt(),
            f64::from(turns) / of,
            decisions as f64 / of,
            start.elapsed().as_secs_f64() * 1_000.0 / decisions as f64
        );
    }
}
