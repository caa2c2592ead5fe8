import { useRef, useState, type InputEvent, type RefObject } from 'react';
import { lastQuery } from './last-query';

/** What the text box is told to report. */
export type Typing = {
  onInput: (event: InputEvent<HTMLInputElement>) => void;
  onCompositionStart: () => void;
  onCompositionEnd: () => void;
};

type Query = {
  box: RefObject<HTMLInputElement | null>;
  query: string;
  /** Whether a word is being composed with an input method. */
  isComposing: boolean;
  /** Gives the box the focus, with its text chosen so that typing replaces it. */
  take: () => void;
  /** Puts another text into the box. */
  write: (text: string) => void;
  typing: Typing;
};

/** The text of the box. It outlives the box, since the navbar is made anew on some pages. */
export default function useQuery(): Query {
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(lastQuery.get);
  const [isComposing, setComposing] = useState(false);

  const type = (text: string): void => {
    lastQuery.set(text);
    setQuery(text);
  };
  return {
    box,
    query,
    isComposing,
    take() {
      box.current?.focus();
      box.current?.select();
    },
    write(text) {
      if (box.current) box.current.value = text;
      type(text);
      box.current?.focus();
    },
    typing: {
      onInput: (event) => type(event.currentTarget.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}
