import type { ParbajActionView, ParbajPermanentId, ParbajView, Seat } from '../../bindings';
import { lowered } from '../../messages/first-letter';
import type { NameOf } from './say';
import { opponentOf } from './side';
import { windowWords } from './window-words';
import { sayCard, sayNamed } from './words';

/** The outcome of the strike for a card: the Ép or structure it has left, or null if it falls. */
export type StrikeOutcome = { before: number; after: number | null };

/** Returns the engine's forecast for a permanent, or null if the strike does not change it. */
export function fateOf({ forecast, permanents }: ParbajView, id: ParbajPermanentId): StrikeOutcome | null {
  const told = forecast?.pieces.find(({ permanent }) => permanent === id);
  const it = permanents.find((one) => one.id === id);
  if (!told || !it) return null;
  const before = it.life - it.damageOn;
  return told.left === before ? null : { before, after: told.left };
}

/** Describes the forecast for a permanent for screen readers. */
export function sayFate(view: ParbajView, id: ParbajPermanentId): string | null {
  const fate = fateOf(view, id);
  if (!fate) return null;
  const { strike } = windowWords();
  return fate.after === null ? strike.willFall : strike.willLeave(fate.after);
}

/** Returns the Ép a player has after the strike, or null if it does not change. */
export function lifeAfter({ forecast, sides }: ParbajView, seat: Seat): number | null {
  const after = forecast?.life[seat];
  return after === undefined || after === sides[seat]?.life ? null : after;
}

/** Describes the whole forecast of the strike in a few sentences; null if there is none. */
export function sayStrike(view: ParbajView, nameOf: NameOf): string | null {
  const { forecast, permanents, seat } = view;
  if (!forecast) return null;
  const { strike } = windowWords();
  const gone = new Set(forecast.pieces.filter(({ left }) => left === null).map(({ permanent }) => permanent));
  const fallen = (of: Seat) => permanents.filter(({ id, master }) => master === of && gone.has(id)).map(sayNamed);
  const opponent = opponentOf(seat);
  const [theirs, yours] = [fallen(opponent), fallen(seat)];
  const life = (of: Seat, say: (before: number, after: number) => string) => {
    const after = lifeAfter(view, of);
    return after === null ? null : say(view.sides[of]?.life ?? 0, after);
  };
  const sentences = [
    theirs.length > 0 ? strike.theirs(nameOf(opponent), theirs.join(', ')) : null,
    yours.length > 0 ? strike.yours(yours.join(', ')) : null,
    theirs.length + yours.length === 0 ? strike.nobody : null,
    life(opponent, (before, after) => strike.life(nameOf(opponent), before, after)),
    life(seat, strike.yourLife),
    forecast.depends ? strike.depends : null,
  ].filter((sentence) => sentence !== null);
  const said = sentences.join(' ');
  if (!forecast.answerable) return said;
  // A sentence that begins with a name keeps its capital letter.
  return strike.unanswered + (theirs.length > 0 ? said : lowered(said));
}

/** A line of the queue, real or previewed: the announcement would be on top. */
export type Line = { action: ParbajActionView; at: number; fails: boolean; announced: boolean };

/**
 * Returns the queue, the last action first; once the announced reaction has chosen what it prevents, the preview with
 * it.
 */
export function linesOf({ queue, announced, seat }: ParbajView): Line[] {
  const told = announced !== null && announced.fates.length > 0;
  const lines = queue.map((action, at) => ({
    action,
    at,
    fails: (told ? announced.fates[at] : action.wouldBePrevented) ?? false,
    announced: false,
  }));
  if (told) {
    const { origin, x, cost, targets, against } = announced;
    const action = { seat, origin, x: x ?? 0, vp: cost.vp, targets, against, wouldBePrevented: false };
    lines.push({ action, at: queue.length, fails: false, announced: true });
  }
  return lines.toReversed();
}

/** Describes what would change if the announcement were paid, in a few sentences. */
export function sayPreview(view: ParbajView): string {
  const { preview } = windowWords();
  const { queue, announced, sides, seat } = view;
  const names = (which: (action: ParbajActionView, would: boolean) => boolean) =>
    queue.filter((action, at) => which(action, announced?.fates[at] ?? false)).map(({ origin }) => sayCard(origin.card));
  const prevented = names(({ wouldBePrevented }, would) => would && !wouldBePrevented);
  const happens = names(({ wouldBePrevented }, would) => !would && wouldBePrevented);
  return [
    prevented.length > 0 ? preview.prevented(prevented.join(', ')) : preview.nothing,
    happens.length > 0 ? preview.happens(happens.join(', ')) : null,
    preview.vp((sides[seat]?.vp ?? 0) - (announced?.cost.vp ?? 0)),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
