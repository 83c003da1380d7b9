/** The largest file of records that is looked at, in bytes: as large as the house opens. */
export const MOST_BYTES = 4 << 20;
