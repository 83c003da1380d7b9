// The browser that stands for a phone's web view.

import { chromium } from './places.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nobody beside this machine is to be found, as on a phone without a network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // /dev/shm is small in a container, and a page that fills it dies.
  '--disable-dev-shm-usage',
];

/** How a browser is started whose pages are asked for in this language. */
export function browserOptions(locale) {
  // Playwright's own way of telling the language may reach a page late.
  return { executablePath: chromium, headless: true, args: [...FLAGS, `--accept-lang=${locale}`] };
}

/** A page's word to the console when a command was refused; the command and the kind of refusal follow. */
export const REFUSED = 'refused:';

/** What is asked about a table while one plays there. */
const QUESTIONS = ['table_explain', 'table_forecast', 'table_hint', 'table_proposal', 'table_survey'];

/**
 * Whether nobody sees such a refusal: a table's page that is left gives up its wait for the next picture, one too many is
 * let go of, and a question that the table has moved on from needs no answer.
 */
export const isUnseen = ({ cmd, kind }) => ['left', 'letGo'].includes(kind) || (kind === 'stale' && QUESTIONS.includes(cmd));

/** What was refused, and as what, if that is what a page tells the console. */
export function refusal(message) {
  const [said, cmd, kind] = message.text().split(' ');
  return said === REFUSED ? { cmd, kind } : null;
}
