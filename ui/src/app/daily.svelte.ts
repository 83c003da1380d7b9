import { commands } from '../bindings';
import { settle } from './command-result';
import { dayBefore, today } from './date';
import { router } from './router.svelte';
import { session } from './session.svelte';

/** A person's status in a game's deal of the day. */
export type DailyDeal = {
  /** The table at which it was played to its end. */
  played: string | null;
  /** The table at which it is being played without help. */
  running: string | null;
  /**
   * Number of days in a row the deal of the day was played, up to today, or up to yesterday if today's isn't played
   * yet.
   */
  days: number;
};

/** The most days that are counted back. */
const MOST_DAYS = 1000;

/** The deals of the day: for which games they were played, and for how many days in a row. */
class Daily {
  /** The calendar day of the deals. */
  day = $state(today());
  /** By game. Games without a deal of the day are absent, as are games not yet asked for. */
  deals = $state.raw<Readonly<Record<string, DailyDeal>>>({});
  /** The tables at which deals of earlier days were played, by game and day. */
  #before = new Map<string, string>();

  /** Loads the status of today's deals of these games. */
  async look(games: readonly string[]): Promise<void> {
    const day = today();
    const found = await Promise.all(games.map((game) => this.#deal(game, day)));
    this.day = day;
    this.deals = Object.fromEntries(games.flatMap((game, at) => (found[at] ? [[game, found[at]] as const] : [])));
  }

  /** Opens today's deal of a game: its table if there is one, else New table with the deal. */
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

/** Used in place of a challenge code: the current day's deal of the day. */
export const TODAY = 'today';

export const daily = new Daily();
