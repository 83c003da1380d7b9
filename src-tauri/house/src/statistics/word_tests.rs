//! Tests of the advice about levels.

use super::LevelVerdict::{TooEasy, TooHard};
use super::{GAMES, LevelVerdict, Placing, said_after, verdict};
use game::{Chance, Seed};

/// Makes a rank that isn't shared.
fn place(rank: u32, seats: u32) -> Placing {
    Placing { seats, beaten: seats - rank, tied: 0 }
}

fn after(ranks: &[u32], seats: u32) -> Option<LevelVerdict> {
    verdict(&ranks.iter().map(|&rank| place(rank, seats)).collect::<Vec<_>>())
}

#[test]
fn four_games_say_nothing() {
    assert_eq!(after(&[1, 1, 1, 1], 2), None);
    assert_eq!(after(&[], 2), None);
}

#[test]
fn at_a_table_of_two_it_takes_five_out_of_five() {
    assert_eq!(after(&[1, 1, 1, 1, 1], 2), Some(TooEasy));
    assert_eq!(after(&[1, 1, 1, 1, 2], 2), None);
    assert_eq!(after(&[2, 2, 2, 2, 2], 2), Some(TooHard));
    assert_eq!(after(&[2, 2, 1, 2, 2], 2), None);
}

#[test]
fn only_the_last_five_count() {
    assert_eq!(after(&[2, 2, 2, 2, 1, 1, 1, 1, 1], 2), Some(TooEasy));
    assert_eq!(after(&[1, 1, 1, 1, 1, 2], 2), None);
}

#[test]
fn with_more_seats_losing_alone_is_no_sign() {
    // Among four equals nearly a quarter of people lose five times in a row.
    assert_eq!(after(&[2, 3, 4, 2, 3], 4), None);
    assert_eq!(after(&[4, 4, 4, 3, 4], 4), Some(TooHard));
    assert_eq!(after(&[4, 4, 3, 3, 3], 4), None);
    // An occasional second place doesn't hide that a level is too easy.
    assert_eq!(after(&[1, 1, 2, 1, 2], 4), Some(TooEasy));
    assert_eq!(after(&[1, 2, 2, 1, 2], 4), None);
    assert_eq!(after(&[6, 6, 6, 6, 6], 6), Some(TooHard));
}

#[test]
fn a_shared_place_counts_against_the_word() {
    let shared = Placing { seats: 2, beaten: 0, tied: 1 };
    let (won, lost) = (place(1, 2), place(2, 2));
    assert_eq!(verdict(&[won, won, won, won, shared]), None);
    assert_eq!(verdict(&[lost, lost, shared, lost, lost]), None);
}

#[test]
fn playing_alone_there_is_nobody_to_be_too_strong() {
    assert_eq!(after(&[1, 1, 1, 1, 1], 1), None);
}

#[test]
fn it_is_not_said_again_before_five_more_games() {
    let won = [place(1, 2); 17];
    assert_eq!(said_after(&won), [4, 9, 14]);
    // A loss in between only delays it.
    let mut once_lost = won;
    once_lost[7] = place(2, 2);
    assert_eq!(said_after(&once_lost), [4, 12]);
}

/// Makes any five games with two to six seats.
fn any_games(chance: &mut Chance) -> Vec<Placing> {
    let game = |chance: &mut Chance| {
        let seats = 2 + chance.below(5);
        let tied = chance.below(seats);
        Placing { seats, beaten: chance.below(seats - tied), tied }
    };
    (0..GAMES).map(|_| game(chance)).collect()
}

#[test]
fn a_better_place_never_makes_a_level_look_harder() {
    let mut chance = Chance::new(Seed(5));
    let order = |verdict| match verdict {
        Some(TooHard) => 0,
        None => 1,
        Some(TooEasy) => 2,
    };
    for _ in 0..20_000 {
        let games = any_games(&mut chance);
        let mut better = games.clone();
        let at = chance.index(GAMES);
        let game = &mut better[at];
        if game.beaten + game.tied + 1 < game.seats {
            game.beaten += 1;
        }
        assert!(order(verdict(&better)) >= order(verdict(&games)), "{games:?} → {better:?}");
    }
}

#[test]
fn the_world_turned_round_gives_the_other_word() {
    let mut chance = Chance::new(Seed(6));
    for _ in 0..20_000 {
        let games = any_games(&mut chance);
        let turned: Vec<_> =
            games.iter().map(|game| Placing { beaten: game.seats - 1 - game.beaten - game.tied, ..*game }).collect();
        let other = verdict(&games).map(|said| if said == TooEasy { TooHard } else { TooEasy });
        assert_eq!(verdict(&turned), other, "{games:?}");
    }
}

#[test]
fn among_equals_it_is_said_wrongly_at_most_once_in_thirty_two_times_each_way() {
    for seats in 2..=6_u32 {
        let all = seats.pow(5);
        let mut said = [0, 0];
        for number in 0..all {
            let rank = |game: u32| 1 + number / seats.pow(game) % seats;
            match after(&[rank(0), rank(1), rank(2), rank(3), rank(4)], seats) {
                Some(TooEasy) => said[0] += 1,
                Some(TooHard) => said[1] += 1,
                None => {}
            }
        }
        assert!(said.iter().all(|&said| said > 0 && said * 32 <= all), "{seats}: {said:?} of {all}");
    }
}
