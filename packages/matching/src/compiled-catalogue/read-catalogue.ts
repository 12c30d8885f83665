import type { Criterion, ScholarshipRecord } from '@laurel/domain';
import { knowFields } from '@laurel/taxonomies';
import { ENGINE_VERSION } from '../engine-version.ts';
import { knowNominator } from '../explain/nominator.ts';
import { knowEffort } from '../explain/present-scholarship.ts';
import { codeUnits } from '../rank-scholarships.ts';
import { knowTokens } from '../score/interests.ts';
import { valueAt } from './columns.ts';
import {
  COMPILED_FORMAT,
  type CompiledCatalogue,
  type CompiledCriterion,
  type CompiledDeadline,
  type Rare,
} from './compiled-catalogue.ts';
import { readLists } from './criteria-lists.ts';
import { criterionIds } from './criterion-ids.ts';
import { evidenceOf, textsOf } from './evidence.ts';
import { longId } from './short-ids.ts';
import { readTable } from './tables.ts';

/**
 * The records of a compiled catalogue: verdicts, scores, reasons, gaps and counts are what the whole records would give to a student
 * without interests and goals. Description, link, papers and the organiser's words are left out, so nothing may be told from their absence.
 * They stand in the order of their ids.
 * @returns undefined when the catalogue was written by another engine or format
 */
export const readCatalogue = (catalogue: CompiledCatalogue): ScholarshipRecord[] | undefined => {
  if (catalogue.format !== COMPILED_FORMAT || catalogue.engine !== ENGINE_VERSION) return undefined;
  knowFields(readTable(catalogue.fields));
  const { award, deadline, rare } = catalogue.columns;
  const [awards, deadlines, rarely] = [readTable(award), readTable(deadline), readTable(rare)];
  const lists = readLists(catalogue);
  const tokens = tokensByRow(catalogue.words, lists.length);
  const records = lists.map((criteria, row) => {
    const record = recordAt(catalogue, row, {
      criteria,
      award: awards[row] as ScholarshipRecord['award'],
      deadline: deadlines[row] as CompiledDeadline,
      rare: rarely[row] as Rare,
    });
    knowNominator(record, (rarely[row] as Rare).nominator);
    knowEffort(record, valueAt(catalogue.columns.effort, row));
    knowTokens(record, tokens[row] ?? new Set());
    return record;
  });
  return records.sort((a, b) => codeUnits(a.id, b.id));
};

/** Any name of the paper will do: only that one is asked for counts. */
const REFERENCE = 'Reference';
/** Any line of an award for a stay will do: only that there is one counts. */
const STAY = 'A stay.';
/** Any name of a cost will do: only their number counts. */
const COST = 'Cost';

/** What the tables hold of one record. */
interface RowOfTables {
  criteria: readonly CompiledCriterion[];
  award: ScholarshipRecord['award'];
  deadline: CompiledDeadline;
  rare: Rare;
}

const recordAt = (
  { columns }: CompiledCatalogue,
  row: number,
  { criteria, award, deadline: compiledDeadline, rare }: RowOfTables,
): ScholarshipRecord => {
  const { basis, method, parsedFully, reference } = valueAt(columns.trust, row);
  const { ended, warnings, visit, criterionIds: ids } = rare;
  const family = valueAt(columns.family, row);
  const pageDate = valueAt(columns.pageDate, row);
  const { deadline: confirmed, ...others } = valueAt(columns.confirmed, row);
  const deadline = deadlineFrom(compiledDeadline);
  const title = valueAt(columns.title, row);
  const organization = valueAt(columns.organization, row);
  const named = ids ?? criterionIds(criteria.map(({ is }) => is));
  const withEvidence = criteria.map(
    (each, at) => ({ id: named[at], ...each.is, evidence: evidenceOf(each) }) as Criterion,
  );
  return {
    id: longId({ id: valueAt(columns.id, row), title, organization }),
    title,
    organization,
    description: '',
    eligibility: visit ? STAY : '',
    location: valueAt(columns.location, row),
    link: '',
    hostCountries: valueAt(columns.hostCountries, row),
    criteria: withEvidence,
    award,
    deadline: confirmed === undefined ? deadline : { ...deadline, confirmed },
    documents: reference ? [REFERENCE] : [],
    selection: [],
    benefits: Array.from({ length: valueAt(columns.costs, row) }, () => COST),
    tags: [],
    texts: textsOf(withEvidence.flatMap(({ evidence }) => evidence)),
    parsedFully,
    provenance: {
      source: '',
      basis,
      method,
      confidence: 'low',
      confirmed: others,
      ...(pageDate === null
        ? {}
        : { evidence: [{ url: '', pageDate, read: '', by: 'official', facts: ['eligibility'] }] }),
    },
    ...(family ? { family } : {}),
    ...(ended ? { ended } : {}),
    ...(warnings ? { warnings } : {}),
  };
};

const deadlineFrom = ({ opens, ...deadline }: CompiledDeadline): ScholarshipRecord['deadline'] =>
  opens === undefined ? deadline : { ...deadline, cycles: [{ opens, url: '' }] };

const tokensByRow = (words: CompiledCatalogue['words'], rows: number): Set<string>[] => {
  const tokens = Array.from({ length: rows }, () => new Set<string>());
  for (const [word, distances] of Object.entries(words)) {
    let row = 0;
    for (const distance of distances) {
      row += distance;
      tokens[row]?.add(word);
    }
  }
  return tokens;
};
