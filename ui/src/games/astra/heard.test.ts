// Announcements while stars are drawn on an open card.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../testing/play';
import { noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { voice } from '../../app/announcements.svelte';
import { Choice } from './choice.svelte';
import Marking from './Marking.svelte';

beforeAll(withCards);
let end = (): void => undefined;
afterEach(() => { end(); });

function opened() {
  const play = new Seated('astra', 0);
  const choice = new Choice(play, noHint(play));
  choice.touchPlace('air');
  const chart = () => {
    const found = choice.chartAt('air');
    if (!found) throw new Error('no card');
    return found;
  };
  const marking = mount(Marking, {
    target: document.body,
    props: { choice, place: 'air', get chart() { return chart(); }, ask: '', aloud: true },
  });
  end = () => { void unmount(marking); };
  return { play, choice, chart };
}

async function heard(happens: () => void): Promise<string> {
  await settled();
  const last = voice.said.at(-1)?.key ?? 0;
  happens();
  flushSync();
  await settled();
  return voice.said.filter(({ key }) => key > last).map(({ text }) => text).join(' | ');
}

test('a star is said when it is drawn and when it is taken back', async () => {
  const { choice } = opened();
  expect(await heard(() => { choice.drawing.touch(1); })).toMatch(/1\. csillag/);
  expect(await heard(() => { choice.drawing.back(); })).toMatch(/visszavéve/);
});

test('a path that has been marked was not taken back', async () => {
  const { play, choice, chart } = opened();
  await heard(() => { choice.drawing.touch(1); });
  const said = await heard(() => {
    const { marks } = chart();
    const display = choice.view.display.map((one) => (one === chart() ? { ...one, marks: { ...marks, yours: [...marks.yours, ...choice.drawing.path] } } : one));
    play.now({ view: { display } });
    choice.reset();
  });
  expect(said).not.toMatch(/visszavéve/);
});
