import type { IszkenderunMove, IszkenderunView, TableSnapshot } from '../../bindings';
import { capital } from '../../messages/first-letter';
import { t } from '../../messages/index.svelte';
import { face } from './card';
import type { Choice } from './choice.svelte';
import type { Draft } from './draft';
import { ROW_POINTS } from './scores';
import { words } from './words';

/**
 * Returns the prompt: the question, the effect of the chosen move, or whom the table waits for. With `still`, nobody is
 * waited for.
 */
export function prompt(choice: Choice, snapshot: TableSnapshot, still: boolean): string {
  const { prompts } = words();
  const { view, draft } = choice;
  if (view.step.kind === 'over') return prompts.over;
  if (!choice.asked) return still ? '' : waiting(view, snapshot);
  if (draft && choice.stage === 'ready') {
    if (draft.kind === 'marker' && draft.deed === 'exchange') return prompts.targets.exchange;
    if (draft.kind !== 'bank' && draft.kind !== 'discard') return changes(choice, snapshot) ?? '';
  }
  if (view.step.kind === 'bank') return prompts.bank[view.step.duty];
  if (view.step.kind === 'discard') return prompts.discard(view.step.limit);
  if (choice.passing) return prompts.passing(view.seats[view.seat]?.total ?? 0);
  if (!draft) return choice.passOnly ? prompts.passOnly : open(choice);
  switch (choice.stage) {
    case 'row':
      return prompts.row;
    case 'cost':
      return prompts.cost;
    case 'deed':
      return prompts.deed;
    case 'extra':
      return prompts.extra;
    case 'targets':
      return aim(draft);
    default:
      return open(choice);
  }
}

/** Returns the prompt while nothing is chosen. */
function open({ moves }: Choice): string {
  const { action } = words().prompts;
  const can = (kind: IszkenderunMove['kind']): boolean => moves.some((move) => move.kind === kind);
  if (can('play')) return can('use') ? action.playOrUse : action.play;
  return can('use') ? action.use : action.marker;
}

/**
 * Returns the forecast, such as "Your row 18 → 24, row of Bot 2 21 → 15, your score pile 5 → 9"; null until it is
 * computed.
 */
function changes(choice: Choice, snapshot: TableSnapshot): string | null {
  const { prompts } = words();
  if (choice.forecast === null) return null;
  const changed = choice.forecast.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return prompts.unchanged;
  const told = changed
    .toSorted((one, other) => Number(other.seat === choice.me) - Number(one.seat === choice.me))
    .map(({ seat, rule, before, after }) => {
      const { own, other } = rule === ROW_POINTS ? prompts.forecast : prompts.forecastPile;
      return seat === choice.me ? own(before, after) : other(snapshot.seats[seat]?.name ?? '', before, after);
    })
    .join(', ');
  return capital(told);
}

function aim(draft: Draft): string {
  const { targets } = words().prompts;
  if (draft.kind === 'marker') {
    switch (draft.deed) {
      case 'protect':
        return targets.protect;
      case 'steal':
        return targets.steal(draft.cost === null ? 0 : face(draft.cost).printed);
      default:
        return targets.exchange;
    }
  }
  const ability = draft.kind === 'use' ? face(draft.card).ability : null;
  switch (ability?.kind) {
    case 'addTokens':
      return targets.addTokens(ability.amount);
    case 'discardSmall':
      return targets.discardSmall(ability.most);
    case 'discardSuit':
      return targets.discardSuit(words().suits[ability.suit]);
    case 'swap':
      return draft.kind === 'use' && draft.targets.length > 0 ? targets.swapOther : targets.swap(ability.most);
    case 'take':
      return targets.take(ability.most);
    case 'takeBackAny':
      return targets.takeBackAny;
    case 'takeBackSuit':
      return targets.takeBackSuit(words().suits[ability.suit]);
    default:
      return targets.discardAny;
  }
}

function waiting(view: IszkenderunView, snapshot: TableSnapshot): string {
  const name = snapshot.seats[view.toMove ?? view.active]?.name ?? '';
  const turn = snapshot.thinking ? t().table.thinking(name) : t().table.turnOf(name);
  return view.seats[view.seat]?.passed ? `${words().prompts.ended} ${turn}.` : turn;
}
