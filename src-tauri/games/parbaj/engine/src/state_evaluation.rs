//! Evaluates the current state: figures, working abilities, filters, counts, conditions.

use crate::card::CardId;
use crate::permanent::Permanent;
use crate::state::{State, other};
use game::Seat;
use parbaj_cards::{
    Ability, Advantage, Amount, Benefit, CardType, Clause, Condition, Counted, Drawback, Explanation, Filter, Side,
    Static, Station,
};

/// The viewpoint from which a filter or amount is evaluated: the seat and the permanent.
#[derive(Clone, Copy)]
pub(crate) struct TextViewpoint<'a> {
    /// The seat that "you" refers to.
    pub(crate) you: Seat,
    /// The permanent whose text it is.
    pub(crate) this: Option<&'a Permanent>,
    /// The X of the action.
    pub(crate) x: u8,
}

impl State {
    /// Whether a permanent's static and automatic abilities work. Passive creatures keep theirs (DU-3.2).
    pub(crate) fn abilities_work(&self, permanent: &Permanent) -> bool {
        let kind = permanent.card.kind();
        if permanent.silenced || (permanent.passive && kind.card_type != CardType::Creature) {
            return false;
        }
        !self.is_silenced_by_others(permanent)
    }

    /// Whether a static ability of another permanent silences it. A permanent never silences permanents of its own
    /// type, so there is no cycle.
    fn is_silenced_by_others(&self, permanent: &Permanent) -> bool {
        self.permanents.iter().any(|by| {
            by.card.made().silences
                && by.id != permanent.id
                && !by.silenced
                && (!by.passive || by.card.kind().card_type == CardType::Creature)
                && by.card.kind().clauses.iter().any(|clause| match clause {
                    Clause::Ability(Ability::Static(Static::Silences { of })) => {
                        self.fits(of, permanent, TextViewpoint { you: by.master, this: Some(by), x: 0 })
                    }
                    Clause::Drawback(Drawback::Static { holds: Static::Silences { of }, .. }) => {
                        !by.lifted && self.fits(of, permanent, TextViewpoint { you: by.master, this: Some(by), x: 0 })
                    }
                    _ => false,
                })
        })
    }

    /// Whether a permanent has lost all abilities.
    pub(crate) fn is_silenced(&self, permanent: &Permanent) -> bool {
        permanent.silenced || self.is_silenced_by_others(permanent)
    }

    /// Returns the statics of the permanent's own text that are in force: static abilities that work, and static
    /// drawbacks.
    pub(crate) fn statics<'a>(&'a self, permanent: &'a Permanent) -> impl Iterator<Item = &'static Static> + 'a {
        self.statics_with_clauses(permanent).map(|(_, holds)| holds)
    }

    /// Returns the same as [`Self::statics`], each with its clause index.
    pub(crate) fn statics_with_clauses<'a>(
        &'a self,
        permanent: &'a Permanent,
    ) -> impl Iterator<Item = (u8, &'static Static)> + 'a {
        let works = self.abilities_work(permanent);
        permanent.card.kind().clauses.iter().enumerate().filter_map(move |(at, clause)| match clause {
            Clause::Ability(Ability::Static(holds)) if works => Some((at as u8, holds)),
            Clause::Drawback(Drawback::Static { holds, .. }) if !permanent.lifted => Some((at as u8, holds)),
            _ => None,
        })
    }

    /// Whether the static `holds` of the permanent's own text is in force.
    pub(crate) fn has_static(&self, permanent: &Permanent, holds: Static) -> bool {
        self.held_back(permanent, holds).is_some()
    }

    /// If the static `holds` of the permanent's own text is in force, returns whether it is a drawback and whether that
    /// has no label.
    pub(crate) fn held_back(&self, permanent: &Permanent, holds: Static) -> Option<(bool, bool)> {
        permanent.card.kind().clauses.iter().find_map(|clause| match clause {
            Clause::Ability(Ability::Static(it)) if *it == holds && self.abilities_work(permanent) => {
                Some((false, false))
            }
            Clause::Drawback(Drawback::Static { holds: it, unlabelled }) if *it == holds && !permanent.lifted => {
                Some((true, *unlabelled))
            }
            _ => None,
        })
    }

    /// Returns the current damage and Ép (or structure) of a permanent; damage on it isn't subtracted. A creature's
    /// damage is at least 0.
    #[must_use]
    pub fn figures(&self, permanent: &Permanent) -> (i16, i16) {
        let kind = permanent.card.kind();
        let made = permanent.card.made();
        let printed = (i16::from(kind.damage.unwrap_or(0)), i16::from(kind.life.unwrap_or(0)));
        let (mut damage, mut life) = match permanent.reckoned {
            Some((damage, life)) => (i16::from(damage), i16::from(life)),
            None => printed,
        };
        if made.own_figures {
            let reader = TextViewpoint { you: permanent.master, this: Some(permanent), x: permanent.x };
            for clause in &kind.clauses {
                match clause {
                    Clause::Explanation(Explanation::Figures { damage: more, life: lives, when_played: false }) => {
                        if let Some(amount) = more {
                            damage = self.amount(amount, reader);
                        }
                        if let Some(amount) = lives {
                            life = self.amount(amount, reader);
                        }
                    }
                    Clause::Explanation(Explanation::Advantage(advantage)) => {
                        if let Benefit::Figures { damage: more, life: lives } = advantage.benefit
                            && self.advantage_holds(advantage, permanent.master)
                        {
                            damage += i16::from(more);
                            life += i16::from(lives);
                        }
                    }
                    _ => {}
                }
            }
            for holds in self.statics(permanent) {
                if let Static::Figures { of: None, damage: more, life: lives } = holds {
                    damage += i16::from(*more);
                    life += i16::from(*lives);
                }
            }
        }
        if kind.card_type == CardType::Creature {
            for by in self.permanents.iter().filter(|by| by.card.made().changes_figures) {
                for holds in self.statics(by) {
                    if let Static::Figures { of: Some(filter), damage: more, life: lives } = holds
                        && self.fits(filter, permanent, TextViewpoint { you: by.master, this: Some(by), x: by.x })
                    {
                        damage += i16::from(*more);
                        life += i16::from(*lives);
                    }
                }
            }
            let counted = i16::from(permanent.counters.strength) - i16::from(permanent.counters.weakness);
            damage += counted + i16::from(permanent.boost.0);
            life += counted + i16::from(permanent.boost.1);
        }
        (damage.max(0), life)
    }

    /// Whether a permanent matches `filter`.
    pub(crate) fn fits(&self, filter: &Filter, permanent: &Permanent, reader: TextViewpoint<'_>) -> bool {
        let kind = permanent.card.kind();
        let side = match filter.side {
            Side::Any => true,
            Side::Yours => permanent.master == reader.you,
            Side::Theirs => permanent.master != reader.you,
        };
        side && filter.types.has(kind.card_type)
            && filter.active.is_none_or(|active| active != permanent.passive)
            && filter.station.is_none_or(|station| (station == Station::Guard) == permanent.guard)
            && filter.token.is_none_or(|token| token == kind.token)
            && filter.cost_at_most.is_none_or(|most| printed_vp(permanent) <= most)
            && !(filter.others && reader.this.is_some_and(|this| this.id == permanent.id))
            && self.fits_figures(filter, permanent)
    }

    fn fits_figures(&self, filter: &Filter, permanent: &Permanent) -> bool {
        if !filter.asks_for_figures() {
            return true;
        }
        let (damage, life) = self.figures(permanent);
        filter.damage_at_most.is_none_or(|most| damage <= i16::from(most))
            && filter.life_at_most.is_none_or(|most| life - i16::from(permanent.damage) <= i16::from(most))
    }

    /// Evaluates an amount of a text.
    pub(crate) fn amount(&self, amount: &Amount, reader: TextViewpoint<'_>) -> i16 {
        match amount {
            Amount::Fixed(number) => i16::from(*number),
            Amount::X => i16::from(reader.x),
            Amount::Count(Counted::Permanents(filter)) => {
                self.permanents.iter().filter(|permanent| self.fits(filter, permanent, reader)).count() as i16
            }
            Amount::Count(Counted::Discard { side, types }) => self
                .seats_meant(*side, reader.you)
                .map(|seat| {
                    let pile = &self.sides[seat.index()].discard;
                    pile.iter().filter(|card| types.has(card.kind().card_type)).count() as i16
                })
                .sum(),
            Amount::Count(Counted::Hand { side }) => {
                self.seats_meant(*side, reader.you).map(|seat| self.sides[seat.index()].hand.len() as i16).sum()
            }
        }
    }

    fn seats_meant(&self, side: Side, you: Seat) -> impl Iterator<Item = Seat> + use<> {
        [you, other(you)].into_iter().filter(move |seat| match side {
            Side::Any => true,
            Side::Yours => *seat == you,
            Side::Theirs => *seat != you,
        })
    }

    /// Whether a condition holds.
    pub(crate) fn is_so(&self, condition: &Condition, reader: TextViewpoint<'_>) -> bool {
        let within = |number: i16, least: Option<u8>, most: Option<u8>| {
            least.is_none_or(|least| number >= i16::from(least)) && most.is_none_or(|most| number <= i16::from(most))
        };
        let seat = |side: Side| if side == Side::Theirs { other(reader.you) } else { reader.you };
        match condition {
            Condition::Permanents { filter, at_least, at_most } => {
                let count = self.permanents.iter().filter(|permanent| self.fits(filter, permanent, reader)).count();
                within(count as i16, *at_least, *at_most)
            }
            Condition::Life { side, at_least, at_most } => {
                within(self.sides[seat(*side).index()].life, *at_least, *at_most)
            }
            Condition::Discard { side, types, at_least } => {
                let pile = &self.sides[seat(*side).index()].discard;
                pile.iter().filter(|card| types.has(card.kind().card_type)).count() >= usize::from(*at_least)
            }
            Condition::Hand { side, at_least, at_most } => {
                within(self.sides[seat(*side).index()].hand.len() as i16, *at_least, *at_most)
            }
        }
    }

    /// Returns the clauses of a card that are playing conditions, and for each whether `seat` meets it (DU-91.1.0).
    pub(crate) fn playing_conditions(&self, seat: Seat, card: CardId) -> impl Iterator<Item = (u8, bool)> + '_ {
        let reader = TextViewpoint { you: seat, this: None, x: 0 };
        card.kind().clauses.iter().enumerate().filter_map(move |(clause, says)| match says {
            Clause::Condition(playing) => Some((clause as u8, self.is_so(&playing.condition, reader))),
            _ => None,
        })
    }

    /// Whether an Advantage holds for the master of its card (DU-91.2.6, DU-91.2.7).
    pub(crate) fn advantage_holds(&self, advantage: &Advantage, master: Seat) -> bool {
        self.within_advantage(advantage.from, advantage.to, master)
    }

    pub(crate) fn within_advantage(&self, from: Option<u8>, to: Option<u8>, master: Seat) -> bool {
        let life = self.sides[other(master).index()].life;
        from.is_none_or(|from| life >= i16::from(from)) && to.is_none_or(|to| life <= i16::from(to))
    }
}

/// Returns the VP cost printed on a permanent; for a variable cost, the X chosen (DU-91.2.5).
fn printed_vp(permanent: &Permanent) -> u8 {
    match permanent.card.kind().cost.price {
        parbaj_cards::Price::Vp(vp) => vp,
        parbaj_cards::Price::X(least) => permanent.x.max(least),
    }
}
