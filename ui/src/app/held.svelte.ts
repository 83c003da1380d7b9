import { onMount } from 'svelte';
import type { TableSnapshot } from '../bindings';
import { dropOverlay, pushOverlay } from './overlays';

/**
 * What is held between two moves: a card that was chosen, a target that was aimed at. Back lets go of it before it
 * leaves the page. Called while a table is set up.
 */
function backLetsGo(held: () => boolean, letGo: () => void): void {
  $effect(() => {
    if (!held()) return;
    pushOverlay(letGo);
    return () => {
      dropOverlay(letGo);
    };
  });
}

/**
 * What is chosen at a table between two moves: Back takes away a hint, or lets go of the choice, before it leaves; a
 * page loaded anew takes the choice up again. Called while a table is set up, once its stage is.
 */
export function keepChoice<Held extends object>(
  snapshot: () => TableSnapshot,
  hint: { readonly open: boolean; close: () => boolean },
  choice: { readonly held: Held | null; reset: () => void; takeUp: (held: Held) => void },
): void {
  // Before it is written down anew.
  onMount(() => {
    const before = heldBefore<Held>(snapshot());
    if (before) choice.takeUp(before);
  });
  backLetsGo(
    () => hint.open,
    () => hint.close(),
  );
  backLetsGo(
    () => choice.held !== null,
    () => {
      choice.reset();
      // At once: the page itself may be on its way out.
      keepHeld(snapshot(), null);
    },
  );
  $effect(() => {
    keepHeld(snapshot(), choice.held);
  });
}

const KEPT = 'held';

/** So that a page loaded anew still holds it. Nothing here is a move: that is kept as soon as it is made. */
function keepHeld(snapshot: TableSnapshot, what: object | null): void {
  // A scene of the book begins anew itself.
  if (snapshot.id === '') return;
  if (what === null) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, JSON.stringify({ where: whereabouts(snapshot), what }));
}

/** What was held at this table when it last stood like this; the table itself must see whether it can still be. */
function heldBefore<Held>(snapshot: TableSnapshot): Held | null {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as { where: string; what: Held } | null;
  return snapshot.id !== '' && kept?.where === whereabouts(snapshot) ? kept.what : null;
}

function whereabouts({ id, plies }: TableSnapshot): string {
  return `${id}/${plies}`;
}
