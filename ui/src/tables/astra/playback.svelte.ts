import { ownEvent, ownState } from '../../app/own-game';
import { session } from '../../app/session.svelte';
import { pause } from '../../app/pause';
import type { AstraChart, AstraElement, AstraEvent, AstraPen, AstraPlace, AstraShelf, AstraStar, AstraView, LogLine, TableSnapshot } from '../../bindings';
import { PLACES } from './choice.svelte';
import { noMarks, withMarks } from './sky';

/** One step of Auptolemy's turn: what is told of it, and what there is to be seen after it. */
export type TurnStep = { lines: LogLine[]; scene: Scene };

/** What is seen at a step. */
export type Scene = {
  die: number | null;
  shelf: AstraShelf | null;
  /** The card of the sky that it is about, as it was before this path. */
  chart: AstraChart | null;
  place: AstraPlace | null;
  path: AstraStar[];
  pen: AstraPen;
  marker: AstraElement;
};

/** Events that begin a step of their own; what follows belongs to it. */
const BEGINS = new Set<AstraEvent['kind'] | string>(['dieRolled', 'focused', 'aimed', 'telescopeSpent', 'cleanedUp', 'discovered', 'rested', 'dreamAt', 'noDream', 'libraryEmpty', 'nothingLeft']);
/** How long a step stays, by the bots' pace, in milliseconds; none: until it is touched. */
const STAYS = { instant: 0, quick: 1100, calm: 2600, step: null } as const;

/** Auptolemy's turn, shown step by step: by itself at the bots' pace, or touched through. */
export class Playback {
  steps = $state.raw<TurnStep[]>([]);
  at = $state(0);
  /** The table as it was before, which is what one sees meanwhile. */
  before = $state.raw<AstraView | null>(null);
  /** It goes on by itself. */
  runs = $state(false);
  #done: (() => void) | null = null;
  #turn = 0;

  open = $derived.by(() => this.before !== null);
  step: TurnStep | null = $derived.by(() => this.steps[this.at] ?? null);

  /** Shows what happened, if it was Auptolemy's turn; ends when it has been seen. */
  async show(previous: TableSnapshot, news: readonly LogLine[]): Promise<boolean> {
    const { view } = ownState('astra', previous);
    const stays = STAYS[session.settings.botSpeed];
    // In a lesson its turn comes in one with the decision before it.
    const from = view.step.kind === 'automaton' ? 0 : news.findIndex((line) => itsTurn(view, line));
    const steps = from >= 0 && stays !== 0 ? stepsOf(view, news, from) : [];
    if (steps.length === 0) return false;
    this.#turn += 1;
    Object.assign(this, { steps, at: 0, before: view, runs: stays !== null });
    const seen = new Promise<void>((resolve) => {
      this.#done = resolve;
    });
    if (stays !== null) void this.#run(this.#turn, stays);
    await seen;
    return true;
  }

  /** On to the next step; after the last one, back to the table. */
  next(): void {
    this.runs = false;
    this.#on();
  }

  back(): void {
    this.runs = false;
    this.at = Math.max(0, this.at - 1);
  }

  end(): void {
    this.#turn += 1;
    Object.assign(this, { steps: [], at: 0, before: null, runs: false });
    this.#done?.();
    this.#done = null;
  }

  #on(): void {
    if (this.at + 1 < this.steps.length) this.at += 1;
    else this.end();
  }

  async #run(turn: number, stays: number): Promise<void> {
    for (;;) {
      // A path is drawn star by star, and then read.
      await pause(stays + 220 * (this.step?.scene.path.length ?? 0));
      if (turn !== this.#turn || !this.runs) return;
      this.#on();
    }
  }
}

/** Auptolemy's turn begins with this. */
function itsTurn(view: AstraView, line: LogLine): boolean {
  const event = ownEvent('astra', line);
  return event?.kind === 'dieRolled' || event?.kind === 'libraryEmpty' || (event?.kind === 'rested' && event.seat !== view.seat);
}

/** The steps of a turn, from what was told of it: its lines begin at `from`, and those before it are the person's. */
function stepsOf(view: AstraView, news: readonly LogLine[], from: number): TurnStep[] {
  const steps: TurnStep[] = [];
  const charts = new Map(PLACES.map((place, i) => [place, view.display[i] ?? null]));
  let scene: Scene = { die: null, shelf: null, chart: null, place: null, path: [], pen: 'its', marker: view.marker };
  for (const [at, line] of news.entries()) {
    const event = ownEvent('astra', line);
    if (at < from) {
      scene = decided(scene, event, charts);
      continue;
    }
    if (event === null || event.kind === 'counted' || event.kind === 'ended') break;
    const begins = steps.length === 0 || BEGINS.has(event.kind);
    if (begins && scene.path.length > 0) scene = settled(scene, charts);
    scene = seen(scene, event, charts);
    // A telescope and the path that it buys are one step.
    const last = steps.at(-1);
    if (begins && !(event.kind === 'aimed' && last && ownEvent('astra', last.lines[0] ?? line)?.kind === 'telescopeSpent')) steps.push({ lines: [line], scene });
    else if (last) steps[steps.length - 1] = { lines: [...last.lines, line], scene };
  }
  return steps;
}

/** What the person's decision changed of what is seen in its turn. */
function decided(scene: Scene, event: AstraEvent | null, charts: Map<AstraPlace, AstraChart | null>): Scene {
  if (event?.kind === 'displayed') charts.set(event.place, { card: event.card, marks: noMarks() });
  else if (event?.kind === 'marked') {
    const chart = charts.get(event.place);
    if (chart) charts.set(event.place, { ...chart, marks: withMarks(chart.marks, event.pen, [event.star]) });
  } else if (event?.kind === 'markerMoved') return { ...scene, marker: event.to };
  return scene;
}

/** The path is marked for good. */
function settled(scene: Scene, charts: Map<AstraPlace, AstraChart | null>): Scene {
  const { chart, place, path, pen } = scene;
  if (!chart || !place) return { ...scene, path: [] };
  const marked = { ...chart, marks: withMarks(chart.marks, pen, path) };
  charts.set(place, marked);
  return { ...scene, chart: marked, path: [] };
}

function seen(scene: Scene, event: AstraEvent, charts: Map<AstraPlace, AstraChart | null>): Scene {
  switch (event.kind) {
    case 'dieRolled':
      return { ...scene, die: event.die, shelf: event.shelf };
    case 'focused':
      return { ...scene, place: event.place, chart: event.place ? (charts.get(event.place) ?? null) : null };
    case 'dreamAt':
      return { ...scene, place: event.place, chart: charts.get(event.place) ?? null, pen: 'dream' };
    case 'marked':
      return { ...scene, pen: event.pen, place: event.place, chart: scene.chart ?? charts.get(event.place) ?? { card: event.card, marks: noMarks() }, path: [...scene.path, event.star] };
    case 'markerMoved':
      return { ...scene, marker: event.to };
    default:
      return scene;
  }
}
