import { parsePrompt, parseSelection } from './parse-prompt.ts';

/** The prompt or the criteria of one application. */
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
  /** Themes of at least two of them, or of the only one; empty when none is known. */
  asks: string[];
}

interface Asked {
  id: string;
  kind: string;
  /** Intents and subjects, each with the words that first ask for it. */
  themes: Map<string, string>;
}

/** Share of the shorter one's themes that must be common, so that one essay can serve both. */
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
  // Two texts without known themes are grouped, because only their names are known.
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
 * Groups texts that one essay can answer: each text joins the first group whose members are all alike. Larger groups come first,
 * otherwise the order is that of `texts`.
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
