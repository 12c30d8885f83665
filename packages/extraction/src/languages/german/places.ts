import { COUNTRIES } from './places.generated.ts';

export const GERMAN_NAME = COUNTRIES.map(({ name }) => name).join('|');
export const GERMAN_ADJECTIVE = COUNTRIES.map(({ adjective }) => adjective).join('|');

/** The code of a German country name, its genitive, or the stem of its adjective. */
export function germanPlace(word: string): string | undefined {
  const lower = word.toLowerCase();
  return COUNTRIES.find(
    ({ name, adjective }) =>
      name.toLowerCase() === lower || `${name.toLowerCase()}s` === lower || adjective.toLowerCase() === lower,
  )?.code;
}
