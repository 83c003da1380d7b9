// Things that are carried from one place to another, with a finger or a mouse.

import { Fingers, middle } from './fingers.js';

/** Carries one thing onto another with a finger; `look` is called before it is let go of. */
export async function carry(phone, from, to, look = () => undefined) {
  const fingers = await Fingers.of(phone);
  const [x, y] = await middle(from);
  await fingers.down([x, y]);
  // Upwards at first: sideways some hands scroll.
  await fingers.move([x, y - 30]);
  await fingers.move(await middle(to));
  await look();
  await fingers.up();
}

/** The same with a mouse, and still pressed. */
export async function drag({ page }, from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  // Once it is taken up, what may move about it does.
  const [x, y] = await middle(from);
  await page.mouse.move(x + 4, y - 8, { steps: 3 });
  await page.mouse.move(...(await middle(to)), { steps: 5 });
}

/** … and let go of. */
export async function dragTo(phone, from, to) {
  await drag(phone, from, to);
  await phone.page.mouse.up();
}

/** Nothing is in a hand, and nothing lit for it. */
export async function nothingCarried({ page }) {
  await page.waitForFunction(() => document.querySelector('.in-hand, [data-carried], [data-goal], [data-carrying]') === null);
}
