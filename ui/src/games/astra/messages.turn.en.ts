/** English texts about discoveries, Auptolemy's turn and the end of the game. */

import type { TurnWords } from './messages.turn.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

const some = (n: number, one: string): string => `${n}${_}${one}${n === 1 ? '' : 's'}`;

export const en: TurnWords = {
  turn: {
    name: 'Auptolemy’s turn',
    title: 'Auptolemy’s turn',
    step: (at, all) => `Step ${at} of ${all}`,
    next: 'Next',
    all: 'To the end',
    back: 'One step back',
    done: 'Done',
    steps: 'Steps so far',
    rests: 'Rests',
    stars: (n) => some(n, 'star'),
    cards: (n) => some(n, 'card'),
  },

  discovery: {
    yours: (name) => `You discovered ${name}!`,
    its: (name) => `Auptolemy discovered ${name}`,
    counts: { yours: (n) => `You ${n}`, its: (n) => `Auptolemy ${n}`, dream: (n) => `Dream pen ${n}` },
    boonIts: 'Auptolemy’s',
    boonNobody: 'nobody’s',
    boonOpen: 'can be picked',
    boonClosed: 'not now',
    whyYours: 'Auptolemy has a star on it: it always takes the points.',
    whyNobody: 'Auptolemy has no star on it: nobody picks a boon.',
    whyOpen: 'You have a star on it: you may pick one of its boons.',
    whyClosed: (yours, dream) => `Your pen marked ${some(yours, 'star')}, the dream pen ${dream}: only the two boons on the right are open.`,
    aside: (wisdom, cards) => `Your wisdom is ${wisdom}, and you have ${cards}${_}active cards: set one aside.`,
    asideNote: 'The stars and the element of a card set aside still count.',
    reactivates: 'You have no exhausted card: it would do nothing now.',
  },

  reorder: {
    title: 'The deck’s top cards',
    top: 'on top',
    note: 'Choose them in the order they should come up.',
    place: (n) => `number ${n}`,
  },

  score: {
    estimate: 'Who is ahead?',
    estimateNote: 'This is what it would come to if the game ended now.',
    hiddenNote: 'You won’t know Auptolemy’s final-scoring card until the end.',
    you: 'You',
    total: 'Total',
    rule: 'Rule',
    won: (yours, its) => `${yours} – ${its}`,
    rounds: (turns, cards) => `${some(turns, 'round')}, ${some(cards, 'discovered constellation')}.`,
    tie: 'In a tie, Auptolemy wins.',
    loss: {
      title: 'Automatic loss',
      why: 'Auptolemy had to observe, but its deck was already empty: then the game ends at once, and it wins whatever the score.',
      note: 'The points at that moment:',
    },
    lines: {
      inHand: { label: 'Points in hand', about: () => 'boons, start' },
      cards: { label: 'Discovered cards', about: (yours, its) => `${yours} active; Auptolemy’s ${its}` },
      pouch: { label: 'Pouch', about: (yours) => `+${yours}` },
      wisdom: { label: 'Wisdom', about: (yours) => `+${yours}` },
      stardust: { label: 'Stardust', about: (yours) => `${yours}, 1 for every three` },
      telescopes: { label: 'Telescopes', about: (yours, its) => `${yours} and ${its}, 2 each` },
      stars: { label: 'Stars', about: (yours, its) => `${yours} and ${its}, 1 for every two` },
      elements: { label: 'Elements', about: () => '' },
      sets: { label: 'Sets of four', about: (yours, its) => `${yours} and ${its}` },
    },
  },
};
