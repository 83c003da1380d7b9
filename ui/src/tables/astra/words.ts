import type { AstraBoon, AstraCard, AstraStar } from '../../bindings';
import { language, wordsFrom } from '../../messages/index.svelte';
import type { AstraWords } from './messages.hu';
import type { SkyWords } from './messages.sky.hu';
import type { TurnWords } from './messages.turn.hu';
import { figure } from './sky';

/** This table's phrases in the language now in use; reading them inside a component keeps it up to date. */
export const words = wordsFrom<AstraWords>({ hu: () => import('./messages.hu'), en: () => import('./messages.en') });
/** … about stars. */
export const skyWords = wordsFrom<SkyWords>({ hu: () => import('./messages.sky.hu'), en: () => import('./messages.sky.en') });
/** … about discoveries, Auptolemy's turn and the end. */
export const turnWords = wordsFrom<TurnWords>({ hu: () => import('./messages.turn.hu'), en: () => import('./messages.turn.en') });

/** A constellation's name. */
export function sayCard(card: AstraCard): string {
  const { hungarian, english } = figure(card);
  return language() === 'hu' ? hungarian : english;
}

/** A star's name, or its letter as it is written on the sky. */
export function nameOf(card: AstraCard, star: AstraStar): string {
  const found = figure(card).stars[star];
  if (!found) return '';
  const own = language() === 'hu' ? (found.hungarian ?? found.name) : found.name;
  return own ?? found.designation;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** … as it is said: letters by their names. */
export function sayStar(card: AstraCard, star: AstraStar): string {
  const { letters } = skyWords();
  return [...nameOf(card, star)]
    .map((letter) => letters[letter] ?? (RAISED.includes(letter) ? ` ${RAISED.indexOf(letter)}` : letter))
    .join('');
}

export function sayBoon(boon: AstraBoon): string {
  const { boons } = words();
  return boon.kind === 'vp' ? boons.vp(boon.amount) : boons[boon.kind];
}
