import { language, t } from '../messages/index.svelte';

/** What may be expected: a share of the win in percent, and by how many half points one is ahead; null where results are no lead. */
export type Odds = { readonly percent: number; readonly lead: number | null };

/** Half points with their sign: "+3.5". */
export function signed(halves: number): string {
  const points = (Math.abs(halves) / 2).toLocaleString(language());
  return halves > 0 ? `+${points}` : halves < 0 ? `−${points}` : points;
}

/** Both beside each other: "62% · +3.5 points". */
export function sayOdds({ percent, lead }: Odds): string {
  return lead === null ? `${String(percent)}%` : `${String(percent)}% · ${t().lead(signed(lead))}`;
}

/** What is told in brackets where the share was told: the lead alone. */
export function sayLead({ lead }: Odds): string {
  return lead === null ? '' : ` (${t().lead(signed(lead))})`;
}

/** … and what became of it. */
export function sayLeads(from: Odds, to: Odds): string {
  if (from.lead === null || to.lead === null) return '';
  const [was, is] = [signed(from.lead), signed(to.lead)];
  return was === is ? sayLead(to) : ` (${t().leads(was, is)})`;
}
