import { parsePrompt, parseSelection } from './parse-prompt.ts';

/** What one application wants to read about. */
export interface AskedText {
  id: string;
  /** Only texts of one kind can serve each other, e.g. `statement`. */
  kind: string;
  prompt?: string | undefined;
  /** Published criteria, one an entry. */
  selection: readonly string[];
}

export interface PromptGroup {
  ids: string[];
  kind: string;
  /** What at least two of them ask about, or the only one; empty when nothing is known of what is asked. */
  asks: string[];
}

interface Asked {
  id: string;
  kind: string;
  /** Intents and subjects, each with the words that ask for it first. */
  themes: Map<string, string>;
}

/** From this share of what the shorter one asks on, one essay can serve both. */
const ENOUGH = 0.5;

const themesOf = ({ prompt = '', selection }: AskedText): Map<string, string> => {
  const themes = new Map<string, string>();
  for (const { part, intents, subject } of [...parsePrompt(prompt), ...parseSelection(selection)]) {
    const names = intents.length > 0 ? intents.map(({ id }) => id) : [...subject];
    for (const name of names) if (!themes.has(name)) themes.set(name, part);
  }
  return themes;
};

const areAlike = (a: Asked, b: Asked): boolean => {
  if (a.kind !== b.kind) return false;
  // Of neither is known what it asks: only their names are alike.
  if (a.themes.size === 0 || b.themes.size === 0) return a.themes.size === b.themes.size;
  const shared = [...a.themes.keys()].filter((theme) => b.themes.has(theme)).length;
  return shared / Math.min(a.themes.size, b.themes.size) >= ENOUGH;
};

const asksOf = (members: readonly Asked[]): string[] => {
  const counts = Map.groupBy(
    members.flatMap(({ themes }) => [...themes]),
    ([theme]) => theme,
  );
  const least = members.length > 1 ? 2 : 1;
  const shared = [...counts.values()].filter((asked) => asked.length >= least);
  return [...new Set(shared.flatMap(([first]) => (first ? [first[1]] : [])))];
};

/**
 * Puts together what one essay can answer: each text joins the first group whose members all ask for about the same.
 * Groups of more come first; the order is otherwise that of `texts`.
 */
export const groupPrompts = (texts: readonly AskedText[]): PromptGroup[] => {
  const groups: Asked[][] = [];
  for (const text of texts) {
    const asked = { id: text.id, kind: text.kind, themes: themesOf(text) };
    const group = groups.find((members) => members.every((member) => areAlike(member, asked)));
    if (group) group.push(asked);
    else groups.push([asked]);
  }
  return groups
    .map((members) => ({
      ids: members.map(({ id }) => id),
      kind: members[0]?.kind ?? '',
      asks: asksOf(members),
    }))
    .sort((a, b) => b.ids.length - a.ids.length);
};
