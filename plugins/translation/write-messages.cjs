const { readFileSync } = require('node:fs');

const TEXT = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60[^\x60]*\x60)`;
const IN_CALL = new RegExp(
  String.raw`(\btranslate\(\s*\{\s*)id:\s*'([\w.-]+)',\s*message:\s*(${TEXT}),?(?:\s*description:\s*${TEXT},?)?`,
  'g',
);
const IN_TAG = /(<Translate\b[^<>]*?\s)id="([\w.-]+)"(?:\s+description="[^"]{0,500}")?/g;
/** The English text of a tag that has another one. */
const ENGLISH = /(<Translate\b(?:(?!\sid=)[^<>])*\sid=\{"=[^<>]*)>[^<{]+<\/Translate>/g;
const ANY = /\btranslate\((?!\$)|<Translate\b/g;

/**
 * A loader for scripts of the browser: writes each message of `translate` and `<Translate>` in the language of the build, in
 * place of its id and marked by `=` (see marked-messages.ts), and leaves out the descriptions for translators. So a script has the
 * messages that it shows, and no page loads all of the portal.
 *
 * @throws on a message whose id and text are not written one after the other
 */
module.exports = function writeMessages(source) {
  const { file } = this.getOptions();
  this.addDependency(file);
  return replaceMessages(source, JSON.parse(readFileSync(file, 'utf8')), this.resourcePath);
};

function replaceMessages(source, translations, path) {
  let count = 0;
  const written = source
    .replace(IN_CALL, (_, before, id, message) => {
      count += 1;
      const text = translations[id];
      return `${before}${text === undefined ? `id: '${id}', message: ${message},` : `id: ${JSON.stringify(`=${text}`)},`}`;
    })
    .replace(IN_TAG, (_, before, id) => {
      count += 1;
      const text = translations[id];
      return `${before}id=${text === undefined ? `"${id}"` : `{${JSON.stringify(`=${text}`)}}`}`;
    })
    .replace(ENGLISH, '$1 />');
  if (count !== (source.match(ANY) ?? []).length)
    throw new Error(`${path}: write the id of every message as a text, then the message, then the description.`);
  return written;
}

module.exports.replaceMessages = replaceMessages;
