// Differences between JSON values, for recordings of snapshots that are mostly alike. `ui/testing/recording.ts`
// restores the values.

/** Returns each value as its difference from the one before, the first one from null. */
export function differences(values) {
  return values.map((value, at) => difference(at === 0 ? null : values[at - 1], value));
}

/**
 * Returns the change that turns `before` into `after`; `null` if they are equal.
 *
 *     { is: value }                         another value
 *     { set: { key: difference, … }, gone: [key, …] }
 *                                           an object with fields changed, and fields removed
 *     { head, tail, between: [value, …] }   a list that keeps this many of its first and last items
 *     { at, item: difference }              a list with one item changed
 */
function difference(before, after) {
  if (same(before, after)) return null;
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after);
  if (isObject(before) && isObject(after)) return ofObjects(before, after);
  return { is: after };
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const isObject = (it) => typeof it === 'object' && it !== null && !Array.isArray(it);

function ofObjects(before, after) {
  const set = {};
  for (const [key, value] of Object.entries(after)) {
    const differs = key in before ? difference(before[key], value) : { is: value };
    if (differs !== null) set[key] = differs;
  }
  const gone = Object.keys(before).filter((key) => !(key in after));
  return gone.length > 0 ? { set, gone } : { set };
}

function ofLists(before, after) {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  if (before.length === after.length && head + tail + 1 === after.length) {
    return { at: head, item: difference(before[head], after[head]) };
  }
  return { head, tail, between: after.slice(head, after.length - tail) };
}
