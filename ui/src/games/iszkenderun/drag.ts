import type { IszkenderunCard } from '../../bindings';
import { watchCarrying, type Carries, type Load } from '../../parts/drag';
import type { Choice } from './choice.svelte';
import { nextCards, type Draft } from './draft';

/**
 * Watches drags: a hand card to a row, or to the discard pile if one has to be discarded; a card of the own row to the
 * target of its ability, or to the own score pile if one is required.
 */
export function watchDrags(root: HTMLElement, choice: Choice): Carries {
  return watchCarrying(root, ({ dataset }) => {
    const { carry, inspect: card = '' } = dataset;
    if (!choice.mine) return null;
    if (choice.step === 'discard') return toDiscards(root, choice, card);
    if (choice.step === 'bank') return toScorePile(root, choice, card);
    return carry === 'hand' ? toRow(root, choice, card) : toTarget(root, choice, card);
  });
}

function toRow(root: HTMLElement, choice: Choice, card: IszkenderunCard): Load {
  const draft = (row: HTMLElement): Draft => ({ kind: 'play', card, row: Number(row.dataset['row']) });
  return {
    goals: () => [...root.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => choice.compatibleMoves(draft(row)).length > 0),
    drop(below) {
      const row = below.closest<HTMLElement>('[data-row]');
      return row && choice.carryOut(draft(row));
    },
  };
}

/** Drags to a card in a row, or to the discard pile if a card is to be taken back from it. */
function toTarget(root: HTMLElement, choice: Choice, card: IszkenderunCard): Load {
  const begun = { kind: 'use', card, targets: [], extra: null } satisfies Draft;
  const targets = choice.compatibleMoves(begun).length > 0 ? nextCards(begun, choice.moves) : [];
  const pile = choice.view.discards.some((discarded) => targets.includes(discarded)) ? pileOf(root) : null;
  const laid = [...root.querySelectorAll<HTMLElement>('.laid[data-inspect]')];
  return {
    goals: () => [...laid.filter(({ dataset }) => targets.includes(dataset['inspect'] ?? '')), ...(pile ? [pile] : [])],
    drop(below) {
      if (pile?.contains(below)) return choice.carryOut(begun);
      const target = below.closest<HTMLElement>('.laid[data-inspect]')?.dataset['inspect'];
      if (target === undefined || target === card) return null;
      if (targets.length > 0) return choice.carryOut({ ...begun, targets: [target] });
      // A card without a possible use is explained, wherever it is dropped.
      choice.reset();
      choice.touchRow(card, choice.me);
      return null;
    },
  };
}

function toDiscards(root: HTMLElement, choice: Choice, card: IszkenderunCard): Load {
  return toOne(choice, { kind: 'discard', card }, pileOf(root));
}

function toScorePile(root: HTMLElement, choice: Choice, card: IszkenderunCard): Load {
  return toOne(choice, { kind: 'bank', card }, root.querySelector(`[data-spot="seat-${choice.me}"]`));
}

/** Drags to the only possible place. */
function toOne(choice: Choice, draft: Draft, place: Element | null): Load {
  return {
    goals: () => (place && choice.compatibleMoves(draft).length > 0 ? [place] : []),
    drop: (below) => (place?.contains(below) ? choice.carryOut(draft) : null),
  };
}

function pileOf(root: HTMLElement): Element | null {
  return root.querySelector('[data-spot="discards"]')?.closest('button') ?? null;
}
