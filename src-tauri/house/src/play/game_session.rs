//! The implementation of [`Session`] for a table of any game.

use crate::play::bot_resignation::Outlook;
use crate::play::curve::{Appraised, Unappraised};
use crate::play::journal_repair;
use crate::play::judged_game::JudgedGame;
use crate::play::line::{Ply, passed_by, read_node, replay_node};
use crate::play::position_analysis::{Analysing, AnalysisOf};
use crate::play::resignation;
use crate::play::review::{Unjudged, Verdicts, in_words, line_in_words};
use crate::play::scratch::{Scratch, ScratchOf};
use crate::play::session::{
    AccountThought, BotAction, HintThought, ProposalThought, Session, SnapshotRequest, SurveyThought, Thinking,
    Thought, Trial,
};
use crate::play::snapshot::{self, History, SnapshotContext, When};
use crate::play::table_encoding::{self, Imported, StoredSetup};
use crate::play::table_place::TablePlace;
use crate::play::table_state::Played;
use crate::problem::{Problem, ProblemKind, Reason};
use crate::wire::{
    Curve, DamagedPart, HandingOver, HintMove, HintView, Mistake, Mistakes, MovesOfRule, OpenHand, Review,
    TableSnapshot,
};
use bot::{Cancel, Level};
use game::{Chance, DecisionKind, Forecast, Seat, Seed, StateHash};
use games::{GameIntent, GameMove, ListedGame};
use hosting::records::{HistoryNode, RecordToWrite, SeenMove, SourceRecord};
use hosting::{Concession, GivenUp, Player};
use rulebook::Lang;
use rulebook::card::{self, CardSheet};
use rulebook::phrase::ComparedMove;
use store::{Store, StoredTable};

impl<G: ListedGame> Session for Played<G> {
    fn record(&self) -> &StoredTable {
        &self.record
    }

    fn renamed(&mut self, name: &str) {
        name.clone_into(&mut self.record.name);
    }

    fn bot_to_move(&self) -> bool {
        self.other_to_move().is_some()
    }

    fn snapshot(&self, asked: SnapshotRequest, lang: Lang) -> TableSnapshot {
        let SnapshotRequest { revision, log_have, held, by_step } = asked;
        let log_from = self.log_from(revision, log_have);
        let damaged = self.line.damaged().map(|(first, last)| DamagedPart { first, last });
        let thinking = self.bot_to_move();
        let undo = self.undo_target(self.undo_seat());
        let around = SnapshotContext {
            id: self.record.id.to_string(),
            revision: self.record.revision,
            seed: self.seed(),
            imported: self.imported.is_some(),
            log_from,
            log: self.log_lines(log_from, self.log_length(), lang),
            plies: u32::try_from(self.plies()).unwrap_or(u32::MAX),
            assisted: self.is_helped(),
            held,
            given_up: self.conceded(),
            clock: self.clock_view(),
            when: When::Now {
                can_undo: undo.is_some(),
                undo_asks: undo.is_some_and(|target| self.undo_asks(target)),
                can_redo: self.can_redo,
                thinking,
                waiting_for_step: thinking && by_step,
                history: History { locked: self.line.is_locked(), damaged },
            },
        };
        snapshot::of_state::<G>(&self.state, &self.players, self.viewer, around, lang)
    }

    fn explain(&self, intent: GameIntent, lang: Lang) -> Result<Vec<Reason>, Problem> {
        let intent = G::intent_in(intent).ok_or(ProblemKind::NoSuchTable)?;
        if let Some(given_up) = self.conceded() {
            return Ok(vec![resignation::reason::<G>(given_up, G::setup(&self.state), lang, &self.names(lang))]);
        }
        let refusals = G::explain(&G::view(&self.state, self.viewer), &intent);
        Ok(self.reasons(&refusals, lang))
    }

    fn forecast(&self, mv: GameMove) -> Vec<Forecast> {
        let view = G::view(&self.state, self.viewer);
        G::move_in(mv).map(|mv| G::forecast(&view, mv)).unwrap_or_default()
    }

    fn moves_by_rule(&self, lang: Lang) -> Vec<MovesOfRule> {
        self.legal_moves_by_rule(lang)
    }

    fn card(&self, code: &str, lang: Lang) -> Option<CardSheet> {
        let view = G::view(&self.state, self.viewer);
        Some(G::card_sheet(card::read::<G::Card>(code)?, Some(&view), lang, &self.names(lang)))
    }

    fn act(&mut self, store: &mut Store, mv: GameMove, now_ms: i64) -> Result<(), Problem> {
        let mv = G::move_in(mv).ok_or(ProblemKind::NoSuchTable)?;
        if self.is_out_of_time() {
            // The decision comes too late.
            return self.time_out(store, now_ms);
        }
        // Out of turn, the rules refuse the move.
        self.commit(store, self.viewer, mv, now_ms)
    }

    fn act_for_bot(&mut self, store: &mut Store, mv: GameMove, now_ms: i64) -> Result<(), Problem> {
        let (Some(seat), Some(mv)) = (self.other_to_move(), G::move_in(mv)) else {
            return Err(ProblemKind::Stale.into());
        };
        self.commit(store, seat, mv, now_ms)
    }

    fn do_for_bot(&mut self, store: &mut Store, thinking: Thinking, now_ms: i64) -> Result<(), Problem> {
        let BotAction::Move(mv) = thinking.deed else {
            let seat = self.other_to_move().ok_or(ProblemKind::Stale)?;
            return self.give_up(store, GivenUp { seat, why: Concession::Resigned }, now_ms);
        };
        self.act_for_bot(store, mv, now_ms)?;
        self.shares.extend(self.line.head().map(|node| (node, thinking.share)));
        Ok(())
    }

    fn thought(&self, may_resign: bool) -> Option<Thought> {
        let (seat, player) = self.to_move()?;
        let level = match player {
            Player::Person { .. } | Player::Guest { .. } => return None,
            // The rules leave an automaton one move.
            Player::Automaton => {
                let mut moves = Vec::new();
                G::legal_moves(&self.state, &mut moves);
                let only = G::move_out(*moves.first()?);
                return Some(Box::new(move |_| Some(Thinking { deed: BotAction::Move(only), share: None })));
            }
            Player::Bot { level, .. } => Level::find(G::LEVELS, level)?,
        };
        let (view, seed) = (G::view(&self.state, seat), self.thought_seed());
        let outlook = if may_resign { Outlook::of(self, seat, level, &view) } else { None };
        Some(Box::new(move |cancel| {
            let decision = bot::decide::<G>(&view, level, seed, cancel).ok()?;
            let hopeless = outlook.map_or(Some(false), |outlook| outlook.is_hopeless(decision.share, cancel))?;
            let deed = if hopeless { BotAction::Resign } else { BotAction::Move(G::move_out(decision.mv)) };
            Some(Thinking { deed, share: decision.share })
        }))
    }

    fn trial(&self) -> Option<(&'static str, Trial)> {
        let (seat, player) = self.to_move()?;
        let Player::Bot { level, .. } = player else { return None };
        let level = Level::find(G::LEVELS, level)?;
        let seen = G::view(&self.state, self.viewer);
        if G::held(&seen).is_none() || matches!(G::decision_kind(&self.state), DecisionKind::Forced) {
            return None;
        }
        let seed = self.thought_seed();
        Some((level.key, Box::new(move |cancel| try_thought::<G>(&seen, seat, level, seed, cancel))))
    }

    fn may_pass(&self) -> bool {
        // An automaton's moves are shown, so it never passes invisibly.
        let bot = self.to_move().is_some_and(|(_, player)| matches!(player, Player::Bot { .. }));
        bot && G::decision_kind(&self.state).may_pass()
    }

    fn passes(&self, deed: BotAction) -> bool {
        let BotAction::Move(mv) = deed else { return false };
        self.may_pass() && G::move_in(mv).is_some_and(|mv| G::decision_kind(&self.state).passes(&mv))
    }

    fn hint(&self, lang: Lang) -> Option<HintThought> {
        let (view, seed, names) = (self.asked()?, self.thought_seed(), self.names(lang));
        Some(Box::new(move |cancel| {
            let hints = bot::hints::<G>(&view, seed, cancel).ok()?;
            let moves = hints.into_iter().map(|hint| HintMove {
                mv: G::move_out(hint.mv),
                text: G::mv(hint.mv, &view, lang, &names),
                prospect: G::reason(hint.mv, &view, lang),
                why: hint.why.map(|why| in_words::<G>(why, ComparedMove::Second, lang, &names)),
                expected: hint.expected.map(|expected| G::expectation(expected.share, expected.result, lang)),
                line: line_in_words::<G>(&hint.line, lang, &names),
            });
            Some(HintView { moves: moves.collect() })
        }))
    }

    fn proposal(&self) -> Option<ProposalThought> {
        let bots = self.players.all().iter().any(|player| matches!(player, Player::Bot { .. }));
        let (view, seed) = (self.asked().filter(|_| bots)?, self.thought_seed());
        Some(Box::new(move |cancel| {
            let moves = G::proposal(&view, seed, cancel).ok()?;
            Some(moves.into_iter().map(G::move_out).collect())
        }))
    }

    fn survey(&self) -> Result<SurveyThought, Problem> {
        if !G::SURVEYS {
            return Err(Problem::NoSurvey);
        }
        let (view, seed) = (self.asked().ok_or(ProblemKind::Stale)?, self.thought_seed());
        Ok(Box::new(move |cancel| bot::survey::<G>(&view, seed, cancel).ok()))
    }

    fn analysis(&self, lang: Lang) -> Option<Box<dyn Analysing>> {
        Some(Box::new(AnalysisOf::<G>::of(self.asked()?, self.thought_seed(), lang, self.names(lang))?))
    }

    fn think(&mut self, store: &mut Store, ms: u32) -> Result<bool, Problem> {
        Played::think(self, store, ms)?;
        Ok(self.is_out_of_time())
    }

    fn time_out(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem> {
        if !self.is_out_of_time() {
            return Err(ProblemKind::NothingThere.into());
        }
        self.give_up(store, GivenUp { seat: self.viewer, why: Concession::OutOfTime }, now_ms)
    }

    fn resign(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem> {
        self.give_up(store, GivenUp { seat: self.viewer, why: Concession::Resigned }, now_ms)
    }

    fn is_helped(&self) -> bool {
        Played::is_helped(self)
    }

    fn mark_helped(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem> {
        if self.is_seen_by_owner() {
            return self.mark_assisted(store, now_ms);
        }
        if self.helped.contains(&self.viewer) {
            return Ok(());
        }
        self.with_helped([self.viewer], |played| played.mark(store, false, now_ms))
    }

    fn mark_assisted(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem> {
        if self.record.assisted {
            return Ok(());
        }
        self.mark(store, true, now_ms)
    }

    fn undo(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem> {
        let target = self.undo_target(self.undo_seat()).ok_or(ProblemKind::NothingThere)?;
        self.back_to(store, target, now_ms)
    }

    fn is_seen_by_owner(&self) -> bool {
        Played::is_seen_by_owner(self)
    }

    fn is_covered(&self) -> bool {
        self.covered
    }

    fn handing_over(&self, lang: Lang) -> Option<HandingOver> {
        Played::handing_over(self, lang)
    }

    fn cover(&mut self) {
        Played::cover(self);
    }

    fn open_view(&mut self, seat: Seat) -> Result<(), Problem> {
        Played::open_view(self, seat)
    }

    fn since_last_turn(&self, lang: Lang) -> Option<TableSnapshot> {
        Played::since_last_turn(self, lang)
    }

    fn take_back(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem> {
        let target = self.take_back_target().ok_or(ProblemKind::NothingThere)?;
        self.back_to(store, target, now_ms)
    }

    fn decline_covered(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem> {
        Played::decline_covered(self, store, now_ms)
    }

    fn redo(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem> {
        let mut state = self.state.clone();
        let mut again: Vec<(Vec<Ply<G>>, G::State)> = Vec::new();
        let before = self.head();
        let mut head = before;
        let mut given_up = None;
        while let Some(node) = store.last_child(&self.record.id, head)? {
            let asked = !again.is_empty() && G::to_move(&state).is_some_and(|seat| self.is_human(seat));
            if asked && !passed_by::<G>(&state, &node) {
                break;
            }
            if let Some(ended) = resignation::read(&node.mv) {
                head = Some(node.id);
                given_up = Some((node.id, ended));
                break;
            }
            if let Some((beyond, there)) = journal_repair::beyond::<G>(&node) {
                // Redoes over lost decisions, to the position where the game is known again.
                let path = store.path(&self.record.id, Some(beyond))?;
                let part = path.iter().skip_while(|on| on.id != node.id).map(read_node).collect();
                (state, head) = (there, Some(beyond));
                again.push((part, state.clone()));
            } else if let Some(ply) = replay_node::<G>(&mut state, &node, self.viewer) {
                head = Some(node.id);
                again.push((vec![ply], state.clone()));
            } else {
                // A node that no longer fits the rules ends the redo; it stays in the journal.
                break;
            }
            if G::to_move(&state).is_none() {
                break;
            }
        }
        if again.is_empty() && given_up.is_none() {
            return Err(ProblemKind::NothingThere.into());
        }
        let plies = again.iter().map(|(plies, _)| plies.len()).sum::<usize>() + usize::from(given_up.is_some());
        let change = self.change((&state, self.line.len() + plies), given_up.map(|(_, ended)| ended), false, now_ms)?;
        store.move_head(&self.record.id, head, &change)?;
        self.changed(&change, head);
        let mut own = again.iter().flat_map(|(plies, _)| plies).filter(|ply| self.is_human(ply.seat));
        let own = own.next().map(|ply| ply.node).or(given_up.map(|(node, _)| node));
        if let Some(node) = own {
            self.note_decision(store, before, node);
        }
        for (plies, after) in again {
            self.line.extend(plies, &after);
        }
        self.state = state;
        self.given_up = given_up;
        self.can_redo = store.last_child(&self.record.id, head)?.is_some();
        self.pass_on();
        Ok(())
    }

    fn branch(&self, place: TablePlace<'_>, ply: Option<u32>, tried: &[GameMove]) -> Result<Box<dyn Session>, Problem> {
        let ply = ply.map_or(self.plies(), |ply| ply as usize);
        // A resignation belongs to the position after the last decision.
        let (ply, given_up) = self.standing_at(ply);
        let beginning = self.line.state_at(0).ok_or(ProblemKind::NothingThere)?;
        let plies = self.line.plies().get(..ply).ok_or(ProblemKind::NothingThere)?;
        let made = plies.iter().map(|ply| ply.mv).chain(tried.iter().map(|&mv| G::move_in(mv)));
        let moves: Vec<G::Move> = made.collect::<Option<_>>().ok_or(ProblemKind::NothingThere)?;
        let given_up = given_up.filter(|_| tried.is_empty());
        let mut kept: StoredSetup<G> = table_encoding::read(&self.record.setup)?;
        let others = self.others();
        if let Some(imported) = &mut kept.imported {
            imported.branch = true;
            imported.others = others.map(|(others, plies)| others.cut(plies.min(ply)));
        }
        let TablePlace { store, id, name, seed, now_ms } = place;
        let place = TablePlace { store: &mut *store, id, name, seed, now_ms };
        let mut laid = place.lay_played(kept, beginning, &moves, given_up)?;
        if let (Some(clock), Some(spent)) = (&mut laid.clock, self.spent_on(ply)) {
            spent.keep(store, &laid.record.id)?;
            clock.spent = spent;
        }
        laid.cover();
        Ok(Box::new(laid))
    }

    fn picture_at(&self, ply: u32, lang: Lang) -> Option<TableSnapshot> {
        let at = ply as usize;
        let (decided, given_up) = self.standing_at(at);
        let state = self.line.state_at(decided)?;
        let others = self.others().filter(|(_, plies)| at <= *plies).map(|(others, _)| others);
        let log_from = if at == 0 { 0 } else { self.log_length_at(at - 1) };
        let log = self.log_lines(log_from, self.log_length_at(decided), lang);
        let unseen = if log.is_empty() { self.decided_unseen(at, lang) } else { None };
        let seats = G::seats(G::setup(&self.state));
        let others = others.map(|others| (others.seats::<G>(seats, lang), others.record::<G>(at, lang)));
        let around = SnapshotContext {
            id: self.record.id.to_string(),
            revision: self.record.revision,
            seed: self.seed(),
            imported: self.imported.is_some(),
            log_from,
            log,
            plies: ply,
            assisted: self.is_helped(),
            held: true,
            given_up,
            clock: None,
            when: When::Past { others, unseen },
        };
        Some(snapshot::of_state::<G>(&state, &self.players, self.viewer, around, lang))
    }

    fn hands_at(&self, ply: u32, lang: Lang) -> Option<Vec<OpenHand>> {
        let state = self.line.state_at(self.standing_at(ply as usize).0)?;
        Some(snapshot::hands::<G>(&state, self.viewer, lang))
    }

    fn unappraised(&self, known: &Appraised) -> Option<Unappraised> {
        self.first_unappraised(known)
    }

    fn appraised_so_far(&self, known: &Appraised) -> (u32, u32) {
        self.appraised_counts(known)
    }

    fn curve(&self, known: &Appraised, have: u32) -> Curve {
        self.curve_from(known, have)
    }

    fn unjudged(&self, known: &Verdicts, appraised: Option<&Appraised>) -> Option<Unjudged> {
        self.first_unjudged(known, appraised)
    }

    fn adopt(&self, known: &mut Verdicts, kept: &mut Verdicts) {
        Played::adopt(self, known, kept);
    }

    fn own_judged_so_far(&self, known: &Verdicts) -> (u32, u32) {
        self.own_judged_counts(known)
    }

    fn judged_game(&self, known: &Verdicts) -> Option<JudgedGame> {
        self.judged_to_the_end(known)
    }

    fn mistakes(&self, known: &Verdicts, lang: Lang) -> Mistakes {
        self.costliest(known, lang)
    }

    fn unjudged_at(&self, known: &Verdicts, ply: u32) -> Option<Unjudged> {
        self.unjudged_after(known, ply as usize)
    }

    fn decision(&self, known: &Verdicts, ply: u32, lang: Lang) -> Option<Mistake> {
        self.decision_after(known, ply as usize, lang)
    }

    fn scratch(&self, plies: u32, moves: &[GameMove], open: bool, lang: Lang) -> Result<Box<dyn Scratch>, Problem> {
        if !self.record.finished {
            return Err(ProblemKind::ThoughtsClosed.into());
        }
        let ply = plies as usize;
        let state = self.line.state_at(ply).ok_or(ProblemKind::NothingThere)?;
        let position = ScratchOf::<G> {
            state,
            players: self.players.clone(),
            viewer: self.viewer,
            seed: self.thought_seed_at(ply + moves.len()),
            plies,
            log: self.log_lines(0, self.log_length_at(ply), lang),
            lang,
            explained: false,
        };
        Ok(Box::new(position.after(moves, open)?))
    }

    fn judged_so_far(&self, known: &Verdicts) -> (u32, u32) {
        self.judged_counts(known)
    }

    fn judged(&self, known: &Verdicts, have: u32, lang: Lang) -> Review {
        self.judged_from(known, have, lang)
    }

    fn account(&self, ply: u32, lang: Lang) -> Option<AccountThought> {
        self.account_of(ply, lang)
    }

    fn written(
        &self,
        date: String,
        journal: Vec<HistoryNode>,
        lang: Lang,
    ) -> Option<(String, &'static str, &'static str)> {
        let format = G::FORMAT?;
        let told = RecordToWrite {
            beginning: self.line.state_at(0)?,
            end: &self.state,
            given_up: self.conceded(),
            decisions: self.line.plies().iter().map(|ply| SeenMove { mv: ply.mv, seen: ply.seen.clone() }).collect(),
            seed: &self.record.seed,
            date,
            players: self.players.all().to_vec(),
            person: self.viewer,
            placed: self.placed,
            taken_over: self.others().map(|(_, plies)| plies),
            file: self.imported.as_ref().map(|Imported { text, step, dealt, .. }| SourceRecord {
                text,
                step: *step,
                dealt: *dealt,
            }),
            journal,
        };
        Some(((format.write)(&told, lang)?, format.stem, format.ending))
    }

    fn is_untouched_import(&self) -> bool {
        self.record.revision == 1 && self.imported.as_ref().is_some_and(|imported| !imported.branch)
    }

    fn plies(&self) -> usize {
        Played::plies(self)
    }

    fn fingerprint(&self) -> Option<StateHash> {
        game::state_hash(&self.state).ok()
    }
}

/// How many deals are tried to find one in which there is something to think about.
const MOST_DEALS: u32 = 8;

/// Thinks as long as a bot of `level` may at `seat`, in a deal that looks like `seen` to the person; `None` if
/// cancelled. Returns whether there was a deal in which the bot has more than one legal move.
fn try_thought<G: ListedGame>(seen: &G::View, seat: Seat, level: Level, seed: Seed, cancel: &Cancel) -> Option<bool> {
    let mut chance = Chance::new(seed);
    for _ in 0..MOST_DEALS {
        let deal = G::determinize(seen, &mut chance);
        if bot::think_through::<G>(&G::view(&deal, seat), level, chance.seed(), cancel).ok()? {
            return Some(true);
        }
    }
    Some(false)
}
