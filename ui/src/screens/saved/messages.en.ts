import type { SavedWords } from './messages.hu';

const _ = '\u00a0';
const plural = (n: number, one: string, many: string) => `${n}${_}${n === 1 ? one : many}`;

export const en: SavedWords = {
  saved: {
    title: 'Saved tables',
    empty: 'There is nothing here yet. Whatever you start comes here by itself: every move is saved at once.',
    emptyHere: 'No table of this game is kept here.',
    bringIn: 'Bring a table in',
    filter: 'Which game?',
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
    goOn: 'Continue',
    look: 'Open',
    replay: 'Replay',
    replayAbout: 'From the beginning, move by move',
    rename: 'Rename',
    copy: 'Copy',
    copyAbout: 'A new table from this position; the original stays as it is',
    carry: 'Save code and file',
    carryAbout: 'To take it to another device, or as a backup',
    deal: 'Challenge code',
    dealAbout: 'The same deal for a friend',
    report: 'Problem report about this table',
    remove: 'Delete',
    removed: (name) => `“${name}” deleted.`,
    copied: (name) => `Made: “${name}”.`,
    copyName: (name) => `${name} – copy`,
    back: 'Back to the choices',
  },

  rename: {
    label: 'What shall it be called?',
    about: 'Left empty, it goes by the name of the game.',
    keep: 'Call it this',
  },

  carry: {
    about: 'The whole table in one code: the position, every move, the bots and the options. On another device paste it under “Bring a table in”, or choose it there as a file, and go on where you stopped here.',
    secrets: 'Hidden cards are in it too, though nobody can read them off it by eye.',
    text: 'Save code',
  },

  deal: {
    about: 'With this code anybody gets the same deal: the game, the options, the bots and the cards. It can be read aloud: nothing in it sounds like something else, and Asztaltárs speaks up at a slip.',
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
    title: 'Bring a table in',
    about: 'Choose a file, or paste what you were given: a saved table, a challenge code, a full backup or an SGF game. Asztaltárs can tell which it is.',
    choose: 'Choose a file',
    paste: 'Or paste it here',
    look: 'Look at it',
    tooLarge: 'This file is too large: Asztaltárs writes no save of this size. Check that it is the right one.',
    looking: 'Looking at what is in it…',
    taking: 'Bringing it in…',
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
      same: 'This table is here already and stands just so.',
      other: 'This table is here already, but stands otherwise. What comes now is put beside it: neither is lost.',
    },
    locked: 'The beginning was played by another version of the rules: it can be read, but not taken back.',
    take: 'Bring it in',
    takeAgain: 'Bring it in as a copy',
    toSaved: 'To the saved tables',
    written: (when) => `Written ${when}`,
    fresh: (n) => (n === 0 ? 'No new table is in it.' : `${plural(n, 'table comes', 'tables come')} in as new.`),
    same: (n) => `${plural(n, 'table is', 'tables are')} here already and stand just so: they stay.`,
    beside: (n) => `${plural(n, 'table stands', 'tables stand')} otherwise here: the saved one is put beside it.`,
    entries: (n) => `${plural(n, 'entry', 'entries')} for statistics and score pads.`,
    noPads: (n) => `${plural(n, 'score pad', 'score pads')} can’t be read and won’t come in.`,
    unplayed: (n) => `The moves of ${plural(n, 'table', 'tables')} are checked only on the way in; what can’t stand by the rules is left out.`,
    settings: 'The settings too',
    settingsAbout: 'Language, appearance, pace and the rest: as they were when the backup was made.',
    takeAll: 'Bring it all in',
    taken: (n, same, left) => {
      if (n === 0 && left === 0) return 'It is all here: no new table was in it.';
      const parts = [n === 0 ? 'No table came in' : `${plural(n, 'table', 'tables')} came in`];
      if (same > 0) parts.push(`${same} ${same === 1 ? 'was' : 'were'} here already`);
      if (left > 0) parts.push(`${left} could not come in`);
      return `${parts.join(', ')}.`;
    },
    lay: 'New table with this code',
  },

  newDeal: {
    legend: 'Which deal?',
    any: 'Random',
    today: 'Today’s',
    code: 'By code',
    about: {
      any: 'Every table is different.',
      today: (day) => `${day}: on this day everybody gets this very deal.`,
      code: 'One that a friend gave you, or that you read in another table’s log. Capitals don’t matter, nor do spaces.',
    },
    label: 'Challenge code',
    brings: 'The code has set everything: have a look below, and sit down!',
    seed: (n) => `Deal number ${n}. It fixes the cards alone; the rest you choose.`,
    differs: 'You have changed something: it is no longer the same challenge.',
    restore: 'Back to what the code says',
    elsewhere: (name) => `This code is for another game: ${name}.`,
    goThere: 'Take me there',
  },

  data: {
    about: 'Everything stays on this device; nothing leaves it but what you carry away yourself.',
    out: 'Export everything',
    outAbout: 'Tables, score pads, statistics and settings in one file',
    outLabel: 'Full backup',
    outText: 'This file holds everything that is here now. On another device, or here later, it can be brought back under “Bring in”.',
    writing: 'Writing it all down and reading it back…',
    checked: (tables) => `Read back: ${plural(tables, 'table is', 'tables are')} in it, and all can be brought in again.`,
    lost: 'Read back. These could not be brought in again:',
    unreadable: (n) => `${plural(n, 'entry is', 'entries are')} damaged and can’t be brought in again.`,
    parts: (n) => `This is too much for one file, so it comes in ${n}${_}parts. Bring them in one by one, in any order.`,
    whichPart: 'Which part?',
    part: (n) => `Part${_}${n}`,
    in: 'Bring in',
    inAbout: 'A table, a full backup, a challenge code or an SGF game',
    report: 'Problem report',
    reportAbout: 'If something doesn’t work as it should',
    reportText: 'This is all there is in the report; read it through before you send it. Nothing leaves the device by itself.',
    reportLabel: 'The report',
    erase: 'Erase everything',
    eraseAbout: 'All tables, score pads, statistics and bookmarks',
    eraseSure: (tables) =>
      `${tables === 0 ? 'All' : `${plural(tables, 'table', 'tables')}, all`} score pads, statistics and bookmarks go, and the settings become as on the first day. Until you close Asztaltárs you can bring everything back.`,
    eraseNow: 'Erase everything now',
    toErase: 'On to erasing',
    keepFirst: 'Export it first',
    erased: 'Everything is erased.',
    undo: 'Bring back what I erased',
    undoAbout: 'Until you close Asztaltárs',
    undone: 'Everything is back.',
  },
};
