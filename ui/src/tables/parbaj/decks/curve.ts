import { poolCard, priceOf, PRICES } from './pool';

/** How many cards of a deck cost so much, and how many of them are creatures. */
export type Column = { price: string; n: number; creatures: number };

/** A deck by what its cards cost: `mean` leaves out those whose cost is an X; null where there are no others. */
export type CurveOf = { columns: Column[]; mean: number | null; creatures: number; others: number };

export function curveOf(copies: Readonly<Record<string, number>>): CurveOf {
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
