//! The case for a move, for the wording of a hint.

use astra::{Card, Element, MOST_WISDOM, Move, Path, Pen, Place, StepView, View};

/// What a move achieves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prospect {
    /// It completes the card, which Auptolemy could complete in its next turn.
    JustInTime {
        /// Stars that Auptolemy would have to mark.
        stars: u8,
    },
    /// It completes the card.
    Completes,
    /// It marks the person's first star on the card: a boon if Auptolemy discovers it.
    FirstOfYours,
    /// It marks Grand Stars, which give wisdom.
    Grand,
    /// A rest fills the pouch, and reactivates cards.
    Rest {
        /// Stardust that comes in.
        stardust: u8,
        /// Exhausted cards that can be used again.
        cards: u8,
    },
}

impl Prospect {
    /// The strongest argument for a move; `None` if there is nothing to add to the move itself.
    pub fn of(mv: Move, view: &View) -> Option<Prospect> {
        match mv {
            Move::Observe { place, path } => Prospect::of_path(view, place, path),
            Move::Dream { star } => {
                let StepView::Dream { place } = view.step else { return None };
                let left = view.display.get(place.index()).copied().flatten()?.unmarked();
                (left.len() == 1 && left.contains(star)).then(|| Prospect::completing(view, place, 1))
            }
            Move::Rest => Prospect::of_rest(view),
            _ => None,
        }
    }

    fn of_path(view: &View, place: Place, path: Path) -> Option<Prospect> {
        let chart = view.display.get(place.index()).copied().flatten()?;
        let left = chart.unmarked();
        if left.without(path.stars()).is_empty() {
            return Some(Prospect::completing(view, place, left.len()));
        }
        let grand = path.stars().among(chart.card.constellation().grand);
        if !grand.is_empty() && view.journal.wisdom < MOST_WISDOM {
            return Some(Prospect::Grand);
        }
        chart.marks.of(Pen::Yours).is_empty().then_some(Prospect::FirstOfYours)
    }

    fn completing(view: &View, place: Place, stars: u8) -> Prospect {
        if could_complete(view, place, stars) { Prospect::JustInTime { stars } } else { Prospect::Completes }
    }

    fn of_rest(view: &View) -> Option<Prospect> {
        let journal = &view.journal;
        let stardust = journal.rests_to.saturating_sub(journal.stardust);
        let again = journal.active.iter().filter(|active| active.exhausted && active.card.element() == view.marker);
        let cards = again.fold(0, |cards: u8, _| cards.saturating_add(1));
        (stardust > 0 || cards > 0).then_some(Prospect::Rest { stardust, cards })
    }
}

/// Whether one of the face-up library cards would lead Auptolemy to this card and let it mark that many stars.
fn could_complete(view: &View, place: Place, stars: u8) -> bool {
    let automaton = &view.automaton;
    let leads =
        |card: Card| card.constellation().leftmost_vp() >= stars && goes_to(view, card.element()) == Some(place);
    automaton.stardust > 0 && (leads(automaton.left) || automaton.right.is_some_and(leads))
}

/// Where a focus leads; `None` where chance decides.
fn goes_to(view: &View, focus: Element) -> Option<Place> {
    let there = |place: Place| view.display.get(place.index()).copied().flatten();
    if let Some(place) = Place::at(focus).filter(|place| there(*place).is_some()) {
        return Some(place);
    }
    let left = |place: Place| there(place).map(|chart| chart.unmarked().len());
    let fewest = Place::ALL.into_iter().filter_map(left).min()?;
    let mut tied = Place::ALL.into_iter().filter(|place| left(*place) == Some(fewest));
    let first = tied.next();
    if tied.next().is_none() { first } else { None }
}
