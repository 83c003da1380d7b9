import type { ParbajCardId } from '../../bindings';
import { firstPrinting } from './card';
import { erdoszel } from './pictures/erdoszel';
import { hamuvar } from './pictures/hamuvar';
import type { Part, Pictures } from './pictures/part';
import { romvaros } from './pictures/romvaros';
import { tengerszem } from './pictures/tengerszem';

const ALL: Pictures = { ...erdoszel, ...hamuvar, ...tengerszem, ...romvaros };

/** What stands in a card's window; later printings keep it; nothing for one this window doesn't know. */
export function pictureOf(card: ParbajCardId): readonly Part[] {
  return ALL[firstPrinting(card)] ?? [];
}
