// Where live regions are heard by nobody, and the system has to say what they hold.

import { expect, test } from 'vitest';
import { isUnheard, titleOf } from './aloud';

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
