import { folded, hasAll, foldedWords } from '../../../app/text-folding';
import type { CardgoRecordHeading } from '../../../bindings';

/** A game of a file with its number, from 1. */
export type Numbered = { game: CardgoRecordHeading; number: number };

/** The order in which a file's games are listed: as in the file, by date, or by the players' names. */
export type GameOrder = 'file' | 'date' | 'players';
export const ORDERS: readonly GameOrder[] = ['file', 'date', 'players'];

/** Returns the games whose players, title, result or date contain all these words or parts of words. */
export function wantedOf(games: readonly CardgoRecordHeading[], wanted: string): Numbered[] {
  const words = foldedWords(wanted);
  const numbered = games.map((game, at) => ({ game, number: at + 1 }));
  return words.length === 0 ? numbered : numbered.filter(({ game }) => hasAll(saidOf(game), words));
}

/** The searchable text of a game, cached because collecting it from hundreds of games takes a while. */
const said = new WeakMap<CardgoRecordHeading, string>();

function saidOf(game: CardgoRecordHeading): string {
  const known = said.get(game);
  if (known !== undefined) return known;
  const text = folded([...game.names, titleIn(game.text), game.result, game.date].filter((one) => one !== null).join(' '));
  said.set(game, text);
  return text;
}

/** Sorts the games. Those without the value come last, and equal ones keep the file's order. */
export function sorted(games: readonly Numbered[], order: GameOrder): readonly Numbered[] {
  if (order === 'file') return games;
  const key = ({ game }: Numbered): string | null => (order === 'date' ? game.date : game.names.some((name) => name !== null) ? game.names.map((name) => name ?? '').join(' ') : null);
  return games.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a.localeCompare(b);
  });
}

/** Matches a property of a game's text with all its values, whatever they contain. */
const PROPERTY = /([A-Z]+)\s*((?:\[(?:\\[\s\S]|[^\]\\])*\]\s*)+)/g;
/** The length of the text's beginning that is searched for a title or a comment that could be one. */
const MOST_LETTERS = 4_000;
const LONGEST = 160;

/** Returns a game's title: its name, otherwise its event, otherwise its first comment; null if it has none. */
export function titleIn(text: string): string | null {
  const found: Record<string, string> = {};
  for (const [, name = '', values = ''] of text.slice(0, MOST_LETTERS).matchAll(PROPERTY)) {
    if (name === 'GN' || name === 'EV' || name === 'C') found[name] ??= plain(values);
  }
  const title = [found['GN'], found['EV'], found['C']].find((one) => one !== undefined && one !== '');
  return title ?? null;
}

/** Returns the first value in one line, without the format's escape characters. */
function plain(values: string): string {
  const [, value = ''] = /^\[((?:\\[\s\S]|[^\]\\])*)\]/.exec(values) ?? [];
  const words = value.replace(/\\\n/g, '').replace(/\\([\s\S])/g, '$1').replace(/\s+/g, ' ').trim();
  const letters = [...words];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : words;
}
