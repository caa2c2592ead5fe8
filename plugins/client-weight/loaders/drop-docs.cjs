// Drops the list of all pages with their descriptions from what every page loads with the sidebar: only cards that lead
// to pages read it, and there are none.
module.exports = function dropDocs(source) {
  const props = JSON.parse(source);
  if (props.version?.docs) props.version.docs = {};
  return JSON.stringify(props);
};
