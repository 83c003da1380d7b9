import { keepAway, keepsake } from '../../../app/keepsakes.svelte';

/** Which stones tell when they were played. */
export type Numbers = 'off' | 'five' | 'all';

export const NUMBERS: readonly Numbers[] = ['off', 'five', 'all'];

const KEPT = 'cardgo-record-numbers';

/** Whether moves are numbered: a wish of the person's, the same for every record and after the next start. */
export const numbersWish = {
  get now(): Numbers {
    return NUMBERS.find((one) => one === keepsake(KEPT)) ?? 'off';
  },

  set now(numbers: Numbers) {
    keepAway(KEPT, numbers);
  },
};
