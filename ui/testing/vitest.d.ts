// What the tests and whoever runs them tell each other.

/* eslint-disable @typescript-eslint/consistent-type-definitions -- they are added to what Vitest declares */
import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a bridge has answered so far in the test's file, by command and arguments. */
    answered?: Record<string, unknown>;
  }
  interface ProvidedContext {
    /** Where a bridge listens, while a recording is made. */
    live: string | null;
  }
}
