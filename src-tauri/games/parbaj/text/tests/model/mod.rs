//! Samples of everything that a clause can contain, including combinations that no card has yet.

use parbaj_cards::{
    Advantage, Amount, Benefit, CardType, Condition, Cost, Counted, CounterKind, Effect, Explanation, Filter, Format,
    OneTimeBenefit, Price, Sacrifice, Scope, ScopeAction, Side, Static, Station, Subject, Turns, TypeSet, When,
};

/// All sides.
pub const SIDES: [Side; 3] = [Side::Any, Side::Yours, Side::Theirs];

/// Returns a set of types.
pub fn types(types: &[CardType]) -> TypeSet {
    TypeSet::of(types)
}

/// Returns filters of all kinds.
pub fn filters() -> Vec<Filter> {
    use CardType::{Building, Creature, Enchantment, Item};
    let mut filters = Vec::new();
    for side in SIDES {
        for types in [types(&[Creature]), types(&[Creature, Building]), types(&[Item, Enchantment]), TypeSet::ALL] {
            let plain = Filter { side, types, ..Filter::default() };
            filters.extend([
                plain,
                Filter { others: true, ..plain },
                Filter { active: Some(true), cost_at_most: Some(5), ..plain },
                Filter { token: Some(true), ..plain },
                Filter { token: Some(false), active: Some(false), ..plain },
            ]);
        }
        let creature = Filter { side, types: types(&[Creature]), ..Filter::default() };
        filters.extend([
            Filter { station: Some(Station::Guard), ..creature },
            Filter { station: Some(Station::Reserve), ..creature },
            Filter { station: Some(Station::Guard), token: Some(true), ..creature },
            Filter { damage_at_most: Some(2), life_at_most: Some(1), ..creature },
            Filter { types: types(&[Building]), life_at_most: Some(5), ..creature },
        ]);
    }
    filters
}

/// Returns amounts of all kinds.
pub fn amounts() -> Vec<Amount> {
    let mut amounts = vec![Amount::Fixed(1), Amount::Fixed(5), Amount::Fixed(13), Amount::X];
    for side in SIDES {
        amounts.push(Amount::Count(Counted::Hand { side }));
        amounts.push(Amount::Count(Counted::Discard { side, types: TypeSet::SPELLS }));
        amounts.push(Amount::Count(Counted::Permanents(Filter { side, ..Filter::default() })));
    }
    amounts
}

/// Returns every effect, applied to the given players or permanents.
pub fn effects(who: Subject, what: Subject, amount: Amount) -> Vec<Effect> {
    let token = || "sarj".to_owned();
    let filter = Filter { types: types(&[CardType::Building]), ..Filter::default() };
    vec![
        Effect::Damage { to: who, amount },
        Effect::Damage { to: what, amount },
        Effect::GainLife { who, amount },
        Effect::LoseLife { who, amount },
        Effect::GainVp { who, amount },
        Effect::LoseVp { who, amount },
        Effect::Draw { who, amount },
        Effect::Discard { who, amount },
        Effect::Mill { who, amount },
        Effect::Destroy { what },
        Effect::Return { what },
        Effect::Banish { what },
        Effect::TakeControl { what },
        Effect::TurnPassive { what },
        Effect::TurnActive { what },
        Effect::PutCounters { on: what, counter: CounterKind::Strength, amount },
        Effect::RemoveCounters { from: what, counter: CounterKind::Poison },
        Effect::MakeTokens { who, token: token(), amount },
        Effect::Silence { what },
        Effect::LiftDrawbacks { what },
        Effect::Boost { what, damage: 1, life: 0 },
        Effect::Boost { what, damage: -1, life: -1 },
        Effect::Heal { what },
        Effect::SacrificeSome { who, filter, amount },
        Effect::SacrificeThis,
    ]
}

/// Returns optional and conditional effects, and those that only a target or a scope allows.
pub fn compound(who: Subject, then: &Effect) -> Vec<Effect> {
    let cost = Cost { price: Price::Vp(2), life: 1, ..Cost::default() };
    let so = Condition::Life { side: Side::Yours, at_least: None, at_most: Some(5) };
    vec![
        Effect::May { who, cost, then: vec![then.clone()], otherwise: Vec::new() },
        Effect::May { who, cost: Cost { discard: 1, ..cost }, then: Vec::new(), otherwise: vec![then.clone()] },
        Effect::May { who, cost: Cost::default(), then: vec![then.clone()], otherwise: vec![then.clone()] },
        Effect::If { condition: so, then: vec![then.clone()] },
    ]
}

/// Returns every occasion.
pub fn whens() -> Vec<When> {
    let mut whens = vec![When::Played, When::ThisLeaves, When::Attacks, When::HurtsPlayer];
    for turns in [Turns::Yours, Turns::Theirs, Turns::Each] {
        whens.extend([When::Upkeep(turns), When::TurnEnd(turns)]);
    }
    for set in [TypeSet::ALL, TypeSet::SPELLS, types(&[CardType::Creature]), types(&[CardType::Item])] {
        whens.extend([When::YouPlay(set), When::TheyPlay(set)]);
    }
    whens.extend(filters().into_iter().flat_map(|filter| [When::Enters(filter), When::Falls(filter)]));
    whens
}

/// Returns every kind of condition.
pub fn conditions() -> Vec<Condition> {
    let bounds =
        [(Some(1), None), (Some(5), None), (None, Some(2)), (None, Some(0)), (Some(2), Some(4)), (Some(3), Some(3))];
    let mut conditions = Vec::new();
    for (at_least, at_most) in bounds {
        conditions.extend(filters().into_iter().map(|filter| Condition::Permanents { filter, at_least, at_most }));
        for side in [Side::Yours, Side::Theirs] {
            conditions.push(Condition::Life { side, at_least, at_most });
            conditions.push(Condition::Hand { side, at_least, at_most });
            if let Some(at_least) = at_least {
                conditions.push(Condition::Discard { side, types: types(&[CardType::Instant]), at_least });
            }
        }
    }
    conditions
}

/// Returns costs of all kinds.
pub fn costs() -> Vec<Cost> {
    let free = Cost::default();
    let mut costs = vec![
        free,
        Cost { price: Price::Vp(1), builders: 1, discard: 1, life: 1, turn_this: true, ..free },
        Cost { price: Price::X(0), discard_this: true, ..free },
        Cost { price: Price::X(2), banish_this: true, ..free },
        Cost { sacrifice: Some(Sacrifice { count: 1, filter: Filter::default() }), ..free },
    ];
    costs.extend(filters().into_iter().map(|filter| Cost { sacrifice: Some(Sacrifice { count: 2, filter }), ..free }));
    costs
}

/// Returns scopes of all kinds.
pub fn scopes() -> Vec<Scope> {
    let mut scopes = Vec::new();
    for types in [TypeSet::ALL, TypeSet::SPELLS, TypeSet::PERMANENTS, types(&[CardType::Item, CardType::Building])] {
        for what in [ScopeAction::Playing(types), ScopeAction::Activated(types), ScopeAction::Reaction] {
            for opponents in [false, true] {
                let plain = Scope { opponents, what, vp_at_most: None, vp_at_least: None, targeting_you: false };
                scopes.extend([
                    plain,
                    Scope { vp_at_most: Some(2), targeting_you: true, ..plain },
                    Scope { vp_at_least: Some(5), ..plain },
                    Scope { vp_at_most: Some(5), vp_at_least: Some(1), ..plain },
                ]);
            }
        }
    }
    scopes
}

/// Returns every kind of explanation.
pub fn explanations() -> Vec<Explanation> {
    let mut all = vec![
        Explanation::EntersActive,
        Explanation::CantBePrevented,
        Explanation::Banned { format: Format::Open },
        Explanation::Banned { format: Format::Tournament },
    ];
    all.extend([None, Some(1), Some(2), Some(12)].map(|at_most| Explanation::CopyLimit { at_most }));
    for types in [TypeSet::ALL, TypeSet::PERMANENTS, TypeSet::SPELLS, types(&[CardType::Enchantment])] {
        for (at_least, at_most) in
            [(Some(1), None), (Some(15), None), (None, Some(0)), (None, Some(5)), (Some(2), Some(4))]
        {
            all.push(Explanation::DeckOnly { types, at_least, at_most });
        }
    }
    for amount in amounts() {
        all.push(Explanation::CostsLess { by: amount });
        for when_played in [false, true] {
            all.push(Explanation::Figures { damage: Some(amount), life: Some(amount), when_played });
            all.push(Explanation::Figures { damage: Some(amount), life: None, when_played });
            all.push(Explanation::Figures { damage: Some(Amount::Fixed(1)), life: Some(amount), when_played });
        }
    }
    let draw = Effect::Draw { who: Subject::You, amount: Amount::Fixed(1) };
    let benefits = [
        Benefit::Figures { damage: 2, life: 0 },
        Benefit::Figures { damage: 0, life: 1 },
        Benefit::Figures { damage: -1, life: 1 },
        Benefit::CostsLess { by: 1 },
        Benefit::EntersActive,
        Benefit::Effects(OneTimeBenefit { targets: Vec::new(), effects: vec![draw] }),
    ];
    for benefit in benefits {
        for (from, to) in [(Some(5), None), (None, Some(10)), (Some(1), Some(6))] {
            all.push(Explanation::Advantage(Advantage { from, to, benefit: benefit.clone() }));
        }
    }
    all.extend(scopes().into_iter().map(Explanation::Neutralisation));
    all
}

/// Returns every kind of static.
pub fn statics() -> Vec<Static> {
    let mut all = vec![
        Static::CantAttack,
        Static::CantGuard,
        Static::CantBeDestroyed,
        Static::CantBeTargeted,
        Static::UpkeepVp { more: 1 },
        Static::UpkeepVp { more: -1 },
        Static::Figures { of: None, damage: 1, life: -1 },
    ];
    for filter in filters() {
        all.push(Static::Silences { of: filter });
        all.push(Static::Figures { of: Some(filter), damage: 0, life: 1 });
    }
    for side in SIDES {
        for types in [TypeSet::ALL, TypeSet::SPELLS, types(&[CardType::Item, CardType::Instant])] {
            all.extend([1, -2].map(|more| Static::Costs { side, types, more }));
        }
    }
    all
}
