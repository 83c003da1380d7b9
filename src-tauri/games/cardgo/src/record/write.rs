//! Writes a table as a record.

use super::branches::{Branches, Journal};
use super::file_merge;
use super::own::{self, Deal};
use crate::HostedCardgo;
use crate::sentences::sentences;
use cardgo::{Board, Cardgo, Cards, Colour, Move, Phase, Point, State};
use game::{Game, Seat, Silent};
use hosting::records::{self, SeenMove};
use hosting::{Concession, GivenUp, Player};
use rulebook::Lang;
use rulebook::phrase::{self, Names};
use sgf::{GameResult, Play, Record, Setup, Step, WinReason};

/// Returns the record of a table up to its current position, with moves that were taken back as variations; `None` if a
/// decision can no longer be replayed.
pub(super) fn record(game: &records::RecordToWrite<'_, HostedCardgo>, lang: Lang) -> Option<Record> {
    let setup = *Cardgo::setup(&game.beginning);
    let start = game.beginning.table().position();
    let mut record = Record::new(setup.size);
    record.komi = Some(setup.komi);
    record.handicap = (setup.handicap > 0).then_some(setup.handicap);
    record.rules = Some(rules(setup.cards, lang).to_owned());
    record.date = Some(game.date.clone());
    let scribe = StepWriter { names: names(game, lang), lang };
    for (player, seat) in record.players.iter_mut().zip([Seat(0), Seat(1)]) {
        player.name = Some(scribe.names.of(seat));
    }
    let root = &mut record.steps[0];
    root.setup = difference(&Board::new(setup.size), start.board());
    root.setup.turn = (start.turn() == Colour::White || root.setup.changes_board()).then_some(start.turn());
    let deal = Deal {
        game: Cardgo::NAME.to_owned(),
        rules: Cardgo::RULES_VERSION,
        setup,
        seed: game.seed.to_owned(),
        levels: game.players.clone(),
        placed: game.placed.then(|| game.beginning.clone()),
        taken_over: game.taken_over,
    };
    root.cards.push(own::written(&deal)?);
    let decisions: Vec<&SeenMove<HostedCardgo>> = game.decisions.iter().collect();
    let mut told = scribe.steps(game.beginning.clone(), &decisions)?;
    let journal = Journal::of(&game.journal);
    Branches::new(&journal, &scribe, game.person).put_beside(&mut told, &decisions);
    record.steps.extend(told.into_iter().map(|told| told.step));
    record.result = game.given_up.map_or_else(|| result(game.end), |given_up| Some(conceded(given_up)));
    match game.file {
        Some(file) => Some(file_merge::with_file(record, file)),
        None => Some(record),
    }
}

/// Returns the players' names for the file; the person isn't called "you" there.
fn names(game: &records::RecordToWrite<'_, HostedCardgo>, lang: Lang) -> Names {
    let name = |player: &Player| match player {
        Player::Bot { name, .. } | Player::Guest { name } => name.clone(),
        Player::Person { name } if !name.is_empty() => name.clone(),
        Player::Person { .. } | Player::Automaton => sentences(lang).player().to_owned(),
    };
    Names::new(game.players.iter().map(name).collect(), None)
}

fn rules(cards: Cards, lang: Lang) -> &'static str {
    match cards {
        // The name that other programs use for area scoring with positional superko.
        Cards::None => "Chinese",
        _ => sentences(lang).card_rules(),
    }
}

/// Returns the result of a finished game by the rules.
fn result(state: &State) -> Option<GameResult> {
    if state.table().phase() != Phase::Over {
        return None;
    }
    let totals: Vec<i32> = Cardgo::outcome(state)?.standings.iter().map(|standing| standing.score).collect();
    let [black, white] = totals[..] else { return None };
    Some(GameResult::of_margin(i16::try_from(black - white).ok()?))
}

/// Returns the result of a game that was resigned or lost on time.
fn conceded(given_up: GivenUp) -> GameResult {
    let how = match given_up.why {
        Concession::Resigned => WinReason::Resignation,
        Concession::OutOfTime => WinReason::Time,
    };
    GameResult::Win(Colour::BOTH[given_up.winner().index()], how)
}

/// A step of a record, with the decisions it contains.
pub(super) struct RecordStep {
    pub step: Step,
    /// The index of its first decision.
    pub first: usize,
    /// The state before its first decision.
    pub before: State,
}

/// Converts decisions to steps of a record.
pub(super) struct StepWriter {
    names: Names,
    lang: Lang,
}

impl StepWriter {
    /// Converts the decisions from a state on. Decisions that place no stone belong to the step of the move they lead
    /// to.
    pub fn steps(&self, mut state: State, decisions: &[&SeenMove<HostedCardgo>]) -> Option<Vec<RecordStep>> {
        let mut told: Vec<RecordStep> = Vec::new();
        let mut waiting = PendingStep::new(0, &state);
        for (&made_here, number) in decisions.iter().zip(1..) {
            let decision = made_here.mv?;
            let before = state.clone();
            Cardgo::apply(&mut state, decision, &mut Silent);
            let moved = made(&before, &state);
            let plain = moved.is_some() && matches!(decision, Move::Play { .. } | Move::Pass);
            if !plain || !waiting.is_empty() {
                waiting.note(made_here, decision, (!plain).then_some(&self.names), self.lang)?;
            }
            let (old, new) = (before.table().position().board(), state.table().position().board());
            let step = match moved {
                Some(mv) => Step { mv: Some(mv), ..Step::default() },
                None if old.hash() != new.hash() => Step { setup: difference(old, new), ..Step::default() },
                None => continue,
            };
            told.push(std::mem::replace(&mut waiting, PendingStep::new(number, &state)).told(step));
        }
        if !waiting.is_empty() {
            told.push(waiting.told(Step::default()));
        }
        Some(told)
    }
}

/// Decisions whose step isn't complete yet.
struct PendingStep {
    first: usize,
    before: State,
    decisions: Vec<String>,
    said: Vec<String>,
}

impl PendingStep {
    /// Creates an empty list for a step that begins with decision number `first`.
    fn new(first: usize, before: &State) -> Self {
        PendingStep { first, before: before.clone(), decisions: Vec::new(), said: Vec::new() }
    }

    fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// Adds a decision, and the events the person saw if they are to be in the comment.
    fn note(&mut self, made: &SeenMove<HostedCardgo>, decision: Move, told: Option<&Names>, lang: Lang) -> Option<()> {
        self.decisions.push(own::written(&decision)?);
        if let Some(names) = told {
            self.said.extend(made.seen.iter().map(|event| phrase::plain::<HostedCardgo>(event, lang, names)));
        }
        Some(())
    }

    fn told(self, step: Step) -> RecordStep {
        let comment = (!self.said.is_empty()).then(|| self.said.join("\n"));
        RecordStep { step: Step { cards: self.decisions, comment, ..step }, first: self.first, before: self.before }
    }
}

/// Returns the move between two states if a program that knows only plain Go would reach the same board by it.
fn made(before: &State, after: &State) -> Option<sgf::Move> {
    if after.table().number() != before.table().number() + 1 {
        return None;
    }
    let position = after.table().position();
    let (play, colour) = (position.last()?, position.turn().opponent());
    let mut board = before.table().position().board().clone();
    if let Play::Stone(point) = play {
        if !board.is_empty(point) || board.is_suicide(point, colour) {
            return None;
        }
        board.play(point, colour);
    }
    (board.hash() == position.board().hash()).then_some(sgf::Move { colour, play })
}

/// Returns the stones to set up and remove to get from one board to the other.
fn difference(old: &Board, new: &Board) -> Setup {
    let mut setup = Setup::default();
    let size = new.size();
    let points = (0..size).flat_map(|row| (0..size).map(move |column| Point::new(column, row)));
    for point in points.filter(|&point| old.stone(point) != new.stone(point)) {
        match new.stone(point) {
            Some(Colour::Black) => setup.black.push(point),
            Some(Colour::White) => setup.white.push(point),
            None => setup.empty.push(point),
        }
    }
    setup
}
