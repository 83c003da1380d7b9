/** Which stones tell when they were played. */
export type Numbers = 'off' | 'five' | 'all';

export const NUMBERS: readonly Numbers[] = ['off', 'five', 'all'];

const KEPT = 'cardgo-record-numbers';

/** Whether moves are numbered: a wish of the person's, the same for every record and after the next start. */
class NumbersWish {
  #now: Numbers = $state(read());

  get now(): Numbers {
    return this.#now;
  }

  set now(numbers: Numbers) {
    this.#now = numbers;
    try {
      localStorage.setItem(KEPT, numbers);
    } catch {
      // Then it is asked again next time.
    }
  }
}

function read(): Numbers {
  try {
    return NUMBERS.find((one) => one === localStorage.getItem(KEPT)) ?? 'off';
  } catch {
    return 'off';
  }
}

export const numbersWish = new NumbersWish();
