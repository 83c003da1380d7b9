import type { Shortcut } from '../record';

const EASIER = ['water-removed', 'no-points', 'no-telescopes', 'open-deck', 'reshuffle', 'more-stardust'];
const HARDER = ['more-points', 'more-telescopes', 'final-card', 'six-stardust', 'hidden-card', 'one-more-removed'];

/** Of the modifications these alone. */
function only(chosen: readonly string[]): Record<string, string> {
  return Object.fromEntries([...EASIER, ...HARDER].map((key) => [key, chosen.includes(key) ? 'yes' : 'no']));
}

/** One or two harder ones by chance. */
function byChance(): Record<string, string> {
  const first = Math.floor(Math.random() * HARDER.length);
  const second = Math.random() < 0.5 ? first : (first + 1 + Math.floor(Math.random() * (HARDER.length - 1))) % HARDER.length;
  return only(HARDER.filter((_, at) => at === first || at === second));
}

/** What can be chosen of the modifications at one touch (AS-9.13). */
export const shortcuts: { rule: string; all: Readonly<Record<string, Shortcut>> } = {
  rule: 'AS-9.13',
  all: {
    easier: { picks: () => only(EASIER) },
    base: { picks: () => only([]) },
    harder: { picks: () => only(HARDER) },
    chance: { picks: byChance, byChance: true },
  },
};
