import type { MochiWords } from './messages.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';
const plural = (n: number, one: string, many: string) => `${n}${_}${n === 1 ? one : many}`;
const points = (n: number) => plural(n, 'point', 'points');
const ordinal = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

/** English phrases of the table. */
export const en: MochiWords = {
  colours: ['pink', 'yellow', 'violet', 'blue', 'green', 'orange', 'grey'],
  effects: { flip: 'flip', draw: 'draw', passLeft: 'pass left', reserve: 'reserve' },
  effectTitles: { flip: 'Flip', draw: 'Draw', passLeft: 'Pass left', reserve: 'Reserve' },
  card: (colour, value, effect) => `${colour} ${value}${effect ? `, ${effect}` : ''}`,
  greater: (n) => `greater than${_}${n}`,
  smaller: (n) => `smaller than${_}${n}`,
  oneColour: 'the centre is one colour',
  side: { plus: 'plus', minus: 'minus' },
  deck: 'Deck',
  deckCount: (n) => `Deck, ${plural(n, 'card', 'cards')}`,
  centre: { left: 'Left centre card', right: 'Right centre card' },
  reserve: 'Reserve',
  hand: 'Your hand',
  centreName: 'Central pair',
  under: (n) => `${n} below`,
  pairLegal: (n) => `playable pair: ${n}`,
  play: (n) => `Play ${n}`,
  draw: 'Draw',
  choosePair: 'Choose a pair',
  drawLeft: 'Left',
  drawRight: 'Right',
  pass: 'Pass',
  decline: 'Skip it',
  passCard: (card) => `Pass ${card}`,
  reserveCard: (card) => `Reserve ${card}`,
  keepCard: (card) => `Keep ${card}`,
  pickCard: 'Choose a card',
  first: (effect) => `First: ${effect}`,
  gap: (before, after) => `Between ${before} and ${after}`,
  gapEnds: {
    first: (after) => `At the start of the hand, before ${after}`,
    last: (before) => `At the end of the hand, after ${before}`,
    only: 'Into the empty hand',
  },
  prompts: {
    action: 'Play a pair, or draw a card.',
    passOnly: 'No pair to play and nothing to draw: pass!',
    selected: (from, to, effects) => `${from} → ${to}${effects ? ` · then ${effects}` : ''}`,
    drawing: 'Where do you draw from?',
    drawByEffect: 'You draw: which card do you take?',
    effectOrder: 'Which effect comes first?',
    chooseDrawer: 'Who draws a card?',
    insert: 'Where in your hand?',
    insertPassed: 'This came from your right. Where in your hand?',
    passLeft: (name) => `Which card do you pass to ${name}?`,
    passLeftMay: 'Do you make everybody pass a card left?',
    reserve: 'Put a card aside into your reserve?',
    keep: 'The round is over. Which card goes to your reserve?',
    sealed: 'The others are still choosing.',
    over: 'The game is over.',
  },
  roundOver: (n) => `End of round${_}${n}`,
  roundNote: 'Numbers left in hand are penalty points: fewer is better.',
  thisRound: 'This round',
  total: 'Total',
  playTo: (n) => `Goal: ${n}`,
  chose: 'has chosen',
  /** What points are made of. */
  accounts: {
    handLeft: (digits, sum) => `Left in your hand: ${digits.length > 1 ? `${digits.join(' + ')} =${_}` : ''}${points(sum)}.`,
    handEmpty: `The hand was empty: ${points(0)}.`,
    handSum: (sum) => `The cards left in hand add up to ${points(sum)}.`,
    handSecret: 'Of other hands only the sum is shown, not the cards.',
    roundEmpty: (round) => `Round${_}${round}: the hand was empty, ${points(0)}.`,
    roundSum: (round, sum) => `Round${_}${round}: the cards left in hand add up to ${points(sum)}.`,
    totalSoFar: (total, target) => `So far ${points(total)} altogether. The game ends when somebody reaches ${points(target)}.`,
    totalRank: (total, rank) => `Altogether ${points(total)}, which is ${ordinal(rank)}${_}place: fewer is better.`,
  },
};
