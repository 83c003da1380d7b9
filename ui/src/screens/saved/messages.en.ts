import type { SavedWords } from './messages.hu';

const _ = '\u00a0';
const plural = (n: number, one: string, many: string) => `${n}${_}${n === 1 ? one : many}`;

export const en: SavedWords = {
  saved: {
    title: 'Saved tables',
    empty: 'There is nothing here yet. Whatever you start appears here: every move is saved at once.',
    emptyHere: 'There is no saved table of this game.',
    bringIn: 'Import a table',
    filter: 'Game',
    all: 'All',
    running: 'In progress',
    over: 'Finished',
    bots: (n, levels) => `${n === 1 ? 'Bot' : `${n}${_}bots`}: ${levels}`,
    automaton: (name) => `against ${name ?? 'the automaton'}`,
    assisted: 'assisted',
    imported: 'from a file',
    more: (name) => `What to do with it: ${name}`,
  },

  acts: {
    goOn: 'Resume',
    look: 'Open',
    replay: 'Review game',
    replayAbout: 'From the beginning, move by move',
    rename: 'Rename',
    copy: 'Copy',
    copyAbout: 'A new table from this position; the original stays as it is',
    carry: 'Save code and file',
    carryAbout: 'For another device, or as a backup',
    deal: 'Challenge code',
    dealAbout: 'The same deal for a friend',
    report: 'Problem report about this table',
    remove: 'Delete',
    removed: (name) => `“${name}” deleted.`,
    copied: (name) => `Created: “${name}”.`,
    copyName: (name) => `${name} – copy`,
    back: 'Back to the choices',
  },

  rename: {
    label: 'What should it be called?',
    about: 'If left empty, it goes by the name of the game.',
    keep: 'Call it this',
  },

  carry: {
    about: 'The whole table in one code: the position, every move, the bots and the options. On another device, paste it under “Import a table”, or choose it there as a file, and carry on where you stopped here.',
    secrets: 'It contains the hidden cards too, but nobody can read them from it by eye.',
    text: 'Save code',
  },

  deal: {
    about: 'With this code anybody gets the same deal: the game, the options, the bots and the cards. You can read it aloud: no two characters in it sound alike, and Asztaltárs notices a slip.',
  },

  out: {
    copy: 'Copy',
    copied: 'It is on the clipboard.',
    notCopied: 'Nothing can be copied to the clipboard now. Select the text and copy it by hand.',
    put: 'Save to Downloads',
    done: (path) => `Saved to ${path}`,
    size: (letters) => (letters < 10_000 ? plural(letters, 'character', 'characters') : `${Math.round(letters / 1000)}${_}thousand characters`),
  },

  bring: {
    title: 'Import a table',
    about: 'Choose a file, or paste what you were given: a saved table, a challenge code, a full backup or an SGF game. Asztaltárs can tell which it is.',
    choose: 'Choose a file',
    paste: 'Or paste it here',
    look: 'Look at it',
    tooLarge: 'This file is too large to be a save from Asztaltárs. Check that it is the right one.',
    looking: 'Reading it…',
    taking: 'Importing…',
    unreadable: 'This file couldn’t be read. Choose it again!',
    other: 'Another file or code',
    found: 'What is in it',
    table: 'A table',
    everything: 'A full backup',
    challenge: 'Challenge code',
    laid: (when) => `last moved ${when}`,
    plies: (n) => plural(n, 'decision', 'decisions'),
    known: {
      new: '',
      same: 'This table is here already, at the same position.',
      other: 'This table is here already, but at a different position. The imported one is kept beside it: neither is lost.',
    },
    locked: 'The beginning was played under another version of the rules: you can read it, but not undo it.',
    take: 'Import',
    takeAgain: 'Import as a copy',
    toSaved: 'To the saved tables',
    written: (when) => `Written ${when}`,
    fresh: (n) => (n === 0 ? 'It contains no new table.' : `It contains ${plural(n, 'new table', 'new tables')}.`),
    same: (n) => `${plural(n, 'table is', 'tables are')} here already, at the same position, and ${n === 1 ? 'stays' : 'stay'} as ${n === 1 ? 'it is' : 'they are'}.`,
    beside: (n) => `${plural(n, 'table is', 'tables are')} at a different position here: the imported ${n === 1 ? 'one is kept beside it' : 'ones are kept beside them'}.`,
    entries: (n) => `${plural(n, 'entry', 'entries')} for statistics and score pads.`,
    noPads: (n) => `${plural(n, 'score pad', 'score pads')} can’t be read and will be left out.`,
    unplayed: (n) => `The moves of ${plural(n, 'table', 'tables')} are checked only during the import; what the rules don’t allow is left out.`,
    settings: 'The settings too',
    settingsAbout: 'Language, appearance, bot speed and the rest, as they were when the backup was made.',
    takeAll: 'Import everything',
    taken: (n, same, left) => {
      if (n === 0 && left === 0) return 'You have it all: it contained no new table.';
      const parts = [n === 0 ? 'No table was imported' : `${plural(n, 'table', 'tables')} imported`];
      if (same > 0) parts.push(`${same} ${same === 1 ? 'was' : 'were'} here already`);
      if (left > 0) parts.push(`${left} could not be imported`);
      return `${parts.join(', ')}.`;
    },
    lay: 'New table with this code',
  },

  newDeal: {
    legend: 'Deal',
    any: 'Random',
    today: 'Today’s',
    code: 'By code',
    about: {
      any: 'Every table is different.',
      today: (day) => `${day}: everybody gets this same deal today.`,
      code: 'One that a friend gave you, or one from another table’s log. Capitals and spaces don’t matter.',
    },
    label: 'Challenge code',
    brings: 'The code has set everything: have a look below, and start!',
    seed: (n) => `Deal number ${n}. It sets only the cards; the rest is up to you.`,
    differs: 'You have changed something, so it is no longer the same challenge.',
    restore: 'Back to what the code says',
    played: 'You have played this deal to its end.',
    playedToday: 'You have played today’s deal to its end.',
    running: 'You are playing this deal now. If you start it anew, that game will count as assisted.',
    goOnRunning: 'Resume that game',
    lookAtPlayed: 'Look at that game',
    elsewhere: (name) => `This code is for another game: ${name}.`,
    goThere: 'Take me there',
  },

  data: {
    about: 'Everything stays on this device; nothing leaves it unless you take it elsewhere yourself.',
    out: 'Export everything',
    outAbout: 'Tables, score pads, statistics and settings in one file',
    outLabel: 'Full backup',
    outText: 'This file contains everything that is here now. On another device, or here later, you can bring it back under “Import”.',
    writing: 'Writing it and reading it back…',
    checked: (tables) => `Checked: it contains ${plural(tables, 'table', 'tables')}, and all of it can be imported again.`,
    lost: 'Checked. These could not be imported again:',
    unreadable: (n) => `${plural(n, 'entry is', 'entries are')} damaged and can’t be imported again.`,
    parts: (n) => `This is too much for one file, so it comes in ${n}${_}parts. Import them one by one, in any order.`,
    whichPart: 'Which part?',
    part: (n) => `Part${_}${n}`,
    in: 'Import',
    inAbout: 'A table, a full backup, a challenge code or an SGF game',
    report: 'Problem report',
    reportAbout: 'If something doesn’t work as it should',
    reportText: 'This is the whole report; read it through before you send it. Nothing leaves the device unless you send it.',
    reportLabel: 'The report',
    erase: 'Erase everything',
    eraseAbout: 'All tables, score pads, statistics and bookmarks',
    eraseSure: (tables) =>
      `${tables === 0 ? 'All' : `${plural(tables, 'table', 'tables')}, all`} score pads, statistics and bookmarks will be erased, and the settings go back to what they were on the first day. Until you close Asztaltárs you can bring everything back.`,
    eraseNow: 'Erase everything now',
    toErase: 'Continue to erasing',
    keepFirst: 'Export it first',
    erased: 'Everything has been erased.',
    undo: 'Bring back what I erased',
    undoAbout: 'Until you close Asztaltárs',
    undone: 'Everything is back.',
  },
};
