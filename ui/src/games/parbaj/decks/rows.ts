/**
 * Handles keys in the list: Up and Down move to the same button of the next card, plus and minus change the copies of
 * the focused card.
 */
export function walked(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-row]');
  if (!row) return;
  if (event.key === '+' || event.key === '-') {
    const step = row.querySelector<HTMLElement>(`[data-step="${event.key}"]`);
    if (!step) return;
    event.preventDefault();
    step.click();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = below(rows, row, event.key === 'ArrowDown');
  if (!next) return;
  event.preventDefault();
  const at = [...row.querySelectorAll('button')].findIndex((button) => button === target);
  const button = next.querySelectorAll('button')[Math.max(0, at)];
  button?.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

/** Returns the nearest row below or above in the same column. */
function below(rows: HTMLElement[], row: HTMLElement, down: boolean): HTMLElement | undefined {
  const { left, top } = row.getBoundingClientRect();
  const ahead = (down ? rows : rows.toReversed()).slice((down ? rows.indexOf(row) : rows.length - 1 - rows.indexOf(row)) + 1);
  return ahead.find((other) => {
    const box = other.getBoundingClientRect();
    return Math.abs(box.left - left) < 2 && Math.abs(box.top - top) > 2;
  });
}
