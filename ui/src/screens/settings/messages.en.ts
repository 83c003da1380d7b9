import type { SettingsWords } from './messages.hu';

/** English texts of the settings page. */
export const en: SettingsWords = {
  groups: {
    look: 'Language and look',
    play: 'Play',
    board: 'Cards and board',
    people: 'People on this device',
    sound: 'Sound',
    data: 'Data',
    about: 'This app',
  },
  botsResign: 'Bots resign when it’s hopeless',
  botsResignAbout: 'With two players, once they have seen no way to win for a while. You can undo it: then they play to the end.',
  suggestLevels: 'Suggest bots of my strength',
  suggestLevelsAbout: 'At the end of a game, when your results so far say that bots of another strength would be a closer match.',
  sounds: 'Sounds',
  soundsAbout: 'Short, soft sounds: a card or stone being played, a draw, a capture, the end of a game. Set the volume on your device.',
  listen: 'Listen',
  announcements: 'Announcements at the table',
  announcementsFor: { short: 'Brief', usual: 'Usual', all: 'Everything' },
  announcementsAbout: {
    short: 'With a screen reader you hear only what you are asked, what was done to you, and how it ends.',
    usual: 'With a screen reader you hear all that matters; what goes by itself turn after turn stays in the log.',
    all: 'With a screen reader you hear every sentence of the log, declines and changes of phase included.',
  },
  about: 'About Asztaltárs',
  aboutAbout: 'Who designed these games, what is new, whose work is in the app',
};
