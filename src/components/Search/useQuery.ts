import { useCallback, useRef, useState, type InputEvent, type RefObject } from 'react';
import type { Typed } from './Panel/find-results';

/** Events of the text box. */
export type Typing = {
  onInput: (event: InputEvent<HTMLInputElement>) => void;
  onCompositionStart: () => void;
  onCompositionEnd: () => void;
};

type Query = {
  box: RefObject<HTMLInputElement | null>;
  typed: Typed;
  /** Puts another text into the box. */
  write: (text: string) => void;
  /** Takes over what was typed before this ran. */
  read: () => void;
  typing: Typing;
};

/** The text of the box. */
export default function useQuery(): Query {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ query: '', isComposing: false });

  const type = (query: string): void => setTyped((before) => ({ ...before, query }));
  const setComposing = (isComposing: boolean): void => setTyped((before) => ({ ...before, isComposing }));
  const write = useCallback((query: string): void => {
    if (box.current) box.current.value = query;
    setTyped({ query, isComposing: false });
    box.current?.focus();
  }, []);
  return {
    box,
    typed,
    write,
    read: () => type(box.current?.value ?? ''),
    typing: {
      onInput: (event) => type(event.currentTarget.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}
