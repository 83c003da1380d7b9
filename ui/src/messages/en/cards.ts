import type { Messages } from '../hu';

const _ = '\u00a0';
const ordinal = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

/** Texts of card sheets, hints and other explanations at a table. */
export const cards: Messages['cards'] = {
  where: 'Where is it now?',
  printed: 'What is on it?',
  inspectKey: (letter) => `Press ${letter} to inspect the card up close.`,
  hintRank: (n) => (n === 1 ? 'Hint: this looks best' : `Hint: the ${ordinal(n)}${_}best`),
  hintThinking: 'Thinking…',
  hintClose: 'Close the hint',
  hintBetter: 'Previous, better move',
  hintNext: 'Next best move',
  hintAssists: 'If you look, this game will count as assisted.',
  hintTake: 'Show the hint',
  nowAssisted: 'From now on the game counts as assisted.',
  hintLine: 'If it goes this way, the log will read:',
  pointsWhy: (name) => `${name}: where do the points come from?`,
};
