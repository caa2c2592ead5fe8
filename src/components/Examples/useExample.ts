import { useEffect, useState } from 'react';
import useChoice from '../../hooks/useChoice';
import { useTargetWithin } from '../../hooks/useHoldsTarget';

/** Name, title and carrier of an example; the carrier is empty where the call is the same for all. */
export type ExampleOption = [name: string, title: string, carrier: string];

const PREFIX = 'example-';

/** The id of an example on its page: 'ups-freight' → 'example-ups-freight' */
export function toExampleId(name: string): string {
  return `${PREFIX}${name}`;
}

/**
 * The example that is shown: the one that the address names, the one that was picked, or the first one of the carrier
 * that is remembered for the whole site.
 */
export default function useExample(options: ExampleOption[]): [string, (name: string) => void] {
  const carriers = [...new Set(options.map(([, , carrier]) => carrier))];
  const [carrier, chooseCarrier] = useChoice('carrier', carriers);
  const [picked, setPicked] = useState<string>();
  const target = useTargetWithin(PREFIX);
  const [left, setLeft] = useState('');
  const linked = target !== left ? options.find(([name]) => toExampleId(name) === target) : undefined;
  const fitting = options.filter((option) => option[2] === carrier);
  const shown = linked ?? fitting.find(([name]) => name === picked) ?? fitting[0] ?? options[0];

  useEffect(() => {
    if (linked) document.getElementById(target)?.scrollIntoView({ block: 'nearest' });
  }, [linked, target]);

  const choose = (name: string): void => {
    setLeft(target);
    setPicked(name);
    const option = options.find((one) => one[0] === name);
    if (option?.[2]) chooseCarrier(option[2]);
  };
  return [shown?.[0] ?? '', choose];
}
