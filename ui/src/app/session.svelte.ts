import { commands, type GameInfo, type Lang, type Missing, type NewTable, type OfferedLevel, type Settings, type Start, type TableSummary } from '../bindings';
import { speak } from '../messages/index.svelte';
import { done, settle, tell } from './ask';
import { takeKeepsakes } from './keepsakes.svelte';
import { levelsOf } from './players';

const darkQuery = matchMedia('(prefers-color-scheme: dark)');
const stillQuery = matchMedia('(prefers-reduced-motion: reduce)');

/** What the app knows between its pages: settings, saved tables, playable games. */
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
  });
  tables = $state.raw<TableSummary[]>([]);
  games = $state.raw<GameInfo[]>([]);
  notices = $state.raw<string[]>([]);
  /** Damaged files that were told of, and nobody has said yet that they have read it. */
  recoveries = $state.raw<string[]>([]);
  /** What is still missing because of them. */
  missing = $state.raw<Missing[]>([]);
  readOnly = $state(false);
  /** Everything was erased since the app was opened, and can still be brought back. */
  erased = $state(false);
  /** Another instance has the tables open, and nobody has said yet that looking is enough. */
  busy = $state(false);
  #onlyLooking = false;
  /** What "as the system" comes to, once Rust has told: both sides must speak the same. */
  #lang: Lang | null = null;
  /** Levels taken up from a word about the last games, by game. */
  #offered = new Map<string, string>();
  /** The settings as the house last said that it keeps them, and the language they come to. */
  #kept: { settings: Settings; lang: Lang | null } = { settings: this.settings, lang: null };
  /** Changes of settings on their way to the house, one behind the other. */
  #saving: Promise<unknown> = Promise.resolve();

  constructor() {
    const again = () => {
      this.#dress();
    };
    darkQuery.addEventListener('change', again);
    stillQuery.addEventListener('change', again);
    this.#dress();
  }

  async load(): Promise<void> {
    const answer = await settle(commands.start(navigator.language));
    if (answer.status === 'ok') {
      await this.take(answer.data);
      return;
    }
    this.problem = answer.error.text;
    await this.#show();
  }

  /** How everything stands, as the house has just told. */
  async take(start: Start): Promise<void> {
    takeKeepsakes(start.keepsakes);
    await this.#take(start);
  }

  /** The same but for what the window has had kept, which it knows better while it goes on. */
  async #take({ settings, lang, tables, games, notices, recoveries, missing, busy, readOnly, erased }: Start): Promise<void> {
    Object.assign(this, { settings, tables, games, notices, recoveries, missing, readOnly, erased, problem: null });
    this.busy = busy && !this.#onlyLooking;
    this.#lang = lang;
    this.#kept = { settings, lang };
    await this.#show();
  }

  /** A change is seen at once; if the house can't keep it, it is taken back. */
  async change(part: Partial<Settings>): Promise<void> {
    const wished = { ...this.settings, ...part };
    this.settings = wished;
    if (part.language) this.#lang = null;
    void this.#show();
    const saving = this.#saving.then(() => settle(commands.settingsSave(wished, navigator.language)));
    this.#saving = saving;
    const answer = await saving;
    if (answer.status === 'ok') this.#kept = { settings: answer.data.settings, lang: answer.data.lang };
    else tell(answer.error);
    // A newer change has this one in it, and is what is seen until the house has answered it.
    if (this.#saving !== saving) return;
    if (answer.status === 'ok') await this.#take(answer.data);
    else await this.#putBack();
  }

  /** Somebody has read what was told of damaged files. */
  async recoveriesSeen(): Promise<void> {
    if (await done(commands.recoveriesSeen())) Object.assign(this, { recoveries: [], missing: [] });
  }

  /** Where the app is open twice: this one is content with looking. */
  onlyLook(): void {
    this.#onlyLooking = true;
    this.busy = false;
  }

  /** The next table of this game is offered as this one was chosen. */
  remember(last: NewTable): void {
    this.games = this.games.map((info) => (info.game === last.game ? { ...info, last } : info));
    this.#offered.delete(last.game);
  }

  /** The levels that bots of a game can be given, weakest first. */
  levels(game: string): OfferedLevel[] {
    return this.games.find((known) => known.game === game)?.levels ?? [];
  }

  /** The next table of this game is offered with bots of this level. */
  offer(game: string, level: string): void {
    this.#offered.set(game, level);
  }

  /**
   * The level bots play at unless one is chosen: the one that was offered, else the one of the last new table, else the
   * lower middle of those with names.
   */
  usualLevel(game: string): string {
    const info = this.games.find((known) => known.game === game);
    const levels = this.levels(game);
    const usual = this.#offered.get(game) ?? levelsOf(info?.last?.players ?? [])[0];
    if (usual !== undefined && levels.some(({ key }) => key === usual)) return usual;
    const words = levels.filter(({ byRank }) => !byRank);
    return words[Math.floor((words.length - 1) / 2)]?.key ?? '';
  }

  /** How large cards are, against the usual size. */
  get cardScale(): number {
    return { small: 0.84, medium: 1, large: 1.22 }[this.settings.cardSize];
  }

  get motionOff(): boolean {
    const wish = this.settings.reducedMotion;
    return wish === 'on' || (wish === 'system' && stillQuery.matches);
  }

  /** The page's colour, `#rrggbb`. */
  get paper(): string {
    return getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  }

  /** The settings are those again that the house keeps. */
  #putBack(): Promise<void> {
    this.settings = this.#kept.settings;
    this.#lang = this.#kept.lang;
    return this.#show();
  }

  /** Looks and speaks as the settings say. */
  #show(): Promise<void> {
    this.#dress();
    return this.#speak();
  }

  /** Puts the settings that CSS looks at on the root element. */
  #dress(): void {
    const { theme } = this.settings;
    const root = document.documentElement;
    root.dataset['theme'] = theme === 'system' ? (darkQuery.matches ? 'dark' : 'light') : theme;
    root.dataset['motion'] = this.motionOff ? 'off' : 'on';
  }

  #speak(): Promise<void> {
    return speak(this.#lang ?? this.settings.language);
  }
}

export const session = new Session();
