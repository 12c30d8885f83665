import { heritageAncestors, heritageName, isOrigin, resolveGroup } from '@laurel/taxonomies';
import { fold } from '@laurel/text';

/** The groups that a name stands for; a name that no taxonomy knows stands for itself. */
export const groupsNamed = (name: string): string[] => {
  const codes = resolveGroup(name);
  return codes.length > 0
    ? codes
    : [
        fold(name)
          .trim()
          .replaceAll(/[\s_]+/g, '-'),
      ];
};

/** The groups that somebody belongs to who gave this name, the wider ones included. */
export const groupsHeld = (name: string): string[] =>
  groupsNamed(name).flatMap((code) => [code, ...heritageAncestors(code)]);

/** Whether a group is named that some asked group is part of, and none within it: "Indigenous" leaves open which people. */
const isUnspecific = (held: readonly string[], asked: readonly string[]): boolean => {
  const wider = new Set(held.flatMap(heritageAncestors));
  const named = held.filter((code) => !wider.has(code));
  return asked.flatMap(heritageAncestors).some((code) => named.includes(code));
};

/**
 * Whether the groups that somebody named rule out those asked for. A group that an asked one is part of doesn't; a group that is no
 * origin says nothing of origins.
 */
export const ruleOut = (held: readonly string[], asked: readonly string[]): boolean => {
  if (isUnspecific(held, asked)) return false;
  const isKnown = (code: string) => heritageName(code) !== undefined;
  return asked.every(isOrigin) && held.some(isOrigin) && held.every(isKnown);
};
