import { t } from '../../messages/index.svelte';
import type { TableSnapshot } from '../../bindings';
import type { Choice } from './choice.svelte';
import { figure } from './sky';
import { sayCard, words } from './words';

/** Returns the prompt: the question, or whom the table waits for. With `still`, nobody is waited for. */
export function prompt(choice: Choice, snapshot: TableSnapshot, still: boolean): string {
  const { prompts, does } = words();
  const { view, drawing } = choice;
  if (view.step.kind === 'over') return prompts.over;
  if (!choice.asked) return still ? '' : snapshot.thinking ? prompts.waiting : t().table.turnOf(words().auptolemy.name);
  if (choice.using) return choice.open && !choice.aimless ? prompts.aimStar : does[figure(choice.using.card).ability];
  switch (view.step.kind) {
    case 'turn':
    case 'observeMore':
      if (choice.open) {
        if (drawing.doubt.length > 0) return prompts.doubt;
        if (drawing.path.length === 0) return prompts.draw;
        return drawing.reach.size > 0 ? prompts.drawOn : prompts.drawEnd;
      }
      if (view.step.kind === 'observeMore') return prompts.observeMore(view.journal.telescopes);
      return prompts.turn[(['observe', 'use'] as const).find((one) => choice.moves.some(({ kind }) => kind === one)) ?? 'rest'];
    case 'dream':
      return prompts.dream(sayCard(choice.chartAt(view.step.place)?.card ?? ''));
    case 'discover':
      return prompts.discover;
    case 'setAside':
      return prompts.setAside(view.journal.wisdom, view.journal.active.length);
    case 'boon':
      return choice.boonCards.length > 1 ? prompts.boonWhich : prompts.boon;
    case 'reorder':
      return prompts.reorder;
    case 'automaton':
      return prompts.waiting;
  }
}
