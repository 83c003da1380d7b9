/** What fits beside a table in a window: the same media queries as in the styles. */

/** Log and rules have a column of their own. */
export const WIDE = matchMedia('(min-width: 1100px) and (min-height: 521px)');

/** In a replay the text panel has a column, on a tablet in landscape as well. */
export const ASIDE = matchMedia('(min-width: 900px) and (min-height: 521px) and (orientation: landscape), (min-width: 1100px) and (min-height: 521px)');
