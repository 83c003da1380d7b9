/** Whether the device has a mouse and probably a keyboard; always true where there is no touch screen. */
export const mouse = matchMedia('(hover: hover) and (pointer: fine)').matches || !matchMedia('(any-pointer: coarse)').matches;
