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

const isPeople = (code: string): boolean => heritageAncestors(code).includes('indigenous');

/**
 * Whether the groups that somebody named rule out those asked for. "Indigenous" alone leaves open which people; a group that is no
 * origin says nothing of origins.
 */
export const ruleOut = (held: readonly string[], asked: readonly string[]): boolean => {
  const isUnspecific = held.includes('indigenous') && !held.some(isPeople);
  if (isUnspecific && asked.some(isPeople)) return false;
  const isKnown = (code: string) => heritageName(code) !== undefined;
  return asked.every(isOrigin) && held.some(isOrigin) && held.every(isKnown);
};
