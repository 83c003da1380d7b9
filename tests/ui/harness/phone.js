// The UI in Chromium as a phone shows it: small, with touch input, over the app's real commands.

import { after } from 'node:test';
import { chromium as browserType } from 'playwright-core';
import { openBridge } from './bridge.js';
import { browserOptions, isUnseen, refusal, REFUSED } from './browser.js';
import { screenshotFile } from './places.js';

/** A phone in portrait, 390 × 844. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** The same phone in landscape. */
export const LYING_PHONE = { ...PHONE, viewport: { width: 844, height: 390 } };

/** A laptop's window. */
export const DESKTOP = { viewport: { width: 1180, height: 820 } };

/** The smallest sizes for a table in each direction, by name. */
export const DEVICES = {
  '360 × 640': { ...PHONE, viewport: { width: 360, height: 640 } },
  '390 × 844': PHONE,
  '844 × 390': LYING_PHONE,
  '1024 × 600': { viewport: { width: 1024, height: 600 } },
};

/**
 * Whether screenshots are taken: `run.js` asks for them if files are named. A run of everything would take hundreds.
 */
const PICTURES = process.env.ASZTALTARS_PICTURES !== undefined;

/**
 * The addresses of the browsers that `run.js` keeps open for all files, by language. A file that is run by itself
 * starts its own.
 */
const SHARED = JSON.parse(process.env.ASZTALTARS_BROWSERS ?? '{}');

/**
 * One browser per language for all devices of a file: each device is an isolated context. A browser that has crashed is
 * replaced.
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

/** Installs what Tauri puts before the app's scripts, connected to the bridge. */
function connect(REFUSED) {
  window.__TAURI_INTERNALS__ = {
    async invoke(cmd, args = {}) {
      // The last message of a page may arrive after the first one of the next page, so each message carries its page's
      // start time.
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
 * A browser connected to a bridge.
 *
 *     const phone = await Phone.open({ locale: 'hu-HU', colorScheme: 'dark' });
 *     await visit(phone, '#/');                                            // from table.js: opens the app at a page
 *     await phone.page.getByRole('button', { name: 'Új asztal' }).tap();   // a Playwright page
 *     await phone.close();
 *
 * Its page is blank until the app is first visited, so that settings and tables can be prepared without a start of the
 * app.
 *
 * `faults` holds what no test should ever see: uncaught errors, console errors and what the content-security policy
 * blocked. `strangers` holds requests to hosts other than the bridge: `close` fails if there was one.
 */
export class Phone {
  #context;
  #bridge;
  /** Whether the app has been opened in it. */
  started = false;
  /** Settings were changed by command, which the open page doesn't know. */
  stale = false;
  page;
  /** The system language, as a page sees it. */
  locale;
  faults = [];
  strangers = [];

  /**
   * `device` is PHONE or DESKTOP; the other options go to Playwright (`locale`, `colorScheme`, …). A browser that
   * crashes while it starts, for example for lack of memory, is started once more.
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
      // The browser can't resolve other hosts, so only failed requests have to be checked.
      self.#context.on('requestfailed', (request) => self.#note(request.url()));
      self.#context.on('page', (page) => page.on('websocket', (socket) => self.#note(socket.url())));
      self.page = await self.#context.newPage();
      self.page.on('pageerror', (error) => self.faults.push(String(error)));
      self.page.on('console', (message) => {
        const refused = refusal(message);
        // The browser reports every refusal as a failed request, without the command.
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
      // The current page is first left as by a link, so that a replayed game goes on.
      await this.page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
      // Then from a blank page: a changed hash alone loads nothing, and what closes with the page may still step back
      // in the history.
      await this.page.goto('about:blank');
    }
    // On a slow machine that step back comes only now and interrupts this navigation.
    const interrupted = (error) => /interrupted by another navigation/.test(String(error));
    await this.page.goto(`${this.#bridge.address}/${hash}`).catch((error) => {
      if (!interrupted(error)) throw error;
      return this.page.goto(`${this.#bridge.address}/${hash}`);
    });
    this.started = true;
    this.stale = false;
    // By then the app has told the house its language.
    await this.page.waitForSelector('main', { state: 'attached' });
  }

  /** Calls a command of the app as its UI does; a typed refusal is thrown unchanged. */
  invoke(command, args = {}) {
    return this.#bridge.invoke(command, args);
  }

  /** Saves a screenshot in target/screenshots, if screenshots are taken. */
  async screenshot(name) {
    if (!PICTURES) return;
    await this.page.screenshot({ path: screenshotFile(name) });
  }

  /** Returns the app's data directory. */
  get data() {
    return this.#bridge.data;
  }

  /** Kills the app, and closes the browser context. */
  async kill() {
    await this.#bridge.kill();
    await this.#context.close();
  }

  /** URLs that a page creates from its own data are not requests. */
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
