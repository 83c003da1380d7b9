//! Tests of training, saving and loading a learner.

use super::*;
use crate::net_accuracy::NetAccuracy;
use crate::tape::tests::made_up;
use cardgo_net::Net;
use std::fs;

/// Trains for that number of batches.
fn learn(learner: &mut Learner, lessons: &[Lesson], mut batches: u32) -> Loss {
    let mut last = Loss::default();
    learner.learn(lessons, 2, |_, loss| {
        batches -= 1;
        last = loss;
        batches > 0
    });
    last
}

#[test]
fn a_few_lessons_are_learnt_by_heart() {
    let lessons = made_up(12);
    let mut learner = Learner::new(16, 2, 1);
    let first = learn(&mut learner, &lessons, 1);
    let last = learn(&mut learner, &lessons, 600);
    assert!(last.total < 0.6 * first.total, "{last:?} after {first:?}");
    assert!(last.policy < 0.3 * first.policy, "{last:?} after {first:?}");
    assert_eq!(learner.seen(), 601 * 12);
    // The net used in play has learnt the same.
    let net = Net::read(&learner.net().write().unwrap()).unwrap();
    assert!(NetAccuracy::of(&net, &lessons, 2).policy_kl < 0.5 * first.policy);
}

#[test]
fn learning_broken_off_and_taken_up_again_leads_to_the_same_net() {
    let lessons = made_up(200);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("some.learner");
    let mut once = Learner::new(16, 1, 5);
    assert_eq!(learn(&mut once, &lessons, 5), {
        let mut broken = Learner::new(16, 1, 5);
        learn(&mut broken, &lessons, 3);
        broken.save(&path).unwrap();
        let mut again = Learner::load(&path).unwrap().unwrap();
        assert_eq!((again.kind(), again.seen()), ((16, 1, 5), 128 + 72 + 128));
        assert!((again.seconds() - broken.seconds()).abs() < 1e-6);
        let loss = learn(&mut again, &lessons, 2);
        assert_eq!(again.net(), {
            learn(&mut broken, &lessons, 2);
            broken.net()
        });
        loss
    });
    assert_ne!(learn(&mut Learner::new(16, 1, 6), &lessons, 5), learn(&mut Learner::new(16, 1, 5), &lessons, 5));
}

#[test]
fn a_damaged_learner_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("some.learner");
    assert!(Learner::load(&path).unwrap().is_none(), "there is none yet");
    Learner::new(16, 1, 5).save(&path).unwrap();
    let whole = fs::read(&path).unwrap();
    for damaged in [&whole[..0], &whole[..50], &whole[..whole.len() - 1], &[&whole[..], b"more"].concat()] {
        fs::write(&path, damaged).unwrap();
        assert!(Learner::load(&path).is_err_and(|told| told.contains("some.learner")));
    }
}
