import { face } from './card';
import type { Choice } from './choice.svelte';
import type { Draft } from './draft';
import { shortCard, words } from './words';

/** Returns the label of the main button for a draft: what it would do, or what is still missing. */
export function labelOf(choice: Choice, draft: Draft, nameOf: (seat: number) => string): string {
  const { acts } = words();
  switch (choice.stage) {
    case 'row':
      return acts.pickRow;
    case 'cost':
      return acts.pickCost;
    case 'deed':
      return acts.pickDeed;
    case 'extra':
      return acts.pickExtra;
    case 'targets':
      return missing(choice, draft);
    default:
      return deed(choice, draft, nameOf);
  }
}

function missing(choice: Choice, draft: Draft): string {
  const { acts } = words();
  if (choice.takingBack) return acts.fromDiscards;
  if (draft.kind === 'marker') return draft.deed === 'exchange' ? acts.pickExchange : acts.pickTarget;
  if (draft.kind !== 'use' || face(draft.card).ability?.kind !== 'swap') return acts.pickTarget;
  return draft.targets.length > 0 ? acts.pickOther : acts.pickTwo;
}

function deed(choice: Choice, draft: Draft, nameOf: (seat: number) => string): string {
  const { acts } = words();
  switch (draft.kind) {
    case 'play':
      return draft.row === null || draft.row === choice.me ? acts.lay : acts.layIn(nameOf(draft.row));
    case 'bank':
      return acts.bank(shortCard(draft.card));
    case 'discard':
      return acts.discard(shortCard(draft.card));
    case 'use':
      return use(draft);
    case 'marker':
      return marker(draft);
  }
}

function use({ card, targets }: Extract<Draft, { kind: 'use' }>): string {
  const { acts, suits } = words();
  const ability = face(card).ability;
  const target = shortCard(targets[0] ?? card);
  switch (ability?.kind) {
    case 'addTokens':
      return acts.tokens(ability.amount, target);
    case 'discardSmall':
    case 'discardSuit':
    case 'discardAny':
      return acts.discard(target);
    case 'discardEvery':
      return acts.discardEvery;
    case 'swap':
      return acts.swap;
    case 'take':
      return acts.take(target);
    case 'takeBackAny':
    case 'takeBackSuit':
      return acts.takeBack(target);
    case 'draw':
      return acts.drawOne;
    case 'drawAndShow':
      return acts.drawAndShow;
    case 'changeTrump':
      return ability.trump === 'sansTrump' ? acts.noTrump : acts.changeTrump(suits[ability.trump]);
    case 'open':
      return acts.open;
    default:
      return acts.use;
  }
}

function marker({ deed, targets }: Extract<Draft, { kind: 'marker' }>): string {
  const { acts } = words();
  const target = shortCard(targets[0] ?? '');
  switch (deed) {
    case 'protect':
      return acts.protect(target);
    case 'steal':
      return acts.steal(target);
    case 'exchange':
      return acts.exchange(targets.length);
    case 'scorePile':
      return acts.scorePile;
    case null:
      return acts.pickDeed;
  }
}
