import { Tap, tap } from '../../messages/en/hand';
import type { CardgoCardWords } from './messages.cards.hu';

const _ = '\u00a0';
const cards = (n: number): string => `${n}${_}card${n === 1 ? '' : 's'}`;
const moves = (n: number): string => `${n}${_}move${n === 1 ? '' : 's'}`;

export const en: CardgoCardWords = {
  does: {
    twinStones: 'places two stones one after the other, on points that aren’t adjacent.',
    leap: 'lifts one of its player’s stones and plays it elsewhere.',
    push: 'pushes a stone of the opponent’s to an adjacent empty point.',
    pluck: 'takes off a lone stone of the opponent’s that has two or more liberties.',
    recolour: 'recolours a lone stone of the opponent’s in atari.',
    exchange: 'swaps one of its player’s stones with an adjacent stone of the opponent’s.',
    takeBack: 'takes off the stone of the opponent’s last move.',
    bridge: 'places a stone on the cutting point of two stones of its player’s that stand diagonally.',
    ban: 'for now the opponent may not play on a point or on the eight that touch it.',
    tether: 'the opponent’s next stone must touch one of its player’s.',
    elbowRoom: 'the opponent’s next stone may touch no other stone.',
    highGround: 'for 3 turns each, stones may go only on the fourth line or further in.',
    shoreline: 'for 2 turns each, stones may go only on the three outer lines.',
    wall: 'for 2 turns each, nobody plays on one row or column.',
    truce: 'for 2 turns each, nobody can capture.',
    doze: 'its player passes now.',
    dilemma: 'its player names two points, and the opponent says which one to play.',
    pickpocket: 'takes a random card from the opponent’s hand.',
    lantern: 'looks at the deck’s top three cards and puts them back in any order.',
    storm: 'both hands go to the discard pile.',
    gift: 'the opponent gets the deck’s top card.',
    trap: 'marks an empty point in secret: if the opponent plays there within 2 turns, the stone is lost.',
    headwind: 'cancels any card.',
    mirror: 'cancels a card played instead of a move.',
    shield: 'cancels a card aimed at one of its player’s stones.',
  },

  timing: { before: 'before', instead: 'instead', counter: 'counter' },
  immediate: 'at once',

  held: (name, timing, does) => `${name}, ${timing}: ${does}`,
  chosen: (name, timing, does) => `${name} (${timing}): ${does}`,

  hand: {
    name: 'Your hand',
    empty: 'You hold no cards.',
    emptyDraw: 'You hold no cards. You may draw one.',
    quiet: (n) => `You hold no cards. Drawing begins in ${moves(n)}.`,
  },
  deck: {
    name: 'Deck',
    say: (n) => `Deck: ${cards(n)}`,
    draw: 'you may draw',
    quiet: (n) => `drawing begins in ${moves(n)}`,
    top: (name) => `on top: ${name}`,
  },
  pile: {
    name: 'Discard pile',
    say: (n) => `Discard pile: ${cards(n)}`,
    title: 'The cards',
    none: 'No card has been discarded yet.',
    order: 'The latest comes first.',
    foreseen: 'On top of the deck',
    foreseenAbout: 'This is what you know of it; the top card comes first.',
    left: (n) => `There ${n === 1 ? 'is' : 'are'} ${cards(n)} in the deck.`,
  },
  seat: {
    cards: (n) => `${cards(n)} in hand`,
    ownCards: (n) => `${cards(n)} in hand`,
    title: (n) => `Cards: ${n}`,
    known: 'What you know of this hand:',
    unknown: 'You know none of them.',
    none: 'Holds no cards.',
  },

  acts: {
    draw: 'Draw',
    play: 'Play it',
    playAt: (point) => `Play it: ${point}`,
    let: 'Let it happen',
    hold: 'Wait',
    counter: (name) => `Counter: ${name}`,
    discard: (name) => `Discard: ${name}`,
    pickDiscard: 'Pick a card',
    name: (point) => `This one too: ${point}`,
    choose: (point) => `There: ${point}`,
    note: (point) => `Trap here: ${point}`,
    column: (letter) => `Column${_}${letter}`,
    row: (n) => `Row${_}${n}`,
    arrange: 'Put them back',
  },

  prompts: {
    drawOrPlay: ['You are Black: you may draw and play a card, then move!', 'You are White: you may draw and play a card, then move!'],
    draw: ['You are Black: you may draw a card, then move!', 'You are White: you may draw a card, then move!'],
    card: ['You are Black: you may play a card, then move!', 'You are White: you may play a card, then move!'],
    aim: {
      twinStones: ['Where does the first stone go?', 'And the second? Not next to it!'],
      leap: ['Which of your stones leaps?', 'Where to?'],
      push: ['Which stone do you push?', 'Where to?'],
      pluck: ['Which stone do you take off?'],
      recolour: ['Which stone do you recolour?'],
      exchange: ['Which of your stones do you swap?', 'With which adjacent stone?'],
      bridge: ['Where does the bridge go?'],
      ban: ['Around which point?'],
      wall: [`Which row or column is the wall? ${Tap} a point!`],
    },
    aimAny: 'What is the target?',
    vain: (name, costsMove) => `${name}: there is nothing for it to act on now, so nothing would happen${costsMove ? ', and you would lose your move' : ''}.`,
    confirm: (point) => `${point}: ${tap} again, or confirm with the button!`,
    line: (point) => `${point}: its column or its row?`,
    name: ['Name two points! Which is the first?', 'Which is the second?'],
    choose: 'It’s up to you: which point must be played?',
    note: 'Where do you set the trap? Only you will know.',
    arrange: `${Tap} the cards in the order they are to be drawn!`,
    arranged: 'Put them back on the deck like this?',
    discard: (limit) => `You may keep ${limit}${_}cards at most: discard one!`,
    discarding: (name) => `${name}: discard it?`,
    answerWait: (name) => `${name} may counter`,
  },

  announced: {
    theirs: (name, card) => `${name} plays ${card}`,
    mine: (card) => `You play ${card}`,
    targets: (points) => `Target: ${points}`,
    noTargets: 'It has no target: it goes to the discard pile without effect.',
    can: 'Let it happen, or counter?',
    cannot: 'You hold no counter for it.',
    soon: 'You hold no counter for it: it is about to happen.',
  },

  lasting: {
    column: (letter) => `column${_}${letter}`,
    row: (n) => `row${_}${n}`,
    left: (n) => `${moves(n)} left`,
    rule: 'Its rule',
  },

  board: {
    banned: (name) => `banned: ${name}`,
    trap: 'your trap',
    target: 'can be chosen',
    aimed: 'target',
    chosen: `chosen; ${tap} again to confirm`,
  },

  arrange: {
    name: 'The deck’s top cards',
    place: (n) => `to be drawn ${['first', 'second', 'third'][n - 1] ?? ''}`,
    unplaced: 'no place yet',
  },
};
