import { Search } from '../../app/search.svelte';
import { library } from './library.svelte';

/** What is looked for in the book. It lasts while one reads an entry and comes back. */
export const search = new Search(() => library.part?.table ?? null);
