import { Search } from '../../app/search.svelte';
import { library } from './library.svelte';

/** The search of the rulebook, which lasts while a rule is read. */
export const search = new Search(() => library.part?.game ?? null);
