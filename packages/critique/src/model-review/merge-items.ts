import type { FeedbackItem } from '../critique-result.ts';
import { isCertain } from './brief.ts';
import type { Refusal } from './model-reply.ts';

/** Remarks that are shown besides the first fix; findings that are certain may exceed it. */
const MOST_REMARKS = 5;

export interface Verdict {
  firstFix?: FeedbackItem;
  /** Remarks and praise, the weightiest first. */
  feedback: FeedbackItem[];
}

export interface MergedVerdict extends Verdict {
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
export const mergeVerdict = (embedded: Verdict, model: Verdict): MergedVerdict => {
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
