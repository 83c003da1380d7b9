import { watchCarrying, type Carries, type Load } from '../../parts/carry';
import type { Choice } from './choice.svelte';

/**
 * What can be carried: an event card of the hand onto the board, to the point it is for where it is aimed at one; a
 * counter onto the card that it cancels; the deck's top card to the hand.
 */
export function watchDrags(root: HTMLElement, choice: Choice): Carries {
  return watchCarrying(root, ({ dataset }) => {
    if (!choice.mine) return null;
    return dataset['carry'] === 'deck' ? draw(root, choice) : play(root, choice, Number(dataset['place']));
  });
}

function draw(root: HTMLElement, { cards }: Choice): Load {
  const hand = root.querySelector('.hand');
  return {
    goals: () => (hand && cards.canDraw ? [hand] : []),
    drop: (below) => (hand?.contains(below) ? cards.draw() : null),
  };
}

function play(root: HTMLElement, choice: Choice, place: number): Load {
  const { cards } = choice;
  const card = cards.hand[place];
  const goal = root.querySelector(cards.step?.kind === 'answer' ? '.announced' : '.area > .goban');
  return {
    // Small enough that the point below it can be seen.
    ...(cards.step?.kind === 'answer' ? {} : { width: () => 40 }),
    goals: () => (goal && card !== undefined && cards.litCard(card) ? [goal] : []),
    drop(below, { mouse }) {
      if (!goal?.contains(below)) return null;
      // As a touch does, it says why where it can't be played.
      if (!cards.chosenCard(place)) choice.touchCard(place);
      const { picked } = cards;
      if (picked === null || !('place' in picked) || picked.place !== place) return null;
      // What would fail for want of a target is told first, and waits to be confirmed.
      if (cards.vain) return null;
      if (!cards.aimable) return cards.confirm();
      // Which points it may be aimed at is only asked now: where it isn't certain, it waits as a touch of that point would.
      const point = below.closest<HTMLElement>('[data-point]')?.dataset['point'];
      choice.heed(mouse);
      return point === undefined ? null : cards.aimAt(point);
    },
  };
}
