import { once } from '../text/once.ts';
import { ARTS_ALIASES } from './aliases/arts.generated.ts';
import { BUSINESS_ALIASES } from './aliases/business.generated.ts';
import { ENGINEERING_ALIASES } from './aliases/engineering.generated.ts';
import { HEALTH_ALIASES } from './aliases/health.generated.ts';
import { SCIENCE_ALIASES } from './aliases/science.generated.ts';
import { SOCIAL_ALIASES } from './aliases/social.generated.ts';
import { ISCED_F } from './iscedf.generated.ts';

/** Names of ISCED-F that no student writes and that mean nothing in running text. */
const UNSPOKEN = /^(?:Interdisciplinary|Basic programmes|Work skills|Personal skills|Computer use|Services$)/;

/** Every phrase with its codes. Aliases come before the names of ISCED-F, so an alias wins over an equal name. */
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
