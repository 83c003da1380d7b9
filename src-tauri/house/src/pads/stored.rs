//! The stored form of a pad.

use super::wire::{PadFault, PadLineView, PadSummary, PadView};
use crate::play::table_encoding;
use crate::problem::{Problem, ProblemKind};
use crate::sentences::sentences;
use crate::text::{calendar, naming};
use game::{Cites, Game, Pad, PadCount};
use games::{GameVisitor, ListedGame, visit_game};
use rulebook::Lang;
use rulebook::phrase::pad::{self, PhrasePad};
use rulebook::phrase::{Names, told};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How many changes can be undone.
const MOST_BEFORE: usize = 20;
/// The largest sheet, in bytes: more than anybody writes by hand.
const MOST_BYTES: usize = 1 << 15;
/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// A pad on disk. Sheets stay JSON until their own game reads them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct StoredPad {
    pub game: String,
    pub name: String,
    pub players: Vec<String>,
    pub sheet: Value,
    /// Earlier sheets, the newest last.
    pub before: Vec<Value>,
    pub revision: u32,
    pub created_ms: i64,
    pub updated_ms: i64,
    pub finished: bool,
}

impl StoredPad {
    /// Parses a pad; fails if the text isn't a valid one.
    ///
    /// # Errors
    /// Fails if the pad can't be read.
    pub fn read(text: &str) -> Result<StoredPad, Problem> {
        let pad = serde_json::from_str(text).ok().filter(|pad: &StoredPad| pad.is_sound());
        pad.ok_or(Problem::Of(ProblemKind::DamagedPad))
    }

    /// Whether it respects the limits of this module: an import may contain anything.
    fn is_sound(&self) -> bool {
        let is_name = |text: &String| name(text).as_ref() == Ok(text);
        let is_sheet = |sheet: &Value| sheet.to_string().len() <= MOST_BYTES;
        let sheets = self.before.len() <= MOST_BEFORE && self.before.iter().chain([&self.sheet]).all(is_sheet);
        let moments = [self.created_ms, self.updated_ms].into_iter().all(calendar::is_moment);
        sheets && moments && self.players.iter().chain([&self.name]).all(is_name)
    }

    /// Returns the whole pad with its tally.
    ///
    /// # Errors
    /// Fails if the pad can't be scored.
    pub fn view(&self, id: &str, lang: Lang) -> Result<PadView, Problem> {
        visit_game(&self.game, View { pad: self, id, lang }).flatten().ok_or(Problem::Of(ProblemKind::DamagedPad))
    }

    /// Returns its entry in the list.
    ///
    /// # Errors
    /// Fails if the pad can't be scored.
    pub fn summary(&self, id: &str, lang: Lang) -> Result<PadSummary, Problem> {
        let view = self.view(id, lang)?;
        Ok(PadSummary {
            id: view.id,
            game: view.game,
            name: view.name,
            players: view.players,
            standing: view.standing,
            finished: view.over,
            damaged: false,
            created_ms: self.created_ms as f64,
            updated_ms: self.updated_ms as f64,
        })
    }

    /// Writes a new sheet; the present one can be restored.
    ///
    /// # Errors
    /// Fails if the sheet is too large or can't be scored.
    pub fn write(&mut self, sheet: Value) -> Result<(), Problem> {
        if table_encoding::write(&sheet)?.len() > MOST_BYTES {
            return Err(ProblemKind::BadPad.into());
        }
        let before = std::mem::replace(&mut self.sheet, sheet);
        let Some(over) = visit_game(&self.game, Over { pad: self }).flatten() else {
            self.sheet = before;
            return Err(ProblemKind::BadPad.into());
        };
        self.finished = over;
        if self.before.len() >= MOST_BEFORE {
            self.before.remove(0);
        }
        self.before.push(before);
        Ok(())
    }

    /// Undoes the last change.
    ///
    /// # Errors
    /// Fails if there is nothing to undo.
    pub fn undo(&mut self) -> Result<(), Problem> {
        self.sheet = self.before.pop().ok_or(ProblemKind::NothingThere)?;
        self.finished = visit_game(&self.game, Over { pad: self }).flatten().unwrap_or(false);
        Ok(())
    }

    /// Returns the sheet and its tally, if it can be scored and has a place for every player.
    pub fn sheet<G: ListedGame>(&self) -> Option<(G::Sheet, PadCount<G>)> {
        let sheet: G::Sheet = serde_json::from_value(self.sheet.clone()).ok()?;
        if usize::from(G::seats(G::sheet_setup(&sheet))) != self.players.len() {
            return None;
        }
        let reckoning = G::reckon(&sheet).ok()?;
        Some((sheet, reckoning))
    }

    /// Returns whether the rules can score the sheet.
    pub fn can_be_reckoned(&self) -> bool {
        visit_game(&self.game, Over { pad: self }).flatten().is_some()
    }

    /// Returns the players' names, or numbers for unnamed players.
    fn called(&self, lang: Lang) -> Vec<String> {
        let called = |(number, name): (usize, &String)| match name.as_str() {
            "" => sentences(lang).unnamed_player(number),
            name => name.to_owned(),
        };
        (1..).zip(&self.players).map(called).collect()
    }
}

/// Normalizes a name: removes invisible characters; fails if it is too long.
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    let words = text.split(|sign: char| !naming::is_seen(sign) || sign.is_whitespace());
    let name = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if name.chars().count() > LONGEST_NAME {
        return Err(ProblemKind::BadPadName.into());
    }
    Ok(name)
}

/// Returns whether the game on a pad is over; `None` if the pad can't be scored.
struct Over<'a> {
    pad: &'a StoredPad,
}

impl GameVisitor for Over<'_> {
    type Output = Option<bool>;

    fn visit<G: ListedGame>(self) -> Option<bool> {
        self.pad.sheet::<G>().map(|(_, reckoning)| reckoning.over)
    }
}

struct View<'a> {
    pad: &'a StoredPad,
    id: &'a str,
    lang: Lang,
}

impl GameVisitor for View<'_> {
    type Output = Option<PadView>;

    fn visit<G: ListedGame>(self) -> Option<PadView> {
        let View { pad, id, lang } = self;
        let (sheet, reckoning) = pad.sheet::<G>()?;
        let players = pad.called(lang);
        let names = Names::new(players.clone(), None);
        let standing = pad::standing(&reckoning, lang, &names, players.len() as u8);
        let fault = |fault: <G as Pad>::Fault| PadFault {
            text: G::fault(&fault, lang, &names),
            rule: fault.rule().to_string(),
            what: G::fault_out(fault),
        };
        let line = |line: game::PadLine<<G as Game>::Event>| PadLineView {
            round: line.round,
            text: told::<G>(&line.event, lang, &names),
            rule: line.event.rule().to_string(),
            event: <G as ListedGame>::event_out(line.event),
        };
        Some(PadView {
            id: id.to_owned(),
            game: G::NAME.to_owned(),
            revision: pad.revision,
            name: pad.name.clone(),
            written: pad.players.clone(),
            players,
            sheet: G::sheet_out(sheet),
            tally: G::tally_out(reckoning.tally),
            lines: reckoning.lines.into_iter().map(line).collect(),
            scores: reckoning.standings.iter().map(|own| <G as PhrasePad>::score(own.score, lang)).collect(),
            standings: reckoning.standings,
            faults: reckoning.faults.into_iter().map(fault).collect(),
            over: reckoning.over,
            standing,
            can_undo: !pad.before.is_empty(),
        })
    }
}
