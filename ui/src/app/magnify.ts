import type { Magnification } from '../bindings';

/** How large everything may be drawn, in percent. */
export const MAGNIFICATIONS: readonly Magnification[] = ['100', '125', '150', '175', '200'];

/** Keys that enlarge, make smaller, and go back to the usual size, as in every browser; all with Ctrl. */
const STEPS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** How large everything is to be after a key; nothing if it isn't one for that. */
export function magnifiedBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, now: Magnification): Magnification | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key === '0') return '100';
  const step = STEPS[key];
  if (step === undefined) return null;
  return MAGNIFICATIONS[MAGNIFICATIONS.indexOf(now) + step] ?? now;
}

/** Whether there are keys, and a window whose drawing can be enlarged: on a phone the system does that. */
export function canMagnify(): boolean {
  return !matchMedia('(pointer: coarse)').matches;
}
