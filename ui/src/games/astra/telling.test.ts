// Texts beside an open card: gains, what is left, each star's description, and the prompt.

import { beforeAll, describe, expect, test } from 'vitest';
import type { AstraMove } from '../../bindings';
import { hintOf, noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { Choice } from './choice.svelte';
import { gains, leaves } from './gains';
import { prompt } from './prompt';
import { sayStarAt } from './say-star';
import './words';

beforeAll(withCards);

function opened(at: number, place: 'air' | 'fire' | 'earth', hint?: AstraMove) {
  const play = new Seated('astra', at);
  const choice = new Choice(play, hint ? hintOf(play, { game: 'astra', move: hint }) : noHint(play));
  choice.touchPlace(place);
  const chart = choice.chartAt(place);
  if (!chart) throw new Error(`no card at ${place}`);
  return { play, choice, chart, place };
}

const lines = (told: ReturnType<typeof gains>) => told.map(({ strong, text, rule }) => [plain([strong, text].filter((part) => part !== undefined).join(': ')), rule ?? null]);

describe('what one gains', () => {
  test('nothing is told of before a star is marked', () => {
    const { choice, chart } = opened(0, 'air');
    expect(lines(gains(choice, chart))).toEqual([['Jelölj csillagot: itt látod, mit kapsz érte.', null]]);
  });

  test('is stars, and what more could be had of a Grand Star for so much more', () => {
    const { choice, chart } = opened(0, 'air');
    choice.drawing.touch(1);
    // Star 0 is the Altar's Grand Star: one more stardust.
    const told = lines(gains(choice, chart));
    expect(told[0]).toEqual(['1 csillagot: két csillagonként 1 pont, ha valaki felfedezi a lapot', 'AS-8.2']);
    expect(told[1]?.[0]).toMatch(/^még 1 csillagporért .+: bölcsesség \+1$/);
    expect(told[1]?.[1]).toBe('AS-3.4');
  });

  test('is wisdom with a Grand Star, as far as the engine tells', () => {
    const { choice, chart } = opened(0, 'air');
    choice.drawing.touch(0);
    expect(lines(gains(choice, chart)).at(-1)?.[0]).toMatch(/^bölcsesség \+1: /);
    choice.forecast = [{ seat: 0, rule: 'AS-3.4', before: 2, after: 3 }];
    expect(lines(gains(choice, chart)).at(-1)).toEqual(['Bölcsesség 2 → 3', 'AS-3.4']);
  });

  test('is the whole card where every star is marked then', () => {
    const { choice, chart } = opened(0, 'air');
    choice.drawing.touch(2);
    expect(choice.drawing.path).toHaveLength(7);
    expect(lines(gains(choice, chart))[0]).toEqual(['a lapot: felfedezed, és aktívan 1 pontot ér', 'AS-5.1']);
  });

  test('of the dream pen is a star that is nobody’s', () => {
    const play = new Seated('astra', 4);
    const choice = new Choice(play, noHint(play));
    const chart = choice.chartAt('air');
    if (chart) expect(lines(gains(choice, chart))).toEqual([['Álomcsillag: senkié, de számít az adományoknál.', null]]);
    choice.drawing.touch(3);
    if (chart) expect(lines(gains(choice, chart))[0]?.[1]).toBe('AS-6.1');
  });
});

describe('what one leaves', () => {
  test('is the other stars, the Grand Star among them, and the faces that bring Auptolemy', () => {
    const { choice, chart, place } = opened(0, 'air');
    choice.drawing.touch(1);
    // The library shows two Air cards, and the Altar lies at Air: 1 to 4.
    const told = lines(leaves(choice, chart, place));
    expect(told[0]?.[0]).toMatch(/^6 csillagot: köztük: /);
    expect(told.at(-1)).toEqual(['Auptolemy akkor jöhet ide, ha ezt dobja: 1–4.', 'AS-7.5']);
  });

  test('is nothing of a card that is complete', () => {
    const { choice, chart, place } = opened(0, 'air');
    choice.drawing.touch(2);
    expect(lines(leaves(choice, chart, place))).toEqual([['Semmit: a lap kész.', null]]);
    const its = { ...chart, marks: { yours: [], its: [1, 0, 6, 5, 4, 3, 2], dream: [] } };
    expect(lines(leaves(choice, its, place)).at(-1)).toEqual(['Auptolemy 3 pontot kap adományként.', 'AS-7.11']);
  });
});

describe('a star is said', () => {
  test('with its mark, its price and what is left then, and its neighbours', () => {
    const { choice, chart } = opened(0, 'fire');
    expect(plain(sayStarAt(choice, chart, 3))).toMatch(/kezdőcsillag, jelöletlen\. Elérhető: összesen 1 csillagpor, marad 7\. Szomszédai: .+, .+, .+\.$/);
    expect(plain(sayStarAt(choice, chart, 2))).toMatch(/Nagy Csillag, jelöletlen\. 2 lépésre: összesen 2 csillagpor, marad 6\./);
    choice.drawing.touch(2);
    expect(plain(sayStarAt(choice, chart, 2))).toMatch(/az út 2\. csillaga\. Szomszédai/);
    expect(plain(sayStarAt(choice, chart, 6))).toContain('Most nem érhető el.');
  });

  test('with the pen that has marked it', () => {
    const play = new Seated('astra', 4);
    const choice = new Choice(play, noHint(play));
    const chart = choice.chartAt('air');
    if (!chart) throw new Error('no card');
    expect([plain(sayStarAt(choice, chart, 1)).includes('te jelölted'), plain(sayStarAt(choice, chart, 0)).includes('Elérhető, ingyen.')]).toEqual([true, true]);
  });

  test('and whether a hint points at it', () => {
    const { choice, chart } = opened(0, 'fire', { kind: 'observe', place: 'fire', path: [3, 6] });
    expect([3, 6, 2].map((star) => sayStarAt(choice, chart, star).endsWith('Erre mutat a tipp.'))).toEqual([true, true, false]);
  });
});

describe('what is asked', () => {
  const asked = (at: number, then: (choice: Choice) => void = () => undefined, still = false) => {
    const play = new Seated('astra', at);
    const choice = new Choice(play, noHint(play));
    then(choice);
    return plain(prompt(choice, play.snapshot, still));
  };

  test('goes along with what is drawn', () => {
    expect(asked(0)).toBe('Nyiss meg egy csillagképet, vagy pihenj!');
    expect(asked(0, (choice) => { choice.touchPlace('fire'); })).toMatch(/a csillagokat, vagy húzz vonalat!$/);
    const drawn = (stars: number[]) => asked(0, (choice) => {
      choice.touchPlace('fire');
      for (const star of stars) choice.drawing.touch(star);
    });
    expect([drawn([3]), drawn([6])]).toEqual(['Folytasd, vagy jelölj eddig!', 'Innen nem vezet tovább út.']);
  });

  test('is of a telescope, a boon, a dream, and of the end', () => {
    expect(asked(24)).toBe('Távcsővel még egy megfigyelés?');
    expect(asked(10)).toBe('Melyik adományt választod?');
    expect(asked(4)).toBe('Álomfázis: melyik csillagot jelölje az álomtoll? Kos.');
    expect(asked(34)).toBe('Vége a játéknak.');
  });

  test('is what an ability does, once one is chosen', () => {
    expect(asked(11, (choice) => { choice.touchCard('ari'); })).toBe('Ebben a körödben egyszer átugorhatsz egy megjelölt csillagot.');
  });

  test('is nobody’s turn at a table that stands still', () => {
    const play = new Seated('astra', 0);
    play.now({ moves: [] });
    const choice = new Choice(play, noHint(play));
    expect([prompt(choice, play.snapshot, true), plain(prompt(choice, play.snapshot, false)).includes('Auptolemy')]).toEqual(['', true]);
  });
});
