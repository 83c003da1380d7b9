//! Reads a file into a game that can be played on as a table.

use super::own::{self, Deal};
use super::{NO_SEED, brief, in_each_language, translated};
use crate::HostedCardgo;
use cardgo::{Cardgo, Cards, Colour, Diagram, Move, Phase, Position, Setup, State, most_handicap};
use game::{Game, Seat, Seed, Silent};
use hosting::records::{self, ReadRecord, RecordFault};
use hosting::{Concession, GivenUp};
use rulebook::Translated;
use sgf::{GameResult, OpenedRecord, Play, Record, Replay, WinReason};

/// The maximum length of an imported game, in moves.
const MOST_MOVES: usize = 1_000;
/// The maximum number of decisions of a game played here that are replayed; a game of three hundred moves with cards
/// has fewer than two thousand.
const MOST_DECISIONS: usize = 5_000;
/// The maximum number of notes about repairs that are shown before a game is opened.
const MOST_SUPPOSED: usize = 8;
/// The komi if a file gives none, in half points: with handicap stones and without.
const USUAL_KOMI: [i16; 2] = [1, 13];

type Beginning = records::Beginning<HostedCardgo>;

/// What a person should know of a file before it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Note {
    /// A repair of something malformed.
    Supposed(sgf::Note),
    /// The number of further games in the file.
    More(usize),
    /// The board was changed after this many moves, and the game begins there.
    Begins(usize),
    /// By our rules the game ends after this many moves.
    Ends(usize),
    /// The decisions about cards couldn't be replayed.
    CardsLost,
}

/// Reads a file.
///
/// # Errors
/// If the file is malformed or its game can't be played by our rules; the error says why.
pub(super) fn read(bytes: &[u8]) -> Result<ReadRecord<HostedCardgo>, RecordFault> {
    let OpenedRecord { record, more, text, notes: supposed } =
        Record::open(bytes).map_err(|error| translated(error.sentence()))?;
    if record.moves().count() > MOST_MOVES {
        return Err(in_each_language(|words| words.too_many_moves()).into());
    }
    let supposed = supposed.into_iter().take(MOST_SUPPOSED).map(Note::Supposed);
    let mut notes: Vec<Note> = supposed.chain((more > 0).then_some(Note::More(more))).collect();
    if let Some((step, deal)) =
        Deal::find(&record).map_err(|fault| in_each_language(|words| words.unusable_deal(&fault)))?
        && let Some((beginning, moves)) = of_ours(&record, step, &deal)
    {
        let (seats, taken_over) = (Some(deal.levels), deal.taken_over.map(|plies| plies.min(moves.len())));
        let given_up = record.result.as_ref().and_then(conceded);
        return Ok(ReadRecord { seats, taken_over, given_up, ..found(&record, text, step, beginning, moves, &notes) });
    }
    let replay = sgf::replay_after_changes(&record).map_err(|error| translated(error.sentence()))?;
    let step = record.begins_at();
    if own::is_told(&record) {
        notes.push(Note::CardsLost);
    }
    let changed = record.last_change() > 0;
    let until = if changed { step } else { record.free_handicap().map_or(0, |last| last + 1) };
    let before = record.steps[..until].iter().filter(|step| step.mv.is_some()).count();
    if changed {
        notes.push(Note::Begins(before));
    }
    let beginning = beginning(&record, &replay)?;
    let (moves, played) = play(&beginning.state, &replay);
    if played < replay.moves.len() {
        notes.push(Note::Ends(before + played));
    }
    Ok(found(&record, text, step, beginning, moves, &notes))
}

/// Builds the result of an import, except for the fields that only a game played here has.
fn found(
    record: &Record,
    text: String,
    step: usize,
    beginning: Beginning,
    moves: Vec<Move>,
    notes: &[Note],
) -> ReadRecord<HostedCardgo> {
    let choices = vec![("size", record.size.to_string()), ("komi", Cardgo::setup(&beginning.state).written_komi())];
    ReadRecord {
        text,
        step,
        beginning,
        moves,
        seats: None,
        taken_over: None,
        players: record.players.iter().map(|player| player.name.as_deref().and_then(brief)).collect(),
        date: record.date.as_deref().and_then(brief),
        result: record.result.as_ref().map(ToString::to_string),
        given_up: None,
        choices,
        notes: notes.iter().map(noted).collect(),
    }
}

/// Returns who resigned or ran out of time, if the result says so.
fn conceded(result: &GameResult) -> Option<GivenUp> {
    let GameResult::Win(winner, how) = result else { return None };
    let why = match how {
        WinReason::Resignation => Concession::Resigned,
        WinReason::Time => Concession::OutOfTime,
        WinReason::Points(_) | WinReason::Forfeit | WinReason::Somehow => return None,
    };
    Some(GivenUp { seat: Seat(winner.opponent().index() as u8), why })
}

/// Replays the moves of a plain game as far as our rules allow; returns them and the number of the file's moves they
/// cover.
fn play(beginning: &State, replay: &Replay) -> (Vec<Move>, usize) {
    let mut state = beginning.clone();
    let mut moves = Vec::new();
    for (number, mv) in replay.moves.iter().enumerate() {
        let decision = match mv.play {
            Play::Stone(point) => Move::Play { point },
            Play::Pass => Move::Pass,
        };
        match (state.table().phase(), decision) {
            (Phase::Playing, _) => {}
            // Some programs require three or four passes.
            (Phase::Counting { .. }, Move::Pass) => continue,
            (Phase::Counting { .. }, _) => {
                if decide(&mut state, Move::Resume).is_none() {
                    return (moves, number);
                }
                moves.push(Move::Resume);
            }
            (Phase::Over, _) => return (moves, number),
        }
        if decide(&mut state, decision).is_none() {
            return (moves, number);
        }
        moves.push(decision);
    }
    (moves, replay.moves.len())
}

/// Applies a decision; returns `None` if it isn't legal.
fn decide(state: &mut State, mv: Move) -> Option<()> {
    let seat = state.to_move()?;
    Cardgo::play(state, seat, mv, &mut Silent).ok()
}

/// Replays a game played here; returns `None` if that isn't possible.
fn of_ours(record: &Record, step: usize, deal: &Deal) -> Option<(Beginning, Vec<Move>)> {
    let beginning = match &deal.placed {
        Some(state) => {
            Cardgo::audit(state).ok()?;
            placed(state.clone())
        }
        None => dealt(deal.setup, deal.seed.parse().ok()?)?,
    };
    let mut state = beginning.state.clone();
    let moves = own::decisions(record, step, MOST_DECISIONS)?;
    moves.iter().try_for_each(|&mv| decide(&mut state, mv))?;
    Some((beginning, moves))
}

/// Begins with the deal; returns `None` if the rules don't allow the setup.
fn dealt(setup: Setup, seed: Seed) -> Option<Beginning> {
    let mut opening = Vec::new();
    let state = Cardgo::deal(&setup, seed, &mut opening).ok()?;
    Some(Beginning { state, seed, opening, placed: false })
}

/// Begins with a given state, without a deal.
fn placed(state: State) -> Beginning {
    Beginning { state, seed: NO_SEED, opening: Vec::new(), placed: true }
}

/// Returns the komi if a file gives none and Black begins with `black` stones.
pub(super) fn usual_komi(black: usize) -> i16 {
    USUAL_KOMI[usize::from(black == 0)]
}

/// Begins a plain game: by a deal if the board is empty or has the usual handicap, else from the given board.
fn beginning(record: &Record, replay: &Replay) -> Result<Beginning, RecordFault> {
    let start = &replay.start;
    let black = start.board().stone_count(Colour::Black);
    let komi = record.komi.unwrap_or_else(|| usual_komi(usize::from(black)));
    if record.last_change() == 0 && black <= u16::from(most_handicap(record.size)) {
        let handicap = black as u8;
        let setup = Setup { size: record.size, komi, handicap, cards: Cards::None, ..Setup::default() };
        let usual = Position::with_handicap(record.size, handicap);
        let same = |usual: &Position| usual.board().rows() == start.board().rows() && usual.turn() == start.turn();
        if usual.as_ref().is_some_and(same)
            && let Some(beginning) = dealt(setup, NO_SEED)
        {
            return Ok(beginning);
        }
    }
    let diagram = Diagram {
        rows: start.board().rows(),
        to_move: start.turn(),
        komi: Some(Setup { komi, ..Setup::default() }.written_komi()),
        ..Diagram::default()
    };
    let state = Cardgo::place(&diagram, NO_SEED).map_err(|_| RecordFault::NoGame)?;
    Ok(placed(state))
}

/// Puts a note into words.
fn noted(note: &Note) -> Translated<String> {
    match note {
        Note::Supposed(note) => translated(note.sentence()),
        Note::More(games) => in_each_language(|words| words.more_games(*games)),
        Note::Begins(moves) => in_each_language(|words| words.begins_after(*moves)),
        Note::Ends(moves) => in_each_language(|words| words.ends_after(*moves)),
        Note::CardsLost => in_each_language(|words| words.cards_lost()),
    }
}
