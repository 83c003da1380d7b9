import type { AstraChart, AstraPlace, AstraStar } from '../../bindings';
import type { Choice } from './choice.svelte';
import { figure, unmarkedOf } from './sky';
import { comes, dice, sayFaces } from './auptolemy-preview';
import { nameOf, skyWords, words } from './words';

/**
 * A line on what a path gains or leaves: the main statement, a remark after a semicolon or another joint, and the rule;
 * `further` marks what else could be gained.
 */
export type GainLine = { strong?: string; text?: string; joint?: string; rule?: string; further?: boolean };

const STARS = 'AS-8.2';
const GRAND = 'AS-3.4';
const DISCOVERY = 'AS-5.1';
const FOCUS = 'AS-7.5';
const ITS_BOON = 'AS-7.11';

/** Returns the gains of the drawn stars. */
export function gains(choice: Choice, { card, marks }: AstraChart): GainLine[] {
  const { gains: say } = skyWords().marking;
  const { path, pen, reach, single } = choice.drawing;
  if (path.length === 0 && pen !== 'dream') return [{ text: reach.size > 0 ? say.nothing : say.none }];
  if (pen === 'dream') return [{ text: say.sight, ...(path.length > 0 && { rule: 'AS-6.1' }) }];
  const { grand, vp } = figure(card);
  const lines: GainLine[] = [];
  const complete = unmarkedOf(card, marks).length === path.length;
  if (complete) lines.push({ strong: say.complete, text: say.completeMore(vp), rule: DISCOVERY });
  lines.push({ strong: say.stars(path.length), text: say.half, rule: STARS });
  const taken = path.filter((star) => grand.includes(star));
  if (taken.length > 0) {
    // The engine's forecast gives the resulting wisdom, because it has a maximum.
    const told = choice.forecast?.find(({ rule, seat }) => rule === GRAND && seat === choice.view.seat);
    const text = told ? say.wisdom(told.before, told.after) : say.grand(taken.map((star) => nameOf(card, star)).join(', '));
    lines.push({ text, rule: GRAND });
  }
  const [near] = [...reach]
    .filter(([star, { price }]) => grand.includes(star) && price !== null)
    .toSorted(([, one], [, other]) => one.steps - other.steps);
  if (!complete && !single && near) {
    const [star, { price }] = near;
    lines.push({ text: say.more((price ?? 0) - choice.drawing.price(path.length), nameOf(card, star)), rule: GRAND, further: true });
  }
  return lines;
}

/** Returns what is left to the other side. */
export function leaves(choice: Choice, chart: AstraChart, place: AstraPlace): GainLine[] {
  const { leaves: say } = skyWords().marking;
  const { card, marks } = chart;
  const { path } = choice.drawing;
  const { grand } = figure(card);
  const left: AstraStar[] = unmarkedOf(card, marks).filter((star) => !path.includes(star));
  if (left.length === 0) {
    const [first] = figure(card).boons;
    const its = marks.its.length > 0 && first?.kind === 'vp';
    return [{ text: say.nothing }, ...(its ? [{ text: say.itsBoon(first.amount), rule: ITS_BOON }] : [])];
  }
  const open = left.filter((star) => grand.includes(star));
  const lines: GainLine[] = [{ strong: say.stars(left.length), ...(open.length > 0 && { joint: say.joint, text: say.grand(open.map((star) => nameOf(card, star)).join(', ')) }) }];
  // The card as it would be after the move.
  const drawn = { ...chart, marks: { ...marks, yours: [...marks.yours, ...path] } };
  const display = choice.view.display.map((one) => (one?.card === card ? drawn : one));
  const faces = dice({ ...choice.view, display })[place];
  if (faces.length > 0) lines.push({ text: say.dice(sayFaces(faces)), rule: FOCUS });
  else if (comes(choice.view) && choice.view.automaton.deckTop === null) lines.push({ text: say.deck(words().elements[place]), rule: FOCUS });
  return lines;
}
