import type { ReaderWords } from './reader.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** English texts of the text reader. */
export const en: ReaderWords = {
  about: 'Type or paste the Hungarian text of a card: part by part you are shown what is what under chapter 91 of the Kódex, and why.',
  field: 'The card’s text, in Hungarian',
  hint: 'for example: Hátrány: nem támadhat.',
  type: 'What kind of card is it on?',
  old: 'Printed before 2001',
  oldAbout: 'On old cards, what is plainly bad for the player is a drawback even without a label.',
  example: 'Show me an example',
  another: 'Another example',
  clear: 'Clear the text',
  found: (parts, open) =>
    [parts === 1 ? `1${_}part` : `${parts}${_}parts`, open > 0 ? `${open} of them undecided` : ''].filter(Boolean).join(', '),
  parts: 'Parts of the text',
};
