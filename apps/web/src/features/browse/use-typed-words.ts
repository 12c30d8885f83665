import { useEffect, useRef, useState } from 'react';

/** A pause in typing after which the list follows. */
const TYPING_MS = 250;

/** What is typed stands at once; the list follows after a pause. */
export const useTypedWords = (q: string, onPause: (q: string) => void) => {
  const [words, setWords] = useState(q);
  const settled = useRef(q);
  useEffect(() => {
    if (q !== settled.current) setWords(q);
    settled.current = q;
  }, [q]);
  useEffect(() => {
    if (words.trim() === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = words.trim();
      onPause(settled.current);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  });
  return [words, setWords] as const;
};
