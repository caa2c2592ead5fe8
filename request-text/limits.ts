/** The most characters of code and of shell commands. Only JSON is read in one pass, whatever it contains. */
export const CODE_LENGTH_MAX = 100_000;

/** The most values, with objects and arrays, of JSON that is parsed. A request of 1 MB has about half of it. */
export const VALUES_MAX = 100_000;
