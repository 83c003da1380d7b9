//! Games as choices between plays that are described by their features.

use super::super::features::{FEATURES, Features, Looker, SHAPES, Shapes, groups};
use super::super::gammas::MOST_SHAPES;
use super::super::player::lately;
use super::super::playout::Playout;
use super::fit::Choices;
use super::games::Game;
use cardgo::{Point, Position};
use std::cmp::Reverse;

/// Choices, and the groups of the features they speak of.
#[derive(Debug)]
pub(super) struct Examples {
    pub choices: Choices,
    pub kinds: Vec<u16>,
}

impl Examples {
    /// The choices of games, told by listed features and these shapes, whose numbers ascend.
    pub fn of(games: &[Game], known: &[u32]) -> Result<Examples, String> {
        let mut choices = Choices::default();
        let mut looker = Looker::default();
        for game in games {
            each_choice(game, |at, chosen| {
                looker.look(at, |point, features, shapes| {
                    choices.add(numbers(features, shapes, known), share(chosen, point));
                });
                choices.end();
            })?;
        }
        let mut kinds = groups();
        let shapes = kinds.iter().max().map_or(0, |most| most + 1);
        kinds.extend(known.iter().map(|_| shapes));
        Ok(Examples { choices, kinds })
    }
}

/// The numbers of a play's features, the shape it is known by last.
fn numbers(features: &Features, shapes: &Shapes, known: &[u32]) -> impl Iterator<Item = u16> {
    let shape = shapes.keys().iter().rev().find_map(|key| known.binary_search(key).ok());
    features.clone().into_iter().chain(shape.map(|shape| (FEATURES + shape) as u16))
}

/// How much of a choice a play was.
fn share(chosen: &[(Point, f32)], point: Point) -> f32 {
    chosen.iter().find(|(play, _)| *play == point).map_or(0.0, |(_, share)| *share)
}

/// The numbers of shapes that turned up in at least so many games, ascending; those that turned up most, if there are
/// too many.
pub(super) fn patterns(games: &[Game], least: u32) -> Vec<u32> {
    let mut looker = Looker::default();
    let mut all: Vec<u32> = Vec::new();
    for game in games {
        let mut here: Vec<u32> = Vec::new();
        // A game that can't be replayed is told of when its choices are read.
        let _ = each_choice(game, |at, _| looker.look(at, |_, _, shapes| here.extend::<[u32; SHAPES]>(*shapes.keys())));
        here.sort_unstable();
        here.dedup();
        all.append(&mut here);
    }
    all.sort_unstable();
    let mut often: Vec<(usize, u32)> = all
        .chunk_by(|one, next| one == next)
        .map(|same| (same.len(), same[0]))
        .filter(|(times, _)| *times >= least as usize)
        .collect();
    often.sort_unstable_by_key(|&(times, key)| (Reverse(times), key));
    often.truncate(MOST_SHAPES);
    let mut keys: Vec<u32> = often.into_iter().map(|(_, key)| key).collect();
    keys.sort_unstable();
    keys
}

/// Calls `hear` with every position of a game in which a stone was played, and with how much of the choice each stone
/// was: the square of how often it was tried, in shares.
fn each_choice(game: &Game, mut hear: impl FnMut(&Playout, &[(Point, f32)])) -> Result<(), String> {
    let mut position = Position::new(game.size);
    let mut at = Playout::new(position.board().clone(), position.turn());
    for turn in &game.turns {
        let squares = turn.tried.iter().map(|&(_, visits)| u64::from(visits).pow(2));
        let all: u64 = squares.clone().sum();
        if all > 0 {
            let shares = squares.map(|square| square as f32 / all as f32);
            let chosen: Vec<(Point, f32)> = turn.tried.iter().map(|&(point, _)| point).zip(shares).collect();
            at.reset(position.board(), position.turn(), lately(&position), 0);
            hear(&at, &chosen);
        }
        match turn.play {
            Some(point) if position.is_legal(point) => {
                position.play(point);
            }
            Some(point) => return Err(format!("game {}: {point} isn't legal there", game.number)),
            None => position.pass(),
        }
    }
    Ok(())
}
