import { useEffect, useState } from 'react';

const SETTLED_MS = 400;

/** The value once it has not changed for a moment, so that not every letter asks the server. */
export const useSettled = <T>(value: T): T => {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
};
