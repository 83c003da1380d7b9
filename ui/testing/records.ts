// A record of a game of Go, opened on its page.

import { KeptLists } from './lists';
import { open } from './page';
import { until } from './play';
import { key, touch, wordsOf } from './touch';
import type { House } from './house';

/** Nine nodes: three moves, then two variations of two moves and of three. */
export const GAME =
  '(;GM[1]FF[4]SZ[9]KM[5.5]PB[Szabó Éva]PW[Kovács Ödön]RE[W+2.5]XY[so\\]so];B[ee]C[közép];W[gc];B[cg](;W[cc];B[gg])(;W[gg];B[cc]TR[ee];W[dd]))';

export type OpenRecord = { house: House; lists: KeptLists; id: string; text: () => string };

/** Keeps a record, and opens it. */
export async function openRecord(text = GAME, prepare: (house: House) => void = () => undefined): Promise<OpenRecord> {
  // Where one stood in a record is remembered: each has a name of its own.
  records += 1;
  const id = `record-${String(records)}`;
  let lists: KeptLists | null = null;
  const house = await open(`#/own/cardgo/records/${id}`, (house) => {
    lists = new KeptLists(house);
    lists.all.push({ game: 'cardgo', id, name: 'Próba', text, damaged: false, updatedMs: null });
    prepare(house);
  });
  await until(() => document.querySelector('[data-node="0"]'), 'the record');
  const kept = lists as KeptLists | null;
  if (!kept) throw new Error('nothing is kept');
  return { house, lists: kept, id, text: () => kept.named(id).text };
}

let records = 0;

/** A point of the board. */
export function point(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-point="${name}"]`);
  if (!found) throw new Error(`no point ${name}`);
  return found;
}

export const said = (name: string): string => point(name).getAttribute('aria-label')?.replaceAll('\u00a0', ' ') ?? '';

/** The move one stands at. */
export const where = (): string => wordsOf('.steps p');

export const nodes = (): number => document.querySelectorAll('[data-node]').length;

/** Walks by keys. */
export async function walk(...keys: string[]): Promise<void> {
  for (const one of keys) await key(one, { on: document.body });
}

/** Touches a point; where that only shows a stone, once more. */
export async function play(name: string): Promise<void> {
  await touch(point(name));
  if (point(name).classList.contains('chosen')) await touch(point(name));
}
