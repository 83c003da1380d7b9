import type { ParbajCardId } from '../../../bindings';

/** A part of a picture: its tone, its outline, and how wide a line is drawn along it; without a width it is filled. */
export type Part = readonly [tone: 'ink' | 'middle' | 'line' | 'tint', path: string, width?: number];

/** Cards' pictures, each from back to front. */
export type Pictures = Readonly<Record<ParbajCardId, readonly Part[]>>;
