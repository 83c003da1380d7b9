import { SIDE_COLUMN, WIDE_TABLE } from '../../styles/media';

/** What fits beside a table in a window: the same media queries as in the styles. */

/** Log and rules have a column of their own. */
export const WIDE = matchMedia(WIDE_TABLE);

/** In a replay the text panel has a column, on a tablet in landscape as well. */
export const ASIDE = matchMedia(SIDE_COLUMN);
