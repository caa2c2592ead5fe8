// Tells the bundler that a translated page depends on its English page and on the lock, for the notice on stale pages.
module.exports = function dependOnEnglish(source) {
  const { lock, mirrors } = this.getOptions();
  const mirror = mirrors.find(({ translated }) => this.resourcePath.startsWith(translated));
  if (mirror) {
    this.addDependency(lock);
    this.addDependency(this.resourcePath.replace(mirror.translated, mirror.english));
  }
  return source;
};
