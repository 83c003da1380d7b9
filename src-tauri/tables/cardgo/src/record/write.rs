//! From a table to a record.

use super::branches::{Branches, Journal};
use super::keep;
use super::own::{self, Deal};
use crate::CardgoTable;
use cardgo::{Board, Cardgo, Cards, Colour, Move, Phase, Point, State};
use game::{Game, Seat, Silent};
use rulebook::Lang;
use rulebook::phrase::{self, Names};
use sgf::{GameResult, How, Play, Record, Setup, Step};
use table::records::{self, Decision};
use table::{Concession, GivenUp, Player};

/// The game of a table up to where it stands, with what was tried and taken back on the way as variations; `None` if
/// its beginning is no longer known.
pub(super) fn record(game: &records::Told<'_, CardgoTable>, lang: Lang) -> Option<Record> {
    let setup = *Cardgo::setup(&game.beginning);
    let start = game.beginning.table().position();
    let mut record = Record::new(setup.size);
    record.komi = Some(setup.komi);
    record.handicap = (setup.handicap > 0).then_some(setup.handicap);
    record.rules = Some(rules(setup.cards, lang).to_owned());
    record.date = Some(game.date.clone());
    let scribe = Scribe { names: names(game, lang), lang };
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
    let decisions: Vec<&Decision<CardgoTable>> = game.decisions.iter().collect();
    let mut told = scribe.steps(game.beginning.clone(), &decisions)?;
    let journal = Journal::of(&game.journal);
    Branches::new(&journal, &scribe, game.person).put_beside(&mut told, &decisions);
    record.steps.extend(told.into_iter().map(|told| told.step));
    record.result = game.given_up.map_or_else(|| result(game.end), |given_up| Some(conceded(given_up)));
    match game.file {
        Some(file) => Some(keep::with_file(record, file)),
        None => Some(record),
    }
}

/// What players are called in a file: nobody there is "you".
fn names(game: &records::Told<'_, CardgoTable>, lang: Lang) -> Names {
    let person = match lang {
        Lang::Hu => "Játékos",
        Lang::En => "Player",
    };
    let name = |player: &Player| match player {
        Player::Bot { name, .. } => name.clone(),
        Player::Person | Player::Automaton => person.to_owned(),
    };
    Names::new(game.players.iter().map(name).collect(), None)
}

fn rules(cards: Cards, lang: Lang) -> &'static str {
    match (cards, lang) {
        // Area scoring and positional superko: that is what other programs call them.
        (Cards::None, _) => "Chinese",
        (_, Lang::Hu) => "Kártyás go",
        (_, Lang::En) => "Card Go",
    }
}

/// How the game ended, once it has.
fn result(state: &State) -> Option<GameResult> {
    if state.table().phase() != Phase::Over {
        return None;
    }
    let totals: Vec<i32> = Cardgo::outcome(state)?.standings.iter().map(|standing| standing.score).collect();
    let [black, white] = totals[..] else { return None };
    Some(GameResult::of_margin(i16::try_from(black - white).ok()?))
}

/// The same of a game that was given up.
fn conceded(given_up: GivenUp) -> GameResult {
    let how = match given_up.why {
        Concession::Resigned => How::Resignation,
        Concession::OutOfTime => How::Time,
    };
    GameResult::Win(Colour::BOTH[given_up.winner().index()], how)
}

/// A step, and the decisions that make it.
pub(super) struct Told {
    pub step: Step,
    /// The first of its decisions.
    pub first: usize,
    /// How the table stood before that.
    pub before: State,
}

/// Tells decisions as a file does.
pub(super) struct Scribe {
    names: Names,
    lang: Lang,
}

impl Scribe {
    /// What was decided from a state on, step by step. Decisions that place no stone go with the move they lead to.
    pub fn steps(&self, mut state: State, decisions: &[&Decision<CardgoTable>]) -> Option<Vec<Told>> {
        let mut told: Vec<Told> = Vec::new();
        let mut waiting = Waiting::new(0, &state);
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
            told.push(std::mem::replace(&mut waiting, Waiting::new(number, &state)).told(step));
        }
        if !waiting.is_empty() {
            told.push(waiting.told(Step::default()));
        }
        Some(told)
    }
}

/// Decisions on their way to the step they belong to.
struct Waiting {
    first: usize,
    before: State,
    decisions: Vec<String>,
    said: Vec<String>,
}

impl Waiting {
    /// No decisions yet; the first to come is number `first`.
    fn new(first: usize, before: &State) -> Self {
        Waiting { first, before: before.clone(), decisions: Vec::new(), said: Vec::new() }
    }

    fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// Takes a decision, and what was seen of it if that should be told.
    fn note(&mut self, made: &Decision<CardgoTable>, decision: Move, told: Option<&Names>, lang: Lang) -> Option<()> {
        self.decisions.push(own::written(&decision)?);
        if let Some(names) = told {
            self.said.extend(made.seen.iter().map(|event| phrase::plain::<CardgoTable>(event, lang, names)));
        }
        Some(())
    }

    fn told(self, step: Step) -> Told {
        let comment = (!self.said.is_empty()).then(|| self.said.join("\n"));
        Told { step: Step { cards: self.decisions, comment, ..step }, first: self.first, before: self.before }
    }
}

/// The move that turned one state into the other, if a program that knows only Go would come to the same board.
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

/// What has to be put down and taken off to come from one board to another.
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
