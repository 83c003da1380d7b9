import type { Replay } from '../../app/replay.svelte';

/** One notch of a wheel is one step, however often a wheel tells of it, in milliseconds. */
const NOTCH = 60;
let wheeled = 0;

/** A wheel over the table walks through what is past. */
export function byWheel(replay: Replay, { target, deltaY, ctrlKey, timeStamp }: WheelEvent): void {
  if (ctrlKey || deltaY === 0 || !(target instanceof Element) || !target.closest('.table') || target.closest('.scroll, aside')) return;
  if (timeStamp - wheeled < NOTCH) return;
  wheeled = timeStamp;
  void replay.by(deltaY > 0 ? 1 : -1);
}

/** What is past is walked through with the keys of a slider, and played with the space bar; false for any other. */
export function byKey(replay: Replay, key: string): boolean {
  if (document.activeElement instanceof HTMLInputElement) return false;
  if (key === 'ArrowLeft') void replay.by(-1);
  else if (key === 'ArrowRight') void replay.by(1);
  else if (key === 'Home') void replay.to(0);
  else if (key === 'End') void replay.to(replay.all);
  else if (key === ' ' && !(document.activeElement instanceof HTMLButtonElement)) void replay.run();
  else return false;
  return true;
}
