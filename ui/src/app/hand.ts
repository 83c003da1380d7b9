/** Whether one points with a mouse on this device, and has a keyboard at hand. */
export const mouse = matchMedia('(hover: hover) and (pointer: fine)').matches;
