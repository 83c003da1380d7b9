import { commands, type Bookmark } from '../bindings';
import { ask } from './command-result';

/** The rules the person has bookmarked, the latest first. */
class Bookmarks {
  all = $state.raw<Bookmark[]>([]);

  /** Reloads the bookmarks, with titles in the current language. */
  async load(): Promise<void> {
    this.all = (await ask(commands.bookmarks())) ?? this.all;
  }

  has(id: string): boolean {
    return this.all.some((bookmark) => bookmark.id === id);
  }

  /** Sets or removes a bookmark; returns true once it is saved. */
  async set(id: string, on: boolean): Promise<boolean> {
    const all = await ask(commands.bookmarkSet(id, on));
    if (all) this.all = all;
    return all !== null;
  }
}

export const bookmarks = new Bookmarks();
