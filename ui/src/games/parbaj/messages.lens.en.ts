import type { LensWords } from './messages.lens.hu';

/** English texts for the categories of a card's text. */
export const en: LensWords = {
  lens: 'Lens',
  about: 'Each part of the text by its category.',
  legend: 'Categories',
  categories: {
    condition: 'Condition',
    explanation: 'Explanation',
    drawback: 'Drawback',
    ability: 'Ability',
    spellEffect: 'Spell effect',
  },
  undecided: 'Undecided',
  notes: {
    'DU-91.1.0': 'without it you can’t even announce the card',
    'DU-91.2.0': 'it only explains; it can’t be silenced',
    'DU-91.2.2': 'how many copies a deck may hold',
    'DU-91.2.3': 'which decks may hold it',
    'DU-91.2.4': 'where it can’t be used',
    'DU-91.2.5': 'how to calculate it; it can’t be silenced',
    'DU-91.2.6': 'depends on your opponent’s life; it can’t be silenced',
    'DU-91.2.10': 'can be played as a reaction; it can’t be silenced',
    'DU-91.3.0': 'stays even when silenced',
    'DU-91.3.1': 'an old card: a drawback without a label',
    'DU-91.3.2': 'goes to its master’s opponent',
    'DU-91.3.4': 'pay for it, or it must be sacrificed',
    'DU-91.3.6': 'a player chooses whether it happens; nobody can react to it',
    'DU-91.3.7': 'a drawback on a spell too, not an effect',
    'DU-91.4.0': 'this is what silencing takes',
    'DU-91.4.1': 'works from where its text says',
    'DU-91.5.1': 'what a spell does is not an ability',
  },
};
