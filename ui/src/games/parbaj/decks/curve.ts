import { poolCard, priceOf, PRICES } from './pool';

/** The number of a deck's cards at one cost, and how many of them are creatures. */
export type Column = { price: string; n: number; creatures: number };

/** The cost curve of a deck. `mean` excludes cards whose cost is an X; it is null if there are no others. */
export type CostCurve = { columns: Column[]; mean: number | null; creatures: number; others: number };

/** Returns the cost curve of a deck, given the copies by card. */
export function curveOf(copies: Readonly<Record<string, number>>): CostCurve {
  const columns = PRICES.map((price) => ({ price, n: 0, creatures: 0 }));
  let [vp, priced] = [0, 0];
  for (const [code, n] of Object.entries(copies)) {
    const card = poolCard(code);
    const column = card && columns.find(({ price }) => price === priceOf(card));
    if (!column) continue;
    column.n += n;
    if (card.type === 'creature') column.creatures += n;
    if (card.x) continue;
    vp += n * card.vp;
    priced += n;
  }
  const total = (count: (column: Column) => number) => columns.reduce((sum, column) => sum + count(column), 0);
  const creatures = total((column) => column.creatures);
  return { columns, mean: priced === 0 ? null : vp / priced, creatures, others: total(({ n }) => n) - creatures };
}
