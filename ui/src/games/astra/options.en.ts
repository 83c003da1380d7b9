import type { OptionSet } from '../game-ui';

const EASIER = { values: {}, group: 'What makes it easier' };
const HARDER = { values: {}, group: 'What makes it harder' };

/** The options in English, in the order in which they are asked: easier, harder, and how stars count. */
export const en: OptionSet = {
  options: {
    'water-removed': { ...EASIER, legend: 'Without large Water cards', about: () => 'Large Water cards, up to three, are removed from Auptolemy’s deck instead of small cards.' },
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
      legend: 'Which stars count at the end?',
      values: { discovered: 'On discovered cards', undiscovered: 'On undiscovered ones' },
      about: (value) =>
        value === 'undiscovered' ? 'Those that you and Auptolemy marked on cards that nobody has discovered by the end.' : 'Those that you and Auptolemy marked on cards that either side has discovered.',
    },
    conduct: {
      legend: 'Where does Auptolemy begin if it has a choice?',
      values: { grand: 'Where it reaches a Grand Star', nearest: 'Near the starting star' },
      about: (value) =>
        value === 'nearest'
          ? 'As in the first version of the app: nearest to the starting star, even if it could reach a Grand Star from elsewhere.'
          : 'As in the booklet: where it can, it always marks Grand Stars.',
    },
  },
  shortcuts: {
    legend: 'How hard should it be?',
    all: {
      easier: { label: 'Easier', about: 'All six that make it easier.' },
      base: { label: 'Standard', about: 'Nothing that makes it easier or harder.' },
      harder: { label: 'Harder', about: 'All six that make it harder: that is very hard.' },
      chanceHarder: { label: 'Random harder', about: 'One or two of the six: as many as we recommend at a time.' },
      chanceEasier: { label: 'Random easier', about: 'One or two of the six.' },
      chance: { label: 'Random mix', about: 'Any number of easier and harder ones, mixed.' },
    },
  },
};
