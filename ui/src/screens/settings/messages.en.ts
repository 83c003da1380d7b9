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
  soundsAbout: 'Short, soft sounds: a card or stone being played, a draw, a capture, the end of a game. Set the volume on your device.',
  listen: 'Listen',
  others: 'Credits and licences',
  othersAbout: 'The typefaces and many components of Asztaltárs are the work of others, who let everybody use them. They are listed here with their licence terms.',
};
