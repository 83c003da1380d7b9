import type { Component, Snippet } from 'svelte';
import type { AtTable } from '../app/selection-state.svelte';
import type { LetterAction } from '../app/letter-keys';
import type { Past, PlaySource } from '../app/play-source';
import type { Weights } from '../app/weights';
import type { CardPart, commands, LogLine, RecordGame, TableSnapshot } from '../bindings';
import type { LanguageCode, Sources } from '../messages/index.svelte';
import type { AfterGame } from '../parts/GameOver.svelte';
import type { IconName } from '../parts/Icon.svelte';
import type { PadBook } from '../screens/pads/book.svelte';
import type { Heard } from '../sounds/kinds';

/** The texts that name a game: its name, its one-line description, and the page title after `n` rounds or moves. */
export type GameNames = {
  name: string;
  about: string;
  title: (n: number) => string;
  /** The name of the game's automaton, if it has one with a name. */
  automaton?: string;
  /** The game's own pages: name, description, and the label of the link on the home page. */
  pages?: Record<string, { name: string; about: string; shelf?: string }>;
  /** What the game's characters shout when a player has won, if they can speak. */
  shout?: string;
  /** Labels of the start buttons on the home page, by the keys of `GameUi.starts`. */
  starts?: Record<string, string>;
};

/** Returns the value chosen so far for an option key; undefined where the option is not asked. */
export type Chosen = (key: string) => string | undefined;

/**
 * The texts of one option of the New table page: the question, the names of its values, and the description of the
 * chosen value.
 */
export type OptionWords = {
  legend: string;
  values: Record<string, string>;
  about: (value: string) => string;
  /** The option is always shown; otherwise it stands among the advanced ones. */
  first?: boolean;
  /** The heading of the collapsible group that contains the option. */
  group?: string;
};

/** The texts of the option shortcuts: the question, and label and description of each by its key. */
export type ShortcutWords = { legend: string; all: Record<string, { label: string; about: string }> };

/** The texts for games where the choice of a seat matters: the question, and the seats' names in seat order. */
export type SeatWords = { legend: string; values: string[]; about: (place: number, options: Chosen) => string };

/**
 * The texts for levels that are ranks: descriptions of ranks without another name, and paragraphs on what ranks mean.
 */
export type RankWords = { about: Record<string, string>; meaning: string[] };

/** The texts of the setup: options by key, in the order in which they are asked, and named seats. */
export type OptionSet = { options: Record<string, OptionWords>; places?: SeatWords; shortcuts?: ShortcutWords; ranks?: RankWords };

/** The texts for a game's scores: the best score, the chart, and the column head. */
export type ScoreWords = { best: string; chart: string; head: string };

/** The published game that a game implements, as far as that is certain, and what this app adds to it. */
export type Origin = {
  /** The title of the published game. */
  title: string;
  /** Its designer; absent where unknown. `published` holds its publisher and year. */
  by?: string;
  published?: string;
  /** What is known about the published game. */
  known: string;
  /** What this app's version adds or changes. */
  ours: string;
  /** Where the published game can be bought. */
  get: string;
};

/**
 * The props of a game's table component. Its parts carry `data-part` attributes with the names by which rulebook and
 * tutorial texts refer to them.
 *
 * The page controls the layout with custom properties, which the component applies where it can: `--table-least` and
 * `--table-gap` are its minimum height and the gap between its parts; `--below`, `--ask`, `--news` and `--spare` are
 * the `display` values of the hand area, the prompt, the latest events and the dispensable parts; `--drawn-to-fit` is
 * the `contain` value of cards drawn as large as their room allows; `--given-up` is the share of the room not needed by
 * a board that goes to a hint answer.
 */
export type TableProps = {
  play: PlaySource;
  /** The actions offered after the game; absent in a scenario of the rulebook. */
  after?: AfterGame | undefined;
  /** Called for help where a lesson helps instead of a bot; replaces the table's own hint. */
  onhelp?: (() => void) | undefined;
  /** Replaces the table's own buttons and scores in a demonstration or a lesson. */
  foot?: Snippet | undefined;
  /** Log and rules for a wide window, where the component shows them in a column of its own (`sided`). */
  side?: Snippet | undefined;
};

/** The interface a table component exports: its handling of key commands, and the state that its page manages. */
export type TableControls = { key: (name: string) => boolean; at: AtTable };

/** A key, by its name in the list of keys. */
export type KeyName = 'arrows' | 'allArrows' | 'tab' | 'enter' | 'backspace';

/**
 * Descriptions of keys where the default ones would be wrong for the game: navigation keys, in order, and key commands.
 */
export type KeyWords = { ways: readonly (readonly [KeyName, string])[]; deeds: Partial<Record<LetterAction, string>> };

/** The props of the page that creates a table from a record. */
export type OpenRecordProps = {
  /** The file's bytes, one character per byte. `found` is the game read from it. */
  file: string;
  found: RecordGame;
  /** Called to choose another file. */
  onother: () => void;
};

/** The props of the sheet that saves a table's game as a record. */
export type SaveRecordProps = {
  id: string;
  /** The record would contain information the person may not see yet. */
  secrets: boolean;
  onclose: () => void;
};

/** Support of a game for records, that is, files that other programs read. */
export type GameRecord = {
  format: 'sgf';
  open: () => Promise<{ default: Component<OpenRecordProps> }>;
  save: () => Promise<{ default: Component<SaveRecordProps> }>;
  /** Opens a table's game as a record with all branches that were taken back, at the position after `moves` moves. */
  look: () => Promise<{ lookThrough: (id: string, moves: number) => Promise<void> }>;
  /** Returns whether a record of this table would contain information the person may not see yet. */
  secrets: (snapshot: TableSnapshot) => boolean;
  /** The largest record that can be opened, in bytes. */
  mostBytes: number;
  /** Creates a score pad from the last position of a record. */
  pad: typeof commands.padFromRecord;
};

/** Several options set at once; options not listed keep their values. */
export type Shortcut = {
  picks: () => Record<string, string>;
  /** The values are drawn at random on every use. */
  byChance?: true;
};

/** The places that link to a game's own page: its New table page, its volume of the rulebook, the home page. */
export type OwnPageLink = 'new' | 'book' | 'home';

/** A page of a game that belongs to no table, with the places that link to it. */
export type OwnPage = {
  icon: IconName;
  from: readonly OwnPageLink[];
  page: () => Promise<{ default: Component<OwnPageProps> }>;
};

/** The props of such a page; `item` identifies what is open on it. */
export type OwnPageProps = { game: string; item?: string | undefined };

/** Everything the window needs of a game. All but names and emblem is loaded on demand. */
export type GameUi = {
  names: Sources<GameNames>;
  options: Sources<OptionSet>;
  /**
   * Returns the default value of an option if it depends on other options; otherwise the first value is the default.
   */
  usual?: (key: string, options: Chosen) => string | undefined;
  /** Returns whether the chosen options lead to a random deal. If absent, every game has one. */
  deals?: (options: Chosen) => boolean;
  /** Search words for cards in each language, each with the different word that is printed on the cards. */
  typed?: Readonly<Record<LanguageCode, ReadonlyMap<string, string>>>;
  /** Start buttons of the home page by key, each with the options that the New table page then shows. */
  starts?: Readonly<Record<string, { icon: IconName; picks: Readonly<Record<string, string>> }>>;
  /** Shortcuts that set several options at once, by key and in display order; and the rule that defines them. */
  shortcuts?: { rule: string; all: Readonly<Record<string, Shortcut>> };
  /** The texts of the statistics for this game's scores. */
  scores: Sources<ScoreWords>;
  /** The published game this game implements. */
  origin: Sources<Origin>;
  table: () => Promise<{ default: Component<TableProps, TableControls> }>;
  /** Draws a single card at any size; absent if the game has no cards. */
  card?: () => Promise<{ default: Component<{ card: string }> }>;
  /** Draws a single icon at any size, by the name that the texts use for it. */
  icon?: () => Promise<{ default: Component<{ icon: string }> }>;
  /** Shows what is printed on a card in the card's sheet, if not as a plain list. */
  printed?: () => Promise<{ default: Component<{ parts: CardPart[]; game: string }> }>;
  /** The score pad. */
  pad?: () => Promise<{ default: Component<{ book: PadBook }> }>;
  /** The game's emblem. */
  emblem: Component<{ crowd?: boolean }>;
  /** The cards are recognised by name and text, so a small drawing of one is useless. */
  wordy?: true;
  /** Played on a board of points, not from a hand of cards. */
  board?: true;
  /** In a wide window, the table has a side column with log and rules. */
  sided?: true;
  /**
   * Shows the log in the game's own notation, in place of sentences, wherever there is a column for it. In a replay
   * every move is a link to its position.
   */
  notation?: () => Promise<{ default: Component<{ log: LogLine[]; past?: Past | undefined }> }>;
  /** The largest number of hand cards; digit keys select among them. */
  held?: number;
  record?: GameRecord;
  /** The game's own pages, by their names in addresses. */
  pages?: Readonly<Record<string, OwnPage>>;
  /** The name of the page that imports lists which players send each other, if the game has such lists. */
  lists?: string;
  /** Maps the game's events to sounds. */
  heard: () => Promise<{ heard: Heard }>;
  /** Rates how much each event matters to the player of a seat. */
  weights: () => Promise<Weights>;
  /** A section of the settings page for this game. */
  settings?: () => Promise<{ default: Component }>;
  /** The key commands of the game. */
  deeds: readonly LetterAction[];
  /** Descriptions of the keys, if the default ones do not apply. */
  keys?: Sources<KeyWords>;
  /** Additional key commands where cards are in play, for a game that can be played without cards. */
  cardDeeds?: readonly LetterAction[];
  /** Returns whether cards are in play at the table. If absent, they always are. */
  withCards?: (snapshot: TableSnapshot) => boolean;
  /** Returns the progress shown in the page title: the number of the round or of moves. */
  stage: (snapshot: TableSnapshot) => number;
};
