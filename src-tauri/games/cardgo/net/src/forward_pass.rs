//! Evaluates positions with a net, reusing its memory.

use crate::evaluation::Evaluation;
use crate::grid::{Grid, STRIP, Strip};
use crate::heads::HeadBuffers;
use crate::input::Input;
use crate::instruction_set::{InstructionSet, Work};
use crate::net::Net;
use crate::pool::Pool;
use crate::winograd::ConvolutionBuffers;
use fearless_simd::Simd;

/// Evaluates positions with a net. It owns the memory needed for the computation, 0.5 MB on 13 lines and 0.9 MB on 19;
/// each thread needs its own evaluator.
///
/// ```
/// use cardgo::Position;
/// use cardgo_net::{Evaluator, Input, Ladders, Net};
///
/// let net = Net::shipped().unwrap();
/// let mut evaluator = Evaluator::new(net);
/// let input = Input::of(&Position::new(13), 7.5, &mut Ladders::default()).unwrap();
/// let said = evaluator.evaluate(&input);
/// assert!((0.3..0.7).contains(&said.win()), "nobody leads yet");
/// assert!(said.play("D4".parse().unwrap()) > said.play("A1".parse().unwrap()));
/// ```
pub struct Evaluator<'a> {
    net: &'a Net,
    level: InstructionSet,
    /// The memory for the board size evaluated last.
    scratch: Option<Scratch>,
}

/// The intermediate results between input and evaluation, for one board size.
struct Scratch {
    trunk: Grid,
    inner: Grid,
    convolution: ConvolutionBuffers,
    pool: Pool,
    /// Means, means times size, maxima.
    pooled: Vec<f32>,
    bias: Vec<Strip>,
    heads: HeadBuffers,
}

impl Scratch {
    fn new(strips: usize, size: usize) -> Scratch {
        let trunk = Grid::new(strips, size);
        Scratch {
            convolution: ConvolutionBuffers::new(&trunk),
            inner: Grid::new(strips, size),
            trunk,
            pool: Pool::new(strips),
            pooled: vec![0.0; 3 * STRIP * strips],
            bias: vec![[0.0; STRIP]; strips],
            heads: HeadBuffers::new(size),
        }
    }
}

impl<'a> Evaluator<'a> {
    /// Evaluates with that net and the fastest instructions of this processor.
    #[must_use]
    pub fn new(net: &'a Net) -> Evaluator<'a> {
        Evaluator::at(net, InstructionSet::best())
    }

    /// Evaluates with that net and these instructions; falls back to scalar code if the processor doesn't support
    /// them. The evaluations are bit-identical.
    #[must_use]
    pub fn at(net: &'a Net, level: InstructionSet) -> Evaluator<'a> {
        let level = if level.is_here() { level } else { InstructionSet::Scalar };
        Evaluator { net, level, scratch: None }
    }

    /// Evaluates a position.
    pub fn evaluate(&mut self, input: &Input) -> Evaluation {
        let size = usize::from(input.size());
        let fitting = self.scratch.take().filter(|scratch| scratch.trunk.size == size);
        let scratch = self.scratch.insert(fitting.unwrap_or_else(|| Scratch::new(self.net.strips, size)));
        let mut evaluation = Evaluation::blank(input.size());
        self.level.run(EvaluationWork { net: self.net, input, scratch, evaluation: &mut evaluation });
        evaluation
    }
}

struct EvaluationWork<'a> {
    net: &'a Net,
    input: &'a Input,
    scratch: &'a mut Scratch,
    evaluation: &'a mut Evaluation,
}

impl Work for EvaluationWork<'_> {
    #[inline(always)]
    fn run<S: Simd, const ROWS: usize>(self, simd: S) {
        let EvaluationWork { net, input, scratch, evaluation } = self;
        let Scratch { trunk, inner, convolution, pool, pooled, bias, heads } = scratch;
        net.stem.apply(simd, input, bias.as_flattened_mut(), trunk);
        for block in &net.blocks {
            block.first.apply::<S, ROWS, false>(simd, trunk, &block.first_bias, inner, convolution);
            pool.of_grid(simd, inner, pooled);
            block.pooled.apply(simd, pooled, &block.second_bias, bias.as_flattened_mut());
            block.second.apply::<S, ROWS, true>(simd, inner, bias, trunk, convolution);
        }
        pool.of_grid(simd, trunk, pooled);
        *evaluation = net.heads.apply::<S, ROWS>(simd, input, trunk, pooled, heads);
    }
}
