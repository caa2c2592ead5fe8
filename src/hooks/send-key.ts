/** The keys that send a request. On a Mac, Command works as well. */
export const SEND_KEYS = 'Ctrl ↵';

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean };

export function isSendKey({ key, ctrlKey, metaKey }: Pressed): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
