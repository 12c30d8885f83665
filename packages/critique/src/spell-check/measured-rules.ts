import { HABITS, LIKE_PRESENT } from '../evidence/acts.generated.ts';
import { isKnownWord } from './known-words.ts';

/** Where a checker's rule points at, with what stands around it in the same sentence. */
interface Place {
  written: string;
  /** The first replacement. */
  to: string;
  before: string;
  after: string;
  /** It begins a paragraph. */
  opens: boolean;
}

/** The repair as it may be offered, longer than the checker's where the words after it change too. */
interface Repair {
  to: string;
  /** So many characters after the place are replaced as well. */
  further?: number;
}
type Rule = (place: Place) => Repair | undefined;

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
const asIs = ({ to }: Pick<Place, 'to'>): Repair => ({ to });
const where =
  (holds: (place: Place) => boolean): Rule =>
  (place) =>
    holds(place) ? asIs(place) : undefined;

const WORD = /^\p{Ll}+(?:[-'’]\p{Ll}+)*$/u;
/** "An honour" is spelled with an h that other dialects know, "an historic" is as right as "a historic". */
const SILENT_H = /^(?:hono|hour|heir|herb|hotel|histor|hero|habit|hyster)/;
/** No noun phrase begins so: "grade A in physics". */
const AFTER_LETTER =
  /^(?:in|at|on|of|and|or|is|as|if|it|are|was|after|also|alone|about|over|under|other|own|all|each|any|our|i)$/;
/** Nouns that never take "a" or a plural; of the others the checker knows too many ("a passion"). */
const MASS_NOUN =
  /^(?:advices?|informations?|equipments?|homeworks?|furnitures?|luggages?|softwares?|feedbacks?|knowledges|researches|evidences|musics)$/i;

/** The sound of these the checker does not know well: "a unanimous vote", "a ewe". */
const UNSURE_SOUND = /^(?:uni|una|eu|ew|on[ce])/;

/** "A umbrella": a common word in small letters follows. How a name, an abbreviation or a figure sounds, nobody tells the checker. */
const isArticle = ({ written, before, after }: Place): boolean => {
  const [, next = ''] = /^ ([^\s.,;:!?)]+)/.exec(after) ?? [];
  return (
    WORD.test(next) &&
    (!SILENT_H.test(next) || (/^a$/i.test(written) && /^(?:hono|hour|heir)/.test(next))) &&
    !(/^a$/i.test(written) && UNSURE_SOUND.test(next)) &&
    !AFTER_LETTER.test(next) &&
    !MASS_NOUN.test(next) &&
    isKnownWord(next.split(/[-'’]/)[0] ?? '') &&
    // "An" with a capital inside a sentence belongs to a name ("Nghe An province").
    (/^a/.test(written) || before === '')
  );
};

/** "Thin,tired and happy": only between common words, because names, codes and figures hold commas as well ("2,4-D"). */
const isBareComma = ({ written, before, after }: Place): boolean => {
  const left = /[^\s,]*$/.exec(before)?.[0] ?? '';
  const right = /^\s*([^\s,]*)/.exec(after)?.[1] ?? '';
  const isWord = (piece: string): boolean => {
    const bare = piece.replace(/[.!?;:]+$/, '');
    return bare === 'I' || /^(?:a|\p{Ll}{2,}|\p{Lu}\p{Ll}+)$/u.test(bare);
  };
  // A space before a comma is one too many whatever the words are.
  const isSpaced = /^\s/.test(written);
  return [left, right].every(
    (piece) => isWord(piece) && (isSpaced || piece === 'I' || isCommon(piece.replace(/\W+$/, ''))),
  );
};
const isCommon = (word: string): boolean => /^\p{Ll}/u.test(word) && isKnownWord(word);

/** Past forms that look like the present: "he put it down" needs no "puts". */
const SAME_PAST = new Set([
  ...LIKE_PRESENT,
  ...HABITS,
  'dove',
  'bid',
  'rid',
  'wed',
  'forecast',
  'come',
  'run',
  'give',
  'eat',
]);
/** After these a pronoun is no subject, or its verb has no ending ("on it are their names", "that he go"). */
const NO_SUBJECT = new RegExp(
  String.raw`\b(?:${[
    'on|of|to|with|for|in|from|by|at|about|like|than|between|and',
    'lets?|ma[dk]es?|made|helps?|helped|see|saw|watch(?:ed)?|hear|heard|do|does|did',
  ].join('|')}) (?:I|we|he|she|it|they|you)(?: \w+ly| all| both)? $`,
  'i',
);
const WISHED = new RegExp(
  String.raw`\b(?:${[
    'suggest|recommend|insist|demand|propos|ask|requir|request|order|pray|wish|urg|advis',
    'import|essential|necessary|vital|crucial|lest|if|though|whether|unless',
  ].join('|')})`,
  'i',
);
/** The subject may be a clause ("what does not kill you makes you stronger"), or the i of a formula. */
const OTHER_SUBJECT = /\b(?:what|who|whoever|which|whatever)\b[^.!?]*$|\bi $/;
/** "My uncle he abuse me when I was a child" wants another time, not another ending. */
const PAST = /\b(?:was|were|did|had|ago|\p{Ll}{3,}ed)\b/u;
const agrees = where(
  ({ written, to, before, after }) =>
    !SAME_PAST.has(written.toLowerCase()) &&
    ![NO_SUBJECT, WISHED, OTHER_SUBJECT].some((pattern) => pattern.test(before)) &&
    !(to === `${written}s` && PAST.test(before + after)),
);

/** "The variable i" is no pronoun. */
const OF_LETTER = /\b(?:the|let|variable|roman|index|letter|case|type|step|item|class|phase|level) $/i;
const SUBJECTS = new RegExp(
  String.raw`^ (?:my |the |both |all )?(?:${[
    'stud(?:y|ies)|math(?:s|ematics)?|sciences?|physics|chemistry|biology|english|french',
    'sports?|drawing|languages?|writing|computers?',
  ].join('|')})(?:[,.;!?]|$| (?:and|but|or|because)\b)`,
  'i',
);
const DETERMINER =
  /^\s+(?:the|an?|my|our|your|his|her|its|their|this|that|these|those|it|them|one|two|some|any|each|all|\d)\b/i;
const BE = /\b(?:am|is|are|was|were|be|been|being|['’]m|['’]re|feel|felt|got|get|bec[oa]me)(?: \w+){0,2} $/i;
const HAS = /\b(?:have|has)\b|['’]ve\b/i;
/** No sentence needs one of them twice. */
const DOUBLED = /^(the|an?|to|of|my|our|and|with|from|we|i) \1$/i;

const OF_ONESELF =
  /\b(?:by|for|to|of|with|at|about|hurt|kill|introduce|improve|t(?:each|aught)|support|challenge|ask(?:ed)?|push(?:ed)?|pa(?:y|id)|told|tell) $/i;
/** What one does for a time; a state ("I know") has no such form. */
const GOING_ON: Readonly<Record<string, string>> = {
  work: 'working',
  live: 'living',
  study: 'studying',
  teach: 'teaching',
  take: 'taking',
  help: 'helping',
  lead: 'leading',
  run: 'running',
  volunteer: 'volunteering',
  train: 'training',
  write: 'writing',
  learn: 'learning',
  play: 'playing',
  manage: 'managing',
  serve: 'serving',
  attend: 'attending',
  do: 'doing',
  make: 'making',
  sell: 'selling',
  grow: 'growing',
  coach: 'coaching',
  care: 'caring',
  use: 'using',
};
/** "Since two years I work" is put right as a whole ("For two years I have been working"), or not at all. */
const sinceSpan: Rule = ({ to, before, after }) => {
  if (/^ (?:ago|before|earlier|later|of)\b/i.test(after)) return undefined;
  if (HAS.test(before) || /^,? (?:I|we|you|they|he|she|it) (?:have|has)\b/i.test(after)) return asIs({ to });
  const [all = '', comma, who = '', verb = ''] = /^(,?) (I|we) (\p{L}+)\b/iu.exec(after) ?? [];
  const [, doing] = /^ (\p{L}+ing)\b/u.exec(after.slice(all.length)) ?? [];
  const have = `${to}${comma} ${who} have been`;
  if (before.trim() !== '') return undefined;
  if (/^a(?:m|re)$/.test(verb)) return { to: have, further: all.length };
  const going = doing === undefined ? GOING_ON[verb] : undefined;
  return going === undefined ? undefined : { to: `${have} ${going}`, further: all.length };
};

/**
 * The rules of the checker whose repairs were right on learners' sentences (`benchmarks/critique/repairs.ts`), each where it was; all others
 * found more faults in correct prose than in learners'.
 */
const MEASURED: Readonly<Record<string, Rule>> = {
  // A before a vowel becomes “An”, never “AN”.
  AnA: (place) => (isArticle(place) ? { to: place.to === 'AN' ? 'An' : place.to } : undefined),
  CapitalizePersonalPronouns: where(
    ({ before, after }) =>
      /(?:^|\s)$/.test(before) && !OF_LETTER.test(before) && /^(?:['’]| (?!(?:in|is|and ii)\b))/.test(after),
  ),
  CommaFixes: where(isBareComma),
  // "I did not found the club": the base form of another verb.
  DidPast: where(({ written }) => !/^(?:found|fell|lay|saw|wound|ground|bore)$/i.test(written)),
  Discuss: where(({ after }) => DETERMINER.test(after)),
  DoMistake: where(({ after }) => !/^ (?!in|and|with|when|but|because|that|at|on|then)\p{Ll}/u.test(after)),
  // "I will study" says less than was meant.
  DoubleModal: ({ written, before, after }) =>
    written === 'will can' &&
    /\bI $/.test(before) &&
    !/^ (?:be|in|on|at|the|an?|my|our|some|\d+)\b/.test(after)
      ? { to: 'will be able to' }
      : undefined,
  // "The everyday" is a noun, "everyday lives" an adjective.
  Everyday: where(
    ({ before, after }) =>
      (before.trim() === '' && /^ (?:I|we|he|she|they|my|people)\b/.test(after)) ||
      (/^(?:[.!?;,]|$)/.test(after) && !/\b(?:the|of|and|an?|my|our|their|is|are) $/i.test(before)),
  ),
  GoodAt: where(({ after }) => SUBJECTS.test(after)),
  InterestedIn: where(({ written, before }) =>
    BE.test(/interested/i.test(written) ? before : before.replace(/interested $/i, '')),
  ),
  LetToDo: where(({ after }) => !DETERMINER.test(after)),
  MassNouns: where(({ written }) => MASS_NOUN.test(written)),
  Myself: where(({ before, after }) => OF_ONESELF.test(before) && !/^(?:[-‐‑]| of\b)/.test(after)),
  PronounInflectionBe: agrees,
  PronounVerbAgreement: agrees,
  // "I costed the plan", "ringed birds", "it was founded".
  RegularIrregulars: where(
    ({ written }) => !/^(?:cost|ring|hang|shin|weav|light|speed|wind|ground|found|bound)e?d$/i.test(written),
  ),
  RepeatedWords: where(({ written }) => DOUBLED.test(written)),
  SentenceCapitalization: where(
    ({ written, after, opens }) =>
      opens && WORD.test(written) && written.length > 1 && isKnownWord(written) && /^ \p{Ll}/u.test(after),
  ),
  // "I was broke" tells of money.
  SimplePastToPastParticiple: where(
    ({ written, before }) => !(/^(?:broke|beat)$/i.test(written) && BE.test(before)),
  ),
  SinceDuration: sinceSpan,
  TheLastDays: where(
    ({ before, after }) => /\bin the $/i.test(before) && /^ years\b/.test(after) && HAS.test(before + after),
  ),
  ToTo: where(({ before }) => !/\bused $/i.test(before)),
};
/** Words beside which only the other word can stand; the words before end at the place, those after begin there. */
const PROOFS: readonly { from: RegExp; to: RegExp; before?: RegExp; after?: RegExp }[] = [
  // "People there own land" is right.
  {
    from: /^there$/,
    to: /^their$/,
    before: /(?:^|[.!?]\s+|\b(?:on|of|with|by|for)\s+)$/,
    after: /^\s+own\b(?!\s+(?:an?|the|any|some|no|many|most|few|one|two|three|\d))/,
  },
  { from: /^their$/, to: /^there$/, after: /^\s+(?:is|are|was|were)\b/ },
  { from: /^they're$/, to: /^their$/, after: /^\s+own\b/ },
  { from: /^its$/, to: /^it's$/, after: /^\s+(?:an?|the|been|because)\s/ },
  { from: /^it's$/, to: /^its$/, after: /^\s+own\b/ },
  { from: /^your$/, to: /^you're$/, after: /^\s+(?:an?|the|going to)\s/ },
  { from: /^you're$/, to: /^your$/, after: /^\s+own\b/ },
  // "It was better then the rains came" is right.
  {
    from: /^then$/,
    to: /^than$/,
    before:
      /\b(?:rather|more|less|fewer|better|worse|older|younger|taller|shorter|bigger|smaller|higher|lower|longer|faster)\s+$/,
    after: /^\s+(?:me|him|us|them|ever|any|\d+)\b/,
  },
  // "I could of course go" is right.
  {
    from: /^(?:could|should|would|might|must) of$/,
    to: /^(?:could|should|would|might|must) have$/,
    after: /^\s+(?!course\b)(?:been|done|had|gone|\w+ed|\w+en)\b/,
  },
];

const isProved = ({ written, to, before, after }: Place): boolean =>
  PROOFS.some(
    (proof) =>
      proof.from.test(plain(written)) &&
      proof.to.test(plain(to)) &&
      (proof.before?.test(plain(before)) ?? true) &&
      (proof.after?.test(plain(after)) ?? true),
  );

/** The repair of a measured rule, or of a word that the words beside it prove wrong; undefined for every other one. */
export const measuredRepair = (rule: string, place: Place): Repair | undefined =>
  MEASURED[rule]?.(place) ?? (isProved(place) ? asIs(place) : undefined);
