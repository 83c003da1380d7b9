import type { TableSnapshot } from '../../bindings';
import { t } from '../../messages/index.svelte';
import type { Choice } from './choice.svelte';
import { costParts, namePermanent } from './say';
import { sayCard, words } from './words';

/** Returns the prompt: the question, or whom the table waits for. With `still`, nobody is waited for. */
export function prompt(choice: Choice, snapshot: TableSnapshot, still: boolean): string {
  const { prompts } = words();
  const { view, stage } = choice;
  if (stage === 'over') return prompts.over;
  if (!choice.asked) return still ? '' : waiting(choice, snapshot);
  if (choice.offered.length > 1) return prompts.choose;
  const { step } = view;
  switch (stage) {
    case 'mulligan':
      return choice.moves.some(({ kind }) => kind === 'mulligan') ? prompts.mulligan : prompts.kept;
    case 'window':
      return view.active === view.seat && view.phase === 'main' ? prompts.main : prompts.window;
    case 'movement':
      return choice.moves.some(({ kind }) => kind === 'march') ? prompts.movement : prompts.movementNone;
    case 'attackers':
      return attack(choice);
    case 'strikeOrder':
      return step.kind === 'strikeOrder' ? prompts.strikeOrder(namePermanent(view, step.guard)) : prompts.confirm;
    case 'aim':
    case 'target':
      return target(choice);
    case 'discard':
    case 'sacrifice':
      return step.kind === 'discard' || step.kind === 'sacrifice' ? prompts[step.kind](step.left) : prompts.confirm;
    case 'may':
      return view.offered && costParts(view.offered).length > 0 ? prompts.may : prompts.mayFree;
    case 'temporaryCost':
      return step.kind === 'temporaryCost' ? prompts.temporaryCost(namePermanent(view, step.permanent)) : prompts.may;
    default:
      return prompts[stage];
  }
}

function target({ view: { announced, running } }: Choice): string {
  const { prompts } = words();
  const card = announced?.origin.card ?? running?.card;
  const name = card === undefined ? '' : sayCard(card);
  if (!announced || announced.targetsInAll < 2) return prompts.target(name);
  return prompts.targetOf(name, announced.targets.length + 1, announced.targetsInAll);
}

function attack({ attacker, moves, view }: Choice): string {
  const { prompts } = words();
  if (attacker !== null) {
    const free = moves.some((move) => move.kind === 'attack' && move.attacker === attacker && move.target.kind === 'player');
    return free ? prompts.attackFree : prompts.attackWhom;
  }
  if (moves.some(({ kind }) => kind === 'attack')) return prompts.attackers;
  return view.attacks.length > 0 ? prompts.attackersDone : prompts.attackersNone;
}

function waiting({ view }: Choice, snapshot: TableSnapshot): string {
  const name = snapshot.seats[view.toMove ?? view.active]?.name ?? '';
  return snapshot.thinking ? t().table.thinking(name) : t().table.turnOf(name);
}
