/** The one function of tslib that a page needs, in place of all of it: a CommonJS module as if it were an ES module. */
export function __importDefault(module: { __esModule?: boolean }): unknown {
  return module.__esModule ? module : { default: module };
}
