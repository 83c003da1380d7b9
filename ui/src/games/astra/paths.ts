import type { AstraMove, AstraPath, AstraPlace, AstraStar } from '../../bindings';

/** A node in the tree of a card's listed paths: whether a path may end here, and the branches by next star. */
export type Fork = { ends: boolean; on: Map<AstraStar, Fork> };

/** A star that listed paths reach: after how many more stars, and the shortest ways to it. */
export type ReachableStar = { steps: number; ways: AstraPath[] };

/** Returns the tree of all listed Observes of a card. */
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

/** Returns the node a path leads to, or null if no listed path begins like it. */
export function follow(root: Fork, path: AstraPath): Fork | null {
  let fork: Fork | undefined = root;
  for (const star of path) fork = fork?.on.get(star);
  return fork ?? null;
}

/** Returns every star that can still be reached from here, with the shortest ways. */
export function reachedFrom(fork: Fork): Map<AstraStar, ReachableStar> {
  const reached = new Map<AstraStar, ReachableStar>();
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

/** Returns the stars at which several ways first divide, between which the person has to choose. */
export function partings(ways: readonly AstraPath[]): AstraStar[] {
  const [first = []] = ways;
  const at = first.findIndex((star, i) => ways.some((way) => way[i] !== star));
  return at < 0 ? [] : [...new Set(ways.flatMap((way) => (way[at] === undefined ? [] : [way[at]])))];
}

/** Returns whether two paths are equal. */
export function same(one: AstraPath, other: AstraPath): boolean {
  return one.length === other.length && one.every((star, i) => star === other[i]);
}
