//! One table being played: the line of play from the deal to the head, and how it moves.

use crate::games::{GameIntent, GameMove, TableGame};
use crate::line::{Line, Ply, replay_node};
use crate::picture;
use crate::players::Players;
use crate::problem::{Problem, ProblemKind, Reason};
use crate::reveal::reveals;
use crate::stored::{self, Imported, Standing};
use crate::wire::{HintMove, HintView, LogLine, TableSnapshot};
use bot::{Cancel, Level, Survey};
use game::{Forecast, Game, Seat, Seed, Silent, StateHash};
use rulebook::Lang;
use rulebook::card::{self, CardSheet};
use rulebook::phrase::Names;
use std::any::Any;
use store::{HeadChange, NewNode, NodeId, Store, TableRecord};

/// What a bot's thread does without holding anything of the table; `None` if it was cancelled.
pub(crate) type Thought = Box<dyn FnOnce(&Cancel) -> Option<GameMove> + Send>;
/// The same for a hint.
pub(crate) type HintThought = Box<dyn FnOnce(&Cancel) -> Option<HintView> + Send>;
/// The same for how the board is likely to be shared out.
pub(crate) type SurveyThought = Box<dyn FnOnce(&Cancel) -> Option<Survey> + Send>;

/// One table being played, whatever the game.
pub(crate) trait Session: Any + Send {
    /// The table's record as last written.
    fn record(&self) -> &TableRecord;
    /// Whether a bot decides next.
    fn bot_to_move(&self) -> bool;
    /// The table as the person may see it, the log from `log_have` or wherever it was cut since `revision`.
    fn snapshot(&self, revision: u32, log_have: u32, lang: Lang) -> TableSnapshot;
    /// Why a touch does nothing.
    fn explain(&self, intent: GameIntent, lang: Lang) -> Result<Vec<Reason>, Problem>;
    /// What a move of the person is certain to change.
    fn forecast(&self, mv: GameMove) -> Vec<Forecast>;
    /// All that the person may know of a card; `None` if there is no such card.
    fn card(&self, code: &str, lang: Lang) -> Option<CardSheet>;
    /// The person's decision.
    fn act(&mut self, store: &mut Store, mv: GameMove, now_ms: i64, lang: Lang) -> Result<(), Problem>;
    /// A bot's decision.
    fn act_for_bot(&mut self, store: &mut Store, mv: GameMove, now_ms: i64, lang: Lang) -> Result<(), Problem>;
    /// What the bot to move has to think; `None` if no bot is to move.
    fn thought(&self) -> Option<Thought>;
    /// What a hint for the person has to think; `None` if the person isn't to move.
    fn hint(&self, lang: Lang) -> Option<HintThought>;
    /// What has to be thought to say how the board is likely to be shared out; `None` if the person isn't to move.
    fn survey(&self) -> Option<SurveyThought>;
    /// The person has been helped.
    fn mark_assisted(&mut self, store: &mut Store, now_ms: i64, lang: Lang) -> Result<(), Problem>;
    /// Back to the person's last decision.
    fn undo(&mut self, store: &mut Store, now_ms: i64, lang: Lang) -> Result<(), Problem>;
    /// On to the person's next decision, along the last branch.
    fn redo(&mut self, store: &mut Store, now_ms: i64, lang: Lang) -> Result<(), Problem>;
    /// To the position after `ply` decisions of this line: from there another branch can grow.
    fn go_to(&mut self, store: &mut Store, ply: u32, now_ms: i64, lang: Lang) -> Result<(), Problem>;
    /// The table as the person saw it after `ply` decisions of this line; its log stays to be cut at that length.
    fn picture_at(&self, ply: u32, lang: Lang) -> Option<TableSnapshot>;
    /// Whether the game came from a file and nothing has been done here yet.
    fn is_untouched_import(&self) -> bool;
    /// How many decisions the line has.
    fn plies(&self) -> usize;
    /// The fingerprint of the state at the head.
    fn fingerprint(&self) -> Option<StateHash>;
}

/// A table of game `G`.
pub(crate) struct Played<G: Game> {
    pub record: TableRecord,
    pub players: Players,
    /// What the person saw of the deal.
    pub opening: Vec<G::Event>,
    /// Whether the game began from a position of the book, not from a deal.
    pub placed: bool,
    /// The file it came from, if it came from one.
    pub imported: Option<Imported>,
    pub line: Line<G>,
    /// The state at the head.
    pub state: G::State,
    pub can_redo: bool,
    /// Revisions at which the log was cut, and to which length.
    pub cuts: Vec<(u32, u32)>,
}

impl<G: TableGame> Played<G> {
    pub fn person(&self) -> Seat {
        self.players.person()
    }

    /// Where undo goes: the last position before this one in which the person decides.
    fn undo_target(&self) -> Option<usize> {
        (0..self.line.len())
            .rev()
            .find(|&ply| self.line.state_at(ply).is_some_and(|state| G::to_move(&state) == Some(self.person())))
    }

    fn log_length(&self) -> u32 {
        self.log_length_at(self.line.len())
    }

    fn log_length_at(&self, ply: usize) -> u32 {
        let lines = self.opening.len() + self.line.plies()[..ply].iter().map(|ply| ply.seen.len()).sum::<usize>();
        u32::try_from(lines).unwrap_or(u32::MAX)
    }

    /// The seed of the deal, if it means anything: a file of another program has none.
    fn seed(&self) -> Option<String> {
        let told = self.imported.as_ref().is_none_or(|imported| imported.dealt);
        (told && !self.placed).then(|| self.record.seed.clone())
    }

    fn names(&self, lang: Lang) -> Names {
        self.players.names(lang)
    }

    /// What becomes of the table's record when `state` comes to be at its head.
    pub fn change(&self, state: &G::State, assisted: bool, now_ms: i64, lang: Lang) -> Result<HeadChange, Problem> {
        Ok(HeadChange {
            revision: self.record.revision,
            now_ms,
            snapshot: stored::snapshot::<G>(state, lang)?,
            summary: standing::<G>(state, &self.players, lang)?,
            finished: G::to_move(state).is_none(),
            assisted,
        })
    }

    /// After the store has taken a change: the record as it now stands there.
    pub fn changed(&mut self, change: &HeadChange, head: Option<NodeId>) {
        self.record.head = head;
        self.record.revision = change.revision + 1;
        self.record.updated_ms = change.now_ms;
        self.record.finished = change.finished;
        self.record.assisted |= change.assisted;
        self.record.summary.clone_from(&change.summary);
    }

    /// Plays a legal move: on disk first, then here.
    fn commit(&mut self, store: &mut Store, seat: Seat, mv: G::Move, now_ms: i64, lang: Lang) -> Result<(), Problem> {
        let mut state = self.state.clone();
        let mut events = Vec::new();
        G::play(&mut state, seat, mv, &mut events).map_err(|refusal| self.refused(&[refusal], lang))?;
        let change = self.change(&state, false, now_ms, lang)?;
        let seen: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, self.person())).collect();
        let node = NewNode {
            seat: seat.0,
            mv: stored::write(&mv, lang)?,
            events: stored::write(&seen, lang)?,
            state_hash: change.snapshot.hash.clone(),
            assisted: self.record.assisted,
        };
        let written = store.append(&self.record.id, self.line.head(), &node, &change);
        let node = written.map_err(|error| Problem::from_store(&error, lang))?;
        self.changed(&change, Some(node));
        self.line.push(Ply { node, seat, mv: Some(mv), seen }, &state);
        self.state = state;
        self.can_redo = false;
        Ok(())
    }

    fn refused(&self, refusals: &[G::Refusal], lang: Lang) -> Problem {
        Problem::refused(self.reasons(refusals, lang), lang)
    }

    fn reasons(&self, refusals: &[G::Refusal], lang: Lang) -> Vec<Reason> {
        picture::reasons::<G>(refusals, lang, &self.names(lang))
    }

    /// Moves the head back to the position after `ply` decisions.
    fn back_to(&mut self, store: &mut Store, ply: usize, now_ms: i64, lang: Lang) -> Result<(), Problem> {
        let nothing = || Problem::new(ProblemKind::NothingThere, lang);
        let state = self.line.state_at(ply).ok_or_else(nothing)?;
        let mut before = state.clone();
        let told = self.line.plies()[ply..].iter().any(|&Ply { seat, mv, .. }| {
            let Some(mv) = mv else { return true };
            let mut after = before.clone();
            G::apply(&mut after, mv, &mut Silent);
            let told = reveals::<G>(&before, &after, seat, mv, self.person());
            before = after;
            told
        });
        let change = self.change(&state, told, now_ms, lang)?;
        let head = ply.checked_sub(1).and_then(|last| self.line.plies().get(last)).map(|ply| ply.node);
        store.move_head(&self.record.id, head, &change).map_err(|error| Problem::from_store(&error, lang))?;
        self.changed(&change, head);
        self.line.truncate(ply);
        self.state = state;
        self.can_redo = true;
        self.cuts.push((self.record.revision, self.log_length()));
        Ok(())
    }

    /// The log's first line that a window with `log_have` lines as of `revision` doesn't have.
    fn log_from(&self, revision: u32, log_have: u32) -> u32 {
        let cut_since = self.cuts.iter().filter(|(at, _)| *at > revision).map(|(_, length)| *length);
        cut_since.chain([log_have, self.log_length()]).min().unwrap_or(0)
    }

    fn log_lines(&self, from: u32, lang: Lang) -> Vec<LogLine> {
        let names = self.names(lang);
        let opening = self.opening.iter().map(|event| (None, event));
        let played = self.line.plies().iter().flat_map(|ply| ply.seen.iter().map(|event| (Some(ply.seat), event)));
        let line = |(seat, event): (Option<Seat>, &G::Event)| picture::log_line::<G>(seat, event, lang, &names);
        opening.chain(played).skip(from as usize).map(line).collect()
    }

    /// A seed for the bot's thoughts: another for every decision, the same whenever the game comes here again.
    fn thought_seed(&self) -> Seed {
        let deal: u64 = self.record.seed.parse().map_or(0, |Seed(deal)| deal);
        Seed(deal.rotate_left(17) ^ (self.line.len() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

impl<G: TableGame> Session for Played<G> {
    fn record(&self) -> &TableRecord {
        &self.record
    }

    fn bot_to_move(&self) -> bool {
        G::to_move(&self.state).is_some_and(|seat| seat != self.person())
    }

    fn snapshot(&self, revision: u32, log_have: u32, lang: Lang) -> TableSnapshot {
        let log_from = self.log_from(revision, log_have);
        TableSnapshot {
            id: self.record.id.to_string(),
            revision: self.record.revision,
            seed: self.seed(),
            imported: self.imported.is_some(),
            log_from,
            log: self.log_lines(log_from, lang),
            plies: u32::try_from(self.line.len()).unwrap_or(u32::MAX),
            can_undo: self.undo_target().is_some(),
            can_redo: self.can_redo,
            thinking: self.bot_to_move(),
            assisted: self.record.assisted,
            history_locked: self.line.is_locked(),
            ..picture::of_state::<G>(&self.state, &self.players, lang)
        }
    }

    fn explain(&self, intent: GameIntent, lang: Lang) -> Result<Vec<Reason>, Problem> {
        let intent = G::intent_in(intent).ok_or_else(|| Problem::new(ProblemKind::NoSuchTable, lang))?;
        let refusals = G::explain(&G::view(&self.state, self.person()), &intent);
        Ok(self.reasons(&refusals, lang))
    }

    fn forecast(&self, mv: GameMove) -> Vec<Forecast> {
        let view = G::view(&self.state, self.person());
        G::move_in(mv).map(|mv| G::forecast(&view, mv)).unwrap_or_default()
    }

    fn card(&self, code: &str, lang: Lang) -> Option<CardSheet> {
        let view = G::view(&self.state, self.person());
        Some(G::card_sheet(card::read::<G>(code)?, Some(&view), lang, &self.names(lang)))
    }

    fn act(&mut self, store: &mut Store, mv: GameMove, now_ms: i64, lang: Lang) -> Result<(), Problem> {
        let mv = G::move_in(mv).ok_or_else(|| Problem::new(ProblemKind::NoSuchTable, lang))?;
        self.commit(store, self.person(), mv, now_ms, lang)
    }

    fn act_for_bot(&mut self, store: &mut Store, mv: GameMove, now_ms: i64, lang: Lang) -> Result<(), Problem> {
        let seat = G::to_move(&self.state).filter(|seat| *seat != self.person());
        let (Some(seat), Some(mv)) = (seat, G::move_in(mv)) else {
            return Err(Problem::new(ProblemKind::Stale, lang));
        };
        self.commit(store, seat, mv, now_ms, lang)
    }

    fn thought(&self) -> Option<Thought> {
        let seat = G::to_move(&self.state)?;
        let level = Level::find(G::LEVELS, self.players.level(seat)?)?;
        let (view, seed) = (G::view(&self.state, seat), self.thought_seed());
        Some(Box::new(move |cancel| bot::choose::<G>(&view, level, seed, cancel).ok().map(G::move_out)))
    }

    fn hint(&self, lang: Lang) -> Option<HintThought> {
        let person = self.person();
        if G::to_move(&self.state) != Some(person) {
            return None;
        }
        let (view, seed, names) = (G::view(&self.state, person), self.thought_seed(), self.names(lang));
        Some(Box::new(move |cancel| {
            let hints = bot::hints::<G>(&view, seed, cancel).ok()?;
            let moves = hints.into_iter().map(|hint| HintMove {
                mv: G::move_out(hint.mv),
                text: G::mv(hint.mv, &view, lang, &names),
                expected: hint.expected.map(|expected| G::expectation(expected.share, expected.result, lang)),
                line: hint
                    .line
                    .iter()
                    .flat_map(|step| &step.events)
                    .map(|event| rulebook::phrase::told::<G>(event, lang, &names))
                    .collect(),
            });
            Some(HintView { moves: moves.collect() })
        }))
    }

    fn survey(&self) -> Option<SurveyThought> {
        let person = self.person();
        if G::to_move(&self.state) != Some(person) {
            return None;
        }
        let (view, seed) = (G::view(&self.state, person), self.thought_seed());
        Some(Box::new(move |cancel| G::survey(&view, seed, cancel).ok().flatten()))
    }

    fn mark_assisted(&mut self, store: &mut Store, now_ms: i64, lang: Lang) -> Result<(), Problem> {
        if self.record.assisted {
            return Ok(());
        }
        let change = self.change(&self.state, true, now_ms, lang)?;
        let head = self.line.head();
        store.move_head(&self.record.id, head, &change).map_err(|error| Problem::from_store(&error, lang))?;
        self.changed(&change, head);
        Ok(())
    }

    fn undo(&mut self, store: &mut Store, now_ms: i64, lang: Lang) -> Result<(), Problem> {
        let target = self.undo_target().ok_or_else(|| Problem::new(ProblemKind::NothingThere, lang))?;
        self.back_to(store, target, now_ms, lang)
    }

    fn redo(&mut self, store: &mut Store, now_ms: i64, lang: Lang) -> Result<(), Problem> {
        let failed = |error| Problem::from_store(&error, lang);
        let mut state = self.state.clone();
        let mut again = Vec::new();
        let mut head = self.line.head();
        while let Some(node) = store.last_child(&self.record.id, head).map_err(failed)? {
            // A node that no longer fits the rules ends the way on; what was played stays in the journal.
            let Some(ply) = replay_node::<G>(&mut state, &node, self.person()) else { break };
            head = Some(node.id);
            again.push((ply, state.clone()));
            if G::to_move(&state).is_none_or(|seat| seat == self.person()) {
                break;
            }
        }
        if again.is_empty() {
            return Err(Problem::new(ProblemKind::NothingThere, lang));
        }
        let change = self.change(&state, false, now_ms, lang)?;
        store.move_head(&self.record.id, head, &change).map_err(failed)?;
        self.changed(&change, head);
        for (ply, after) in again {
            self.line.push(ply, &after);
        }
        self.state = state;
        self.can_redo = store.last_child(&self.record.id, head).map_err(failed)?.is_some();
        Ok(())
    }

    fn go_to(&mut self, store: &mut Store, ply: u32, now_ms: i64, lang: Lang) -> Result<(), Problem> {
        match ply as usize {
            ply if ply < self.line.len() => self.back_to(store, ply, now_ms, lang),
            _ => Err(Problem::new(ProblemKind::NothingThere, lang)),
        }
    }

    fn picture_at(&self, ply: u32, lang: Lang) -> Option<TableSnapshot> {
        let state = self.line.state_at(ply as usize)?;
        Some(TableSnapshot {
            id: self.record.id.to_string(),
            revision: self.record.revision,
            seed: self.seed(),
            imported: self.imported.is_some(),
            log_from: self.log_length_at(ply as usize),
            plies: ply,
            assisted: self.record.assisted,
            // What is past is looked at, not decided.
            game: G::view_out(G::view(&state, self.person()), Vec::new()),
            ..picture::of_state::<G>(&state, &self.players, lang)
        })
    }

    fn is_untouched_import(&self) -> bool {
        self.imported.is_some() && self.record.revision == 1
    }

    fn plies(&self) -> usize {
        self.line.len()
    }

    fn fingerprint(&self) -> Option<StateHash> {
        game::state_hash(&self.state).ok()
    }
}

/// How a table stands, as the store keeps it.
pub(crate) fn standing<G: TableGame>(state: &G::State, players: &Players, lang: Lang) -> Result<String, Problem> {
    let view = G::view(state, players.person());
    let in_words = |lang| G::standing(&view, lang, &players.names(lang));
    stored::write(&Standing { hu: in_words(Lang::Hu), en: in_words(Lang::En) }, lang)
}
