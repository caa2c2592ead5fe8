/** What stands across every page, in both languages, so that nobody takes it for a real one. */
export const SAMPLE_WORDS = ['見本', 'SAMPLE'];
