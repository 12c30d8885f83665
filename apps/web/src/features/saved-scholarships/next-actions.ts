import type { SavedScholarshipItem } from '@laurel/contract';
import { addDays } from '@laurel/domain';
import { planApplication } from './plan-application.ts';
import { PRIORITY_OPTIONS } from './tracking-labels.ts';
import type { SavedChange } from './use-change-saved.ts';

const CONDITIONS = 'step:conditions';
const SUBMISSION = 'step:submission';
const OWN_STEP = 'own:';
/** How many actions stand under "This week". */
const SHOWN = 3;
/** The conditions are read this long before the first step that takes time. */
const READING_DAYS = 7;

/** One thing to do next for one saved scholarship. */
export interface NextAction {
  saved: SavedScholarshipItem;
  label: string;
  /** YYYY-MM-DD, the last day on which doing it is still safe; null where the record's date is not known. */
  day: string | null;
  /** The entry of the checklist that doing it ticks; null when it is one step of several for that entry. */
  entry: string | null;
}

/** What changes when the action is done, and what takes that back; null where nothing can be ticked. */
export const changesOf = ({ saved, entry }: NextAction): { done: SavedChange; undo: SavedChange } | null => {
  if (entry === null) return null;
  if (entry.startsWith(OWN_STEP)) {
    const steps = saved.plan?.steps ?? [];
    const ticked = steps.map((step) => (entry === OWN_STEP + step.id ? { ...step, done: true } : step));
    return { done: { plan: { steps: ticked } }, undo: { plan: { steps } } };
  }
  const done = { checklist: { [entry]: true } };
  const undo = { checklist: { [entry]: false } };
  if (entry !== SUBMISSION) return { done, undo };
  return {
    done: { ...done, applicationStatus: 'submitted' },
    undo: { ...undo, applicationStatus: saved.applicationStatus },
  };
};

/** What is left to do for one application, in the order in which it is done. */
const actionsOf = (saved: SavedScholarshipItem, today: string): NextAction[] => {
  const { applicationStatus, checklist = [], scholarship } = saved;
  const isOpen = applicationStatus === 'not_started' || applicationStatus === 'in_progress';
  const isOver =
    scholarship.deadlineStatus === 'closed' ||
    scholarship.ended !== undefined ||
    scholarship.withdrawn === true;
  if (!isOpen || isOver) return [];
  const plan = planApplication(saved, today);
  const isLeft = (id: string) => checklist.some((entry) => entry.id === id && !entry.done);
  const conditions = isLeft(CONDITIONS)
    ? [
        {
          saved,
          label: 'Check the conditions on the official page',
          day: plan ? addDays(plan.safeStart ?? plan.deadline, -READING_DAYS) : null,
          entry: CONDITIONS,
        },
      ]
    : [];
  if (plan === null) {
    const ownSteps = (saved.plan?.steps ?? []).flatMap(({ id, label, day, done }) =>
      done ? [] : { saved, label, day: day ?? null, entry: OWN_STEP + id },
    );
    const isRolling = scholarship.deadlineStatus === 'rolling';
    const dateOrSubmission = isRolling
      ? { label: 'Send your application: it is taken at any time', entry: SUBMISSION }
      : { label: 'Look up the closing date on the official page', entry: null };
    const isNeeded = !isRolling || isLeft(SUBMISSION);
    return [...conditions, ...ownSteps, ...(isNeeded ? [{ saved, day: null, ...dateOrSubmission }] : [])];
  }
  const stepsLeft = Map.groupBy(plan.milestones, ({ document }) => document);
  const milestones = plan.milestones.map(({ document, label, day }) => {
    if (document.startsWith(OWN_STEP)) return { saved, label, day, entry: document };
    const entry = `document:${document}`;
    const isOnly = stepsLeft.get(document)?.length === 1;
    return { saved, label, day, entry: isOnly && isLeft(entry) ? entry : null };
  });
  const submission = isLeft(SUBMISSION)
    ? [{ saved, label: 'Send your application', day: plan.deadline, entry: SUBMISSION }]
    : [];
  return [...conditions, ...milestones, ...submission];
};

const rankOf = ({ saved }: NextAction): number =>
  PRIORITY_OPTIONS.findIndex(({ value }) => value === saved.priority);

/** Dated ones first, soonest first; of the same day the one of higher priority. */
const byUrgency = (a: NextAction, b: NextAction): number => {
  if (a.day === b.day) return rankOf(a) - rankOf(b);
  if (a.day === null) return 1;
  if (b.day === null) return -1;
  return a.day < b.day ? -1 : 1;
};

/** The three things to do next across all saved scholarships: one of each first, so that none is forgotten for another. */
export const nextActions = (saved: readonly SavedScholarshipItem[], today: string): NextAction[] => {
  const all = saved.map((each) => actionsOf(each, today));
  const first = all.flatMap((actions) => actions.slice(0, 1)).sort(byUrgency);
  const rest = all.flatMap((actions) => actions.slice(1)).sort(byUrgency);
  return [...first, ...rest].slice(0, SHOWN);
};
