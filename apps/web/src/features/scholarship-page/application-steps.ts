import type { ScholarshipDetail } from '@laurel/contract';
import { APPLICATION_STEPS, type ApplicationStepId } from '@laurel/domain';
import type { DeadlineDisplay } from '../scholarships/deadline-display.ts';

export interface ApplicationStep {
  title: string;
  text: string;
  /** What the record requires in this step. */
  items: string[];
}

type StepText = Omit<ApplicationStep, 'title'>;

interface StepFacts {
  /** Null until the full record is loaded. */
  detail: Pick<ScholarshipDetail, 'documents' | 'selection'> | null;
  organization: string;
  /** Host of the official page, when there is one. */
  site: string | null;
  deadline: DeadlineDisplay;
  /** Who has to put the student forward. */
  nominator?: ScholarshipDetail['nominator'];
  /** The day in words, when there is one. */
  deadlineDay: string | null;
  /** Number of conditions without a verdict yet. */
  openConditions: number;
}

const REFERENCE = /refer|recommend/i;
const WRITING =
  /essay|statement|letter of motivation|motivation letter|cover letter|proposal|study plan|personal/i;
const INTERVIEW = /interview/i;

/** A text that a student pasted may name no organiser. */
const where = ({ site, organization }: StepFacts) =>
  site ? `on ${site}` : `with ${organization || 'the organiser'}`;

const documentsOf = ({ detail }: StepFacts) => {
  const all = detail?.documents ?? [];
  const references = all.filter((each) => REFERENCE.test(each));
  const writing = all.filter((each) => WRITING.test(each) && !REFERENCE.test(each));
  const papers = all.filter((each) => !references.includes(each) && !writing.includes(each));
  return { references, writing, papers };
};

const conditions = (facts: StepFacts): StepText => {
  const open = facts.openConditions;
  const text =
    open === 0
      ? `Read the conditions ${where(facts)} and check that they are still the ones on this page.`
      : `Settle the ${open === 1 ? 'condition that is' : `${open} conditions that are`} still open above, and check all of them ${where(facts)}.`;
  return { text, items: [] };
};

const papers = (facts: StepFacts): StepText => {
  const items = documentsOf(facts).papers;
  const text =
    items.length > 0
      ? 'Get these ready as scans, and have them translated where the provider asks for it.'
      : `This record names no papers: look ${where(facts)} for the list.`;
  return { text, items };
};

const references = (facts: StepFacts): StepText => {
  const items = documentsOf(facts).references;
  const text =
    items.length > 0
      ? 'Ask early, and send your referees the deadline and what the award is for.'
      : 'None is named in this record. Have someone in mind who knows your work, in case one is asked for.';
  return { text, items };
};

const writing = (facts: StepFacts): StepText => {
  const items = documentsOf(facts).writing;
  const looksAt = (facts.detail?.selection ?? []).filter((each) => !INTERVIEW.test(each));
  const text =
    looksAt.length > 0
      ? `Give evidence for each thing the committee looks at: ${looksAt.join(', ').toLowerCase()}.`
      : `Say in your own words why this award${facts.organization ? ` by ${facts.organization}` : ''} fits your plans.`;
  return { text, items };
};

const submission = (facts: StepFacts): StepText => {
  const { deadline, deadlineDay, nominator } = facts;
  const texts = {
    nominated: `Your ${nominator} nominates you: hand in to it, by its own date, which is earlier. Ask for that date first.`,
    expired: `This round is over. Look ${where(facts)} for the next one.`,
    estimated: `Around ${deadlineDay}, judging by the yearly cycle. Confirm the day ${where(facts)}.`,
    dated: `By ${deadlineDay}. Leave a few days for forms that fail and files that are too large.`,
    undated: `Deadline: ${deadline.text}. Confirm it ${where(facts)} before you plan.`,
  };
  const kind = deadline.expired
    ? 'expired'
    : nominator
      ? 'nominated'
      : !deadlineDay
        ? 'undated'
        : deadline.estimated
          ? 'estimated'
          : 'dated';
  return { text: texts[kind], items: [] };
};

const followUp = ({ detail }: StepFacts): StepText => ({
  text: detail?.selection.some((each) => INTERVIEW.test(each))
    ? 'Keep a copy of what you sent, and prepare for the interview.'
    : 'Keep a copy of what you sent, and answer questions of the provider quickly.',
  items: [],
});

const TEXTS: Record<ApplicationStepId, (facts: StepFacts) => StepText> = {
  conditions,
  documents: papers,
  references,
  writing,
  submission,
  'follow-up': followUp,
};

/** The six steps of an application, with what this record requires in each. */
export const applicationSteps = (facts: StepFacts): ApplicationStep[] =>
  APPLICATION_STEPS.map(({ id, title }) => ({ title, ...TEXTS[id](facts) }));
