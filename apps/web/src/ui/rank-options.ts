import type { ComboboxOption } from './combobox.tsx';

const SHOWN = 8;

/** Without case and diacritics, so that "cote" finds "Côte d’Ivoire". */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').toLowerCase().trim();

/** 0: begins with it; 1: a later word does; 2: holds it somewhere; null: not at all. */
const rank = (text: string, typed: string): number | null => {
  const place = text.indexOf(typed);
  if (place === 0) return 0;
  if (place > 0) return /[\p{L}\p{N}]/u.test(text[place - 1] ?? '') ? 2 : 1;
  return null;
};

/** The options that fit what was typed, best first, a handful at most; nothing for nothing. */
export const rankOptions = (options: readonly ComboboxOption[], typed: string): ComboboxOption[] => {
  const sought = folded(typed);
  if (sought === '') return [];
  return options
    .flatMap((option) => {
      const found = rank(folded(option.label ?? option.value), sought);
      return found === null ? [] : [{ option, found }];
    })
    .sort((one, other) => one.found - other.found)
    .slice(0, SHOWN)
    .map(({ option }) => option);
};
