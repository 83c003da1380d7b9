//! Tests of the loss of a lesson.

use super::*;

/// A board of seven lines on which only the first two points are legal; the teacher prefers the first.
fn lesson(plays: &[(u16, f32)]) -> Lesson {
    let mut bytes = [0; 49];
    bytes[..2].fill(4);
    let input = Input::from_bytes(7, &bytes, [0.0; 2]).unwrap();
    Lesson { input, plays: plays.to_vec(), win: 0.75, lead: 7.5, ownership: vec![-3; 49] }
}

/// The output of a net with these probabilities of the two points and of a pass.
fn said(shares: [f32; 3]) -> NetOutput {
    let mut plays = vec![9.0; 49];
    plays[..2].copy_from_slice(&[shares[0].ln(), shares[1].ln()]);
    NetOutput { plays, pass: shares[2].ln(), win: 3_f32.ln(), lead: 7.5, ownership: vec![-1.0; 49] }
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

#[test]
fn who_says_what_the_teacher_says_is_off_by_nothing() {
    let lesson = lesson(&[(0, 0.5), (1, 0.25), (49, 0.25)]);
    let mut gradient = NetOutput::default();
    let loss = lesson.loss(&said([0.5, 0.25, 0.25]), &mut gradient);
    assert!(near(loss.policy, 0.0));
    let entropy = -(0.75 * 0.75_f64.ln() + 0.25 * 0.25_f64.ln());
    assert!(near(loss.total, WIN * entropy), "of the win share, what nobody can know remains");
    let slopes =
        gradient.plays.iter().chain(&gradient.ownership).chain([&gradient.pass, &gradient.win, &gradient.lead]);
    assert!(slopes.into_iter().all(|slope| slope.abs() < 1e-6));
}

#[test]
fn points_where_nobody_may_play_do_not_count() {
    let mut gradient = NetOutput::default();
    let loss = lesson(&[(0, 1.0)]).loss(&said([0.5, 0.25, 0.25]), &mut gradient);
    assert!(near(loss.policy, 2_f64.ln()));
    assert!(gradient.plays[2..].iter().all(|slope| *slope == 0.0));
    assert!(near(gradient.plays[0].into(), -0.5) && near(gradient.plays[1].into(), 0.25));
}

#[test]
fn of_plays_that_are_not_told_one_by_one_only_the_sum_counts() {
    let lesson = lesson(&[(0, 0.4)]);
    let loss = |shares| lesson.loss(&said(shares), &mut NetOutput::default()).policy;
    assert!(near(loss([0.4, 0.5, 0.1]), 0.0) && near(loss([0.4, 0.1, 0.5]), 0.0));
    let expected = 0.4 * (0.4_f64 / 0.2).ln() + 0.6 * (0.6_f64 / 0.8).ln();
    assert!(near(loss([0.2, 0.6, 0.2]), expected));
}

#[test]
fn each_thing_is_told_apart() {
    let lesson = lesson(&[(0, 0.5), (1, 0.25), (49, 0.25)]);
    let right = said([0.5, 0.25, 0.25]);
    let total = |said: &NetOutput| lesson.loss(said, &mut NetOutput::default()).total;
    let more = |said: NetOutput| total(&said) - total(&right);
    let win = WIN * (0.75 * (0.75_f64 / 0.5).ln() + 0.25 * (0.25_f64 / 0.5).ln());
    assert!(near(more(NetOutput { win: 0.0, ..right.clone() }), win));
    assert!(near(more(NetOutput { lead: 17.5, ..right.clone() }), LEAD * (2_f64.sqrt() - 1.0)));
    assert!(near(more(NetOutput { ownership: vec![0.0; 49], ..right.clone() }), OWNERSHIP));
}
