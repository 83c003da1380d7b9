//! A second implementation of carrying out a spell, on a working state of its own, following chapter 91 literally.

use parbaj::{Action, CardId, EventTarget, Origin, State, Target};
use parbaj_cards::{
    Ability, Advantage, Amount, Benefit, CardType, Clause, Condition, Counted, CounterKind, Drawback, Effect,
    Explanation, Filter, PlayingCondition, Price, Side, Spell, Static, Station, Subject, TargetSpec,
};
use serde_json::Value;

/// A permanent.
struct WorkingPermanent {
    id: u64,
    card: CardId,
    owner: u64,
    master: u64,
    passive: bool,
    guard: bool,
    silenced: bool,
    damage: i64,
    poison: i64,
    x: i64,
}

/// The working state on which a spell is carried out.
pub struct WorkingState {
    things: Vec<WorkingPermanent>,
    life: [i64; 2],
    vp: [i64; 2],
    hand: [i64; 2],
    deck: [i64; 2],
    discard: [Vec<CardId>; 2],
    /// The results so far, one line each.
    lines: Vec<String>,
    you: u64,
    x: i64,
    targets: Vec<Option<Target>>,
    /// Whether a decision is pending; what follows waits for it.
    waits: bool,
}

/// Describes a target as the lines do.
pub fn aimed(target: EventTarget) -> String {
    match target {
        EventTarget::Player { seat } => format!("player {}", seat.0),
        EventTarget::Permanent { piece } => format!("thing {}", piece.id.0),
        EventTarget::Discarded { .. } => "card".to_owned(),
    }
}

fn cards(list: &Value) -> Vec<CardId> {
    list.as_array().unwrap().iter().map(|card| card.as_str().unwrap().parse().unwrap()).collect()
}

impl WorkingState {
    /// Copies the state of a duel.
    pub fn of(state: &State) -> WorkingState {
        let json = serde_json::to_value(state).unwrap();
        let thing = |it: &Value| WorkingPermanent {
            id: it["id"].as_u64().unwrap(),
            card: it["card"].as_str().unwrap().parse().unwrap(),
            owner: it["owner"].as_u64().unwrap(),
            master: it["master"].as_u64().unwrap(),
            passive: it["passive"].as_bool().unwrap(),
            guard: it["guard"].as_bool().unwrap(),
            silenced: it["silenced"].as_bool().unwrap(),
            damage: it["damage"].as_i64().unwrap(),
            poison: it["counters"]["poison"].as_i64().unwrap(),
            x: it["x"].as_i64().unwrap(),
        };
        let side = |seat: usize, key: &str| json["sides"][seat][key].clone();
        let size = |key: &str| [0, 1].map(|seat| side(seat, key).as_array().unwrap().len() as i64);
        let number = |key: &str| [0, 1].map(|seat| side(seat, key).as_i64().unwrap());
        let action = &state.queue()[0];
        WorkingState {
            things: json["permanents"].as_array().unwrap().iter().map(thing).collect(),
            life: number("life"),
            vp: number("vp"),
            hand: size("hand"),
            deck: size("deck"),
            discard: [0, 1].map(|seat| cards(&side(seat, "discard"))),
            lines: Vec::new(),
            you: u64::from(action.seat().0),
            x: json["queue"][0]["x"].as_i64().unwrap(),
            targets: still_legal(state, action),
            waits: false,
        }
    }

    /// Carries out the spell; returns one line per result.
    pub fn carry_out(mut self, action: &Action) -> Vec<String> {
        let Origin::Card { card } = action.origin() else { return Vec::new() };
        let mut offset = 0;
        for clause in &card.kind().clauses {
            match clause {
                Clause::SpellEffect(Spell { targets, effects }) => {
                    self.run(effects, offset);
                    offset += targets.len();
                }
                Clause::Drawback(Drawback::OfSpell { effects, .. }) => self.run(effects, 0),
                Clause::Explanation(Explanation::Advantage(Advantage { from, to, benefit: Benefit::Effects(it) })) => {
                    let life = self.life[self.their() as usize];
                    let holds =
                        from.is_none_or(|from| life >= i64::from(from)) && to.is_none_or(|to| life <= i64::from(to));
                    if holds {
                        self.run(&it.effects, offset);
                    }
                    offset += it.targets.len();
                }
                _ => {}
            }
        }
        self.lines
    }

    fn their(&self) -> u64 {
        1 - self.you
    }

    fn run(&mut self, effects: &[Effect], offset: usize) {
        for effect in effects {
            if self.waits {
                return;
            }
            self.one(effect, offset);
        }
    }

    fn one(&mut self, effect: &Effect, offset: usize) {
        match effect {
            Effect::Damage { to, amount } => {
                let amount = self.number(amount);
                let players = self.players(*to, offset);
                for seat in players.into_iter().filter(|_| amount > 0) {
                    self.life[seat as usize] -= amount;
                    self.lines.push(format!("damage player {seat} {amount}"));
                }
                for at in self.things_meant(*to, offset) {
                    if amount > 0 {
                        self.things[at].damage += amount;
                        self.lines.push(format!("damage thing {} {amount}", self.things[at].id));
                    }
                }
            }
            Effect::GainLife { who, amount } => self.change_life(*who, amount, 1),
            Effect::LoseLife { who, amount } => self.change_life(*who, amount, -1),
            Effect::LoseVp { who, amount } => {
                let amount = self.number(amount);
                for seat in self.players(*who, 0) {
                    let lost = amount.min(self.vp[seat as usize]);
                    self.vp[seat as usize] -= lost;
                    self.lines.push(format!("vp {seat} {}", -lost));
                }
            }
            Effect::Draw { who, amount } => {
                let amount = self.number(amount);
                for seat in self.players(*who, 0) {
                    let drawn = amount.min(self.deck[seat as usize]).max(0);
                    self.deck[seat as usize] -= drawn;
                    self.hand[seat as usize] += drawn;
                    self.lines.extend((0..drawn).map(|_| format!("draw {seat}")));
                    self.lines.extend((0..(amount - drawn).max(0)).map(|_| format!("no card {seat}")));
                }
            }
            Effect::Destroy { what } => {
                for at in self.things_meant(*what, offset).into_iter().rev() {
                    let it = &self.things[at];
                    if stands(it) {
                        self.lines.push(format!("stands {}", it.id));
                    } else {
                        let it = self.things.remove(at);
                        self.lines.push(format!("destroyed {}", it.id));
                        if !it.card.kind().token {
                            self.discard[it.owner as usize].push(it.card);
                        }
                    }
                }
            }
            Effect::Return { what } => {
                let ids: Vec<u64> = self.things_meant(*what, offset).into_iter().map(|at| self.things[at].id).collect();
                for id in ids {
                    let at = self.things.iter().position(|it| it.id == id).unwrap();
                    let it = self.things.remove(at);
                    self.lines.push(format!("returned {id}"));
                    self.hand[it.owner as usize] += i64::from(!it.card.kind().token);
                }
            }
            Effect::Banish { what } => {
                for at in self.things_meant(*what, offset).into_iter().rev() {
                    let it = self.things.remove(at);
                    self.lines.push(format!("banished {}", it.id));
                }
            }
            Effect::TakeControl { what } => {
                let you = self.you;
                for at in self.things_meant(*what, offset) {
                    let it = &mut self.things[at];
                    (it.master, it.guard) = (you, false);
                    self.lines.push(format!("control {} {you}", it.id));
                }
            }
            Effect::TurnPassive { what } => {
                for at in self.things_meant(*what, offset) {
                    let it = &mut self.things[at];
                    if !it.passive {
                        (it.passive, it.guard) = (true, false);
                        self.lines.push(format!("passive {}", it.id));
                    }
                }
            }
            Effect::PutCounters { on, counter, amount } => {
                let amount = self.number(amount);
                for at in self.things_meant(*on, offset) {
                    let it = &mut self.things[at];
                    if amount > 0 {
                        it.poison += if *counter == CounterKind::Poison { amount } else { 0 };
                        self.lines.push(format!("counters {} {counter:?} {amount}", it.id));
                    }
                }
            }
            Effect::RemoveCounters { from, counter: CounterKind::Poison } => {
                for at in self.things_meant(*from, offset) {
                    let it = &mut self.things[at];
                    if it.poison > 0 {
                        self.lines.push(format!("counters {} Poison {}", it.id, -it.poison));
                        it.poison = 0;
                    }
                }
            }
            Effect::Silence { what } => {
                for at in self.things_meant(*what, offset) {
                    self.things[at].silenced = true;
                    self.lines.push(format!("silenced {}", self.things[at].id));
                }
            }
            Effect::LiftDrawbacks { what } => {
                for at in self.things_meant(*what, offset) {
                    self.lines.push(format!("lifted {}", self.things[at].id));
                }
            }
            Effect::Heal { what } => {
                for at in self.things_meant(*what, offset) {
                    let it = &mut self.things[at];
                    if it.damage > 0 {
                        self.lines.push(format!("healed {} {}", it.id, it.damage));
                        it.damage = 0;
                    }
                }
            }
            Effect::Recover { what } => {
                if let Some((seat, card)) = self.taken_from_discard(*what, offset) {
                    self.hand[seat as usize] += 1;
                    self.lines.push(format!("recovered {seat} {card:?}"));
                }
            }
            Effect::PutIntoPlay { what } => {
                let place = match what {
                    Subject::Target(at) => offset + usize::from(*at),
                    other => panic!("nothing else is put into play: {other:?}"),
                };
                let Some(Target::Discarded { card, .. }) = self.targets[place] else { return };
                if self.may_come(card)
                    && let Some((_, card)) = self.taken_from_discard(*what, offset)
                {
                    self.enters(card);
                }
            }
            Effect::MakeTokens { token, amount, .. } => {
                for _ in 0..self.number(amount) {
                    self.enters(token.parse().unwrap());
                }
            }
            Effect::May { who, cost, otherwise, .. } => {
                let seat = self.players(*who, 0)[0] as usize;
                let Price::Vp(vp) = cost.price else { panic!("{cost:?}") };
                if self.vp[seat] >= i64::from(vp) {
                    self.waits = true;
                } else {
                    self.run(otherwise, offset);
                }
            }
            Effect::CopyPlayed { what } => {
                for at in self.things_meant(*what, offset) {
                    self.lines.push(format!("copied {}", self.things[at].id));
                }
            }
            other => panic!("no spell says that yet: {other:?}"),
        }
    }

    /// Whether a card's playing condition is met: putting it into play counts as playing it.
    fn may_come(&self, card: CardId) -> bool {
        card.kind().clauses.iter().all(|clause| match clause {
            Clause::Condition(PlayingCondition {
                condition: Condition::Permanents { filter, at_least, at_most: None },
                ..
            }) => {
                let count = self.things.iter().filter(|it| self.fits(filter, it)).count();
                count >= usize::from(at_least.unwrap_or(0))
            }
            Clause::Condition(other) => panic!("no permanent says that yet: {other:?}"),
            _ => true,
        })
    }

    fn enters(&mut self, card: CardId) {
        self.lines.push(format!("entered {} {card:?}", self.you));
        let (you, id) = (self.you, u64::MAX);
        self.things.push(WorkingPermanent {
            id,
            card,
            owner: you,
            master: you,
            passive: true,
            guard: false,
            silenced: false,
            damage: 0,
            poison: 0,
            x: 0,
        });
    }

    fn change_life(&mut self, who: Subject, amount: &Amount, sign: i64) {
        let amount = self.number(amount);
        for seat in self.players(who, 0).into_iter().filter(|_| amount > 0) {
            self.life[seat as usize] += sign * amount;
            self.lines.push(format!("life {seat} {}", sign * amount));
        }
    }

    fn taken_from_discard(&mut self, what: Subject, offset: usize) -> Option<(u64, CardId)> {
        let Subject::Target(at) = what else { return None };
        let Some(Target::Discarded { seat, card }) = self.targets[offset + usize::from(at)] else { return None };
        let pile = &mut self.discard[seat.index()];
        let place = pile.iter().rposition(|it| *it == card)?;
        pile.remove(place);
        Some((seat.0.into(), card))
    }

    fn players(&self, who: Subject, offset: usize) -> Vec<u64> {
        match who {
            Subject::You => vec![self.you],
            Subject::Opponent => vec![self.their()],
            Subject::Everybody => vec![self.you, self.their()],
            Subject::Target(at) => match self.targets[offset + usize::from(at)] {
                Some(Target::Player { seat }) => vec![seat.0.into()],
                _ => Vec::new(),
            },
            Subject::This | Subject::It | Subject::Each(_) => Vec::new(),
        }
    }

    /// Returns the indices of the permanents that a subject refers to, in the order in which they came into play.
    fn things_meant(&self, what: Subject, offset: usize) -> Vec<usize> {
        let wanted = |it: &WorkingPermanent| match what {
            Subject::Each(filter) => self.fits(&filter, it),
            Subject::Target(at) => match self.targets[offset + usize::from(at)] {
                Some(Target::Permanent { permanent }) => u64::from(permanent.0) == it.id,
                _ => false,
            },
            _ => false,
        };
        (0..self.things.len()).filter(|at| wanted(&self.things[*at])).collect()
    }

    fn fits(&self, filter: &Filter, it: &WorkingPermanent) -> bool {
        assert!(!filter.asks_for_figures(), "{filter:?}");
        let kind = it.card.kind();
        let price = match kind.cost.price {
            Price::Vp(vp) => i64::from(vp),
            Price::X(_) => it.x,
        };
        let side = match filter.side {
            Side::Any => true,
            Side::Yours => it.master == self.you,
            Side::Theirs => it.master != self.you,
        };
        side && filter.types.iter().any(|of_type| of_type == kind.card_type)
            && filter.active.is_none_or(|active| active != it.passive)
            && filter.station.is_none_or(|station| it.guard == (station == Station::Guard))
            && filter.token.is_none_or(|token| token == kind.token)
            && filter.cost_at_most.is_none_or(|most| price <= i64::from(most))
    }

    fn number(&self, amount: &Amount) -> i64 {
        let seats = |side: Side| match side {
            Side::Any => vec![0, 1],
            Side::Yours => vec![self.you as usize],
            Side::Theirs => vec![self.their() as usize],
        };
        match amount {
            Amount::Fixed(number) => i64::from(*number),
            Amount::X => self.x,
            Amount::Count(Counted::Permanents(filter)) => {
                self.things.iter().filter(|it| self.fits(filter, it)).count() as i64
            }
            Amount::Count(Counted::Hand { side }) => seats(*side).into_iter().map(|seat| self.hand[seat]).sum(),
            Amount::Count(Counted::Discard { side, types }) => seats(*side)
                .into_iter()
                .map(|seat| self.discard[seat].iter().filter(|card| types.has(card.kind().card_type)).count() as i64)
                .sum(),
        }
    }
}

/// Whether a working ability of its own makes it indestructible.
fn stands(it: &WorkingPermanent) -> bool {
    let says = |clause: &Clause| matches!(clause, Clause::Ability(Ability::Static(Static::CantBeDestroyed)));
    let works = !it.silenced && (!it.passive || it.card.kind().card_type == CardType::Creature);
    works && it.card.kind().clauses.iter().any(says)
}

/// Returns the targets that are still legal; `None` for the others.
fn still_legal(state: &State, action: &Action) -> Vec<Option<Target>> {
    let clauses = &action.origin().card().kind().clauses;
    let asked = clauses.iter().flat_map(|clause| match clause {
        Clause::SpellEffect(Spell { targets, .. }) => &targets[..],
        Clause::Explanation(Explanation::Advantage(Advantage { benefit: Benefit::Effects(it), .. })) => &it.targets[..],
        _ => &[],
    });
    let asked: Vec<&TargetSpec> = asked.collect();
    // A neutraliser without a legal target has no targets.
    let chosen = action.targets();
    let legal = |(at, spec): (usize, &&TargetSpec)| {
        chosen.get(at).copied().filter(|target| state.could_target(spec, *target, action.seat()))
    };
    asked.iter().enumerate().map(legal).collect()
}
