const { join } = require('node:path');

const words = join(__dirname, '../../i18n/english-words.yaml');

module.exports = { rules: { prh: { rulePaths: [words], checkLink: true, checkEmphasis: true, checkHeader: true } } };
