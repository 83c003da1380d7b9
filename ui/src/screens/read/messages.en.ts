import type { ReadWords } from './messages.hu';

/** English texts of the reading pages. */
export const en: ReadWords = {
  parts: { minute: 'One minute', icons: 'Icons', aid: 'Player aid', house: 'House rules', cards: 'Cards' },
  choose: 'What to read',
  wayAbout: 'All you need for a first game',
  more: 'Reference',
  print: 'Print',
  picture: (game) => `What the table looks like: ${game}. The numbered parts are named below.`,
  pictureNames: 'What the picture shows',
  iconsAbout: 'What each icon means, with its rule.',
  aidAbout: 'What you need while playing: each rule in one sentence.',
  houseAbout: (n) =>
    `Where the original rules say nothing, or can be read in more than one way, we settled how to play: in ${n}\u00a0${n === 1 ? 'place' : 'places'}. If you are used to something else, play it your way.`,
  cardsAbout: (kinds, copies) => (copies > kinds ? `${kinds} kinds of card, ${copies} in all.` : `${kinds} cards.`),
  copies: (n) => `${n}×`,
  copiesSay: (n) => (n === 1 ? '1 copy' : `${n} copies`),
  filter: 'Search the cards',
  filterHint: 'Search by name or effect',
  filtered: (n) => (n === 0 ? 'No such card.' : n === 1 ? '1 card' : `${n} cards`),
  missing: 'There is nothing of the kind to read about this game.',
};
