import { listed } from '../../app/listed';
import type { BotSurvey, CardgoPoint, CardgoView } from '../../bindings';
import type { Choice } from './choice.svelte';
import { letter, nameOf } from './point-names';
import type { Place } from './points';
import { sayCard } from './card';
import { cardWords, words } from './words';
import type { Spot } from './zoom.svelte';

type Colour = 0 | 1;

const NONE: ReadonlySet<CardgoPoint> = new Set();

/** A smaller share of ownership is treated as undecided, in hundredths. */
export const GUESS = 18;

/** Returns the colour of the stone at a place: 0 for Black, as Black's seat; null if there is none. */
export function stoneAt(view: Pick<CardgoView, 'rows'>, { column, row }: Place): Colour | null {
  return colourOf(view.rows[row]?.charAt(column));
}

/** Returns every stone of a board with its point and position. */
export function stonesOn({ rows }: Pick<CardgoView, 'rows'>, at: (place: Place) => Spot): ({ point: CardgoPoint; colour: Colour } & Spot)[] {
  return rows.flatMap((signs, row) =>
    [...signs].flatMap((sign, column) => {
      const [place, colour] = [{ column, row }, colourOf(sign)];
      return colour === null ? [] : [{ point: nameOf(place, rows.length), colour, ...at(place) }];
    }),
  );
}

/** Returns the owner of a point once points are counted. */
export function ownerAt(view: Pick<CardgoView, 'score'>, { column, row }: Place): Colour | null {
  return colourOf(view.score?.owners[row]?.charAt(column));
}

function colourOf(sign: string | undefined): Colour | null {
  if (sign === 'X') return 0;
  return sign === 'O' ? 1 : null;
}

/** Describes a point for screen readers. */
export function sayPoint(choice: Choice, place: Place, survey: BotSurvey | null = null, proposed: ReadonlySet<CardgoPoint> = NONE): string {
  const { board } = words();
  const { view, cards } = choice;
  const ofCards = cardWords().board;
  const lasting = cards.view?.lasting ?? null;
  const point = nameOf(place, view.rows.length);
  const stone = stoneAt(view, place);
  const owner = ownerAt(view, place);
  return listed([
    point,
    stone === null ? board.empty : board.stone[stone],
    stone === null ? null : life(choice, point),
    choice.gone.has(point) ? board.gone : null,
    view.last?.point === point ? board.last : null,
    view.ko === point ? board.ko : null,
    choice.dead(point) ? board.dead : null,
    proposed.has(point) ? board.proposed : null,
    owner !== null && owner !== stone ? board.owned[owner] : null,
    likely(survey, place, stone),
    lasting && choice.banned.has(point) ? ofCards.banned(sayCard(lasting.card)) : null,
    cards.view?.trap === point ? ofCards.trap : null,
    cards.aimed.includes(point) ? ofCards.aimed : null,
    cards.targets.has(point) && choice.ghost !== point ? ofCards.target : null,
    choice.ghost === point && choice.waits ? (cards.aiming ? ofCards.chosen : board.ghost) : null,
    choice.hinted.has(point) ? choice.pointer : null,
  ]);
}

/** Describes the liberties of a stone's group while stones are placed, or its size while groups are marked. */
function life(choice: Choice, point: string): string | null {
  const { board } = words();
  const group = choice.group(point);
  if (!group || choice.view.phase.kind === 'over') return null;
  if (choice.counting) return board.group(group.stones.length);
  return group.atari ? board.atari : board.liberties(group.liberties);
}

/** Describes the likely owner of a point, unless the stone on it already says so. */
function likely(survey: BotSurvey | null, { column, row }: Place, stone: Colour | null): string | null {
  const owner = survey?.owners[row]?.[column] ?? 0;
  const colour = owner > 0 ? 0 : 1;
  return Math.abs(owner) < GUESS || colour === stone ? null : words().board.likely[colour];
}

/** Describes a whole row: the positions of its stones. */
export function sayRow(view: Pick<CardgoView, 'rows'>, row: number): string {
  const { board, colours } = words();
  const columnsOf = (colour: Colour) =>
    Array.from({ length: view.rows[row]?.length ?? 0 }, (_, column) => column).filter((column) => stoneAt(view, { column, row }) === colour);
  const parts = ([0, 1] as const).flatMap((colour) => {
    const columns = columnsOf(colour);
    return columns.length === 0 ? [] : [board.stonesAt(colours[colour], columns.map(letter).join(', '))];
  });
  return board.row(view.rows.length - row, parts.length === 0 ? board.emptyRow : parts.join('; '));
}
