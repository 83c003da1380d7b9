// The real app, in its own web view, played through WebDriver under a virtual display.

import { once } from 'node:events';
import { chmodSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { remote } from 'webdriverio';
import { openBus } from './bus.js';
import { openDisplay } from './display.js';
import { app, scratchDirectory, screenshotFile, tauriDriver, webkitDriver } from './places.js';
import { descendantsRunning, freePort, start, stop, until, waitsFor } from './processes.js';

/**
 * An app that can be closed, killed and opened again over the same data.
 *
 *     const app = await RealApp.open();
 *     await app.page.$('button=Új asztal').click();   // `page` is a webdriverio session
 *     await app.kill();                               // SIGKILL, as a crash or a phone would
 *     await app.reopen();
 *     await app.close();
 */
export class RealApp {
  #display;
  #bus;
  #driver;
  #environment;
  #args = [];
  /** What `beside` has opened. */
  beside;
  /** The webdriverio session; a new one after `reopen`. */
  page;

  /**
   * `data` is the app's data directory; a fresh one unless given. With `home` the app finds its data itself, below that
   * home directory. `args` are the command line arguments. What `beside` opens in the app's environment is started
   * before the app, and closed after it.
   */
  static async open({ data = scratchDirectory('data'), home: personal, size, beside, args = [] } = {}) {
    const self = new RealApp();
    self.#args = args;
    self.#display = await openDisplay(size);
    const home = scratchDirectory('home');
    chmodSync(home, 0o700);
    self.#environment = {
      ...(personal
        ? { HOME: personal, XDG_DATA_HOME: join(personal, '.local/share') }
        : { ASZTALTARS_DATA: data, XDG_DATA_HOME: home }),
      DISPLAY: self.#display.name,
      XDG_CACHE_HOME: home,
      XDG_RUNTIME_DIR: home,
      // Only the virtual display, even if there is a Wayland session.
      GDK_BACKEND: 'x11',
    };
    self.#bus = await openBus(self.#environment);
    self.#environment.DBUS_SESSION_BUS_ADDRESS = self.#bus.address;
    try {
      self.beside = await beside?.(self.#environment);
      await self.reopen();
    } catch (error) {
      await self.close();
      throw error;
    }
    return self;
  }

  /**
   * Opens the app over its previous data; returns once the first screen is shown. If the driver fails to start the app,
   * it is asked `again`, once.
   */
  async reopen({ again = true } = {}) {
    const [port, nativePort] = [await freePort(), await freePort()];
    this.#driver = start(
      tauriDriver,
      ['--port', port, '--native-port', nativePort, '--native-driver', webkitDriver].map(String),
      { env: this.#environment },
    );
    await until(() => this.#answers(port), 'tauri-driver');
    try {
      this.page = await remote({
        hostname: '127.0.0.1',
        port,
        logLevel: 'silent',
        connectionRetryCount: 0,
        capabilities: {
          browserName: 'wry',
          'tauri:options': { application: app, args: this.#args },
          'wdio:enforceWebDriverClassic': true,
        },
      });
    } catch (error) {
      const started = descendantsRunning(this.#driver.pid, realpathSync(app)).map(waitsFor);
      await stop(this.#driver, 'SIGKILL');
      // Only a driver that hasn't even started the app is asked again, not an app that doesn't answer.
      if (started.length > 0 || !again) throw new Error(`no session: ${started.join('; ')}`, { cause: error });
      console.error(`The driver never began the app, and is asked once more: ${error.message}`);
      await this.reopen({ again: false });
      return;
    }
    await until(() => this.isShown(), 'the window to be shown');
  }

  /** Starts the app a second time while it is open; returns the second one's exit code and its standard error. */
  async startAgain(args, { cwd } = {}) {
    const second = start(app, args, { cwd, env: this.#environment });
    const [code] = await once(second, 'exit');
    return { code, complaints: second.complaints };
  }

  async #answers(port) {
    if (this.#driver.failure) throw this.#driver.failure;
    try {
      return (await fetch(`http://127.0.0.1:${port}/status`)).ok;
    } catch {
      return false;
    }
  }

  /** Returns the app's standard error since it was last opened. */
  get complaints() {
    return this.#driver.complaints;
  }

  /** Returns whether the window is visible (the app shows it once its first screen is ready). */
  isShown() {
    return this.page.execute(() => document.visibilityState === 'visible');
  }

  /** Calls a command of the app as its UI does; a typed refusal is thrown unchanged. */
  async invoke(command, args = {}) {
    const answer = await this.page.executeAsync(
      (command, args, done) => {
        window.__TAURI_INTERNALS__.invoke(command, args).then(
          (value) => done({ value }),
          (refused) => done({ refused }),
        );
      },
      command,
      args,
    );
    if ('refused' in answer) throw answer.refused;
    return answer.value;
  }

  /** Opens a page of the app from scratch, as after a start. */
  async visit(hash) {
    await this.page.execute((hash) => {
      document.documentElement.dataset.old = '';
      window.location.hash = hash;
      window.location.reload();
    }, hash);
    // The old page still takes clicks for a moment.
    const isNew = () => this.page.execute(() => !('old' in document.documentElement.dataset));
    await until(() => isNew().catch(() => false), 'the new page');
    await this.page.$('[data-page-title]').waitForExist();
  }

  /** Sets the inner size of the window. */
  async resize(width, height) {
    await this.page.setWindowRect(0, 0, width, height);
  }

  /** Saves a screenshot of the window's content in target/screenshots. */
  async screenshot(name) {
    // Text is invisible while its font is loading.
    await this.page.executeAsync((done) => document.fonts.ready.then(() => done()));
    // The driver waits for the next frame, and a page at rest produces none.
    await this.page.execute(() => {
      document.body.animate([{ opacity: 1 }, { opacity: 0.999 }], { duration: 2000 });
    });
    await this.page.saveScreenshot(screenshotFile(name));
  }

  /** Kills the app at once, as a crash or a phone's memory manager would. */
  async kill() {
    const processes = descendantsRunning(this.#driver.pid, realpathSync(app));
    if (processes.length === 0) throw new Error('there is no app to kill');
    for (const pid of processes) process.kill(pid, 'SIGKILL');
    // The session has ended with it, so its driver is useless.
    await stop(this.#driver, 'SIGKILL');
  }

  /** Closes the window as a person would. */
  async quit() {
    await this.page.deleteSession();
    await stop(this.#driver);
  }

  /** Ends everything, whatever state it is in. */
  async close() {
    if (this.#driver) await stop(this.#driver);
    await this.beside?.close();
    await this.#bus.close();
    await this.#display.close();
  }
}
