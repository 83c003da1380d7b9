//! The player's turn, and discoveries.

use super::sky::bits;
use super::*;
use game::EventSink;

impl State {
    /// A state with this table: the automaton's deck comes at random from the library cards not seen.
    pub(super) fn behind(table: Table, cards: usize, chance: &mut Chance) -> State {
        let seen: Vec<u8> = table.open.iter().chain(&table.used).copied().collect();
        let mut library: Vec<u8> = (0..LIBRARY.len() as u8).filter(|card| !seen.contains(card)).collect();
        chance.shuffle(&mut library);
        library.truncate(cards);
        State { table, chance: chance.split(), library }
    }

    pub(super) fn to_move(&self) -> Option<Seat> {
        match self.table.step {
            Step::Action | Step::Path { .. } | Step::Between | Step::Boon { .. } => Some(YOU),
            Step::Automaton => Some(AUPTOLEMY),
            Step::Over => None,
        }
    }

    pub(super) fn marked(&self, place: u8) -> u16 {
        self.table.displays[usize::from(place)].marks.iter().fold(0, |all, marks| all | marks)
    }

    pub(super) fn displayed(&self) -> impl Iterator<Item = u8> + '_ {
        (0..CONSTELLATIONS.len() as u8).filter(|place| self.table.displays[usize::from(*place)].discovered.is_none())
    }

    /// Displayed, and with a star left to mark.
    pub(super) fn observable(&self) -> impl Iterator<Item = u8> + '_ {
        self.displayed().filter(|place| self.marked(*place) != CONSTELLATIONS[usize::from(*place)].all())
    }

    /// The stars that may be marked now (AS-3.2, AS-3.3).
    pub(super) fn markable(&self) -> u16 {
        let Step::Path { place, last } = self.table.step else { return 0 };
        let (sky, marked) = (&CONSTELLATIONS[usize::from(place)], self.marked(place));
        match last {
            _ if self.table.sides[YOU.index()].stardust == 0 => 0,
            None => sky.firsts(marked),
            Some(last) => sky.joined(last) & !marked,
        }
    }

    pub(super) fn observe(&mut self, place: u8, events: &mut impl EventSink<Event>) {
        let telescope = self.table.step == Step::Between;
        self.table.sides[YOU.index()].telescopes -= u8::from(telescope);
        self.table.step = Step::Path { place, last: None };
        events.record(|| Event::Observes { seat: YOU, place, telescope });
    }

    /// Marks the next star of the player's path; in a dead end the path stops by itself.
    pub(super) fn mark_next(&mut self, star: u8, events: &mut impl EventSink<Event>) {
        let Step::Path { place, .. } = self.table.step else { return };
        self.table.sides[YOU.index()].stardust -= 1;
        self.mark(YOU, place, star, events);
        self.table.step = Step::Path { place, last: Some(star) };
        if self.markable() == 0 {
            self.stop();
        }
    }

    pub(super) fn stop(&mut self) {
        self.table.step = Step::Between;
    }

    pub(super) fn rest(&mut self, events: &mut impl EventSink<Event>) {
        let stardust = &mut self.table.sides[YOU.index()].stardust;
        *stardust = POUCH.max(*stardust);
        let stardust = *stardust;
        events.record(|| Event::Rested { seat: YOU, stardust });
        self.table.step = Step::Automaton;
    }

    pub(super) fn end_turn(&mut self, events: &mut impl EventSink<Event>) {
        self.table.step = Step::Automaton;
        self.discover(YOU, events);
    }

    pub(super) fn mark(&mut self, seat: Seat, place: u8, star: u8, events: &mut impl EventSink<Event>) {
        self.table.displays[usize::from(place)].marks[seat.index()] |= 1 << star;
        events.record(|| Event::Marked { seat, place, star });
    }

    /// After all Observes of a turn, the constellations completed in it (AS-5.1, AS-5.2).
    pub(super) fn discover(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        for place in 0..CONSTELLATIONS.len() as u8 {
            let display = &self.table.displays[usize::from(place)];
            let complete = self.marked(place) == CONSTELLATIONS[usize::from(place)].all();
            if !complete || display.discovered.is_some() {
                continue;
            }
            let shared = display.marks[seat.left(2).index()] != 0;
            self.table.displays[usize::from(place)].discovered = Some(seat);
            events.record(|| Event::Discovered { seat, place });
            match (shared, seat) {
                (true, YOU) => self.take(AUPTOLEMY, place, Boon::VictoryPoints, events),
                // At most one constellation is completed by the automaton, so at most one boon is asked for.
                (true, _) => self.table.step = Step::Boon { place },
                (false, _) => {}
            }
        }
        self.end_when_all_are_discovered();
    }

    pub(super) fn take(&mut self, seat: Seat, place: u8, boon: Boon, events: &mut impl EventSink<Event>) {
        let side = &mut self.table.sides[seat.index()];
        match boon {
            Boon::VictoryPoints => side.points += i16::from(CONSTELLATIONS[usize::from(place)].points),
            Boon::Stardust => side.stardust += 2,
            Boon::Telescope => side.telescopes += 1,
        }
        events.record(|| Event::BoonTaken { seat, boon });
    }

    pub(super) fn end_when_all_are_discovered(&mut self) {
        let asking = matches!(self.table.step, Step::Boon { .. });
        if !asking && self.displayed().next().is_none() {
            self.table.step = Step::Over;
        }
    }

    /// Points, and one for every two stars of one's own pen on discovered constellations (AS-8.2, AS-8.3).
    pub(super) fn score(&self, seat: Seat) -> i32 {
        let discovered = self.table.displays.iter().filter(|display| display.discovered.is_some());
        let stars: usize = discovered.map(|display| bits(display.marks[seat.index()]).count()).sum();
        i32::from(self.table.sides[seat.index()].points) + stars as i32 / 2
    }

    pub(super) fn audit(&self) -> Result<(), String> {
        let mut cards: Vec<u8> =
            [&self.table.open, &self.table.used, &self.library].into_iter().flatten().copied().collect();
        cards.sort_unstable();
        if !cards.iter().copied().eq(0..LIBRARY.len() as u8) || self.table.open.len() != 2 {
            return Err(format!("the library isn't whole: {cards:?}"));
        }
        for (display, sky) in self.table.displays.iter().zip(&CONSTELLATIONS) {
            let [yours, its] = display.marks;
            if yours & its != 0 || (yours | its) & !sky.all() != 0 {
                return Err("a star is marked twice, or isn't there".to_owned());
            }
        }
        Ok(())
    }
}
