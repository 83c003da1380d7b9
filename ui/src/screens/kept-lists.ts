import { ask, done } from '../app/command-result';
import { minutesAhead } from '../app/date';
import { session } from '../app/session.svelte';
import { toasts } from '../app/toasts.svelte';
import { commands, type KeptList } from '../bindings';
import { t } from '../messages/index.svelte';

/** Maximum length of a name. */
const LONGEST_NAME = 40;

/** An open list with its name and content. */
export type OpenList = { id: string; name: string; text: string };

/** A game's texts about its lists. */
export type KeptWords = {
  numbered: (name: string, n: number) => string;
  removed: (name: string) => string;
  readOnly: string;
};

/** Returns the operations of a game's page of kept lists, which are the same for every game. */
export function keptLists(game: string, words: () => KeptWords) {
  async function all(): Promise<KeptList[] | null> {
    return ask(commands.listKept(game));
  }

  /** Returns a list's content; a problem is shown. */
  async function text(id: string): Promise<string | null> {
    return (await ask(commands.listText(id, minutesAhead())))?.text ?? null;
  }

  /** Returns a list with its content; `null` if there is none or it can't be read. */
  async function open(id: string): Promise<OpenList | null> {
    const list = (await all())?.find((list) => list.id === id && !list.damaged);
    const told = list ? await text(id) : null;
    return list && told !== null ? { id, name: list.name, text: told } : null;
  }

  /** Returns a name that no other list has. */
  async function freeName(wanted: string): Promise<string> {
    const taken = new Set(((await all()) ?? []).map(({ name }) => name));
    const base = [...wanted].slice(0, LONGEST_NAME - 4).join('').trim();
    let name = [...wanted].length <= LONGEST_NAME ? wanted : base;
    for (let n = 2; taken.has(name); n += 1) name = words().numbered(base, n);
    return name;
  }

  /** Stores another list and returns its ID. */
  async function keepAnother(wanted: string, text: string): Promise<string | null> {
    return ask(commands.listKeep(game, null, await freeName(wanted), text));
  }

  /** Deletes a list, with a way back; `onchange` is called whenever the lists have changed. */
  async function remove({ id, name }: { id: string; name: string }, onchange: () => void): Promise<boolean> {
    if (session.readOnly) {
      toasts.say(words().readOnly);
      return false;
    }
    if (!(await done(commands.listDelete(id)))) return false;
    onchange();
    toasts.say(words().removed(name), { label: t().undoIt, run: () => void restore(id, onchange) });
    return true;
  }

  async function restore(id: string, onchange: () => void): Promise<void> {
    if (await done(commands.listRestore(id))) onchange();
  }

  return { all, text, open, freeName, keepAnother, remove };
}
