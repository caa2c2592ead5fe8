// Drops the translations whose id begins in one of the named ways.
module.exports = function dropTranslations(source) {
  const { prefixes } = this.getOptions();
  const kept = Object.entries(JSON.parse(source)).filter(([id]) => !prefixes.some((prefix) => id.startsWith(prefix)));
  return JSON.stringify(Object.fromEntries(kept));
};
