// Keeps the named members of the configuration, which Docusaurus writes as a module with one object in JSON.
module.exports = function keepConfig(source) {
  const { keys } = this.getOptions();
  const object = /export default (\{[\s\S]*\});?\s*$/.exec(source);
  if (!object)
    throw new Error('docusaurus.config.mjs is no longer a module with one object: see plugins/client-weight.');
  const config = JSON.parse(object[1]);
  const kept = {};
  for (const key of keys) {
    const [name, member] = key.split('.');
    if (!(name in config)) continue;
    kept[name] = member ? { ...kept[name], [member]: config[name][member] } : config[name];
  }
  return `export default ${JSON.stringify(kept)};`;
};
