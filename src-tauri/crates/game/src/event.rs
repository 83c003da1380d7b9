//! Event sinks, which collect or discard the events of moves.

/// Receives the events of a move as they happen.
///
/// Events are passed as closures, so that a search, which discards most of them, doesn't build them.
///
/// ```
/// use game::{EventSink, Silent};
///
/// // An engine records its events in any sink.
/// fn take(events: &mut impl EventSink<String>) {
///     events.record(|| "three matches".to_owned());
/// }
/// let mut log = Vec::new();
/// take(&mut log);
/// assert_eq!(log, ["three matches"]);
/// take(&mut Silent); // Here the sentence isn't even made.
/// ```
pub trait EventSink<E> {
    /// Receives one event.
    fn record(&mut self, event: impl FnOnce() -> E);

    /// Receives an event that only sums up earlier events. A sink may ignore it.
    #[inline]
    fn sum_up(&mut self, event: impl FnOnce() -> E) {
        self.record(event);
    }
}

/// Discards all events; for playouts, of which only the end matters, and for counting moves.
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
