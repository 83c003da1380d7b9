import type { Announcements, LogLine, Seat } from '../bindings';

/**
 * How much a line of a table's log matters to whoever listens: `vital` is what was done to them and how it ends,
 * `routine` what passes by itself turn after turn.
 */
export type Weight = 'vital' | 'usual' | 'routine';

/** What a line weighs for whoever sits at `me`: each table says so of its own events. */
export type Weigh = (line: LogLine, me: Seat) => Weight;

/** Whether a line tells what another has done to whoever sits at `me`: each table says so of its own events. */
export type IsDoneTo = (line: LogLine, me: Seat) => boolean;

/** What a table says of the lines of its log; and which of them is the heading of those that follow it. */
export type Weights = { weigh: Weigh; isDoneTo: IsDoneTo; isHeading: (line: LogLine) => boolean };

const TOLD: Readonly<Record<Announcements, readonly Weight[]>> = {
  short: ['vital'],
  usual: ['vital', 'usual'],
  all: ['vital', 'usual', 'routine'],
};

/** Whether a line of this weight is announced by somebody's wish. */
export function isAnnounced(weight: Weight, wish: Announcements): boolean {
  return TOLD[wish].includes(weight);
}
