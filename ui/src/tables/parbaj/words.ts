import { language, wordsFrom } from '../../messages/index.svelte';
import { face } from './card';
import { windowWords } from './window-words';
import type { ParbajWords } from './messages.hu';
import type { ParbajCardId, ParbajCounters, ParbajPermanentView } from '../../bindings';

/** This table's phrases in the language now in use; reading it inside a component keeps it up to date. */
export const words = wordsFrom<ParbajWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

/** A card's name; without an answer from the house, its code. */
export function sayCard(card: ParbajCardId): string {
  return face(card).name[language()] || card;
}

/** The name of something in play; one of several of its name that came later has a number too. */
export function sayNamed({ card, twin }: Pick<ParbajPermanentView, 'card' | 'twin'>): string {
  return twin > 0 ? `${sayCard(card)}\u00a0(${twin})` : sayCard(card);
}

/** What is printed on a card, in a breath. */
export function sayFace(card: ParbajCardId): string {
  const { card: said, types } = words();
  const { cardType, token, damage, body, reckoned } = face(card);
  return [
    sayCard(card),
    token ? said.token(types[cardType]) : types[cardType],
    ...figures(damage, body, cardType === 'building'),
    ...(reckoned ? [windowWords().reckoned] : []),
  ].join(', ');
}

/** Something in play, in a breath: what it is, how strong, what lies on it, and whether it is active. */
export function sayPermanent(it: ParbajPermanentView): string {
  const { card: said, types } = words();
  const { cardType, token } = face(it.card);
  const fights = cardType === 'creature';
  return [
    sayNamed(it),
    token ? said.token(types[cardType]) : types[cardType],
    ...(fights || cardType === 'building'
      ? figures(fights ? it.damage : null, it.life - it.damageOn, !fights)
      : []),
    ...sayCounters(it.counters),
    it.x > 0 ? `X = ${it.x}` : null,
    it.silenced ? said.silenced : null,
    it.lifted ? said.lifted : null,
    it.owner === it.master ? null : said.foreign,
    it.passive ? said.passive : said.active,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function figures(damage: number | null, body: number | null, structure: boolean): string[] {
  const { card: said } = words();
  return [
    ...(damage === null ? [] : [said.damage(damage)]),
    ...(body === null ? [] : [structure ? said.structure(body) : said.life(body)]),
  ];
}

function sayCounters({ strength, weakness, poison, burden = 0, temporaryCost }: ParbajCounters): string[] {
  const { counters } = words();
  return (
    [
      [strength, counters.strength],
      [weakness, counters.weakness],
      [poison, counters.poison],
      [burden, counters.burden],
      [temporaryCost, counters.temporaryCost],
    ] as const
  ).flatMap(([n, say]) => (n > 0 ? [say(n)] : []));
}
