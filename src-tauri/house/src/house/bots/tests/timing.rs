//! Tests that the time at which a bot's decision becomes visible doesn't depend on what the person can't see.

use super::*;
use crate::play::players::{Players, opponents};
use crate::play::table_encoding::StoredSetup;
use crate::play::table_place::TablePlace;
use crate::settings::BotSpeed;
use crate::stamp::new_id;
use bot::Level;
use game::{Chance, Game, Seat, Seed, Silent};
use games::{GAMES, GameVisitor, ListedGame, visit_game};
use std::sync::Mutex;

const PERSON: Seat = Seat(0);
/// How many times each of two states is decided.
const TIMES: usize = 8;
/// How many times the measurement is repeated at most.
const MOST_TRIED: u32 = 5;

fn listed<G: Game>(state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(state, &mut moves);
    moves
}

/// Returns two states that look the same to the person, in which a bot may pass: in the first it has to, in the second
/// it has another move. `None` for a game without such decisions.
fn alike<G: ListedGame>() -> Option<[G::State; 2]> {
    for seed in 1..40 {
        let mut state = G::deal(&G::Setup::default(), Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        for _ in 0..400 {
            let Some(seat) = G::to_move(&state) else { break };
            if seat != PERSON && G::decision_kind(&state).may_pass() && G::held(&G::view(&state, PERSON)).is_some() {
                let seen = G::view(&state, PERSON);
                let deals: Vec<G::State> = (0..40).map(|_| G::determinize(&seen, &mut chance)).collect();
                let with = |several: bool| deals.iter().find(|deal| (listed::<G>(deal).len() > 1) == several).cloned();
                if let (Some(lone), Some(several)) = (with(false), with(true)) {
                    return Some([lone, several]);
                }
            }
            let mv = chance.pick(&listed::<G>(&state)).unwrap();
            G::apply(&mut state, mv, &mut Silent);
        }
    }
    None
}

/// A house whose bots decide only when a test asks for it, and at once.
fn house() -> (TempDir, House) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    house.set_visible(false);
    house.lock().settings.bot_speed = BotSpeed::Instant;
    (directory, house)
}

/// Creates a table with this state, the person against bots of a level.
fn lay<G: ListedGame>(house: &House, state: &G::State, level: &str) -> TableId {
    let setup = G::setup(state).clone();
    let players = Players::seat::<G>(&opponents::<G>(&setup, PERSON, level), &setup, Seed(1)).unwrap();
    let kept = StoredSetup::<G> { setup, players, opening: vec![], placed: None, imported: None, clock: None };
    let (id, mut inner) = (new_id(), house.lock());
    let place =
        TablePlace { store: &mut inner.store, id: id.clone(), name: String::new(), seed: Seed(1), now_ms: now_ms() };
    let session = Box::new(place.lay::<G>(kept, state.clone()).unwrap());
    inner.tables.insert(id.clone(), OpenTable::new(session));
    id
}

/// Returns the same job on a device where every thought takes `times` as long. Notes when the trial is over.
fn slowed(job: Job, times: u32, tried: &Arc<Mutex<Instant>>) -> Job {
    let over = Arc::clone(tried);
    let Job { table, revision, due, beat, hidden, thought } = job;
    let rest = move |begun: Instant| thread::sleep(begun.elapsed() * (times - 1));
    let hidden = hidden.map(|(kind, trial)| {
        let trial: Trial = Box::new(move |cancel| {
            let begun = Instant::now();
            let tried = trial(cancel);
            rest(begun);
            *over.lock().unwrap() = Instant::now();
            tried
        });
        (kind, trial)
    });
    let thought: Thought = Box::new(move |cancel| {
        let begun = Instant::now();
        let thinking = thought(cancel);
        rest(begun);
        thinking
    });
    Job { table, revision, due, beat, hidden, thought }
}

/// Measures the time until a bot's decision is visible at the only table, on a device that is `slower` times slower,
/// without the trial before it.
fn seen_after(house: &House, id: &TableId, slower: u32) -> Duration {
    let mut inner = house.lock();
    inner.visible = true;
    let job = next_job(&mut inner).unwrap();
    inner.visible = false;
    let begun = Arc::new(Mutex::new(Instant::now()));
    let (revision, job) = (job.revision, slowed(job, slower, &begun));
    let inner = decide(&house.shared, inner, job);
    let took = begun.lock().unwrap().elapsed();
    assert!(inner.tables[id].session.record().revision > revision, "the decision is made");
    took
}

/// Lets bots decide repeatedly in two states by turns, each at a table of its own, on a slower device. Returns the
/// durations, sorted.
struct Times<'a> {
    house: &'a House,
    level: &'a str,
    slower: u32,
}

impl GameVisitor for Times<'_> {
    type Output = Option<[Vec<Duration>; 2]>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let Times { house, level, slower } = self;
        let (states, level) = (alike::<G>()?, Level::find(G::LEVELS, level).unwrap());
        let mut times = [Vec::new(), Vec::new()];
        for number in 0..2 * TIMES {
            // Each state comes first equally often, since earlier work makes the device quicker or slower.
            let at = (number + number / 2) % 2;
            let id = lay::<G>(house, &states[at], level.key);
            times[at].push(seen_after(house, &id, slower));
            house.lock().tables.clear();
        }
        times.iter_mut().for_each(|times| times.sort_unstable());
        Some(times)
    }
}

/// Whether the first state's decisions took long enough to compare: the device's own jitter is some milliseconds.
fn is_long([lone, _]: &[Vec<Duration>; 2]) -> bool {
    lone[TIMES / 2] > Duration::from_millis(10)
}

/// Whether the durations of the two states can't be told apart.
fn is_alike([lone, several]: &[Vec<Duration>; 2]) -> bool {
    let (lone, several) = (lone[TIMES / 2], several[TIMES / 2]);
    lone.abs_diff(several) < Duration::from_millis(3) + lone.max(several) / 8
}

#[test]
fn a_card_let_happen_is_seen_as_late_whether_or_not_the_bot_could_have_answered() {
    let (_directory, house) = house();
    let mut compared = 0;
    for game in GAMES {
        for (level, slower) in [("beginner", 12), ("strong", 4)] {
            let times = |slower| visit_game(game, Times { house: &house, level, slower }).unwrap();
            // A quick device is slowed down until its thoughts take long enough to compare.
            let (mut slower, mut found) = (slower, times(slower));
            while found.as_ref().is_some_and(|times| !is_long(times)) {
                slower *= 2;
                found = times(slower);
            }
            // Other programs may make equal times differ, but never different times equal.
            for _ in 1..MOST_TRIED {
                if found.as_ref().is_none_or(is_alike) {
                    break;
                }
                found = times(slower);
            }
            let Some(times) = found else { continue };
            assert!(is_alike(&times), "{game}, {level}: {times:?}");
            compared += 1;
        }
    }
    assert_eq!(compared, 4, "Go and Párbaj have such decisions");
}

/// Returns a job at the only table whose thought takes `thought` and whose trial takes `trial` milliseconds.
fn job(house: &House, thought: u64, trial: u64) -> Job {
    let mut inner = house.lock();
    inner.visible = true;
    let job = next_job(&mut inner).unwrap();
    inner.visible = false;
    let Job { hidden, thought: real, .. } = job;
    let (kind, _) = hidden.unwrap();
    let trial: Trial = Box::new(move |_| {
        thread::sleep(Duration::from_millis(trial));
        Some(true)
    });
    let thought: Thought = Box::new(move |cancel| {
        let thinking = real(cancel);
        thread::sleep(Duration::from_millis(thought));
        thinking
    });
    Job { hidden: Some((kind, trial)), thought, ..job }
}

/// Measures the time until a decision that took `thought` was visible, after a trial.
struct SeenAfter<'a> {
    house: &'a House,
    thought: u64,
    trial: u64,
}

impl GameVisitor for SeenAfter<'_> {
    type Output = Duration;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let SeenAfter { house, thought, trial } = self;
        let [state, _] = alike::<G>().unwrap();
        lay::<G>(house, &state, "greedy");
        let job = job(house, thought, trial);
        let begun = Instant::now();
        drop(decide(&house.shared, house.lock(), job));
        house.lock().tables.clear();
        begun.elapsed() - Duration::from_millis(trial)
    }
}

#[test]
fn a_decision_is_seen_when_the_trial_says_or_at_twice_that_time() {
    let (_directory, house) = house();
    let seen_after = |thought, trial| visit_game("parbaj", SeenAfter { house: &house, thought, trial }).unwrap();
    for thought in [0, 100] {
        let seen = seen_after(thought, 200);
        assert!(seen >= Duration::from_millis(250), "{thought}: {seen:?}");
    }
    assert!(
        seen_after(260, 200) >= Duration::from_millis(500),
        "no sooner than it would be seen after any long thought"
    );
}
