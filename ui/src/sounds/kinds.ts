import type { LogLine } from '../bindings';

/** What can be heard: what happens as it is to the eye, whatever the game. */
export const SOUNDS = ['laid', 'drawn', 'stone', 'captured', 'turn', 'refused', 'over'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What a line of a table's log sounds like; most of them are silent. */
export type Heard = (line: LogLine) => Sound | null;
