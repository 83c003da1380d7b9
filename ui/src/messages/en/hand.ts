/** What one does to something on the screen: with a mouse, if there is one, else with a finger. */
const mouse = matchMedia('(hover: hover) and (pointer: fine)').matches || !matchMedia('(any-pointer: coarse)').matches;

export const tap = mouse ? 'click' : 'tap';
export const Tap = mouse ? 'Click' : 'Tap';
