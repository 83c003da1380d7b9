/** Marks where a word may go on in the next line. */
export const SOFT_HYPHEN = '\u00ad';
