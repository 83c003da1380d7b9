import type { IszkenderunCard } from '../../bindings';
import { language } from '../../messages/index.svelte';
import { face } from './card';
import { en } from './messages.en';
import { hu, type IszkenderunWords } from './messages.hu';

const LANGUAGES = { hu, en };

/** This table's phrases in the language now in use; reading it inside a component keeps it up to date. */
export function words(): IszkenderunWords {
  return LANGUAGES[language()];
}

/** A card's name: its suits and its printed value, and what tells it from its equals. */
export function sayCard(card: IszkenderunCard): string {
  const { titles, suits: inside, card: names } = words();
  const { suits, printed, closing, ability } = face(card);
  const [one, other] = suits;
  if (one === undefined) return names.plain(titles.sansTrump, printed);
  if (other !== undefined) return names.twoSuited(titles[one], inside[other], printed);
  if (closing) return names.closing(titles[one]);
  if (ability?.kind === 'changeTrump') return names.trumpChanger(titles[one], printed);
  if (ability?.kind === 'takeBackSuit') return names.takeBack(titles[one], printed);
  return names.plain(titles[one], printed);
}

/** … without what is seen of it anyway: for a button beside the lit card. */
export function shortCard(card: IszkenderunCard): string {
  return sayCard(card).replace(/ \(.*\)$/, '');
}
