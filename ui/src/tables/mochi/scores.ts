import { ownEvent, ownState } from '../../app/own-game';
import type { LogLine, MochiRoundCause, Outcome, Seat, TableSnapshot } from '../../bindings';
import type { Account } from '../../parts/Accounts.svelte';
import { face } from './card';
import { words } from './words';

type RoundEnd = { cause: MochiRoundCause; winner: Seat; rule: string; penaltyRule: string };

/** Only sums are shown of other hands. */
const SECRET = 'MO-6.3';
/** When the game ends, and who has won it. */
const GAME_END = 'MO-7.2';

/** How a player came to the points of the round just ended, and what they add up to. */
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
    // One's own cards lie open until one of them has been kept.
    const digits = seat === view.seat ? view.hand.map((card) => face(card).value) : [];
    return { text: digits.length > 0 ? accounts.handLeft(digits, penalty) : accounts.handSum(penalty), rules };
  }
}

/** What a player's final score is made of, round by round. */
export function gameAccounts(log: LogLine[], outcome: Outcome, seat: Seat): Account[] {
  const { accounts } = words();
  const standing = outcome.standings[seat];
  if (!standing) return [];
  const ends = roundEnds(log);
  // A game that began from a position has rounds its log doesn't tell of.
  const untold = standing.points.length - ends.length;
  const rounds = standing.points.map(({ amount, rule }, i): Account => {
    const end = ends[i - untold];
    return end && emptied(end, seat)
      ? { text: accounts.roundEmpty(i + 1), rules: [end.rule] }
      : { text: accounts.roundSum(i + 1, amount), rules: [rule] };
  });
  return [...rounds, { text: accounts.totalRank(standing.score, standing.rank), rules: [GAME_END] }];
}

/** Why the game ended, and who has won it. */
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

/** After how many decisions the rounds ended that the log tells of. */
export function roundBreaks(log: LogLine[]): number[] {
  return log.filter((line) => ownEvent('mochi', line)?.kind === 'roundEnded').map(({ ply }) => ply);
}

/** The sentence that told of the end of the last round. */
export function lastRoundEnd(log: LogLine[]): LogLine | null {
  return log.findLast(({ event }) => event.event.kind === 'roundEnded') ?? null;
}

/** The sentence that told of the end of the game. */
export function gameEnd(log: LogLine[]): LogLine | null {
  return log.findLast(({ event }) => event.event.kind === 'gameEnded') ?? null;
}

function emptied({ cause, winner }: RoundEnd, seat: Seat): boolean {
  return cause === 'emptyHand' && winner === seat;
}

/** How the rounds ended that the log tells of, and the rule by which hands were counted then. */
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
