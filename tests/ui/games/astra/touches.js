// Selects the next touch in Astra from what a page offers; like `harness/touches.js`.

/** Runs in the page: returns the next element to touch, or null while nothing is asked. */
export function nextTouch({ wish, keen, lazy }) {
  const offered = (selector) =>
    [...document.querySelectorAll(selector)].filter((it) => !it.disabled && it.ariaDisabled !== 'true' && it.checkVisibility({ visibilityProperty: true }));
  const oneOf = (found) => found[Math.floor(wish * found.length)] ?? null;
  if (document.querySelector('section.over')) return null;
  if (document.querySelector('dialog[open]')) return offered('dialog[open] .button')[0] ?? null;
  // Auptolemy's turn is stepped through, or skipped.
  if (document.querySelector('section.turn')) return oneOf(offered('section.turn .acts .button'));
  const primary = offered('.acts .main .button.primary:not(.faded)')[0];
  const using = document.querySelector('.table .ask.ready') !== null || offered('.journal .mini.chosen').length > 0;
  if (document.querySelector('.discovery, .arrange')) {
    return primary ?? oneOf(offered('.discovery button.boon:not(.shut, .chosen), .discovery .mini.lit:not(.chosen)')) ?? offered('.acts .main .button')[0] ?? null;
  }
  // With `lazy`, rests more often where that is possible.
  const rest = lazy && wish < 0.7 && !using && !document.querySelector('.acts .main .button.faded') && offered('.acts .main .button:has(.gain)')[0];
  if (rest) return rest;
  if (document.querySelector('.marking') && !document.querySelector('.wide .journal .mini.chosen:not(.away *)')) {
    const lit = document.querySelector('.marking .halo') !== null;
    const on = lit ? offered('.marking [data-star][tabindex="0"][aria-pressed="false"]') : [];
    const single = document.querySelector('.marking .chart.still') !== null;
    const drawn = offered('.marking [data-star][aria-pressed="true"]').length;
    if (primary && (on.length === 0 || single || drawn > 1 + wish * keen)) return primary;
    const star = oneOf(on);
    if (star) return star;
    if (!document.querySelector('.wide')) return primary ?? null;
  }
  if (using) return primary ?? oneOf(offered('.quarter .lit, .journal .mini.lit:not(.chosen)'));
  const card = oneOf(offered('.journal .mini.lit'));
  if (card && wish < 0.5) return card;
  const buttons = offered('.acts .main .button');
  return primary ?? oneOf(offered('.quarter .lit:not(.open)')) ?? buttons.at(-1) ?? null;
}
