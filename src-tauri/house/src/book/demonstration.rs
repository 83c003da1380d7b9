//! Shows scenarios step by step, answers questions about their positions, and continues them as tables.
//!
//! Scenarios are played through [`rulebook::scenario::Stage`], as in the tests.

use crate::book::lessons;
use crate::book::scene::{Demonstration, Frame, Scene, Tried};
use crate::book::seats::{PERSON, players};
use crate::play::players::Players;
use crate::play::session::Session;
use crate::play::snapshot::{self, SnapshotContext};
use crate::play::table_encoding::StoredSetup;
use crate::play::table_place::TablePlace;
use crate::problem::{Problem, ProblemKind, Reason};
use crate::stamp::now_ms;
use crate::wire::LogLine;
use game::{Cites, Forecast, Seat, Seed};
use games::{GameIntent, GameMove, GameVisitor, ListedGame, PrintedCards, book, visit_game};
use rulebook::Lang;
use rulebook::card::{self, CardSheet};
use rulebook::phrase::Names;
use rulebook::scenario::{self, PlayedStep, Scenario, Stage, StepResult};
use store::{Store, TableId};

/// Runs `visitor` for the game of a scenario.
pub(crate) fn visit_scenario<T, V>(id: &str, visitor: V) -> Result<T, Problem>
where
    V: GameVisitor<Output = Result<T, Problem>>,
{
    let table = book().volume_of_scenario(id).ok_or(ProblemKind::NoSuchScene)?;
    visit_game(table.name, visitor).unwrap_or_else(|| Err(ProblemKind::NoSuchScene.into()))
}

fn read<G: ListedGame>(id: &str) -> Result<Scenario<G>, Problem> {
    scenario::load::<G>(id).ok_or(ProblemKind::NoSuchScene.into())
}

/// Returns the state of a scene.
fn state_in<G: ListedGame>(scene: &Scene) -> Result<G::State, Problem> {
    if !scene.moves.is_empty() {
        return if scene.step == 0 {
            lessons::state_after::<G>(&scene.scenario, &scene.moves)
        } else {
            Err(ProblemKind::NoSuchScene.into())
        };
    }
    let scenario = read::<G>(&scene.scenario)?;
    let mut stage = Stage::new(&scenario).map_err(|_| ProblemKind::NoSuchScene)?;
    for _ in 0..scene.step {
        stage.advance().ok_or(ProblemKind::NoSuchScene)?.map_err(|_| ProblemKind::NoSuchScene)?;
    }
    Ok(stage.state().clone())
}

/// Builds a scenario's demonstration, frame by frame.
pub(crate) struct Show<'a> {
    pub id: &'a str,
    pub lang: Lang,
}

impl GameVisitor for Show<'_> {
    type Output = Result<Demonstration, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let Show { id, lang } = self;
        let scenario = read::<G>(id)?;
        let mut stage = Stage::new(&scenario).map_err(|_| ProblemKind::NoSuchScene)?;
        let mut film = Film::<G>::new(players::<G>(stage.state(), None)?, lang);
        film.picture(&stage, None);
        while let Some(beat) = stage.advance() {
            film.picture(&stage, Some(beat.map_err(|_| ProblemKind::NoSuchScene)?));
        }
        let rules = scenario.rules.iter().filter_map(|rule| book().entry(rule.0));
        Ok(Demonstration {
            id: scenario.id.clone(),
            game: G::NAME.to_owned(),
            title: scenario.title.get(lang).clone(),
            rules: rules.map(|entry| entry.link(lang)).collect(),
            frames: film.frames,
        })
    }
}

/// The frames made so far of a scenario.
struct Film<G: ListedGame> {
    players: Players,
    names: Names,
    lang: Lang,
    frames: Vec<Frame>,
    lines: usize,
    game: std::marker::PhantomData<G>,
}

impl<G: ListedGame> Film<G> {
    fn new(players: Players, lang: Lang) -> Film<G> {
        let names = players.names_for_owner::<G>(lang);
        Film { players, names, lang, frames: Vec::new(), lines: 0, game: std::marker::PhantomData }
    }

    /// Adds a frame of the stage after `beat` (`None`: before the first). Nothing is added if nothing happened and
    /// nothing is said.
    fn picture(&mut self, stage: &Stage<'_, G>, beat: Option<PlayedStep<'_, G>>) {
        let say = beat.as_ref().and_then(|beat| beat.step.say.as_ref()).map(|say| say.get(self.lang).clone());
        let step = beat.as_ref().map_or(0, |beat| u32::try_from(beat.number).unwrap_or(u32::MAX));
        let (mover, tried) = match beat.map(|beat| beat.happening) {
            None => (None, None),
            Some(StepResult::Done { seat, .. }) => (Some(seat), None),
            Some(StepResult::Refused { seat, mv, refusal }) => (None, Some(self.refused(stage, seat, mv, refusal))),
            Some(StepResult::Explained { seat, whole_move, refusals }) => {
                (None, Some(self.tried(stage, seat, whole_move, &refusals)))
            }
            Some(StepResult::Judged { faults }) => (None, Some(self.judged(&faults))),
            Some(StepResult::Seen) => {
                // The narrator's text belongs to what the last frame shows already.
                if let (Some(say), Some(last)) = (&say, self.frames.last_mut())
                    && last.say.is_none()
                    && last.tried.is_none()
                {
                    last.say = Some(say.clone());
                    last.step = step;
                    return;
                }
                if say.is_none() {
                    return;
                }
                (None, None)
            }
        };
        let happened = if step == 0 || mover.is_some() { stage.events() } else { &[] };
        let seen = happened.iter().filter_map(|event| G::redact(event, PERSON));
        let log: Vec<LogLine> =
            seen.map(|event| snapshot::log_line::<G>(mover, &event, self.lang, &self.names)).collect();
        if step > 0 && say.is_none() && tried.is_none() && log.is_empty() {
            return;
        }
        let revision = u32::try_from(self.frames.len()).unwrap_or(u32::MAX);
        let log_from = u32::try_from(self.lines).unwrap_or(u32::MAX);
        self.lines += log.len();
        let around = SnapshotContext::scene(revision, log_from, log);
        let table = snapshot::of_state::<G>(stage.state(), &self.players, PERSON, around, self.lang);
        self.frames.push(Frame { step, table, say, tried });
    }

    fn refused(&self, stage: &Stage<'_, G>, seat: Seat, mv: G::Move, refusal: G::Refusal) -> Tried {
        let mut refusals = G::explain(&G::view(stage.state(), seat), &G::intent(mv));
        if refusals.is_empty() {
            // The touch itself is allowed, e.g. for a move out of turn.
            refusals.push(refusal);
        }
        self.tried(stage, seat, Some(mv), &refusals)
    }

    fn judged(&self, faults: &[G::SetupFault]) -> Tried {
        let reason =
            |fault: &G::SetupFault| Reason { text: G::setup_fault(fault, self.lang), rule: fault.rule().to_string() };
        Tried { who: String::new(), text: None, mv: None, reasons: faults.iter().map(reason).collect() }
    }

    fn tried(&self, stage: &Stage<'_, G>, seat: Seat, mv: Option<G::Move>, refusals: &[G::Refusal]) -> Tried {
        let in_words = |mv| G::mv(mv, &G::view(stage.state(), seat), self.lang, &self.names);
        Tried {
            who: self.names.of(seat),
            text: mv.map(in_words),
            mv: mv.map(G::move_out),
            reasons: snapshot::reasons::<G>(refusals, self.lang, &self.names),
        }
    }
}

/// Lists every rule against a touch in a scene.
pub(crate) struct Explain<'a> {
    pub scene: &'a Scene,
    pub intent: GameIntent,
    pub lang: Lang,
}

impl GameVisitor for Explain<'_> {
    type Output = Result<Vec<Reason>, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let Explain { scene, intent, lang } = self;
        let intent = G::intent_in(intent).ok_or(ProblemKind::NoSuchScene)?;
        let state = state_in::<G>(scene)?;
        let names = players::<G>(&state, None)?.names_for_owner::<G>(lang);
        Ok(snapshot::reasons::<G>(&G::explain(&G::view(&state, PERSON), &intent), lang, &names))
    }
}

/// Lists what a move in a scene is certain to change.
pub(crate) struct Foretell<'a> {
    pub scene: &'a Scene,
    pub mv: GameMove,
}

impl GameVisitor for Foretell<'_> {
    type Output = Result<Vec<Forecast>, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let Foretell { scene, mv } = self;
        let mv = G::move_in(mv).ok_or(ProblemKind::NoSuchScene)?;
        Ok(G::forecast(&G::view(&state_in::<G>(scene)?, PERSON), mv))
    }
}

/// Returns a card's sheet in a scene.
pub(crate) struct SceneCard<'a> {
    pub scene: &'a Scene,
    pub code: &'a str,
    pub lang: Lang,
}

impl GameVisitor for SceneCard<'_> {
    type Output = Result<CardSheet, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let SceneCard { scene, code, lang } = self;
        let card = card::read::<G::Card>(code).ok_or(ProblemKind::NoSuchCard)?;
        let state = state_in::<G>(scene)?;
        let names = players::<G>(&state, None)?.names_for_owner::<G>(lang);
        Ok(G::card_sheet(card, Some(&G::view(&state, PERSON)), lang, &names))
    }
}

/// Returns a card's sheet without a position.
pub(crate) struct BookCard<'a> {
    pub code: &'a str,
    pub lang: Lang,
}

impl GameVisitor for BookCard<'_> {
    type Output = Result<CardSheet, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let card = card::read::<G::Card>(self.code).ok_or(ProblemKind::NoSuchCard)?;
        Ok(G::card_sheet(card, None, self.lang, &Names::new(Vec::new(), None)))
    }
}

/// Returns what is printed on a game's cards.
pub(crate) struct Printed;

impl GameVisitor for Printed {
    type Output = PrintedCards;

    fn visit<G: ListedGame>(self) -> Self::Output {
        G::printed_out()
    }
}

/// Creates a table that continues from a scene.
pub(crate) struct PlayOn<'a> {
    pub scene: &'a Scene,
    pub level: &'a str,
    pub id: &'a TableId,
    pub store: &'a mut Store,
}

impl GameVisitor for PlayOn<'_> {
    type Output = Result<Box<dyn Session>, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let state = state_in::<G>(self.scene)?;
        if G::to_move(&state).is_none() {
            return Err(ProblemKind::NothingThere.into());
        }
        let kept = StoredSetup::<G> {
            setup: G::setup(&state).clone(),
            players: players::<G>(&state, Some(self.level))?,
            opening: Vec::new(),
            placed: Some(state.clone()),
            imported: None,
            clock: None,
        };
        let store = self.store;
        let place = TablePlace { store, id: self.id.clone(), name: String::new(), seed: Seed(0), now_ms: now_ms() };
        let mut played = place.lay(kept, state)?;
        played.mark_assisted(store, now_ms())?;
        Ok(Box::new(played))
    }
}
