/** What one does to something on the screen: with a mouse, if there is one, else with a finger. */
const mouse = matchMedia('(hover: hover) and (pointer: fine)').matches || !matchMedia('(any-pointer: coarse)').matches;

export const koppints = mouse ? 'kattints' : 'koppints';
export const Koppints = mouse ? 'Kattints' : 'Koppints';
export const koppintas = mouse ? 'kattintás' : 'koppintás';
export const Koppintassal = mouse ? 'Kattintással' : 'Koppintással';
