import type { AstraBoon, AstraCard, AstraStar } from '../../bindings';
import { language, wordsFrom } from '../../messages/index.svelte';
import type { AstraWords } from './messages.hu';
import type { SkyWords } from './messages.sky.hu';
import type { TurnWords } from './messages.turn.hu';
import { figure } from './sky';

/** The texts of this game in the current language. A component that reads them updates when the language changes. */
export const words = wordsFrom<AstraWords>({ hu: () => import('./messages.hu'), en: () => import('./messages.en') });
/** The texts about stars. */
export const skyWords = wordsFrom<SkyWords>({ hu: () => import('./messages.sky.hu'), en: () => import('./messages.sky.en') });
/** The texts about discoveries, Auptolemy's turn and the end of the game. */
export const turnWords = wordsFrom<TurnWords>({ hu: () => import('./messages.turn.hu'), en: () => import('./messages.turn.en') });

/** Returns a constellation's name. */
export function sayCard(card: AstraCard): string {
  return figure(card).name[language()];
}

/** Returns a star's name, or its letter as drawn on the sky. */
export function nameOf(card: AstraCard, star: AstraStar): string {
  const found = figure(card).stars[star];
  if (!found) return '';
  return found.name[language()] ?? found.designation;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Returns a star's spoken name, with Greek letters by their names. */
export function sayStar(card: AstraCard, star: AstraStar): string {
  const { letters } = skyWords();
  return [...nameOf(card, star)]
    .map((letter) => letters[letter] ?? (RAISED.includes(letter) ? ` ${RAISED.indexOf(letter)}` : letter))
    .join('');
}

/** Describes a boon. */
export function sayBoon(boon: AstraBoon): string {
  const { boons } = words();
  return boon.kind === 'vp' ? boons.vp(boon.amount) : boons[boon.kind];
}
