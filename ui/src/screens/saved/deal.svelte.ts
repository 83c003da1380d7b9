import { settle } from '../../app/command-result';
import { today } from '../../app/date';
import { commands, type Challenge } from '../../bindings';

/** The kind of deal of a new table: a random one, the day's, or the one a code names. */
export type DealKind = 'any' | 'today' | 'code';

/** A deal may also be named by a plain number. */
const NUMBER = /^\d{1,20}$/;
/** Minimum number of characters in a code. */
const SHORTEST_CODE = 12;

/** The deal chosen for a new table. */
export class Deal {
  way = $state<DealKind>('any');
  /** The text typed as a code. */
  typed = $state('');
  /** The challenge of the day or of the code. */
  challenge = $state.raw<Challenge | null>(null);
  /** The calendar day whose deal is meant. */
  day = $state(today());
  /** Why the typed text is no code. */
  problem = $state('');
  readonly #game: () => string;
  /** Called with a challenge for this game, to change the setup accordingly. */
  readonly #follow: (challenge: Challenge) => void;
  /** Number of requests: only the answer to the last one counts. */
  #asked = 0;

  constructor(game: () => string, follow: (challenge: Challenge) => void) {
    this.#game = game;
    this.#follow = follow;
  }

  /** Returns the seed; `null` for a random deal. */
  get seed(): string | null {
    if (this.way === 'any') return null;
    return this.own?.seed ?? this.number;
  }

  /** Returns the challenge if it is for this game. */
  get own(): Challenge | null {
    return this.challenge?.game === this.#game() ? this.challenge : null;
  }

  /** Returns the typed text if it is a plain number. */
  get number(): string | null {
    const typed = this.typed.trim();
    return this.way === 'code' && this.challenge === null && NUMBER.test(typed) ? typed : null;
  }

  /** Returns whether the requested deal is missing or still being loaded. */
  get waits(): boolean {
    return this.way !== 'any' && this.seed === null;
  }

  async choose(way: DealKind): Promise<void> {
    this.way = way;
    if (way === 'today') await this.#take(commands.challengeToday(this.#game(), this.day));
    else if (way === 'code') await this.type(this.typed);
    else this.#clear();
  }

  /** Loads the deal of the new day if one has begun. */
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

  /** Restores the challenge's setup after changes. */
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
