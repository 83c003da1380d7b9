//! Where events go: to a log that collects them, or nowhere.

/// Takes the events of a move as they happen.
///
/// Events are handed over as closures so that a search, which mostly wants none, builds none in vain.
///
/// ```
/// use game::{EventSink, Silent};
///
/// // What an engine does, whoever listens.
/// fn take(events: &mut impl EventSink<String>) {
///     events.record(|| "three matches".to_owned());
/// }
/// let mut log = Vec::new();
/// take(&mut log);
/// assert_eq!(log, ["three matches"]);
/// take(&mut Silent); // Here the sentence isn't even made.
/// ```
pub trait EventSink<E> {
    /// Takes one event.
    fn record(&mut self, event: impl FnOnce() -> E);

    /// Takes an event that says nothing new, but sums up what has happened: who needs no sums can do without.
    #[inline]
    fn sum_up(&mut self, event: impl FnOnce() -> E) {
        self.record(event);
    }
}

/// Nobody listens: for games in the head of which only the end matters, and for counting moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> EventSink<E> for Silent {
    #[inline]
    fn record(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn record(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
