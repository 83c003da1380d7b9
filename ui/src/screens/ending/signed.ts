const MINUS = '\u2212';

/** Returns percentage points with their sign; a dash for what isn't known. */
export function signed(points: number | null): string {
  if (points === null) return '–';
  return points === 0 ? '0' : `${points > 0 ? '+' : MINUS}${Math.abs(points)}`;
}
