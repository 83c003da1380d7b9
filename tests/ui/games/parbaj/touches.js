// Selects the next touch in Párbaj from what a page offers; like `harness/touches.js`.

/** Runs in the page: returns the next element to touch, or null while nothing is asked. */
export function nextTouch({ wish, keen }) {
  const offered = (selector) =>
    [...document.querySelectorAll(selector)].filter((it) => !it.disabled && it.ariaDisabled !== 'true' && it.checkVisibility({ visibilityProperty: true }));
  const oneOf = (found) => found[Math.floor(wish * found.length)] ?? null;
  if (document.querySelector('section.over')) return null;
  if (document.querySelector('dialog[open]')) return oneOf(offered('dialog[open] .lit')) ?? offered('dialog[open] .button')[0] ?? null;
  const aim = oneOf(offered('.table .aimable'));
  if (aim) return aim;
  const pick = oneOf(offered('.table .pick, .table .values button'));
  if (pick) return pick;
  const buttons = offered('.acts .main .button:not(.faded)');
  const primary = offered('.acts .main .button.primary:not(.faded)').at(-1);
  if (document.querySelector('.hand .slot.chosen, .table .permanent.chosen') && primary) return primary;
  const lit = offered('.hand .slot.lit:not(.chosen), .table .permanent.lit:not(.chosen)');
  if (lit.length > 0 && (wish < keen || buttons.length === 0)) return lit[Math.floor((wish / keen) * lit.length)] ?? lit[0];
  return buttons.at(-1) ?? null;
}
