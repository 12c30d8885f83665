import { findCountries } from '@laurel/taxonomies';
import { tokensOf } from '@laurel/text';
import type { CritiqueInput } from '../critique-input.ts';
import { doesInMain } from '../evidence/own-deeds.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { DOUBTED_BELOW, SPEAKS_FROM, weightOf } from '../first-point/weigh-points.ts';
import { SIGN_OFF } from '../genre.generated.ts';
import type { Genre } from '../genre.ts';
import { quote } from '../text/quote.ts';
import { contentStems } from '../text/stem.ts';
import { type Check, type Finding, spanOf } from './check.ts';
import { KNOWN_AWARDS, SURNAME_AWARDS } from './names.generated.ts';
import {
  ABOUT_ME,
  APPLIES_FOR,
  ASKS_FOR,
  ASKS_FOR_PLACE,
  CHOICE,
  FLATTERY,
  GENERIC_AWARD_WORDS,
  GIVES_MORE,
  GIVES_REASON,
  LATER,
  NAMED_AWARD,
  NAMED_PERSON,
  NOT_APPLIED_FOR,
  OF_DEGREE,
  OF_HOST,
  OFFERS,
  ON_SUBJECT,
  OWN_STUDIES,
  PERSON_THERE,
  RANKS,
  REASON,
  THEIR_PLACE,
  THEIR_WORK,
  THERE,
  TITLE_OF_STUDIES,
  YOURS,
} from './phrases.generated.ts';

const GENERIC_IN_NAMES = contentStems(GENERIC_AWARD_WORDS);

/** Another award's name where the chosen one should stand: the mark of a recycled essay. */
export const otherScholarship: Check = {
  id: 'other-scholarship',
  category: 'Name of the award',
  kind: 'contradiction',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ traits, input: { scholarship, prompt = '' } }) => {
    const asked = `${prompt}\n${scholarship?.title ?? ''}\n${scholarship?.organization ?? ''}`;
    const own = scholarship?.title ?? knownAwardsIn(asked)[0]?.name ?? namedAwardsIn(prompt)[0]?.name;
    if (own === undefined) return [];
    const [first] = traits.flatMap(({ sentence }, at) => {
      if (NOT_APPLIED_FOR.test(sentence.text)) return [];
      const next = traits[at + 1]?.sentence.text ?? '';
      const isAim =
        APPLIES_FOR.test(sentence.text) || (APPLIES_FOR.test(next) && /\bone of them\b/.test(next));
      const other = otherAwardIn(sentence.text, asked, isAim);
      return other ? [{ sentence, ...other }] : [];
    });
    if (!first) return [];
    const { name, start, sentence } = first;
    return [
      {
        suggestion: `The essay names ${quote(name)}, and it is for ${quote(own)}. Is this sentence from another application: ${quote(sentence.text, 110)}?`,
        at: [{ start: sentence.start + start, end: sentence.start + start + name.length }],
        weight: 96,
        severity: 'high',
      },
    ];
  },
};

interface NamedAward {
  name: string;
  /** Within the text that was searched. */
  start: number;
}

const SURNAMES = new RegExp(
  `\\b(?:${SURNAME_AWARDS.join('|')})(?= (?:[Ss]chol|[Ff]ellow|[Aa]ward|[Gg]rant|Foundation|Trust|[Pp]rogram))`,
  'gu',
);

const knownAwardsIn = (text: string): NamedAward[] => [
  ...KNOWN_AWARDS.flatMap((name) => {
    const start = text.indexOf(name);
    return start < 0 ? [] : [{ name, start }];
  }),
  ...[...text.matchAll(SURNAMES)].map((match) => ({ name: match[0], start: match.index })),
];

const namedAwardsIn = (text: string): NamedAward[] =>
  [...text.matchAll(NAMED_AWARD)].map((match) => {
    const name = match[0].replace(/^(?:The|This|My|Your|In|With|For|If|A|An|Through) /, '');
    return { name, start: match.index + match[0].length - name.length };
  });

/** An award that the writer applies for in this sentence and that neither prompt nor scholarship names. */
const otherAwardIn = (sentence: string, asked: string, isAim: boolean): NamedAward | undefined => {
  const known = isAim ? knownAwardsIn(sentence).find(({ name }) => !asked.includes(name)) : undefined;
  if (known) return known;
  const isAsked = ASKS_FOR.test(sentence);
  const own = contentStems(tokensOf(asked));
  return namedAwardsIn(sentence).find(({ name }) => {
    const stems = [...contentStems(tokensOf(name))].filter((each) => !GENERIC_IN_NAMES.has(each));
    const isOfAnother = stems.length > 0 && !stems.some((each) => own.has(each));
    return isOfAnother && (isAsked || (isAim && !GIVES_MORE.test(name)));
  });
};

/** Something that only the giver or this place has is named, or may be: any name in a sentence on what is offered there or hoped for. */
const namesTheirs = (traits: readonly Traits[], input: CritiqueInput): boolean => {
  const given = contentStems(
    tokensOf(
      `${input.prompt ?? ''} ${input.scholarship?.title ?? ''} ${input.scholarship?.organization ?? ''}`,
    ),
  );
  const placed = new Set(
    (input.prompt ?? '').match(/\p{Lu}[\p{L}’'-]{3,}/gu)?.map((word) => word.toLowerCase()),
  );
  const isNew = ({ text }: Traits['names'][number]) =>
    !OF_DEGREE.test(text) &&
    !OF_HOST.test(text) &&
    findCountries(text).length === 0 &&
    ![...contentStems(tokensOf(text))].every((stem) => given.has(stem));
  const isPlaced = ({ sentence }: Traits) =>
    sentence.words.some(({ text, lower }) => /^\p{Lu}/u.test(text) && placed.has(lower));
  const isOfPlace = (each: Traits) =>
    THERE.test(each.sentence.text) || FLATTERY.test(each.sentence.text) || isPlaced(each);
  const isThere = (each: Traits) => {
    const { text } = each.sentence;
    const isElse =
      FLATTERY.test(text) || TITLE_OF_STUDIES.test(text) || LATER.test(text) || SIGN_OFF.test(text);
    return !each.act && !isElse && (THERE.test(text) || isPlaced(each));
  };
  const said = new Set(traits.flatMap((each) => (isOfPlace(each) ? [each.sentence.paragraph] : [])));
  return traits.some((each) => {
    const { sentence, names } = each;
    return (
      (said.has(sentence.paragraph) || PERSON_THERE.test(sentence.text)) &&
      (!each.act || PERSON_THERE.test(sentence.text) || isOfPlace(each)) &&
      !OWN_STUDIES.test(sentence.text) &&
      ((THEIR_WORK.test(sentence.text) &&
        // The degree's own name, or a name beside bare praise, is nothing of theirs.
        ((!FLATTERY.test(sentence.text) && names.some(({ text }) => !OF_DEGREE.test(text))) ||
          ON_SUBJECT.test(sentence.text))) ||
        (isThere(each) && names.some(isNew)))
    );
  });
};

/** "Your university", which the essay never says by name beside its reasons, nor anybody there. */
const isBareReason = (reason: Traits, traits: readonly Traits[]): boolean =>
  YOURS.test(reason.sentence.text) &&
  !traits.some(({ sentence: { text, paragraph }, names }) => {
    const isNear = paragraph === reason.sentence.paragraph;
    return NAMED_PERSON.test(text) || (isNear && names.some((name) => !OF_DEGREE.test(name.text)));
  });

/** Genres whose readers look for reasons for the place, whether the prompt asks or not. */
const WITH_REASONS = new Set<Genre>(['why-here', 'statement of purpose', 'motivation letter']);

/** The sentence that gives a reason for the place, or speaks of it as "your university". */
const reasonGiven = (traits: readonly Traits[], prompt: string): Traits | undefined => {
  const placed = (prompt.match(/(?<=\p{L} \(?)\p{Lu}[\p{L}’'-]{3,}/gu) ?? []).filter(
    (word) => !OF_DEGREE.test(word),
  );
  const isOfPlace = ({ sentence: { text } }: Traits) =>
    THEIR_PLACE.test(text) || FLATTERY.test(text) || placed.some((name) => text.includes(name));
  const isReason = ({ sentence: { text } }: Traits) =>
    !OWN_STUDIES.test(text) && !ABOUT_ME.test(text) && (FLATTERY.test(text) || GIVES_REASON.test(text));
  const reasons = traits.filter(
    (each) =>
      isOfPlace(each) &&
      isReason(each) &&
      (CHOICE.test(each.sentence.text) || !doesInMain(each.sentence.text)),
  );
  return reasons.find(({ sentence }) => FLATTERY.test(sentence.text)) ?? reasons[0];
};

/** The prompt asks why this place, or the genre gives reasons for one, and none of them holds a name of theirs. */
export const whyHere: Check = {
  id: 'why-here',
  category: 'Why this place',
  kind: 'point',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ traits, genre, asked, parts, input, points: { place } }) => {
    const part = asked.find(
      ({ from, intents }) =>
        from === 'prompt' &&
        intents.some(({ id }) => id === 'why-here') &&
        !intents.some(({ id }) => id === 'why-you'),
    );
    if (part && !ASKS_FOR_PLACE.test(part.part.replace(/^.*:\s*/, ''))) return [];
    if (!WITH_REASONS.has(genre) && !part) return [];
    const people = traits.find((each) => namesPeopleAlone(each, traits));
    if (people) return [onlyNames(people)];
    const { likely = 0, at = [] } = place ?? {};
    const given = reasonGiven(traits, input.prompt ?? '');
    const reason = given ?? at.find((each) => isOfOffer(each));
    // Without a reason to quote, what is theirs may stand in words of no list.
    if (!reason || parts.words.length < 80 || likely < DOUBTED_BELOW) return [];
    const isNamed = namesTheirs(traits, input) && !isBareReason(reason, traits);
    if (namesWork(traits, input.prompt ?? '') || namesPersonBeside(reason, traits)) return [];
    const isSure = likely >= SPEAKS_FROM.place + (isNamed ? BESIDE_A_NAME : 0);
    if (!isSure && (isNamed || !given)) return [];
    const question = 'Which course, person or project there do you need, and for which step of your plan?';
    return [
      {
        suggestion: `${quote(reason.sentence.text, 130)} ${isNamed ? 'could be said of many places' : 'is your reason for this place'}. ${question}`,
        at: [spanOf(reason.sentence)],
        weight: weightOf('place', likely),
        question,
      },
    ];
  },
};

/** "I would like to work with Professor A, Professor B and Professor C, whose research aligns with my interests": nothing of their work. */
const namesPeopleAlone = ({ sentence: { text, index } }: Traits, traits: readonly Traits[]): boolean => {
  const names = [...text.matchAll(PEOPLE)].map(([, last = '']) => last);
  return (
    names.length >= SEVERAL_PEOPLE &&
    WISH_FOR_PEOPLE.test(text) &&
    !OF_THEIR_WORK.test(text) &&
    !traits.some(
      ({ sentence }) => sentence.index !== index && names.some((name) => sentence.text.includes(name)),
    )
  );
};
const SEVERAL_PEOPLE = 2;
const PEOPLE = /\b(?:[Pp]rofessor|[Pp]rof\.?|[Dd]r\.?) (?:\p{Lu}[\p{L}’'.-]* ){0,2}(\p{Lu}[\p{L}’'-]+)/gu;
const WISH_FOR_PEOPLE =
  /\b(?:work(?:ing)? (?:with|under)|learn from|research of|interested in|guidance of)\b/i;
const OF_THEIR_WORK =
  /\b(?:on|about|into) (?:the )?\p{Ll}{4,}|\b(?:papers?|methods?|models?|books?|thesis|found|showed|shown)\b/u;

const onlyNames = ({ sentence }: Traits): Finding => {
  const question = 'Which question of one of them would you take up, and what would you bring to it?';
  return {
    suggestion: `${quote(sentence.text, 150)} names people and nothing of their work. ${question}`,
    at: [spanOf(sentence)],
    weight: 80,
    question,
  };
};

/** A course, laboratory, project or person is named in a paragraph that names the place of the prompt: the question is answered. */
const namesWork = (traits: readonly Traits[], prompt: string): boolean => {
  const placed = (prompt.match(/\b(?:at|[Ww]hy|of|chosen) (?:the )?(\p{Lu}[\p{L}’'-]{3,})/gu) ?? []).flatMap(
    (words) => words.match(/\p{Lu}[\p{L}’'-]{3,}$/u) ?? [],
  );
  const near = new Set(
    traits.flatMap(({ sentence: { paragraph, text } }) =>
      placed.some((name) => text.includes(name) && !OF_HOST.test(name)) ? [paragraph] : [],
    ),
  );
  return traits.some(
    ({ sentence: { paragraph, text } }) =>
      near.has(paragraph) && !FLATTERY.test(text) && !OWN_STUDIES.test(text) && THEIR_OWN.test(text),
  );
};
const THEIR_OWN =
  /\b(?:courses?|modules?|seminars?) (?:on|in) \p{L}{4,}|\b\p{Lu}\p{L}+ (?:Cent(?:er|re)|Lab(?:oratory)?|Group)\b|\b(?:Professor|Prof\.|Dr\.?) \p{Lu}/u;

/** "In Dresden Professor Burghardt works on maps": in the paragraph of the reason, and nobody of the writer's own studies. */
const namesPersonBeside = (reason: Traits, traits: readonly Traits[]): boolean =>
  traits.some(
    ({ sentence: { paragraph, text } }) =>
      paragraph === reason.sentence.paragraph &&
      NAMED_PERSON.test(text) &&
      !OWN_TEACHER.test(text) &&
      !doesInMain(text) &&
      !FLATTERY.test(text),
  );
const OWN_TEACHER = /\bmy (?:\w+ ){0,2}(?:supervisor|professor|teacher|guide|lecturer|mentor|boss)\b/i;

/** So much surer, where a name of theirs may stand in the draft. */
const BESIDE_A_NAME = 0.2;
const isOfOffer = ({ sentence: { text } }: Traits): boolean =>
  (OFFERS.test(text) || RANKS.test(text)) && !OWN_STUDIES.test(text) && !ABOUT_ME.test(text);

/** Praise of the organisation instead of a fact about it. */
export const emptyPraise: Check = {
  id: 'empty-praise',
  category: 'Why this award',
  kind: 'question',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ traits, input, points: { place } }) => {
    // Praise of a school that the writer has been to is none of the giver.
    const found = traits.filter(
      (each) =>
        FLATTERY.test(each.sentence.text) &&
        (REASON.test(each.sentence.text) || !doesInMain(each.sentence.text)),
    );
    const reason = found.find(({ sentence }) => REASON.test(sentence.text));
    const first = reason ?? found[0];
    const facts = first?.names.filter(({ text }) => !OF_HOST.test(text) && findCountries(text).length === 0);
    if (!first || (facts?.length ?? 0) > 1 || namesTheirs(traits, input)) return [];
    if (place && place.likely < DOUBTED_BELOW) return [];
    const words = FLATTERY.exec(first.sentence.text)?.[0] ?? '';
    const who = input.scholarship?.organization;
    const question = who
      ? `What has ${who} funded, taught or said that made you choose it?`
      : 'Which course, project or person there made you choose it?';
    return [
      {
        suggestion: `${quote(words)} is praise that every applicant gives. A fact about the giver shows more. ${question}`,
        at: [first, ...found.filter((each) => each !== first)].map(({ sentence }) => spanOf(sentence)),
        // Given as the reason for the choice, it is the whole answer to why this place.
        weight: reason ? 82 : 43,
        question,
      },
    ];
  },
};
