import { ZONES } from './phrases.generated.ts';

const OFFSET = /\b(?:GMT|UTC)\s?([+−-])\s?(\d{1,2})(?::?(\d{2}))?\b/;

/** The IANA zone or UTC offset a text names, if it names one. */
export function findTimeZone(text: string): string | undefined {
  const offset = OFFSET.exec(text);
  if (offset !== null) {
    const hours = Number.parseInt(offset[2] ?? '', 10);
    if (hours > 14) return undefined;
    return `${offset[1] === '+' ? '+' : '-'}${String(hours).padStart(2, '0')}:${offset[3] ?? '00'}`;
  }
  if (/\b(?:GMT|UTC)\b/.test(text)) return 'UTC';
  return ZONES.find(({ pattern }) => pattern.test(text))?.zone;
}
