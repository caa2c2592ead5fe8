import { useEffect, useState } from 'react';

/** The example that is picked in the column around the console. */
export default function usePickedExample(host: HTMLElement, names: string[]): string {
  const column = host.closest('[data-examples]');
  const read = (): string => column?.querySelector<HTMLSelectElement>('[data-picker]')?.value ?? '';
  const [picked, setPicked] = useState(read);
  useEffect(() => {
    if (!column) return undefined;
    const handleChange = (): void => setPicked(read());
    column.addEventListener('change', handleChange);
    return () => column.removeEventListener('change', handleChange);
  });
  return names.includes(picked) ? picked : (names[0] ?? '');
}
