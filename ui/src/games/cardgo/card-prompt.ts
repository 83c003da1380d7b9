import { lowered } from '../../messages/first-letter';
import { sayCard, timingOf } from './card';
import type { Choice } from './choice.svelte';
import { cardWords } from './words';

/** Returns the prompt for a decision about cards, or null for one about stones. */
export function cardPrompt({ cards }: Choice): string | null {
  const { prompts, timing, does, chosen } = cardWords();
  const { picked, step } = cards;
  if (picked?.kind === 'line') return prompts.line(picked.point);
  if (picked?.kind === 'discard') return prompts.discarding(sayCard(picked.card));
  if (picked?.kind === 'card' && cards.vain) return prompts.vain(sayCard(picked.card), cards.costsMove);
  if (picked && picked.kind !== 'target') return chosen(sayCard(picked.card), timing[timingOf(picked.card)], does[picked.card]);
  if (picked) return prompts.confirm(picked.point);
  switch (step?.kind) {
    case 'aim':
      return `${sayCard(step.card)}: ${lowered(prompts.aim[step.card]?.[step.targets.length] ?? prompts.aimAny)}`;
    case 'arrange':
      return cards.arranged === null ? prompts.arrange : prompts.arranged;
    case 'name':
      return prompts.name[step.points.length] ?? prompts.aimAny;
    case 'choose':
      return prompts.choose;
    case 'note':
      return prompts.note;
    case 'discard':
      return prompts.discard(step.limit);
    default:
      return null;
  }
}

/** Returns what a turn allows besides a stone, by colour; null if only a stone or a pass is possible. */
export function turnPrompt({ cards }: Choice): readonly [string, string] | null {
  const { prompts } = cardWords();
  if (cards.canDraw) return cards.canPlay ? prompts.drawOrPlay : prompts.draw;
  return cards.canPlay ? prompts.card : null;
}

/** Returns whom the table waits for if it is about cards, otherwise null. */
export function cardWaiting({ cards, view }: Choice, name: string): string | null {
  const mine = cards.view?.announced?.seat === view.seat;
  return cards.step?.kind === 'answer' && mine ? cardWords().prompts.answerWait(name) : null;
}
