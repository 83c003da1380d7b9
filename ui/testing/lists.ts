// Kept lists (decks, records), in memory.

import type { KeptList } from '../src/bindings';
import { problem, type House } from './house';

type Kept = KeptList & { game: string; text: string };

/** Number of lists kept so far, so that IDs are unique across tests. */
let kept = 0;

/** The lists a house keeps. */
export class KeptLists {
  readonly all: Kept[] = [];
  #deleted: Kept[] = [];

  constructor(house?: House) {
    if (house) this.answer(house);
  }

  /** Makes a house answer from these lists. */
  answer(house: House): void {
    house.on('list_kept', ({ game }) => this.all.filter((one) => one.game === game).map(({ id, name, damaged, updatedMs }) => ({ id, name, damaged, updatedMs })));
    house.on('list_text', ({ id }) => ({ text: this.named(id).text, name: `${this.named(id).name}.txt`, canSave: false }));
    house.on('list_keep', ({ game, id, name, text }) => this.keep(game as string, name as string, text as string, id as string | null));
    house.on('list_delete', ({ id }) => {
      const gone = this.named(id);
      this.all.splice(this.all.indexOf(gone), 1);
      this.#deleted.push(gone);
      return null;
    });
    house.on('list_restore', ({ id }) => {
      const back = this.#deleted.find((one) => one.id === id);
      if (back) this.all.unshift(back);
      return null;
    });
  }

  /** Keeps a list, or changes one's text or name; returns its ID. */
  keep(game: string, name: string, text: string, id: string | null = null): string {
    const there = this.all.find((one) => one.id === id);
    if (there) {
      Object.assign(there, { name, text });
      return there.id;
    }
    kept += 1;
    const fresh = `list-${String(kept)}`;
    this.all.unshift({ game, id: fresh, name, text, damaged: false, updatedMs: 1_800_000_000_000 });
    return fresh;
  }

  named(id: unknown): Kept {
    const found = this.all.find((one) => one.id === id);
    if (!found) throw problem('noSuchList');
    return found;
  }
}
