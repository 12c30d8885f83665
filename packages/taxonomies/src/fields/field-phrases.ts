import { ARTS_ALIASES } from '../tables/field-aliases-arts.ts';
import { BUSINESS_ALIASES } from '../tables/field-aliases-business.ts';
import { ENGINEERING_ALIASES } from '../tables/field-aliases-engineering.ts';
import { HEALTH_ALIASES } from '../tables/field-aliases-health.ts';
import { SCIENCE_ALIASES } from '../tables/field-aliases-science.ts';
import { SOCIAL_ALIASES } from '../tables/field-aliases-social.ts';
import { ISCED_F } from '../tables/iscedf.ts';
import { once } from '../text/once.ts';

/** Names of the tree that no student writes and that say nothing in running text. */
const UNSPOKEN =
  /^(?:Inter-disciplinary|Basic programmes|Work skills|Personal skills|Computer use|Services$)/;

/** Every phrase with its codes; aliases come before the tree's own names. */
export const fieldPhrases = once((): [phrase: string, codes: string[]][] => {
  const tables = [
    ARTS_ALIASES,
    BUSINESS_ALIASES,
    ENGINEERING_ALIASES,
    HEALTH_ALIASES,
    SCIENCE_ALIASES,
    SOCIAL_ALIASES,
  ];
  const aliases = tables
    .flatMap((table) => Object.entries(table))
    .flatMap(([key, phrases]) => phrases.map((phrase): [string, string[]] => [phrase, key.split(' ')]));
  const own = Object.entries(ISCED_F)
    .filter(([, name]) => !UNSPOKEN.test(name))
    .map(([code, name]): [string, string[]] => [name, [code]]);
  return [...aliases, ...own];
});
