//! The gradients of the backward pass compared with difference quotients.

use super::*;
use crate::initial;
use cardgo_net::{Evaluator, Net};
use fearless_simd::Level;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Artificial lessons: random stones on boards of several sizes, with random teacher values.
pub(crate) fn made_up(many: usize) -> Vec<Lesson> {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    (0..many).map(|nth| lesson([9, 13, 7][nth % 3], &mut random)).collect()
}

fn lesson(size: u8, random: &mut ChaCha8Rng) -> Lesson {
    let points = usize::from(size) * usize::from(size);
    let stone = |random: &mut ChaCha8Rng| random.random_range(1..=2) | random.random_range(0..16_u8) << 2;
    let bytes: Vec<u8> = (0..points)
        .map(|_| if random.random_bool(0.4) { stone(random) } else { 4 * u8::from(random.random_bool(0.9)) })
        .collect();
    let input = Input::from_bytes(size, &bytes, [random.random_range(-1.0..1.0), f32::from(random.random_bool(0.1))]);
    let input = input.unwrap();
    let legal: Vec<u16> = (0..points).filter(|place| input.may_play(*place)).map(|place| place as u16).collect();
    Lesson {
        plays: vec![(legal[0], 0.5), (legal[legal.len() / 2], 0.25), (points as u16, 0.05)],
        win: random.random(),
        lead: random.random_range(-30.0..30.0),
        ownership: (0..points).map(|_| 2 * random.random_range(0..4_i8) - 3).collect(),
        input,
    }
}

/// A small net in which every array influences the outputs.
fn net() -> Weights {
    let mut weights = initial::weights(16, 2, 3);
    let mut random = ChaCha8Rng::seed_from_u64(4);
    for array in weights.arrays_mut().iter_mut().filter(|array| array.columns.is_none()) {
        array.numbers.iter_mut().for_each(|number| *number = random.random_range(-0.1..0.1));
    }
    weights
}

/// A number computed from the outputs for a position; writes its gradient.
type Judged = fn(&Lesson, &NetOutput, &mut NetOutput) -> f64;

/// One function of all outputs, and one of each output alone.
const JUDGED: [(&str, Judged); 6] = [
    ("loss", |lesson, said, gradient| lesson.loss(said, gradient).total),
    ("plays", |_, said, gradient| {
        *gradient = NetOutput { plays: wave(said.plays.len()), ..nothing(said) };
        product(&said.plays, &gradient.plays)
    }),
    ("pass", |_, said, gradient| {
        *gradient = NetOutput { pass: 1.0, ..nothing(said) };
        said.pass.into()
    }),
    ("win", |_, said, gradient| {
        *gradient = NetOutput { win: 1.0, ..nothing(said) };
        said.win.into()
    }),
    ("lead", |_, said, gradient| {
        *gradient = NetOutput { lead: 1.0, ..nothing(said) };
        said.lead.into()
    }),
    ("ownership", |_, said, gradient| {
        *gradient = NetOutput { ownership: wave(said.ownership.len()), ..nothing(said) };
        product(&said.ownership, &gradient.ownership)
    }),
];

fn wave(many: usize) -> Vec<f32> {
    (0..many).map(|nth| (nth as f32).sin()).collect()
}

fn nothing(said: &NetOutput) -> NetOutput {
    let zeros = vec![0.0; said.plays.len()];
    NetOutput { plays: zeros.clone(), ownership: zeros, ..NetOutput::default() }
}

fn product(one: &[f32], other: &[f32]) -> f64 {
    one.iter().zip(other).map(|(one, other)| f64::from(*one) * f64::from(*other)).sum()
}

fn total(weights: &Weights, lessons: &[Lesson], judged: Judged) -> f64 {
    let net = ArrangedWeights::new(Level::new(), weights);
    let each = lessons.iter().map(|lesson| {
        let mut tape = Tape::new(lesson.input.size().into(), weights);
        judged(lesson, tape.forward(&net, &lesson.input), &mut NetOutput::default())
    });
    each.sum()
}

/// The gradient of the sum over the lessons.
fn gradient(weights: &Weights, lessons: &[Lesson], judged: Judged) -> Weights {
    let mut gradient = Weights::zeros(weights.channels, weights.blocks.len());
    let net = ArrangedWeights::new(Level::new(), weights);
    for lesson in lessons {
        let mut tape = Tape::new(lesson.input.size().into(), weights);
        let said = tape.forward(&net, &lesson.input).clone();
        judged(lesson, &said, &mut tape.said);
        tape.backward(&net, &mut gradient);
    }
    gradient
}

/// The difference of the number between changing an array by `change` and by its negative.
fn difference(weights: &Weights, lessons: &[Lesson], judged: Judged, nth: usize, change: &[f32]) -> f64 {
    let at = |sign: f32| {
        let mut moved = weights.clone();
        let numbers = &mut moved.arrays_mut().swap_remove(nth).numbers[..];
        numbers.iter_mut().zip(change).for_each(|(number, change)| *number += sign * change);
        total(&moved, lessons, judged)
    };
    at(1.0) - at(-1.0)
}

#[test]
fn the_gradient_of_each_array_is_what_differences_say() {
    let (weights, lessons) = (net(), made_up(3));
    let mut random = ChaCha8Rng::seed_from_u64(5);
    for (what, judged) in JUDGED {
        let mut gradient = gradient(&weights, &lessons, judged);
        let arrays: Vec<Vec<f32>> = gradient.arrays_mut().iter().map(|array| array.numbers.to_vec()).collect();
        for (nth, slopes) in arrays.iter().enumerate() {
            let length = product(slopes, slopes).sqrt() as f32;
            // Along the gradient, where any error of size or sign shows, and a little to the side, where a missing
            // part shows.
            for aside in [0.0, 1.0] {
                let step = 1e-3;
                let wide = (slopes.len() as f32).sqrt();
                let change: Vec<f32> = slopes
                    .iter()
                    .map(|slope| step * (slope / length.max(1e-9) + aside * random.random_range(-1.0..1.0) / wide))
                    .collect();
                let found = difference(&weights, &lessons, judged, nth, &change);
                let expected = 2.0 * product(slopes, &change);
                let off = (found - expected).abs() / (2.0 * f64::from(length * step) + 1e-4);
                assert!(off < 0.03, "{what}, array {nth}, aside {aside}: {found} instead of {expected}");
            }
        }
    }
}

#[test]
fn every_array_takes_part() {
    let mut gradient = gradient(&net(), &made_up(3), JUDGED[0].1);
    assert!(gradient.arrays_mut().iter().all(|array| array.numbers.iter().any(|slope| *slope != 0.0)));
}

#[test]
fn a_net_says_the_same_here_and_when_it_plays() {
    let mut weights = net();
    // Rounded to bytes as in a file.
    let bytes = weights.write().unwrap();
    weights = Weights::read(&bytes).unwrap();
    let net = Net::read(&bytes).unwrap();
    let (mut evaluator, arranged) = (Evaluator::new(&net), ArrangedWeights::new(Level::new(), &weights));
    for lesson in made_up(6) {
        let played = evaluator.evaluate(&lesson.input);
        let mut tape = Tape::new(lesson.input.size().into(), &weights);
        let said = tape.forward(&arranged, &lesson.input);
        let near = |one: f32, other: f32| (one - other).abs() < 1e-4 * (1.0 + other.abs());
        assert!(near(said.lead, played.lead()));
        assert!(near(1.0 / (1.0 + (-said.win).exp()), played.win()));
        assert!(said.ownership.iter().zip(played.ownership()).all(|(one, other)| near(*one, *other)));
        for (logit, share) in said.plays.iter().zip(played.policy()) {
            assert!(*share == 0.0 || near(logit - said.pass, (share / played.pass()).ln()));
        }
    }
}
