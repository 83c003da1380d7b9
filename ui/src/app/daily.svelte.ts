import { commands } from '../bindings';
import { settle } from './ask';
import { dayBefore, today } from './date';
import { router } from './router.svelte';
import { session } from './session.svelte';

/** How a game's deal of the day stands. */
export type DailyDeal = {
  /** A table at which it was played to its end. */
  played: string | null;
  /** A table at which it is being played without help. */
  running: string | null;
  /** How many days in a row the day's deal was played, up to today, or to yesterday while today's isn't. */
  days: number;
};

/** So far back days are counted. */
const MOST_DAYS = 1000;

/** The deals of the day: of which games they have been played, and for how many days in a row. */
class Daily {
  /** The calendar day they are of. */
  day = $state(today());
  /** By game; a game that has no such deal isn't here, nor is one that nobody has asked for yet. */
  deals = $state.raw<Readonly<Record<string, DailyDeal>>>({});
  /** Tables at which the deals of earlier days were played, by game and day. */
  #before = new Map<string, string>();

  /** Asks how today's deals of these games stand. */
  async look(games: readonly string[]): Promise<void> {
    const day = today();
    const found = await Promise.all(games.map((game) => this.#deal(game, day)));
    this.day = day;
    this.deals = Object.fromEntries(games.flatMap((game, at) => (found[at] ? [[game, found[at]] as const] : [])));
  }

  /** Leads to today's deal of a game: to its table, or to New table, which is to lay it. */
  go(game: string): void {
    const deal = this.deals[game];
    const id = deal?.played ?? deal?.running ?? null;
    router.go(id === null ? { page: 'new', game, code: TODAY } : { page: 'table', id });
  }

  async #deal(game: string, day: string): Promise<DailyDeal | null> {
    const answer = await settle(commands.challengeToday(game, day));
    if (answer.status === 'error') return null;
    const { played, running } = answer.data;
    let days = played === null ? 0 : 1;
    for (let before = dayBefore(day); days < MOST_DAYS && (await this.#wasPlayed(game, before)); before = dayBefore(before)) days += 1;
    return { played, running, days };
  }

  async #wasPlayed(game: string, day: string): Promise<boolean> {
    const key = `${game} ${day}`;
    const known = this.#before.get(key);
    if (known !== undefined && session.tables.some(({ id }) => id === known)) return true;
    const answer = await settle(commands.challengeToday(game, day));
    const played = answer.status === 'ok' ? answer.data.played : null;
    if (played === null) this.#before.delete(key);
    else this.#before.set(key, played);
    return played !== null;
  }
}

/** In the place of a challenge code: the deal of the day, whichever day it is. */
export const TODAY = 'today';

export const daily = new Daily();
