//! The score pad: the final scoring of a game at a real table, counted as the engine counts ([`Holdings::score`]).

mod fault;
#[cfg(test)]
mod tests;

use crate::card::{CARDS, Card};
use crate::contract::Astra;
use crate::element::Element;
use crate::event::Event;
use crate::final_card::FinalCard;
use crate::journal::{FIRST_POUCH, FIRST_WISDOM};
use crate::modification::Modification;
use crate::scoring::{Holdings, ScoreRow, total};
use crate::seats::{AUPTOLEMY, PERSON};
use crate::setup::{Setup, SetupFault};
pub use fault::SheetFault;
use game::{Cites, Misplaced, Outcome, Pad, PadCount, PadLine, Point, PositionError, Standing};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The greatest plausible number in a field, far above any real game.
const MOST: u16 = 500;
/// The greatest plausible number printed on a real card or in a journal: points, stars, pouch and wisdom.
const MOST_PRINTED: u8 = 50;

/// The score sheet of one game: its final scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "AstraSheet")]
pub struct Sheet {
    pub setup: Setup,
    /// The person's side.
    pub you: SheetYours,
    /// Auptolemy's side.
    pub auptolemy: SheetIts,
    /// Whether Auptolemy's deck ran out, by which the person lost at once (AS-7.3).
    pub library_empty: bool,
    /// Whether everything is filled in.
    pub done: bool,
}

/// The person's side of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "AstraSheetYours")]
pub struct SheetYours {
    /// Victory points from boons.
    pub vp: u16,
    /// The discovered cards that are still active.
    pub active: Vec<SheetCard>,
    /// The discovered cards that were set aside.
    pub set_aside: Vec<SheetCard>,
    /// The size of the pouch.
    pub pouch: u8,
    pub wisdom: u8,
    /// The size of the pouch at the start, in the real copy of the game.
    #[serde(default = "first_pouch")]
    pub first_pouch: u8,
    /// Wisdom at the start, in the real copy of the game.
    #[serde(default = "first_wisdom")]
    pub first_wisdom: u8,
    /// Stardust left.
    pub stardust: u16,
    /// Telescopes left.
    pub telescopes: u16,
    /// Number of stars of the person's pen on undiscovered cards, which count with one of the options.
    pub undiscovered: u16,
    /// The final-scoring card; `None` until it is filled in.
    pub final_card: Option<FinalCard>,
}

/// Auptolemy's side of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "AstraSheetIts")]
pub struct SheetIts {
    /// Victory points in hand.
    pub vp: u16,
    /// Its pile of discovered cards.
    pub pile: Vec<SheetCard>,
    /// Telescopes left.
    pub telescopes: u16,
    /// Number of stars of its pen on undiscovered cards, which count with one of the options.
    #[serde(default)]
    pub undiscovered: u16,
    /// Its final-scoring card, if it has one.
    pub final_card: Option<FinalCard>,
}

const fn first_pouch() -> u8 {
    FIRST_POUCH
}

const fn first_wisdom() -> u8 {
    FIRST_WISDOM
}

/// A discovered card on the sheet. Stars marked by neither side count as the dream pen's. What is printed on the real
/// card may differ from the app's sky (AS-0.1); the sheet can hold the printed values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "AstraSheetCard")]
pub struct SheetCard {
    pub card: Card,
    /// Number of stars marked by the person.
    pub yours: u8,
    /// Number of stars marked by Auptolemy.
    pub its: u8,
    /// The element of the real card, if it differs.
    #[serde(default)]
    pub element: Option<Element>,
    /// The points while active of the real card, if they differ.
    #[serde(default)]
    pub vp: Option<u8>,
    /// The number of stars of the real card, if it differs.
    #[serde(default)]
    pub stars: Option<u8>,
}

impl SheetCard {
    fn element(&self) -> Element {
        self.element.unwrap_or_else(|| self.card.element())
    }

    fn vp(&self) -> u8 {
        self.vp.unwrap_or(self.card.constellation().vp)
    }

    /// Returns the number of stars on the card.
    pub(crate) fn stars(&self) -> u8 {
        self.stars.unwrap_or(self.card.constellation().stars.len() as u8)
    }
}

/// The counted result of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "AstraTally")]
pub struct Tally {
    /// `None` while there is a fault.
    pub scores: Option<Scores>,
}

/// Both sides' scores, line by line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "AstraScores")]
pub struct Scores {
    /// The person's score.
    pub yours: Vec<ScoreRow>,
    /// Auptolemy's score.
    pub its: Vec<ScoreRow>,
    /// Their sums, by seat.
    pub points: [u16; 2],
}

/// Why a sheet is malformed: no player could have filled it in like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// The setup is impossible.
    Setup(SetupFault),
    /// There are more than 48 cards.
    TooManyCards,
    /// A number is greater than is plausible.
    TooMuch,
    /// Auptolemy has a final-scoring card without the modification that gives it one.
    NoFinalCard,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::Setup(fault) => write!(f, "{fault:?} ({})", fault.rule()),
            Unwritable::TooManyCards => write!(f, "more than {CARDS} cards"),
            Unwritable::TooMuch => write!(f, "more than {MOST}"),
            Unwritable::NoFinalCard => {
                f.write_str("Auptolemy has a final-scoring card only with the modification \"finalCard\"")
            }
        }
    }
}

impl Pad for Astra {
    type Sheet = Sheet;
    type Tally = Tally;
    type Fault = SheetFault;
    type Unwritable = Unwritable;

    const SHEET_OPTIONS: &'static [&'static str] =
        &["no-points", "no-telescopes", "more-points", "final-card", "counted-stars"];

    fn blank(setup: &Setup) -> Sheet {
        Sheet {
            setup: *setup,
            you: SheetYours {
                vp: 0,
                active: Vec::new(),
                set_aside: Vec::new(),
                pouch: FIRST_POUCH,
                wisdom: FIRST_WISDOM,
                first_pouch: FIRST_POUCH,
                first_wisdom: FIRST_WISDOM,
                stardust: 0,
                telescopes: 0,
                undiscovered: 0,
                final_card: None,
            },
            auptolemy: SheetIts {
                vp: setup.its_first_points(),
                pile: Vec::new(),
                telescopes: 0,
                undiscovered: 0,
                final_card: None,
            },
            library_empty: false,
            done: false,
        }
    }

    fn sheet_setup(sheet: &Sheet) -> &Setup {
        &sheet.setup
    }

    fn reckon(sheet: &Sheet) -> Result<PadCount<Astra>, PositionError<Unwritable>> {
        PositionError::of(sheet.unwritable())?;
        Ok(sheet.reckon())
    }
}

impl Sheet {
    /// Returns the discovered cards of both sides.
    fn cards(&self) -> impl Iterator<Item = &SheetCard> {
        self.you.active.iter().chain(&self.you.set_aside).chain(&self.auptolemy.pile)
    }

    /// Returns why the sheet is malformed; empty if it is well-formed.
    fn unwritable(&self) -> Vec<Misplaced<Unwritable>> {
        let mut faults: Vec<Misplaced<Unwritable>> =
            self.setup.faults().into_iter().map(|fault| Misplaced::new("setup", Unwritable::Setup(fault))).collect();
        let mut claim = |holds: bool, at: &str, fault: Unwritable| {
            if !holds {
                faults.push(Misplaced::new(at, fault));
            }
        };
        for (cards, at) in [
            (&self.you.active, "you.active"),
            (&self.you.set_aside, "you.setAside"),
            (&self.auptolemy.pile, "auptolemy.pile"),
        ] {
            claim(cards.len() <= usize::from(CARDS), at, Unwritable::TooManyCards);
        }
        for (amount, at) in [
            (self.you.vp, "you.vp"),
            (self.you.stardust, "you.stardust"),
            (self.you.telescopes, "you.telescopes"),
            (self.you.undiscovered, "you.undiscovered"),
            (self.auptolemy.vp, "auptolemy.vp"),
            (self.auptolemy.telescopes, "auptolemy.telescopes"),
            (self.auptolemy.undiscovered, "auptolemy.undiscovered"),
        ] {
            claim(amount <= MOST, at, Unwritable::TooMuch);
        }
        for (amount, at) in [
            (self.you.pouch, "you.pouch"),
            (self.you.first_pouch, "you.firstPouch"),
            (self.you.wisdom, "you.wisdom"),
            (self.you.first_wisdom, "you.firstWisdom"),
        ] {
            claim(amount <= MOST_PRINTED, at, Unwritable::TooMuch);
        }
        let printed = |on: &SheetCard| on.vp.max(on.stars).is_none_or(|number| number <= MOST_PRINTED);
        claim(self.cards().all(printed), "cards", Unwritable::TooMuch);
        let fitting = self.auptolemy.final_card.is_none() || self.setup.has(Modification::FinalCard);
        claim(fitting, "auptolemy.finalCard", Unwritable::NoFinalCard);
        faults
    }

    fn reckon(&self) -> PadCount<Astra> {
        let faults = self.faults();
        let scores = faults.is_empty().then(|| self.scores());
        let over = self.done && scores.is_some();
        let mut reckoning = PadCount {
            lines: Vec::new(),
            standings: Vec::new(),
            tally: Tally { scores: scores.clone() },
            faults,
            over,
        };
        // An untouched sheet has no lines and no standings.
        if let Some(scores) = scores.filter(|_| *self != Astra::blank(&self.setup)) {
            reckoning.standings = self.standings(&scores);
            reckoning.lines = PadLine::of_round(1, self.events(&scores)).collect();
        }
        reckoning
    }

    fn scores(&self) -> Scores {
        let [yours, its] = [self.yours(), self.its()];
        let [yours, its] = [yours.score(PERSON), its.score(AUPTOLEMY)];
        Scores { points: [total(&yours), total(&its)], yours: yours.to_vec(), its: its.to_vec() }
    }

    fn yours(&self) -> Holdings {
        let you = &self.you;
        let stars = self.cards().map(|card| u16::from(card.yours)).sum();
        let mut has = Holdings {
            vp: you.vp,
            pouch_steps: u16::from(you.pouch.saturating_sub(you.first_pouch)),
            wisdom_steps: u16::from(you.wisdom.saturating_sub(you.first_wisdom)),
            stardust: you.stardust,
            telescopes: you.telescopes,
            stars: if self.setup.counts_undiscovered(PERSON) { you.undiscovered } else { stars },
            final_card: you.final_card,
            ..Holdings::default()
        };
        has.count_active(&you.active);
        has.count_elements(&you.active);
        has.count_elements(&you.set_aside);
        has
    }

    fn its(&self) -> Holdings {
        let it = &self.auptolemy;
        let stars = self.cards().map(|card| u16::from(card.its)).sum();
        let mut has = Holdings {
            vp: it.vp,
            telescopes: it.telescopes,
            stars: if self.setup.counts_undiscovered(AUPTOLEMY) { it.undiscovered } else { stars },
            final_card: it.final_card,
            ..Holdings::default()
        };
        has.count_active(&it.pile);
        has.count_elements(&it.pile);
        has
    }

    fn won(&self, scores: &Scores) -> bool {
        scores.points[0] > scores.points[1] && !self.library_empty
    }

    /// Returns the events that the engine would record at the end.
    fn events(&self, scores: &Scores) -> Vec<Event> {
        let mut events = Vec::new();
        if self.library_empty {
            events.push(Event::LibraryEmpty);
        }
        if let Some(card) = self.auptolemy.final_card {
            events.push(Event::FinalCardShown { seat: AUPTOLEMY, card });
        }
        for (seat, rows) in [(PERSON, &scores.yours), (AUPTOLEMY, &scores.its)] {
            events.extend(rows.iter().map(|row| Event::Counted {
                seat,
                line: row.line,
                count: u8::try_from(row.count).unwrap_or(u8::MAX),
                points: row.points,
            }));
        }
        if self.done {
            events.push(Event::Ended { points: scores.points, won: self.won(scores) });
        }
        events
    }

    /// Returns the ranking of both sides: by points while the sheet isn't done, afterwards by who has won.
    fn standings(&self, scores: &Scores) -> Vec<Standing> {
        let keys = match (self.done, self.won(scores)) {
            (true, true) => [0, 1],
            (true, false) => [1, 0],
            (false, _) => scores.points.map(|points| u16::MAX - points),
        };
        let rows = [&scores.yours, &scores.its];
        let outcome = Outcome::ranked(&keys, |seat| {
            let counted = rows[seat].iter().filter(|row| row.points > 0);
            let points = counted.map(|row| Point { amount: i32::from(row.points), rule: row.rule }).collect();
            (i32::from(scores.points[seat]), points)
        });
        outcome.standings
    }
}

impl Holdings {
    fn count_active(&mut self, cards: &[SheetCard]) {
        self.card_count += cards.len() as u16;
        self.cards += cards.iter().map(|on| u16::from(on.vp())).sum::<u16>();
    }

    fn count_elements(&mut self, cards: &[SheetCard]) {
        for on in cards {
            self.elements[on.element().index()] += 1;
        }
    }
}
