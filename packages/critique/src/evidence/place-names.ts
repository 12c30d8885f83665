import { findCountries } from '@laurel/taxonomies';
import { tokensOf } from '@laurel/text';
import { APPLIES_AT, GENERIC_INSTITUTION_WORDS, HOST, WOULD_AT } from '../checks/phrases.generated.ts';
import { contentStems } from '../text/stem.ts';

const GENERIC = contentStems(GENERIC_INSTITUTION_WORDS);

/** The stems of a name of a place of study that tell it from others. */
export const placeStems = (name: string): string[] =>
  [...contentStems(tokensOf(name))].filter((each) => !GENERIC.has(each));

interface PlaceName {
  name: string;
  start: number;
}

/** Universities and colleges by their full names. */
export const placesIn = (text: string): PlaceName[] =>
  [...text.matchAll(HOST)]
    .map(({ 0: name, index }) => ({ name, start: index }))
    .filter(({ name }) => placeStems(name).length > 0);

/** "Why Sheffield?", "why have you chosen Purdue", "the MS at Purdue": a place by its short name, where it is no country. */
const SHORT_NAME =
  /\b(?:[Ww]hy (?:have you chosen )?|at |apply(?:ing)? to |chose |chosen |choose |join )(?:the )?(\p{Lu}[\p{L}’'-]{2,})/gu;

export const shortPlacesIn = (text: string): string[] =>
  [...text.matchAll(SHORT_NAME)].flatMap(([, name = '']) =>
    findCountries(name).length > 0 || placeStems(name).length === 0 ? [] : [name],
  );

/** The sentence names the place asked for, perhaps to compare it with another. */
export const namesPlace = (sentence: string, own: string): boolean => {
  const capitals = contentStems(sentence.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []);
  return placeStems(own).some((stem) => capitals.has(stem));
};

/** The first place of study that a sentence applies to, where it holds none of the stems asked for. */
export const otherPlaceIn = (sentence: string, asked: ReadonlySet<string>): PlaceName | undefined => {
  const places = placesIn(sentence);
  if (places.some(({ name }) => placeStems(name).some((each) => asked.has(each)))) return undefined;
  return places.find(
    ({ name, start }) =>
      APPLIES_AT.test(sentence.slice(0, start)) ||
      (/\byears? (?:of study )?at (?:the )?$/i.test(sentence.slice(0, start)) &&
        WOULD_AT.test(sentence.slice(start + name.length))),
  );
};
