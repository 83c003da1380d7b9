import { ownEvent, ownState } from '../../app/own-game';
import type { LogLine, MochiRoundCause, Outcome, Seat, TableSnapshot } from '../../bindings';
import type { Account } from '../../parts/Accounts.svelte';
import { face } from './card';
import { words } from './words';

type RoundEnd = { cause: MochiRoundCause; winner: Seat; rule: string; penaltyRule: string };

/** The rule that only sums of other hands are shown. */
const SECRET = 'MO-6.3';
/** The rule for the end of the game and the winner. */
const GAME_END = 'MO-7.2';

/** Explains a player's points of the last round and what they add up to. */
export function roundAccounts(snapshot: TableSnapshot, log: LogLine[], seat: Seat): Account[] {
  const { view } = ownState('mochi', snapshot);
  const { accounts } = words();
  const penalty = view.rounds.at(-1)?.[seat] ?? 0;
  const end = roundEnds(log).at(-1);
  const total = view.seats[seat]?.score ?? 0;
  return [
    counted(),
    ...(seat === view.seat ? [] : [{ text: accounts.handSecret, rules: [SECRET] }]),
    { text: accounts.totalSoFar(total, view.target), rules: [GAME_END] },
  ];

  function counted(): Account {
    const rules = end ? [end.penaltyRule] : [];
    if (end && emptied(end, seat)) return { text: accounts.handEmpty, rules: [end.rule] };
    // The person's own cards are known until one of them has been kept.
    const digits = seat === view.seat ? view.hand.map((card) => face(card).value) : [];
    return { text: digits.length > 0 ? accounts.handLeft(digits, penalty) : accounts.handSum(penalty), rules };
  }
}

/** Explains a player's final score round by round. */
export function gameAccounts(log: LogLine[], outcome: Outcome, seat: Seat): Account[] {
  const { accounts } = words();
  const standing = outcome.standings[seat];
  if (!standing) return [];
  const ends = roundEnds(log);
  // A game started from a position has rounds that are not in its log.
  const untold = standing.points.length - ends.length;
  const rounds = standing.points.map(({ amount, rule }, i): Account => {
    const end = ends[i - untold];
    return end && emptied(end, seat)
      ? { text: accounts.roundEmpty(i + 1), rules: [end.rule] }
      : { text: accounts.roundSum(i + 1, amount), rules: [rule] };
  });
  return [...rounds, { text: accounts.totalRank(standing.score, standing.rank), rules: [GAME_END] }];
}

/** Describes why the game ended and who has won it. */
export function endNote(snapshot: TableSnapshot, log: LogLine[], outcome: Outcome): string {
  const { seats } = snapshot;
  const { view } = ownState('mochi', snapshot);
  const { end } = words();
  const line = gameEnd(log);
  const told = line && ownEvent('mochi', line);
  const called = (all: Seat[]) => all.map((seat) => (seat === view.seat ? end.you : (seats[seat]?.name ?? '')));
  const isOwn = (all: Seat[]) => all.length === 1 && all[0] === view.seat;
  const all = outcome.standings.map((_, seat) => seat);
  const reached = all.filter((seat) => (outcome.standings[seat]?.score ?? 0) >= view.target);
  const winners = all.filter((seat) => outcome.standings[seat]?.rank === 1);
  const fewest = outcome.standings[winners[0] ?? 0]?.score ?? 0;
  const why = told?.kind === 'gameEnded' && told.cardsRanOut ? end.ranOut : reached.length === 0 ? '' : isOwn(reached) ? end.reachedOwn(view.target) : end.reached(called(reached), view.target);
  const won = isOwn(winners) ? end.fewestOwn(fewest) : end.fewest(called(winners), fewest);
  return [why, won].filter((part) => part !== '').join(' ');
}

/** Returns the ply at which each round in the log ended. */
export function roundBreaks(log: LogLine[]): number[] {
  return log.filter((line) => ownEvent('mochi', line)?.kind === 'roundEnded').map(({ ply }) => ply);
}

/** Returns the log line for the end of the last round, or null. */
export function lastRoundEnd(log: LogLine[]): LogLine | null {
  return log.findLast(({ event }) => event.event.kind === 'roundEnded') ?? null;
}

/** Returns the log line for the end of the game, or null. */
export function gameEnd(log: LogLine[]): LogLine | null {
  return log.findLast(({ event }) => event.event.kind === 'gameEnded') ?? null;
}

function emptied({ cause, winner }: RoundEnd, seat: Seat): boolean {
  return cause === 'emptyHand' && winner === seat;
}

/** Returns the ends of the rounds in the log with the rule by which hands were counted. */
function roundEnds(log: LogLine[]): RoundEnd[] {
  const ends: RoundEnd[] = [];
  for (const line of log) {
    const { rule } = line;
    const told = ownEvent('mochi', line);
    if (told?.kind === 'roundEnded') ends.push({ cause: told.cause, winner: told.winner, rule, penaltyRule: rule });
    else if (told?.kind === 'scored') {
      const end = ends.at(-1);
      if (end) end.penaltyRule = rule;
    }
  }
  return ends;
}
