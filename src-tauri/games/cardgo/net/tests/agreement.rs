//! The net's output agrees with that of the training program.

use crate::vectors;
use cardgo_net::{Evaluator, Net};

/// Tolerance for differences from the numbers of the training program.
const NEAR: f32 = 1e-3;

fn farthest<'a>(ours: impl IntoIterator<Item = &'a f32>, theirs: &[f32]) -> f32 {
    ours.into_iter().zip(theirs).map(|(ours, theirs)| (ours - theirs).abs()).fold(0.0, f32::max)
}

#[test]
fn it_says_what_it_said_where_it_was_trained() {
    let mut evaluator = Evaluator::new(Net::shipped().unwrap());
    for (nth, vector) in vectors::all().iter().enumerate() {
        let said = evaluator.evaluate(&vector.input());
        let policy = farthest(said.policy().iter().chain([&said.pass()]), &vector.policy);
        let own = farthest(said.ownership(), &vector.own);
        let (win, lead) = ((said.win() - vector.win).abs(), (said.lead() - vector.lead).abs());
        let all = [policy, own, win, lead];
        assert!(all.iter().all(|far| *far <= NEAR), "position {nth}: policy, ownership, win, lead off by {all:?}");
    }
}

#[test]
fn a_policy_is_one_of_legal_plays() {
    let mut evaluator = Evaluator::new(Net::shipped().unwrap());
    for vector in vectors::all() {
        let said = evaluator.evaluate(&vector.input());
        let sum = said.policy().iter().sum::<f32>() + said.pass();
        assert!((sum - 1.0).abs() < 1e-5);
        for (share, byte) in said.policy().iter().zip(&vector.bytes) {
            assert_eq!(*share > 0.0, byte & 0b111 == 0b100);
        }
    }
}
