import { settle, type CommandResult } from '../../../app/command-result';
import { signed } from '../../../app/odds';
import { ownMove } from '../../../app/own-game';
import { RETRY_MS, wait } from '../../../app/wait';
import type { PlaySource } from '../../../app/play-source';
import { commands, type AnalysedMove, type AnalysedStep, type Analysis as Found, type BotSurvey, type CardgoMove, type CardgoPoint } from '../../../bindings';
import { t } from '../../../messages/index.svelte';
import { words } from '../words';
import { analysisWords } from './words';

/** A position to be analysed. */
export type Subject = {
  /** A key that differs between positions. */
  readonly key: string | number;
  /** Whether the analysis would make a game an assisted one. */
  readonly assists: boolean;
  /** Starts the analysis and returns its number, or null if there is nothing to analyse. */
  begin: () => Promise<CommandResult<number | null>>;
};

/** A stone of an expected line. */
export type LineStone = { point: CardgoPoint; colour: 0 | 1; number: number };

/** A move the analysis considers. */
export type Thought = {
  /** The identity of the move: its point, or the move in words. */
  key: string;
  rank: number;
  /** The point of the stone or target; null for another kind of move. */
  point: CardgoPoint | null;
  name: string;
  /** The win rate in percent. */
  percent: number;
  /** The lead in points, with its sign. */
  lead: string;
  /** The visits of the move relative to the most visited one, from 0 to 1. */
  weight: number;
  /** The stones of the expected line, up to the first move of another kind. */
  line: LineStone[];
  /** The expected line in words, without the move itself. */
  told: string;
};

/** A running analysis: its results so far and the move being pointed at. */
export class Analysis {
  readonly subject: Subject;
  /** This analysis made the game an assisted one. */
  readonly first: boolean;
  found = $state.raw<Found | null>(null);
  /** No analysis is running. */
  idle = $state(false);
  /** The reason why this position cannot be analysed. */
  fault = $state<string | null>(null);
  /** The likely owner of each point is drawn on the board as well. */
  shaded = $state(false);
  /** The keys of the move under the mouse or the keyboard focus, and of the move whose line was left open. */
  at = $state.raw<string | null>(null);
  pinned = $state.raw<string | null>(null);
  /** The number of the position followed, used to discard late answers; and whether the panel was closed. */
  #run = 0;
  #left = false;
  #number: number | null = null;

  moves: Thought[] = $derived.by(() => {
    const moves = this.found?.moves ?? [];
    const most = Math.max(...moves.map(({ tries }) => tries));
    return moves.map((move, at) => thought(move, at + 1, most));
  });
  survey: BotSurvey | null = $derived.by(() => (this.shaded ? (this.found?.survey ?? null) : null));

  constructor(subject: Subject) {
    this.subject = subject;
    this.first = subject.assists;
  }

  /** Returns the move under a held finger, otherwise the one pointed at or pinned. */
  pointed(held: CardgoPoint | null): Thought | null {
    const by = (key: string | null) => this.moves.find((move) => move.key === key) ?? null;
    return held === null ? (by(this.at) ?? by(this.pinned)) : by(held);
  }

  /** Returns the text on a point for screen readers; empty for points without a considered move. */
  say(point: CardgoPoint): string {
    const move = this.moves.find((move) => move.point === point);
    if (!move) return '';
    const { point: say, percent } = analysisWords();
    return `, ${say(move.rank, percent(move.percent), t().lead(move.lead))}`;
  }

  /** Starts an analysis of the current position and receives its results until the next call. */
  async follow(): Promise<void> {
    this.#run += 1;
    this.#left = false;
    const run = this.#run;
    Object.assign(this, { found: null, idle: false, fault: null, pinned: null });
    const begun = await settle(this.subject.begin());
    const number = begun.status === 'ok' ? begun.data : null;
    if (run !== this.#run) {
      // The panel was closed before the analysis began.
      if (number !== null && this.#left) stop(number);
      return;
    }
    this.#number = number;
    if (begun.status === 'error' && begun.error.kind !== 'stale') this.fault = begun.error.text;
    this.idle = number === null;
    for (let have = 0; number !== null; ) {
      const answer = await settle(commands.analysisNext(number, have));
      if (run !== this.#run) return;
      if (answer.status === 'ok') {
        this.found = answer.data;
        have = answer.data.tries;
        if (!answer.data.running) return;
      } else if (answer.error.kind === 'letGo') await wait(RETRY_MS);
      else return;
    }
  }

  /** Stops the analysis when its panel closes. */
  leave(): void {
    this.#run += 1;
    this.#left = true;
    if (this.#number !== null) stop(this.#number);
  }
}

/** Returns an analysis of the person's decision at a table. */
export function analysisAt(play: PlaySource): Analysis {
  return new Analysis({
    get key() {
      return play.snapshot.revision;
    },
    assists: !play.snapshot.assisted,
    begin: () => commands.analysisBegin(play.snapshot.id, play.snapshot.revision),
  });
}

function stop(number: number): void {
  void settle(commands.analysisStop(number));
}

function thought({ move, text, percent, result, tries, line }: AnalysedMove, rank: number, most: number): Thought {
  const own = ownMove('cardgo', move);
  const point = own?.kind === 'play' || own?.kind === 'target' ? own.point : null;
  const name = nameOf(own) ?? text;
  const told = line.slice(1).map((step) => nameOf(ownMove('cardgo', step.move)));
  const end = told.indexOf(null);
  return {
    key: point ?? text,
    rank,
    point,
    name,
    percent,
    lead: signed(result),
    weight: tries / most,
    line: stonesOf(line),
    told: (end < 0 ? told : told.slice(0, end)).join(' '),
  };
}

/** Returns a move in Go notation, or null for anything but a stone or a pass. */
function nameOf(move: CardgoMove | null): string | null {
  if (move?.kind === 'play') return move.point;
  return move?.kind === 'pass' ? words().notation.pass : null;
}

/**
 * Returns the stones of a line up to the first move that is neither a stone nor a pass. A point played on twice keeps
 * its first number.
 */
function stonesOf(line: AnalysedStep[]): LineStone[] {
  const stones: LineStone[] = [];
  for (const [i, { seat, move }] of line.entries()) {
    const own = ownMove('cardgo', move);
    if (own?.kind === 'pass') continue;
    if (own?.kind !== 'play') break;
    const { point } = own;
    if (stones.every((stone) => stone.point !== point)) stones.push({ point, colour: seat === 0 ? 0 : 1, number: i + 1 });
  }
  return stones;
}
