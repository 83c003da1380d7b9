// The browser that stands for a phone's web view.

import { chromium } from './places.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // /dev/shm is small in a container, and a page that fills it dies.
  '--disable-dev-shm-usage',
];

/** How a browser is started whose pages are asked for in this language. */
export function browserOptions(locale) {
  // Playwright's own way of telling the language may reach a page late.
  return { executablePath: chromium, headless: true, args: [...FLAGS, `--accept-lang=${locale}`] };
}
