//! `arena match`: matches between bots. Every deal is played once in each rotation of the seats, or once if all keep
//! their seats. Automata keep the seats that their rules give them and don't rotate; they may be a bot's only
//! opponents.

use crate::clairvoyant::{self, Clairvoyant};
use crate::playouts::MOST_MOVES;
use crate::setup::{GameArgs, SeriesArgs, no_such_game, with_seats};
use bot::{Cancel, DeterminizationSource, Level, Means, Mind, ViewDeterminizations, choose_in};
use game::{Chance, Outcome, Seat, Seed, Silent, clockwise};
use games::{GameVisitor, ListedGame, visit_game};
use hosting::OpenHands;
use hosting::commands::Answer;
use serde_json::json;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// The levels, one per seat without an automaton. `strong:cards=0` forgoes cards, `strong:clairvoyant` sees all
    /// cards, `strong:hands` (where a game has it) sees the other hands. `40~25` is an ad-hoc level that searches 40
    /// iterations and overlooks 25 %, `0~25` one that doesn't search.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// Every bot keeps its seat instead of taking each in turn; for handicap games.
    #[arg(long)]
    keep_seats: bool,
    #[command(flatten)]
    series: SeriesArgs,
    /// Starts no new deal after this many seconds.
    #[arg(long)]
    seconds: Option<u64>,
}

/// Runs the command.
///
/// # Errors
/// If the game, an option or a level is unknown.
pub fn run(args: &Args) -> Answer {
    visit_game(&args.game.game, Bouts(args)).unwrap_or_else(|| Err(no_such_game(&args.game.game)))
}

/// The option of a seat for a player who sees the other hands, but nothing else that is hidden: `strong:hands`.
const OPEN_HANDS: &str = "hands";

struct Bouts<'a>(&'a Args);

/// A player: a level, its means, and what it sees.
#[derive(Clone, Copy)]
struct Bot {
    level: Level,
    means: Means,
    sees: Sees,
}

/// What a player sees.
#[derive(Clone, Copy)]
enum Sees {
    /// What any player at the seat sees.
    Its,
    /// The other hands as well.
    Hands,
    /// All cards, and what will be drawn.
    All,
}

/// The totals of one bot or seat, over a deal's rotations or over all deals.
#[derive(Clone, Default)]
struct MatchTotals {
    games: u64,
    wins: u64,
    share: f64,
    /// The proportion of the opponents that it finished ahead of; a tie counts half.
    ahead: f64,
    rank: f64,
    score: f64,
    decisions: u64,
    thinking: Duration,
    /// The mean share in each deal, for the interval: games of the same deal are not independent.
    deal_shares: Vec<f64>,
    /// The mean score in each deal.
    deal_scores: Vec<f64>,
}

/// The results by bot (over all seats) and by seat (over all bots).
struct Played {
    bots: Vec<MatchTotals>,
    seats: Vec<MatchTotals>,
}

impl Played {
    fn of(bots: usize, seats: usize) -> Played {
        Played { bots: vec![MatchTotals::default(); bots], seats: vec![MatchTotals::default(); seats] }
    }

    fn add(&mut self, other: &Played) {
        self.bots.iter_mut().zip(&other.bots).for_each(|(account, played)| account.add(played));
        self.seats.iter_mut().zip(&other.seats).for_each(|(account, played)| account.add(played));
    }
}

impl GameVisitor for Bouts<'_> {
    type Output = Answer;

    fn visit<G: ListedGame>(self) -> Answer {
        let args = self.0;
        let setup = args.game.setup::<G>()?;
        let automata = G::automata(&setup).len();
        let setup = with_seats::<G>(setup, args.seats.len() + automata)?;
        let bots = args.seats.iter().map(|asked| bot::<G>(asked)).collect::<Result<Vec<_>, _>>()?;
        let rotations = if args.keep_seats { 1 } else { bots.len() };
        let deals = args.series.games.div_ceil(rotations as u64);
        let deadline = args.seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
        let accounts = Mutex::new((Played::of(bots.len(), usize::from(G::seats(&setup))), 0u64));
        let next = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for _ in 0..args.series.workers() {
                scope.spawn(|| {
                    loop {
                        let deal = next.fetch_add(1, Ordering::Relaxed);
                        if deal >= deals || deadline.is_some_and(|deadline| Instant::now() > deadline) {
                            break;
                        }
                        let (played, cut) =
                            play_deal::<G>(&setup, &bots, rotations, args.series.seed.wrapping_add(deal));
                        if let Ok(mut total) = accounts.lock() {
                            total.1 += cut;
                            total.0.add(&played);
                        }
                    }
                });
            }
        });
        let (Played { bots: accounts, seats: places }, cut) =
            accounts.into_inner().map_err(|_| "a game crashed".to_owned())?;
        let seats: Vec<_> = args.seats.iter().zip(&accounts).map(|(asked, account)| account.report(asked)).collect();
        let places = places.iter().enumerate().filter(|(_, account)| account.games > 0);
        let by_seat: Vec<_> = places.map(|(seat, account)| account.report_of_seat(seat)).collect();
        let games = accounts.first().map_or(0, |account| account.games);
        let answer = json!({ "game": G::NAME, "games": games, "cut": cut, "seats": seats, "by_seat": by_seat });
        Ok((answer, ExitCode::SUCCESS))
    }
}

/// Parses a seat's player: a level and, after a colon, what it forgoes or what it sees that bots don't.
fn bot<G: ListedGame>(asked: &str) -> Result<Bot, String> {
    let (key, option) = match asked.split_once(':') {
        Some((key, option)) => (key, Some(option)),
        None => (asked, None),
    };
    let known = || G::LEVELS.iter().map(|level| level.key).collect::<Vec<_>>().join(", ");
    let level = Level::find(G::LEVELS, key).or_else(|| level_that_might_be(key));
    let level = level.ok_or_else(|| format!("no level {key:?}; there are: {}", known()))?;
    let looks = matches!(level.mind, Mind::Search { .. });
    let (means, sees) = match option {
        None => (Means::All, Sees::Its),
        Some(_) if option == G::FORGONE => (Means::Fewer, Sees::Its),
        Some(clairvoyant::OPTION | OPEN_HANDS) if !looks => {
            return Err(format!("{key} doesn't look ahead: seeing others' cards is no use to it"));
        }
        Some(clairvoyant::OPTION) => (Means::All, Sees::All),
        Some(OPEN_HANDS) if G::OPENED.is_some() => (Means::All, Sees::Hands),
        Some(other) => return Err(format!("the bots of {} have no option {other:?}", G::NAME)),
    };
    Ok(Bot { level, means, sees })
}

/// Parses an ad-hoc level: the iterations of its search, and what it overlooks.
fn level_that_might_be(asked: &str) -> Option<Level> {
    let (iterations, overlooks) = asked.split_once('~')?;
    let mind = match iterations.parse().ok()? {
        0 => Mind::Greedy,
        iterations => Mind::Search { iterations },
    };
    Some(Level::measuring("", mind).overlooking(overlooks.parse().ok().filter(|&overlooks| overlooks < 100)?))
}

/// Plays one deal in `rotations` rotations: in rotation r, bot b takes seat number (b + r) mod n of those without an
/// automaton. Also returns the number of games cut short.
fn play_deal<G: ListedGame>(setup: &G::Setup, players: &[Bot], rotations: usize, seed: u64) -> (Played, u64) {
    let bots = players.len();
    let Played { bots: mut accounts, seats: mut places } = Played::of(bots, usize::from(G::seats(setup)));
    let mut cut = 0;
    let automata = G::automata(setup);
    let free: Vec<Seat> = clockwise(Seat(0), G::seats(setup)).filter(|seat| !automata.contains(seat)).collect();
    for rotation in 0..rotations {
        let bot_at = |seat: Seat| free.iter().position(|it| *it == seat).map(|at| (at + bots - rotation) % bots);
        let outcome = play_game::<G>(
            setup,
            Seed(seed),
            |seat| bot_at(seat).map(|bot| players[bot]),
            |seat, thinking| {
                if let Some(bot) = bot_at(seat) {
                    accounts[bot].decisions += 1;
                    accounts[bot].thinking += thinking;
                }
            },
        );
        cut += u64::from(outcome.is_none());
        for &seat in &free {
            if let Some(bot) = bot_at(seat) {
                accounts[bot].enter(outcome.as_ref(), seat.index(), usize::from(G::seats(setup)));
                places[seat.index()].enter(outcome.as_ref(), seat.index(), usize::from(G::seats(setup)));
            }
        }
    }
    for account in accounts.iter_mut().chain(&mut places) {
        account.deal_shares = vec![account.share / rotations as f64];
        account.deal_scores = vec![account.score / rotations as f64];
    }
    (Played { bots: accounts, seats: places }, cut)
}

/// Plays a game; an automaton makes its single listed move. `None` if the game is cut short.
fn play_game<G: ListedGame>(
    setup: &G::Setup,
    seed: Seed,
    player_at: impl Fn(Seat) -> Option<Bot>,
    mut took: impl FnMut(Seat, Duration),
) -> Option<Outcome> {
    let mut state = G::deal(setup, seed, &mut Silent).ok()?;
    let mut chance = Chance::new(seed).split();
    let mut listed = Vec::new();
    for _ in 0..MOST_MOVES {
        let Some(seat) = G::to_move(&state) else { break };
        listed.clear();
        G::legal_moves(&state, &mut listed);
        let mv = if let Some(bot) = player_at(seat) {
            let view = G::view(&state, seat);
            let start = Instant::now();
            let mv = bot.choose::<G>(&view, &state, chance.seed())?;
            // A single listed move is no decision; its time would lower the mean.
            if listed.len() > 1 {
                took(seat, start.elapsed());
            }
            mv
        } else {
            *listed.first()?
        };
        G::play(&mut state, seat, mv, &mut Silent).ok()?;
    }
    G::outcome(&state)
}

impl Bot {
    /// Returns the bot's move from what it sees.
    fn choose<G: ListedGame>(self, view: &G::View, state: &G::State, seed: Seed) -> Option<G::Move> {
        let Bot { level, means, sees } = self;
        let choose =
            |deals: &dyn DeterminizationSource<G>| choose_in::<G>(view, deals, level, means, seed, &Cancel::new()).ok();
        match sees {
            Sees::Its => choose(&ViewDeterminizations::<G>(view)),
            Sees::Hands => {
                let OpenHands(open) = G::OPENED?;
                let mut opened = view.clone();
                open(&mut opened, state);
                choose(&ViewDeterminizations::<G>(&opened))
            }
            Sees::All => choose(&Clairvoyant::<G>(state)),
        }
    }
}

impl MatchTotals {
    /// Adds a game's result for the bot at `seat`; a game cut short is shared by all.
    fn enter(&mut self, outcome: Option<&Outcome>, seat: usize, seats: usize) {
        self.games += 1;
        match outcome {
            Some(outcome) => {
                let standing = &outcome.standings[seat];
                self.wins += u64::from(standing.rank == 1);
                self.share += outcome.win_share(seat);
                self.ahead += ahead(outcome, seat);
                self.rank += f64::from(standing.rank);
                self.score += f64::from(standing.score);
            }
            None => {
                self.share += 1.0 / seats as f64;
                self.ahead += 0.5;
                self.rank += (seats as f64 + 1.0) / 2.0;
            }
        }
    }

    fn add(&mut self, other: &MatchTotals) {
        self.games += other.games;
        self.wins += other.wins;
        self.share += other.share;
        self.ahead += other.ahead;
        self.rank += other.rank;
        self.score += other.score;
        self.decisions += other.decisions;
        self.thinking += other.thinking;
        self.deal_shares.extend(&other.deal_shares);
        self.deal_scores.extend(&other.deal_scores);
    }

    /// Returns the 95 % interval of the share of wins; [0, 1] for a single deal.
    fn share_ci95(&self) -> [f64; 2] {
        bot::mean_interval(&self.deal_shares).map_or([0.0, 1.0], |bounds| bounds.map(|share| share.clamp(0.0, 1.0)))
    }

    /// Returns the results of a seat over all bots, which show what the seat's own options, such as its deck, are
    /// worth.
    fn report_of_seat(&self, seat: usize) -> serde_json::Value {
        let games = self.games.max(1) as f64;
        json!({
            "seat": seat,
            "wins": self.wins,
            "win_share": self.share / games,
            "ci95": self.share_ci95(),
            "mean_score": self.score / games,
        })
    }

    fn report(&self, level: &str) -> serde_json::Value {
        let games = self.games.max(1) as f64;
        json!({
            "level": level,
            "wins": self.wins,
            "win_share": self.share / games,
            "ci95": self.share_ci95(),
            "ahead": self.ahead / games,
            // Mirrored games of one deal are dependent, but in a way that makes this interval rather too wide.
            "ahead_wilson95": bot::wilson(self.ahead / games, games),
            "mean_rank": self.rank / games,
            "mean_score": self.score / games,
            "score_ci95": bot::mean_interval(&self.deal_scores),
            "ms_per_move": self.thinking.as_secs_f64() * 1_000.0 / self.decisions.max(1) as f64,
        })
    }
}

/// Returns the proportion of the other seats that finished behind this one; a tie counts half.
fn ahead(outcome: &Outcome, seat: usize) -> f64 {
    let own = outcome.standings[seat].rank;
    let others = || outcome.standings.iter().enumerate().filter(|(at, _)| *at != seat).map(|(_, other)| other.rank);
    let behind = others().map(|rank| if rank == own { 0.5 } else { f64::from(u8::from(rank > own)) }).sum::<f64>();
    behind / others().count().max(1) as f64
}
