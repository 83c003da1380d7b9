import type { IszkenderunCard } from '../../bindings';
import { wordsFrom } from '../../messages/index.svelte';
import { face, type Ability } from './card';
import type { IszkenderunWords } from './messages.hu';

/** The texts of this game in the current language. A component that reads them updates when the language changes. */
export const words = wordsFrom<IszkenderunWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

/** Returns a card's name: its suits, its printed value, and what tells it from similar cards. */
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

/** Returns a card's name without what its drawing shows, for a button beside the highlighted card. */
export function shortCard(card: IszkenderunCard): string {
  return sayCard(card).replace(/ \(.*\)$/, '');
}

/** Describes what a card does in one short line, the text of the mark at its foot. */
export function sayDoes(card: IszkenderunCard): string {
  const { does, suits } = words();
  const { passive, ability, closing } = face(card);
  const { left, right, guardsLeft, guardsRight, counts } = passive;
  if (closing) return does.closes;
  if (ability) return does.ability(abilityWords(ability));
  if (counts) return does.counts(suits[counts]);
  if (guardsLeft) return does.guardsLeft;
  if (guardsRight) return does.guardsRight;
  if (left > 0 && right > 0) return does.both(left);
  if (left > 0) return does.left(left);
  return right > 0 ? does.right(right) : does.nothing;
}

function abilityWords(ability: Ability): string {
  const { does, suits, acts } = words();
  switch (ability.kind) {
    case 'addTokens':
      return does.addTokens(ability.amount);
    case 'discardSmall':
    case 'discardEvery':
    case 'swap':
    case 'take':
      return does[ability.kind](ability.most);
    case 'discardSuit':
    case 'takeBackSuit':
      return does[ability.kind](suits[ability.suit]);
    case 'discardAny':
    case 'takeBackAny':
    case 'draw':
    case 'drawAndShow':
      return does[ability.kind];
    case 'changeTrump':
      return ability.trump === 'sansTrump' ? does.noTrump : does.changeTrump(suits[ability.trump]);
    case 'open':
      return acts.open;
  }
}
