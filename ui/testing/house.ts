// The house as used by the window's own tests: commands answered from recordings.

import { inject } from 'vitest';
import type { Problem, Start, TableSnapshot } from '../src/bindings';
import { recorded, type RecordedGame } from './recording';

type Args = Record<string, unknown>;
type Reply = (args: Args) => unknown;

/** The address of a bridge that answers what isn't recorded yet, while a recording is made. */
const LIVE = inject('live');

/** Commands without an answer. */
const TOLD = ['shown', 'app_visible', 'table_leave', 'table_hold', 'table_think', 'review_begin', 'review_stop', 'recoveries_seen', 'keepsake_put', 'handed_over', 'mistakes_begin', 'practice_note'];

const kept = recorded<{ start: Start }>('house');
const answers = LIVE === null ? recorded<Record<string, unknown>>('answers') : {};

/** Returns a refusal as a command gives it. */
export function problem(kind: Problem['kind'], text = 'Nem megy.'): Problem {
  return { kind, text, reasons: [] };
}

/** The house: the commands it was sent, and its answers. */
export class House {
  /** All commands so far, with their arguments. */
  readonly asked: { cmd: string; args: Args }[] = [];
  /** Commands without a recorded answer; no test should leave any. */
  readonly missing: string[] = [];
  #replies = new Map<string, Reply>();

  /** Sets the answer to a command; an error that `reply` throws is the refusal. */
  on(cmd: string, reply: Reply): void {
    this.#replies.set(cmd, reply);
  }

  /** Returns the arguments of every call of this command. */
  given(cmd: string): Args[] {
    return this.asked.filter((one) => one.cmd === cmd).map(({ args }) => args);
  }

  /** Answers a command, like `invoke` of the real house. */
  readonly invoke = async (cmd: string, args: Args = {}): Promise<unknown> => {
    this.asked.push({ cmd, args });
    const reply = this.#replies.get(cmd);
    if (reply) return await reply(args);
    if (TOLD.includes(cmd)) return null;
    // Answers that depend on the day can't be recorded: a deal that nobody has played.
    if (cmd === 'challenge_today') return { code: '', players: [], options: [], seed: '1', played: null, running: null, ...args };
    // So do the positions that come back: there are none.
    if (cmd === 'practice_due') return { due: [], later: 0 };
    // So does the puzzle of the day: games have no puzzles unless a test has some.
    if (cmd === 'puzzle_overview') return { games: [], days: 0, mostDays: 0 };
    // Advice comes from many games.
    if (cmd === 'advice') return { refused: null, missed: null };
    // A recorded table has no bot.
    if (cmd === 'table_proposal') return [];
    if (cmd === 'settings_save') return { ...kept.start, settings: args['settings'] };
    if (Object.hasOwn(kept, cmd)) return structuredClone(kept[cmd as 'start']);
    const key = `${cmd} ${JSON.stringify(args)}`;
    if (LIVE !== null && !Object.hasOwn(answers, key)) answers[key] = await askLive(LIVE, cmd, args);
    if (Object.hasOwn(answers, key)) return structuredClone(answers[key]);
    this.missing.push(key);
    throw problem('crashed', `not recorded: ${key}`);
  };
}

/** Returns what a bridge has answered in this file so far, to be recorded. */
export function answered(): Record<string, unknown> {
  return LIVE === null ? {} : answers;
}

/** Returns the recorded answer under a key; while a recording is made, asks a bridge if there is none. */
export async function recordedAnswer(key: string, ask: (live: (cmd: string, args: Args) => Promise<unknown>) => Promise<unknown>): Promise<unknown> {
  if (LIVE !== null && !Object.hasOwn(answers, key)) answers[key] = await ask((cmd, args) => askLive(LIVE, cmd, args));
  if (!Object.hasOwn(answers, key)) throw new Error(`not recorded: ${key}; node tests/ui/record.js`);
  return structuredClone(answers[key]);
}

/** Number of requests a bridge has not answered yet. */
let underWay = 0;

/** Waits for a bridge, which takes longer than a recording. */
export async function quiet(): Promise<void> {
  while (underWay > 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function askLive(address: string, cmd: string, args: Args): Promise<unknown> {
  underWay += 1;
  const reply = await fetch(`${address}/ipc`, { method: 'POST', body: JSON.stringify({ cmd, args }) }).finally(() => {
    underWay -= 1;
  });
  if (!reply.ok) throw problem('crashed', `${cmd}: ${await reply.text()}`);
  return await reply.json();
}

/** The table of a recorded game: whatever is decided, the next snapshot follows. */
export class RecordedTable {
  /** The decisions made here, in order. */
  readonly decided: { at: number; move: unknown }[] = [];
  readonly game: RecordedGame;
  #at: number;
  #waiting: (() => void)[] = [];

  /** Registers itself with `house`, at one of the snapshots of the game. */
  constructor(house: House, game: RecordedGame, at = 0) {
    this.game = game;
    this.#at = at;
    const own = (cmd: string, reply: Reply): void => {
      house.on(cmd, reply);
    };
    own('table_open', () => this.now);
    own('table_next', ({ revision, logHave }) => this.#next(revision as number, logHave as number));
    own('table_act', ({ revision, decision }) => {
      if (revision !== this.now.revision) throw problem('stale');
      this.decided.push({ at: this.#at, move: (decision as { move: unknown }).move });
      this.to(this.#at + 1);
      return null;
    });
    own('table_undo', () => {
      this.to(this.#at - 1);
      return null;
    });
    own('table_at', ({ ply }) => this.game.past[ply as number]);
    own('table_hands', () => this.game.hands);
    own('table_forecast', () => this.game.decisions[this.#at]?.forecast ?? []);
    own('table_explain', () => []);
    own('table_card', ({ card }) => ({ card, title: 'Egy lap', parts: [], places: [] }));
    own('level_word', () => null);
    own('even_game', () => null);
    own('challenge_of', () => 'ABCD-EFGH');
    own('review_next', () => new Promise(() => undefined));
    own('curve_next', () => new Promise(() => undefined));
  }

  /** Returns the current snapshot; its revision only grows. */
  get now(): TableSnapshot {
    const picture = this.game.pictures[this.#at];
    if (!picture) throw new Error(`the recorded game of ${this.game.game} has no picture ${String(this.#at)}`);
    return { ...picture, revision: this.revision };
  }

  revision = 1;

  /** Goes to another snapshot of the game. */
  to(at: number): void {
    this.#at = at;
    this.revision += 1;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  async #next(revision: number, logHave: number): Promise<TableSnapshot> {
    while (revision === this.revision) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const { now } = this;
    const logFrom = Math.min(logHave, now.log.length);
    return { ...now, logFrom, log: now.log.slice(logFrom) };
  }
}
