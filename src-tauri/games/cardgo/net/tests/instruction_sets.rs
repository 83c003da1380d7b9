//! All instruction sets give bit-identical results, which don't change over time.

use crate::{position_encoding, vectors};
use cardgo::{Point, Position};
use cardgo_net::{Evaluation, Evaluator, Input, InstructionSet, LARGEST, Ladders, Net, SMALLEST};

/// The FNV-1a checksum of the bits of all evaluations. It changes with the net, and with the order of sums.
const BITS: u64 = 0x18DD_C7B3_F162_0695;

/// Positions of games on 13 lines, and the first positions of games on boards of every size.
fn inputs() -> Vec<Input> {
    let mut inputs: Vec<Input> = vectors::all().iter().map(vectors::Vector::input).collect();
    for size in SMALLEST..=LARGEST {
        let mut position = Position::new(size);
        for (column, row) in [(2, 2), (4, 3), (3, 2), (size - 1, 0), (4, 2)] {
            inputs.push(position_encoding::input(&position, 6.5));
            position.play(Point::new(column, row));
        }
    }
    inputs
}

fn add_bits(sum: u64, said: &Evaluation) -> u64 {
    let points = said.policy().iter().chain(said.ownership()).copied();
    let numbers = points.chain([said.pass(), said.win(), said.lead()]);
    numbers
        .flat_map(|number| number.to_bits().to_le_bytes())
        .fold(sum, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}

#[test]
fn all_instructions_give_the_same_bits() {
    let inputs = inputs();
    for level in InstructionSet::ALL.into_iter().filter(|level| level.is_here()) {
        let mut evaluator = Evaluator::at(Net::shipped().unwrap(), level);
        let sum = inputs.iter().fold(0xCBF2_9CE4_8422_2325, |sum, input| add_bits(sum, &evaluator.evaluate(input)));
        assert_eq!(sum, BITS, "{level}: {sum:#018X}");
    }
}

#[test]
fn what_was_asked_before_does_not_matter() {
    let net = Net::shipped().unwrap();
    let mut evaluator = Evaluator::new(net);
    let of_size = |size| Input::of(&Position::new(size), 6.5, &mut Ladders::default()).unwrap();
    for size in [9, 13, 9, 19, 7, 19] {
        let input = of_size(size);
        assert_eq!(evaluator.evaluate(&input), Evaluator::new(net).evaluate(&input), "{size} lines");
    }
}

#[test]
fn a_level_that_is_not_here_gives_way() {
    let input = &inputs()[0];
    let net = Net::shipped().unwrap();
    let best = Evaluator::new(net).evaluate(input);
    for level in InstructionSet::ALL {
        assert_eq!(Evaluator::at(net, level).evaluate(input), best, "{level}");
    }
    assert!(InstructionSet::best().is_here());
}
