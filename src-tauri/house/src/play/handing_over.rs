//! Several people at one device: whose view the table shows, and when it shows nobody's because the device is being
//! handed over.
//!
//! Where something is hidden, the view of the person who decided is closed as soon as another person is to decide; that
//! person opens their own. Where nothing is hidden, the table turns to the person to decide by itself.

use crate::play::snapshot::{self, History, SnapshotContext, When};
use crate::play::table_state::Played;
use crate::problem::{Problem, ProblemKind};
use crate::wire::{HandingOver, LogLine, TableSnapshot};
use game::{DecisionKind, Seat, Seed};
use games::ListedGame;
use hosting::Player;
use rulebook::Lang;
use store::Store;

/// The most public log lines that are shown while the device is handed over.
const MOST_LINES: usize = 24;

impl<G: ListedGame> Played<G> {
    fn is_over(&self) -> bool {
        self.to_move().is_none()
    }

    /// Whether seats hold anything that the others mustn't see.
    pub(crate) fn hides(&self) -> bool {
        G::held(&G::view(&self.state, self.viewer)).is_some()
    }

    /// Returns the person to decide; `None` if a bot is, or the game is over.
    fn next_person(&self) -> Option<Seat> {
        self.to_move().filter(|(_, player)| player.is_human()).map(|(seat, _)| seat)
    }

    /// Closes the viewer's view if another person is to decide, after the table has changed; where nothing is hidden,
    /// turns to that person instead.
    pub(crate) fn pass_on(&mut self) {
        if self.is_over() {
            self.covered = false;
            return;
        }
        if self.next_person().is_some_and(|next| next != self.viewer) {
            self.cover();
        }
    }

    /// Closes every view, as when the device is put down: the next person has to open their own. Where nothing is
    /// hidden, turns to that person instead.
    pub(crate) fn cover(&mut self) {
        if !self.players.is_shared() || self.is_over() {
            return;
        }
        if self.hides() {
            self.covered = true;
        } else if let Some(next) = self.next_person().filter(|next| *next != self.viewer) {
            self.turn_to(next);
        }
    }

    /// Opens the view of the person at `seat`: of the one to decide, or of any once the game is over.
    ///
    /// # Errors
    /// Fails if that person isn't to decide while something is hidden, or nobody sits there.
    pub(crate) fn open_view(&mut self, seat: Seat) -> Result<(), Problem> {
        let may = if self.is_over() { self.is_human(seat) } else { self.next_person() == Some(seat) };
        if !may {
            return Err(ProblemKind::NothingThere.into());
        }
        if seat != self.viewer {
            self.turn_to(seat);
        }
        self.covered = false;
        self.seen_since = true;
        Ok(())
    }

    /// Shows the table, and what has happened so far, from another seat.
    fn turn_to(&mut self, seat: Seat) {
        self.viewer = seat;
        let mut events = Vec::new();
        let dealt = self.record.seed.parse::<Seed>().ok().and_then(|seed| {
            let dealt = G::deal(G::setup(&self.state), seed, &mut events).ok()?;
            (self.line.state_at(0)? == dealt).then_some(())
        });
        let opening = if dealt.is_some() { &events } else { &self.opening };
        self.opening = opening.iter().filter_map(|event| G::redact(event, seat)).collect();
        self.line.see_from(seat);
        // Windows load the whole log anew.
        self.cuts.push((self.record.revision, 0));
    }

    /// Returns the table as the viewer left it after their last decision, so that the window can show what has happened
    /// since; `None` if nothing has, or the game is over.
    pub(crate) fn since_last_turn(&self, lang: Lang) -> Option<TableSnapshot> {
        let own = self.line.plies().iter().rposition(|ply| ply.seat == self.viewer);
        let from = own.map_or(0, |ply| ply + 1);
        let revision = self.record.revision.checked_sub(1)?;
        if from >= self.line.len() || self.is_over() {
            return None;
        }
        let state = self.line.state_at(from)?;
        let history = History { locked: self.line.is_locked(), damaged: None };
        let around = SnapshotContext {
            id: self.record.id.to_string(),
            revision,
            seed: self.seed(),
            imported: self.imported.is_some(),
            log_from: 0,
            log: self.log_lines(0, self.log_length_at(from), lang),
            plies: u32::try_from(from).unwrap_or(u32::MAX),
            assisted: self.is_helped(),
            held: false,
            given_up: None,
            clock: self.clock_view(),
            when: When::idle(true, history),
        };
        Some(snapshot::of_state::<G>(&state, &self.players, self.viewer, around, lang))
    }

    /// Returns what everybody may see while the device is handed over; `None` if a view is open.
    pub(crate) fn handing_over(&self, lang: Lang) -> Option<HandingOver> {
        let seat = self.next_person();
        self.covered.then(|| HandingOver {
            id: self.record.id.to_string(),
            game: G::NAME.to_owned(),
            revision: self.record.revision,
            seats: snapshot::seats::<G>(&self.players, None, lang),
            seat,
            log: self.public_lines(seat, lang),
            may_decline: seat.is_some() && matches!(G::decision_kind(&self.state), DecisionKind::Window { .. }),
            may_take_back: self.last_decider().filter(|last| seat != Some(*last) && self.may_take_back(*last)),
        })
    }

    /// Returns what has happened since the last decision of the person at `seat`, as far as everybody saw it.
    fn public_lines(&self, seat: Option<Seat>, lang: Lang) -> Vec<LogLine> {
        let own = self.line.plies().iter().rposition(|ply| Some(ply.seat) == seat);
        let from = own.map_or(0, |ply| ply + 1);
        let names = self.players.names::<G>(lang, None);
        let Some(mut state) = self.line.state_at(from) else { return Vec::new() };
        let seats = usize::from(G::seats(G::setup(&state)));
        let mut lines = Vec::new();
        for (ply, number) in self.line.plies()[from..].iter().zip(from + 1..) {
            let Some(mv) = ply.mv else { break };
            let mut events = Vec::new();
            G::apply(&mut state, mv, &mut events);
            // What is left of an event once every seat has left out what it didn't see.
            let public = |event: &G::Event| {
                (0..).map(Seat).take(seats).try_fold(event.clone(), |event, seat| G::redact(&event, seat))
            };
            lines.extend(events.iter().filter_map(public).map(|event| LogLine {
                ply: u32::try_from(number).unwrap_or(u32::MAX),
                ..snapshot::log_line::<G>(Some(ply.seat), &event, lang, &names)
            }));
        }
        lines.split_off(lines.len().saturating_sub(MOST_LINES))
    }

    /// Declines an opportunity for the person to decide, whose view stays closed: whether one is asked is public.
    ///
    /// # Errors
    /// Fails if a view is open, the decision is no such opportunity, or it can't be written.
    pub(crate) fn decline_covered(&mut self, store: &mut Store, now_ms: i64) -> Result<(), Problem> {
        match (self.next_person().filter(|_| self.covered), G::decision_kind(&self.state)) {
            (Some(seat), DecisionKind::Window { decline }) => self.commit(store, seat, decline, now_ms),
            _ => Err(ProblemKind::NothingThere.into()),
        }
    }

    /// Whether the person who looks is the owner of the device: then what was learnt is kept.
    pub(crate) fn is_seen_by_owner(&self) -> bool {
        self.players.at(self.viewer).is_some_and(Player::is_person)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::play::random_game::random_game;
    use crate::play::session::{Session, SnapshotRequest};
    use game::{Chance, Game};
    use games::{GAMES, GameVisitor, visit_game};
    use store::{Opened, Store};
    use tempfile::TempDir;

    /// Replaces everything hidden from a person, and compares what that person is shown; and compares what is shown
    /// while the device is handed over with what each seat saw. Returns how many positions were compared.
    struct Twins;

    impl GameVisitor for Twins {
        type Output = u32;

        fn visit<G: ListedGame>(self) -> u32 {
            let setup = <G as Game>::Setup::default();
            let seats = usize::from(G::seats(&setup));
            if seats < 2 || !G::automata(&setup).is_empty() {
                return 0;
            }
            let mut players = vec![Player::person(), Player::Guest { name: "Anna".to_owned() }];
            players.resize(seats, Player::bot("beginner"));
            let directory = TempDir::new().unwrap();
            let Opened::Ready(mut store, _) = Store::open(directory.path()).unwrap() else {
                panic!("the store is free")
            };
            let mut compared = 0;
            for seed in 0..24 {
                let decisions = 3 + 5 * usize::try_from(seed).unwrap();
                let mut game = random_game::<G>(&mut store, &players, Seed(seed), decisions);
                game.covered = true;
                let handing = game.handing_over(Lang::En).unwrap();
                game.covered = false;
                for line in &handing.log {
                    let mut told = serde_json::to_value(&line.event).unwrap();
                    let event: G::Event = serde_json::from_value(told["event"].take()).unwrap();
                    for seat in (0..).map(Seat).take(seats) {
                        assert_eq!(G::redact(&event, seat).as_ref(), Some(&event), "{}, seed {seed}", G::NAME);
                    }
                }
                for seat in [Seat(0), Seat(1)] {
                    game.turn_to(seat);
                    let shown = |game: &Played<G>| {
                        (game.snapshot(SnapshotRequest::default(), Lang::Hu), game.legal_moves_by_rule(Lang::Hu))
                    };
                    let real = shown(&game);
                    let twin = G::determinize(&G::view(&game.state, seat), &mut Chance::new(Seed(seed + 1)));
                    let state = std::mem::replace(&mut game.state, twin);
                    assert_eq!(shown(&game), real, "{}, seed {seed}, {seat:?}", G::NAME);
                    let legal = real.0.game.moves().len();
                    assert_eq!(
                        real.1.iter().map(|of_rule| of_rule.all as usize).sum::<usize>(),
                        legal,
                        "each has its rule"
                    );
                    game.state = state;
                    compared += 1;
                }
            }
            compared
        }
    }

    #[test]
    fn each_person_is_shown_only_what_their_seat_sees() {
        let compared: u32 = GAMES.iter().map(|game| visit_game(game, Twins).unwrap()).sum();
        assert!(compared > 150, "{compared}");
    }
}
