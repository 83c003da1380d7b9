import { commands, type GameInfo, type Lang, type Missing, type OfferedLevel, type Settings, type Start, type TableSummary } from '../bindings';
import { speak } from '../messages/index.svelte';
import { appearance } from './appearance.svelte';
import { done, settle, showProblem } from './command-result';
import { takeKeepsakes } from './keepsakes.svelte';

/** The app's state shared by all pages: settings, saved tables and playable games. */
class Session {
  problem = $state<string | null>(null);
  settings = $state.raw<Settings>({
    language: 'system',
    theme: 'system',
    botSpeed: 'calm',
    cardSize: 'medium',
    magnification: '100',
    symbols: true,
    reducedMotion: 'system',
    confirmMoves: true,
    confirmClicks: false,
    letsHappen: true,
    botsResign: true,
    suggestLevels: true,
    stops: {},
    explained: [],
    coordinates: true,
    sounds: false,
    announcements: 'usual',
    people: [],
    liesFlat: false,
  });
  tables = $state.raw<TableSummary[]>([]);
  games = $state.raw<GameInfo[]>([]);
  notices = $state.raw<string[]>([]);
  /** Reports on damaged files that the person has not acknowledged yet. */
  recoveries = $state.raw<string[]>([]);
  /** What is still missing because of the damaged files. */
  missing = $state.raw<Missing[]>([]);
  readOnly = $state(false);
  /** Everything was erased since the app was opened and can still be restored. */
  erased = $state(false);
  /** Another instance has the tables open, and the person has not yet accepted read-only use. */
  busy = $state(false);
  #onlyLooking = false;
  /** The language that "as the system" resolves to, as reported by the house: both sides must use the same one. */
  #lang: Lang | null = null;
  /** The settings the house last confirmed as saved, and the language they resolve to. */
  #kept: { settings: Settings; lang: Lang | null } = { settings: this.settings, lang: null };
  /** Queue of settings changes on their way to the house; each waits for the one before. */
  #saving: Promise<unknown> = Promise.resolve();

  async load(): Promise<void> {
    const answer = await settle(commands.start(navigator.language));
    if (answer.status === 'ok') {
      await this.take(answer.data);
      return;
    }
    this.problem = answer.error.text;
    await this.#show();
  }

  /** Takes over the complete start data that the house has just sent. */
  async take(start: Start): Promise<void> {
    takeKeepsakes(start.keepsakes);
    await this.#take(start);
  }

  /** Does the same without the keepsakes: while the window runs, its own copy of them is newer. */
  async #take({ settings, lang, tables, games, notices, recoveries, missing, busy, readOnly, erased }: Start): Promise<void> {
    Object.assign(this, { settings, tables, games, notices, recoveries, missing, readOnly, erased, problem: null });
    this.busy = busy && !this.#onlyLooking;
    this.#lang = lang;
    this.#kept = { settings, lang };
    await this.#show();
  }

  /** Applies a change at once; reverts it if the house can't save it. */
  async change(part: Partial<Settings>): Promise<void> {
    const wished = { ...this.settings, ...part };
    this.settings = wished;
    if (part.language) this.#lang = null;
    void this.#show();
    const saving = this.#saving.then(() => settle(commands.settingsSave(wished, navigator.language)));
    this.#saving = saving;
    const answer = await saving;
    if (answer.status === 'ok') this.#kept = { settings: answer.data.settings, lang: answer.data.lang };
    else showProblem(answer.error);
    // A newer change includes this one and stays visible until the house has answered it.
    if (this.#saving !== saving) return;
    if (answer.status === 'ok') await this.#take(answer.data);
    else await this.#putBack();
  }

  /** Acknowledges the reports on damaged files. */
  async recoveriesSeen(): Promise<void> {
    if (await done(commands.recoveriesSeen())) Object.assign(this, { recoveries: [], missing: [] });
  }

  /** Accepts read-only use in this instance when the app is open twice. */
  onlyLook(): void {
    this.#onlyLooking = true;
    this.busy = false;
  }

  /** Returns the levels that bots of a game can have, weakest first. */
  levels(game: string): OfferedLevel[] {
    return this.games.find((known) => known.game === game)?.levels ?? [];
  }

  /** Restores the settings last saved by the house. */
  #putBack(): Promise<void> {
    this.settings = this.#kept.settings;
    this.#lang = this.#kept.lang;
    return this.#show();
  }

  /** Applies the settings to the appearance and the language. */
  #show(): Promise<void> {
    appearance.apply(this.settings);
    return this.#speak();
  }

  #speak(): Promise<void> {
    return speak(this.#lang ?? this.settings.language);
  }
}

export const session = new Session();
