import { language } from '../../messages/index.svelte';
import { en as cardsEn } from './messages.cards.en';
import { hu as cardsHu, type CardgoCardWords } from './messages.cards.hu';
import { en } from './messages.en';
import { hu, type CardgoWords } from './messages.hu';

const LANGUAGES = { hu, en };
const CARDS = { hu: cardsHu, en: cardsEn };

/** This table's phrases in the language now in use; reading it inside a component keeps it up to date. */
export function words(): CardgoWords {
  return LANGUAGES[language()];
}

/** … and those about its cards. */
export function cardWords(): CardgoCardWords {
  return CARDS[language()];
}

/** Half points as they are read: 43½ as "43.5". */
export function sayHalves(halves: number): string {
  const sign = halves < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(halves) / 2);
  return `${sign}${whole}${halves % 2 === 0 ? '' : `${words().decimal}5`}`;
}
