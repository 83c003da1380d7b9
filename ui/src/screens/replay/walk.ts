import type { Replay } from '../../app/replay.svelte';

/** Events of a wheel within this time, in milliseconds, count as one step. */
const NOTCH = 60;
let wheeled = 0;

/** Steps through the replay by mouse wheel over the table. */
export function byWheel(replay: Replay, { target, deltaY, ctrlKey, timeStamp }: WheelEvent): void {
  if (ctrlKey || deltaY === 0 || !(target instanceof Element) || !target.closest('.table') || target.closest('.scroll, aside')) return;
  if (timeStamp - wheeled < NOTCH) return;
  wheeled = timeStamp;
  void replay.by(deltaY > 0 ? 1 : -1);
}

/** Steps through the replay by a slider's keys, and plays it with the space bar; returns false for other keys. */
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
