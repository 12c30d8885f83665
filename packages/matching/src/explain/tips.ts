import { dayInEnglish, daysBetween, type ScholarshipRecord } from '@laurel/domain';
import { counted, joinAnd, lowerFirst, upperFirst } from '@laurel/text';
import { institutionInSentence } from '../comparing/institutions.ts';
import { asksForUnsaidLanguage, grewUpWith, languageProof } from '../criteria/language.ts';
import type { Evaluation } from '../evaluate.ts';
import { laterWords } from '../judging/alternatives.ts';
import type { MatchContext } from '../judging/assessment.ts';
import { timingText } from '../score/timing.ts';
import { nominatorOf } from './nominator.ts';
import type { ReasonFact } from './reason-fact.ts';
import { isReference, refereesAsked } from './referees.ts';
import { stopped } from './sentence.ts';

const MOST_TIPS = 5;
const FEWEST_TIPS = 2;
/** From here on the deadline comes before everything else. */
const SOON_DAYS = 30;

type Source = (context: MatchContext, evaluation: Evaluation) => ReasonFact[];
type RecordSource = (record: ScholarshipRecord) => ReasonFact[];

/** A record never changes, so what it alone advises is worded once. */
const once = (source: RecordSource): RecordSource => {
  const worded = new WeakMap<ScholarshipRecord, ReasonFact[]>();
  return (record) => {
    const known = worded.get(record) ?? source(record);
    worded.set(record, known);
    return known;
  };
};

/**
 * Two to five things to do for this one record in the round that is open or comes next: its deadline, the step before it, its referees, tests,
 * selection, documents and open conditions. While no round can be applied for, nobody is asked for anything yet.
 */
export const tipsFor = (context: MatchContext, evaluation: Evaluation): ReasonFact[] => {
  const of =
    (source: RecordSource): Source =>
    (given) =>
      source(given.record);
  const sources = [deadline, of(aid), steps, referees, tests, of(documents), of(selection), conditions];
  const tips = sources.flatMap((source) => source(context, evaluation)).slice(0, MOST_TIPS);
  return tips.length >= FEWEST_TIPS ? tips : [...tips, ...fallback(context.record)].slice(0, FEWEST_TIPS);
};

/** The tips that rest on the record alone and are the same for every student, whichever of them a match shows. */
export const recordTips = (record: ScholarshipRecord): ReasonFact[] =>
  [askNow, askLater, selection, documents, fallback].flatMap((source) => source(record));

/** "Usually 28 February for nominations; universities close weeks earlier" */
const NOMINATES = /\bnominat|\b(?:close|come|dates? (?:is|are)|have) (?:\w+ )?earlier\b/i;
/** "Each school has its own deadline": nobody has to put anybody forward. */
const OWN_DATES = /\bown (?:dates?|deadlines?)\b/i;

const deadline: Source = ({ record, student }, evaluation) => {
  const ahead = evaluation.isForLater ? laterWords(evaluation.units) : '';
  if (ahead !== '') return [{ text: `${ahead} Set a reminder for it.`, field: 'deadline' }];
  const { status, date, text } = evaluation.deadline;
  const { timing, round } = evaluation;
  const isNominated = nominatorOf(record) !== undefined || NOMINATES.test(record.deadline.text);
  if (status !== 'closed' && !record.ended && isNominated) {
    const first =
      'Whoever puts you forward, such as your university or school, closes earlier: ask for that date first.';
    return [{ text: `${first} ${stopped(record.deadline.text)}`, field: 'deadline' }];
  }
  const hasOwnDates = OWN_DATES.test(record.deadline.text) && status !== 'closed' && status !== 'announced';
  if (!record.ended && hasOwnDates) {
    const first = 'There is no single date: find the one that is yours before you plan.';
    return [{ text: `${first} ${stopped(record.deadline.text)}`, field: 'deadline' }];
  }
  if (timing === 'probably_closed' && round.closes !== undefined)
    return [
      { text: `${timingText(timing, record, round, student)} Set a reminder for it.`, field: 'deadline' },
    ];
  if (record.ended) return [{ text: `${text}: look for what took its place.`, field: 'deadline' }];
  if (status === 'closed')
    return [{ text: `${text}: check the official page for the next round.`, field: 'deadline' }];
  if (status === 'rolling') {
    return [
      {
        text: `No fixed deadline (${text.toLowerCase()}): apply as soon as your papers are ready.`,
        field: 'deadline',
      },
    ];
  }
  if (date === undefined) {
    const known =
      status === 'unknown'
        ? 'We don’t know the deadline'
        : status === 'last_known'
          ? text
          : `${text}, day not known to us`;
    return [{ text: `${known}: look it up on the official page before you plan.`, field: 'deadline' }];
  }
  const days = daysBetween(student.today, date);
  const papers = record.documents.length > 0 ? ` for ${counted(record.documents.length, 'document')}` : '';
  if (status === 'estimated') {
    return [
      {
        text: `Confirm the date on the official page: ${dayInEnglish(date)}, ${counted(days, 'day')} away, is what other years suggest.`,
        field: 'deadline',
      },
    ];
  }
  const lead = days <= SOON_DAYS ? 'Start now' : 'Plan backwards';
  const left =
    days === 0 ? 'the deadline is today' : `${counted(days, 'day')} left until ${dayInEnglish(date)}`;
  return [{ text: `${lead}: ${left}${papers}.`, field: 'deadline' }];
};

/** What has to be reached before one may apply, such as admission. */
const steps: Source = (_, { units }) => {
  const ahead = units
    .flatMap(({ members }) => members)
    .flatMap(({ criterion, verdict }): ReasonFact[] =>
      verdict.outcome === 'met' && verdict.residual !== undefined
        ? [{ text: verdict.residual, criterionId: criterion.id, field: 'criteria' }]
        : [],
    );
  return ahead.slice(0, 1);
};

/** Aid in the United States has a form of its own, for which the organiser's deadline is the wrong day to wait for. */
const aid = once(({ documents: papers }) => {
  const tips: ReasonFact[] = [];
  if (papers.some((document) => FAFSA.test(document)))
    tips.push({
      text: 'File the FAFSA as soon as you can: it opens every 1 October, and some aid of states and colleges goes to those who file first.',
      field: 'record',
    });
  if (papers.some((document) => CSS_PROFILE.test(document)))
    tips.push({
      text: 'Fill in the CSS Profile by the day your college sets for aid, which may come before its deadline for admission.',
      field: 'record',
    });
  return tips;
});

/** Referees are asked while the round is open; before, it is time to think of them. */
const referees: Source = ({ record }, { timing, isForLater }) =>
  timing === 'open' && !isForLater ? askNow(record) : askLater(record);

const askNow = once((record) => {
  const asked = refereesAsked(record);
  if (asked === undefined) return [];
  const text =
    asked.whom === undefined
      ? `Ask for it now, somebody else has to write it: ${quoted(asked.document)}.`
      : `Ask ${asked.whom} now: the application asks for ${quoted(asked.document)}.`;
  return [{ text, field: 'record' }];
});

const askLater = once((record) => {
  const asked = refereesAsked(record);
  if (asked === undefined) return [];
  const text =
    asked.whom === undefined
      ? `Find out how to get ${quoted(asked.document)}, and ask for it when the round opens.`
      : `Choose ${asked.whom}, to ask when the round opens: the application asks for ${quoted(asked.document)}.`;
  return [{ text, field: 'record' }];
});

/** A language demand that is open and can be settled by a test; nothing for whom the language is the one they grew up with. */
const tests: Source = ({ student }, { units }) =>
  units
    .flatMap(({ members }) => members)
    .flatMap(({ criterion, verdict }): ReasonFact[] => {
      if (criterion.kind !== 'language' || verdict.outcome === 'met' || verdict.outcome === 'not_applicable')
        return [];
      if (criterion.test === undefined && criterion.cefr === undefined) return [];
      if (asksForUnsaidLanguage(criterion, verdict)) return [];
      const asked = languageProof(criterion);
      const field = { criterionId: criterion.id, field: 'criteria' as const };
      if (grewUpWith(criterion.language, student.profile)) {
        return verdict.outcome === 'not_met'
          ? []
          : [{ text: `Ask whether your schooling is proof enough in place of ${asked}.`, ...field }];
      }
      const hasResult = verdict.outcome === 'not_met' && /\d/.test(verdict.have);
      const text = hasResult
        ? `Take a test again if you can still reach it: ${asked} is asked for, you have ${verdict.have}.`
        : `Add your test result, or book a test: ${asked} is asked for.`;
      return [{ text, ...field }];
    })
    .slice(0, 1);

/** What one can show in papers; who is eligible, who is nominated and how one does on the day can't be. */
const selection = once((record) => {
  const shown = record.selection.filter((name) => !NOT_SHOWN.test(name));
  return shown.length === 0
    ? []
    : [
        {
          text: `Show in your application what the committee looks at: ${joinAnd(shown.map(lowerFirst))}.`,
          field: 'record',
        },
      ];
});
const NOT_SHOWN =
  /\b(?:interviews?|auditions?|exam(?:ination)?s?|tests?|eligib\w+|nominations?|lottery|first come|ranks?|ranking|screening|assessment|need|income)\b/i;

const documents = once((record) => {
  const own = record.documents.filter(
    (document) => !isReference(document) && !FAFSA.test(document) && !CSS_PROFILE.test(document),
  );
  const days = own.filter((document) => ON_A_DAY.test(document));
  const forms = own.filter((document) => !days.includes(document) && FORM.test(document));
  const papers = own.filter((document) => !days.includes(document) && !forms.includes(document));
  const gather = papers.length === 0 ? '' : `gather ${joinAnd(papers.map(lowerFirst))}`;
  const begin = forms.length === 0 ? '' : `begin the ${joinAnd(forms.map(lowerFirst))}`;
  const parts = [begin, gather].filter(Boolean);
  return parts.length === 0 ? [] : [{ text: `${upperFirst(parts.join(' and '))}.`, field: 'record' }];
});
const FAFSA = /\bFAFSA\b/;
const CSS_PROFILE = /\bCSS Profile\b/;
const FORM =
  /^(?!.*\b(?:proof|medical|physical|income|tax|consent|discharge|host|employer)\b)(?:[\w-]+ ){0,3}(?:application|form)s?(?: (?:at|by|for|in|of|through|to) .+)?$/i;
/** No paper: it takes place on a day. */
const ON_A_DAY = /^(?:[\w-]+ )?(?:interviews?|auditions?|exam(?:ination)?s?|tests?)$/i;

/** Free-text conditions that only the student can check. */
const conditions: Source = (_, { units }) =>
  units
    .flatMap(({ members }) => members)
    .filter(({ criterion, verdict }) => criterion.kind === 'other' && verdict.outcome === 'unknown')
    .slice(0, 2)
    .map(({ criterion, verdict }) => ({
      text: `Check this condition before you start: ${quoted(verdict.required)}.`,
      criterionId: criterion.id,
      field: 'criteria',
    }));

/** A pasted text may name no organiser. */
const organiserOf = (organization: string): string =>
  organization === '' ? 'the organiser' : institutionInSentence(organization);

/** For records that state no papers, tests or selection: what is missing is said, and where to find it. */
const fallback = ({ organization, link, documents: papers, contact }: ScholarshipRecord): ReasonFact[] => {
  const site = /^https?:\/\/(?:www\.)?([^/]+)/.exec(link)?.[1];
  const tips: ReasonFact[] = [];
  if (papers.length === 0) {
    const where = site === undefined ? `with ${organiserOf(organization)}` : `on ${site}`;
    tips.push({
      text: `Look up ${where} which documents are needed: this record lists none.`,
      field: 'record',
    });
  }
  if (contact?.email !== undefined)
    tips.push({ text: `Ask ${contact.email} what stays unclear.`, field: 'record' });
  tips.push({
    text: `Read the conditions at ${organiserOf(organization)}${site === undefined ? '' : ` (${site})`} before you apply.`,
    field: 'record',
  });
  return tips;
};

/** In quotation marks, without a closing full stop. */
const quoted = (text: string): string => {
  return `“${text.replace(/\.$/, '')}”`;
};
