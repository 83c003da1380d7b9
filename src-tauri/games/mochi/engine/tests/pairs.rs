//! Compares the playability of every pair with a direct transcription of the rules.

use game::{Chance, Cites, Game, Seed, Silent};
use mochi::{Card, Intent, Mochi, Pair, Setup, Side, rules};

/// MO-3.2 to MO-3.5 as worded, without regard for speed.
fn playable_in_words(pair: Pair, centre: Pair, side: Side) -> bool {
    let digits = |pair: Pair| format!("{}{}", pair.left.number(), pair.right.number());
    let letters = |pair: Pair| [pair.left, pair.right].map(|card| card.to_string().chars().next());
    let one_colour = |pair: Pair| letters(pair)[0] == letters(pair)[1];
    if pair.left.to_string()[1..] == pair.right.to_string()[1..] {
        return true;
    }
    // Both numbers have two digits, so text order is number order.
    let value = match side {
        Side::Plus => digits(pair) > digits(centre),
        Side::Minus => digits(pair) < digits(centre),
    };
    let colour = if one_colour(centre) { one_colour(pair) } else { true };
    value && colour
}

#[test]
fn every_pair_on_every_centre_agrees_with_the_rules_words() {
    let pairs: Vec<Pair> = Card::all()
        .flat_map(|left| Card::all().filter(move |&right| right != left).map(move |right| Pair { left, right }))
        .collect();
    assert_eq!(pairs.len(), 70 * 69);
    // Every seventh central pair covers all numbers and colour relations in a seventh of the time.
    for &centre in pairs.iter().step_by(7) {
        for &pair in &pairs {
            for side in [Side::Plus, Side::Minus] {
                let expected = playable_in_words(pair, centre, side);
                assert_eq!(pair.playable(centre, side), expected, "{pair:?} on {centre:?}, {side:?}");
            }
        }
    }
}

/// MO-3.4: if both requirements fail, both are reported, the value first.
#[test]
fn a_pair_that_fails_twice_is_refused_for_its_value_and_then_for_its_colour() {
    let (mut moves, mut twice) = (Vec::new(), 0);
    for seed in 0..60 {
        let mut state = Mochi::deal(&Setup::default(), Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        for _ in 0..60 {
            let Some(seat) = Mochi::to_move(&state) else { break };
            let view = Mochi::view(&state, seat);
            for left in 0..20 {
                let told: Vec<_> = Mochi::explain(&view, &Intent::Pair { left }).iter().map(Cites::rule).collect();
                match told[..] {
                    [first, second] => {
                        assert_eq!((first, second), (rules::VALUE, rules::COLOUR));
                        twice += 1;
                    }
                    _ => assert!(told.len() <= 1, "{told:?}"),
                }
            }
            moves.clear();
            Mochi::legal_moves(&state, &mut moves);
            Mochi::apply(&mut state, chance.pick(&moves).unwrap(), &mut Silent);
        }
    }
    assert!(twice > 100, "{twice} pairs failed twice");
}
