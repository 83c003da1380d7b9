// Sounds: off by default, then few, short and quiet. The page's audio is a mock that records its calls.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { lay, myTurn, settings, visit } from '../harness/table.js';

/** Runs in the page, before its scripts: replaces audio by a mock that counts. */
function listen() {
  const heard = { made: 0, closed: 0, tones: [] };
  window.heard = heard;
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    exponentialRampToValueAtTime(value) {
      this.most = Math.max(this.most ?? 0, value);
    },
  });
  class Node {
    gain = param();
    frequency = param();
    Q = param();
    connect(next) {
      this.next = next;
    }
    disconnect() {}
    addEventListener() {}
    start(at) {
      this.begun = at;
    }
    stop(at) {
      let node = this.next;
      while (node.gain.most === undefined) node = node.next;
      heard.tones.push({ at: this.begun, length: at - this.begun, level: node.gain.most, asked: performance.now() });
    }
  }
  window.AudioContext = class {
    state = 'suspended';
    sampleRate = 8000;
    destination = new Node();
    constructor() {
      heard.made += 1;
    }
    get currentTime() {
      return performance.now() / 1000;
    }
    async resume() {
      this.state = 'running';
    }
    async suspend() {
      this.state = 'suspended';
    }
    async close() {
      heard.closed += 1;
    }
    createGain = () => new Node();
    createOscillator = () => new Node();
    createBiquadFilter = () => new Node();
    createBufferSource = () => new Node();
    createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
  };
}

async function withPhone(story) {
  const phone = await Phone.open();
  const loaded = [];
  phone.page.on('request', (request) => loaded.push(request.url()));
  try {
    await phone.page.addInitScript(listen);
    await story(phone, () => loaded.filter((url) => /synth|sounds-/.test(url)));
    assert.deepEqual(phone.faults.filter((fault) => !/status of 400/.test(fault)), []);
  } finally {
    await phone.close();
  }
}

const heard = (phone) => phone.page.evaluate(() => window.heard);

/** Opens a table at which the person is to decide, and draws a card with a touch. */
async function draw(phone) {
  const id = await lay(phone, { bots: 3, level: 'beginner', seed: '12' });
  await visit(phone, `#/table/${id}`);
  await myTurn(phone, id);
  await phone.page.getByRole('button', { name: 'Húzás', exact: true }).tap();
  await phone.page.getByRole('button', { name: 'Pakli', exact: true }).tap();
  await phone.page.waitForSelector('.hand .gap');
}

test('while they are off nothing is loaded and nothing made', () =>
  withPhone(async (phone, loaded) => {
    await settings(phone);
    await draw(phone);
    await visit(phone, '#/settings');
    const sounds = phone.page.getByRole('switch', { name: 'Hangok' });
    assert.equal(await sounds.isChecked(), false, 'off on the first day');
    assert.equal(await phone.page.getByRole('button', { name: 'Meghallgatom' }).count(), 0);
    assert.deepEqual([(await heard(phone)).made, loaded()], [0, []]);
  }));

test('switched on they begin with a touch, are short, quiet and never two of a kind at once', () =>
  withPhone(async (phone) => {
    const { page } = phone;
    await settings(phone);
    await visit(phone, '#/settings');
    await page.getByText('Hangok', { exact: true }).tap();
    assert.equal((await heard(phone)).made, 0, 'nothing has been asked to sound yet');
    await page.getByRole('button', { name: 'Meghallgatom' }).tap();
    await until(async () => (await heard(phone)).tones.length > 10, 'the sample');
    const sample = await heard(phone);
    assert.equal(sample.made, 1);
    for (const { length, level } of sample.tones) assert.ok(length < 0.25 && level <= 0.4, `${length} s, ${level}`);
    // Repeated requests at once don't add up.
    for (let again = 0; again < 5; again += 1) await page.getByRole('button', { name: 'Meghallgatom' }).tap();
    assert.ok((await heard(phone)).tones.length <= 2 * sample.tones.length);

    // At a table: nothing before the first touch, then the sounds of what happens.
    await draw(phone);
    const { made, tones } = await until(async () => {
      const now = await heard(phone);
      return now.tones.length > 0 && now;
    }, 'a card to be heard');
    assert.equal(made, 1);
    const touch = await page.evaluate(() => performance.now());
    assert.ok(tones.every(({ asked }) => asked < touch));

    // The setting is saved, and switching it off stops sound at once.
    await visit(phone, '#/settings');
    const box = page.getByRole('switch', { name: 'Hangok' });
    assert.equal(await box.isChecked(), true);
    await page.getByRole('button', { name: 'Meghallgatom' }).tap();
    await until(async () => (await heard(phone)).made === 1, 'the sample');
    await page.getByText('Hangok', { exact: true }).tap();
    await until(async () => (await heard(phone)).closed === 1, 'the audio to be given back');
  }));

test('settings are found in their groups and kept', () =>
  withPhone(async (phone) => {
    const { page } = phone;
    await settings(phone);
    await visit(phone, '#/settings');
    const groups = await page.$$eval('main section:not([data-game]) > h2', (all) => all.map((one) => one.textContent));
    assert.deepEqual(groups, ['Nyelv és megjelenés', 'Játék', 'Lapok és tábla', 'Hang', 'Adatok', 'Az Asztaltársról']);
    const play = page.getByRole('region', { name: 'Játék' });
    await play.getByRole('radio', { name: 'Gyors' }).tap();
    await page.getByRole('radio', { name: 'Nagy' }).tap();
    await page.getByText('Koordináták', { exact: true }).tap();
    await page.getByRole('radio', { name: 'Sötét' }).tap();
    await until(async () => {
      const { settings } = await phone.invoke('start', { system: 'hu-HU' });
      return settings.theme === 'dark';
    }, 'the last change');
    await visit(phone, '#/settings');
    assert.equal(await page.getByRole('radio', { name: 'Nagy' }).isChecked(), true);
    assert.equal(await play.getByRole('radio', { name: 'Gyors' }).isChecked(), true);
    assert.equal(await page.getByRole('switch', { name: 'Koordináták' }).isChecked(), false);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  }));
