import { ask, done } from '../app/ask';
import { minutesAhead } from '../app/date';
import { session } from '../app/session.svelte';
import { toasts } from '../app/toasts.svelte';
import { commands, type KeptList } from '../bindings';
import { t } from '../messages/index.svelte';

/** As long as a name may be. */
const LONGEST_NAME = 40;

/** A list that is opened: what it is called, and what it says. */
export type OpenList = { id: string; name: string; text: string };

/** How a table speaks of its lists. */
export type KeptWords = {
  numbered: (name: string, n: number) => string;
  removed: (name: string) => string;
  readOnly: string;
};

/** What a table's page of its kept lists does with them, whatever the table calls them. */
export function keptLists(game: string, words: () => KeptWords) {
  async function all(): Promise<KeptList[] | null> {
    return ask(commands.listKept(game));
  }

  /** What a list says; a problem is told. */
  async function text(id: string): Promise<string | null> {
    return (await ask(commands.listText(id, minutesAhead())))?.text ?? null;
  }

  /** One of them, opened; none if there is no such one, or it can't be read. */
  async function open(id: string): Promise<OpenList | null> {
    const list = (await all())?.find((list) => list.id === id && !list.damaged);
    const told = list ? await text(id) : null;
    return list && told !== null ? { id, name: list.name, text: told } : null;
  }

  /** A name that no other one has. */
  async function freeName(wanted: string): Promise<string> {
    const taken = new Set(((await all()) ?? []).map(({ name }) => name));
    const base = [...wanted].slice(0, LONGEST_NAME - 4).join('').trim();
    let name = [...wanted].length <= LONGEST_NAME ? wanted : base;
    for (let n = 2; taken.has(name); n += 1) name = words().numbered(base, n);
    return name;
  }

  /** Keeps another one, and answers with its identifier. */
  async function keepAnother(wanted: string, text: string): Promise<string | null> {
    return ask(commands.listKeep(game, null, await freeName(wanted), text));
  }

  /** Deletes one, with a way back; `onchange` whenever that has changed what there is. */
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
