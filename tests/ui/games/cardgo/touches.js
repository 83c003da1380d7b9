// Selects the next touch in Card Go from what a page offers; like `harness/touches.js`.

/** Runs in the page: returns the next element to touch, or null while nothing is asked. */
export function nextTouch({ wish }) {
  const offered = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (it) => !it.disabled && it.getAttribute('aria-disabled') !== 'true' && it.checkVisibility(),
    );
  const oneOf = (found) => found[Math.floor(wish * found.length)] ?? null;
  if (document.querySelector('section.over')) return null;
  if (document.querySelector('dialog[open]')) return oneOf(offered('dialog[open] .lit')) ?? offered('dialog[open] .button').at(-1) ?? null;
  const primary = offered('.acts .main .button.primary:not(.faded)').at(-1);
  if (primary) return primary;
  const buttons = offered('.acts .main .button');
  if (buttons.length > 0 && wish < 0.2) return oneOf(buttons);
  const card = oneOf(offered('.hand .lit:not(.chosen)'));
  if (card && wish < 0.5) return card;
  return oneOf(offered('.goban .point')) ?? oneOf(buttons);
}
