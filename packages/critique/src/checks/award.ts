import { tokensOf } from '@laurel/text';
import type { Traits } from '../evidence/read-traits.ts';
import { quote } from '../text/quote.ts';
import { contentStems } from '../text/stem.ts';
import { KNOWN_AWARDS } from './awards.generated.ts';
import { type Check, type Finding, spanOf } from './check.ts';
import {
  ASKS_FOR,
  FLATTERY,
  GENERIC_AWARD_WORDS,
  GENERIC_TITLE_WORDS,
  NAMED_AWARD,
  PAST_AWARD,
} from './phrases.generated.ts';

const GENERIC_IN_NAMES = contentStems(GENERIC_AWARD_WORDS);
const GENERIC_IN_TITLES = contentStems(GENERIC_TITLE_WORDS);

/** Another award's name where the chosen one should stand: the mark of a recycled essay. */
export const otherScholarship: Check = {
  id: 'other-scholarship',
  category: 'Name of the award',
  kind: 'contradiction',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ parts, traits, input: { scholarship, prompt = '' } }) => {
    const known = otherKnownAward(
      parts.text,
      traits,
      `${prompt}\n${scholarship?.title ?? ''}\n${scholarship?.organization ?? ''}`,
    );
    if (known) return [known];
    if (!scholarship) return [];
    const own = contentStems(tokensOf(`${scholarship.title} ${scholarship.organization}`));
    for (const match of parts.text.matchAll(NAMED_AWARD)) {
      const name = match[0].replace(/^(?:The|This|My|Your|In|With|For|If|A|An|Through) /, '');
      const stems = [...contentStems(tokensOf(name))].filter((each) => !GENERIC_IN_NAMES.has(each));
      const place = {
        start: match.index + match[0].length - name.length,
        end: match.index + match[0].length,
      };
      const sentence =
        traits.find((each) => each.sentence.start <= place.start && place.end <= each.sentence.end)?.sentence
          .text ?? '';
      if (
        stems.length === 0 ||
        stems.some((each) => own.has(each)) ||
        PAST_AWARD.test(sentence) ||
        !ASKS_FOR.test(sentence)
      )
        continue;
      return [
        {
          suggestion: `The essay names ${quote(name)}, and it is for ${quote(scholarship.title)}. Is this sentence from another application: ${quote(sentence, 110)}?`,
          at: [place],
          weight: 96,
          severity: 'high',
        },
      ];
    }
    return [];
  },
};

/** An award that the essay names, and neither the prompt nor the chosen scholarship, while those name another. */
const otherKnownAward = (text: string, traits: readonly Traits[], asked: string): Finding | undefined => {
  const [own] = KNOWN_AWARDS.filter((award) => asked.includes(award));
  if (own === undefined) return undefined;
  for (const award of KNOWN_AWARDS.filter((each) => !asked.includes(each))) {
    const at = traits.find(
      ({ sentence }) => sentence.text.includes(award) && !PAST_AWARD.test(sentence.text),
    );
    if (!at) continue;
    const start = text.indexOf(award, at.sentence.start);
    return {
      suggestion: `The prompt is for ${quote(own)}, and the essay names ${quote(award)}. Is this sentence from another application: ${quote(at.sentence.text, 110)}?`,
      at: [{ start, end: start + award.length }],
      weight: 96,
      severity: 'high',
    };
  }
  return undefined;
};

const namesIn = (title: string): string[] =>
  [...contentStems(tokensOf(title))].filter((each) => !GENERIC_IN_TITLES.has(each));

/** The essay could be sent to any other giver without changing a word. */
export const unnamedAward: Check = {
  id: 'unnamed-award',
  category: 'Why this award',
  kind: 'question',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ input: { scholarship }, stems }) => {
    if (!scholarship || stems.length < 6) return [];
    const own = namesIn(scholarship.title);
    if (own.length === 0 || own.some((each) => stems.some((sentence) => sentence.has(each)))) return [];
    const question = `What about ${scholarship.title} made you choose it over another?`;
    return [
      {
        suggestion: `Neither ${quote(scholarship.title, 80)} nor ${quote(scholarship.organization, 80)} is in the essay. Readers often ask why you chose this award. ${question}`,
        at: [],
        weight: 42,
        question,
      },
    ];
  },
};

/** Praise of the giver where a fact about it would show that the writer knows it. */
export const emptyPraise: Check = {
  id: 'empty-praise',
  category: 'Why this award',
  kind: 'question',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ traits, input }) => {
    const found = traits.filter(({ sentence }) => FLATTERY.test(sentence.text));
    const [first] = found;
    if (!first || first.names.length > 1) return [];
    const words = FLATTERY.exec(first.sentence.text)?.[0] ?? '';
    const who = input.scholarship?.organization;
    const question = who
      ? `What has ${who} funded, taught or said that made you choose it?`
      : 'Which course, project or person there made you choose it?';
    return [
      {
        suggestion: `${quote(words)} is praise that every applicant gives. A fact about the giver shows more. ${question}`,
        at: found.map(({ sentence }) => spanOf(sentence)),
        weight: 43,
        question,
      },
    ];
  },
};
