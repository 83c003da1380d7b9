import type { SettingsWords } from './messages.hu';

/** English phrases of the page of settings. */
export const en: SettingsWords = {
  groups: {
    look: 'Language and look',
    play: 'Play',
    board: 'Cards and board',
    sound: 'Sound',
    data: 'Data',
    about: 'This app',
  },
  sounds: 'Sounds',
  soundsAbout: 'Soft, short sounds: a card or a stone laid, a draw, a capture, the end of a game. The volume is set on your device.',
  listen: 'Listen',
  about: 'About Asztaltárs',
  aboutAbout: 'Who designed these games, what is new, whose work is in the app',
};
