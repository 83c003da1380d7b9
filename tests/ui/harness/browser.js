// The browser used in place of a phone's web view.

import { chromium } from './places.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No other host can be resolved, as on a phone without a network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // /dev/shm is small in a container, and a page that fills it crashes.
  '--disable-dev-shm-usage',
];

/** Returns the launch options of a browser that requests pages in this language. */
export function browserOptions(locale) {
  // Playwright's own way of setting the language may reach a page late.
  return { executablePath: chromium, headless: true, args: [...FLAGS, `--accept-lang=${locale}`] };
}

/** Prefix of a page's console message about a refused command; the command and the kind of refusal follow. */
export const REFUSED = 'refused:';

/** Questions asked about a table during play. */
const QUESTIONS = ['table_explain', 'table_forecast', 'table_hint', 'table_proposal', 'table_survey'];

/**
 * Returns whether such a refusal is never shown: a table's page that is left gives up its wait for the next snapshot, a
 * surplus request is let go, and an outdated question needs no answer.
 */
export const isUnseen = ({ cmd, kind }) => ['left', 'letGo'].includes(kind) || (kind === 'stale' && QUESTIONS.includes(cmd));

/** Returns the refused command and its kind, if the console message reports one. */
export function refusal(message) {
  const [said, cmd, kind] = message.text().split(' ');
  return said === REFUSED ? { cmd, kind } : null;
}
