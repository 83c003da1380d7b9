// The same UI in Chromium as a phone shows it: small, touched, over the app's real commands.

import { after } from 'node:test';
import { chromium as browserType } from 'playwright-core';
import { openBridge } from './bridge.js';
import { browserOptions, isUnseen, refusal, REFUSED } from './browser.js';
import { screenshotFile } from './places.js';

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

/** Where a table has least room in each direction, by what they are called. */
export const DEVICES = {
  '360 × 640': { ...PHONE, viewport: { width: 360, height: 640 } },
  '390 × 844': PHONE,
  '844 × 390': LYING_PHONE,
  '1024 × 600': { viewport: { width: 1024, height: 600 } },
};

/** Whether pictures are taken: `run.js` asks for them where files are named. A run of everything takes hundreds. */
const PICTURES = process.env.ASZTALTARS_PICTURES !== undefined;

/**
 * The browsers that `run.js` has open for all files, by language: addresses to connect to. A file that is run by itself
 * has its own.
 */
const SHARED = JSON.parse(process.env.ASZTALTARS_BROWSERS ?? '{}');

/**
 * One browser for all devices of a file that speak a language: each device is a context of its own, which knows nothing
 * of the others. A browser that has died is replaced.
 */
const browsers = new Map();
const opened = [];
after(() => Promise.all(opened.map((browser) => browser.close())));

async function browserSpeaking(locale) {
  if (!browsers.get(locale)?.isConnected()) {
    const shared = browsers.has(locale) ? undefined : SHARED[locale];
    const browser = shared ? await browserType.connect(shared) : await browserType.launch(browserOptions(locale));
    opened.push(browser);
    browsers.set(locale, browser);
  }
  return browsers.get(locale);
}

/** What Tauri puts before the app's scripts, here speaking to the bridge. */
function connect(REFUSED) {
  window.__TAURI_INTERNALS__ = {
    async invoke(cmd, args = {}) {
      // What a page says as it goes may come after what the next one says first: the younger is the one to believe.
      const page = performance.timeOrigin;
      const reply = await fetch('/ipc', { method: 'POST', body: JSON.stringify({ cmd, args, page }) });
      if (reply.status >= 500) throw new Error(await reply.text());
      const value = await reply.json();
      if (reply.ok) return value;
      console.debug(REFUSED, cmd, value.kind ?? 'malformed');
      throw value;
    },
  };
}

/**
 * A browser on a bridge.
 *
 *     const phone = await Phone.open({ locale: 'hu-HU', colorScheme: 'dark' });
 *     await visit(phone, '#/');                                            // from table.js: opens the app at a page
 *     await phone.page.getByRole('button', { name: 'Új asztal' }).tap();   // a Playwright page
 *     await phone.close();
 *
 * Its page is blank until the app is first visited, so that what must be there before (settings, tables) costs no start.
 *
 * `faults` holds what no test should ever see: uncaught errors, console errors and what the
 * content-security policy blocked. `strangers` holds requests to anybody but the bridge: closing a
 * phone that made one fails.
 */
export class Phone {
  #context;
  #bridge;
  /** Whether the app has been opened in it. */
  started = false;
  /** Whether settings have been changed behind the back of the page that is open. */
  stale = false;
  page;
  /** The language of the system, as a page is told. */
  locale;
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

  static async #start({ data, device = PHONE, locale = 'hu-HU', ...options }) {
    const self = new Phone();
    self.locale = locale;
    self.#bridge = await openBridge({ data });
    try {
      self.#context = await (await browserSpeaking(locale)).newContext({ locale, ...device, ...options });
      await self.#context.addInitScript(connect, REFUSED);
      // The browser finds nobody else's address: only what fails has to be looked at.
      self.#context.on('requestfailed', (request) => self.#note(request.url()));
      self.#context.on('page', (page) => page.on('websocket', (socket) => self.#note(socket.url())));
      self.page = await self.#context.newPage();
      self.page.on('pageerror', (error) => self.faults.push(String(error)));
      self.page.on('console', (message) => {
        const refused = refusal(message);
        // The browser calls every refusal a failed request, and doesn't say of what.
        if (refused && !isUnseen(refused)) self.faults.push(`${refused.cmd}: status of 400, ${refused.kind}`);
        if (message.type() === 'error' && !/status of 400/.test(message.text())) self.faults.push(message.text());
      });
    } catch (error) {
      await self.close();
      throw error;
    }
    return self;
  }

  /** Starts the app at this page, as if it hadn't been open. */
  async start(hash = '#/') {
    if (this.started) {
      // The page that is there is left first, as by a link: a game looked back at goes on.
      await this.page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
      // Then from a blank page: another hash alone loads nothing, and what closes as a page goes may still step back.
      await this.page.goto('about:blank');
    }
    // On a slow machine it steps back only now, and its navigation takes the place of this one.
    const interrupted = (error) => /interrupted by another navigation/.test(String(error));
    await this.page.goto(`${this.#bridge.address}/${hash}`).catch((error) => {
      if (!interrupted(error)) throw error;
      return this.page.goto(`${this.#bridge.address}/${hash}`);
    });
    this.started = true;
    this.stale = false;
    // The app has told the house which language it speaks.
    await this.page.waitForSelector('main', { state: 'attached' });
  }

  /** Calls a command of the app as its UI would; a typed refusal is thrown as it came. */
  invoke(command, args = {}) {
    return this.#bridge.invoke(command, args);
  }

  /** A picture of the screen, in target/screenshots; only where somebody runs the file to look at it. */
  async screenshot(name) {
    if (!PICTURES) return;
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
