//! Those who played before the person took over: what they are called, and how their game ended.

use crate::play::stored::Others;
use crate::wire::{RecordPart, SeatInfo};
use game::{Seat, clockwise};
use rulebook::Lang;
use rulebook::phrase::Names;
use table::records::Found;
use table::{Player, Table};

impl Others {
    /// Who made the decisions of a file, for the person at `seat`; none if it was the person: a game played here that
    /// goes on at the same seat.
    pub fn of<G: Table>(found: &Found<G>, seat: Seat) -> Option<Others> {
        let own = found.seats.as_ref().and_then(|seats| seats.get(seat.index())).is_some_and(Player::is_person);
        let plies = if own { found.taken_over? } else { found.moves.len() };
        Some(Others { names: found.players.clone(), plies, result: found.result.clone() })
    }

    /// Them with only so many decisions: their game then ended elsewhere.
    pub fn cut(&self, plies: usize) -> Others {
        Others { plies, result: self.result.clone().filter(|_| plies == self.plies), ..self.clone() }
    }

    /// What they are called; nobody among them is "you".
    pub fn names<G: Table>(&self, lang: Lang) -> Names {
        let usual = |seat| G::FORMAT.map(|format| (format.seat)(seat, lang).to_owned()).unwrap_or_default();
        let named = self.names.iter().zip(0..).map(|(name, seat)| name.clone().unwrap_or_else(|| usual(Seat(seat))));
        Names::new(named.collect(), None)
    }

    /// Them at their seats.
    pub fn seats<G: Table>(&self, seats: u8, lang: Lang) -> Vec<SeatInfo> {
        let names = self.names::<G>(lang);
        clockwise(Seat(0), seats).map(|seat| SeatInfo { name: names.of(seat), player: Player::Person }).collect()
    }

    /// Their game after `ply` decisions.
    pub fn record<G: Table>(&self, ply: usize, lang: Lang) -> RecordPart {
        let result = self.result.as_ref().filter(|_| ply == self.plies);
        RecordPart { ended: result.and_then(|result| (G::FORMAT?.ended)(result, lang)) }
    }
}
