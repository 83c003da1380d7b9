//! Scenarios on a table: shown step by step, touched, and played on from.
//!
//! Everything goes through [`rulebook::scenario::Stage`], as the tests do.

use crate::book::lessons;
use crate::book::scene::{Demonstration, Frame, Scene, Tried};
use crate::house::House;
use crate::house::shared::{HouseState, OpenTable, new_id, now_ms};
use crate::play::laying::Place;
use crate::play::players::Players;
use crate::play::session::Session;
use crate::play::snapshot::{self, Around};
use crate::play::stored::StoredSetup;
use crate::problem::{Problem, ProblemKind, Reason};
use crate::wire::LogLine;
use game::{Cites, Forecast, Seat, Seed};
use rulebook::Lang;
use rulebook::card::{self, CardSheet};
use rulebook::phrase::Names;
use rulebook::scenario::{self, Beat, Happening, Scenario, Stage};
use store::TableId;
use tables::{GameIntent, GameMove, GameVisitor, TableGame, book, visit_game};

/// Where the person sits in a scenario.
pub(crate) const PERSON: Seat = Seat(0);

impl House {
    /// A scenario, picture by picture.
    ///
    /// # Errors
    /// If the book has no such scenario.
    pub fn show(&self, id: &str) -> Result<Demonstration, Problem> {
        let lang = self.lang();
        visit_scenario(id, lang, Show { id, lang })
    }

    /// Why a touch does nothing in a scene: every rule against it.
    ///
    /// # Errors
    /// If there is no such scene.
    pub fn explain_scene(&self, scene: &Scene, intent: GameIntent) -> Result<Vec<Reason>, Problem> {
        let lang = self.lang();
        visit_scenario(&scene.scenario, lang, Explain { scene, intent, lang })
    }

    /// What a move of the person in a scene is certain to change.
    ///
    /// # Errors
    /// If there is no such scene.
    pub fn scene_forecast(&self, scene: &Scene, mv: GameMove) -> Result<Vec<Forecast>, Problem> {
        let lang = self.lang();
        visit_scenario(&scene.scenario, lang, Foretell { scene, mv, lang })
    }

    /// A card's sheet in a scene.
    ///
    /// # Errors
    /// If there is no such scene or card.
    pub fn scene_card(&self, scene: &Scene, code: &str) -> Result<CardSheet, Problem> {
        let lang = self.lang();
        visit_scenario(&scene.scenario, lang, SceneCard { scene, code, lang })
    }

    /// A card's sheet, without a table.
    ///
    /// # Errors
    /// If there is no such game or card.
    pub fn card(&self, game: &str, code: &str) -> Result<CardSheet, Problem> {
        let lang = self.lang();
        visit_game(game, BookCard { code, lang }).unwrap_or_else(|| Err(no_such_card(lang)))
    }

    /// Lays a table that goes on from a scene, against bots of `level`, and returns its identifier. The game counts
    /// as assisted: the book chose how it stands.
    ///
    /// # Errors
    /// If there is no such scene or level, the game is over there, or the table can't be kept.
    pub fn play_on(&self, scene: &Scene, level: &str) -> Result<String, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let id = new_id();
        let session = visit_scenario(&scene.scenario, lang, PlayOn { scene, level, id: &id, inner: &mut inner })?;
        inner.tables.insert(id.clone(), OpenTable::new(session));
        Ok(id.to_string())
    }
}

pub(crate) fn no_such_scene(lang: Lang) -> Problem {
    Problem::new(ProblemKind::NoSuchScene, lang)
}

fn no_such_card(lang: Lang) -> Problem {
    Problem::new(ProblemKind::NoSuchCard, lang)
}

/// Does `visitor`'s work at the table whose scenario it is.
fn visit_scenario<T, V>(id: &str, lang: Lang, visitor: V) -> Result<T, Problem>
where
    V: GameVisitor<Output = Result<T, Problem>>,
{
    let table = book().volume_of_scenario(id).ok_or_else(|| no_such_scene(lang))?;
    visit_game(table.name, visitor).unwrap_or_else(|| Err(no_such_scene(lang)))
}

/// The person, and bots of `level` (none: of any) at the other seats.
pub(crate) fn players<G: TableGame>(state: &G::State, level: Option<&str>, lang: Lang) -> Result<Players, Problem> {
    let seats = G::seats(G::setup(state));
    let level = level.or(G::LEVELS.first().map(|level| level.key)).map(str::to_owned);
    let level_at = |seat| if Seat(seat) == PERSON { None } else { level.clone() };
    Players::seat(&(0..seats).map(level_at).collect::<Vec<_>>(), G::LEVELS, Seed(u64::from(seats)), lang)
}

fn read<G: TableGame>(id: &str, lang: Lang) -> Result<Scenario<G>, Problem> {
    scenario::load::<G>(id).ok_or_else(|| no_such_scene(lang))
}

/// The state in a scene.
fn state_in<G: TableGame>(scene: &Scene, lang: Lang) -> Result<G::State, Problem> {
    let missing = || no_such_scene(lang);
    if !scene.moves.is_empty() {
        return if scene.step == 0 {
            lessons::state_after::<G>(&scene.scenario, &scene.moves, lang)
        } else {
            Err(missing())
        };
    }
    let scenario = read::<G>(&scene.scenario, lang)?;
    let mut stage = Stage::new(&scenario).map_err(|_| missing())?;
    for _ in 0..scene.step {
        stage.advance().ok_or_else(missing)?.map_err(|_| missing())?;
    }
    Ok(stage.state().clone())
}

struct Show<'a> {
    id: &'a str,
    lang: Lang,
}

impl GameVisitor for Show<'_> {
    type Output = Result<Demonstration, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Show { id, lang } = self;
        let missing = || no_such_scene(lang);
        let scenario = read::<G>(id, lang)?;
        let mut stage = Stage::new(&scenario).map_err(|_| missing())?;
        let mut film = Film::<G>::new(players::<G>(stage.state(), None, lang)?, lang);
        film.picture(&stage, None);
        while let Some(beat) = stage.advance() {
            film.picture(&stage, Some(beat.map_err(|_| missing())?));
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

/// The pictures taken so far of a scenario.
struct Film<G: TableGame> {
    players: Players,
    names: Names,
    lang: Lang,
    frames: Vec<Frame>,
    lines: usize,
    game: std::marker::PhantomData<G>,
}

impl<G: TableGame> Film<G> {
    fn new(players: Players, lang: Lang) -> Film<G> {
        let names = players.names(lang);
        Film { players, names, lang, frames: Vec::new(), lines: 0, game: std::marker::PhantomData }
    }

    /// Takes a picture of the stage after `beat` (none: before the first). Where nothing happens and nothing is
    /// said, there is nothing to show.
    fn picture(&mut self, stage: &Stage<'_, G>, beat: Option<Beat<'_, G>>) {
        let say = beat.as_ref().and_then(|beat| beat.step.say.as_ref()).map(|say| say.get(self.lang).clone());
        let step = beat.as_ref().map_or(0, |beat| u32::try_from(beat.number).unwrap_or(u32::MAX));
        let (mover, tried) = match beat.map(|beat| beat.happening) {
            None => (None, None),
            Some(Happening::Done { seat, .. }) => (Some(seat), None),
            Some(Happening::Refused { seat, mv, refusal }) => (None, Some(self.refused(stage, seat, mv, refusal))),
            Some(Happening::Explained { seat, whole_move, refusals }) => {
                (None, Some(self.tried(stage, seat, whole_move, &refusals)))
            }
            Some(Happening::Judged { faults }) => (None, Some(self.judged(&faults))),
            Some(Happening::Seen) => {
                // The narrator's word to what the last picture shows already.
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
        let revision = u32::try_from(self.frames.len()).unwrap_or(u32::MAX);
        let log_from = u32::try_from(self.lines).unwrap_or(u32::MAX);
        self.lines += log.len();
        let around = Around::scene(revision, log_from, log);
        let table = snapshot::of_state::<G>(stage.state(), &self.players, around, self.lang);
        self.frames.push(Frame { step, table, say, tried });
    }

    fn refused(&self, stage: &Stage<'_, G>, seat: Seat, mv: G::Move, refusal: G::Refusal) -> Tried {
        let mut refusals = G::explain(&G::view(stage.state(), seat), &G::intent(mv));
        if refusals.is_empty() {
            // A move out of turn, say: nothing is wrong with the touch as such.
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

struct Explain<'a> {
    scene: &'a Scene,
    intent: GameIntent,
    lang: Lang,
}

impl GameVisitor for Explain<'_> {
    type Output = Result<Vec<Reason>, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Explain { scene, intent, lang } = self;
        let intent = G::intent_in(intent).ok_or_else(|| no_such_scene(lang))?;
        let state = state_in::<G>(scene, lang)?;
        let names = players::<G>(&state, None, lang)?.names(lang);
        Ok(snapshot::reasons::<G>(&G::explain(&G::view(&state, PERSON), &intent), lang, &names))
    }
}

struct Foretell<'a> {
    scene: &'a Scene,
    mv: GameMove,
    lang: Lang,
}

impl GameVisitor for Foretell<'_> {
    type Output = Result<Vec<Forecast>, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Foretell { scene, mv, lang } = self;
        let mv = G::move_in(mv).ok_or_else(|| no_such_scene(lang))?;
        Ok(G::forecast(&G::view(&state_in::<G>(scene, lang)?, PERSON), mv))
    }
}

struct SceneCard<'a> {
    scene: &'a Scene,
    code: &'a str,
    lang: Lang,
}

impl GameVisitor for SceneCard<'_> {
    type Output = Result<CardSheet, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let SceneCard { scene, code, lang } = self;
        let card = card::read::<G>(code).ok_or_else(|| no_such_card(lang))?;
        let state = state_in::<G>(scene, lang)?;
        let names = players::<G>(&state, None, lang)?.names(lang);
        Ok(G::card_sheet(card, Some(&G::view(&state, PERSON)), lang, &names))
    }
}

struct BookCard<'a> {
    code: &'a str,
    lang: Lang,
}

impl GameVisitor for BookCard<'_> {
    type Output = Result<CardSheet, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let card = card::read::<G>(self.code).ok_or_else(|| no_such_card(self.lang))?;
        Ok(G::card_sheet(card, None, self.lang, &Names::new(Vec::new(), None)))
    }
}

struct PlayOn<'a> {
    scene: &'a Scene,
    level: &'a str,
    id: &'a TableId,
    inner: &'a mut HouseState,
}

impl GameVisitor for PlayOn<'_> {
    type Output = Result<Box<dyn Session>, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let lang = self.inner.lang;
        let state = state_in::<G>(self.scene, lang)?;
        if G::to_move(&state).is_none() {
            return Err(Problem::new(ProblemKind::NothingThere, lang));
        }
        let kept = StoredSetup::<G> {
            setup: G::setup(&state).clone(),
            players: players::<G>(&state, Some(self.level), lang)?,
            opening: Vec::new(),
            placed: Some(state.clone()),
            imported: None,
        };
        let store = &mut self.inner.store;
        let place = Place { store, id: self.id.clone(), name: String::new(), seed: Seed(0), now_ms: now_ms(), lang };
        let mut played = place.lay(kept, state)?;
        played.mark_assisted(store, now_ms(), lang)?;
        Ok(Box::new(played))
    }
}
