// Selects the next touch from what a page offers. Runs in a page (`player.js`), and in the window's own tests
// (`ui/testing`): it only needs a document.

/**
 * Runs in the page: returns the next element to touch, or null while nothing is asked. Highlighted pieces are the legal
 * ones; `wish` (0 ≤ wish < 1) selects among them. Sheets are only closed if `sheets`.
 */
export function nextTouch({ wish, sheets }) {
  const offered = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (it) => !it.disabled && it.getAttribute('aria-disabled') !== 'true' && it.checkVisibility(),
    );
  const oneOf = (found) => found[Math.floor(wish * found.length)] ?? null;
  // A sheet that asks for a card is answered, all others are closed.
  if (document.querySelector('dialog[open]')) {
    return oneOf(offered('dialog[open] .lit:not(.chosen)')) ?? ((sheets && offered('dialog[open] .button')[0]) || null);
  }
  if (document.querySelector('section.over')) return null;
  const ways = [
    '.hand .gap',
    '.acts .button.primary',
    '.acts .several .button, .felt .end.free:not(.aimed)',
    '.hand .lit:not(.chosen), .felt .lit:not(.laid.chosen), .reserve .lit, .seats .lit, .acts .button.strong',
    '.acts .main .button',
  ];
  const choices = ways.map(offered).find((found) => found.length > 0) ?? [];
  const choice = oneOf(choices);
  // Cards of a crowded row are too close to be touched: the row is spread first.
  return choice?.closest('.tight')?.querySelector('.spread') ?? choice;
}

/** Returns a generator of wishes from a seed, so that a game can be repeated (mulberry32). */
export function wishes(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
