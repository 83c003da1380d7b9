// Callbacks run after every test. A module shared by test files is loaded only once, so a hook of its own would belong
// to the first of these files alone, while `browser.ts` runs before each of them.

import type { TaskMeta } from 'vitest';

/** Each gets the data the test reports to its runner. */
export const ends: ((meta: TaskMeta) => Promise<void>)[] = [];
