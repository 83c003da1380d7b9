import type { ParbajCardId } from '../../../bindings';

/** A part of a picture: its tone, its path, and the line width; without a width it is filled. */
export type PicturePart = readonly [tone: 'ink' | 'middle' | 'line' | 'tint', path: string, width?: number];

/** The pictures of cards, each from back to front. */
export type Pictures = Readonly<Record<ParbajCardId, readonly PicturePart[]>>;
