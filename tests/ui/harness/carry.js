// Drag and drop, with a finger or a mouse.

import { Fingers, middle } from './fingers.js';

/** Drags one element onto another with a finger; `look` is called before the release. */
export async function carry(phone, from, to, look = () => undefined) {
  const fingers = await Fingers.of(phone);
  const [x, y] = await middle(from);
  await fingers.down([x, y]);
  // Upwards at first: some hands scroll sideways.
  await fingers.move([x, y - 30]);
  await fingers.move(await middle(to));
  await look();
  await fingers.up();
}

/** Drags with a mouse, without the release. */
export async function drag({ page }, from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  // Once the drag has begun, the surroundings may move.
  const [x, y] = await middle(from);
  await page.mouse.move(x + 4, y - 8, { steps: 3 });
  await page.mouse.move(...(await middle(to)), { steps: 5 });
}

/** Drags with a mouse and releases. */
export async function dragTo(phone, from, to) {
  await drag(phone, from, to);
  await phone.page.mouse.up();
}

/** Waits until nothing is dragged and no drop target is highlighted. */
export async function nothingCarried({ page }) {
  await page.waitForFunction(() => document.querySelector('.in-hand, [data-carried], [data-goal], [data-carrying]') === null);
}
