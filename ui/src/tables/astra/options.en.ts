import type { OptionSet } from '../record';

const EASIER = { values: {}, group: 'What makes it easier' };
const HARDER = { values: {}, group: 'What makes it harder' };

/** What can be chosen before the game, in English; asked in this order: easier, harder, and how stars count. */
export const en: OptionSet = {
  options: {
    'water-removed': { ...EASIER, legend: 'Without large Water cards', about: () => 'Three 14-star Water cards are removed from Auptolemy’s deck instead of small cards.' },
    'no-points': { ...EASIER, legend: 'Starts from zero', about: () => 'Auptolemy begins with 0 points instead of 12.' },
    'no-telescopes': { ...EASIER, legend: 'Without telescopes', about: () => 'Auptolemy never gets telescopes.' },
    'open-deck': { ...EASIER, legend: 'Open deck', about: () => 'The top card of Auptolemy’s deck lies face up.' },
    reshuffle: { ...EASIER, legend: 'Reshuffled deck', about: () => 'When Auptolemy’s deck runs out, its discard pile becomes the new one: no automatic loss.' },
    'more-stardust': { ...EASIER, legend: 'More stardust for you', about: () => 'You begin with 10 stardust instead of 8.' },
    'more-points': { ...HARDER, legend: 'Starts from twenty', about: () => 'Auptolemy begins with 20 points instead of 12.' },
    'more-telescopes': { ...HARDER, legend: 'A telescope for each discovery', about: () => 'Auptolemy gets a telescope for each of its discoveries.' },
    'final-card': { ...HARDER, legend: 'Auptolemy’s final-scoring card', about: () => 'Auptolemy has a final-scoring card too; you see it only at the end.' },
    'six-stardust': { ...HARDER, legend: 'Six stardust', about: () => 'Auptolemy begins with 6 stardust and rests for 6.' },
    'hidden-card': { ...HARDER, legend: 'Hidden card', about: () => 'The right library card lies face down until the die picks it.' },
    'one-more-removed': { ...HARDER, legend: 'One more small card removed', about: () => 'One more small card is removed from Auptolemy’s deck.' },
    'counted-stars': {
      legend: 'Which of your stars count at the end?',
      values: { discovered: 'On discovered cards', undiscovered: 'On undiscovered ones' },
      about: (value) =>
        value === 'undiscovered' ? 'Those you marked on cards that nobody has discovered by the end.' : 'Those you marked on cards that either side has discovered.',
    },
  },
  shortcuts: {
    legend: 'How hard should it be?',
    all: {
      easier: { label: 'Easier', about: 'All six that make it easier.' },
      base: { label: 'Standard', about: 'Nothing that makes it easier or harder.' },
      harder: { label: 'Harder', about: 'All six that make it harder: that is very hard.' },
      chance: { label: 'Surprise', about: 'One or two of the harder ones at random: as many as we recommend at a time.' },
    },
  },
};
