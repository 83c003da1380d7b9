import type { OptionFault, OptionSpec } from '../bindings';
import { tableUi } from '../tables';

/** What is chosen of a game's options, for a new table or a new pad: the first value is the usual one, unless the table knows better. */
export class Options {
  /** What was chosen, by the option's key; the rest is as usual. */
  picked: Record<string, string> = $state({});
  /** What stands against all that is chosen, as far as it has been asked. */
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

  /** What is chosen; where that isn't offered any longer, what comes nearest. */
  valueOf(option: OptionSpec): string {
    const value = this.picked[option.key] ?? this.#usual(option);
    if (option.kind.kind === 'text') return value;
    const values = this.offered(option);
    return values.includes(value) ? value : (values.at(-1) ?? '');
  }

  /** What is chosen of the option with that key. */
  readonly of = (key: string): string | undefined => {
    const option = this.#spec(key);
    return option && this.valueOf(option);
  };

  /** Takes over what was chosen elsewhere; what is as usual goes on following the rest. */
  adopt(choices: readonly { key: string; value: string }[]): void {
    this.picked = Object.fromEntries(choices.map(({ key, value }) => [key, value]));
    const asUsual = this.#known().filter((option) => this.picked[option.key] === this.#usual(option)).map(({ key }) => key);
    this.picked = Object.fromEntries(Object.entries(this.picked).filter(([key]) => !asUsual.includes(key)));
  }

  /** Whether there is anything to choose; a switch is there even while another keeps it off. */
  isAsked(option: OptionSpec): boolean {
    return this.offered(option).length > (option.kind.kind === 'text' || this.excluded(option).length > 0 ? 0 : 1);
  }

  /** Switches of which this one can only be on while they are off. */
  excluded({ kind, beside }: OptionSpec): OptionSpec[] {
    if (kind.kind !== 'switch') return [];
    return beside.flatMap(({ values, key, among }) => {
      const other = this.#spec(key);
      return values.includes(kind.on) && other?.kind.kind === 'switch' && !among.includes(other.kind.on) ? [other] : [];
    });
  }

  /** Whether a switch is on. */
  isOn(option: OptionSpec): boolean {
    return option.kind.kind === 'switch' && this.valueOf(option) === option.kind.on;
  }

  /** Whether something is written there. */
  isWritten(option: OptionSpec): boolean {
    return option.kind.kind === 'text' && this.valueOf(option).trim() !== '';
  }

  /** Whether all of this is chosen. */
  isAs(picks: Record<string, string>): boolean {
    return this.#known().every((option) => (picks[option.key] ?? this.valueOf(option)) === this.valueOf(option));
  }

  /** Chooses all of this; the rest stays as it is. */
  pick(picks: Record<string, string>): void {
    Object.assign(this.picked, picks);
  }

  /**
   * The values that go with what is chosen otherwise; numbers in their order, words with the usual one first. Of a text
   * what is written.
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

  /** Everything chosen, as commands take it; an option that makes no sense with the rest stays as usual. */
  all(): { key: string; value: string }[] {
    return this.#known()
      .filter((option) => this.offered(option).length > 0)
      .map((option) => ({ key: option.key, value: this.valueOf(option) }));
  }

  /**
   * What is chosen there; none where it isn't asked. Where each hangs on the other, what was wished counts: of two that
   * exclude each other none is there if both were.
   */
  #chosen(key: string, asking: OptionSpec): string | null {
    const option = this.#spec(key);
    if (!option) return null;
    const mutual = option.beside.some((bound) => bound.key === asking.key);
    return mutual ? (this.picked[key] ?? option.values[0] ?? '') : this.valueOf(option);
  }

  #usual(option: OptionSpec): string {
    return tableUi(this.game)?.usual?.(option.key, this.of) ?? option.values[0] ?? '';
  }

  #spec(key: string): OptionSpec | undefined {
    return this.#known().find((one) => one.key === key);
  }
}
