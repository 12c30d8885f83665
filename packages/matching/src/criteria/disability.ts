import type { DisabilityCriterion } from '@laurel/domain';
import { joinAnd, joinOr } from '@laurel/text';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, NOT_GIVEN, notMet, unsettled } from '../judging/assessment.ts';

/** Kinds of disability as awards and students word them. */
const KINDS: Readonly<Record<string, RegExp>> = {
  blindness: /\b(?:blind(?:ness)?|visual(?:ly)?|sight|low vision|vision)\b/i,
  deafness: /\b(?:deaf(?:ness)?|hearing)\b/i,
  autism: /\b(?:autis\w+|asperger\w*)/i,
  'learning difficulty': /\b(?:learning|dyslex\w+|dyscalcul\w+|adhd|attention deficit)/i,
  'intellectual disability': /\b(?:intellectual|down syndrome)/i,
  'physical disability': /\b(?:physical|mobility|wheelchair|amput\w+|paraly\w+|spinal|cerebral palsy)/i,
  'mental illness': /\b(?:mental|psychiatric|depress\w+|bipolar|schizo\w+)/i,
};

const kindsIn = (text: string): string[] => Object.keys(KINDS).filter((kind) => KINDS[kind]?.test(text));

/** The kinds that the record's words name; none when it is for any disability. */
export const disabilitiesNamed = ({ evidence }: DisabilityCriterion): string[] => [
  ...new Set(evidence.flatMap(({ quote }) => kindsIn(quote))),
];

export const disability: CriterionRule<DisabilityCriterion> = {
  kind: 'disability',

  reads: ({ answers, profile }) => [answers.disability, profile.disabilities],

  required(criterion) {
    const named = disabilitiesNamed(criterion);
    return named.length === 0 ? 'has a disability' : `has a disability: ${joinOr(named)}`;
  },

  assess(criterion, { student }) {
    const own = student.profile.disabilities ?? [];
    const answer = student.answers.disability ?? (own.length > 0 ? 'yes' : undefined);
    if (answer === undefined) return missing('disability');
    if (answer === 'no') return notMet('no disability, as you answered', 'never');
    const named = disabilitiesNamed(criterion);
    if (named.length === 0) return met('has a disability');
    if (own.length === 0) return missing('disabilities', `has a disability, its kind ${NOT_GIVEN}`);
    const held = own.flatMap(kindsIn);
    if (named.some((kind) => held.includes(kind))) return met(joinAnd(own));
    return held.length === 0
      ? unsettled('not_comparable', joinAnd(own), 'Check whether your disability is meant.')
      : notMet(joinAnd(own), 'never');
  },

  // A sensitive answer: no part of the sentence counts as a fact to word around.
  reason(criterion) {
    const named = disabilitiesNamed(criterion);
    const whom = named.length === 0 ? 'For students with a disability' : `For students with ${joinOr(named)}`;
    return sentence([`${whom}, as you have`]);
  },
};
