// Data exchanged between the tests and the program that runs them.

/* eslint-disable @typescript-eslint/consistent-type-definitions -- they are added to what Vitest declares */
import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a bridge has answered so far in the test's file, by command and arguments. */
    answered?: Record<string, unknown>;
  }
  interface ProvidedContext {
    /** The address of a bridge, while a recording is made. */
    live: string | null;
  }
}
