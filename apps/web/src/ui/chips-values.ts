const tidy = (entry: string) => entry.trim().replace(/\s+/g, ' ');
const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The list with the entry added; empty entries and duplicates, whatever their case, change nothing. */
export const addEntry = (values: readonly string[], entry: string): readonly string[] => {
  const added = tidy(entry);
  return added === '' || values.some((value) => sameName(value, added)) ? values : [...values, added];
};

/** The list without the entry, unless fewer than `least` would be left. */
export const removeEntry = (values: readonly string[], entry: string, least: number): readonly string[] =>
  values.length <= least ? values : values.filter((value) => value !== entry);
