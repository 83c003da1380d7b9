import type { Magnification } from '../bindings';

/** The magnifications of the whole app, in percent. */
export const MAGNIFICATIONS: readonly Magnification[] = ['100', '125', '150', '175', '200'];

/** Keys that enlarge and reduce, as in every browser; all with Ctrl. */
const STEPS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** Returns the magnification after a key press; `null` if the key is none of these. */
export function magnifiedBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, now: Magnification): Magnification | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key === '0') return '100';
  const step = STEPS[key];
  if (step === undefined) return null;
  return MAGNIFICATIONS[MAGNIFICATIONS.indexOf(now) + step] ?? now;
}

/** Returns whether the app offers magnification: on a phone the system does. */
export function canMagnify(): boolean {
  return !matchMedia('(pointer: coarse)').matches;
}
