// The sizes of windows at which the layout changes. Styles write a name as `(--narrow)`, which `custom-media.ts`
// replaces; code uses the constants. Widths in rem grow with the letters that a person has set.

/** Phones 360 wide, the narrowest in use. */
export const NARROWEST_PHONE = '(max-width: 374px)';
/** Phones up to the 375 of a small iPhone. */
export const SMALL_PHONE = '(max-width: 379px)';
/** Phones up to the usual 390 to 412, without the largest of 430. */
export const USUAL_PHONE = '(max-width: 429px)';
/** All phones held upright. */
export const PHONE = '(max-width: 479px)';
/** Phones held upright, and apps beside another one on a tablet. */
export const NARROW = '(max-width: 599px)';
/** Tablets, computers, and phones on their side. */
export const NOT_NARROW = '(min-width: 600px)';
/** Phones on their side, from 640 by 360. */
export const LONG = '(min-width: 640px)';
/** Less than a tablet held upright. */
export const BELOW_TABLET_WIDTH = '(max-width: 699px)';
/** Tablets held upright (768), and everything wider. */
export const TABLET_WIDTH = '(min-width: 700px)';
/** Large tablets held upright (820 and more), and everything wider. */
export const LARGE_TABLET_WIDTH = '(min-width: 800px)';
/** Tablets and computers from 900: with space for a column beside the table if they are wider than high. */
export const SIDE_COLUMN_WIDTH = '(min-width: 900px)';
/** Netbooks and tablets on their side (1024), and everything wider. */
export const NETBOOK_WIDTH = '(min-width: 1000px)';
/** Large tablets on their side (1180), laptops, and everything wider. */
export const WIDE = '(min-width: 1100px)';

/** Pages with space for two columns of text: large phones on their side, tablets, computers. */
export const TWO_COLUMNS = '(min-width: 34rem)';
/** Pages with space for one column only: phones held upright. */
export const ONE_COLUMN = '(max-width: 33.99rem)';
/** Pages with space for rows with all their facts: tablets, computers. */
export const LONG_ROWS = '(min-width: 44rem)';
/** Pages with space for three columns: tablets on their side, computers. */
export const THREE_COLUMNS = '(min-width: 60rem)';
/** Pages without it: phones, tablets held upright. */
export const BELOW_THREE_COLUMNS = '(max-width: 59.99rem)';

/** Phones on their side (390 and less). */
export const SHORT = '(max-height: 520px)';
/** Everything but phones on their side. */
export const NOT_SHORT = '(min-height: 521px)';
/** Netbooks (1024 by 600), small phones held upright (360 by 640), and phones on their side. */
export const LOW = '(max-height: 699px)';
/** The same, and windows on a laptop of 1366 by 768 less its panels. */
export const LOW_LAPTOP = '(max-height: 719px)';
/** Computers with more height than these. */
export const NOT_LOW_LAPTOP = '(min-height: 720px)';
/** Phones below 360 by 740. */
export const LOW_PHONE = '(max-height: 739px)';
/** Phones from 360 by 740, and tablets. */
export const NOT_LOW_PHONE = '(min-height: 740px)';
/** Laptops of 1366 by 768 less a title bar. */
export const SMALL_LAPTOP = '(max-height: 760px)';
/** Phones below 360 by 800, and laptops of 1280 by 800 less a title bar. */
export const NOT_TALL = '(max-height: 799px)';
/** Laptops below 1440 by 900. */
export const LAPTOP_HEIGHT = '(max-height: 899px)';
/** Space for a column of buttons above the board of a record. */
export const TOOLS_HEIGHT = '(min-height: 560px)';
/** Monitors, on which a whole pool of cards can be laid out. */
export const POOL_HEIGHT = '(min-height: 960px)';

/** Phones on their side. */
export const PHONE_SIDEWAYS = `${SHORT} and ${NOT_NARROW}`;
/** Phones on their side with space for two columns. */
export const LONG_PHONE_SIDEWAYS = `${SHORT} and ${LONG}`;
/** Tablets and computers. */
export const TABLET = `${TABLET_WIDTH} and ${NOT_SHORT}`;
/** Tablets on their side and computers, in the pages of the app. */
export const DESKTOP = `${THREE_COLUMNS} and ${NOT_SHORT}`;
/** Large tablets on their side and computers, at a table. */
export const WIDE_TABLE = `${WIDE} and ${NOT_SHORT}`;
/** Netbooks (1024 by 600): wide and low. */
export const NETBOOK = `${SIDE_COLUMN_WIDTH} and (max-width: 1099px) and ${LOW} and ${NOT_SHORT}`;
/** Large tablets on their side and computers at a table, and other tablets on their side. */
export const SIDE_COLUMN = `${SIDE_COLUMN_WIDTH} and ${NOT_SHORT} and (orientation: landscape), ${WIDE_TABLE}`;
/** Phones held upright that are not tall. */
export const PHONE_NOT_TALL = `${NOT_TALL} and ${NOT_SHORT} and ${NARROW}`;
/** Monitors from 1920 by 1080. */
export const MONITOR = '(min-width: 1900px) and (min-height: 1000px)';
/** Monitors from 2560 by 1440. */
export const LARGE_MONITOR = '(min-width: 2400px) and (min-height: 1200px)';
