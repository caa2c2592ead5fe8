// Tells the bundler that every MDX page depends on the generated contract, so that a changed contract rebuilds them.
module.exports = function dependOnContract(source) {
  this.addDependency(this.getOptions().file);
  return source;
};
