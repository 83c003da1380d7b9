import type { SettingsWords } from './messages.hu';

/** English phrases of the page of settings. */
export const en: SettingsWords = {
  groups: {
    look: 'Language and look',
    play: 'Play',
    board: 'Cards and board',
    sound: 'Sound',
    data: 'Data',
    about: 'About the app',
  },
  sounds: 'Sounds',
  soundsAbout: 'Soft, short sounds: a card or a stone laid, a draw, a capture, the end of a game. The volume is set on your device.',
  listen: 'Listen',
  others: 'The work of others',
  othersAbout: 'The typefaces of Asztaltárs and many of its parts were made by others, who let everybody use them. Here is who they are, with the terms they ask for.',
};
