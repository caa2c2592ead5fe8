export function replaceMessages(source: string, translations: Record<string, string>, path: string): string;
