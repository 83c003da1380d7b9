import { settle, type Answer } from '../../../app/ask';
import { signed } from '../../../app/odds';
import { ownMove } from '../../../app/own-game';
import { pause, RETRY_MS } from '../../../app/pause';
import type { Playing } from '../../../app/playing';
import { commands, type AnalysedMove, type AnalysedStep, type Analysis as Found, type BotSurvey, type CardgoMove, type CardgoPoint } from '../../../bindings';
import { t } from '../../../messages/index.svelte';
import { words } from '../words';
import AnalysisMarks from './AnalysisMarks.svelte';
import AnalysisPanel from './AnalysisPanel.svelte';
import { analysisWords } from './words';

/** A position to be analysed. */
export type Subject = {
  /** Another one for every other position. */
  readonly key: string | number;
  /** Whether looking at it would make a game an assisted one. */
  readonly assists: boolean;
  /** Begins, and answers with the analysis's number, if there is anything to analyse. */
  begin: () => Promise<Answer<number | null>>;
};

/** A stone of an expected line. */
export type LineStone = { point: CardgoPoint; colour: 0 | 1; number: number };

/** A move that the analysis thinks of. */
export type Thought = {
  /** What it is told apart by: its point, or the move in words. */
  key: string;
  rank: number;
  /** Where a stone would be placed, or what would be aimed at; none for another kind of move. */
  point: CardgoPoint | null;
  name: string;
  /** The share of the win, in percent. */
  percent: number;
  /** The points by which it leads, with their sign. */
  lead: string;
  /** How much it was looked at, against the one that was looked at most. */
  weight: number;
  /** How it is expected to go on, as far as that is stones. */
  line: LineStone[];
  /** … in words, without the move itself. */
  told: string;
};

/** A search that is looked at while it goes on: what it has found, and what of that is being pointed at. */
export class Analysis {
  /** What draws it on the board, and what tells it beside the board. */
  readonly Marks = AnalysisMarks;
  readonly Panel = AnalysisPanel;
  readonly subject: Subject;
  /** It was this that made the game an assisted one. */
  readonly first: boolean;
  found = $state.raw<Found | null>(null);
  /** Nothing is on its way. */
  idle = $state(false);
  /** Why this position can't be analysed. */
  fault = $state<string | null>(null);
  /** Whose each point is likely to be lies on the board as well. */
  shaded = $state(false);
  /** The move that a mouse or the keyboard is at, and the one whose line was left open; by their keys. */
  at = $state.raw<string | null>(null);
  pinned = $state.raw<string | null>(null);
  /** Which position is followed, of all so far; and whether nobody looks any more. */
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

  /** The move that is pointed at: under a finger that holds on, or else wherever one is. */
  pointed(held: CardgoPoint | null): Thought | null {
    const by = (key: string | null) => this.moves.find((move) => move.key === key) ?? null;
    return held === null ? (by(this.at) ?? by(this.pinned)) : by(held);
  }

  /** What is said of a point besides; nothing of most. */
  say(point: CardgoPoint): string {
    const move = this.moves.find((move) => move.point === point);
    if (!move) return '';
    const { point: say, percent } = analysisWords();
    return `, ${say(move.rank, percent(move.percent), t().lead(move.lead))}`;
  }

  /** Has the position as it is now analysed, and hears what is found, until the next one. */
  async follow(): Promise<void> {
    this.#run += 1;
    this.#left = false;
    const run = this.#run;
    Object.assign(this, { found: null, idle: false, fault: null, pinned: null });
    const begun = await settle(this.subject.begin());
    const number = begun.status === 'ok' ? begun.data : null;
    if (run !== this.#run) {
      // Left before it had begun.
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
      } else if (answer.error.kind === 'letGo') await pause(RETRY_MS);
      else return;
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#run += 1;
    this.#left = true;
    if (this.#number !== null) stop(this.#number);
  }
}

/** An analysis of what the person has to decide at a table. */
export function analysisAt(play: Playing): Analysis {
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

/** A move as Go players write it down; none for what isn't a stone or a pass. */
function nameOf(move: CardgoMove | null): string | null {
  if (move?.kind === 'play') return move.point;
  return move?.kind === 'pass' ? words().notation.pass : null;
}

/** The stones of a line up to where something else than stones comes into it. A point that is played on twice keeps its first. */
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
