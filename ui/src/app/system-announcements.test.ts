// Announcements through the system, where screen readers ignore live regions.

import { mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, expect, test, vi } from 'vitest';
import { isUnheard, nameOf, titleOf } from './system-announcements';

const ORCA = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  document.body.replaceChildren();
});

test('only WebKitGTK’s live regions aren’t heard', () => {
  expect(isUnheard('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15')).toBe(true);
  for (const heard of [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
  ]) expect(isUnheard(heard), heard).toBe(false);
});

test('a heading is said without the number of its rule', () => {
  const heading = document.createElement('h2');
  heading.innerHTML = 'You\u00a0won! <button type="button">MO-7.2</button>';
  expect(titleOf(heading)).toBe('You won!');
  expect(heading.textContent).toContain('MO-7.2');
});

test('a thing is called by its label, else by its words without those for the eye', () => {
  document.body.innerHTML = '<button id="a" aria-label="Tipp"><span>💡</span></button><button id="b">Passz <span aria-hidden="true">→</span></button>';
  expect([...document.querySelectorAll('button')].map(nameOf)).toEqual(['Tipp', 'Passz']);
});

/** Returns what is announced when the focus moves through these elements, with Orca reading the window. */
async function saidOn(...way: string[]): Promise<string[]> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ORCA);
  const said: string[] = [];
  mockIPC((cmd, args) => {
    if (cmd === 'say_aloud') said.push((args as { text: string }).text);
    return null;
  });
  const { sayFocus } = await import('./system-announcements');
  document.body.innerHTML = '<button id="card">sárga 2-es</button><button id="close">Bezárás</button><h2 id="title" tabindex="-1">Billentyűk</h2>';
  const stop = sayFocus();
  for (const id of way) document.getElementById(id)?.focus();
  stop();
  return said;
}

test('back from a sheet’s heading, what one was at is said: Orca thinks the focus never left it', async () => {
  expect(await saidOn('card', 'title', 'card')).toEqual(['Billentyűk', 'sárga 2-es']);
});

test('from anything else Orca says by itself where the focus comes to', async () => {
  expect(await saidOn('card', 'title', 'close', 'card')).toEqual(['Billentyűk']);
  expect(await saidOn('card', 'close', 'card')).toEqual([]);
});
