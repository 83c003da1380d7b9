import { wordsFrom } from '../../messages/index.svelte';
import type { CardgoCardWords } from './messages.cards.hu';
import type { CardgoWords } from './messages.hu';

/** This table's phrases in the language now in use; reading it inside a component keeps it up to date. */
export const words = wordsFrom<CardgoWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

/** … and those about its cards. */
export const cardWords = wordsFrom<CardgoCardWords>({
  hu: () => import('./messages.cards.hu'),
  en: () => import('./messages.cards.en'),
});

/** Half points as they are read: 43½ as "43.5". */
export function sayHalves(halves: number): string {
  const sign = halves < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(halves) / 2);
  return `${sign}${whole}${halves % 2 === 0 ? '' : `${words().decimal}5`}`;
}
