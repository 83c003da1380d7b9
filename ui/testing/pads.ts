// A score pad on its page. The tally is recorded for every sheet that a test writes.

import { padView } from '../../tests/ui/harness/padview.js';
import type { PadSheet, PadView } from '../src/bindings';
import { recordedAnswer, type House } from './house';
import { open } from './page';
import { until } from './play';

type Sheet<G> = Extract<PadSheet, { game: G }>['sheet'];
type NewPad = { game: PadSheet['game']; players: string[]; options?: { key: string; value: string }[] };

/** An open pad: its sheet, and all sheets so far, in order. */
export class OpenPad {
  readonly house: House;
  view: PadView;
  /** All sheets so far; the first is the initial one. */
  readonly sheets: PadSheet[];

  constructor(house: House, view: PadView) {
    this.house = house;
    this.view = view;
    this.sheets = [view.sheet];
  }

  /** Returns the current sheet as this game's type. */
  sheet<G extends PadSheet['game']>(game: G): Sheet<G> {
    const sheet = this.sheets.at(-1);
    if (sheet?.game !== game) throw new Error(`no pad of ${game}`);
    return sheet.sheet as Sheet<G>;
  }
}

/** Creates a pad with the changes made by `before`, and opens it. */
export async function openPad<G extends PadSheet['game']>(wish: NewPad & { game: G }, before?: (sheet: Sheet<G>) => void): Promise<OpenPad> {
  const first = await viewOf(wish, null);
  before?.(first.sheet.sheet as Sheet<G>);
  const now = before ? await viewOf(wish, first.sheet) : first;
  let pad: OpenPad | null = null;
  const house = await open(`#/pad/${first.id}`, (house) => {
    pad = new OpenPad(house, now);
    const { sheets } = pad;
    const write = async (sheet: PadSheet): Promise<PadView> => {
      const { view } = pad as OpenPad;
      const next = { ...(await viewOf(wish, sheet)), revision: view.revision + 1, canUndo: sheets.length > 1 };
      (pad as OpenPad).view = next;
      return next;
    };
    house.on('pad_open', () => now);
    house.on('pad_write', ({ sheet }) => {
      sheets.push(structuredClone(sheet) as PadSheet);
      return write(sheet as PadSheet);
    });
    house.on('pad_undo', () => {
      sheets.pop();
      return write(sheets.at(-1) ?? now.sheet);
    });
  });
  await until(() => document.querySelector('.pad'), 'the pad');
  if (!pad) throw new Error(`no pad at ${JSON.stringify(house.asked)}`);
  return pad;
}

/** Returns the view of a sheet; of the initial one, if `sheet` is null. */
async function viewOf({ game, players, options = [] }: NewPad, sheet: PadSheet | null): Promise<PadView> {
  const question = { game, players, options, sheet };
  const view = (await recordedAnswer(`pad ${JSON.stringify(question)}`, (live) => padView(live, question))) as PadView;
  // The sheet is the test's own, except for the initial one.
  return { ...view, sheet: sheet ?? view.sheet };
}
