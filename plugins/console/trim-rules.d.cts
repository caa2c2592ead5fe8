/** The source of a module of rules/ without what only pages show of a rule. */
export function trim(source: string, path: string): string;
