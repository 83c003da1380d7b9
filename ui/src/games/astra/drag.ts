import type { AstraAim, AstraCard, AstraPlace } from '../../bindings';
import { watchCarrying, type Carries, type Load } from '../../parts/drag';
import type { Choice } from './choice.svelte';
import { aimsOf, placeOf } from './draft';

/** Watches drags of active cards from the journal to the sky card or journal card that their ability affects. */
export function watchDrags(root: HTMLElement, choice: Choice): Carries {
  return watchCarrying(root, ({ dataset }) => (choice.mine ? ability(root, choice, dataset['card'] ?? '') : null));
}

function ability(root: HTMLElement, choice: Choice, card: AstraCard): Load {
  const aims = aimsOf(choice.moves, card);
  const others = [...root.querySelectorAll<HTMLElement>('.quarter [data-place], .journal [data-carry]')].filter((one) => one.dataset['card'] !== card);
  const aimAt = (other: HTMLElement) => aims.find((aim) => liesAt(aim, other));
  return {
    goals: () => others.filter((other) => aimAt(other) !== undefined),
    drop(below) {
      const other = others.find((one) => one.contains(below));
      if (!other) return null;
      const aim = aimAt(other);
      if (aim !== undefined && typeof aim !== 'string' && !('star' in aim)) return choice.carryOut({ kind: 'use', card, aim });
      if (aims.length === 0 || aim !== undefined) {
        // As with a touch, the engine explains why the ability cannot be used, or the star is still to be chosen.
        if (choice.using?.card !== card) choice.touchCard(card);
        const place = aim === undefined ? null : placeOf(aim);
        if (place !== null) choice.touchPlace(place);
      } else if (aims.some((one) => one !== 'nothing')) choice.explain({ kind: 'use', card, aim: wrongAim(other) });
      return null;
    },
  };
}

/** Returns whether the ability's target lies at this card: a displayed one by its place, or an active one. */
function liesAt(aim: AstraAim, { dataset }: HTMLElement): boolean {
  if (dataset['place'] !== undefined) return placeOf(aim) === dataset['place'];
  return typeof aim !== 'string' && 'exhausted' in aim && aim.exhausted === dataset['card'];
}

function wrongAim({ dataset }: HTMLElement): AstraAim {
  const { place, card = '' } = dataset;
  return place === undefined ? { exhausted: card } : { displayed: place as AstraPlace };
}
