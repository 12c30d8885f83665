import { AGING_FACTS, basisOf, confirmedOn, type ScholarshipRecord } from '@laurel/domain';
import { csvTable } from './desk/sheet.ts';
import { AUTHORED_SOURCE, defined } from './to-record.ts';

/** Whether a record is ours to give away: not another source's listing, and no award of one installation. */
export const isOpenData = ({ provenance }: ScholarshipRecord): boolean =>
  provenance.source === AUTHORED_SOURCE;

const confirmedDays = (record: ScholarshipRecord): Record<string, string> =>
  Object.fromEntries(
    AGING_FACTS.flatMap((fact) => {
      const day = confirmedOn(record, fact);
      return day === undefined ? [] : [[fact, day]];
    }),
  );

/** A record as open data: all that its programme file says, and nothing of an installation or of a student. */
export const toOpenAward = (record: ScholarshipRecord) => {
  const { id, title, organization, description, location, hostCountries, criteria, award, ended } = record;
  const { documents, selection, benefits, tags, duration, applicants, essays, contact, provenance } = record;
  const { confirmed: _, ...deadline } = record.deadline;
  return defined({
    ...{ id, title, organization, description, location, hostCountries },
    eligibility: record.eligibility.split('\n').filter(Boolean),
    ...{ criteria, award, deadline, ended, documents, selection, benefits, tags },
    page: record.page ?? record.link,
    apply: record.page === undefined ? undefined : record.link,
    ...{ duration, applicants, essays, contact },
    basis: basisOf(provenance),
    confirmed: confirmedDays(record),
    evidence: provenance.evidence ?? [],
  });
};

const COLUMNS: Record<string, (record: ScholarshipRecord) => string | number | undefined> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  organization: ({ organization }) => organization,
  location: ({ location }) => location,
  host_countries: ({ hostCountries }) => hostCountries.join(' | '),
  levels: ({ criteria }) =>
    [
      ...new Set(
        criteria.flatMap((each) => (each.kind === 'level' && each.strength === 'hard' ? each.anyOf : [])),
      ),
    ].join(' | '),
  eligibility: ({ eligibility }) => eligibility,
  award_kind: ({ award }) => award.kind,
  award_currency: ({ award }) => award.currency,
  award_min: ({ award }) => award.min,
  award_max: ({ award }) => award.max,
  award_period: ({ award }) => award.period,
  award_text: ({ award }) => award.text,
  deadline_kind: ({ deadline, ended }) => (ended ? 'ended' : deadline.kind),
  deadline_dates: ({ deadline }) => deadline.dates.join(' | '),
  deadline_text: ({ deadline }) => deadline.text,
  page: ({ page, link }) => page ?? link,
  apply: ({ page, link }) => (page === undefined ? undefined : link),
  basis: ({ provenance }) => basisOf(provenance),
  deadline_confirmed: (record) => confirmedOn(record, 'deadline'),
  award_confirmed: (record) => confirmedOn(record, 'award'),
  eligibility_confirmed: (record) => confirmedOn(record, 'eligibility'),
};

/** Records as a table for a spreadsheet: what fits into cells of the open data. */
export const openDataTable = (records: readonly ScholarshipRecord[]): string =>
  csvTable(
    Object.keys(COLUMNS),
    records.map((record) => Object.values(COLUMNS).map((value) => `${value(record) ?? ''}`)),
  );
