/** Whether one points with a mouse on this device, and has a keyboard at hand: surely where nothing can be touched. */
export const mouse = matchMedia('(hover: hover) and (pointer: fine)').matches || !matchMedia('(any-pointer: coarse)').matches;
