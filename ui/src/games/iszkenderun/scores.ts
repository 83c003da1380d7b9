import { listed } from '../../app/listed';
import { ownEvent, ownState } from '../../app/own-game';
import type {
  IszkenderunAward,
  IszkenderunCardCount,
  IszkenderunReasonView,
  IszkenderunSeatView,
  IszkenderunView,
  LogLine,
  Outcome,
  Seat,
  TableSnapshot,
} from '../../bindings';
import type { Account } from '../../parts/Accounts.svelte';
import { sayCard, words } from './words';

/** Sources of victory points by the rule that pays them, in display order. */
const SOURCE_OF: Record<string, Source> = {
  'IS-7.3': 'places',
  'IS-7.4': 'sansTrump',
  'IS-7.5': 'record',
  'IS-7.6': 'scorePile',
};
/** The source of victory points. */
export type Source = 'places' | IszkenderunAward;
/** All sources of victory points in display order. */
export const SOURCES: Source[] = Object.values(SOURCE_OF);

/** Returns the source of victory points paid by a rule, or null. */
export function sourceOf(rule: string): Source | null {
  return SOURCE_OF[rule] ?? null;
}

/** The rule that decides who wins. */
export const GAME_END = 'IS-9.1';
/** The rule for counting a row. */
export const ROW_POINTS = 'IS-7.1';

/** A row as counted at the end of a round. */
export type CountedRow = { seat: Seat; cards: IszkenderunCardCount[]; points: number };

/** Everything scored at the end of a round, in the log's sentences. */
export type RoundEnd = {
  round: number;
  rows: CountedRow[];
  banked: LogLine[];
  places: LogLine[];
  /** Bonuses for sans-trump, the record and score piles. */
  bonuses: LogLine[];
};

/** Returns the end of the last round in the log, or null if no round has ended. */
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

/** Describes a reason for points of a card's value. */
export function reasonWords({ why }: IszkenderunReasonView): string {
  const { score, suits } = words();
  switch (why.kind) {
    case 'printed':
      return score.why.printed;
    case 'neighbour':
      return score.why.neighbour(sayCard(why.card));
    case 'tokens':
      return score.why.tokens;
    case 'count':
      return score.why.count(suits[why.suit]);
    case 'trump':
      return score.why.trump;
  }
}

/** Returns a player's victory points by source, as they would be paid now. */
export function vpParts({ points }: IszkenderunSeatView): Partial<Record<Source, number>> {
  const paid = points.flatMap(({ rule, amount }) => (SOURCE_OF[rule] ? [[SOURCE_OF[rule], amount] as const] : []));
  return Object.fromEntries(paid);
}

/** Returns a player's victory points by source, in sentences with their rules. */
export function vpAccounts({ seats, rounds }: IszkenderunView, seat: Seat): Account[] {
  const data = seats[seat];
  if (!data) return [];
  const { accounts } = words().score;
  const told: Record<Source, (vp: number) => string> = {
    places: (vp) => accounts.places(rounds.map((round) => round.vp[seat] ?? 0), vp),
    sansTrump: accounts.sansTrump,
    record: accounts.record,
    scorePile: (vp) => accounts.scorePile(data.scorePileWorth, vp),
  };
  return data.points.flatMap(({ rule, amount }) => {
    const source = SOURCE_OF[rule];
    return source ? [{ text: told[source](amount), rules: [rule] }] : [];
  });
}

/** Returns the players' data in final order, the winner first. */
export function standing(view: IszkenderunView, ranks: number[] | null): { seat: Seat; rank: number | null; data: IszkenderunSeatView }[] {
  return view.seats
    .map((data, seat) => ({ seat, rank: ranks?.[seat] ?? null, data }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.data.vp - a.data.vp);
}

/** Describes who has won and how. */
export function endNote(snapshot: TableSnapshot, outcome: Outcome): string {
  const { view } = ownState('iszkenderun', snapshot);
  const { score } = words();
  const winners = outcome.standings.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const most = outcome.standings[winners[0] ?? 0]?.score ?? 0;
  const names = winners.map((seat) => (seat === view.seat ? score.you : (snapshot.seats[seat]?.name ?? '')));
  const own = winners.length === 1 && winners[0] === view.seat;
  return listed([own ? score.mostOwn(most) : score.most(names, most), tieBreak(view, outcome)], ' ');
}

/** Describes what broke a tie in victory points; null if there was none or nothing could break it. */
export function tieBreak({ seats, rounds }: IszkenderunView, outcome: Outcome): string | null {
  const { score } = words();
  const places = outcome.standings.map(({ rank }, seat) => ({ rank, seat, vp: seats[seat]?.vp ?? 0 }));
  const [winner] = places.filter(({ rank }) => rank === 1);
  const beaten = places.filter(({ rank, vp }) => rank > 1 && vp === winner?.vp);
  if (!winner || beaten.length === 0) return null;
  const points = rounds.at(-1)?.points ?? [];
  return beaten.some(({ seat }) => points[seat] === points[winner.seat]) ? score.tieByPile : score.tieByPoints;
}
