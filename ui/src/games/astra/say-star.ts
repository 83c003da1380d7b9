import { listed } from '../../app/listed';
import type { AstraChart, AstraStar } from '../../bindings';
import type { Choice } from './choice.svelte';
import { figure, joined, penOf } from './sky';
import { sayStar, skyWords } from './words';

/** Describes a star of the open card: its name, its mark, whether it can be reached and at what price. */
export function sayStarAt(choice: Choice, { card, marks }: AstraChart, star: AstraStar): string {
  const { star: say } = skyWords();
  const { drawing, view } = choice;
  const { grand, start } = figure(card);
  const at = drawing.path.indexOf(star);
  const pen = penOf(marks, star);
  const facts = [
    sayStar(card, star),
    grand.includes(star) ? say.grand : null,
    start === star ? say.start : null,
    pen ? say.marked[pen] : at < 0 ? say.unmarked : drawing.single ? say.chosen : say.drawn(at + 1),
  ];
  const names = joined(card, star).map((other) => sayStar(card, other));
  const reached = drawing.reach.get(star);
  const has = view.journal.stardust;
  const sentence = (): string | null => {
    if (pen || at >= 0) return null;
    if (!reached) return say.beyond;
    const { steps, price } = reached;
    if (price === null || price === 0) return say.free;
    return steps === 1 ? say.next(price, has - price) : say.later(steps, price, has - price);
  };
  const hinted = drawing.place !== null && choice.hintedPath(drawing.place).includes(star);
  return listed([`${facts.filter((fact) => fact !== null).join(', ')}.`, sentence(), say.neighbours(names.join(', ')), hinted ? say.hinted : null], ' ');
}
