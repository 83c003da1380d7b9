import type { OptionSet } from '../record';

/** What can be chosen before the game, in English; asked in this order: easier, harder, and how stars count. */
export const en: OptionSet = {
  options: {
    'water-removed': { legend: 'Easier: without large Water cards', values: {}, about: () => 'Three 14-star Water cards are removed from Auptolemy’s deck instead of small cards.' },
    'no-points': {
      legend: 'Easier: starts from nought',
      values: {},
      about: () => 'Auptolemy begins with 0 points instead of 12. Not together with “Starts from twenty”.',
    },
    'no-telescopes': {
      legend: 'Easier: without telescopes',
      values: {},
      about: () => 'Auptolemy never gets telescopes. Not together with “A telescope for each discovery”.',
    },
    'open-deck': { legend: 'Easier: open deck', values: {}, about: () => 'The top card of Auptolemy’s deck lies face up.' },
    reshuffle: { legend: 'Easier: reshuffled deck', values: {}, about: () => 'When Auptolemy’s deck runs out, its discard pile becomes the new one: no automatic loss.' },
    'more-stardust': { legend: 'Easier: more stardust for you', values: {}, about: () => 'You begin with 10 stardust instead of 8.' },
    'more-points': {
      legend: 'Harder: starts from twenty',
      values: {},
      about: () => 'Auptolemy begins with 20 points instead of 12. Not together with “Starts from nought”. One or two harder ones at a time is our advice.',
    },
    'more-telescopes': {
      legend: 'Harder: a telescope for each discovery',
      values: {},
      about: () => 'Auptolemy gets a telescope for each of its discoveries. Not together with “Without telescopes”.',
    },
    'final-card': { legend: 'Harder: Auptolemy’s final-scoring card', values: {}, about: () => 'Auptolemy has a final-scoring card too; you see it only at the end.' },
    'six-stardust': { legend: 'Harder: six stardust', values: {}, about: () => 'Auptolemy begins with 6 stardust and rests for 6.' },
    'hidden-card': { legend: 'Harder: hidden card', values: {}, about: () => 'The right library card lies face down until the die picks it.' },
    'one-more-removed': { legend: 'Harder: one more small card removed', values: {}, about: () => 'One more small card is removed from Auptolemy’s deck.' },
    'counted-stars': {
      legend: 'Which of your stars count at the end?',
      values: { discovered: 'On discovered cards', undiscovered: 'On undiscovered ones' },
      about: (value) =>
        value === 'undiscovered' ? 'Those you marked on cards that nobody has discovered by the end.' : 'Those you marked on cards that either side has discovered.',
    },
  },
};
