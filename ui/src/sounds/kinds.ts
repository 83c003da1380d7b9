import type { LogLine } from '../bindings';

/** All sounds, named after what is seen to happen, whatever the game. */
export const SOUNDS = ['laid', 'drawn', 'stone', 'captured', 'turn', 'refused', 'over'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Returns the sound of a log line; most lines have none. */
export type Heard = (line: LogLine) => Sound | null;
