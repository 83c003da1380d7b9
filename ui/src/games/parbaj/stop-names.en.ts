import type { ParbajStopWords } from './stop-names.hu';

/** English texts about stops. */
export const en: ParbajStopWords = {
  title: 'When should you be asked?',
  about: 'Where this is on, you are asked whenever there is something you can do. Elsewhere the game goes on after a moment, which reveals nothing about your hand. With “Continue when I have nothing to do” turned off, you are asked everywhere.',
  own: 'On your turn',
  theirs: 'On your opponent’s turn',
  moments: {
    'own-upkeep': 'At the end of your upkeep',
    'own-combat': 'Before the strike',
    'own-strike': 'After the strike',
    'own-action': 'After an action of yours that you could still react to',
    'their-upkeep': 'At the end of their upkeep',
    'their-main': 'In their main phase, before they go on',
    'their-combat': 'Before the strike',
    'their-strike': 'After the strike',
    'their-action': 'When they act or react (on your turn as well)',
  },
  explains: 'Explain what I meet for the first time',
  missed: {
    told: (whose, moment) => `${whose} (${moment}) you could still have done something. Ask you there next time?`,
    stop: 'Yes, ask me',
  },
};
