//! The reason for a move, for the wording of a hint.

use astra::{Card, DisplayPlace, Element, MOST_WISDOM, Move, Path, Pen, StepView, View};

/// What a move achieves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveReason {
    /// It completes a card that Auptolemy could complete in its next turn.
    JustInTime {
        /// The number of stars that Auptolemy would have to mark.
        stars: u8,
    },
    /// It completes a card.
    Completes,
    /// It marks the person's first star on a card, which gives a boon if Auptolemy discovers it.
    FirstOfYours,
    /// It marks Grand Stars, which give wisdom.
    Grand,
    /// A Rest fills the pouch and reactivates cards.
    Rest {
        /// The amount of stardust gained.
        stardust: u8,
        /// The number of exhausted cards that become usable again.
        cards: u8,
    },
}

impl MoveReason {
    /// Returns the strongest reason for a move; `None` if there is nothing to add to the move itself.
    pub fn of(mv: Move, view: &View) -> Option<MoveReason> {
        match mv {
            Move::Observe { place, path } => MoveReason::of_path(view, place, path),
            Move::Dream { star } => {
                let StepView::Dream { place } = view.step else { return None };
                let left = view.display.get(place.index()).copied().flatten()?.unmarked();
                (left.len() == 1 && left.contains(star)).then(|| MoveReason::completing(view, place, 1))
            }
            Move::Rest => MoveReason::of_rest(view),
            _ => None,
        }
    }

    fn of_path(view: &View, place: DisplayPlace, path: Path) -> Option<MoveReason> {
        let chart = view.display.get(place.index()).copied().flatten()?;
        let left = chart.unmarked();
        if left.without(path.stars()).is_empty() {
            return Some(MoveReason::completing(view, place, left.len()));
        }
        let grand = path.stars().among(chart.card.constellation().grand);
        if !grand.is_empty() && view.journal.wisdom < MOST_WISDOM {
            return Some(MoveReason::Grand);
        }
        chart.marks.of(Pen::Yours).is_empty().then_some(MoveReason::FirstOfYours)
    }

    fn completing(view: &View, place: DisplayPlace, stars: u8) -> MoveReason {
        if could_complete(view, place, stars) { MoveReason::JustInTime { stars } } else { MoveReason::Completes }
    }

    fn of_rest(view: &View) -> Option<MoveReason> {
        let journal = &view.journal;
        let stardust = journal.rests_to.saturating_sub(journal.stardust);
        let again = journal.active.iter().filter(|active| active.exhausted && active.card.element() == view.marker);
        let cards = again.fold(0, |cards: u8, _| cards.saturating_add(1));
        (stardust > 0 || cards > 0).then_some(MoveReason::Rest { stardust, cards })
    }
}

/// Returns whether one of the face-up library cards would lead Auptolemy to this card and let it mark `stars` stars.
fn could_complete(view: &View, place: DisplayPlace, stars: u8) -> bool {
    let automaton = &view.automaton;
    let leads =
        |card: Card| card.constellation().leftmost_vp() >= stars && goes_to(view, card.element()) == Some(place);
    automaton.stardust > 0 && (leads(automaton.left) || automaton.right.is_some_and(leads))
}

/// Returns the place to which a focus leads; `None` if it is chosen at random.
fn goes_to(view: &View, focus: Element) -> Option<DisplayPlace> {
    let there = |place: DisplayPlace| view.display.get(place.index()).copied().flatten();
    if let Some(place) = DisplayPlace::at(focus).filter(|place| there(*place).is_some()) {
        return Some(place);
    }
    let left = |place: DisplayPlace| there(place).map(|chart| chart.unmarked().len());
    let fewest = DisplayPlace::ALL.into_iter().filter_map(left).min()?;
    let mut tied = DisplayPlace::ALL.into_iter().filter(|place| left(*place) == Some(fewest));
    let first = tied.next();
    if tied.next().is_none() { first } else { None }
}
