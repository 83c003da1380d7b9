import type { Messages } from '../hu';

const _ = '\u00a0';
const points = (n: number) => `${n}${_}${n === 1 ? 'point' : 'points'}`;
const ordinal = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

/** A card's sheet, the hint on the table, and what else the table explains. */
export const cards: Messages['cards'] = {
  where: 'Where is it now?',
  printed: 'What is on it?',
  inspectKey: 'The letter I shows the card up close.',
  hintRank: (n) => (n === 1 ? 'Hint: this looks best' : `Hint: the ${ordinal(n)}${_}best`),
  hintThinking: 'Thinking…',
  hintClose: 'Close the hint',
  hintBetter: 'Previous, better move',
  hintNext: 'Next best move',
  hintAssists: 'If you look, this game counts as assisted.',
  hintTake: 'Show the hint',
  nowAssisted: 'From now on the game counts as assisted.',
  hintLine: 'If it goes this way, the log will read:',
  pointsWhy: (name) => `${name}: what are the points made of?`,
  handLeft: (digits, sum) => `Left in your hand: ${digits.length > 1 ? `${digits.join(' + ')} =${_}` : ''}${points(sum)}.`,
  handEmpty: `The hand was empty: ${points(0)}.`,
  handSum: (sum) => `The cards left in hand add up to ${points(sum)}.`,
  handSecret: 'Of other hands only the sum is shown, not the cards.',
  roundEmpty: (round) => `Round${_}${round}: the hand was empty, ${points(0)}.`,
  roundSum: (round, sum) => `Round${_}${round}: the cards left in hand add up to ${points(sum)}.`,
  totalSoFar: (total, target) => `So far ${points(total)} altogether. The game ends when somebody reaches ${points(target)}.`,
  totalRank: (total, rank) => `Altogether ${points(total)}, which is ${ordinal(rank)}${_}place: fewer is better.`,
};
