import type { Component, Snippet } from 'svelte';
import type { AtTable } from '../app/held.svelte';
import type { Deed } from '../app/letters';
import type { Past, Playing } from '../app/playing';
import type { Weights } from '../app/weights';
import type { CardPart, commands, LogLine, RecordGame, TableSnapshot } from '../bindings';
import type { Sources } from '../messages/index.svelte';
import type { AfterGame } from '../parts/GameOver.svelte';
import type { IconName } from '../parts/Icon.svelte';
import type { PadBook } from '../screens/pads/book.svelte';
import type { Heard } from '../sounds/kinds';

/** What a table is called: its name, its one line, and the page's title after so many rounds or moves. */
export type TableNames = {
  name: string;
  about: string;
  title: (n: number) => string;
  /** What its automaton is called, if it has one with a name. */
  automaton?: string;
  /** Its own pages, what one finds there, and what the way there is called on the first page. */
  pages?: Record<string, { name: string; about: string; shelf?: string }>;
  /** What its company shouts where one has won, if it can speak. */
  shout?: string;
  /** Ways to begin it that have buttons of their own on the first page, by the names of their picks. */
  starts?: Record<string, string>;
};

/** What is chosen of an option so far, by its key; nothing where it isn't asked. */
export type Chosen = (key: string) => string | undefined;

/** One choice of New table: what is asked, what its values are called, and what the chosen one means. */
export type OptionWords = {
  legend: string;
  values: Record<string, string>;
  about: (value: string) => string;
  /** Asked of everybody; otherwise it is a way of playing that few will change. */
  first?: boolean;
  /** What it is asked under, together with others: one line that unfolds. */
  group?: string;
};

/** What choosing several options at one touch is called: what is asked, and each way by its name. */
export type ShortcutWords = { legend: string; all: Record<string, { label: string; about: string }> };

/** A game where it matters which seat one takes: what is asked, and what its seats are called, in their order. */
export type PlaceWords = { legend: string; values: string[]; about: (place: number, options: Chosen) => string };

/** Levels that are ranks: what those are like that have no other name, and what ranks mean, a paragraph each. */
export type RankWords = { about: Record<string, string>; meaning: string[] };

/** What is chosen before a game, in words: options by their keys, asked in this order, and seats that have names. */
export type OptionSet = { options: Record<string, OptionWords>; places?: PlaceWords; shortcuts?: ShortcutWords; ranks?: RankWords };

/** What a table's scores are called: the best of them, their chart, and the head of their column. */
export type ScoreWords = { best: string; chart: string; head: string };

/** Whose game a table's is, so far as that is known for certain, and what of it is the app's own. */
export type Origin = {
  /** What the real game is called. */
  title: string;
  /** Who designed it, and who published it and when; nothing where that isn't known. */
  by?: string;
  published?: string;
  /** What of it is known here. */
  known: string;
  /** What at the table is the app's own. */
  ours: string;
  /** Where the real game is to be had. */
  get: string;
};

/**
 * What a table's component is given. Its parts carry the names by which its reading matter points at them (`data-part`). What its page asks of its looks comes as custom properties, which it follows where
 * it has such a thing: `--table-least` and `--table-gap`, how low it may get and what lies between its parts; `--below`,
 * `--ask`, `--news` and `--spare`, how what one plays with, what is asked, what happened last and what can be done without
 * are displayed, if at all;
 * `--drawn-to-fit`, how cards are contained that are drawn as large as their room allows; and `--given-up`, how much of
 * the room that a board doesn't need it leaves to an answer that has to be read.
 */
export type TableProps = {
  play: Playing;
  /** What there is to do after the game; nothing after a scene of the book. */
  after?: AfterGame | undefined;
  /** Asked for help, where somebody helps who isn't a bot: in the place of the table's own hint. */
  onhelp?: (() => void) | undefined;
  /** Stands in the place of the table's own buttons and scores: a demonstration's, a lesson's. */
  foot?: Snippet | undefined;
  /** Log and rules in a wide window, where the table takes them into a column of its own (`sided`). */
  side?: Snippet | undefined;
};

/** What a table's component answers to, and what its page takes care of for it. */
export type TableControls = { key: (name: string) => boolean; at: AtTable };

/** A key, by its name in the list of keys. */
export type KeyName = 'arrows' | 'allArrows' | 'tab' | 'enter' | 'backspace';

/** What keys do at a table where what they usually do would say it wrong: those that lead about, in order, and deeds. */
export type KeyWords = { ways: readonly (readonly [KeyName, string])[]; deeds: Partial<Record<Deed, string>> };

/** What the page is given that makes a table of a game in a file. */
export type OpenRecordProps = {
  /** The file, a character for a byte; and what is in it. */
  file: string;
  found: RecordGame;
  /** Another one is to be chosen. */
  onother: () => void;
};

/** What the sheet is given that writes a game into a file. */
export type SaveRecordProps = {
  id: string;
  /** Something in it isn't for the person's eyes yet. */
  secrets: boolean;
  onclose: () => void;
};

/** Games of the table are kept in files that other programs read. */
export type GameRecord = {
  format: 'sgf';
  open: () => Promise<{ default: Component<OpenRecordProps> }>;
  save: () => Promise<{ default: Component<SaveRecordProps> }>;
  /** Opens a table's game as such a file, to be looked through with all that was taken back, after so many moves. */
  look: () => Promise<{ lookThrough: (id: string, moves: number) => Promise<void> }>;
  /** Something in such a file wouldn't be for the person's eyes yet. */
  secrets: (snapshot: TableSnapshot) => boolean;
  /** The largest such file that is opened, in bytes. */
  mostBytes: number;
  /** A pad can begin with the last position of such a file. */
  pad: typeof commands.padFromRecord;
};

/** Several options chosen at one touch: what isn't named here stays as it is. */
export type Shortcut = {
  picks: () => Record<string, string>;
  /** Chance decides, anew whenever it is asked. */
  byChance?: true;
};

/** From where a table's own page is led to: its New table, its part of the rulebook, the first page. */
export type Whence = 'new' | 'book' | 'home';

/** A page of a table's own that belongs to no game: where it is led to from, and what it is given. */
export type OwnPage = {
  icon: IconName;
  from: readonly Whence[];
  page: () => Promise<{ default: Component<OwnPageProps> }>;
};

/** What such a page is given: `item` is what is open on it. */
export type OwnPageProps = { game: string; item?: string | undefined };

/** A table as the window knows it: all but its emblem and its name is loaded when it is needed. */
export type TableUi = {
  names: Sources<TableNames>;
  options: Sources<OptionSet>;
  /** The usual value of an option, where that hangs on what is chosen otherwise; else it is the first one. */
  usual?: (key: string, options: Chosen) => string | undefined;
  /** Whether anything is dealt with what is chosen; something always is where it doesn't say. */
  deals?: (options: Chosen) => boolean;
  /** Words that people type in English when they look for a card, each with what the cards say instead. */
  typed?: ReadonlyMap<string, string>;
  /** Ways to begin it from the first page, by their names: options that New table then begins with. */
  starts?: Readonly<Record<string, { icon: IconName; picks: Readonly<Record<string, string>> }>>;
  /** Ways to choose several of its options at one touch, by their names, in this order; and the rule that knows them. */
  shortcuts?: { rule: string; all: Readonly<Record<string, Shortcut>> };
  /** How statistics speak of its scores. */
  scores: Sources<ScoreWords>;
  /** Where its game comes from. */
  origin: Sources<Origin>;
  table: () => Promise<{ default: Component<TableProps, TableControls> }>;
  /** A single card, to be drawn at any size; none where nothing is ever a card. */
  card?: () => Promise<{ default: Component<{ card: string }> }>;
  /** One of its icons by itself, by the name that its reading matter uses, to be drawn at any size. */
  icon?: () => Promise<{ default: Component<{ icon: string }> }>;
  /** How the sheet of a card tells what is printed on it, if not as a plain list. */
  printed?: () => Promise<{ default: Component<{ parts: CardPart[]; game: string }> }>;
  /** Its score pad, for a game at a real table. */
  pad?: () => Promise<{ default: Component<{ book: PadBook }> }>;
  /** What the table is known by. */
  emblem: Component<{ crowd?: boolean }>;
  /** Its cards are known by their names and texts: drawn small they say nothing. */
  wordy?: true;
  /** Played on a board of points, not from a hand of cards. */
  board?: true;
  /** In a wide window it has a column beside what is played on, and log and rules stand there. */
  sided?: true;
  /**
   * Its log as its players write one down, in place of sentences wherever there is a column for it. Where one looks back
   * it is the way to every moment as well.
   */
  notation?: () => Promise<{ default: Component<{ log: LogLine[]; past?: Past | undefined }> }>;
  /** Cards of the hand that digits choose: the most one can hold. */
  held?: number;
  record?: GameRecord;
  /** Its own pages, by their names in addresses. */
  pages?: Readonly<Record<string, OwnPage>>;
  /** Which of its pages takes in lists that people send one another, if it has such lists. */
  lists?: string;
  /** What its events sound like. */
  heard: () => Promise<{ heard: Heard }>;
  /** How much each of its events matters to whoever sits there. */
  weights: () => Promise<Weights>;
  /** What a person can set once for this table alone: a section of the settings. */
  settings?: () => Promise<{ default: Component }>;
  /** What its letters do. */
  deeds: readonly Deed[];
  /** How its keys are told, if not as at most tables. */
  keys?: Sources<KeyWords>;
  /** … and what they do where cards are played with, at a table that can do without. */
  cardDeeds?: readonly Deed[];
  /** Whether cards are played with here; without it, always. */
  withCards?: (snapshot: TableSnapshot) => boolean;
  /** How far the game is, for the page's title: its round, or its moves. */
  stage: (snapshot: TableSnapshot) => number;
};
