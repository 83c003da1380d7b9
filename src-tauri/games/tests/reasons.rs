//! In every game, reasons are sentences with a rule, come from the search that found the move, and depend only on what
//! the seat sees.

#![allow(clippy::unwrap_used)]

mod positions;
#[allow(dead_code)]
mod sentences;
mod trials;

use bot::{Cancel, Effort, Evaluate, Level, Means, Mind, MoveExplanation, StopRule, account, decide, hints, verdict};
use game::{Chance, Cites, Milestone, Seed};
use games::{GAMES, GameVisitor, ListedGame, book, visit_game};
use hosting::Deal;
use positions::{points, twin};
use rulebook::phrase::{ComparedMove, why};
use std::cell::Cell;
use trials::trials;

/// A claim about every game.
trait Claim {
    fn of<G: ListedGame>(&self);
}

/// Checks a claim for a game known by name.
struct Claimed<'a, C>(&'a C);

impl<C: Claim> GameVisitor for Claimed<'_, C> {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        self.0.of::<G>();
    }
}

fn at_every_table(claim: &impl Claim) {
    for game in GAMES {
        visit_game(game, Claimed(claim)).unwrap();
    }
}

#[test]
fn every_milestone_comes_by_a_rule_of_the_book() {
    struct HasARule;

    impl Claim for HasARule {
        fn of<G: ListedGame>(&self) {
            let each = G::Milestone::each();
            assert!(!each.is_empty(), "{} gives no reasons", G::NAME);
            for milestone in each {
                let rule = milestone.rule();
                assert!(G::RULES.contains(&rule), "{milestone:?}: {rule} is no rule of {}", G::NAME);
                assert!(book().entry(rule.0).is_some(), "{milestone:?}: {rule} isn't in the book");
            }
        }
    }

    at_every_table(&HasARule);
}

#[test]
fn every_reason_is_a_sentence_in_both_languages() {
    struct Speaks;

    impl Claim for Speaks {
        fn of<G: ListedGame>(&self) {
            for milestone in G::Milestone::each() {
                for shares in [(62, 31), (31, 62), (100, 0), (0, 48), (7, 88)] {
                    for against in [ComparedMove::Second, ComparedMove::Made, ComparedMove::Obvious] {
                        sentences::say(|lang, names| why::<G>(milestone, shares, against, lang, names), true);
                    }
                }
            }
        }
    }

    at_every_table(&Speaks);
}

#[test]
fn counting_what_games_come_to_changes_nothing_that_is_found() {
    struct SameSearch;

    impl Claim for SameSearch {
        fn of<G: ListedGame>(&self) {
            let mut counted = 0;
            for &Deal { seats, seed } in trials(G::NAME).hints {
                for state in points::<G>(seats, seed, 11, trials(G::NAME).hint_points) {
                    let view = G::view(&state, G::to_move(&state).unwrap());
                    let mut moves = Vec::new();
                    G::legal_moves(&state, &mut moves);
                    if moves.len() < 2 {
                        continue;
                    }
                    let found = [false, true].map(|counts| {
                        let effort = Effort { iterations: 300, ending: StopRule::AtTheCap, means: Means::All, counts };
                        G::think(&view, effort, &mut Chance::new(Seed(5)), &Cancel::new()).unwrap()
                    });
                    let [plain, counting] = found.each_ref().map(|found| {
                        let all = found.ranked().into_iter();
                        all.map(|tried| (tried.mv, tried.visits, tried.share, tried.result)).collect::<Vec<_>>()
                    });
                    assert_eq!(plain, counting, "{state:?}");
                    assert!(found[0].tally(plain[0].0).is_none(), "nobody asked for it");
                    counted += usize::from(found[1].tally(plain[0].0).is_some());
                }
            }
            assert!(counted > 0, "{}", G::NAME);
        }
    }

    at_every_table(&SameSearch);
}

/// Checks that every verdict, including its reason, is independent of what the seat can't see; returns the number of
/// reasons.
fn verdicts_are_fair<G: Evaluate>(games: &[Deal], points_each: usize) -> usize {
    let mut chance = Chance::new(Seed(29));
    let mut given = 0;
    for &Deal { seats, seed } in games {
        for state in points::<G>(seats, seed, 13, 5 * points_each) {
            let other = twin::<G>(&state, &mut chance);
            let seat = G::to_move(&state).unwrap();
            let mut moves = Vec::new();
            G::legal_moves(&state, &mut moves);
            let played = moves[chance.index(moves.len())];
            let told = [&state, &other]
                .map(|state| verdict::<G>(&G::view(state, seat), played, Seed(5), &Cancel::new()).unwrap());
            assert_eq!(told[0], told[1], "{state:?}");
            given += usize::from(told[0].is_some_and(|verdict| verdict.why.is_some()));
        }
    }
    given
}

#[test]
fn a_reason_depends_on_nothing_but_what_the_seat_sees() {
    struct Fair(Cell<usize>);

    impl Claim for Fair {
        fn of<G: ListedGame>(&self) {
            self.0.set(self.0.get() + verdicts_are_fair::<G>(trials(G::NAME).hints, trials(G::NAME).hint_points));
        }
    }

    let fair = Fair(Cell::new(0));
    at_every_table(&fair);
    assert!(fair.0.get() > 8, "{} reasons", fair.0.get());
}

/// Returns the level with a smaller search.
fn briefly(level: Level) -> Level {
    match level.mind {
        Mind::Search { iterations } => Level { mind: Mind::Search { iterations: iterations.min(120) }, ..level },
        Mind::Random | Mind::Greedy => level,
    }
}

#[test]
fn a_bot_gives_account_of_the_very_thought_it_had_and_of_nothing_it_did_not_see() {
    struct Accounts(Cell<usize>);

    impl Claim for Accounts {
        fn of<G: ListedGame>(&self) {
            let mut chance = Chance::new(Seed(31));
            let (mut considered, mut forced) = (0, 0);
            for &Deal { seats, seed } in trials(G::NAME).hints {
                for state in points::<G>(seats, seed, 13, 2 * trials(G::NAME).hint_points) {
                    let other = twin::<G>(&state, &mut chance);
                    let seat = G::to_move(&state).unwrap();
                    for level in G::LEVELS.iter().copied().filter(|level| level.offered).map(briefly) {
                        let view = G::view(&state, seat);
                        let made = decide::<G>(&view, level, Seed(5), &Cancel::new()).unwrap();
                        let told = [&state, &other].map(|state| {
                            account::<G>(&G::view(state, seat), made.mv, level, Seed(5), &Cancel::new()).unwrap()
                        });
                        assert_eq!(told[0], told[1], "{} at {state:?}", level.key);
                        match told[0] {
                            MoveExplanation::Forced => forced += 1,
                            MoveExplanation::Considered { played, second, overlooked, why } => {
                                assert_eq!((played.mv, Some(played.share)), (made.mv, made.share));
                                assert!(second.is_none_or(|second| second.mv != played.mv));
                                assert!(overlooked.is_none() || level.overlooks > 0, "{}", level.key);
                                self.0.set(self.0.get() + usize::from(why.is_some()));
                                considered += 1;
                            }
                            MoveExplanation::AtAGlance => assert_eq!(made.share, None, "{}", level.key),
                            MoveExplanation::Otherwise { today } => panic!("{today:?} today, {:?} then", made.mv),
                        }
                    }
                }
            }
            // A game without bots would have no accounts.
            assert!(considered > 0, "{}: {forced} forced", G::NAME);
        }
    }

    let accounts = Accounts(Cell::new(0));
    at_every_table(&accounts);
    assert!(accounts.0.get() > 4, "{} reasons", accounts.0.get());
}

#[test]
fn a_move_that_the_thought_does_not_lead_to_is_told_as_such() {
    struct Honest;

    impl Claim for Honest {
        fn of<G: ListedGame>(&self) {
            let level = briefly(G::LEVELS.iter().copied().rfind(|level| level.offered).unwrap());
            let Deal { seats, seed } = trials(G::NAME).hints[0];
            for state in points::<G>(seats, seed, 13, 2) {
                let view = G::view(&state, G::to_move(&state).unwrap());
                let made = decide::<G>(&view, level, Seed(5), &Cancel::new()).unwrap().mv;
                let mut moves = Vec::new();
                G::legal_moves(&state, &mut moves);
                if let Some(&other) = moves.iter().find(|&&mv| mv != made) {
                    let told = account::<G>(&view, other, level, Seed(5), &Cancel::new()).unwrap();
                    assert_eq!(told, MoveExplanation::Otherwise { today: made });
                }
            }
        }
    }

    at_every_table(&Honest);
}

#[test]
fn only_the_best_of_a_hint_is_told_of_with_a_reason() {
    struct BestOnly;

    impl Claim for BestOnly {
        fn of<G: ListedGame>(&self) {
            for &Deal { seats, seed } in trials(G::NAME).hints {
                for state in points::<G>(seats, seed, 11, 1) {
                    let view = G::view(&state, G::to_move(&state).unwrap());
                    let told = hints::<G>(&view, Seed(5), &Cancel::new()).unwrap();
                    assert!(told.iter().skip(1).all(|hint| hint.why.is_none()), "{state:?}");
                }
            }
        }
    }

    at_every_table(&BestOnly);
}
