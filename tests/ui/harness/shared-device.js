// One device for all tests of a file, opened at its beginning and closed at its end; `refused` collects what its
// commands refuse. Or one device for a single test.

import assert from 'node:assert/strict';
import { after } from 'node:test';
import { DESKTOP, Phone } from './phone.js';
import { until } from './processes.js';
import { refusals, settings } from './table.js';

/** A phone, with no bot delay and no animations. */
export async function openedPhone() {
  const { device: phone, refused } = await open();
  await settings(phone);
  return { phone, refused };
}

/**
 * A laptop for keyboard or screen reader use, in English. `press` presses a key, after which the focus must be on an
 * element of the page; only Tab may lead past the last one.
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

/** Returns the phone after the app was killed and started again. */
export async function restarted(phone) {
  const { data } = phone;
  await phone.kill();
  const { device, refused } = await open({ data });
  await device.start();
  return { phone: device, refused };
}

/** Opens a device for a test, in which nothing may go wrong except refused commands. */
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
