import type { Shortcut } from '../game-ui';

const EASIER = ['water-removed', 'no-points', 'no-telescopes', 'open-deck', 'reshuffle', 'more-stardust'];
const HARDER = ['more-points', 'more-telescopes', 'final-card', 'six-stardust', 'hidden-card', 'one-more-removed'];

/** Returns the options with exactly these modifications switched on. */
function only(chosen: readonly string[]): Record<string, string> {
  return Object.fromEntries([...EASIER, ...HARDER].map((key) => [key, chosen.includes(key) ? 'yes' : 'no']));
}

/** Pairs of modifications that exclude each other. */
const EXCLUSIVE = [
  ['no-points', 'more-points'],
  ['no-telescopes', 'more-telescopes'],
];

function below(most: number): number {
  return Math.floor(Math.random() * most);
}

/** Returns one or two of these modifications at random. */
function oneOrTwo(of: readonly string[]): Record<string, string> {
  const first = below(of.length);
  const second = Math.random() < 0.5 ? first : (first + 1 + below(of.length - 1)) % of.length;
  return only(of.filter((_, at) => at === first || at === second));
}

/** Returns a random set of compatible modifications. */
function anything(): Record<string, string> {
  const wished = [...EASIER, ...HARDER].filter(() => Math.random() < 0.5);
  const clashing = EXCLUSIVE.filter((pair) => pair.every((key) => wished.includes(key))).map((pair) => pair[below(2)]);
  return only(wished.filter((key) => !clashing.includes(key)));
}

/** The shortcuts for modifications (AS-9.13). */
export const shortcuts: { rule: string; all: Readonly<Record<string, Shortcut>> } = {
  rule: 'AS-9.13',
  all: {
    easier: { picks: () => only(EASIER) },
    base: { picks: () => only([]) },
    harder: { picks: () => only(HARDER) },
    chanceHarder: { picks: () => oneOrTwo(HARDER), byChance: true },
    chanceEasier: { picks: () => oneOrTwo(EASIER), byChance: true },
    chance: { picks: anything, byChance: true },
  },
};
