import { fieldDistance } from '@laurel/taxonomies';

/**
 * Narrow fields of ISCED-F whose parts are taught as one programme under either name: business and administration, languages, biology
 * and biochemistry, environment, mathematics and statistics, computing, crops and animals.
 */
const TAUGHT_AS_ONE = new Set(['041', '023', '051', '052', '054', '061', '081']);

/** Fields of different kinds that meet in one subject: the life sciences, the environment, mathematical sciences. */
const MEETING: readonly (readonly [string, string])[] = [
  ['051', '0531'],
  ['051', '052'],
  ['051', '0912'],
  ['051', '0914'],
  ['051', '0916'],
  ['052', '071'],
  ['0533', '054'],
  ['054', '061'],
];

/** Whether two codes stand for what is mostly one programme, or meet in one subject. */
export const areTaughtAsOne = (one: string, other: string): boolean => {
  const narrow = other.slice(0, 3);
  if (one.slice(0, 3) === narrow) return TAUGHT_AS_ONE.has(narrow);
  return MEETING.some(
    ([left, right]) =>
      (one.startsWith(left) && other.startsWith(right)) || (one.startsWith(right) && other.startsWith(left)),
  );
};

/**
 * Fields of ISCED-F that only some universities teach, so that a named one may well not: film, fashion, crafts, performing arts; libraries;
 * vehicles and ships, food, materials, textiles, mining; architecture; forestry, fishery; radiography, therapy, traditional medicine, care, social work;
 * hotels, sports, tourism, hair and beauty, hygiene and safety, security, transport.
 */
const BY_FEW = [
  '0211',
  '0212',
  '0214',
  '0215',
  '0322',
  '0716',
  '0721',
  '0722',
  '0723',
  '0724',
  '0731',
  '082',
  '083',
  '0914',
  '0915',
  '0917',
  '092',
  '10',
];
/** Fields that schools of their own teach: law, engineering, architecture and building, agriculture, veterinary medicine, dentistry, medicine, nursing, pharmacy. */
const IN_SCHOOLS = ['0421', '071', '073', '081', '084', '0911', '0912', '0913', '0916'];

export const isTaughtByFew = (code: string): boolean => BY_FEW.some((each) => isWithin(code, each));

export const isTaughtInSchools = (code: string): boolean => IN_SCHOOLS.some((each) => isWithin(code, each));

const isWithin = (code: string, other: string): boolean => {
  const distance = fieldDistance(other, code);
  return distance === 'same' || distance === 'ancestor';
};
