//! Measures how often each kind of ability and boon is chosen when it can be, and whether Auptolemy is beaten. Run by
//! hand: `cargo test -p astra-hosted balance -- --ignored --nocapture`, with `GAMES`, `LEVEL` and `THREADS` in the
//! environment. Prints one JSON value, as stored in tests/results/balance-astra.json.

use astra::{Ability, Astra, Boon, Move, PERSON, Setup, Step};
use astra_hosted::HostedAstra;
use bot::{Cancel, Evaluate, Level, choose};
use game::{Chance, Game, Seed, Silent};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// How often something could be chosen, and how often it was.
#[derive(Clone, Copy, Default)]
struct Cases {
    offered: u64,
    chosen: u64,
}

/// By kind: the decisions in which it was listed and, for abilities, also the turns in which it could be used at some
/// point.
#[derive(Default)]
struct Tally {
    decisions: BTreeMap<String, Cases>,
    turns: BTreeMap<String, Cases>,
    wins: u64,
    /// The person's lead in points, for each game.
    leads: Vec<f64>,
}

fn ability(ability: Ability) -> String {
    format!("ability {}", json!(ability).as_str().unwrap())
}

fn boon(boon: Boon) -> String {
    format!("boon {}", json!(boon)["kind"].as_str().unwrap())
}

/// Returns the ability or boon that a move chooses, if any.
fn kind(mv: Move) -> Option<String> {
    match mv {
        Move::Use { card, .. } => Some(ability(card.constellation().ability)),
        Move::Take { boon: taken, .. } => Some(boon(taken)),
        _ => None,
    }
}

fn enter(cases: &mut BTreeMap<String, Cases>, offered: &BTreeSet<String>, chosen: &BTreeSet<String>) {
    for kind in offered {
        let entry = cases.entry(kind.clone()).or_default();
        entry.offered += 1;
        entry.chosen += u64::from(chosen.contains(kind));
    }
}

fn play(level: Level, seed: u64) -> Tally {
    let mut tally = Tally::default();
    let mut state = Astra::deal(&Setup::default(), Seed(seed), &mut Silent).unwrap();
    let mut chance = Chance::new(Seed(seed)).split();
    let (mut listed, mut turn) = (Vec::new(), state.turn());
    let (mut open, mut used) = (BTreeSet::new(), BTreeSet::new());
    while let Some(seat) = Astra::to_move(&state) {
        listed.clear();
        Astra::legal_moves(&state, &mut listed);
        let mv = choose::<HostedAstra>(&Astra::view(&state, seat), level, chance.seed(), &Cancel::new()).unwrap();
        if seat == PERSON {
            if state.turn() != turn {
                enter(&mut tally.turns, &std::mem::take(&mut open), &std::mem::take(&mut used));
                turn = state.turn();
            }
            let offered: BTreeSet<String> = listed.iter().filter_map(|&mv| kind(mv)).collect();
            let chosen: BTreeSet<String> = kind(mv).into_iter().collect();
            enter(&mut tally.decisions, &offered, &chosen);
            if state.step() == Step::Turn {
                open.extend(offered);
                used.extend(chosen);
            }
        }
        Astra::apply(&mut state, mv, &mut Silent);
    }
    enter(&mut tally.turns, &open, &used);
    let outcome = Astra::outcome(&state).unwrap();
    tally.wins = u64::from(outcome.win_share(0) > 0.5);
    tally.leads.push(f64::from(outcome.standings[0].score - outcome.standings[1].score));
    tally
}

fn add(all: &mut BTreeMap<String, Cases>, some: BTreeMap<String, Cases>) {
    for (kind, cases) in some {
        let entry = all.entry(kind).or_default();
        entry.offered += cases.offered;
        entry.chosen += cases.chosen;
    }
}

fn table(cases: &BTreeMap<String, Cases>) -> Value {
    let row = |cases: &Cases| {
        let share = cases.chosen as f64 / cases.offered.max(1) as f64;
        json!({ "offered": cases.offered, "chosen": cases.chosen, "share": (share * 1_000.0).round() / 1_000.0 })
    };
    Value::Object(cases.iter().map(|(kind, cases)| (kind.clone(), row(cases))).collect::<Map<_, _>>())
}

#[test]
#[ignore = "takes minutes"]
fn what_is_chosen() {
    let number = |name: &str, usual: u64| env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(usual);
    let (games, threads) = (number("GAMES", 200), number("THREADS", 1));
    let key = env::var("LEVEL").unwrap_or_else(|_| "strong".to_owned());
    let level = Level::find(HostedAstra::LEVELS, &key).unwrap();
    let (next, total) = (AtomicU64::new(0), Mutex::new(Tally::default()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        break;
                    }
                    let played = play(level, seed);
                    let mut total = total.lock().unwrap();
                    total.leads.extend(played.leads);
                    total.wins += played.wins;
                    add(&mut total.decisions, played.decisions);
                    add(&mut total.turns, played.turns);
                }
            });
        }
    });
    let total = total.into_inner().unwrap();
    let (of, share) = (games as f64, total.wins as f64 / games as f64);
    let lead = total.leads.iter().sum::<f64>() / of;
    let spread = (total.leads.iter().map(|it| (it - lead).powi(2)).sum::<f64>() / (of - 1.0)).sqrt();
    let value = json!({
        "game": "astra",
        "level": key,
        "games": games,
        "wins": total.wins,
        "win_share": share,
        "win_share_reach95": 1.96 * (share * (1.0 - share) / of).sqrt(),
        "mean_lead": lead,
        "mean_lead_reach95": 1.96 * spread / of.sqrt(),
        "by_decision": table(&total.decisions),
        "abilities_by_turn": table(&total.turns),
    });
    println!("{value:#}");
}
