//! The players of a record before the person took over: their names, and how their game ended.

use crate::play::table_encoding::Others;
use crate::wire::{RecordPart, SeatInfo};
use game::{Seat, clockwise};
use hosting::records::ReadRecord;
use hosting::{HostedGame, Player};
use rulebook::Lang;
use rulebook::phrase::Names;

impl Others {
    /// Returns who made the decisions of a record, for the person at `seat`; `None` if it was the person, i.e. for a
    /// game played in this app that continues at the same seat.
    pub fn of<G: HostedGame>(found: &ReadRecord<G>, seat: Seat) -> Option<Others> {
        let own = found.seats.as_ref().and_then(|seats| seats.get(seat.index())).is_some_and(Player::is_person);
        let plies = if own { found.taken_over? } else { found.moves.len() };
        Some(Others { names: found.players.clone(), plies, result: found.result.clone() })
    }

    /// Returns them with only the first `plies` decisions: their game then has no result.
    pub fn cut(&self, plies: usize) -> Others {
        Others { plies, result: self.result.clone().filter(|_| plies == self.plies), ..self.clone() }
    }

    /// Returns their names; none of them is "you".
    pub fn names<G: HostedGame>(&self, lang: Lang) -> Names {
        let usual = |seat| G::FORMAT.map(|format| (format.seat)(seat, lang).to_owned()).unwrap_or_default();
        let named = self.names.iter().zip(0..).map(|(name, seat)| name.clone().unwrap_or_else(|| usual(Seat(seat))));
        Names::new(named.collect(), None)
    }

    /// Returns them at their seats.
    pub fn seats<G: HostedGame>(&self, seats: u8, lang: Lang) -> Vec<SeatInfo> {
        let names = self.names::<G>(lang);
        clockwise(Seat(0), seats).map(|seat| SeatInfo { name: names.of(seat), player: Player::person() }).collect()
    }

    /// Returns the state of their game after `ply` decisions.
    pub fn record<G: HostedGame>(&self, ply: usize, lang: Lang) -> RecordPart {
        let result = self.result.as_ref().filter(|_| ply == self.plies);
        RecordPart { ended: result.and_then(|result| (G::FORMAT?.ended)(result, lang)) }
    }
}
