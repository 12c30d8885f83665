import {
  basisOf,
  type Criterion,
  conditionsPageDate,
  confirmedOn,
  opensOnADay,
  RULE_FACTS,
  type ScholarshipRecord,
} from '@laurel/domain';
import { FIELD_SUGGESTIONS, type NamedField, resolveField, resolveFinerField } from '@laurel/taxonomies';
import { hostCodes } from '../comparing/hosts.ts';
import { isVisit } from '../criteria/host.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import { nominatorOf } from '../explain/nominator.ts';
import { effortOf } from '../explain/present-scholarship.ts';
import { asksReference } from '../explain/referees.ts';
import { isQuoted } from '../judging/judge-criterion.ts';
import { unitKey } from '../kernel/unit-key.ts';
import { type InSteps, mapInSteps } from '../match-scholarships.ts';
import { codeUnits } from '../rank-scholarships.ts';
import { COSTS_THAT_COUNT } from '../score/fit.ts';
import { recordTokens } from '../score/interests.ts';
import { textTokens } from '../score/text-tokens.ts';
import { codeOf, toColumn } from './columns.ts';
import {
  COMPILED_FORMAT,
  type CompiledCatalogue,
  type CompiledCriterion,
  type CompiledDeadline,
  type Confirmed,
  type Rare,
} from './compiled-catalogue.ts';
import { toLists } from './criteria-lists.ts';
import { criterionIds } from './criterion-ids.ts';
import { evidenceOf, textsOf } from './evidence.ts';
import { shortId } from './short-ids.ts';
import { toTable } from './tables.ts';

/** The records in the form that a browser is sent; `readCatalogue` turns it back. */
export function* compileCatalogue(
  matched: readonly ScholarshipRecord[],
  catalogueVersion: number,
): InSteps<CompiledCatalogue> {
  const records = likeBesideLike(matched);
  const criteria: CompiledCriterion[] = [];
  const codes = new Map<string, number>();
  const codesOf = yield* mapInSteps(records, (record) =>
    record.criteria.map((criterion) => codeOf(compiled(criterion, record), codes, criteria)),
  );
  const words = wordsOf(yield* mapInSteps(records, recordTokens));
  yield;
  const column = <T>(value: (record: ScholarshipRecord) => T) => toColumn(records.map(value));
  return {
    format: COMPILED_FORMAT,
    engine: ENGINE_VERSION,
    catalogueVersion,
    columns: {
      id: column(shortId),
      title: column(({ title }) => title),
      organization: column(({ organization }) => organization),
      location: column(({ location }) => location),
      hostCountries: column(({ hostCountries }) => hostCountries),
      award: toTable(records.map(awardOf)),
      costs: column(({ benefits }) => Math.min(benefits.length, COSTS_THAT_COUNT)),
      deadline: toTable(records.map(deadlineOf)),
      effort: column(effortOf),
      trust: column((record) => ({
        parsedFully: record.parsedFully,
        basis: basisOf(record.provenance),
        method: record.provenance.method,
        reference: asksReference(record),
      })),
      pageDate: column(({ provenance }) => conditionsPageDate(provenance) ?? null),
      family: column(({ family }) => family ?? null),
      confirmed: column(confirmedDays),
      rare: toTable(records.map(rareOf)),
    },
    ...toLists(criteria, codesOf),
    fields: toTable(FIELD_SUGGESTIONS.map(namedField)),
    words,
  };
}

/** Awards of one place and one organisation share most of what they ask for: beside each other they pack smaller than in the order of ids. */
const likeBesideLike = (records: readonly ScholarshipRecord[]): ScholarshipRecord[] =>
  records.toSorted((a, b) => codeUnits(placeOf(a), placeOf(b)));

const placeOf = ({ hostCountries, location, organization, id }: ScholarshipRecord): string =>
  [hostCountries.join(), location, organization, id].join('\n');

const namedField = (name: string): NamedField => {
  const finer = resolveFinerField(name);
  return { name, codes: resolveField(name), ...(finer === undefined ? {} : { finer }) };
};

/** Of full funding a card says no more than that it is. */
const awardOf = ({ award }: ScholarshipRecord): ScholarshipRecord['award'] =>
  award.kind === 'full' ? { ...award, text: '' } : award;

const deadlineOf = ({
  deadline: { cycles, confirmed: _, ...deadline },
}: ScholarshipRecord): CompiledDeadline => {
  const opens = cycles?.findLast(opensOnADay)?.opens;
  return opens === undefined ? deadline : { ...deadline, opens };
};

const confirmedDays = (record: ScholarshipRecord): Confirmed =>
  Object.fromEntries(
    RULE_FACTS.flatMap((fact) => {
      const day = confirmedOn(record, fact);
      return day === undefined ? [] : [[fact, day]];
    }),
  );

const rareOf = (record: ScholarshipRecord): Rare => {
  const { ended, warnings, title, criteria } = record;
  const visit = isVisit(record) && !isVisit({ title, eligibility: '' });
  const ids = criteria.map(({ id }) => id);
  const nominator = nominatorOf(record);
  return {
    ...(ended ? { ended } : {}),
    ...(warnings ? { warnings } : {}),
    ...(nominator ? { nominator } : {}),
    ...(visit ? { visit } : {}),
    ...(ids.join() === criterionIds(criteria).join() ? {} : { criterionIds: ids }),
  };
};

/** The criterion without the organiser's words, unless the engine reads something in them: `unitKey` holds all that it may depend on. */
const compiled = (criterion: Criterion, record: ScholarshipRecord): CompiledCriterion => {
  const { id: _, evidence, ...is } = criterion;
  const bare: CompiledCriterion = { is, ...(isQuoted(criterion, record) ? {} : { unquoted: true }) };
  const hosts = hostCodes(record);
  const key = unitKey([criterion], record, hosts);
  const saysAsMuch = (each: CompiledCriterion): boolean => {
    const said = evidenceOf(each);
    return unitKey([{ ...criterion, evidence: said }], { ...record, texts: textsOf(said) }, hosts) === key;
  };
  const shorter = [bare, ...TELLING.map((word) => ({ ...bare, words: [word] }))].find(saysAsMuch);
  return shorter ?? { ...bare, words: evidence.map(({ quote }) => quote) };
};

/** Words that tell the engine as much as whole lines do, which nobody reads there. */
const TELLING: readonly string[] = ['bachelor', 'graduating', 'related'];

/** A guest gives fields of study by their names, and no interests or goals: only words of these names can meet those of a record. */
const wordsOf = (tokensOfRows: readonly ReadonlySet<string>[]): CompiledCatalogue['words'] => {
  const vocabulary = textTokens(FIELD_SUGGESTIONS.join(' '));
  const words: Record<string, number[]> = {};
  const last = new Map<string, number>();
  for (const [row, tokens] of tokensOfRows.entries()) {
    for (const token of tokens) {
      if (!vocabulary.has(token)) continue;
      words[token] ??= [];
      words[token].push(row - (last.get(token) ?? 0));
      last.set(token, row);
    }
  }
  return words;
};
