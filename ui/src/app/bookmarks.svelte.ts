import { commands, type Bookmark } from '../bindings';
import { ask } from './ask';

/** The rules the person has marked, the last one first. */
class Bookmarks {
  all = $state.raw<Bookmark[]>([]);

  /** Asks again: titles are in the language that is spoken now. */
  async load(): Promise<void> {
    this.all = (await ask(commands.bookmarks())) ?? this.all;
  }

  has(id: string): boolean {
    return this.all.some((bookmark) => bookmark.id === id);
  }

  /** True once it is kept. */
  async set(id: string, on: boolean): Promise<boolean> {
    const all = await ask(commands.bookmarkSet(id, on));
    if (all) this.all = all;
    return all !== null;
  }
}

export const bookmarks = new Bookmarks();
