import type { AstraMove, AstraPath, AstraPlace, AstraStar } from '../../bindings';

/** Listed paths of one card, laid on top of one another: where they part, and where one may stop. */
export type Fork = { ends: boolean; on: Map<AstraStar, Fork> };

/** A star that listed paths come to: after how many more stars, and which ways lead there so soon. */
export type Reached = { steps: number; ways: AstraPath[] };

/** All listed Observes of a card. */
export function forksOf(moves: readonly AstraMove[], place: AstraPlace): Fork {
  const root: Fork = { ends: false, on: new Map() };
  for (const move of moves) {
    if (move.kind !== 'observe' || move.place !== place) continue;
    let fork = root;
    for (const star of move.path) {
      let next = fork.on.get(star);
      if (!next) fork.on.set(star, (next = { ends: false, on: new Map() }));
      fork = next;
    }
    fork.ends = true;
  }
  return root;
}

/** Where a path leads; none if no listed path begins like it. */
export function follow(root: Fork, path: AstraPath): Fork | null {
  let fork: Fork | undefined = root;
  for (const star of path) fork = fork?.on.get(star);
  return fork ?? null;
}

/** Every star that can still be come to from here, by the shortest ways. */
export function reachedFrom(fork: Fork): Map<AstraStar, Reached> {
  const reached = new Map<AstraStar, Reached>();
  let edge: { way: AstraPath; fork: Fork }[] = [{ way: [], fork }];
  for (let steps = 1; edge.length > 0; steps += 1) {
    const further: typeof edge = [];
    for (const { way, fork: at } of edge) {
      for (const [star, next] of at.on) {
        const known = reached.get(star);
        const longer = [...way, star];
        if (!known) reached.set(star, { steps, ways: [longer] });
        else if (known.steps === steps) known.ways.push(longer);
        further.push({ way: longer, fork: next });
      }
    }
    edge = further;
  }
  return reached;
}

/** Where several ways first part: the stars one has to choose between. */
export function partings(ways: readonly AstraPath[]): AstraStar[] {
  const [first = []] = ways;
  const at = first.findIndex((star, i) => ways.some((way) => way[i] !== star));
  return at < 0 ? [] : [...new Set(ways.flatMap((way) => (way[at] === undefined ? [] : [way[at]])))];
}

export function same(one: AstraPath, other: AstraPath): boolean {
  return one.length === other.length && one.every((star, i) => star === other[i]);
}
