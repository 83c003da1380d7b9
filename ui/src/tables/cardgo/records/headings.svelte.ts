import { SvelteMap } from 'svelte/reactivity';
import { settle } from '../../../app/ask';
import { minutesAhead } from '../../../app/date';
import { folded, hasAll, wordsOf } from '../../../app/folded';
import { commands, type CardgoRecordHeading, type KeptList } from '../../../bindings';
import { asFile, gamesOf } from './questions';
import { recordWords } from './words';

/** What is told of a kept record beside its name. */
export type Heading = Pick<CardgoRecordHeading, 'names' | 'result' | 'date' | 'lastPosition'>;

/** In which order records are listed: what was changed last first, by name, or the latest game first. */
export type ShelfOrder = 'changed' | 'name' | 'date';
export const SHELF_ORDERS: readonly ShelfOrder[] = ['changed', 'name', 'date'];

/** Who played in the kept records, when, how it ended and how the board stood then. That is read from their texts, one after the other. */
export class Headings {
  readonly #known = new SvelteMap<string, Heading>();
  #line: Promise<void> = Promise.resolve();
  #left = false;

  /** Nobody looks at them any more. */
  leave(): void {
    this.#left = true;
  }

  of(list: KeptList): Heading | null {
    return this.#known.get(key(list)) ?? null;
  }

  /** Reads those that aren't known as they are now. */
  learn(lists: readonly KeptList[]): void {
    this.#line = this.#line.then(async () => {
      for (const list of lists) {
        if (this.#left) return;
        if (!list.damaged && !this.#known.has(key(list))) await this.#read(list);
      }
    });
  }

  async #read(list: KeptList): Promise<void> {
    // What can't be read says so when it is opened.
    const answer = await settle(commands.listText(list.id, minutesAhead()));
    if (answer.status === 'error') return;
    const reading = await gamesOf(asFile(answer.data.text));
    const game = reading && 'games' in reading ? reading.games[0] : undefined;
    if (game) this.#known.set(key(list), { names: game.names, result: game.result, date: game.date, lastPosition: game.lastPosition });
  }

  /** Players, result and date, as far as the record tells them and its name doesn't. */
  say(list: KeptList): string {
    const heading = this.of(list);
    if (!heading) return '';
    const players = playersOf(heading);
    const parts = [players !== null && !list.name.includes(players) ? players : null, heading.result, heading.date];
    const said = parts.filter((part) => part !== null).join(' · ');
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  }

  /** Records whose row has all these words, or parts of them, in this order. */
  listed(lists: readonly KeptList[], wanted: string, order: ShelfOrder): readonly KeptList[] {
    const words = wordsOf(wanted);
    const found = lists.filter((list) => hasAll(folded([list.name, this.say(list)].join(' ')), words));
    if (order === 'changed') return found;
    if (order === 'name') return found.toSorted((one, other) => one.name.localeCompare(other.name));
    return found.toSorted((one, other) => (this.of(other)?.date ?? '').localeCompare(this.of(one)?.date ?? ''));
  }
}

/** Who played, as far as the record tells; nothing if it tells neither. */
export function playersOf({ names: [black, white] }: Pick<Heading, 'names'>): string | null {
  const { versus, unknown } = recordWords();
  return black ?? white ? versus(black ?? unknown, white ?? unknown) : null;
}

/** A record that was changed is read anew. */
function key({ id, updatedMs }: KeptList): string {
  return `${id} ${String(updatedMs)}`;
}
