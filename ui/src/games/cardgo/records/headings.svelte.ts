import { SvelteMap } from 'svelte/reactivity';
import { settle } from '../../../app/command-result';
import { minutesAhead } from '../../../app/date';
import { listed } from '../../../app/listed';
import { folded, hasAll, foldedWords } from '../../../app/text-folding';
import { commands, type CardgoRecordHeading, type KeptList } from '../../../bindings';
import { asFile, gamesOf } from './questions';
import { recordWords } from './words';

/** The data shown with a saved record's name. */
export type Heading = Pick<CardgoRecordHeading, 'names' | 'result' | 'date' | 'lastPosition'>;

/** The order of the list of records: last changed first, by name, or latest game first. */
export type ShelfOrder = 'changed' | 'name' | 'date';
export const SHELF_ORDERS: readonly ShelfOrder[] = ['changed', 'name', 'date'];

/** Players, date, result and last position of the saved records, read from their texts one after the other. */
export class Headings {
  readonly #known = new SvelteMap<string, Heading>();
  #line: Promise<void> = Promise.resolve();
  #left = false;

  /** Stops reading when the list is closed. */
  leave(): void {
    this.#left = true;
  }

  of(list: KeptList): Heading | null {
    return this.#known.get(key(list)) ?? null;
  }

  /** Reads the records that are new or changed. */
  learn(lists: readonly KeptList[]): void {
    this.#line = this.#line.then(async () => {
      for (const list of lists) {
        if (this.#left) return;
        if (!list.damaged && !this.#known.has(key(list))) await this.#read(list);
      }
    });
  }

  async #read(list: KeptList): Promise<void> {
    // An unreadable record shows its fault when it is opened.
    const answer = await settle(commands.listText(list.id, minutesAhead()));
    if (answer.status === 'error') return;
    const reading = await gamesOf(asFile(answer.data.text));
    const game = reading && 'games' in reading ? reading.games[0] : undefined;
    if (game) this.#known.set(key(list), { names: game.names, result: game.result, date: game.date, lastPosition: game.lastPosition });
  }

  /** Returns players, result and date as far as the record has them and its name does not contain them. */
  say(list: KeptList): string {
    const heading = this.of(list);
    if (!heading) return '';
    const players = playersOf(heading);
    const parts = [players !== null && !list.name.includes(players) ? players : null, heading.result, heading.date];
    const said = listed(parts, ' · ');
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  }

  /** Returns the records whose row contains all these words or parts of words, in this order. */
  listed(lists: readonly KeptList[], wanted: string, order: ShelfOrder): readonly KeptList[] {
    const words = foldedWords(wanted);
    const found = lists.filter((list) => hasAll(folded([list.name, this.say(list)].join(' ')), words));
    if (order === 'changed') return found;
    if (order === 'name') return found.toSorted((one, other) => one.name.localeCompare(other.name));
    return found.toSorted((one, other) => (this.of(other)?.date ?? '').localeCompare(this.of(one)?.date ?? ''));
  }
}

/** Returns the players' names; null if the record has neither. */
export function playersOf({ names: [black, white] }: Pick<Heading, 'names'>): string | null {
  const { versus, unknown } = recordWords();
  return black ?? white ? versus(black ?? unknown, white ?? unknown) : null;
}

/** Returns a key that changes when the record does. */
function key({ id, updatedMs }: KeptList): string {
  return `${id} ${String(updatedMs)}`;
}
