// A Go record, opened on its page.

import { KeptLists } from './lists';
import { open } from './page';
import { until } from './play';
import { key, touch, wordsOf } from './touch';
import type { House } from './house';

/** Nine nodes: three moves, then two variations of two moves and of three. */
export const GAME =
  '(;GM[1]FF[4]SZ[9]KM[5.5]PB[Szabó Éva]PW[Kovács Ödön]RE[W+2.5]XY[so\\]so];B[ee]C[közép];W[gc];B[cg](;W[cc];B[gg])(;W[gg];B[cc]TR[ee];W[dd]))';

export type OpenRecord = { house: House; lists: KeptLists; id: string; text: () => string };

/** Keeps a record and opens it. */
export async function openRecord(text = GAME, prepare: (house: House) => void = () => undefined): Promise<OpenRecord> {
  // The position in a record is stored, so each record has its own ID.
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

/** Returns a point of the board. */
export function point(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-point="${name}"]`);
  if (!found) throw new Error(`no point ${name}`);
  return found;
}

export const said = (name: string): string => point(name).getAttribute('aria-label')?.replaceAll('\u00a0', ' ') ?? '';

/** Returns the text on the current node. */
export const where = (): string => wordsOf('.steps p');

export const nodes = (): number => document.querySelectorAll('[data-node]').length;

/** Moves through the record by keys. */
export async function walk(...keys: string[]): Promise<void> {
  for (const one of keys) await key(one, { on: document.body });
}

/** Touches a point; a second time if the first touch only shows a stone. */
export async function play(name: string): Promise<void> {
  await touch(point(name));
  if (point(name).classList.contains('chosen')) await touch(point(name));
}
