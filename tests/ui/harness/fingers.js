// Gestures beyond a tap: fingers that stay down, fingers that move, and several fingers.

/**
 * One or more fingers on the touch screen of a phone.
 *
 *     const fingers = await Fingers.of(phone);
 *     await fingers.down([100, 200]);          // one finger, or several
 *     await fingers.move([120, 200]);          // moves all of them, in six steps
 *     await fingers.up();
 */
export class Fingers {
  #devtools;
  #phone;
  #at = [];

  static async of(phone) {
    const self = new Fingers();
    self.#phone = phone;
    self.#devtools = await phone.page.context().newCDPSession(phone.page);
    return self;
  }

  async down(...places) {
    this.#at = places;
    await this.#send('touchStart', places);
  }

  async move(...places) {
    const steps = 6;
    const from = this.#at;
    for (let step = 1; step <= steps; step += 1) {
      const between = places.map((to, i) => to.map((end, axis) => from[i][axis] + ((end - from[i][axis]) * step) / steps));
      await this.#send('touchMove', between);
    }
    this.#at = places;
  }

  async up() {
    // Fingers that rest before they lift cause no fling.
    await this.#phone.page.waitForTimeout(100);
    await this.#send('touchEnd', []);
    // A browser takes a tap that comes too soon for the end of a fling.
    await this.#phone.page.waitForTimeout(600);
  }

  /** Touches and lifts one finger, at a time in seconds since 1970. */
  async touch(place, at) {
    await this.#send('touchStart', [place], at);
    await this.#send('touchEnd', [], at + 0.04);
  }

  /** Cancels the touch, as the system does for a gesture of its own. */
  async cancel() {
    await this.#send('touchCancel', []);
  }

  /** Without `timestamp`, the event happens now. */
  #send(type, places, timestamp) {
    const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
    return this.#devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  }
}

/** Returns the middle of an element, on the screen. */
export async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Holds a finger on the middle of an element for `ms`, then lifts it. */
export async function hold(phone, locator, ms = 650) {
  await locator.scrollIntoViewIfNeeded();
  const fingers = await Fingers.of(phone);
  await fingers.down(await middle(locator));
  await phone.page.waitForTimeout(ms);
  await fingers.up();
}

/**
 * Taps twice at the same place, as fast as a hand can. The events carry their own time stamps, so the taps are fast on
 * a slow machine too.
 */
export async function tapTwice(phone, locator, dx = 0) {
  const [x, y] = await middle(locator);
  const fingers = await Fingers.of(phone);
  const began = Date.now() / 1000;
  for (const after of [0, 0.09]) {
    await fingers.touch([x + dx, y], began + after);
    await phone.page.waitForTimeout(90);
  }
}
