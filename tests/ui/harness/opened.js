// One device for all the tests of a file, open from its beginning and closed at its end; `refused` tells what its
// commands refuse. Or one for a single story.

import assert from 'node:assert/strict';
import { after } from 'node:test';
import { DESKTOP, Phone } from './phone.js';
import { until } from './processes.js';
import { refusals, settings } from './table.js';

/** A phone in the hand, on which nothing waits and nothing flies. */
export async function openedPhone() {
  const { device: phone, refused } = await open();
  await settings(phone);
  return { phone, refused };
}

/**
 * A laptop before somebody who uses its keyboard, or listens, in English: `press` presses a key, after which the keyboard
 * must be somewhere on the page, and not on the page as such; Tab may lead past its last place.
 */
export async function openedDesktop() {
  const { device: desktop, refused } = await open({ device: DESKTOP, locale: 'en-GB' });
  const press = async (key) => {
    await desktop.page.keyboard.press(key);
    if (key.endsWith('Tab')) return;
    const somewhere = () => desktop.page.evaluate(() => document.activeElement !== document.body);
    await until(somewhere, `the keyboard somewhere after ${key}`);
  };
  return { desktop, refused, press };
}

/** The phone after the app was ended without a warning and started again. */
export async function restarted(phone) {
  const { data } = phone;
  await phone.kill();
  const { device, refused } = await open({ data });
  await device.start();
  return { phone: device, refused };
}

/** Opens a device for a story, in which nothing may go wrong but what is refused. */
export async function withPhone(options, story) {
  const phone = await Phone.open(options);
  try {
    await story(phone);
    assert.deepEqual(phone.faults.filter((fault) => !/status of 400/.test(fault)), []);
  } finally {
    await phone.close();
  }
}

const devices = [];
after(() => Promise.all(devices.map((device) => device.close())));

async function open(options) {
  const device = await Phone.open(options);
  devices.push(device);
  return { device, refused: refusals(device) };
}
