//! The clock of a game and the time that a move may take.

use std::time::Duration;

/// The time control of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Control {
    pub main: Duration,
    /// The length of a period after the main time, …
    pub period: Duration,
    /// … in which this many moves must be made. A period without moves means no limit at all.
    pub moves: u32,
}

/// The remaining time of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: Control,
    left: Duration,
    /// The number of moves left in the period; 0 during main time.
    moves: u32,
}

/// The time lost in communication with every move.
const LAG: Duration = Duration::from_millis(60);
/// The minimum number of remaining moves assumed, even near the end.
const LEAST_MOVES: u32 = 12;

impl Control {
    fn is_unlimited(self) -> bool {
        self.moves == 0 && self.period > Duration::ZERO
    }
}

impl Clock {
    /// Creates a clock that has not run yet; returns `None` if there is no limit.
    pub fn new(control: Control) -> Option<Clock> {
        let mut clock = Clock { control, left: control.main, moves: 0 };
        clock.turn_over();
        (!control.is_unlimited()).then_some(clock)
    }

    /// Sets the remaining time and moves as reported by an external timekeeper.
    pub fn set(&mut self, left: Duration, moves: u32) {
        (self.left, self.moves) = (left, moves);
        self.turn_over();
    }

    /// Begins the first period if main time is over.
    fn turn_over(&mut self) {
        if self.left.is_zero() && self.moves == 0 {
            (self.left, self.moves) = (self.control.period, self.control.moves);
        }
    }

    /// Subtracts the time of a move.
    pub fn spend(&mut self, spent: Duration) {
        let over = spent.saturating_sub(self.left);
        self.left = self.left.saturating_sub(spent);
        if self.moves > 0 {
            self.moves -= 1;
            if self.moves == 0 {
                (self.left, self.moves) = (self.control.period, self.control.moves);
            }
        } else if self.left.is_zero() {
            self.turn_over();
            self.left = self.left.saturating_sub(over);
        }
    }

    /// Returns the time for the next move if this colour may have to make `moves_to_come` more moves.
    pub fn share(&self, moves_to_come: u32) -> Duration {
        if self.moves > 0 {
            return (self.left / self.moves).saturating_sub(LAG).max(self.left / (self.moves * 4));
        }
        let even = self.left / moves_to_come.max(LEAST_MOVES);
        let in_period = match self.control.moves {
            0 => Duration::ZERO,
            moves => (self.control.period / moves).min(self.left / 2),
        };
        let share = even.max(in_period);
        share.saturating_sub(LAG).max(share / 4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(main: u64, period: u64, moves: u32) -> Control {
        Control { main: Duration::from_secs(main), period: Duration::from_secs(period), moves }
    }

    #[test]
    fn a_period_without_moves_is_no_limit() {
        assert_eq!(Clock::new(seconds(0, 1, 0)), None);
        assert!(Clock::new(seconds(0, 0, 0)).is_some_and(|clock| clock.share(50).is_zero()));
    }

    #[test]
    fn sudden_death_is_never_overrun() {
        let mut clock = Clock::new(seconds(60, 0, 0)).unwrap_or_else(|| unreachable!());
        for number in 0..400 {
            let share = clock.share(80u32.saturating_sub(number));
            assert!(share < clock.left, "{number}");
            clock.spend(share + Duration::from_millis(1).min(clock.left / 20));
        }
        assert!(clock.left > Duration::ZERO);
    }

    #[test]
    fn periods_come_after_main_time_and_are_renewed() {
        let mut clock = Clock::new(seconds(10, 30, 5)).unwrap_or_else(|| unreachable!());
        clock.spend(Duration::from_secs(12));
        assert_eq!((clock.left, clock.moves), (Duration::from_secs(28), 5));
        for _ in 0..5 {
            assert!(clock.share(50) < clock.left);
            clock.spend(Duration::from_secs(5));
        }
        assert_eq!((clock.left, clock.moves), (Duration::from_secs(30), 5));
        clock.set(Duration::from_secs(3), 1);
        assert_eq!(clock.share(50), Duration::from_secs(3) - LAG);
    }
}
