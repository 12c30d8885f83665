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

/** The groups of somebody who gave this name, wider ones included. */
export const groupsHeld = (name: string): string[] =>
  groupsNamed(name).flatMap((code) => [code, ...heritageAncestors(code)]);

/** Whether only a wider group than one asked for is named: "Indigenous" leaves open which people. */
const isUnspecific = (held: readonly string[], asked: readonly string[]): boolean => {
  const wider = new Set(held.flatMap(heritageAncestors));
  const named = held.filter((code) => !wider.has(code));
  return asked.flatMap(heritageAncestors).some((code) => named.includes(code));
};

/**
 * Whether the groups that somebody named exclude those asked for. A wider group excludes none within it, and a group that is no
 * origin (a religion, a caste) says nothing about origins.
 */
export const ruleOut = (held: readonly string[], asked: readonly string[]): boolean => {
  if (isUnspecific(held, asked)) return false;
  const isKnown = (code: string) => heritageName(code) !== undefined;
  return asked.every(isOrigin) && held.some(isOrigin) && held.every(isKnown);
};
