// Announcements for screen readers: in order, together, and nothing twice.

import { expect, test } from 'vitest';
import { settled } from '../../testing/play';
import { speak } from '../messages/index.svelte';
import { LogAnnouncer } from './log-announcer';
import { voice } from './announcements.svelte';

/** Returns the announcements made during `happens`. */
async function heard(happens: () => void): Promise<string[]> {
  await settled();
  const last = voice.said.at(-1)?.key ?? 0;
  happens();
  await settled();
  return voice.said.filter(({ key }) => key > last).map(({ text }) => text);
}

/** Attaches a question; the returned function detaches it. */
function ask(question: string | null): () => void {
  const end = voice.asks(question)(document.body);
  return typeof end === 'function' ? end : () => undefined;
}

test('of one change, what happened comes first, then how it stands, then what is asked', async () => {
  let end = (): void => undefined;
  expect(
    await heard(() => {
      end = ask('Mit húzol?');
      voice.add('Te jössz.');
      voice.say('Borka húzott.');
    }),
  ).toEqual(['Borka húzott.', 'Te jössz.', 'Mit húzol?']);
  end();
});

test('a question is put once, and anew when something has happened', async () => {
  let end = (): void => undefined;
  await heard(() => (end = ask('Mit húzol?')));
  expect(await heard(() => { voice.say('Ez most nem megy.'); })).toEqual(['Ez most nem megy.']);
  expect(await heard(() => { voice.tell(['Borka passzolt.']); })).toEqual(['Borka passzolt.', 'Mit húzol?']);
  expect(await heard(() => { voice.tell([]); })).toEqual([]);
  end();
  expect(await heard(() => { voice.tell(['Luca passzolt.']); })).toEqual(['Luca passzolt.']);
});

test('no question is none', async () => {
  expect(await heard(() => { ask(null); ask(''); })).toEqual([]);
});

test('what is drawn is put in words, and joiners aren’t read', async () => {
  await speak('hu');
  expect(await heard(() => { voice.say('3 → 5', 'egy\u2060kettő', 'az ε² csillagot'); })).toEqual(['3, utána 5', 'egykettő', 'az ε 2 csillagot']);
});

test('said twice it is two, and only the latest stay', async () => {
  expect(await heard(() => { voice.say('Nem.', 'Nem.'); })).toEqual(['Nem.', 'Nem.']);
  for (let n = 0; n < 30; n += 1) await heard(() => { voice.say(String(n)); });
  expect(voice.said.length).toBeLessThan(20);
  expect(voice.said.at(-1)?.text).toBe('29');
});

const line = (text: string) => ({ seat: 0, text: [{ kind: 'text', text }] }) as unknown as Parameters<LogAnnouncer['follow']>[0][number];

test('a table tells what is new in its log, not what had happened when it was first seen', async () => {
  const teller = new LogAnnouncer();
  expect(await heard(() => { teller.follow([line('Régi.')], 1); })).toEqual([]);
  expect(await heard(() => { teller.follow([line('Régi.'), line('Új.'), line('Újabb.')], 3); })).toEqual(['Új.', 'Újabb.']);
});

test('what was taken back is told as that', async () => {
  const teller = new LogAnnouncer();
  teller.follow([line('Egy.'), line('Kettő.')], 2);
  expect(await heard(() => { teller.follow([line('Egy.')], 1); })).toEqual(['Visszavonva: Kettő.']);
});

test('the end of a game is told once', async () => {
  const teller = new LogAnnouncer();
  teller.follow([], 0);
  expect(await heard(() => { teller.follow([line('Feladta.')], 1, 'Nyertél!'); })).toEqual(['Feladta.', 'Nyertél!']);
  expect(await heard(() => { teller.follow([line('Feladta.')], 1, 'Nyertél!'); })).toEqual([]);
});

test('what was said together last is said again, as often as one asks', async () => {
  await heard(() => { voice.say('Borka húzott.'); });
  await heard(() => { voice.say('Luca passzolt.'); voice.add('Te jössz.'); });
  for (let times = 0; times < 2; times += 1) {
    expect(await heard(() => { voice.again(); })).toEqual(['Luca passzolt.', 'Te jössz.']);
  }
});

test('of what is new only what somebody wishes to hear is told, and what is asked is asked anew', async () => {
  const teller = new LogAnnouncer();
  teller.follow([], 0);
  let end = (): void => undefined;
  await heard(() => (end = ask('Teszel valamit?')));
  const brief = ({ text }: { text: unknown }) => JSON.stringify(text).includes('!');
  expect(await heard(() => { teller.follow([line('Passzolt.')], 1, null, brief); })).toEqual(['Teszel valamit?']);
  expect(await heard(() => { teller.follow([line('Passzolt.'), line('Ütött!'), line('Passzolt.')], 3, null, brief); })).toEqual(['Ütött!', 'Teszel valamit?']);
  expect(await heard(() => { teller.follow([line('Passzolt.'), line('Ütött!'), line('Passzolt.')], 3, null, brief); })).toEqual([]);
  end();
});
