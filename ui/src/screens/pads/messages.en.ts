import type { PadWords } from './messages.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const en: PadWords = {
  list: {
    title: 'Score pads',
    about: 'Playing at a real table, with real cards? Enter what they show: the scoring follows the same rules as the tables here.',
    begin: 'New score pad',
    kept: 'Your score pads',
    none: 'None yet.',
    finished: 'finished',
    rename: (name) => `${name}: names`,
    remove: (name) => `${name}: delete`,
    removed: (name) => `Deleted: ${name}.`,
    damaged: 'Damaged score pad',
  },
  begin: {
    title: (game) => `New score pad: ${game}`,
    count: 'How many are playing?',
    names: 'Who is playing?',
    player: (n) => `Player${_}${n}`,
    start: 'Let’s begin',
    file: (format) => `Position from an ${format} file`,
    tooLarge: (megabytes) => `This file is too large; the limit is ${megabytes}${_}MB.`,
    unreadable: 'This file couldn’t be read. Choose another one.',
  },
  names: {
    title: 'Names',
    pad: 'Name of the pad',
    padHint: 'for example: Saturday night',
    done: 'Done',
  },
  page: {
    names: 'Names',
    undo: 'Undo',
    turn: 'Turn to the other side',
    wrong: 'Check this entry',
    round: (n) => `Round${_}${n}`,
    rounds: 'Rounds',
    nextRound: 'Next round',
    accounts: 'Scoring',
    result: 'Final result',
    standing: 'Standings',
    total: 'Total',
    why: 'Where does it come from?',
  },
};
