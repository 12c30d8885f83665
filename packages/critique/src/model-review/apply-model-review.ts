import type { CritiqueInput } from '../critique-input.ts';
import { type Critique, type FeedbackItem, nothingSaid, type PromptPart } from '../critique-result.ts';
import { type Disclosure, delicateSentences, findDisclosures } from '../safety/find-disclosures.ts';
import { type DelicateGuard, delicateGuard, safetyOf } from '../safety/safety.ts';
import { cleanText } from '../text/clean-text.ts';
import { readText, type TextParts } from '../text/read-text.ts';
import { findingsOf, isCertain, partsOf } from './brief.ts';
import { type EssaySource, essaySource } from './essay-source.ts';
import { findQuote } from './find-quote.ts';
import { guardItem } from './guard-item.ts';
import type { ModelEvidence, ModelReading, ModelVerdict, Refusal } from './model-reply.ts';
import { remarksOf, sentencesOf } from './passes.ts';

/** Remarks that are shown besides the first fix; findings that are certain may exceed it. */
const MOST_REMARKS = 5;

interface Verdict {
  firstFix?: FeedbackItem;
  /** Remarks and praise, the weightiest first. */
  feedback: FeedbackItem[];
}

interface MergedVerdict extends Verdict {
  /** How many of the items are the model's. */
  added: number;
  /** Why the model's others were refused, one an item. */
  refusals: Refusal[];
}

/** All places of a contradiction, the first place of other items, as in the embedded ranking. */
const placesOf = ({ kind, location, more = [] }: FeedbackItem) =>
  location ? (kind === 'contradiction' ? [location, ...more] : [location]) : [];

const isSamePlace = (one: FeedbackItem, other: FeedbackItem): boolean =>
  (one.part !== undefined && one.part === other.part) ||
  placesOf(one).some((a) => placesOf(other).some((b) => a.start < b.end && b.start < a.end));

const isPraise = ({ kind }: FeedbackItem): boolean => kind === 'praise';
const isRemark = ({ kind }: FeedbackItem): boolean =>
  kind !== 'praise' && kind !== 'mechanics' && kind !== 'notice';

/**
 * Puts the model's verdict first. Findings that are certain stay and keep the first place, the model's come next, and what the rules found
 * besides fills the rest. No two stand in the same place, and nothing is praised that is also criticised.
 * @param embedded what is left of the rules' findings
 */
const mergeVerdict = (embedded: Verdict, model: Verdict): MergedVerdict => {
  const refusals: Refusal[] = [];
  const rulesFirst = embedded.firstFix;
  const staysFirst = rulesFirst !== undefined && isCertain(rulesFirst);
  const first = staysFirst ? rulesFirst : (model.firstFix ?? rulesFirst);
  const others = [
    ...(rulesFirst && rulesFirst !== first ? [rulesFirst] : []),
    ...embedded.feedback.filter(isRemark),
  ];
  const shown: FeedbackItem[] = others.filter(isCertain);
  const isFree = (item: FeedbackItem): boolean =>
    ![...(first ? [first] : []), ...shown].some((other) => isSamePlace(other, item));
  let added = first && first === model.firstFix ? 1 : 0;
  const proposed = [
    ...(staysFirst && model.firstFix ? [model.firstFix] : []),
    ...model.feedback.filter(isRemark),
  ];
  for (const item of proposed) {
    if (!isFree(item)) refusals.push('same place');
    else if (shown.length >= MOST_REMARKS) refusals.push('no room');
    else {
      shown.push(item);
      added += 1;
    }
  }
  for (const item of others) {
    if (!isCertain(item) && shown.length < MOST_REMARKS && isFree(item)) shown.push(item);
  }
  const praises = [...model.feedback.filter(isPraise), ...embedded.feedback.filter(isPraise)];
  const praise = praises.find(isFree);
  if (praise && model.feedback.includes(praise)) added += 1;
  return {
    ...(first ? { firstFix: first } : {}),
    feedback: [
      ...shown,
      ...(praise ? [praise] : []),
      ...embedded.feedback.filter(({ kind }) => kind === 'mechanics' || kind === 'notice'),
    ],
    added,
    refusals,
  };
};

/** Longer replies are cut. */
const MAX_LOOKED_AT = 20;
const MAX_REMARKS = 5;
const MAX_VETOES = 5;

export interface ReviewedCritique {
  critique: Critique;
  /** How much of the model's reading was taken over: remarks, vetoes, answers to parts of the prompt. */
  added: number;
  /** Why the rest was refused, with their number. */
  refusals: Partial<Record<Refusal, number>>;
}

type Refuse = (refusal: Refusal, times?: number) => void;

/** The disclosures with what the model was concerned about, where it quotes the essay. Ours stay as they are. */
const withConcern = (
  { sentences }: TextParts,
  disclosures: ReadonlyMap<number, Disclosure>,
  { kind, quote }: ModelEvidence['concern'],
  essay: string,
): ReadonlyMap<number, Disclosure> => {
  const place = kind === 'none' ? undefined : findQuote(essay, quote);
  if (!place) return disclosures;
  const found = new Map(disclosures);
  for (const { index, start, end } of sentences)
    if (start < place.end && place.start < end) found.set(index, kind === 'danger' ? 'risk' : 'trauma');
  return found;
};

/** The critique without the sentences that the guard keeps out. */
const withoutDelicate = (critique: Critique, guard: DelicateGuard): Critique => {
  const keep = (item: FeedbackItem) => guard.keep(item) ?? [];
  const { firstFix, ...rest } = critique;
  const first = firstFix && guard.keep(firstFix);
  return {
    ...rest,
    ...(first ? { firstFix: first } : {}),
    feedback: critique.feedback.flatMap(keep),
    rewrittenSections: critique.rewrittenSections.filter(({ location }) => !guard.touches(location)),
    rubric: critique.rubric.map((line) => ({
      ...line,
      quotes: line.quotes.filter((quote) => !guard.quotes(quote)),
    })),
    evidenceMap: critique.evidenceMap.filter(
      ({ claim, proof }) => !guard.touches(claim) && (proof === 'no proof yet' || !guard.touches(proof)),
    ),
    promptParts: critique.promptParts.map(({ quote, ...part }) =>
      quote === undefined || guard.quotes(quote) ? part : { ...part, quote },
    ),
  };
};

/** Nothing but the message stands in a critique of an essay that discloses danger. */
const silenced = (critique: Critique): Critique => {
  const { firstFix: _, comparison: __, ...rest } = critique;
  return { ...rest, ...nothingSaid() };
};

/**
 * The checklist by both readers: words that the model quotes answer a part that the rules did not find; where only the model finds a part
 * missing, both are unsure of it.
 */
const readParts = (critique: Critique, evidence: ModelEvidence, parts: TextParts, guard: DelicateGuard) => {
  const byId = partsOf(critique);
  const read = new Map<PromptPart, PromptPart>();
  const missing = new Map<string, string>();
  for (const { id, found: answer, quote } of evidence.rows.slice(0, MAX_LOOKED_AT)) {
    const part = byId.get(id);
    if (!part) continue;
    const place = answer === 'quoted' ? findQuote(parts.text, quote) : undefined;
    if (answer === 'missing') {
      missing.set(id, part.part);
      if (part.covered === 'yes') read.set(part, { ...part, covered: 'partly' });
    } else if (place && part.covered !== 'yes' && !guard.touches(place)) {
      const sentence = parts.sentences.find(({ start, end }) => start <= place.start && place.start < end);
      const { judged: _, ...found } = part;
      read.set(part, { ...found, covered: 'yes', quote: sentence?.text ?? place.quote });
    }
  }
  return {
    changed: read.size,
    missing,
    promptParts: critique.promptParts.map((part) => read.get(part) ?? part),
  };
};

/** The model's remarks that pass the guards and whose every sentence its third pass confirmed. */
const acceptRemarks = (
  { verdict, confirmed }: ModelReading,
  source: EssaySource,
  missing: ReadonlyMap<string, string>,
  guard: DelicateGuard,
  refuse: Refuse,
): Verdict => {
  const right = new Set(confirmed);
  const sentences = sentencesOf(verdict);
  const accepted: Verdict = { feedback: [] };
  for (const { id, remark } of remarksOf(verdict)) {
    const guarded = guardItem(remark, source, missing.get(remark.about.trim()));
    const own = sentences.filter((sentence) => sentence.id.startsWith(`${id}.`));
    if (!guarded.ok)
      refuse(guarded.refusal === 'not quoted' && remark.about !== '' ? 'not missing' : guarded.refusal);
    else if (own.length === 0 || own.some((sentence) => !right.has(sentence.id))) refuse('not confirmed');
    else if (!guard.keep(guarded.value)) refuse('delicate');
    else if (id === 'R0' && guarded.value.kind !== 'praise') accepted.firstFix = guarded.value;
    else if (accepted.feedback.length >= MAX_REMARKS) refuse('no room');
    else accepted.feedback.push(guarded.value);
  }
  return accepted;
};

/** The rules' findings without those that the model vetoes with words of the essay. */
const withoutVetoed = (critique: Critique, verdict: ModelVerdict, essay: string, refuse: Refuse) => {
  const findings = findingsOf(critique);
  const vetoed = new Set<FeedbackItem>();
  for (const { finding, quote } of verdict.vetoes.slice(0, MAX_VETOES)) {
    const item = findings.get(finding.trim());
    if (!item || !findQuote(essay, quote)) refuse('not quoted');
    else if (isCertain(item)) refuse('certain');
    else vetoed.add(item);
  }
  const { firstFix, ...rest } = critique;
  const left: Critique = {
    ...rest,
    ...(firstFix && !vetoed.has(firstFix) ? { firstFix } : {}),
    feedback: critique.feedback.filter((item) => !vetoed.has(item)),
  };
  return { left, vetoed: vetoed.size };
};

/**
 * The critique as a language model read the essay, as far as the guards let it. Pure and deterministic. Safety comes first, findings that are
 * certain stay; rubric, evidence map, repairs and comparison do not change.
 * @param input the input of the embedded critique
 * @param model the model's name, kept with the critique
 */
export const applyModelReview = (
  input: CritiqueInput,
  embedded: Critique,
  reading: ModelReading,
  model: string,
): ReviewedCritique => {
  const refusals: ReviewedCritique['refusals'] = {};
  const refuse: Refuse = (refusal, times = 1) => {
    refusals[refusal] = (refusals[refusal] ?? 0) + times;
  };
  if (embedded.safety?.kind === 'present_risk') return { critique: embedded, added: 0, refusals };
  const parts = readText(cleanText(input.text));
  const ours = findDisclosures(parts);
  const disclosures = withConcern(parts, ours, reading.evidence.concern, input.text);
  const engine = { ...embedded.engine, model, prompts: reading.prompts };
  const safety = safetyOf(input, disclosures);
  if (safety?.kind === 'present_risk')
    return { critique: { ...silenced(embedded), safety, engine }, added: 1, refusals };
  const guard = delicateGuard(delicateSentences(parts, disclosures));
  const isConcerned = disclosures !== ours;
  const { left, vetoed } = withoutVetoed(embedded, reading.verdict, input.text, refuse);
  const base = isConcerned ? withoutDelicate({ ...left, ...(safety ? { safety } : {}) }, guard) : left;
  const { missing, promptParts, changed } = readParts(base, reading.evidence, parts, guard);
  const accepted = acceptRemarks(reading, essaySource(input), missing, guard, refuse);
  const merged = mergeVerdict(base, accepted);
  for (const refusal of merged.refusals) refuse(refusal);
  const added = merged.added + vetoed + changed + Number(isConcerned);
  if (added === 0) return { critique: embedded, added, refusals };
  const { firstFix, feedback } = merged;
  const { firstFix: _, ...rest } = base;
  return {
    critique: {
      ...rest,
      ...(firstFix ? { firstFix } : {}),
      feedback,
      promptParts,
      questions: [...(firstFix ? [firstFix] : []), ...feedback].flatMap(({ question }) => question ?? []),
      praise: feedback.filter(({ kind }) => kind === 'praise').map(({ suggestion }) => suggestion),
      engine,
    },
    added,
    refusals,
  };
};
