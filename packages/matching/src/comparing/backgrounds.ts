import { type BackgroundName, backgroundFacts, NONE } from '@laurel/domain';
import {
  type BackgroundList,
  backgroundAncestors,
  backgroundName,
  resolveBackground,
} from '@laurel/taxonomies';
import { fold } from '@laurel/text';
import { type Answer, anyOf } from '../judging/three-valued.ts';
import { institutionInSentence, sameInstitution, unlikeInstitutions } from './institutions.ts';

const LISTS: Readonly<Record<BackgroundName, BackgroundList | undefined>> = {
  membership: undefined,
  employer: undefined,
  occupation: 'occupation',
  religion: 'religion',
  illness: 'illness',
};

/** Whether one of the things named is one of those asked for; with none asked for, whether there is any. */
export const namesAny = (of: BackgroundName, named: readonly string[], asked: readonly string[]): Answer => {
  const own = named.filter((name) => fold(name).trim() !== NONE);
  if (own.length === 0) return named.length === 0 ? 'unknown' : 'no';
  if (asked.length === 0) return own.some((name) => codeOf(of, name) !== 'no-religion') ? 'yes' : 'no';
  const answer = anyOf(own.flatMap((name) => asked.map((each) => compare(of, name, each))));
  // A list of memberships is seldom complete, so naming another one is not a no.
  return answer === 'no' && !backgroundFacts(of).isWhole ? 'unknown' : answer;
};

const codeOf = (of: BackgroundName, name: string): string | undefined => {
  const list = LISTS[of];
  return list === undefined ? undefined : resolveBackground(list, name);
};

const compare = (of: BackgroundName, own: string, asked: string): Answer => {
  const list = LISTS[of];
  if (list === undefined) {
    if (sameInstitution(own, asked)) return 'yes';
    return unlikeInstitutions(own, asked) ? 'no' : 'unknown';
  }
  const [code, wanted] = [resolveBackground(list, own), resolveBackground(list, asked)];
  if (code === undefined || wanted === undefined)
    return fold(own).trim() === fold(asked).trim() ? 'yes' : 'unknown';
  if (code === wanted || backgroundAncestors(list, code).includes(wanted)) return 'yes';
  return backgroundAncestors(list, wanted).includes(code) ? 'unknown' : 'no';
};

/** The name of a code in a sentence; any other name as it stands. */
/** "a member of DECA", "of the Jewish faith" */
export const backgroundPhrase = (of: BackgroundName, names: string): string =>
  of === 'religion' && names !== 'any' ? `of the ${names} faith` : `${backgroundFacts(of).words} ${names}`;

export const nameOfBackground = (of: BackgroundName, code: string): string => {
  const list = LISTS[of];
  return (list === undefined ? undefined : backgroundName(list, code)) ?? institutionInSentence(code);
};
