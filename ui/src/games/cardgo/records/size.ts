/** The largest file of records that is opened, in bytes; equals the house's limit. */
export const MOST_BYTES = 4 << 20;
