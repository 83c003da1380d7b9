// What is done after every test. A module that test files share is loaded once: a hook of its own would belong to the
// first of these files alone, while `browser.ts` runs before each of them.

import type { TaskMeta } from 'vitest';

/** Each gets what the test tells whoever runs it. */
export const ends: ((meta: TaskMeta) => Promise<void>)[] = [];
