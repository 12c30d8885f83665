/** Words in conditions that change who may apply, each with the code that all of its wordings share. Matched against folded text. */

import { joined } from './joined-pattern.ts';

const WORDS: readonly (readonly [code: string, pattern: RegExp])[] = [
  [
    'level:undergraduate',
    /\b(?:undergraduates?|bachelor'?s?|(?<!since (?:your|their|the|a) )first[- ]degree|baccalaureate|ba|bsc)\b/,
  ],
  ['level:masters', /\b(?:master'?s?|msc|postgraduates?|taught degree)\b/],
  ['level:phd', /\b(?:ph\.?d|doctora(?:l|te|tes)|dphil|research degree)\b/],
  ['level:postdoc', /\b(?:post-?doc\w*|early[- ]career)\b/],
  ['level:secondary', /\b(?:high[- ]school|secondary[- ]school|school[- ]leavers?|sixth[- ]form)\b/],
  ['gender:female', /\b(?:wom[ae]n|females?|girls?|ladies)\b/],
  ['gender:male', /\b(?:m[ae]n|males?|boys?)\b/],
  [
    'word:refugee',
    /\b(?:refugees?|asylum|(?:internally |forcibly )?displaced|(?:forced to (?:flee|leave)|had to flee|fled) )/,
  ],
  [
    'word:disability',
    /\b(?:disabilit(?:y|ies)|disabled|impairments?|impaired|handicap(?:s|ped)?|wheelchair|special needs)\b/,
  ],
  [
    'word:first-generation',
    joined(
      '',
      String.raw`\b(?:first[- ]gen(?:eration)?\b|first[- ]in[- ]family|first to (?:attend|go|study)|first (?:(?:one|person|member|child|student) )?(?:in|of|`,
      String.raw`from) (?:their|your|the|a|his or her) (?:\w+ )?famil|`,
      String.raw`(?:nobody|no one) in (?:their|your|the) (?:family|household)|`,
      String.raw`(?:neither|none|no) (?:of )?(?:your |their |the )?(?:parents?|guardians?)\b|parents? .{0,25}(?:did not|never|not|didn't|haven't|hasn't) `,
      String.raw`(?:have )?(?:go|gone|went|attend|study|studied|complete|finish|hold|earn|graduate|been))`,
    ),
  ],
  [
    'word:need',
    joined(
      '',
      String.raw`\b(?:financial(?:ly)? (?:need|needy|barriers?|obstacles?|assistance|resources|hardship|difficult(?:y|ies)|disadvantaged?|circumstances|`,
      String.raw`constraints)|(?:low|lower|limited|modest)[- ]`,
      String.raw`(?:income|means|resources)|in need|need[- ]based|basis of (?:financial )?need|means[- ]tested|can(?:no|')?t afford|can not afford|unable to `,
      String.raw`(?:afford|pay)|little money|(?:economic(?:ally)?|socio-?economic(?:ally)?|deprived|disadvantaged?) (?:\w+ )?(?:background|disadvantaged?|`,
      String.raw`famil|need|hardship)|`,
      String.raw`disadvantaged? |lack(?:s|ing)? the (?:means|money|funds)|need (?:the|this|our) (?:money|help|support)|without (?:financial|this|`,
      String.raw`such) (?:help|support|aid|assistance)|need(?:s|ing)? (?:of )?financial|financial need|poor famil|poverty)`,
    ),
  ],
  [
    'word:orphan',
    joined(
      '',
      String.raw`\b(?:orphan(?:s|ed)?|lost (?:a|one|both|one or both|at least one)(?: of (?:your|their))? parents?|parents? (?:have|has|is|`,
      String.raw`are) (?:both )?(?:died|dead|deceased)|deceased parents?|death of a parent)\b`,
    ),
  ],
  [
    'word:foster',
    joined(
      '',
      String.raw`\b(?:foster(?:ed)?|experience of (?:being in )?care|care[- ](?:leavers?|experienced?|system)|(?:in|left|from|leaving|`,
      String.raw`out of) (?:local authority |public )?care|looked[- ]after|ward of)\b`,
    ),
  ],
  [
    'word:veteran',
    /\b(?:veterans?|armed (?:forces|services)|military|(?:ex-?)?service[- ]?(?:members?|men|women|personnel)|served in the|army|navy)\b/,
  ],
  ['word:indigenous', /\b(?:indigenous|aboriginal|first nations|native american|maori)\b/],
  ['word:minority', /\b(?:minorit(?:y|ies)|under-?represented|black|hispanic|latin[oax]s?)\b/],
  ['word:full-time', /\bfull[- ]?time\b/],
  ['word:part-time', /\bpart[- ]?time\b/],
  [
    'word:enrolled',
    joined(
      '',
      String.raw`\b(?:enroll?ed|enroll?ment|registered (?:as |at |for |on |with )?(?:an? )?(?:students?|university|college|course)|already (?:study|`,
      String.raw`studying)|currently (?:studying|attending|registered))\b`,
    ),
  ],
  [
    'word:admitted',
    joined(
      '',
      String.raw`\b(?:offer of (?:a |an )?(?:place|admission|study|acceptance)|(?:un)?conditional (?:offer|place|admission)|(?:received|holds?|proof of|`,
      String.raw`have) (?:an |a |your )?(?:offer|admission)|admitted|admission (?:to|letter|offer)|(?:letter|notice) of `,
      String.raw`(?:acceptance|admission)|(?:accepted|acceptance) (?:for|to|onto|on|by|into|at|from)|been accepted|(?:secured?|holds?|gain(?:ed)?|got|won|`,
      String.raw`offered|have|been given) (?:a|an|your) `,
      String.raw`(?:confirmed |firm )?(?:place|offer)|place (?:at|on) (?:the|a|our|one))\b`,
    ),
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
  ['word:honours', /\b(?:first[- ]class|upper[- ]second|2:1|2\.1|honou?rs|distinction|cum laude)\b/],
  [
    'word:return',
    /\b(?:return(?:s|ing)? (?:home|to|after|back)|(?:go|mov)(?:es?|ing)? (?:back|home)|work (?:back )?in (?:their|your) (?:own|home))\b/,
  ],
  [
    'word:member',
    joined(
      '',
      String.raw`\b(?<!(?:family|service|faculty|staff|committee|panel|board) )(?:members?(?! of (?:(?:the|your|their|a) (?:\w+ )?)?(?:famil|household|staff|`,
      String.raw`committee|panel|jury|armed|military|board))|membership)\b`,
    ),
  ],
  ['word:employee', /\b(?:employees?|staff|children of)\b/],
  [
    'word:nominated',
    /\b(?:nominat(?:ed|ions?|es?|ing|ors?)|put(?:s|ting)? (?:\w+ ){0,2}forward|proposed by|(?:must|should|has to|need to|can only) propose)\b/,
  ],
  [
    'word:other-award',
    joined(
      '',
      String.raw`\b(?:(?:an)?other (?:\w+ )?(?:scholarships?|awards?|funding|grants?)|(?:together|combined|combine) (?:it )?with (?:an)?other|`,
      String.raw`previous(?:ly)? (?:held|received)|full funding from)\b`,
    ),
  ],
  [
    'word:final-year',
    /\b(?:(?:final|last)(?: \w+)?[- ]year|last year of|final (?:semester|term)|(?:one|a) (?:more )?year (?:left|to go)|about to (?:finish|complete|graduate))\b/,
  ],
  [
    'word:first-year',
    /\b(?:first[- ]years?|freshm[ae]n|year (?:one|1)|new students?|not (?:yet )?(?:started|begun) (?:your|their|the) (?:course|degree|stud))/,
  ],
  ['word:nurse', /\b(?:nurses?|midwi(?:fe|ves))\b/],
  ['word:teacher', /\b(?<!(?:head|your|their|a|by|from) )(?:teachers?|educators?)\b/],
  ['word:journalist', /\b(?:journalists?|reporters?)\b/],
  ['word:athlete', /\b(?:athletes?|sports? (?:team|talent))\b/],
  ['word:faith', /\b(?:christian|muslim|jewish|catholic|hindu|church|faith)\b/],
  ['word:portfolio', /\b(?:portfolio|audition)\b/],
];

/** Words that only carry a figure or a place: they count where their sentence has neither, and any of them will do beside one. */
const CARRIERS: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['word:income', /\b(?<!low[- ]|lower[- ]|limited |modest )(?:incomes?|earn(?:ings)?)\b/],
  [
    'word:experience',
    /\b(?<!care[- ])(?:experience(?! of (?:being in )?care)|worked|years of work|employment|employed)\b/,
  ],
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

const RESIDENT =
  /\b(?:(?:non-?)?residents?|resid(?:e|es|ing|ence|ency)|liv(?:e|es|ing) in|domiciled?|home (?:address )?(?:is |must be )?in|based in|settled in)\b/;

/** What a sentence names beside its words. */
export interface Named {
  /** A place or a figure. */
  hasValue: boolean;
  hasField: boolean;
  /** A part of a country, of which nobody is a citizen. */
  hasPart: boolean;
}

/** The codes of what a folded sentence about conditions speaks of. */
export function* conditionWords(folded: string, { hasValue, hasField, hasPart }: Named): Generator<string> {
  const isFigured = hasValue || SPELT.some(([word]) => new RegExp(`\\b${word}\\b`).test(folded));
  if (!isFigured) for (const [code, pattern] of CARRIERS) if (pattern.test(folded)) yield code;
  if (!hasPart && RESIDENT.test(folded)) yield 'word:resident';
  const codes = WORDS.filter(([, pattern]) => pattern.test(folded)).map(([code]) => code);
  const subjects = [...folded.matchAll(SUBJECTS)].map(([subject]) => `subject:${subject}`);
  const isOfStudy = hasField || subjects.length > 0 || codes.some((code) => OF_STUDY.test(code));
  for (const code of codes) {
    // What somebody studies says that they study, and a test of a language that it is one of a language.
    if (code === 'word:enrolled' && isOfStudy) continue;
    if (code === 'word:language' && /\b(?:ielts|toefl)\b/.test(folded)) continue;
    yield code;
  }
  yield* subjects;
  for (const [word, number] of SPELT) if (new RegExp(`\\b${word}\\b`).test(folded)) yield `number:${number}`;
}

/** Whether a folded sentence names a group or a duty that conditions speak of. */
export const namesGroup = (folded: string): boolean => WORDS.some(([, pattern]) => pattern.test(folded));

const OF_STUDY = /^(?:level:|word:(?:full-time|part-time|admitted|final-year|first-year))/;

/** Figures that conditions write as words; "one" and "first" are rarely figures. */
const SPELT = 'two three four five six seven eight nine ten eleven twelve'
  .split(' ')
  .map((word, index) => [word, index + 2] as const);
