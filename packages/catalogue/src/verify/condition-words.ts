/** Words in conditions that change who may apply, each with the code that all of its wordings share. Matched against folded text. */

import { joined } from './joined-pattern.ts';

const WORDS: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['level:undergraduate', /\b(?:undergraduates?|bachelor'?s?|first[- ]degree|baccalaureate|ba|bsc)\b/],
  ['level:masters', /\b(?:master'?s?|msc|postgraduates?|taught degree)\b/],
  ['level:phd', /\b(?:ph\.?d|doctora(?:l|te|tes)|dphil|research degree)\b/],
  ['level:postdoc', /\b(?:post-?doc\w*|early[- ]career)\b/],
  ['level:secondary', /\b(?:high[- ]school|secondary[- ]school|school[- ]leavers?|sixth[- ]form)\b/],
  ['gender:female', /\b(?:women|woman|female|girls?)\b/],
  ['gender:male', /\b(?:men|male|boys?)\b/],
  ['word:refugee', /\b(?:refugees?|asylum|displaced|forced to flee)\b/],
  ['word:disability', /\b(?:disabilit(?:y|ies)|disabled|impairments?)\b/],
  ['word:first-generation', /\b(?:first[- ]generation|first in (?:their|your|the) famil)/],
  [
    'word:need',
    /\b(?:financial(?:ly)? (?:need|hardship|disadvantaged?)|low[- ]income|in need|means[- ]tested|can(?:no|')?t afford|cannot afford|little money)\b/,
  ],
  ['word:orphan', /\b(?:orphans?|lost (?:a|one or both) parents?)\b/],
  ['word:foster', /\b(?:foster|care[- ](?:leavers?|experienced)|in care)\b/],
  ['word:veteran', /\b(?:veterans?|armed forces|military|service members?)\b/],
  ['word:indigenous', /\b(?:indigenous|aboriginal|first nations|native american|maori)\b/],
  ['word:minority', /\b(?:minorit(?:y|ies)|under-?represented|black|hispanic|latin[oax]s?)\b/],
  ['word:full-time', /\bfull[- ]time\b/],
  ['word:part-time', /\bpart[- ]time\b/],
  [
    'word:enrolled',
    /\b(?:enrolled|enrolment|registered students?|already (?:study|studying)|currently studying)\b/,
  ],
  [
    'word:admitted',
    /\b(?:offer of (?:a place|admission|study)|admitted|unconditional offer|accepted (?:for|to|onto))\b/,
  ],
  ['word:ielts', /\bielts\b/],
  ['word:toefl', /\btoefl\b/],
  [
    'word:language',
    joined(
      '',
      String.raw`\b(?:english|french|german|spanish|portuguese|mandarin|japanese|korean|arabic) (?:language|proficiency|test|certificate|skills)|(?:fluent|`,
      String.raw`proficien\w+|command) (?:in|of)\b`,
    ),
  ],
  ['word:honours', /\b(?:first[- ]class|upper second|2:1|honours|distinction|cum laude)\b/],
  ['word:resident', /\b(?:residents?|reside|residence|live in|living in|domiciled)\b/],
  ['word:return', /\b(?:return (?:home|to)|go back)\b/],
  ['word:member', /\b(?:members?|membership)\b/],
  ['word:employee', /\b(?:employees?|staff|children of)\b/],
  ['word:nominated', /\b(?:nominat(?:ed|ion|e)|put forward by)\b/],
  [
    'word:other-award',
    /\b(?:other (?:scholarships?|awards?|funding)|another (?:scholarship|award)|previous(?:ly)? (?:held|received)|full funding from)\b/,
  ],
  ['word:final-year', /\b(?:final|last)[- ]year\b/],
  ['word:first-year', /\bfirst[- ]year\b/],
  ['word:nurse', /\b(?:nurses?|midwi(?:fe|ves))\b/],
  ['word:teacher', /\b(?:teachers?|educators?)\b/],
  ['word:journalist', /\b(?:journalists?|reporters?)\b/],
  ['word:athlete', /\b(?:athletes?|sports? (?:team|talent))\b/],
  ['word:faith', /\b(?:christian|muslim|jewish|catholic|hindu|church|faith)\b/],
  ['word:portfolio', /\b(?:portfolio|audition)\b/],
];

/** Words that only carry a figure or a place: they count where their sentence has neither, and any of them will do beside one. */
const CARRIERS: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['word:income', /\b(?:income|earnings)\b/],
  ['word:experience', /\b(?:experience|worked|years of work|employment|employed)\b/],
  ['word:gpa', /\b(?:gpa|grade point|grade average|cgpa)\b/],
  ['word:age', /\b(?:years old|aged?|older|younger|birthday|born)\b/],
  ['word:citizen', /\b(?:citizens?|citizenship|nationals?|nationality|passport)\b/],
];

/** Subjects whose names are everyday words. */
export const SUBJECTS = joined(
  'gi',
  String.raw`\b(?:law|medicine|music|history|arts?|nursing|agriculture|economics|architecture|chemistry|physics|biology|education|design|engineering|`,
  String.raw`mathematics|business|theology|dentistry|journalism)\b`,
);

/** The codes of what a folded sentence about conditions speaks of. @param hasValue whether it names a place or a figure */
export function* conditionWords(folded: string, hasValue: boolean): Generator<string> {
  const isFigured = hasValue || SPELT.some(([word]) => new RegExp(`\\b${word}\\b`).test(folded));
  if (!isFigured) for (const [code, pattern] of CARRIERS) if (pattern.test(folded)) yield code;
  for (const [code, pattern] of WORDS) if (pattern.test(folded)) yield code;
  for (const [subject] of folded.matchAll(SUBJECTS)) yield `subject:${subject}`;
  for (const [word, number] of SPELT) if (new RegExp(`\\b${word}\\b`).test(folded)) yield `number:${number}`;
}

/** Figures that conditions write as words; "one" and "first" are rarely figures. */
const SPELT = 'two three four five six seven eight nine ten eleven twelve'
  .split(' ')
  .map((word, index) => [word, index + 2] as const);
