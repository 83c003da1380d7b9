//! How a turn goes: from one decision to the next.

use crate::announce::Chosen;
use crate::card::CardId;
use crate::event::{Discarding, Event, Income};
use crate::figures::Reader;
use crate::legal::temporary_cost;
use crate::moves::Happening;
use crate::permanent::Permanent;
use crate::state::{Action, Ending, Job, Origin, Phase, Reason, Resume, State, Step, other};
use crate::targets::SEATS;
use game::{EventSink, Seat};
use parbaj_cards::{Ability, Automatic, CardType, Clause, Drawback, Place, Static, Turns, When};

/// The most VP anybody has (DU-2.2).
pub const MOST_VP: u8 = 10;
/// The most automatic firings in one action (DU-4.6).
pub(crate) const MOST_FIRINGS: u8 = 100;
/// The last turn (DU-1.8).
pub const LAST_TURN: u16 = 100;
/// What the second player gets more in the first upkeep (DU-2.1).
const SECOND: u8 = 2;

impl State {
    /// Goes on until somebody has to decide.
    pub(crate) fn go_on(&mut self, events: &mut impl EventSink<Event>) {
        loop {
            if self.ended.is_some() {
                self.step = Step::Over;
                return;
            }
            if self.waits {
                self.waits = false;
                return;
            }
            if self.running.is_some() {
                self.run(events);
            } else if self.happen_next(events) {
            } else if self.closing {
                match self.queue.pop() {
                    Some(action) => self.resolve(&action, events),
                    None => self.closing = false,
                }
            } else {
                self.go_on_with_turn(events);
            }
        }
    }

    /// Somebody has to decide.
    pub(crate) fn ask(&mut self, step: Step) {
        self.step = step;
        self.waits = true;
    }

    /// The next thing that happens by itself, or the check before it; whether there was anything.
    fn happen_next(&mut self, events: &mut impl EventSink<Event>) -> bool {
        if let Some(at) = self.jobs.iter().position(|job| job.on_play) {
            let job = self.jobs.remove(at);
            self.fire(job, events);
            return true;
        }
        if self.check_due {
            self.check_due = false;
            self.check_deaths(events);
            return true;
        }
        if self.jobs.is_empty() {
            return false;
        }
        if self.fired >= MOST_FIRINGS {
            let count = self.jobs.len() as u16;
            self.jobs.clear();
            events.record(|| Event::FiringsDropped { count });
            return true;
        }
        // The active player's come first (DU-4.4).
        let at = self.jobs.iter().position(|job| job.source == self.active).unwrap_or(0);
        let job = self.jobs.remove(at);
        self.fired += 1;
        self.fire(job, events);
        true
    }

    /// What goes on once nothing is happening.
    fn go_on_with_turn(&mut self, events: &mut impl EventSink<Event>) {
        match self.resume {
            Resume::UpkeepRow => {
                self.fired = 0;
                match self.upkeep.len() {
                    0 => {
                        self.turn_all_active(events);
                        self.resume = Resume::Window { seat: self.active };
                    }
                    1 => {
                        let job = self.upkeep.remove(0);
                        self.happen_in_upkeep(job, events);
                    }
                    _ => self.ask(Step::UpkeepOrder),
                }
            }
            Resume::Window { seat } => self.open_window(seat, 0, events),
            Resume::Home => self.go_home(events),
            Resume::AfterHealing => self.end_turn(events),
            Resume::TurnOver => self.judge(events),
        }
    }

    /// A turn begins (DU-2.1).
    pub(crate) fn begin_turn(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.turn += 1;
        self.active = seat;
        self.phase = Phase::Upkeep;
        self.fired = 0;
        for it in &mut self.permanents {
            it.used = 0;
            it.moved = false;
        }
        let turn = self.turn;
        events.record(|| Event::TurnBegan { seat, turn });
        let side = self.side(seat);
        side.turns = side.turns.saturating_add(1);
        let first = side.turns == 1;
        let by_turn = side.turns.min(5);
        let reserve = self
            .permanents
            .iter()
            .filter(|it| it.master == seat && !it.guard && it.card.kind().card_type == CardType::Creature);
        let by_reserve = (reserve.count() / 2).min(usize::from(MOST_VP)) as u8;
        let by_cards: i16 = self
            .permanents
            .iter()
            .filter(|it| it.master == seat)
            .flat_map(|it| self.statics(it))
            .map(|holds| if let Static::UpkeepVp { more } = holds { i16::from(*more) } else { 0 })
            .sum();
        let mut gained = i16::from(by_turn) + i16::from(by_reserve) + by_cards;
        events.record(|| Event::Income { seat, vp: by_turn as i8, reason: Income::Turn });
        if by_reserve > 0 {
            events.record(|| Event::Income { seat, vp: by_reserve as i8, reason: Income::Reserve });
        }
        if by_cards != 0 {
            events.record(|| Event::Income { seat, vp: by_cards.clamp(-100, 100) as i8, reason: Income::Card });
        }
        if first && seat != self.starter {
            gained += i16::from(SECOND);
            events.record(|| Event::Income { seat, vp: SECOND as i8, reason: Income::Second });
        }
        self.change_vp(seat, gained, events);
        self.upkeep = self.upkeep_jobs(seat);
        self.resume = Resume::UpkeepRow;
    }

    /// VP added or taken, between 0 and ten (DU-2.2).
    pub(crate) fn change_vp(&mut self, seat: Seat, change: i16, events: &mut impl EventSink<Event>) {
        let side = self.side(seat);
        let now = (i16::from(side.vp) + change).max(0);
        let most = i16::from(MOST_VP);
        side.vp = now.min(most) as u8;
        if now > most {
            events.record(|| Event::VpLost { seat, vp: (now - most) as u8 });
        }
    }

    /// Everything that happens in this upkeep.
    fn upkeep_jobs(&self, seat: Seat) -> Vec<Job> {
        let mut jobs = Vec::new();
        for it in &self.permanents {
            let mine = it.master == seat;
            if mine && it.counters.poison > 0 {
                jobs.push(self.job(it, Happening::Poison));
            }
            if !it.card.made().automatic {
                continue;
            }
            if mine && it.counters.temporary_cost > 0 && !it.lifted {
                if let Some((clause, _)) = temporary_cost(it.card) {
                    jobs.push(self.job(it, Happening::Clause { clause }));
                }
            }
            self.each_automatic(it, |clause, automatic| {
                if let When::Upkeep(turns) = automatic.when
                    && whose(turns, mine)
                {
                    jobs.push(self.job(it, Happening::Clause { clause }));
                }
            });
        }
        jobs
    }

    /// A job of a permanent for its master.
    pub(crate) fn job(&self, it: &Permanent, what: Happening) -> Job {
        Job {
            card: it.card,
            permanent: it.id,
            you: it.master,
            source: it.master,
            what,
            it: None,
            x: it.x,
            on_play: false,
            leaving: false,
        }
    }

    /// Calls `each` with every automatic ability that works, and every automatic drawback that is there.
    pub(crate) fn each_automatic(&self, it: &Permanent, mut each: impl FnMut(u8, &'static Automatic)) {
        let mut works = None;
        for (clause, says) in it.card.kind().clauses.iter().enumerate() {
            match says {
                Clause::Ability(Ability::Automatic(automatic)) => {
                    if *works.get_or_insert_with(|| self.abilities_work(it)) {
                        each(clause as u8, automatic);
                    }
                }
                Clause::Drawback(Drawback::Automatic(automatic)) if !it.lifted => each(clause as u8, automatic),
                _ => {}
            }
        }
    }

    fn turn_all_active(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        let mut pieces = Vec::new();
        for it in self.permanents.iter_mut().filter(|it| it.master == seat && it.passive) {
            it.passive = false;
            pieces.push(it.piece());
        }
        if !pieces.is_empty() {
            events.record(|| Event::AllActive { seat, pieces });
        }
        self.check_due = true;
    }

    /// Asks `seat` in a window, or whoever comes after it; two declines in a row close it (DU-2.9). Who has nothing that
    /// could be done, as everybody can tell, declines unasked, and it is recorded alike (DU-2.10).
    pub(crate) fn open_window(&mut self, seat: Seat, declines: u8, events: &mut impl EventSink<Event>) {
        let (mut seat, mut declines) = (seat, declines);
        loop {
            if declines >= 2 {
                self.close_window(events);
                return;
            }
            self.step = Step::Window { seat, declines };
            if self.could_act(seat) {
                self.waits = true;
                return;
            }
            events.record(|| Event::Declined { seat, reply: false });
            seat = other(seat);
            declines += 1;
        }
    }

    /// Asks `seat` to reply to the queue, or whoever comes after it; two declines in a row close it (DU-4.3).
    pub(crate) fn ask_to_react(&mut self, seat: Seat, declines: u8, events: &mut impl EventSink<Event>) {
        let (mut seat, mut declines) = (seat, declines);
        loop {
            if declines >= 2 {
                self.closing = true;
                return;
            }
            self.step = Step::Reactions { seat, declines };
            if self.could_react(seat) {
                self.waits = true;
                return;
            }
            events.record(|| Event::Declined { seat, reply: true });
            seat = other(seat);
            declines += 1;
        }
    }

    fn close_window(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        match self.phase {
            Phase::Upkeep => {
                self.begin_phase(Phase::Draw, events);
                self.draw(seat, 1, true, events);
                self.begin_phase(Phase::Main, events);
                self.resume = Resume::Window { seat };
            }
            Phase::Main => {
                self.begin_phase(Phase::Movement, events);
                if self.may_march() {
                    self.ask(Step::Movement);
                } else {
                    self.to_combat(events);
                }
            }
            Phase::Combat => self.prepare_strike(events),
            Phase::Strike => self.go_home(events),
            Phase::Opening | Phase::Draw | Phase::Movement | Phase::Healing | Phase::TurnEnd => {}
        }
    }

    pub(crate) fn begin_phase(&mut self, phase: Phase, events: &mut impl EventSink<Event>) {
        self.phase = phase;
        self.fired = 0;
        let seat = self.active;
        events.record(|| Event::PhaseBegan { phase, seat });
    }

    /// Healing (DU-2.7).
    pub(crate) fn heal_all(&mut self, events: &mut impl EventSink<Event>) {
        self.begin_phase(Phase::Healing, events);
        let mut pieces = Vec::new();
        for it in &mut self.permanents {
            it.boost = (0, 0);
            it.silenced = false;
            it.lifted = false;
            if it.card.kind().card_type == CardType::Creature {
                if it.damage > 0 {
                    pieces.push(it.piece());
                }
                it.damage = 0;
                it.hurt_by = 0;
            }
        }
        if !pieces.is_empty() {
            events.record(|| Event::AllHealed { pieces });
        }
        self.check_due = true;
        self.resume = Resume::AfterHealing;
    }

    /// The end of the turn: only what says so happens (DU-2.8).
    fn end_turn(&mut self, events: &mut impl EventSink<Event>) {
        self.begin_phase(Phase::TurnEnd, events);
        let mut jobs = Vec::new();
        for it in self.permanents.iter().filter(|it| it.card.made().automatic) {
            self.each_automatic(it, |clause, automatic| {
                if let When::TurnEnd(turns) = automatic.when
                    && whose(turns, it.master == self.active)
                {
                    jobs.push(self.job(it, Happening::Clause { clause }));
                }
            });
        }
        self.jobs.extend(jobs);
        self.resume = Resume::TurnOver;
    }

    /// Who has lost (DU-1.3, DU-1.4, DU-1.8); otherwise the next turn.
    fn judge(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        events.record(|| Event::TurnEnded { seat });
        let lost = |out: [bool; 2], reason: Reason| match out {
            [false, false] => None,
            [true, true] => Some(Ending { winner: None, reason }),
            [first, _] => Some(Ending { winner: Some(Seat(u8::from(first))), reason }),
        };
        let life = SEATS.map(|seat| self.life(seat));
        let no_life = life.map(|life| life <= 0);
        let empty = SEATS.map(|seat| self.sides[seat.index()].drew_from_empty);
        let by_life = |reason| {
            let winner = match life[0].cmp(&life[1]) {
                std::cmp::Ordering::Greater => Some(SEATS[0]),
                std::cmp::Ordering::Less => Some(SEATS[1]),
                std::cmp::Ordering::Equal => None,
            };
            Ending { winner, reason }
        };
        let ended = lost(no_life, Reason::Life)
            .or_else(|| lost(empty, Reason::EmptyDeck))
            .or_else(|| (self.turn >= LAST_TURN).then(|| by_life(Reason::HundredTurns)))
            .or_else(|| {
                let both = self.sides.iter().all(|side| side.deck.is_empty());
                both.then_some(Ending { winner: None, reason: Reason::BothDecksEmpty })
            });
        match ended {
            Some(ending) => {
                self.ended = Some(ending);
                self.step = Step::Over;
                events.record(|| Event::Ended { ending, life });
            }
            None => self.begin_turn(other(seat), events),
        }
    }

    /// Draws cards (DU-2.3, DU-1.4).
    pub(crate) fn draw(&mut self, seat: Seat, count: i16, phase: bool, events: &mut impl EventSink<Event>) {
        for _ in 0..count.max(0) {
            let side = self.side(seat);
            let Some(card) = side.deck.pop() else {
                side.drew_from_empty = true;
                events.record(|| Event::NothingToDraw { seat });
                continue;
            };
            put_in_order(&mut side.hand, card);
            events.record(|| Event::Drew { seat, card: Some(card), phase });
        }
    }

    /// An action comes about, or was prevented (DU-4.2, DU-4.3).
    fn resolve(&mut self, action: &Action, events: &mut impl EventSink<Event>) {
        let Action { seat, origin, .. } = *action;
        self.check_due = true;
        if action.prevented {
            if let Origin::Card { card } = origin {
                self.side(seat).discard.push(card);
                events.record(|| Event::Discarded { seat, card, why: Discarding::Prevented });
            }
            return;
        }
        let chosen =
            Chosen { against: action.against, targets: action.targets.clone(), x: Some(action.x), ..Chosen::default() };
        match origin {
            Origin::Card { card } => {
                if let Some(against) = action.against {
                    self.prevent(against, card, true, events);
                }
                if card.kind().card_type.is_spell() {
                    events.record(|| Event::TakesEffect { seat, card });
                    self.start(origin, seat, &chosen, seat);
                } else {
                    self.come_into_being(seat, card, action.x, action.against.is_some(), events);
                }
            }
            Origin::Permanent { .. } | Origin::Elsewhere { .. } => self.start(origin, seat, &chosen, seat),
        }
    }

    /// Marks an action of the queue as prevented, unless nothing can prevent it.
    pub(crate) fn prevent(&mut self, against: u8, by: CardId, neutralised: bool, events: &mut impl EventSink<Event>) {
        let Some(action) = self.queue.get_mut(usize::from(against)) else { return };
        let card = action.origin.card();
        if matches!(action.origin, Origin::Card { .. }) && card.made().unpreventable {
            events.record(|| Event::Unpreventable { card, by });
            return;
        }
        action.prevented = true;
        let (seat, origin) = (action.seat, action.origin);
        events.record(|| Event::Prevented { seat, origin, by, neutralised });
    }

    /// Whether a seat could do something in this window, as far as everybody can tell (DU-2.10): the lists are public, so
    /// everybody knows which cards are in hand or deck.
    fn could_act(&self, seat: Seat) -> bool {
        let side = &self.sides[seat.index()];
        let main = self.phase == Phase::Main && self.active == seat;
        let hidden = || side.hand.iter().chain(&side.deck);
        if !side.hand.is_empty() {
            let fits = |card: &CardId| {
                let kind = card.kind();
                (main || kind.card_type == CardType::Instant) && self.card_price(seat, *card, None) <= side.vp
                    || card.made().from_hand && self.could_use_from(seat, *card, Place::Hand)
            };
            if hidden().any(fits) {
                return true;
            }
        }
        let from_play = self.permanents.iter().any(|it| it.card.made().usable);
        if from_play || side.discard.iter().any(|card| card.made().from_discard) {
            let mut listed = Vec::new();
            self.list_uses(seat, &mut listed);
            return !listed.is_empty();
        }
        false
    }

    fn could_use_from(&self, seat: Seat, card: CardId, place: Place) -> bool {
        card.kind().clauses.iter().any(|clause| match clause {
            Clause::Ability(Ability::Activated(activated)) => {
                activated.works == place && crate::price::vp_of(&activated.cost, None) <= self.vp(seat)
            }
            _ => false,
        })
    }

    /// Whether a seat could react to the queue, as far as everybody can tell.
    fn could_react(&self, seat: Seat) -> bool {
        let side = &self.sides[seat.index()];
        if !side.hand.is_empty() {
            let fits = |card: &CardId| match &card.made().neutralisation {
                Some((_, scope)) => self.any_in_scope(scope, seat) && self.card_price(seat, *card, None) <= side.vp,
                None => false,
            };
            if side.hand.iter().chain(&side.deck).any(fits) {
                return true;
            }
        }
        self.permanents.iter().any(|it| {
            it.master == seat
                && it.card.made().reacts
                && (0..it.card.kind().clauses.len() as u8).any(|clause| self.could_react_with(seat, it, clause))
        })
    }

    fn could_react_with(&self, seat: Seat, it: &Permanent, clause: u8) -> bool {
        let Clause::Ability(Ability::Activated(activated)) = &it.card.kind().clauses[usize::from(clause)] else {
            return false;
        };
        let Some(scope) = &activated.prevents else { return false };
        activated.works == Place::Play
            && !it.passive
            && it.used >> clause & 1 == 0
            && !self.is_silenced(it)
            && self.any_in_scope(scope, seat)
            && activated.targets.iter().all(|spec| self.any_target(spec, seat, Some(it.id)))
            && crate::price::vp_of(&activated.cost, None) <= self.vp(seat)
            && self.missing(seat, &activated.cost, false, Some(it.id)).is_none()
    }

    /// A job begins to be carried out.
    fn fire(&mut self, job: Job, events: &mut impl EventSink<Event>) {
        self.check_due = true;
        let Happening::Clause { clause } = job.what else {
            self.poison(job.permanent, events);
            return;
        };
        let piece = crate::event::piece(job.permanent, job.card);
        let (drawback, unlabelled) = match &job.card.kind().clauses[usize::from(clause)] {
            Clause::Drawback(Drawback::Bounty(_)) => {
                let token = job.card.kind().token;
                events.record(|| Event::Bounty { seat: job.you, piece, token });
                self.start_job(job, clause);
                return;
            }
            Clause::Drawback(Drawback::Automatic(automatic)) => (true, automatic.unlabelled),
            _ => (false, false),
        };
        let Some(automatic) = automatic_of(job.card, clause) else {
            // An Advantage that acts once, tested by its program.
            self.start_job(job, clause);
            return;
        };
        // Silenced meanwhile: an ability that fires has fired, but what only holds in play needs its permanent.
        let this = self.permanent(job.permanent);
        let reader = Reader { you: job.you, this, x: job.x };
        if automatic.only_if.as_ref().is_some_and(|condition| !self.is_so(condition, reader)) {
            return;
        }
        events.record(|| Event::Fired { seat: job.you, piece, clause, drawback, unlabelled });
        self.start_job(job, clause);
    }

    fn start_job(&mut self, job: Job, clause: u8) {
        if job.card.made().clauses[usize::from(clause)].ops.is_empty() {
            return;
        }
        self.running = Some(crate::state::Running {
            card: job.card,
            clause: Some(clause),
            permanent: Some(job.permanent),
            you: job.you,
            source: job.source,
            x: job.x,
            targets: arrayvec::ArrayVec::new(),
            it: job.it,
            against: None,
            at: 0,
            part: 0,
            left: 0,
        });
    }

    /// Something of the row of upkeep happens.
    pub(crate) fn happen_in_upkeep(&mut self, job: Job, events: &mut impl EventSink<Event>) {
        // What has left play, or changed sides, has nothing to happen any more; a source must be there.
        let Some(it) = self.permanent(job.permanent) else { return };
        if it.master != job.you {
            return;
        }
        if let Happening::Clause { clause } = job.what
            && let Clause::Drawback(Drawback::TemporaryCost(temporary)) = &job.card.kind().clauses[usize::from(clause)]
        {
            if it.counters.temporary_cost == 0 || it.lifted {
                return;
            }
            if self.can_pay(job.you, &temporary.cost) {
                self.ask(Step::TemporaryCost { permanent: job.permanent });
            } else {
                self.temporary_unpaid(job.permanent, events);
            }
            return;
        }
        self.fire(job, events);
    }
}

/// The automatic ability or drawback of a clause.
pub(crate) fn automatic_of(card: CardId, clause: u8) -> Option<&'static Automatic> {
    match card.kind().clauses.get(usize::from(clause))? {
        Clause::Ability(Ability::Automatic(automatic)) | Clause::Drawback(Drawback::Automatic(automatic)) => {
            Some(automatic)
        }
        _ => None,
    }
}

fn whose(turns: Turns, mine: bool) -> bool {
    match turns {
        Turns::Yours => mine,
        Turns::Theirs => !mine,
        Turns::Each => true,
    }
}

/// Puts a card into a hand, in the order of the set.
pub(crate) fn put_in_order(hand: &mut Vec<CardId>, card: CardId) {
    let at = hand.partition_point(|it| *it <= card);
    hand.insert(at, card);
}
