import { keepAway, keepsake } from '../../../app/keepsakes.svelte';

/** Which stones show their move numbers. */
export type Numbers = 'off' | 'five' | 'all';

export const NUMBERS: readonly Numbers[] = ['off', 'five', 'all'];

const KEPT = 'cardgo-record-numbers';

/** The numbering of moves, a setting that applies to all records and is kept over restarts. */
export const numbersWish = {
  get now(): Numbers {
    return NUMBERS.find((one) => one === keepsake(KEPT)) ?? 'off';
  },

  set now(numbers: Numbers) {
    keepAway(KEPT, numbers);
  },
};
