import type { ParbajCardId } from '../../bindings';
import { firstPrinting } from './card';
import { erdoszel } from './pictures/erdoszel';
import { hamuvar } from './pictures/hamuvar';
import type { PicturePart, Pictures } from './pictures/part';
import { romvaros } from './pictures/romvaros';
import { tengerszem } from './pictures/tengerszem';

const ALL: Pictures = { ...erdoszel, ...hamuvar, ...tengerszem, ...romvaros };

/** Returns the parts of a card's picture, which later printings share; empty for an unknown card. */
export function pictureOf(card: ParbajCardId): readonly PicturePart[] {
  return ALL[firstPrinting(card)] ?? [];
}
