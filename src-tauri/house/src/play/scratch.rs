//! A position that belongs to no journal: moves are tried on it and judged, and nothing of them is kept.

use crate::play::lead::lead_of;
use crate::play::players::Players;
use crate::play::review::{in_words, line_in_words};
use crate::play::snapshot::{self, SnapshotContext};
use crate::problem::{Problem, ProblemKind, Reason};
use crate::wire::{self, Attempt, JudgedMove, LogLine, Solution, TableSnapshot};
use bot::{Cancel, Grade, Level, LineStep, MoveValue};
use game::{Forecast, Game, Seat, Seed};
use games::{GameIntent, GameMove, ListedGame};
use rulebook::card::{self, CardSheet};
use rulebook::phrase::{ComparedMove, Names};
use rulebook::{Lang, Span};

/// Judges a move; `None` if cancelled, and inside it, where no decision is judged.
pub(crate) type AttemptThought = Box<dyn FnOnce(&Cancel) -> Option<Option<Attempt>> + Send>;
/// Finds the best move; `None` as for [`AttemptThought`].
pub(crate) type SolutionThought = Box<dyn FnOnce(&Cancel) -> Option<Option<Solution>> + Send>;

/// Of how many moves a hint says that the best is among them.
const HINTED: usize = 3;
/// How many other moves are named as equally good at most.
const MOST_ALSO: usize = 3;
/// A move whose share of the win is known less precisely isn't named as equally good.
const MOST_ERROR: f64 = 0.05;

/// A position on which moves can be tried, whatever the game.
pub(crate) trait Scratch {
    /// Returns the position as its viewer sees it, with the viewer's legal moves.
    fn snapshot(self: Box<Self>) -> TableSnapshot;
    /// Returns every rule against a touch.
    fn explain(&self, intent: GameIntent) -> Result<Vec<Reason>, Problem>;
    /// Returns what a move is certain to change.
    fn forecast(&self, mv: GameMove) -> Vec<Forecast>;
    /// Returns all that the viewer may know of a card.
    fn card(&self, code: &str) -> Result<CardSheet, Problem>;
    /// Returns the computation that judges a move of the viewer.
    fn attempt(&self, mv: GameMove) -> Result<AttemptThought, Problem>;
    /// Returns the computation that finds the viewer's best move.
    fn solution(&self) -> SolutionThought;
}

/// A position of game `G`.
pub(crate) struct ScratchOf<G: ListedGame> {
    pub state: G::State,
    pub players: Players,
    /// The seat that sees the position.
    pub viewer: Seat,
    /// The seed of the searches.
    pub seed: Seed,
    /// The number of decisions that led to it.
    pub plies: u32,
    /// What the viewer has seen so far.
    pub log: Vec<LogLine>,
    pub lang: Lang,
    /// Whether a solution says what its move achieves and the one that looks best at a glance doesn't.
    pub explained: bool,
}

impl<G: ListedGame> ScratchOf<G> {
    /// Plays `moves`, each for the seat to move. With `open` the viewer is then the seat to move, if there is one.
    ///
    /// # Errors
    /// Fails if the rules forbid one of them.
    pub fn after(mut self, moves: &[GameMove], open: bool) -> Result<Self, Problem> {
        let names = self.names();
        let mut happened = Vec::new();
        for &mv in moves {
            let (seat, mv) = G::to_move(&self.state).zip(G::move_in(mv)).ok_or(ProblemKind::NothingThere)?;
            let mut events = Vec::new();
            G::play(&mut self.state, seat, mv, &mut events).map_err(|_| ProblemKind::NothingThere)?;
            self.plies += 1;
            happened.extend(events.into_iter().map(|event| (self.plies, seat, event)));
        }
        if open {
            self.viewer = G::to_move(&self.state).unwrap_or(self.viewer);
        }
        let seen = happened.iter().filter_map(|(ply, seat, event)| {
            let event = G::redact(event, self.viewer)?;
            Some(LogLine { ply: *ply, ..snapshot::log_line::<G>(Some(*seat), &event, self.lang, &names) })
        });
        self.log.extend(seen);
        Ok(self)
    }

    fn view(&self) -> G::View {
        G::view(&self.state, self.viewer)
    }

    fn names(&self) -> Names {
        self.players.names::<G>(self.lang, Some(self.viewer))
    }
}

/// Puts moves of one position into words.
struct Words<G: ListedGame> {
    view: G::View,
    names: Names,
    lang: Lang,
}

impl<G: ListedGame> Words<G> {
    fn valued(&self, MoveValue { mv, share, result, .. }: MoveValue<G::Move>) -> JudgedMove {
        JudgedMove {
            mv: G::move_out(mv),
            text: self.text(mv),
            expected: G::expectation(share, result, self.lang),
            percent: percent(share),
            lead: lead_of(G::MEASURE, result),
        }
    }

    fn text(&self, mv: G::Move) -> String {
        G::mv(mv, &self.view, self.lang, &self.names)
    }

    /// Returns what the best move achieves and the one that looks best at a glance doesn't; `None` if cancelled, and
    /// inside it, if that isn't clear.
    fn against_obvious(&self, seed: Seed, cancel: &Cancel) -> Option<Option<wire::Why>> {
        let obvious = bot::choose::<G>(&self.view, Level::GLANCE, seed, cancel).ok()?;
        let verdict = bot::verdict::<G>(&self.view, obvious, seed, cancel).ok()?;
        let why = verdict.and_then(|verdict| verdict.why);
        Some(why.map(|why| in_words::<G>(why, ComparedMove::Obvious, self.lang, &self.names)))
    }

    fn line(&self, line: &[LineStep<G::Move, G::Event>]) -> Vec<Vec<Span>> {
        line_in_words::<G>(line, self.lang, &self.names)
    }
}

impl<G: ListedGame> Scratch for ScratchOf<G> {
    fn snapshot(self: Box<Self>) -> TableSnapshot {
        let ScratchOf { state, players, viewer, plies, log, lang, .. } = *self;
        let around = SnapshotContext { plies, ..SnapshotContext::scene(plies, 0, log) };
        snapshot::of_state::<G>(&state, &players, viewer, around, lang)
    }

    fn explain(&self, intent: GameIntent) -> Result<Vec<Reason>, Problem> {
        let intent = G::intent_in(intent).ok_or(ProblemKind::NothingThere)?;
        Ok(snapshot::reasons::<G>(&G::explain(&self.view(), &intent), self.lang, &self.names()))
    }

    fn forecast(&self, mv: GameMove) -> Vec<Forecast> {
        G::move_in(mv).map(|mv| G::forecast(&self.view(), mv)).unwrap_or_default()
    }

    fn card(&self, code: &str) -> Result<CardSheet, Problem> {
        let card = card::read::<G::Card>(code).ok_or(ProblemKind::NoSuchCard)?;
        Ok(G::card_sheet(card, Some(&self.view()), self.lang, &self.names()))
    }

    fn attempt(&self, mv: GameMove) -> Result<AttemptThought, Problem> {
        let mv = G::move_in(mv).ok_or(ProblemKind::NothingThere)?;
        if !legal_moves::<G>(&self.state, self.viewer).contains(&mv) {
            return Err(ProblemKind::NothingThere.into());
        }
        let (words, seed) = (Words::<G> { view: self.view(), names: self.names(), lang: self.lang }, self.seed);
        Ok(Box::new(move |cancel| {
            let trial = bot::trial::<G>(&words.view, mv, seed, cancel).ok()?;
            Some(trial.map(|trial| Attempt {
                tried: words.valued(trial.verdict.played),
                grade: trial.verdict.grade(),
                found: trial.verdict.is_found(),
                lost: percent(trial.verdict.lost()),
                line: words.line(&trial.line),
            }))
        }))
    }

    fn solution(&self) -> SolutionThought {
        let (words, seed) = (Words::<G> { view: self.view(), names: self.names(), lang: self.lang }, self.seed);
        let listed = legal_moves::<G>(&self.state, self.viewer);
        let explained = self.explained;
        Box::new(move |cancel| {
            let solution = bot::solution::<G>(&words.view, seed, cancel).ok()?;
            let why = if explained { words.against_obvious(seed, cancel)? } else { None };
            Some(solution.map(|solution| {
                let best = solution.best;
                let as_good = |other: &&MoveValue<G::Move>| {
                    Grade::of(best.share - other.share) == Grade::Best && other.error <= MOST_ERROR
                };
                let also = solution.others.iter().filter(as_good).take(MOST_ALSO);
                let also = also.map(|other| words.text(other.mv)).collect();
                let tried: Vec<G::Move> = solution.others.iter().map(|other| other.mv).collect();
                let untried = listed.iter().copied().filter(|mv| *mv != best.mv && !tried.contains(mv));
                let others = tried.iter().copied().chain(untried).take(HINTED - 1);
                let among: Vec<G::Move> = std::iter::once(best.mv).chain(others).collect();
                let in_order = listed.iter().filter(|mv| among.contains(mv));
                Solution {
                    best: words.valued(best),
                    line: words.line(&solution.line),
                    also,
                    among: in_order.map(|mv| G::move_out(*mv)).collect(),
                    why,
                }
            }))
        })
    }
}

/// Returns the moves of `seat`, none if another seat is to move.
fn legal_moves<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if G::to_move(state) == Some(seat) {
        G::legal_moves(state, &mut moves);
    }
    moves
}

fn percent(share: f64) -> u8 {
    (100.0 * share).round().clamp(0.0, 100.0) as u8
}
