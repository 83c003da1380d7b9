import type { Person } from '../../bindings';
import { wordsFrom } from '../../messages/index.svelte';
import type { HandoverWords } from './messages.hu';

/** Texts of several people at one device; reactive when read inside a component. */
export const words = wordsFrom<HandoverWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

/** Returns how the person at this place in the list of people is called: by their name, or by a number. */
export function nameAt(person: Pick<Person, 'name'> | undefined, at: number): string {
  const name = (person?.name ?? '').trim();
  return name === '' ? words().setup.nameless(at + 1) : name;
}
