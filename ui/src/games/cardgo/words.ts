import { wordsFrom } from '../../messages/index.svelte';
import type { CardgoCardWords } from './messages.cards.hu';
import type { CardgoWords } from './messages.hu';

/** The texts of this game in the current language. A component that reads them updates when the language changes. */
export const words = wordsFrom<CardgoWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

/** The texts about the game's cards. */
export const cardWords = wordsFrom<CardgoCardWords>({
  hu: () => import('./messages.cards.hu'),
  en: () => import('./messages.cards.en'),
});

/** Formats half points in decimal: 87 as "43.5". */
export function sayHalves(halves: number): string {
  const sign = halves < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(halves) / 2);
  return `${sign}${whole}${halves % 2 === 0 ? '' : `${words().decimal}5`}`;
}
