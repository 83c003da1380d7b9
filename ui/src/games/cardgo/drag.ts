import { watchCarrying, type Carries, type Load } from '../../parts/drag';
import type { Choice } from './choice.svelte';

/**
 * Watches drags: a hand card to the board, or to its target point if it has one; a counter to the card it cancels; the
 * deck's top card to the hand.
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
    // The dragged card is small enough to show the point below it.
    ...(cards.step?.kind === 'answer' ? {} : { width: () => 40 }),
    goals: () => (goal && card !== undefined && cards.litCard(card) ? [goal] : []),
    drop(below, { mouse }) {
      if (!goal?.contains(below)) return null;
      // As with a touch, the engine explains why the card cannot be played.
      if (!cards.chosenCard(place)) choice.touchCard(place);
      const { picked } = cards;
      if (picked === null || !('place' in picked) || picked.place !== place) return null;
      // A card that would fail for lack of a target is explained first and waits for confirmation.
      if (cards.vain) return null;
      if (!cards.aimable) return cards.confirm();
      // The possible targets are only known after the card is taken up; an uncertain target waits for confirmation, as
      // after a touch on the point.
      const point = below.closest<HTMLElement>('[data-point]')?.dataset['point'];
      choice.heed(mouse);
      return point === undefined ? null : cards.aimAt(point);
    },
  };
}
