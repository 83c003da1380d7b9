// A whole session in the real app, page after page, and then what a hostile page would try. Prints its observations as
// JSON. app/offline.test.js runs it; the argument `counted` means that packets are counted (harness/network.js).
// ASZTALTARS_APP is the app; if it is traced, ASZTALTARS_NOTES is the log file.

import { createSocket } from 'node:dgram';
import { statSync } from 'node:fs';
import { sent } from './harness/network.js';
import { play } from './harness/player.js';
import { until } from './harness/processes.js';
import { RealApp } from './harness/real-app.js';
import { decide, lay, myTurn } from './harness/table.js';

const SYSTEM = 'hu-HU';
/** Names under .example are reserved and never resolve. */
const ELSEWHERE = 'asztaltars.example';

const counted = process.argv.includes('counted');
const pages = [];
const app = await RealApp.open({ size: { width: 1280, height: 900 } });
try {
  const { settings, games } = await app.invoke('start', { system: SYSTEM });
  await app.invoke('settings_save', {
    settings: { ...settings, language: 'hu', botSpeed: 'instant', reducedMotion: 'on' },
    system: SYSTEM,
  });
  const open = async (hash) => {
    await app.visit(hash);
    pages.push(hash);
  };

  await open('#/');
  for (const { game, seats, automata } of games) {
    await open(`#/new/${game}`);
    const id = await lay(app, { game, bots: Math.min(...seats) - 1 - automata.length, seed: '7', options: {} });
    await open(`#/table/${id}`);
    if (await app.page.$('.hand .slot').isExisting()) {
      let touches = 0;
      await play(app, { done: () => touches >= 4, ontouch: (count) => (touches = count), seed: 3 });
    } else {
      const now = await myTurn(app, id);
      await decide(app, id, now, now.state.moves[0]);
    }
    await open(`#/learn/${game}`);
  }
  await open('#/book');
  await app.page.$('input[type=search]').setValue('kezembe');
  await until(() => app.page.$('section li > a[data-rule]').isExisting(), 'answers');
  await app.page.$('section li > a[data-rule]').click();
  await app.page.$('article').waitForDisplayed();
  for (const hash of ['#/saved', '#/statistics', '#/pads', '#/open', '#/settings']) await open(hash);
  await app.page.$('label=English').click();
  await until(() => app.page.execute(() => document.documentElement.lang === 'en'), 'the page to be English');

  // Requests still under way belong to the session.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const notes = process.env.ASZTALTARS_NOTES;
  const session = { pages, noted: notes ? statSync(notes).size : 0, ...(counted && (await packets())) };

  const lured = await app.page.executeAsync(lure, ELSEWHERE);
  await app.page.execute((host) => {
    document.documentElement.dataset.stays = '';
    location.href = `https://${host}/`;
  }, ELSEWHERE);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const stays = await app.page.execute(() => 'stays' in document.documentElement.dataset);
  await app.quit();
  console.log(JSON.stringify({ session, lured, stays }));
} finally {
  await app.close();
}

/**
 * Returns the number of packets sent outside; and, as a check of the counter, the number after one sent by the test
 * itself.
 */
async function packets() {
  const packets = sent();
  const socket = createSocket('udp4');
  await new Promise((resolve) => socket.send('x', 9, '192.0.2.1', resolve));
  socket.close();
  return { packets, packetsWithOurs: sent() };
}

/** Runs in the page: tries every way for a page to reach the network; returns which ones succeeded. */
function lure(host, done) {
  const ways = {
    fetch: () => fetch(`https://${host}/`).then(() => true),
    plain: () => fetch(`http://${host}/`, { mode: 'no-cors' }).then(() => true),
    // Its result tells nothing: a page isn't told whether the data was sent.
    beacon: async () => navigator.sendBeacon(`https://${host}/`, 'x') && false,
    socket: () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`wss://${host}/`);
        socket.onopen = () => resolve(true);
        socket.onerror = reject;
      }),
    stream: () =>
      new Promise((resolve, reject) => {
        const stream = new EventSource(`https://${host}/`);
        stream.onopen = () => resolve(true);
        stream.onerror = reject;
      }),
    window: async () => window.open(`https://${host}/`) !== null,
  };
  for (const [name, attribute] of [['img', 'src'], ['script', 'src'], ['iframe', 'src'], ['audio', 'src']]) {
    ways[name] = () =>
      new Promise((resolve, reject) => {
        const element = document.createElement(name);
        element.onload = () => resolve(name !== 'iframe');
        element.onerror = reject;
        element[attribute] = `https://${host}/`;
        document.body.append(element);
      });
  }
  for (const rel of ['stylesheet', 'prefetch', 'preload', 'dns-prefetch', 'preconnect']) {
    ways[rel] = () =>
      new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel, as: 'image', href: `https://${host}/` });
        link.onload = () => resolve(true);
        link.onerror = reject;
        document.head.append(link);
      });
  }
  const patience = () => new Promise((resolve) => setTimeout(() => resolve(false), 1500));
  const attempts = Object.entries(ways).map(async ([name, way]) => {
    const led = await Promise.race([Promise.resolve().then(way), patience()]).catch(() => false);
    return [name, led];
  });
  Promise.all(attempts).then((found) => done({ tried: found.length, led: found.filter(([, led]) => led).map(([name]) => name) }));
}
