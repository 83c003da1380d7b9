import { language, t } from '../messages/index.svelte';

/**
 * The expected result: a share of the win in percent, and a lead in half points; `lead` is `null` where results are no
 * lead.
 */
export type Odds = { readonly percent: number; readonly lead: number | null };

/** Returns half points as points with a sign: "+3.5". */
export function signed(halves: number): string {
  const points = (Math.abs(halves) / 2).toLocaleString(language());
  return halves > 0 ? `+${points}` : halves < 0 ? `−${points}` : points;
}

/** Returns both values: "62% · +3.5 points". */
export function sayOdds({ percent, lead }: Odds): string {
  return lead === null ? `${String(percent)}%` : `${String(percent)}% · ${t().lead(signed(lead))}`;
}

/** Returns the lead alone in brackets, for use after the share. */
export function sayLead({ lead }: Odds): string {
  return lead === null ? '' : ` (${t().lead(signed(lead))})`;
}

/** Returns the change of the lead in brackets. */
export function sayLeads(from: Odds, to: Odds): string {
  if (from.lead === null || to.lead === null) return '';
  const [was, is] = [signed(from.lead), signed(to.lead)];
  return was === is ? sayLead(to) : ` (${t().leads(was, is)})`;
}
