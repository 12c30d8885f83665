import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';
import {
  BACKGROUND_TAIL,
  ILLNESS_PARENTS,
  ILLNESS_WORDINGS,
  OCCUPATION_WORDINGS,
  RELIGION_PARENTS,
  RELIGION_WORDINGS,
} from './backgrounds.generated.ts';

type Links = Readonly<Record<string, readonly string[]>>;

const LISTS = {
  religion: { wordings: RELIGION_WORDINGS, parents: RELIGION_PARENTS },
  illness: { wordings: ILLNESS_WORDINGS, parents: ILLNESS_PARENTS },
  occupation: { wordings: OCCUPATION_WORDINGS, parents: {} },
} as const satisfies Record<string, { wordings: Links; parents: Links }>;
export type BackgroundList = keyof typeof LISTS;

const wordingsOf = (list: BackgroundList): Links => LISTS[list].wordings;
const parentsOf = (list: BackgroundList): Links => LISTS[list].parents;

const index = once(() => {
  const lists = Object.keys(LISTS) as BackgroundList[];
  return new Map(
    lists.flatMap((list) =>
      Object.entries(wordingsOf(list)).flatMap(([code, wordings]) =>
        [code, ...wordings].map((wording): [string, string] => [`${list}:${phraseKey(wording)}`, code]),
      ),
    ),
  );
});

/** The code of a religion, illness or occupation in somebody's words; undefined for a name that is not listed. */
export const resolveBackground = (list: BackgroundList, text: string): string | undefined => {
  const key = phraseKey(text);
  return index().get(`${list}:${key}`) ?? index().get(`${list}:${key.replace(BACKGROUND_TAIL, '')}`);
};

/** What a religion or illness is part of, nearest first: `lutheran` -> `['protestant', 'christian']`. */
export const backgroundAncestors = (list: BackgroundList, code: string): string[] =>
  (parentsOf(list)[code] ?? []).flatMap((parent) => [parent, ...backgroundAncestors(list, parent)]);

/** `latter-day-saint` -> "Latter-day Saint"; undefined for an unknown code. */
export const backgroundName = (list: BackgroundList, code: string): string | undefined =>
  Object.hasOwn(wordingsOf(list), code) ? wordingsOf(list)[code]?.[0] : undefined;
