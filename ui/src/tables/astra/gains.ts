import type { AstraChart, AstraPlace, AstraStar } from '../../bindings';
import type { Choice } from './choice.svelte';
import { figure, unmarkedOf } from './sky';
import { comes, dice, sayFaces } from './threat';
import { nameOf, skyWords, words } from './words';

/** A line of what a path gives or leaves: what counts first, a remark behind a semicolon or another joint, and the rule behind it; or what more could be had. */
export type Line = { strong?: string; text?: string; joint?: string; rule?: string; further?: boolean };

const STARS = 'AS-8.2';
const GRAND = 'AS-3.4';
const DISCOVERY = 'AS-5.1';
const FOCUS = 'AS-7.5';
const ITS_BOON = 'AS-7.11';

/** What the drawn stars would give. */
export function gains(choice: Choice, { card, marks }: AstraChart): Line[] {
  const { gains: say } = skyWords().marking;
  const { path, pen, reach, single } = choice.drawing;
  if (path.length === 0 && pen !== 'dream') return [{ text: reach.size > 0 ? say.nothing : say.none }];
  if (pen === 'dream') return [{ text: say.sight, ...(path.length > 0 && { rule: 'AS-6.1' }) }];
  const { grand, vp } = figure(card);
  const lines: Line[] = [];
  const complete = unmarkedOf(card, marks).length === path.length;
  if (complete) lines.push({ strong: say.complete, text: say.completeMore(vp), rule: DISCOVERY });
  lines.push({ strong: say.stars(path.length), text: say.half, rule: STARS });
  const taken = path.filter((star) => grand.includes(star));
  if (taken.length > 0) {
    // How much it comes to is told by the engine, where it tells anything: there is a most.
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

/** What stays for the other side. */
export function leaves(choice: Choice, chart: AstraChart, place: AstraPlace): Line[] {
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
  const lines: Line[] = [{ strong: say.stars(left.length), ...(open.length > 0 && { joint: say.joint, text: say.grand(open.map((star) => nameOf(card, star)).join(', ')) }) }];
  // As the card would lie then.
  const drawn = { ...chart, marks: { ...marks, yours: [...marks.yours, ...path] } };
  const display = choice.view.display.map((one) => (one?.card === card ? drawn : one));
  const faces = dice({ ...choice.view, display })[place];
  if (faces.length > 0) lines.push({ text: say.dice(sayFaces(faces)), rule: FOCUS });
  else if (comes(choice.view) && choice.view.automaton.deckTop === null) lines.push({ text: say.deck(words().elements[place]), rule: FOCUS });
  return lines;
}
