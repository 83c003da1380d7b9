// Moves recommended by a hint are also described to screen readers.

import { fireEvent, getByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { GameMove, HintView } from '../bindings';
import { settled, sitDown, until } from '../../testing/play';
import { recordedGame } from '../../testing/recording';
import { GAME_UIS } from '../games';

/** Returns the descriptions of everything marked by a hint; a free place has none. */
function heard(): string[] {
  const marks = [...document.querySelectorAll('.table .mark > .badge')].flatMap(({ parentElement }) => parentElement ?? []);
  return marks.flatMap((mark) => {
    const pointed = mark.closest('button, [role="button"], [role="gridcell"]');
    if (pointed === null) return [];
    const label = pointed.getAttribute('aria-label');
    if (label !== null) return label;
    const copy = pointed.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent ?? '';
  });
}

/** Returns the snapshots in which each kind of move is possible for the first time, with such a move. */
function firsts(game: string): { at: number; move: GameMove }[] {
  const kinds = new Set<string>();
  return recordedGame(game).pictures.flatMap(({ state: { moves } }, at) =>
    moves.flatMap((move) => {
      if (kinds.has(move.kind)) return [];
      kinds.add(move.kind);
      return [{ at, move: { game, move } as GameMove }];
    }),
  );
}

test.each(Object.keys(GAME_UIS))('%s: what a hint points at says so, whatever kind of move it is', async (game) => {
  let pointed = 0;
  for (const { at, move } of firsts(game)) {
    const view: HintView = { moves: [{ move, text: 'ezt', prospect: null, why: null, expected: null, line: [] }] };
    await sitDown(game, {
      at,
      prepare: (house) => {
        house.on('table_hint', () => view);
      },
    });
    fireEvent.click(getByRole(document.body, 'button', { name: 'Tipp' }));
    const take = await until(() => document.querySelector<HTMLElement>('.tip .taken .button'), 'the offer');
    fireEvent.click(take);
    await until(() => document.querySelector('.tip .move:not(.soft)'), 'the hint');
    await settled();
    const all = heard();
    for (const said of all) expect(said, `${move.move.kind}: ${JSON.stringify(all)}`).toMatch(/Tipp/);
    pointed += all.length;
  }
  expect(pointed).toBeGreaterThan(0);
});
