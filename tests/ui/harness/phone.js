// The same UI in Chromium as a phone shows it: small, touched, over the app's real commands.

import { after } from 'node:test';
import { chromium as browserType } from 'playwright-core';
import { openBridge } from './bridge.js';
import { chromium, screenshotFile } from './places.js';

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

/** A phone in the hand, 390 × 844. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** The same one lying on its side. */
export const LYING_PHONE = { ...PHONE, viewport: { width: 844, height: 390 } };

/** A laptop's window. */
export const DESKTOP = { viewport: { width: 1180, height: 820 } };

/**
 * One browser for all devices of a file that speak a language: each device is a context of its own, which knows nothing
 * of the others. A browser that has died is replaced.
 */
const browsers = new Map();
const launched = [];
after(() => Promise.all(launched.map((browser) => browser.close())));

async function browserSpeaking(locale) {
  if (!browsers.get(locale)?.isConnected()) {
    const browser = await browserType.launch({
      executablePath: chromium,
      headless: true,
      // Playwright's own way of telling the language may reach a page late.
      args: [...FLAGS, `--accept-lang=${locale}`],
    });
    launched.push(browser);
    browsers.set(locale, browser);
  }
  return browsers.get(locale);
}

/** What Tauri puts before the app's scripts, here speaking to the bridge. */
function connect() {
  window.__TAURI_INTERNALS__ = {
    async invoke(cmd, args = {}) {
      const reply = await fetch('/ipc', { method: 'POST', body: JSON.stringify({ cmd, args }) });
      if (reply.status >= 500) throw new Error(await reply.text());
      const value = await reply.json();
      if (!reply.ok) throw value;
      return value;
    },
  };
}

/**
 * A browser on a bridge.
 *
 *     const phone = await Phone.open({ locale: 'hu-HU', colorScheme: 'dark' });
 *     await phone.page.getByRole('button', { name: 'Új asztal' }).tap();   // a Playwright page
 *     await phone.close();
 *
 * `faults` holds what no test should ever see: uncaught errors, console errors and what the
 * content-security policy blocked. `strangers` holds requests to anybody but the bridge: closing a
 * phone that made one fails.
 */
export class Phone {
  #context;
  #bridge;
  page;
  faults = [];
  strangers = [];

  /**
   * `device` is PHONE or DESKTOP; the rest goes to Playwright (`locale`, `colorScheme`, …). A browser that dies while it
   * starts, as it may on a machine short of memory, tells nothing about the app: it is started once more.
   */
  static async open(options = {}) {
    try {
      return await Phone.#start(options);
    } catch (error) {
      if (!/crashed|has been closed/.test(String(error))) throw error;
      return Phone.#start(options);
    }
  }

  static async #start({ data, device = PHONE, path = '/', locale = 'hu-HU', ...options }) {
    const self = new Phone();
    self.#bridge = await openBridge({ data });
    try {
      self.#context = await (await browserSpeaking(locale)).newContext({ locale, ...device, ...options });
      await self.#context.addInitScript(connect);
      self.#context.on('request', (request) => self.#note(request.url()));
      self.#context.on('page', (page) => page.on('websocket', (socket) => self.#note(socket.url())));
      self.page = await self.#context.newPage();
      self.page.on('pageerror', (error) => self.faults.push(String(error)));
      self.page.on('console', (message) => {
        if (message.type() === 'error') self.faults.push(message.text());
      });
      await self.page.goto(self.#bridge.address + path);
      // The app has told the house which language it speaks.
      await self.page.waitForSelector('main', { state: 'attached' });
    } catch (error) {
      await self.close();
      throw error;
    }
    return self;
  }

  /** Calls a command of the app as its UI would; a typed refusal is thrown as it came. */
  async invoke(command, args = {}) {
    // Crosses over as one text: a long game's picture, taken over piece by piece, takes longer than the app to make it.
    const text = await this.page.evaluate(
      ([command, args]) =>
        window.__TAURI_INTERNALS__
          .invoke(command, args)
          .then(
            (value) => ({ value }),
            (refused) => ({ refused: refused instanceof Error ? String(refused) : refused }),
          )
          .then(JSON.stringify),
      [command, args],
    );
    const answer = JSON.parse(text);
    if ('refused' in answer) throw answer.refused;
    return answer.value;
  }

  /** A picture of the screen, in target/screenshots. */
  async screenshot(name) {
    await this.page.screenshot({ path: screenshotFile(name) });
  }

  /** Where the app keeps what it must not forget. */
  get data() {
    return this.#bridge.data;
  }

  /** Ends the app without a warning, and the browser with it. */
  async kill() {
    await this.#bridge.kill();
    await this.#context.close();
  }

  /** What a page makes of what it has already isn't a request. */
  #note(url) {
    const { origin, protocol } = new URL(url);
    if (origin !== this.#bridge.address && !['data:', 'blob:', 'about:'].includes(protocol)) this.strangers.push(url);
  }

  /** Ends everything, whatever state it is in. */
  async close() {
    await this.#context?.close();
    await this.#bridge.close();
    if (this.strangers.length > 0) throw new Error(`requests left the app: ${this.strangers.join(', ')}`);
  }
}
