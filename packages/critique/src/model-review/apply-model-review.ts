import type { CritiqueInput } from '../critique-input.ts';
import type { Critique, FeedbackItem, RewrittenSection } from '../critique-result.ts';
import { delicateSentences, findDisclosures } from '../safety/find-disclosures.ts';
import { delicateGuard } from '../safety/safety.ts';
import { cleanText } from '../text/clean-text.ts';
import { readText } from '../text/read-text.ts';
import { essaySource } from './essay-source.ts';
import { guardItem } from './guard-item.ts';
import { guardRewrite } from './guard-rewrite.ts';
import { mergeItems } from './merge-items.ts';
import type { ModelReply, Refusal } from './model-reply.ts';

/** Longer replies are cut. */
const MAX_LOOKED_AT = 40;
const MAX_REWRITES = 4;

export interface ReviewedCritique {
  critique: Critique;
  /** Number of items and rewrites that were accepted. */
  added: number;
  /** Why the others were refused, with their number. */
  refusals: Partial<Record<Refusal, number>>;
}

const overlaps = (left: { start: number; end: number }, right: { start: number; end: number }): boolean =>
  left.start < right.end && right.start < left.end;

/** Adds rewrites of sentences that have neither a repair nor an earlier rewrite. */
const mergeRewrites = (
  embedded: readonly RewrittenSection[],
  proposed: readonly RewrittenSection[],
): RewrittenSection[] => {
  const sections = [...embedded];
  for (const section of proposed) {
    const isFree = !sections.some(({ location }) => overlaps(location, section.location));
    if (isFree && sections.length < embedded.length + MAX_REWRITES) sections.push(section);
  }
  return sections.sort((a, b) => a.location.start - b.location.start);
};

/**
 * Adds the items of a language model to the embedded critique that pass the guards. Pure and deterministic.
 * Rubric, evidence map, prompt parts, comparison, hard findings and spelling notes do not change.
 * @param input the input of the embedded critique
 * @param model the model's name, kept with the critique
 */
export const applyModelReview = (
  input: CritiqueInput,
  embedded: Critique,
  reply: ModelReply,
  model: string,
): ReviewedCritique => {
  if (embedded.safety?.kind === 'present_risk') return { critique: embedded, added: 0, refusals: {} };
  const source = essaySource(input);
  const parts = readText(cleanText(input.text));
  const guard = delicateGuard(delicateSentences(parts, findDisclosures(parts)));
  const refusals: ReviewedCritique['refusals'] = {};
  const refuse = (refusal: Refusal, times = 1) => {
    refusals[refusal] = (refusals[refusal] ?? 0) + times;
  };
  const items: FeedbackItem[] = [];
  const rewrites: RewrittenSection[] = [];
  for (const item of reply.feedback.slice(0, MAX_LOOKED_AT)) {
    const guarded = guardItem(item, source);
    if (!guarded.ok) refuse(guarded.refusal);
    else if (guard.keep(guarded.value)) items.push(guarded.value);
    else refuse('delicate');
  }
  for (const rewrite of reply.rewrittenSections.slice(0, MAX_LOOKED_AT)) {
    const guarded = guardRewrite(rewrite, source);
    if (!guarded.ok) refuse(guarded.refusal);
    else if (guard.quotes(rewrite.original)) refuse('delicate');
    else if ('section' in guarded.value) rewrites.push(guarded.value.section);
    else items.push(guarded.value.question);
  }
  const merged = mergeItems(embedded.feedback, items);
  for (const refusal of merged.refusals) refuse(refusal);
  const rewrittenSections = mergeRewrites(embedded.rewrittenSections, rewrites);
  const addedRewrites = rewrittenSections.length - embedded.rewrittenSections.length;
  if (rewrites.length > addedRewrites) refuse('same place', rewrites.length - addedRewrites);
  const added = merged.added + addedRewrites;
  if (added === 0) return { critique: embedded, added, refusals };
  const feedback = merged.items;
  return {
    critique: {
      ...embedded,
      feedback,
      rewrittenSections,
      questions: feedback.flatMap(({ question }) => (question === undefined ? [] : [question])),
      praise: feedback.filter(({ kind }) => kind === 'praise').map(({ suggestion }) => suggestion),
      engine: { ...embedded.engine, model },
    },
    added,
    refusals,
  };
};
