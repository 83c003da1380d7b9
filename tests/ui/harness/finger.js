// A finger that stays down: what a tap can't do.

/** Holds a finger on the middle of an element for `ms`, then lifts it. */
export async function hold(phone, locator, ms = 650) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  const point = { x: x + width / 2, y: y + height / 2 };
  const devtools = await phone.page.context().newCDPSession(phone.page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await phone.page.waitForTimeout(ms);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
