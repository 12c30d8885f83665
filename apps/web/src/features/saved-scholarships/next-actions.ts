import type { SavedScholarshipItem } from '@laurel/contract';
import { addDays } from '@laurel/domain';
import { lowerFirst, shorten } from '@laurel/text';
import { deadlineFacts, displayDeadline } from '../scholarships/deadline-display.ts';
import { type ApplicationPlan, planApplication } from './plan-application.ts';
import { PRIORITY_OPTIONS } from './tracking-labels.ts';
import type { SavedChange } from './use-change-saved.ts';
import { kindOf } from './year-plan.ts';

const CONDITIONS = 'step:conditions';
const SUBMISSION = 'step:submission';
const OWN_STEP = 'own:';
/** How many actions stand under "This week". */
const SHOWN = 3;
/** What is due after this one and the next week is not done now. */
const HORIZON_DAYS = 13;
/** The conditions are read this long before the first step that takes time. */
const READING_DAYS = 7;

/** What sort of thing is to be done: three of one sort would read like one. */
type ActionKind = 'conditions' | 'referees' | 'document' | 'own step' | 'date' | 'submission';

/** One thing to do next for one saved scholarship. */
export interface NextAction {
  saved: SavedScholarshipItem;
  kind: ActionKind;
  label: string;
  /** YYYY-MM-DD, the last day on which doing it is still safe; null where the record's date is not known. */
  day: string | null;
  /** It could not be done in its time, because the scholarship was saved after it. */
  isFromBefore?: true;
  /** The first day on which the round can close; null where it is not known. */
  closes: string | null;
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

/** Characters of a condition in a line. */
const CONDITION_LENGTH = 90;

/** Which condition is to be checked: the first that is open for the student; before there are preferences the first of the record. */
const checkOf = ({ scholarship }: SavedScholarshipItem): string => {
  const { openConditions, eligibilityRequirements } = scholarship;
  const lines = eligibilityRequirements
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (openConditions?.length === 0)
    return 'Read the conditions on the official page: as far as you told us, you meet them';
  const [first, ...others] = openConditions ?? lines;
  if (first === undefined) return 'Read the conditions on the official page';
  const rest = others.length === 0 ? '' : `, and ${others.length} more on its page`;
  return `Check that you meet: ${shorten(lowerFirst(first.replace(/[.;]$/, '')), CONDITION_LENGTH)}${rest}`;
};

/** Which date is to be found: what is known of it stands beside. */
const findDate = ({ scholarship }: SavedScholarshipItem, today: string): string => {
  const { text, tone } = displayDeadline(deadlineFacts(scholarship), today);
  return tone === 'unknown'
    ? 'Find the closing date: we don’t know it'
    : `Find this round’s closing date: ${lowerFirst(text)}`;
};

type Step = Omit<NextAction, 'saved' | 'closes'>;

/** What is left to do for one application, in the order in which it is done. */
const actionsOf = (saved: SavedScholarshipItem, today: string): NextAction[] => {
  const closes = planApplication(saved, today)?.deadline ?? null;
  return stepsOf(saved, today).map((step) => ({ saved, closes, ...step }));
};

/** When the conditions are to be read. */
const readingTime = (plan: ApplicationPlan | null): Pick<NextAction, 'day' | 'isFromBefore'> => {
  if (plan === null) return { day: null };
  const day = addDays(plan.safeStart ?? plan.deadline, -READING_DAYS);
  return day < plan.savedOn ? { day: plan.savedOn, isFromBefore: true } : { day };
};

const stepsOf = (saved: SavedScholarshipItem, today: string): Step[] => {
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
          kind: 'conditions' as const,
          label: checkOf(saved),
          ...readingTime(plan),
          entry: CONDITIONS,
        },
      ]
    : [];
  if (plan === null) {
    const ownSteps = (saved.plan?.steps ?? []).flatMap(({ id, label, day, done }) =>
      done ? [] : { kind: 'own step' as const, label, day: day ?? null, entry: OWN_STEP + id },
    );
    const isRolling = scholarship.deadlineStatus === 'rolling';
    const dateOrSubmission = isRolling
      ? {
          kind: 'submission' as const,
          label: 'Send your application: it is taken at any time',
          entry: SUBMISSION,
        }
      : { kind: 'date' as const, label: findDate(saved, today), entry: null };
    const isNeeded = !isRolling || isLeft(SUBMISSION);
    return [...conditions, ...ownSteps, ...(isNeeded ? [{ day: null, ...dateOrSubmission }] : [])];
  }
  const stepsLeft = Map.groupBy(plan.milestones, ({ document }) => document);
  const milestones = plan.milestones.map(({ document, label, day, isFromBefore }): Step => {
    const when = { day, ...(isFromBefore ? { isFromBefore } : {}) };
    if (document.startsWith(OWN_STEP)) return { kind: 'own step', label, ...when, entry: document };
    // A window, of which the day has to be looked up.
    if (document === '')
      return {
        kind: 'date',
        label: scholarship.nominator ? label : findDate(saved, today),
        ...when,
        entry: null,
      };
    const entry = `document:${document}`;
    const isOnly = stepsLeft.get(document)?.length === 1;
    const kind = kindOf(label) === 'referee' ? 'referees' : 'document';
    return { kind, label, ...when, entry: isOnly && isLeft(entry) ? entry : null };
  });
  const submission = isLeft(SUBMISSION)
    ? [
        {
          kind: 'submission' as const,
          label: 'Send your application',
          day: plan.deadline,
          entry: SUBMISSION,
        },
      ]
    : [];
  return [...conditions, ...milestones, ...submission];
};

const rankOf = ({ saved }: NextAction): number =>
  PRIORITY_OPTIONS.findIndex(({ value }) => value === saved.priority);

/** Overdue, or to be done at once. */
const isPressing = ({ day, isFromBefore }: NextAction, today: string): boolean =>
  day !== null && (day < today || isFromBefore === true);

/** What presses stands by the day on which its round closes, all else by its own. */
const keyOf = (action: NextAction, today: string): string => {
  if (action.day === null) return '3';
  if (!isPressing(action, today)) return `2 ${action.day}`;
  return `${action.kind === 'referees' ? 0 : 1} ${action.closes ?? action.day}`;
};

/** Referees who should have been asked first, then what else presses, then by day; of the same day the one of higher priority. */
const byUrgency =
  (today: string) =>
  (a: NextAction, b: NextAction): number => {
    const [one, other] = [keyOf(a, today), keyOf(b, today)];
    return one === other ? rankOf(a) - rankOf(b) : one < other ? -1 : 1;
  };

/** How soon something is to be done for one application, and of the same day the higher priority. */
const firstKey = (actions: readonly NextAction[], today: string): string =>
  actions
    .map((action) => `${keyOf(action, today)} ${rankOf(action)}`)
    .sort()
    .at(0) ?? '';

/** The next action of one application: of a sort, else at least with words, that none of those before has. */
const another = (actions: readonly NextAction[], before: readonly NextAction[]): NextAction | undefined =>
  actions.find(
    ({ kind }, at) => (at === 0 || kind !== 'submission') && !before.some((each) => each.kind === kind),
  ) ??
  actions.find(({ label }) => !before.some((each) => each.label === label)) ??
  actions[0];

/**
 * The three things to do next across all saved scholarships: referees who wait to be asked, then one of each, so that none is forgotten
 * for another, and of different sorts. Where fewer are due this week and the next, those that come after them.
 */
export const nextActions = (saved: readonly SavedScholarshipItem[], today: string): NextAction[] => {
  const order = byUrgency(today);
  const horizon = addDays(today, HORIZON_DAYS);
  const everything = saved.map((each) => actionsOf(each, today));
  const soon = everything
    .map((actions) => actions.filter(({ day }) => day === null || day <= horizon))
    .filter((actions) => actions.length > 0);
  const chosen = soon
    .flatMap((actions) =>
      actions.filter((each) => each.kind === 'referees' && isPressing(each, today)).slice(0, 1),
    )
    .sort(order)
    .slice(0, SHOWN);
  const others = soon
    .filter((actions) => !actions.some((each) => chosen.includes(each)))
    .sort((one, other) => (firstKey(one, today) < firstKey(other, today) ? -1 : 1));
  for (const actions of others.slice(0, SHOWN)) {
    const next = another(actions, chosen);
    if (next) chosen.push(next);
  }
  const rest = soon
    .flat()
    .filter((action) => !chosen.includes(action))
    .sort(order);
  const later = everything
    .flat()
    .filter((action) => isLater(action, today))
    .sort(order);
  return [...[...chosen, ...rest].slice(0, SHOWN).sort(order), ...later].slice(0, SHOWN);
};

/** Whether it is due after this week and the next. */
export const isLater = ({ day }: NextAction, today: string): boolean =>
  day !== null && day > addDays(today, HORIZON_DAYS);
