import type { TableSnapshot } from '../../bindings';
import { t } from '../../messages/index.svelte';
import type { Choice } from './choice.svelte';
import { cardPrompt, cardWaiting, turnPrompt } from './card-prompt';
import { words } from './words';

/**
 * Returns the prompt: the question, or whom the table waits for. With `still`, nobody is waited for. `proposed` is the
 * number of groups a bot proposes as dead, null if it does not propose.
 */
export function prompt(choice: Choice, snapshot: TableSnapshot, still: boolean, proposed: number | null = null): string {
  const { prompts } = words();
  const { view, draft, me } = choice;
  if (snapshot.record?.ended) return snapshot.record.ended;
  if (view.phase.kind === 'over') return prompts.over;
  if (!choice.asked) return still ? '' : waiting(choice, snapshot);
  if (view.phase.kind === 'counting') {
    const { stage } = view.phase;
    if (proposed) return prompts.proposed(snapshot.seats[1 - me]?.name ?? '', proposed);
    if (view.open !== null) return (stage === 'last' ? prompts.openLast : prompts.open)(view.open);
    return proposed === 0 ? prompts.nothingDead(snapshot.seats[1 - me]?.name ?? '') : prompts[stage];
  }
  const ofCards = cardPrompt(choice);
  if (ofCards !== null) return ofCards;
  // Without confirmation the move is already being carried out.
  if (draft?.kind === 'play' && choice.waits) return prompts.ghost(draft.point);
  if (draft?.kind === 'pass') {
    if (view.passes === 0) return prompts.pass;
    return view.resumed ? prompts.passEndsResumed : prompts.passEnds;
  }
  const own = me === 0 ? 0 : 1;
  return (view.passes > 0 && !view.resumed ? prompts.answerPass : (turnPrompt(choice) ?? prompts.play))[own];
}

function waiting(choice: Choice, snapshot: TableSnapshot): string {
  const { view } = choice;
  const name = snapshot.seats[view.toMove ?? 0]?.name ?? '';
  if (view.phase.kind === 'counting') return words().prompts.marking(name);
  if (snapshot.held) return words().prompts.past(view.toMove === view.seat && !snapshot.record ? null : name);
  const ofCards = cardWaiting(choice, name);
  if (ofCards !== null) return ofCards;
  return snapshot.thinking ? t().table.thinking(name) : t().table.turnOf(name);
}
