/**
 * The rooms of this repository and the arrows between them. An import that is not an arrow here is an error.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const ROOMS = {
  contract: { may: [], doors: ['contract/index.ts', 'contract/node.ts'] },
  rules: { may: ['contract'], doors: ['rules/index.ts'] },
  search: { may: [], doors: ['search/index.ts'] },
  sandbox: { may: ['contract', 'rules'], doors: ['sandbox/index.ts', 'sandbox/node/index.ts'] },
  plugins: { may: ['contract', 'rules', 'search'], doors: [] },
  src: { may: ['rules', 'search'], doors: [] },
  tools: { may: ['contract', 'rules', 'sandbox'], doors: [] },
};

const names = Object.keys(ROOMS);
const arrows = names.map((room) => ({
  name: `${room}-arrows`,
  comment: `${room} may import ${ROOMS[room].may.join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^(${names.filter((other) => other !== room && !ROOMS[room].may.includes(other)).join('|')})/` },
}));
const doors = names.map((room) => ({
  name: `${room}-door`,
  comment: `Other rooms enter ${room} through ${ROOMS[room].doors.join(' or ') || 'no door'}; inside, nobody imports a door.`,
  severity: 'error',
  from: { path: `^(${names.filter((other) => other !== room).join('|')})/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^${room}/`,
    pathNot: ROOMS[room].doors.map((door) => `^${door.replace('.', '\\.')}$`).join('|') || '^$',
  },
}));
const ownDoors = names
  .filter((room) => ROOMS[room].doors.length > 0)
  .map((room) => ({
    name: `${room}-own-door`,
    comment: `Inside ${room} import the file, not the room's door.`,
    severity: 'error',
    from: { path: `^${room}/`, pathNot: ROOMS[room].doors.concat('\\.test\\.tsx?$').join('|') },
    to: { path: ROOMS[room].doors.map((door) => `^${door.replace('.', '\\.')}$`).join('|') },
  }));

module.exports = {
  forbidden: [
    ...arrows,
    ...doors,
    ...ownDoors,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'hooks-stay-below',
      comment: 'src: theme and pages → components → hooks.',
      severity: 'error',
      from: { path: '^src/hooks/' },
      to: { path: '^src/(components|theme|pages|client)/' },
    },
    {
      name: 'components-stay-below',
      comment: 'src: theme and pages → components → hooks.',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^src/(theme|pages)/' },
    },
    {
      name: 'declared-packages',
      comment: 'Add the package to package.json.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^(@docusaurus|@theme|@theme-original|@generated|@site)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|build|\\.docusaurus)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json'] },
  },
};
