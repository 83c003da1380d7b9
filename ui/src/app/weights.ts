import type { Announcements, LogLine, Seat } from '../bindings';

/**
 * How important a log line is to a listener: `vital` is what was done to them and how the game ends, `routine` what
 * happens by itself every turn.
 */
export type Weight = 'vital' | 'usual' | 'routine';

/** Returns the weight of a line for the seat `me`; each game defines it for its own events. */
export type Weigh = (line: LogLine, me: Seat) => Weight;

/**
 * Returns whether a line tells of something another seat did to the seat `me`; each game defines it for its own events.
 */
export type IsDoneTo = (line: LogLine, me: Seat) => boolean;

/** A game's classification of its log lines; `isHeading` marks the heading of the lines that follow it. */
export type Weights = { weigh: Weigh; isDoneTo: IsDoneTo; isHeading: (line: LogLine) => boolean };

const TOLD: Readonly<Record<Announcements, readonly Weight[]>> = {
  short: ['vital'],
  usual: ['vital', 'usual'],
  all: ['vital', 'usual', 'routine'],
};

/** Returns whether a line of this weight is announced under the given setting. */
export function isAnnounced(weight: Weight, wish: Announcements): boolean {
  return TOLD[wish].includes(weight);
}
