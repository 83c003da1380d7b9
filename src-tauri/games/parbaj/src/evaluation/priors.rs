//! The priors of all moves, assuming that the opponent doesn't react.

use super::{card_value, combat};
use game::Seat;
use parbaj::{CardId, Move, Origin, State, Step, Target, other};
use parbaj_cards::{Ability, CardType, Clause, Drawback};

/// A state from the point of view of the seat to move.
pub(super) struct MovePriors<'a> {
    state: &'a State,
    seat: Seat,
}

impl MovePriors<'_> {
    pub(super) fn of(state: &State) -> MovePriors<'_> {
        MovePriors { state, seat: state.to_move().unwrap_or_default() }
    }

    /// Computes the prior of each move; greater is better.
    pub(super) fn priors(&self, moves: &[Move], priors: &mut Vec<f32>) {
        priors.clear();
        priors.extend(moves.iter().map(|mv| self.prior(*mv)));
    }

    fn prior(&self, mv: Move) -> f32 {
        match mv {
            Move::Keep => 0.5,
            Move::Mulligan => self.poor_hand(),
            Move::Play { card } => self.playing(card),
            Move::React { card } => self.reacting(card),
            Move::Use { permanent, clause } => self.using(permanent, clause),
            Move::UseCard { card, clause, .. } => self.using_card(card, clause),
            Move::Against { action } => self.against(action),
            Move::Target { target } => self.target(target),
            Move::X { x } => self.x(x),
            Move::Give { permanent } => match self.state.permanent(permanent) {
                Some(it) => -card_value::in_play(self.state, it),
                None => 0.0,
            },
            Move::GiveCard { card } => -card_value::in_hand(card),
            Move::Pay => 1.5,
            Move::TakeBack => -4.0,
            Move::Decline => self.declining(),
            Move::March { permanent } => {
                self.state.permanent(permanent).map_or(0.0, |it| combat::march(self.state, it))
            }
            Move::Attack { attacker, target } => {
                self.state.permanent(attacker).map_or(0.0, |it| combat::attack(self.state, it, target))
            }
            Move::Done | Move::Refuse => 0.0,
            Move::Next { .. } => 0.0,
            Move::StrikeNext { attacker } => {
                self.state.permanent(attacker).map_or(0.0, |it| card_value::in_play(self.state, it))
            }
            Move::Accept => self.accepting(),
        }
    }

    /// Returns 1 if the opening hand has no cheap card, so that a new hand would be better.
    fn poor_hand(&self) -> f32 {
        let hand = self.state.hand(self.seat);
        let cheap = hand.iter().filter(|card| self.state.card_price(self.seat, **card, None) <= 3).count();
        if cheap == 0 { 1.0 } else { 0.0 }
    }

    /// Returns the prior of declining; while something is announced, declining would take it back.
    fn declining(&self) -> f32 {
        if self.state.announced().is_some() { -3.0 } else { 0.0 }
    }

    fn playing(&self, card: CardId) -> f32 {
        let price = f32::from(self.state.card_price(self.seat, card, None));
        let left = f32::from(self.state.vp(self.seat)) - price;
        if !card.kind().card_type.is_spell() {
            // Keeping back a card that stays in play saves nothing; VP left over have a small value for cards that
            // prevent.
            return 0.5 + 0.25 * card_value::in_hand(card) + 0.05 * left - self.holding(card, left);
        }
        let note = card_value::of(card);
        let aim = self.best_aim(card, &note.spell_targets, note.spell_hits, self.aims());
        let brings = if note.spell_targets.is_empty() { note.spell } else { aim };
        0.6 * (brings - 0.55 * price - 0.7) - self.holding(card, left)
    }

    /// Returns what is lost by playing a card now, with `left` VP remaining: the chance to prevent something with it,
    /// or with another card that could no longer be paid.
    fn holding(&self, card: CardId, left: f32) -> f32 {
        if self.state.hand(other(self.seat)).is_empty() {
            return 0.0;
        }
        if card_value::of(card).answers > 0.0 {
            // VP beyond ten would be lost.
            return if left > 5.0 { 0.0 } else { 1.3 * card_value::of(card).answers };
        }
        let vp = f32::from(self.state.vp(self.seat));
        let answers = self.state.hand(self.seat).iter().filter(|held| card_value::of(**held).answers > 0.0);
        let prices = answers.map(|held| f32::from(self.state.card_price(self.seat, *held, None)));
        let missed = prices.filter(|price| *price <= vp && *price > left).count();
        if missed > 0 { 0.6 } else { 0.0 }
    }

    /// Returns every target in play: the opponent and all permanents.
    fn aims(&self) -> Vec<Target> {
        let mut targets: Vec<Target> = vec![Target::Player { seat: other(self.seat) }];
        targets.extend(self.state.permanents().iter().map(|it| Target::Permanent { permanent: it.id() }));
        targets
    }

    /// Returns the greatest value of any target, using a rough test of which targets are legal.
    fn best_aim(&self, card: CardId, polarity: &[f32], hits: f32, targets: Vec<Target>) -> f32 {
        let Some(first) = polarity.first() else { return 0.0 };
        let fits = |target: &Target| self.roughly_fits(card, *target);
        let brings = targets.into_iter().filter(fits).map(|target| self.aimed(target, *first, hits));
        brings.fold(-1.0, f32::max)
    }

    fn roughly_fits(&self, card: CardId, target: Target) -> bool {
        let specs = card.kind().clauses.iter().find_map(|clause| match clause {
            Clause::SpellEffect(spell) => spell.targets.first(),
            _ => None,
        });
        match (specs, target) {
            (Some(spec), target) => self.state.could_target(spec, target, self.seat),
            (None, _) => false,
        }
    }

    /// Returns the value of a target, depending on what the effect does to it.
    fn aimed(&self, target: Target, polarity: f32, hits: f32) -> f32 {
        match target {
            Target::Player { seat } => {
                let own = seat == self.seat;
                if hits > 0.0 {
                    let lethal = hits >= f32::from(self.state.life(seat));
                    let low = (10.0 - f32::from(self.state.life(seat))).max(0.0) * 0.08;
                    let brings = hits * (0.55 + low) + if lethal { 12.0 } else { 0.0 };
                    return if own { -brings - 2.0 } else { brings };
                }
                if own { polarity } else { -polarity }
            }
            Target::Permanent { permanent } => {
                let Some(it) = self.state.permanent(permanent) else { return 0.0 };
                let own = it.master() == self.seat;
                let value = card_value::in_play(self.state, it);
                if hits > 0.0 {
                    let left = self.state.figures(it).1 - i16::from(it.damage_on());
                    let body = matches!(it.card().kind().card_type, CardType::Creature | CardType::Building);
                    let kills = body && hits >= f32::from(left);
                    let brings = if kills { value + 0.2 - 0.05 * (hits - f32::from(left)) } else { 0.1 * hits };
                    return if own { -brings - 1.0 } else { brings };
                }
                // The effect counts more on a more valuable permanent.
                let weight = polarity.abs().min(3.0) / 3.0 * value + 0.3 * polarity.abs();
                if (polarity < 0.0) == own { -weight } else { weight }
            }
            Target::Discarded { seat, card } => {
                let value = card_value::in_hand(card);
                if polarity > 0.0 {
                    value
                } else if seat == self.seat {
                    -0.2 * value
                } else {
                    0.2 * value
                }
            }
        }
    }

    fn reacting(&self, card: CardId) -> f32 {
        let Some(action) = self.state.queue().iter().rev().find(|action| action.seat() != self.seat) else {
            return -3.0;
        };
        let price = f32::from(self.state.card_price(self.seat, card, None));
        let note = card_value::of(card);
        let body = match card.kind().card_type.is_spell() {
            true => 0.4 * note.spell.max(0.0),
            false => 0.7 * (card_value::in_hand(card) - note.answers),
        };
        self.stopping(action) + body - 0.5 * price - 0.4
    }

    /// Returns the value of preventing an action.
    fn stopping(&self, action: &parbaj::Action) -> f32 {
        let mine = action.seat() == self.seat;
        let worth = match action.origin() {
            Origin::Card { card } if card.kind().card_type.is_spell() => {
                let note = card_value::of(card);
                let hit: f32 = action
                    .targets()
                    .iter()
                    .zip(&note.spell_targets)
                    .map(|(target, polarity)| -self.aimed(*target, *polarity, note.spell_hits))
                    .sum();
                // A preventing action is worth what it prevents.
                note.answers + if note.spell_targets.is_empty() { note.spell } else { hit.max(0.3) }
            }
            Origin::Card { card } => card_value::in_hand(card),
            Origin::Permanent { card, clause, .. } | Origin::Elsewhere { card, clause, .. } => {
                card_value::of(card).uses.get(usize::from(clause)).copied().unwrap_or(0.0) + 0.6
            }
        };
        if mine { -worth - 2.0 } else { worth }
    }

    fn against(&self, action: u8) -> f32 {
        self.state.queue().get(usize::from(action)).map_or(0.0, |action| self.stopping(action))
    }

    fn using(&self, permanent: parbaj::PermanentId, clause: u8) -> f32 {
        let Some(it) = self.state.permanent(permanent) else { return 0.0 };
        let note = card_value::of(it.card());
        let at = usize::from(clause);
        if let (Step::Reactions { .. }, Some(action)) = (self.state.step(), self.state.queue().last()) {
            return self.stopping(action) - 0.8;
        }
        let cost = match it.card().kind().clauses.get(at) {
            Some(Clause::Ability(Ability::Activated(activated))) => card_value::price(&activated.cost),
            Some(Clause::Drawback(Drawback::Chosen(chosen))) => card_value::price(&chosen.cost),
            _ => 0.0,
        };
        match note.targets.get(at).and_then(|targets| targets.first()) {
            None => 0.7 * note.uses[at] - 0.05,
            Some(polarity) => {
                let specs = match it.card().kind().clauses.get(at) {
                    Some(Clause::Ability(Ability::Activated(activated))) => activated.targets.first(),
                    _ => None,
                };
                let best = self
                    .aims()
                    .into_iter()
                    .filter(|target| specs.is_some_and(|spec| self.state.could_target(spec, *target, self.seat)))
                    .map(|target| self.aimed(target, *polarity, note.hits[at]))
                    .fold(-1.0, f32::max);
                0.7 * (best - 0.6 * cost) - 0.1
            }
        }
    }

    fn using_card(&self, card: CardId, clause: u8) -> f32 {
        let uses = card_value::of(card).uses.get(usize::from(clause)).copied().unwrap_or(0.0);
        0.6 * uses
    }

    /// Returns the prior of a target of the announced action or of the running program.
    fn target(&self, target: Target) -> f32 {
        let Some((card, clause, at)) = self.aiming() else { return 0.0 };
        let note = card_value::of(card);
        let (targets, hits) = match clause {
            None => (&note.spell_targets, note.spell_hits),
            Some(clause) => match (note.targets.get(clause), note.hits.get(clause)) {
                (Some(targets), Some(hits)) => (targets, *hits),
                _ => return 0.0,
            },
        };
        self.aimed(target, targets.get(at).copied().unwrap_or(0.0), hits)
    }

    /// Returns what needs a target: the card, the clause and the target's index.
    fn aiming(&self) -> Option<(CardId, Option<usize>, usize)> {
        if let Some(announced) = self.state.announced() {
            let at = announced.targets_chosen();
            return Some(match announced.origin() {
                Origin::Card { card } => (card, None, at),
                Origin::Permanent { card, clause, .. } | Origin::Elsewhere { card, clause, .. } => {
                    (card, Some(usize::from(clause)), at)
                }
            });
        }
        let (card, clause, at) = self.state.aiming_now()?;
        Some((card, clause.map(usize::from), at))
    }

    /// Returns the prior of an X: just enough to kill the target, or as much as there is.
    fn x(&self, x: u8) -> f32 {
        let Some(announced) = self.state.announced() else { return 0.0 };
        let hit = announced.first_target();
        if let Some(Target::Permanent { permanent }) = hit
            && let Some(it) = self.state.permanent(permanent)
        {
            let left = self.state.figures(it).1 - i16::from(it.damage_on());
            let over = i16::from(x) - left;
            return if over < 0 { -1.0 } else { 1.0 - 0.1 * f32::from(over) };
        }
        0.1 * f32::from(x)
    }

    fn accepting(&self) -> f32 {
        match self.state.step() {
            // The permanent has already been paid for once.
            Step::TemporaryCost { permanent } => {
                self.state.permanent(permanent).map_or(0.0, |it| card_value::in_play(self.state, it) - 0.8)
            }
            _ => self.state.asked().map_or(0.0, |(cost, card)| {
                card_value::of_paying(card, self.state.is_you(self.seat)) - card_value::price(&cost)
            }),
        }
    }
}
