/** English texts about stars and paths. */
import type { SkyWords } from './messages.sky.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

const stars = (n: number): string => `${n}${_}star${n === 1 ? '' : 's'}`;

export const en: SkyWords = {
  letters: {
    α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', ζ: 'zeta', η: 'eta', θ: 'theta', ι: 'iota', κ: 'kappa', λ: 'lambda', μ: 'mu',
    ν: 'nu', ξ: 'xi', ο: 'omicron', π: 'pi', ρ: 'rho', σ: 'sigma', τ: 'tau', υ: 'upsilon', φ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega',
  },

  star: {
    grand: 'Grand Star',
    start: 'starting star',
    unmarked: 'unmarked',
    marked: { yours: 'marked by you', its: 'marked by Auptolemy', dream: 'marked by the dream pen' },
    drawn: (n) => `star ${n} of the path`,
    chosen: 'chosen',
    next: (price, left) => `Within reach: ${price}${_}stardust in all, ${left} left.`,
    free: 'Within reach, free.',
    later: (steps, price, left) => `${steps} steps away: ${price}${_}stardust in all, ${left} left.`,
    beyond: 'Out of reach now.',
    neighbours: (names) => `Joined to: ${names}.`,
    hinted: 'The hint points here.',
  },

  marking: {
    name: 'Marking',
    open: (name, at, marked, all) => `${name}, ${at}: ${marked} of ${stars(all)} marked`,
    dust: (before, after) => `${before} → ${after}${_}stardust`,
    dustHave: (n) => `${n}${_}stardust`,
    free: 'the first one free',
    stars,
    told: 'What you gain and what you leave',
    gain: 'You gain',
    leave: 'You leave',
    gains: {
      nothing: 'Mark a star, and you see here what you gain.',
      none: 'No star here can be marked now.',
      half: 'two are 1 point if anybody discovers the card',
      stars,
      grand: (names) => `wisdom +1: ${names}`,
      wisdom: (before, after) => `Wisdom ${before} → ${after}`,
      more: (price, name) => `for ${price}${_}stardust more, ${name}: wisdom${_}+1`,
      complete: 'the card',
      completeMore: (vp) => `you discover it, worth ${vp}${_}point${vp === 1 ? '' : 's'} while active`,
      sight: 'A dream star: nobody’s, but it counts for the boons.',
    },
    leaves: {
      nothing: 'Nothing: the card is complete.',
      stars,
      joint: ', ',
      grand: (names) => `including ${names}`,
      itsBoon: (points) => `Auptolemy gets ${points}${_}points as its boon.`,
      dice: (dice) => `Auptolemy may come here on ${dice}.`,
      deck: (element) => `Auptolemy can come here only on 5–6, with ${/^[AEIOU]/.test(element) ? 'an' : 'a'} ${element} card.`,
    },
    key: { yours: 'you', its: 'Auptolemy', dream: 'dream pen', start: 'starting star' },
    said: {
      on: (n, name, spent, left) => `Star ${n}: ${name}. ${spent}${_}stardust, ${left} left.`,
      back: (name, left) => `${name} taken back, ${left}${_}stardust left.`,
      further: (names) => `You can go on to: ${names}.`,
      end: 'Dead end.',
    },
  },
};
