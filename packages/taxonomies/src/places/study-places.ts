import { upperFirst } from '@laurel/text';
import { countryChoices, resolveCountry } from '../countries/resolve-country.ts';
import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';
import { type Choice, typeAhead } from '../type-ahead/type-ahead.ts';
import { GROUPS } from './groups.ts';

/** The parts of the world that somebody may want to study in, by their codes among the groups. */
const REGIONS_OF_STUDY = [
  ...['africa', 'north-africa', 'west-africa', 'east-africa', 'central-africa', 'southern-africa'],
  ...['asia', 'east-asia', 'south-asia', 'south-east-asia', 'central-asia', 'middle-east'],
  ...['europe', 'eu', 'western-europe', 'eastern-europe', 'nordic', 'baltic'],
  ...['americas', 'north-america', 'latin-america', 'central-america', 'south-america', 'caribbean'],
  ...['oceania', 'pacific-islands'],
];

const withoutArticle = (name: string): string => upperFirst(name.replace(/^the /i, ''));

const regions = once(() =>
  REGIONS_OF_STUDY.flatMap((code) => {
    const group = GROUPS[`group:${code}`];
    return group ? [{ name: withoutArticle(group.name), members: group.members }] : [];
  }),
);

const membersByKey = once(() => new Map(regions().map(({ name, members }) => [phraseKey(name), members])));

const ANYWHERE_IN = /^anywhere in /;

/** The countries that a wished place of study names: one by its name, or all that surely belong to a part of the world. */
export const resolveStudyPlaces = (text: string): string | string[] | undefined =>
  resolveCountry(text) ?? membersByKey().get(phraseKey(text).replace(ANYWHERE_IN, '').replace(/^the /, ''));

/** Countries and parts of the world for what was typed. */
export const suggestStudyPlaces = typeAhead(() => [
  ...regions().map(({ name }): Choice => ({ name, aliases: [`Anywhere in ${name}`] })),
  ...countryChoices(),
]);
