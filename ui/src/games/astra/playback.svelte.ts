import { ownEvent, ownState } from '../../app/own-game';
import { session } from '../../app/session.svelte';
import { wait } from '../../app/wait';
import type { AstraChart, AstraElement, AstraEvent, AstraPen, AstraPlace, AstraShelf, AstraStar, AstraView, LogLine, TableSnapshot } from '../../bindings';
import { PLACES } from './choice.svelte';
import { noMarks, withMarks } from './sky';

/** One step of Auptolemy's turn: its log lines and the scene after it. */
export type TurnStep = { lines: LogLine[]; scene: Scene };

/** The part of the table shown at a step. */
export type Scene = {
  die: number | null;
  shelf: AstraShelf | null;
  /** The sky card of the step, as it was before the path. */
  chart: AstraChart | null;
  place: AstraPlace | null;
  path: AstraStar[];
  pen: AstraPen;
  marker: AstraElement;
};

/** Events that start a new step; the following events belong to it. */
const BEGINS = new Set<AstraEvent['kind'] | string>(['dieRolled', 'focused', 'aimed', 'telescopeSpent', 'cleanedUp', 'discovered', 'rested', 'dreamAt', 'noDream', 'libraryEmpty', 'nothingLeft']);
/** Duration of a step by the bots' pace, in milliseconds; null means until a touch. */
const STAYS = { instant: 0, quick: 1100, calm: 2600, step: null } as const;

/** Shows Auptolemy's turn step by step: automatically at the bots' pace, or by touches. */
export class Playback {
  steps = $state.raw<TurnStep[]>([]);
  at = $state(0);
  /** The view before the turn, which is shown meanwhile. */
  before = $state.raw<AstraView | null>(null);
  /** The playback advances automatically. */
  runs = $state(false);
  #done: (() => void) | null = null;
  #turn = 0;

  open = $derived.by(() => this.before !== null);
  step: TurnStep | null = $derived.by(() => this.steps[this.at] ?? null);

  /** Shows the events if they are Auptolemy's turn; resolves when they have been seen. */
  async show(previous: TableSnapshot, news: readonly LogLine[]): Promise<boolean> {
    const { view } = ownState('astra', previous);
    const stays = STAYS[session.settings.botSpeed];
    // In a lesson Auptolemy's turn arrives together with the decision before it.
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

  /** Advances to the next step, or ends the playback after the last one. */
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
      // A path is drawn star by star, so it takes additional time.
      await wait(stays + 220 * (this.step?.scene.path.length ?? 0));
      if (turn !== this.#turn || !this.runs) return;
      this.#on();
    }
  }
}

/** Returns whether Auptolemy's turn begins with this log line. */
function itsTurn(view: AstraView, line: LogLine): boolean {
  const event = ownEvent('astra', line);
  return event?.kind === 'dieRolled' || event?.kind === 'libraryEmpty' || (event?.kind === 'rested' && event.seat !== view.seat);
}

/** Returns the steps of a turn from its log lines. The turn begins at `from`; earlier lines are the person's. */
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
    // A telescope and the path it pays for are one step.
    const last = steps.at(-1);
    if (begins && !(event.kind === 'aimed' && last && ownEvent('astra', last.lines[0] ?? line)?.kind === 'telescopeSpent')) steps.push({ lines: [line], scene });
    else if (last) steps[steps.length - 1] = { lines: [...last.lines, line], scene };
  }
  return steps;
}

/** Returns the scene after an event of the person's decision that changes what the turn shows. */
function decided(scene: Scene, event: AstraEvent | null, charts: Map<AstraPlace, AstraChart | null>): Scene {
  if (event?.kind === 'displayed') charts.set(event.place, { card: event.card, marks: noMarks() });
  else if (event?.kind === 'marked') {
    const chart = charts.get(event.place);
    if (chart) charts.set(event.place, { ...chart, marks: withMarks(chart.marks, event.pen, [event.star]) });
  } else if (event?.kind === 'markerMoved') return { ...scene, marker: event.to };
  return scene;
}

/** Marks the path of the scene permanently on its card. */
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
