// Descriptions of sky cards: stars, marks, and the die faces that bring Auptolemy.

import { beforeAll, describe, expect, test } from 'vitest';
import type { AstraView } from '../../bindings';
import { Seated, withCards } from '../../../testing/playing.svelte';
import { ownState } from '../../app/own-game';
import { dreamOf, entries, keyOf, newCard } from './pad';
import { figure, joined, penOf, unmarkedOf, withMarks } from './sky';
import { dice, mostStars, sayFaces, shelved } from './auptolemy-preview';

beforeAll(withCards);
const view = (): AstraView => ownState('astra', new Seated('astra').snapshot).view;

describe('a figure', () => {
  test('its stars are joined as its card shows it', () => {
    // The Lyre: star 0 is joined to 1, 2, 3 and 4.
    expect(joined('lyr', 0)).toEqual([1, 2, 3, 4]);
    expect(joined('lyr', 5)).toEqual([3, 4]);
  });

  test('its stars lie within a box of a hundred', () => {
    for (const { x, y } of figure('uma').stars) expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true);
  });

  test('a star has the pen that marked it, and what no pen marked is left', () => {
    const marks = withMarks(withMarks({ yours: [], its: [3], dream: [] }, 'yours', [0, 1]), 'dream', [2]);
    expect([penOf(marks, 0), penOf(marks, 3), penOf(marks, 2), penOf(marks, 4)]).toEqual(['yours', 'its', 'dream', null]);
    expect(unmarkedOf('sge', marks)).toEqual([4]);
  });
});

describe('Auptolemy’s next card', () => {
  test('each shelf’s faces of the die go to the card of its element', () => {
    const now = view();
    const elements = { left: 'sge', right: 'ari', deckTop: 'cas' };
    const faces = dice({ ...now, automaton: { ...now.automaton, ...elements, stardust: 3, deck: 4 } });
    expect(faces).toEqual({ air: [1, 2], fire: [3, 4], earth: [5, 6] });
  });

  test('the element that doesn’t lie there goes to the card with the fewest stars left, if that is one', () => {
    const now = view();
    const display = [{ card: 'sge', marks: { yours: [], its: [], dream: [] } }, { card: 'uma', marks: { yours: [], its: [], dream: [] } }, null];
    const faces = dice({ ...now, display, automaton: { ...now.automaton, left: 'del', right: null, deckTop: null, stardust: 3, deck: 4 } });
    expect(faces).toEqual({ air: [1, 2], fire: [], earth: [] });
    const equal = [{ card: 'lyr', marks: { yours: [], its: [], dream: [] } }, { card: 'ari', marks: { yours: [], its: [], dream: [] } }, null];
    expect(dice({ ...now, display: equal, automaton: { ...now.automaton, left: 'del', right: null, deckTop: null, stardust: 3, deck: 4 } })).toEqual({ air: [], fire: [], earth: [] });
  });

  test('without stardust, or with its library used up, it comes to none', () => {
    const now = view();
    for (const spent of [{ stardust: 0 }, { deck: 0 }]) {
      expect(dice({ ...now, automaton: { ...now.automaton, left: 'sge', right: 'ari', stardust: 3, deck: 4, ...spent } })).toEqual({ air: [], fire: [], earth: [] });
    }
  });

  test('a library card lets it mark as many stars as its leftmost boon gives points', () => {
    expect([mostStars('sge'), mostStars('uma')]).toEqual([2, 6]);
    expect(shelved({ ...view(), automaton: { ...view().automaton, right: 'ari' } }, 'right')).toBe('ari');
  });

  test('faces in a row are said as from and to', () => {
    expect(sayFaces([1, 2, 3, 4]).replaceAll('\u2060', '')).toBe('1–4');
    expect(sayFaces([1, 2, 5, 6]).replaceAll('\u2060', '')).toBe('1–2, 5–6');
    expect(sayFaces([3])).toBe('3');
  });
});

describe('the pad', () => {
  const sheet = (setup: object) => ({ setup: { countedStars: 'discovered', modifications: [], ...setup } }) as never;
  const keys = (setup: object) => entries(sheet(setup)).map(keyOf);

  test('asks what the options ask', () => {
    expect(keys({})).toEqual(['amount you vp', 'amount you pouch', 'amount you wisdom', 'amount you stardust', 'amount you telescopes', 'final you', 'amount auptolemy vp', 'amount auptolemy telescopes']);
    expect(keys({ countedStars: 'undiscovered', conduct: 'grandFirst' })).toEqual(expect.arrayContaining(['amount you undiscovered', 'amount auptolemy undiscovered']));
    expect(keys({ countedStars: 'undiscovered', conduct: 'nearestFirst' })).not.toContain('amount auptolemy undiscovered');
    expect(keys({ modifications: ['noTelescopes'] })).not.toContain('amount auptolemy telescopes');
    expect(keys({ modifications: ['finalCard'] }).at(-1)).toBe('final auptolemy');
  });

  test('stars that neither pen has are the dream pen’s', () => {
    expect(dreamOf({ ...newCard('ari'), yours: 2, its: 1 })).toBe(3);
    expect(dreamOf({ ...newCard('ari'), yours: 5, its: 4 })).toBe(0);
  });
});
