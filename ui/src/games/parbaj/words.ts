import { listed } from '../../app/listed';
import { language, wordsFrom } from '../../messages/index.svelte';
import { face } from './card';
import { windowWords } from './window-words';
import type { ParbajWords } from './messages.hu';
import type { ParbajCardId, ParbajCounters, ParbajPermanentView } from '../../bindings';

/** The texts of this game in the current language. A component that reads them updates when the language changes. */
export const words = wordsFrom<ParbajWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

/** Returns a card's name, or its code before the printed data is loaded. */
export function sayCard(card: ParbajCardId): string {
  return face(card).name[language()] || card;
}

/** Returns the name of a permanent, with a number if there was an earlier one of the same name. */
export function sayNamed({ card, twin }: Pick<ParbajPermanentView, 'card' | 'twin'>): string {
  return twin > 0 ? `${sayCard(card)}\u00a0(${twin})` : sayCard(card);
}

/** Describes the printed data of a card in one sentence. */
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

/** Describes a permanent in one sentence: its type, its figures, its counters, and whether it is active. */
export function sayPermanent(it: ParbajPermanentView): string {
  const { card: said, types } = words();
  const { cardType, token } = face(it.card);
  const fights = cardType === 'creature';
  return listed([
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
  ]);
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
