//! What speaks for a path beyond its stars: for the words of a hint.

use astra::{Card, Element, Path, Pen, Place, View};

/// What a path comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prospect {
    /// It completes the card, which Auptolemy could complete in its next turn.
    JustInTime {
        /// Stars that it would have to mark.
        stars: u8,
    },
    /// It completes the card.
    Completes,
    /// It is the first of one's own stars on the card: a boon if Auptolemy discovers it.
    FirstOfYours,
    /// It marks Grand Stars.
    Grand,
    /// Nothing more.
    Plain,
}

impl Prospect {
    /// What speaks most for a path on the card at a place.
    pub fn of(view: &View, place: Place, path: Path) -> Prospect {
        let Some(chart) = view.display.get(place.index()).copied().flatten() else { return Prospect::Plain };
        let left = chart.unmarked();
        if left.without(path.stars()).is_empty() {
            let stars = left.len();
            return if could_complete(view, place, stars) {
                Prospect::JustInTime { stars }
            } else {
                Prospect::Completes
            };
        }
        if !path.stars().among(chart.card.constellation().grand).is_empty() {
            return Prospect::Grand;
        }
        let own = chart.marks.of(Pen::Yours);
        if own.is_empty() { Prospect::FirstOfYours } else { Prospect::Plain }
    }
}

/// Whether one of the two library cards that lie open would lead Auptolemy to this card with so many stars to mark.
fn could_complete(view: &View, place: Place, stars: u8) -> bool {
    let automaton = &view.automaton;
    let leads =
        |card: Card| card.constellation().leftmost_vp() >= stars && goes_to(view, card.element()) == Some(place);
    automaton.stardust > 0 && (leads(automaton.left) || automaton.right.is_some_and(leads))
}

/// Where a focus leads; none where chance decides.
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
