import { folded, hasAll, wordsOf } from '../../../app/folded';
import type { CardgoRecordHeading } from '../../../bindings';

/** A game of a file, and which of them it is, from 1. */
export type Numbered = { game: CardgoRecordHeading; number: number };

/** In which order a file's games are listed: as they are in it, by date, or by the players' names. */
export type GameOrder = 'file' | 'date' | 'players';
export const ORDERS: readonly GameOrder[] = ['file', 'date', 'players'];

/** The games whose players, title, result or date have all these words, or parts of them. */
export function wantedOf(games: readonly CardgoRecordHeading[], wanted: string): Numbered[] {
  const words = wordsOf(wanted);
  const numbered = games.map((game, at) => ({ game, number: at + 1 }));
  return words.length === 0 ? numbered : numbered.filter(({ game }) => hasAll(saidOf(game), words));
}

/** What is searched of a game: it takes a while to gather from hundreds of texts, and stays the same. */
const said = new WeakMap<CardgoRecordHeading, string>();

function saidOf(game: CardgoRecordHeading): string {
  const known = said.get(game);
  if (known !== undefined) return known;
  const text = folded([...game.names, titleIn(game.text), game.result, game.date].filter((one) => one !== null).join(' '));
  said.set(game, text);
  return text;
}

/** In this order; what a game doesn't tell comes last, and what is alike stays as it is in the file. */
export function sorted(games: readonly Numbered[], order: GameOrder): readonly Numbered[] {
  if (order === 'file') return games;
  const key = ({ game }: Numbered): string | null => (order === 'date' ? game.date : game.names.some((name) => name !== null) ? game.names.map((name) => name ?? '').join(' ') : null);
  return games.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a.localeCompare(b);
  });
}

/** A property of a game's text and all its values, whatever is in them. */
const PROPERTY = /([A-Z]+)\s*((?:\[(?:\\[\s\S]|[^\]\\])*\]\s*)+)/g;
/** A title stands at the beginning of the text, and so does a comment that could be one. */
const MOST_LETTERS = 4_000;
const LONGEST = 160;

/** What a game is called: its name, else its event, else the first thing that is said about it. */
export function titleIn(text: string): string | null {
  const found: Record<string, string> = {};
  for (const [, name = '', values = ''] of text.slice(0, MOST_LETTERS).matchAll(PROPERTY)) {
    if (name === 'GN' || name === 'EV' || name === 'C') found[name] ??= plain(values);
  }
  const title = [found['GN'], found['EV'], found['C']].find((one) => one !== undefined && one !== '');
  return title ?? null;
}

/** The first value, on one line and without what only the format needs. */
function plain(values: string): string {
  const [, value = ''] = /^\[((?:\\[\s\S]|[^\]\\])*)\]/.exec(values) ?? [];
  const words = value.replace(/\\\n/g, '').replace(/\\([\s\S])/g, '$1').replace(/\s+/g, ' ').trim();
  const letters = [...words];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : words;
}
