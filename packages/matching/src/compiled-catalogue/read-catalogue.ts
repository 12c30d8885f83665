import type { Criterion, ScholarshipRecord } from '@laurel/domain';
import { ENGINE_VERSION } from '../engine-version.ts';
import { knowEffort } from '../explain/present-scholarship.ts';
import { knowTokens } from '../score/interests.ts';
import { valueAt } from './columns.ts';
import { COMPILED_FORMAT, type CompiledCatalogue, type CompiledDeadline } from './compiled-catalogue.ts';
import { criterionIds } from './criterion-ids.ts';
import { evidenceOf, textsOf } from './evidence.ts';

/**
 * The records of a compiled catalogue: verdicts, scores, reasons, gaps and counts are what the whole records would give to a student
 * without interests and goals. Description, link, papers and the organiser's words are left out, so nothing may be told from their absence.
 * @returns undefined when the catalogue was written by another engine or format
 */
export const readCatalogue = (catalogue: CompiledCatalogue): ScholarshipRecord[] | undefined => {
  if (catalogue.format !== COMPILED_FORMAT || catalogue.engine !== ENGINE_VERSION) return undefined;
  const tokens = tokensByRow(catalogue);
  return catalogue.criteriaOf.map((codes, row) => {
    const record = recordAt(catalogue, row, codes);
    knowEffort(record, valueAt(catalogue.columns.effort, row));
    knowTokens(record, tokens[row] ?? new Set());
    return record;
  });
};

/** Any name of the paper will do: only that one is asked for counts. */
const REFERENCE = 'Reference';
/** Any name of a cost will do: only their number counts. */
const COST = 'Cost';

const recordAt = (
  { columns, criteria }: CompiledCatalogue,
  row: number,
  codes: readonly number[],
): ScholarshipRecord => {
  const { basis, method, parsedFully, reference } = valueAt(columns.trust, row);
  const { ended, warnings, visit = '', criterionIds: ids } = valueAt(columns.rare, row);
  const family = valueAt(columns.family, row);
  const { deadline: confirmed, ...others } = valueAt(columns.confirmed, row);
  const deadline = deadlineFrom(valueAt(columns.deadline, row));
  const found = codes.flatMap((code) => criteria[code] ?? []);
  const named = ids ?? criterionIds(found.map(({ is }) => is));
  const withEvidence = found.map(
    (each, at) => ({ id: named[at], ...each.is, evidence: evidenceOf(each) }) as Criterion,
  );
  return {
    id: valueAt(columns.id, row),
    title: valueAt(columns.title, row),
    organization: valueAt(columns.organization, row),
    description: '',
    eligibility: visit,
    location: valueAt(columns.location, row),
    link: '',
    hostCountries: valueAt(columns.hostCountries, row),
    criteria: withEvidence,
    award: valueAt(columns.award, row),
    deadline: confirmed === undefined ? deadline : { ...deadline, confirmed },
    documents: reference ? [REFERENCE] : [],
    selection: [],
    benefits: Array.from({ length: valueAt(columns.costs, row) }, () => COST),
    tags: [],
    texts: textsOf(withEvidence.flatMap(({ evidence }) => evidence)),
    parsedFully,
    provenance: { source: '', basis, method, confidence: 'low', confirmed: others },
    ...(family ? { family } : {}),
    ...(ended ? { ended } : {}),
    ...(warnings ? { warnings } : {}),
  };
};

const deadlineFrom = ({ opens, ...deadline }: CompiledDeadline): ScholarshipRecord['deadline'] =>
  opens === undefined
    ? deadline
    : { ...deadline, cycles: opens.map((day) => (day === '' ? { url: '' } : { opens: day, url: '' })) };

const tokensByRow = ({ words, criteriaOf }: CompiledCatalogue): Set<string>[] => {
  const tokens = criteriaOf.map(() => new Set<string>());
  for (const [word, distances] of Object.entries(words)) {
    let row = 0;
    for (const distance of distances) {
      row += distance;
      tokens[row]?.add(word);
    }
  }
  return tokens;
};
