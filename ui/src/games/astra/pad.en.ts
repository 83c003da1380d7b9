import type { AstraPadWords } from './pad.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

const some = (n: number, one: string): string => `${n}${_}${one}${n === 1 ? '' : 's'}`;

/** English texts of the score pad. */
export const en: AstraPadWords = {
  about: 'Choose what you want to write down.',
  amounts: {
    you: {
      vp: 'Your points from boons',
      pouch: 'Your pouch size',
      wisdom: 'Your wisdom',
      stardust: 'Stardust you have left',
      telescopes: 'Telescopes you have left',
      undiscovered: 'Your stars on undiscovered cards',
    },
    auptolemy: {
      vp: 'Auptolemy’s points, with those it started with',
      telescopes: 'Telescopes Auptolemy has left',
      undiscovered: 'Auptolemy’s stars on undiscovered cards',
    },
    first: { firstPouch: 'The pouch at the start', firstWisdom: 'Wisdom at the start' },
  },
  less: (what) => `${what}: one fewer`,
  more: (what) => `${what}: one more`,
  points: (n) => some(n, 'point'),
  cell: (side, line, value) => `${side}, ${line}: ${value}`,
  unwritten: 'not written down yet',

  final: { label: 'Final-scoring card', you: 'Your final-scoring card', auptolemy: 'Auptolemy’s final-scoring card', pair: (one, other) => `${one}–${other}` },

  piles: { you: 'Your cards', auptolemy: 'Auptolemy’s cards' },
  none: 'None written down yet.',
  add: 'Write down a card',
  addTo: { you: 'Write down a card of yours', auptolemy: 'Write down a card of Auptolemy’s' },
  pick: { you: 'Which card did you discover?', auptolemy: 'Which card did Auptolemy discover?' },
  element: 'Element',
  already: (card) => `This card is written down already: ${card}.`,
  marks: (yours, its, dream) => `you ${yours}, Auptolemy ${its}, dream pen ${dream}`,
  stars: { yours: 'Your stars', its: 'Auptolemy’s stars' },
  dream: (n) => `The others are the dream pen’s: ${some(n, 'star')}.`,
  printed: 'What your card says',
  printedAbout: 'If the card in your box differs from the app’s, write down what it says: that is what counts.',
  vp: 'Its points',
  starCount: 'Its stars',
  aside: 'Card set aside',
  isAside: 'set aside',
  removeCard: 'Remove card',
  another: 'Next card',

  next: 'Next',
  close: 'Done',
  finish: 'That’s all: count it',
  reopen: 'Correct it',
  libraryEmpty: 'Auptolemy’s deck ran out',
  libraryEmptyAbout: 'It had to observe, but had no card left: you lost at once.',
  won: 'You won!',
  lost: 'Auptolemy won.',
};
