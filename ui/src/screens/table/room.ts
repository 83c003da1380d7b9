/** What a window has room for beside a table: the same widths as in the styles. */

/** Log and rules have a column of their own. */
export const WIDE = matchMedia('(min-width: 1100px) and (min-height: 521px)');

/** … and where one looks back, what is told: on a tablet lying on its side as well. */
export const ASIDE = matchMedia('(min-width: 900px) and (min-height: 521px) and (orientation: landscape), (min-width: 1100px) and (min-height: 521px)');
