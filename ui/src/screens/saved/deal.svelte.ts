import { settle } from '../../app/ask';
import { today } from '../../app/date';
import { commands, type Challenge } from '../../bindings';

/** Which deal a new table begins with: any, the day's, or the one a code names. */
export type Way = 'any' | 'today' | 'code';

/** A deal may also be named by a plain number. */
const NUMBER = /^\d{1,20}$/;
/** No code has fewer letters. */
const SHORTEST_CODE = 12;

export class Deal {
  way = $state<Way>('any');
  /** What was typed as a code. */
  typed = $state('');
  /** What the day or the code stands for. */
  challenge = $state.raw<Challenge | null>(null);
  /** The calendar day whose deal is meant. */
  day = $state(today());
  /** Why what was typed is no code. */
  problem = $state('');
  readonly #game: () => string;
  /** A challenge for this game came: the setup is to be as it says. */
  readonly #follow: (challenge: Challenge) => void;
  /** Of all that is asked, the last answer counts. */
  #asked = 0;

  constructor(game: () => string, follow: (challenge: Challenge) => void) {
    this.#game = game;
    this.#follow = follow;
  }

  /** Where the deal starts; none for any. */
  get seed(): string | null {
    if (this.way === 'any') return null;
    return this.own?.seed ?? this.number;
  }

  /** The challenge, if it is one for this game. */
  get own(): Challenge | null {
    return this.challenge?.game === this.#game() ? this.challenge : null;
  }

  /** What was typed, if it is a plain number. */
  get number(): string | null {
    const typed = this.typed.trim();
    return this.way === 'code' && this.challenge === null && NUMBER.test(typed) ? typed : null;
  }

  /** Something was asked for that isn't there, or not yet. */
  get waits(): boolean {
    return this.way !== 'any' && this.seed === null;
  }

  async choose(way: Way): Promise<void> {
    this.way = way;
    if (way === 'today') await this.#take(commands.challengeToday(this.#game(), this.day));
    else if (way === 'code') await this.type(this.typed);
    else this.#clear();
  }

  /** A new day may have begun: then the day's deal is another one. */
  async turnOver(): Promise<void> {
    if (this.day === today()) return;
    this.day = today();
    if (this.way === 'today') await this.choose('today');
  }

  async type(text: string): Promise<void> {
    this.typed = text;
    const few = text.trim();
    if (few === '' || (few.length < SHORTEST_CODE && NUMBER.test(few))) this.#clear();
    else await this.#take(commands.challengeRead(text, this.#game()));
  }

  /** Once more what the challenge says, whatever was changed since. */
  restore(): void {
    if (this.own) this.#follow(this.own);
  }

  async #take(command: ReturnType<typeof commands.challengeRead>): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await settle(command);
    if (asked !== this.#asked) return;
    this.challenge = answer.status === 'ok' ? answer.data : null;
    this.problem = answer.status === 'ok' ? '' : answer.error.text;
    this.restore();
  }

  #clear(): void {
    this.#asked += 1;
    this.challenge = null;
    this.problem = '';
  }
}
