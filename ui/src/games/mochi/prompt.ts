import type { TableSnapshot } from '../../bindings';
import { t } from '../../messages/index.svelte';
import type { Choice } from './choice.svelte';
import { words } from './words';

/** Returns the prompt: the question, or whom the table waits for. With `still`, nobody is asked. */
export function prompt(choice: Choice, snapshot: TableSnapshot, still: boolean): string {
  const { prompts } = words();
  const { view } = choice;
  if (view.step.kind === 'over') return prompts.over;
  if (still && !choice.pair) return '';
  if (!choice.asked) return waiting(choice, snapshot);
  switch (view.step.kind) {
    case 'action':
      if (choice.drawing) return prompts.drawing;
      if (choice.has({ kind: 'pass' })) return prompts.passOnly;
      if (!choice.pair || !choice.has({ kind: 'playPair', left: choice.pair.left })) return prompts.action;
      return prompts.selected(
        choice.centre,
        choice.pairAt(choice.pair.left),
        effectsOf(choice),
      );
    case 'insert':
      return view.step.origin === 'passed' ? prompts.insertPassed : prompts.insert;
    case 'passLeft':
      return choice.has({ kind: 'decline' }) ? prompts.passLeftMay : prompts.passLeft(leftName(snapshot));
    case 'drawByEffect':
    case 'effectOrder':
    case 'chooseDrawer':
    case 'reserve':
    case 'keep':
      return prompts[view.step.kind];
  }
}

/** Describes the effects of the chosen pair; two equal effects are mentioned once. */
function effectsOf({ pairEffects: [first, second] }: Choice): string {
  const { prompts, effects } = words();
  if (first && first === second) return prompts.twice(effects[first]);
  return [first, second].flatMap((effect) => (effect ? [effects[effect]] : [])).join(', ');
}

function waiting(choice: Choice, snapshot: TableSnapshot): string {
  const { view } = choice;
  if (view.seats[view.seat]?.sealed) return words().prompts.sealed;
  const seat = view.toMove ?? view.active;
  const name = snapshot.seats[seat]?.name ?? '';
  return snapshot.thinking ? t().table.thinking(name) : t().table.turnOf(name);
}

/** Returns the name of the left neighbour. Play goes clockwise, so that is the next seat. */
function leftName(snapshot: TableSnapshot): string {
  return snapshot.seats[(snapshot.state.view.seat + 1) % snapshot.seats.length]?.name ?? '';
}
