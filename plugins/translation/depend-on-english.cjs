// Tells the bundler that a Japanese page depends on its English page and on the lock, for the notice on stale pages.
module.exports = function dependOnEnglish(source) {
  const { lock, mirrors } = this.getOptions();
  const mirror = mirrors.find(({ japanese }) => this.resourcePath.startsWith(japanese));
  if (mirror) {
    this.addDependency(lock);
    this.addDependency(this.resourcePath.replace(mirror.japanese, mirror.english));
  }
  return source;
};
