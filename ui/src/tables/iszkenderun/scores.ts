import { ownEvent } from '../../app/own';
import type {
  IszkenderunAward,
  IszkenderunCard,
  IszkenderunCardCount,
  IszkenderunReason,
  IszkenderunSeatView,
  IszkenderunView,
  LogLine,
  Outcome,
  Seat,
} from '../../bindings';
import type { Account } from '../../parts/Accounts.svelte';
import { sayCard, words } from './words';

/** Where victory points come from, in the order in which they are told of. */
export const SOURCES = ['places', 'sansTrump', 'record', 'scorePile'] as const;
export type Source = 'places' | IszkenderunAward;

const RULES: Record<Source, string> = { places: 'IS-7.3', sansTrump: 'IS-7.4', record: 'IS-7.5', scorePile: 'IS-7.6' };
/** Who has won the game. */
export const GAME_END = 'IS-9.1';
/** How a row is counted. */
export const ROW_POINTS = 'IS-7.1';

/** A row as it was counted at the end of a round. */
export type CountedRow = { seat: Seat; cards: IszkenderunCardCount[]; points: number };

/** All that was settled at the end of a round, in the log's own sentences. */
export type RoundEnd = {
  round: number;
  rows: CountedRow[];
  banked: LogLine[];
  places: LogLine[];
  /** Sans-trump, record, score piles. */
  bonuses: LogLine[];
};

/** How the last round of the log ended; none if no round has. */
export function lastRound(log: LogLine[]): RoundEnd | null {
  const from = log.findLastIndex((line) => ownEvent('iszkenderun', line)?.kind === 'roundEnded');
  const first = log[from] && ownEvent('iszkenderun', log[from]);
  if (first?.kind !== 'roundEnded') return null;
  const end: RoundEnd = { round: first.round, rows: [], banked: [], places: [], bonuses: [] };
  for (const line of log.slice(from + 1)) {
    const event = ownEvent('iszkenderun', line);
    if (event?.kind === 'rowCounted') end.rows.push(event);
    else if (event?.kind === 'banked') end.banked.push(line);
    else if (event?.kind === 'placed') end.places.push(line);
    else if (event?.kind === 'sansTrumpMarked' || event?.kind === 'recordMarked') end.bonuses.push(line);
    else if (event?.kind === 'scorePilesCompared') return { ...end, bonuses: [...end.bonuses, line] };
  }
  return end;
}

/** Some points of a card's value: what gives them, and the rule. */
export function reasonWords({ why }: IszkenderunReason): { text: string; rule: string; card: IszkenderunCard | null } {
  const { score, suits } = words();
  switch (why.kind) {
    case 'printed':
      return { text: score.why.printed, rule: 'IS-3.8', card: null };
    case 'neighbour':
      return { text: score.why.neighbour(sayCard(why.card)), rule: `IS-${why.card}`, card: why.card };
    case 'tokens':
      return { text: score.why.tokens, rule: 'IS-3.10', card: null };
    case 'count':
      return { text: score.why.count(suits[why.suit]), rule: 'IS-3.9', card: null };
    case 'trump':
      return { text: score.why.trump, rule: 'IS-3.8', card: null };
  }
}

/** A player's victory points by where they come from, as they would be paid now. */
export function vpParts(data: IszkenderunSeatView): Record<Source, number> {
  const marks = Number(data.sansTrump) + Number(data.record);
  const each = marks === 0 ? 0 : (data.vp - data.placeVp - data.scorePileVp) / marks;
  return {
    places: data.placeVp,
    sansTrump: data.sansTrump ? each : 0,
    record: data.record ? each : 0,
    scorePile: data.scorePileVp,
  };
}

/** … in sentences, each with its rule. */
export function vpAccounts({ seats, rounds }: IszkenderunView, seat: Seat): Account[] {
  const data = seats[seat];
  if (!data) return [];
  const { accounts } = words().score;
  const parts = vpParts(data);
  return [
    { text: accounts.places(rounds.map(({ vp }) => vp[seat] ?? 0), parts.places), rules: [RULES.places] },
    { text: accounts.sansTrump(parts.sansTrump), rules: [RULES.sansTrump] },
    { text: accounts.record(parts.record), rules: [RULES.record] },
    { text: accounts.scorePile(data.scorePileWorth, parts.scorePile), rules: [RULES.scorePile] },
  ];
}

/** Everybody's row of the final table, the winner's first. */
export function standing(view: IszkenderunView, ranks: number[] | null): { seat: Seat; rank: number | null; data: IszkenderunSeatView }[] {
  return view.seats
    .map((data, seat) => ({ seat, rank: ranks?.[seat] ?? null, data }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.data.vp - a.data.vp);
}

/** What decided between equal victory points; none where they were not equal, or nothing could decide. */
export function tieBreak({ seats, rounds }: IszkenderunView, outcome: Outcome): string | null {
  const { score } = words();
  const places = outcome.standings.map(({ rank }, seat) => ({ rank, seat, vp: seats[seat]?.vp ?? 0 }));
  const [winner] = places.filter(({ rank }) => rank === 1);
  const beaten = places.filter(({ rank, vp }) => rank > 1 && vp === winner?.vp);
  if (!winner || beaten.length === 0) return null;
  const points = rounds.at(-1)?.points ?? [];
  return beaten.some(({ seat }) => points[seat] === points[winner.seat]) ? score.tieByPile : score.tieByPoints;
}
