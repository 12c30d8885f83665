import { COUNTRIES } from '@laurel/taxonomies';
import { singular } from '@laurel/text';
import { plainText } from './plain-text.ts';

/** Words that hold a title together. They never tell two programmes apart. */
export const FILLER = new Set(
  `a an and are at be by call das de der des die du el et for from fur im in into is la le les of on or per the their through
   throughout to und van with your application apply available new offered offer opportunity annual fully funded hoc bong`.split(
    /\s+/,
  ),
);

/** Words that say that a thing is a scholarship, by the kind of thing. */
export const KINDS = new Map(
  Object.entries({
    scholarship:
      'scholarship stipend stipendium stipendien studentship bursary beca bourse borsa scholarhip sholarship',
    fellowship: 'fellowship fellow',
    grant: 'grant',
    prize: 'prize contest competition',
    loan: 'loan',
    aid: 'financial aid',
    award: 'award program programme scheme fund funding scholar stipendienprogramm forderung support money',
  }).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

/** Words for whom an award is, so usual that one title has them and the next leaves them out. */
const AUDIENCE = new Set('international student foreign overseas applicant candidate citizen'.split(' '));

/** Words for what an organiser is: "Felician College" and "Felician University" are one. */
const INSTITUTION = new Set(
  'university college school institute foundation stiftung fondation trust society association academy government'.split(
    ' ',
  ),
);

/** Words of country names: a place is no name of a programme. */
const COUNTRY_WORDS = new Set(COUNTRIES.flatMap(({ name }) => plainText(name).split(/[^\p{L}]+/u)));

/** Words that awards of many organisations share: they count a little, and never make two titles one by themselves. */
const COMMON = new Set(
  `excellence excellent merit global academic world faculty department education study
   research graduate postgraduate undergraduate master bachelor doctoral phd postdoc postdoctoral doctorate doctorado maestria licenciatura mba msc
   degree full partial tuition fee waiver reduction discount assistance entrance admission national
   government state ministry council talent top best high outstanding achievement honour
   honor president presidential chancellor vice dean principal rector director leadership leader future young early
   career woman women man men girl female need based community service development developing country course training
   summer winter spring fall autumn short term travel exchange visiting joint general special essay writing video photo
   science technology engineering engineer business management art law legal medicine medical health nursing teacher
   design graphic fashion architecture music journalism pharmacy marketing finance accounting economics history
   language computer environmental agriculture innovation entrepreneurship social public policy memorial family abroad first
   generation diversity minority college-bound semester year professional teaching center centre board
   higher commission committee office network group company inc ltd club union project initiative
 us usa uk american america european europe eu eea non visual asian asia african africa stem`
    .split(/\s+/)
    .map(singular)
    .concat([...AUDIENCE, ...INSTITUTION]),
);

/** Names (in plain text) under which one programme is known, brought to one word. */
export const KNOWN_PROGRAMMES: readonly (readonly [RegExp, string])[] = [
  [/\bmonbukagakusho\b(?:\W*mext\b)?|\bjapanese government\b(?:\W*mext\b)?|\bmext\b/g, 'mext'],
  [/\bkorean? government\b|\bglobal korean?\b|\bkgsp\b(?:\W*gks\b)?|\bgks\b/g, 'gks'],
  [/\bchevening\b/g, 'chevening'],
  [/\bchinese government\b(?:.*\bcsc\b)?|\bchina scholarship council\b/g, 'csc'],
  [
    /\bturk(?:ey|ish) government\b(?:.*\bburslari\b)?|\bturkiye (?:burslari|scholarships?)\b/g,
    'turkiyeburslari',
  ],
];

/** Names under which one organisation or country is known, brought to one word. */
export const KNOWN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\basian development bank\b/g, 'adb'],
  [/\bjapan scholarship program(?:me)?\b/g, 'jsp'],
  [/\bgerman academic exchange service\b/g, 'daad'],
  [/\bunited kingdom\b/g, 'uk'],
  [/\bunited states(?: of america)?\b|\bu\.s\.(?:a\.)?/g, 'usa'],
];

const PROGRAMME_NAMES = new Set(KNOWN_PROGRAMMES.map(([, name]) => name));

export const isCommonWord = (word: string): boolean => {
  return COMMON.has(word) || COUNTRY_WORDS.has(word);
};

/** Whether the word is the name of one programme, whoever lists it. */
export const isProgrammeName = (word: string): boolean => {
  return PROGRAMME_NAMES.has(word);
};

/** Whether the word says what an award is for or whom, and is neither a name nor a country. */
export const isDescribingWord = (word: string): boolean => {
  return COMMON.has(word) && !INSTITUTION.has(word);
};

export const isAudienceWord = (word: string): boolean => {
  return AUDIENCE.has(word);
};

export const isInstitutionWord = (word: string): boolean => {
  return INSTITUTION.has(word);
};
