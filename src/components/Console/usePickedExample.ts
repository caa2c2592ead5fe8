import { useEffect, useState } from 'react';

/** The example that is picked in the column around the console. */
export default function usePickedExample(host: HTMLElement, names: string[]): string {
  const column = host.closest('[data-examples]');
  const read = (): string => column?.querySelector<HTMLSelectElement>('[data-picker]')?.value ?? '';
  const [picked, setPicked] = useState(read);
  useEffect(() => {
    if (!column) return undefined;
    const handlePick = (): void => setPicked(read());
    // Sent by `src/behaviors/content/pickers.ts` whenever the picker shows a part, whether the reader picked it or not.
    column.addEventListener('pick', handlePick);
    return () => column.removeEventListener('pick', handlePick);
  });
  return names.includes(picked) ? picked : (names[0] ?? '');
}
