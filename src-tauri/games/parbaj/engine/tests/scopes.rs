//! Tests the scopes of neutralisations against a second implementation that follows DU-4.8 literally, on thousands of
//! queues.

use game::{Chance, Game, Seat, Seed, Silent};
use parbaj::{CardId, Move, Parbaj, Refusal, Setup, State, Step};
use parbaj_cards::{Ability, Clause, Deck, Explanation, Price, Scope, ScopeAction};
use serde_json::{Value, json};

/// The number of positions tested in which a seat is asked for a reaction.
const POSITIONS: u32 = 5_000;

/// Returns every card with a Neutralisation, with its printed scope.
fn neutralisers() -> Vec<(CardId, Scope)> {
    let scope = |card: CardId| {
        card.kind().clauses.iter().find_map(|clause| match clause {
            Clause::Explanation(Explanation::Neutralisation(scope)) => Some(*scope),
            _ => None,
        })
    };
    CardId::cards().filter_map(|card| Some((card, scope(card)?))).collect()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or("")
}

/// Whether a target is the player `user`, or belongs to them.
fn concerns(target: &Value, user: u64, state: &Value) -> bool {
    match text(target, "kind") {
        "permanent" => {
            let permanents = state["permanents"].as_array().unwrap();
            permanents.iter().any(|it| it["id"] == target["permanent"] && it["master"] == user)
        }
        _ => target["seat"] == user,
    }
}

/// Returns the VP printed on a card or on one of its abilities; for an X, the announced X.
fn printed(card: CardId, clause: Option<u64>, action: &Value) -> u64 {
    let kind = card.kind();
    let cost = match clause.map(|clause| &kind.clauses[clause as usize]) {
        Some(Clause::Ability(Ability::Activated(activated))) => &activated.cost,
        Some(other) => panic!("nobody uses that: {other:?}"),
        None => &kind.cost,
    };
    match cost.price {
        Price::Vp(vp) => u64::from(vp),
        Price::X(_) => action["x"].as_u64().unwrap(),
    }
}

/// Evaluates a scope of the form `[opponent's|any] (playing types | activated ability [of types] | reaction) [VP ≤ N]
/// [targeting you]`.
fn reaches(scope: &Scope, action: &Value, user: u64, state: &Value) -> bool {
    let origin = &action["origin"];
    let card: CardId = text(origin, "card").parse().unwrap();
    let of_type = card.kind().card_type;
    let playing = text(origin, "kind") == "card";
    let kind = match scope.what {
        ScopeAction::Playing(types) => playing && types.iter().any(|it| it == of_type),
        // Only abilities of cards in play count.
        ScopeAction::Activated(types) => text(origin, "kind") == "permanent" && types.iter().any(|it| it == of_type),
        // An action that is meant to prevent another is a reaction.
        ScopeAction::Reaction => !action["against"].is_null(),
    };
    let owner = !scope.opponents || action["seat"] != user;
    let vp = printed(card, origin["clause"].as_u64(), action);
    let price = vp <= u64::from(scope.vp_at_most.unwrap_or(u8::MAX)) && vp >= u64::from(scope.vp_at_least.unwrap_or(0));
    let targets = action["targets"].as_array().unwrap();
    let aimed = !scope.targeting_you || targets.iter().any(|target| concerns(target, user, state));
    kind && owner && price && aimed
}

/// Returns the same duel with every neutraliser in the hand of the seat that is asked, and enough VP for all of them.
fn armed(state: &Value, seat: u64, cards: &[CardId]) -> State {
    let mut state = state.clone();
    let mut hand = cards.to_vec();
    hand.sort_unstable();
    let side = &mut state["sides"][seat as usize];
    side["hand"] = json!(hand);
    side["known"] = json!([]);
    side["vp"] = json!(10);
    serde_json::from_value(state).unwrap()
}

#[test]
fn a_neutraliser_reaches_what_the_rules_say_on_thousands_of_queues() {
    let neutralisers = neutralisers();
    let cards: Vec<CardId> = neutralisers.iter().map(|(card, _)| *card).collect();
    let (mut positions, mut reached, mut out_of_reach, mut several) = (0, 0u32, 0u32, 0u32);
    for seed in 0.. {
        let deck = |at: u64| Deck::ALL[(at % 4) as usize];
        let setup = Setup { decks: [deck(seed), deck(seed / 4)], ..Setup::default() };
        let mut state = Parbaj::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        let mut moves = Vec::new();
        loop {
            if let Step::Reactions { seat, .. } = state.step()
                && state.announced().is_none()
            {
                positions += 1;
                let json = serde_json::to_value(&state).unwrap();
                let user = u64::from(seat.0);
                let queue = json["queue"].as_array().unwrap();
                let armed = armed(&json, user, &cards);
                for (card, scope) in &neutralisers {
                    let within: Vec<u8> = (0u8..)
                        .zip(queue)
                        .filter(|(_, it)| reaches(scope, it, user, &json))
                        .map(|(at, _)| at)
                        .collect();
                    check(&armed, seat, *card, &within, queue.len() as u8);
                    reached += u32::from(!within.is_empty());
                    out_of_reach += u32::from(within.is_empty());
                    several += u32::from(within.len() > 1);
                }
            }
            moves.clear();
            Parbaj::legal_moves(&state, &mut moves);
            // Without this, taking back an announcement would repeat the same position.
            if moves.len() > 1 {
                moves.retain(|mv| *mv != Move::TakeBack);
            }
            let Some(mv) = chance.pick(&moves) else { break };
            Parbaj::apply(&mut state, mv, &mut Silent);
            if positions >= POSITIONS {
                assert!(reached > 1_000 && out_of_reach > 1_000 && several > 0, "{reached} {out_of_reach} {several}");
                return;
            }
        }
    }
}

/// Checks that the engine lets `card` be announced, and then only against exactly those actions.
fn check(state: &State, seat: Seat, card: CardId, within: &[u8], actions: u8) {
    let answer = Parbaj::check(state, seat, Move::React { card });
    if within.is_empty() {
        let refused = matches!(answer, Err(Refusal::NothingInScope { .. } | Refusal::SpellIsNoAbility { .. }));
        // The playing condition is checked before the scope.
        let refused = refused || matches!(answer, Err(Refusal::ConditionUnmet { .. }));
        assert!(refused, "{card:?}: {answer:?}");
        return;
    }
    // A cost above ten VP, or a condition, may still forbid it.
    if let Err(refusal) = answer {
        let other = !matches!(refusal, Refusal::NothingInScope { .. } | Refusal::SpellIsNoAbility { .. });
        assert!(other, "{card:?} reaches {within:?}: {refusal:?}");
        return;
    }
    let mut announced = state.clone();
    Parbaj::apply(&mut announced, Move::React { card }, &mut Silent);
    if let [only] = within {
        let chosen = Parbaj::view(&announced, seat).announced.unwrap().against;
        assert_eq!(chosen, Some(*only), "{card:?}");
        return;
    }
    for action in 0..actions {
        let legal = Parbaj::check(&announced, seat, Move::Against { action }).is_ok();
        assert_eq!(legal, within.contains(&action), "{card:?} against {action}");
    }
}
