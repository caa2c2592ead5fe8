/** Text that is the same in every language: code in backticks, `{placeholders}`, URLs, file and field names, JSON literals. */
const CODE = /`[^`]*`|\{[^{}]*\}|https?:\S+|(?<!\w)[^\W_]+(?:[._]+[^\W_]+)+|\b(?:null|true|false)\b/g;
/** Names begin with a capital. */
const ENGLISH_WORD = /\b[a-z]{2,}\b/;

/** Whether a translation is the English text itself, and that contains a word that isn't a name or code. */
export function isUntranslated(english: string, translation: string | undefined): boolean {
  return translation === english && ENGLISH_WORD.test(english.replace(CODE, ''));
}
