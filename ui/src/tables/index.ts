import type { Component, Snippet } from 'svelte';
import { ownState } from '../app/own';
import type { Playing } from '../app/playing';
import type { TableSnapshot } from '../bindings';
import { t } from '../messages/index.svelte';
import type { PadBook } from '../screens/pads/book.svelte';
import type { Heard } from '../sounds/kinds';
import CardgoEmblem from './cardgo/Emblem.svelte';
import IszkenderunEmblem from './iszkenderun/Emblem.svelte';
import MochiEmblem from './mochi/Emblem.svelte';

/** What a table's component is given. */
export type TableProps = {
  play: Playing;
  /** After the game: the same table with a new deal. */
  onagain?: (() => void) | undefined;
  onhome?: (() => void) | undefined;
  /** Asked for help, where somebody helps who isn't a bot: in the place of the table's own hint. */
  onhelp?: (() => void) | undefined;
  /** Stands in the place of the table's own buttons and scores: a demonstration's, a lesson's. */
  foot?: Snippet | undefined;
};

/** What a table's component answers to. */
export type TableControls = { key: (name: string) => boolean };

/** What a table may answer a letter with, beside what every table knows. */
export type Deed = 'draw' | 'let' | 'counter' | 'pass' | 'marker' | 'estimate';

/** The letters of such deeds. */
export const LETTERS: Record<Deed, string> = { draw: 'D', let: 'H', counter: 'K', pass: 'P', marker: 'A', estimate: 'E' };

/** A table as the window knows it: all but its emblem is loaded when it is needed. */
export type TableUi = {
  table: () => Promise<{ default: Component<TableProps, TableControls> }>;
  /** A single card, to be drawn at any size; none where nothing is ever a card. */
  card?: () => Promise<{ default: Component<{ card: string }> }>;
  /** Its score pad, for a game at a real table. */
  pad?: () => Promise<{ default: Component<{ book: PadBook }> }>;
  /** What the table is known by. */
  emblem: Component<{ crowd?: boolean }>;
  /** Played on a board of points, not from a hand of cards. */
  board?: true;
  /** Cards of the hand that digits choose: the most one can hold. */
  held?: number;
  /** Whether a value can be chosen beside what is chosen otherwise; without it, every value can. */
  offers?: (key: string, value: string, chosen: (key: string) => string) => boolean;
  /** What its events sound like. */
  heard: () => Promise<{ heard: Heard }>;
  /** What its letters do. */
  deeds: readonly Deed[];
  /** … and what they do where cards are played with, at a table that can do without. */
  cardDeeds?: readonly Deed[];
  /** Whether cards are played with here; without it, always. */
  withCards?: (snapshot: TableSnapshot) => boolean;
  /** The page's title as the game goes on. */
  title: (snapshot: TableSnapshot) => string;
};

/** Every table, by its name in commands. A new one is one more entry. */
const TABLES: Record<string, TableUi> = {
  mochi: {
    table: () => import('./mochi/MochiTable.svelte'),
    card: () => import('./mochi/MochiCardFace.svelte'),
    pad: () => import('./mochi/MochiPad.svelte'),
    emblem: MochiEmblem,
    heard: () => import('./mochi/sounds'),
    deeds: ['draw'],
    title: (snapshot) => t().mochi.title(ownState('mochi', snapshot).view.round),
  },
  iszkenderun: {
    table: () => import('./iszkenderun/IszkenderunTable.svelte'),
    card: () => import('./iszkenderun/IszkenderunCardFace.svelte'),
    pad: () => import('./iszkenderun/IszkenderunPad.svelte'),
    emblem: IszkenderunEmblem,
    heard: () => import('./iszkenderun/sounds'),
    deeds: ['pass', 'marker'],
    title: (snapshot) => t().iszkenderun.title(ownState('iszkenderun', snapshot).view.round),
  },
  cardgo: {
    table: () => import('./cardgo/CardgoTable.svelte'),
    card: () => import('./cardgo/CardgoCardFace.svelte'),
    pad: () => import('./cardgo/CardgoPad.svelte'),
    emblem: CardgoEmblem,
    heard: () => import('./cardgo/sounds'),
    board: true,
    held: 4,
    // A small board has fewer star points; without cards nobody waits for the first draw, and none can fail.
    offers: (key, value, chosen) => {
      if (key === 'handicap') return Number(value) <= (chosen('size') === '9' ? 5 : 9);
      return (key !== 'quiet' && key !== 'failed') || chosen('cards') !== '0';
    },
    deeds: ['pass', 'estimate'],
    cardDeeds: ['draw', 'let', 'counter'],
    withCards: (snapshot) => ownState('cardgo', snapshot).view.cards !== null,
    title: (snapshot) => t().cardgo.title(ownState('cardgo', snapshot).view.number),
  },
};

export function tableUi(game: string): TableUi | null {
  return TABLES[game] ?? null;
}
