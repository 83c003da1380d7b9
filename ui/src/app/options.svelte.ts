import type { OptionFault, OptionSpec } from '../bindings';
import { gameUi } from '../games';

/**
 * The options chosen for a new table or a new pad. The first value of an option is its default, unless the game gives
 * another.
 */
export class Options {
  /** The chosen values, by option key; options not in here have their default. */
  picked: Record<string, string> = $state({});
  /** The faults of the current choice, as far as they were asked for. */
  faults: OptionFault[] = $state([]);
  readonly #game: () => string;
  readonly #known: () => OptionSpec[];

  constructor(game: () => string, known: () => OptionSpec[]) {
    this.#game = game;
    this.#known = known;
  }

  get game(): string {
    return this.#game();
  }

  /** Returns the chosen value; if it isn't offered any longer, the nearest one. */
  valueOf(option: OptionSpec): string {
    const value = this.picked[option.key] ?? this.#usual(option);
    if (option.kind.kind === 'text') return value;
    const values = this.offered(option);
    return values.includes(value) ? value : (values.at(-1) ?? '');
  }

  /** Returns the chosen value of the option with that key. */
  readonly of = (key: string): string | undefined => {
    const option = this.#spec(key);
    return option && this.valueOf(option);
  };

  /** Takes over choices made elsewhere; those equal to the default keep following the other options. */
  adopt(choices: readonly { key: string; value: string }[]): void {
    this.picked = Object.fromEntries(choices.map(({ key, value }) => [key, value]));
    const asUsual = this.#known().filter((option) => this.picked[option.key] === this.#usual(option)).map(({ key }) => key);
    this.picked = Object.fromEntries(Object.entries(this.picked).filter(([key]) => !asUsual.includes(key)));
  }

  /** Returns whether there is anything to choose; a switch is shown even while another keeps it off. */
  isAsked(option: OptionSpec): boolean {
    return this.offered(option).length > (option.kind.kind === 'text' || this.excluded(option).length > 0 ? 0 : 1);
  }

  /** Returns the switches that must be off for this one to be on. */
  excluded({ kind, beside }: OptionSpec): OptionSpec[] {
    if (kind.kind !== 'switch') return [];
    return beside.flatMap(({ values, key, among }) => {
      const other = this.#spec(key);
      return values.includes(kind.on) && other?.kind.kind === 'switch' && !among.includes(other.kind.on) ? [other] : [];
    });
  }

  /** Returns whether a switch is on. */
  isOn(option: OptionSpec): boolean {
    return option.kind.kind === 'switch' && this.valueOf(option) === option.kind.on;
  }

  /** Returns whether a text option has text. */
  isWritten(option: OptionSpec): boolean {
    return option.kind.kind === 'text' && this.valueOf(option).trim() !== '';
  }

  /** Returns whether all of these values are chosen. */
  isAs(picks: Record<string, string>): boolean {
    return this.#known().every((option) => (picks[option.key] ?? this.valueOf(option)) === this.valueOf(option));
  }

  /** Chooses all of these values; the others stay. */
  pick(picks: Record<string, string>): void {
    Object.assign(this.picked, picks);
  }

  /**
   * Returns the values compatible with the other choices: numbers in ascending order, words with the default first. For
   * a text option, the text itself.
   */
  offered(option: OptionSpec): string[] {
    const { kind, values, beside } = option;
    const known = kind.kind === 'text' ? [this.valueOf(option)] : values;
    const fit = known.filter((value) =>
      beside.every(({ values: bound, key, among }) => {
        const chosen = this.#chosen(key, option);
        return (bound.length > 0 && !bound.includes(value)) || chosen === null || among.includes(chosen);
      }),
    );
    return fit.some((value) => Number.isNaN(Number(value))) ? fit : fit.toSorted((a, b) => Number(a) - Number(b));
  }

  /** Returns all choices in the form commands take; an option that makes no sense with the others keeps its default. */
  all(): { key: string; value: string }[] {
    return this.#known()
      .filter((option) => this.offered(option).length > 0)
      .map((option) => ({ key: option.key, value: this.valueOf(option) }));
  }

  /**
   * Returns the chosen value of another option; `null` if that option isn't asked. If the two depend on each other, the
   * chosen values count: of two that exclude each other, neither is offered if both were chosen.
   */
  #chosen(key: string, asking: OptionSpec): string | null {
    const option = this.#spec(key);
    if (!option) return null;
    const mutual = option.beside.some((bound) => bound.key === asking.key);
    return mutual ? (this.picked[key] ?? option.values[0] ?? '') : this.valueOf(option);
  }

  #usual(option: OptionSpec): string {
    return gameUi(this.game)?.usual?.(option.key, this.of) ?? option.values[0] ?? '';
  }

  #spec(key: string): OptionSpec | undefined {
    return this.#known().find((one) => one.key === key);
  }
}
