import type { SgfWords } from './messages.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const en: SgfWords = {
  open: {
    title: 'Game from a file',
    found: 'What is in it',
    unknown: 'Unknown',
    names: (black, white) => `${black} – ${white}`,
    facts: (size, plies, komi) => `${size}×${size}, ${plies}${_}move${plies === 1 ? '' : 's'}, komi ${komi}`,
    result: (result) => `Result: ${result}`,
    kept: 'The table opens at the last position. Variations and comments stay with the text of the file and go back into it when you save; the table shows the moves of the main line only. To see them all, look through the game.',
    colour: 'Which colour do you continue with?',
    level: 'How strong should the bot be?',
    start: 'Open it on a table',
    look: 'Look through it',
  },
  save: {
    title: 'The game as an SGF file',
    about: 'Every Go program opens it. It holds the options, both players, every move and the result; read back here it is the same game.',
    cards: 'Hidden cards are in it too: during a game don’t look inside unless you want to peek.',
    text: 'The text of the file',
    copy: 'Copy',
    copied: 'The game is on the clipboard.',
    notCopied: 'Nothing can be copied to the clipboard now. Select the text and copy it by hand.',
    put: 'Save to Downloads',
    done: (path) => `Saved to ${path}`,
    asRecord: 'Open as a record',
    asRecordAbout: 'You can walk the moves that were taken back as well, and try others. The game itself doesn’t change.',
  },
};
