import type { OptionSet } from '../game-ui';

const DECKS = { erdoszel: 'Erdőszél', hamuvar: 'Hamuvár', tengerszem: 'Tengerszem', romvaros: 'Romváros' };
const ABOUT: Record<string, string> = {
  erdoszel: 'Many creatures, and ever stronger ones: your reserve brings the MP.',
  hamuvar: 'Spells and fire: what hurts your opponent sometimes hurts you too.',
  tengerszem: 'Neutralisation and taking back: you wait for what they begin, and take it away.',
  romvaros: 'Buildings, sacrifices, bounties: even what falls down is of use.',
};
const LISTS = 'A deck list of your own';

/** The options in English, in the order in which they are asked. */
export const en: OptionSet = {
  options: {
    deck: {
      legend: 'Which deck is yours?',
      values: DECKS,
      about: (deck) => ABOUT[deck] ?? '',
      first: true,
    },
    'opposing-deck': {
      legend: 'Which one does your opponent play?',
      values: DECKS,
      about: (deck) => ABOUT[deck] ?? '',
      first: true,
    },
    format: {
      legend: 'Format',
      values: { open: 'Open', tournament: 'Tournament' },
      about: (format) =>
        format === 'tournament' ? 'Some cards are banned: those that say so.' : 'Every card may be played.',
    },
    reading: {
      legend: 'How is chapter 91 read?',
      values: { reprinted: 'By the letter, with today’s cards', chapter: 'By the letter, with the former cards', former: 'As in the first version' },
      about: (value) =>
        value === 'former'
          ? 'This is how the app’s first version played: a card put into play didn’t count as played, you could pay for an ability that did nothing, and the ready-made decks had older cards.'
          : `Whatever brings a card into play, it counts as played; you can’t pay for an ability that would change nothing.${value === 'chapter' ? ' The ready-made decks and the cards are the former ones.' : ''}`,
    },
    list: {
      legend: 'Your list',
      values: {},
      about: () => 'One card per line, such as: 3 Bough Warden. If empty, you play the ready-made deck you chose.',
      group: LISTS,
    },
    'opposing-list': {
      legend: 'Your opponent’s list',
      values: {},
      about: () => 'One card per line here, too. If empty, they play the ready-made deck chosen for them.',
      group: LISTS,
    },
  },
};
